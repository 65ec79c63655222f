# SPDX-License-Identifier: MIT
"""The plate of a seat as a picture: player, level, title, points and side."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from thothit_desktop.table.drawing import figures, suits
from thothit_desktop.table.drawing.growth_signs import GROWTH, growth_pixmap
from thothit_desktop.table.drawing.heading_face import heading_font
from thothit_desktop.table.drawing.javanese_face import javanese_family
from thothit_desktop.table.drawing.labels import SHRUNK, canvas, fitting, font, least_width, text
from thothit_desktop.table.theme.themes import theme

_NAME = 1.08
"""The size of a name relative to other words: its font looks a little smaller."""
_LARGE = 1.25
"""The size of a total relative to the words."""
_WORDS, _MORE_WORDS = 6.4, 8.8
"""The width that words need beside a figure, in sizes of their letters; more with calls, sides or small
cards."""
_PAD, _POINTER, _DOWN, _AIR = 0.55, 0.6, 1.1, 0.2
"""The margin at both sides of the words, the width of a pointer to the side, of one up or down, and the space
beside it, in sizes of the letters."""
_LEAST_FIGURE = 2.0
"""The smallest figure, in sizes of the letters."""
_SMALL = 0.88
"""The size of a level and of the words beside it, relative to other words."""
_GAIN = "+000"
"""A text as wide as the usual gain of a round."""
_LEAST_SCRIPT = 9
"""The smallest readable size of Javanese letters, in pixels."""
_TOTAL = "000"
"""A text as wide as the largest total."""
_NARROW = 0.8
"""The smallest size of a level's words that leaves room for its sign, relative to the usual one."""
_SIGN, _SIGN_AIR = 1.15, 0.35
"""The size of the sign before a level, and the space after it, in sizes of the letters."""
_MOST_SMALL = 4  # small cards on a plate; for more, one card and their number


class Plate(NamedTuple):
    """A seat's plate: its title or an empty text; `round` is the text for the round's points, if any.

    `script` is the title in Javanese letters. `total` are points, None to show none; if there is a `letter`,
    they are shown as small cards with this letter, and `none` is the text for no cards. `warning` is the text
    for a player who cannot win, `away` for one who does not play, empty for others. `note` is a text at the
    right of the name, followed by the sign of the suit with the letter `suit`; `said` is a text at the right
    of the title. `side` is the number and the name of the seat's side, if there are sides. `figure` is the id
    of the player's figure, `stage` the sign before the level (`growth_signs`).
    """

    name: str
    level: str
    title: str
    total: int | None
    round: str
    warning: str
    away: str
    active: bool
    script: str = ""
    letter: str = ""
    none: str = ""
    note: str = ""
    suit: str = ""
    said: str = ""
    side: tuple[int, str] | None = None
    figure: str = ""
    stage: int | None = None


def plate(shown: Plate, width: float, height: float, size: int, edge: str, ratio: float) -> QPixmap:
    """Return a seat's plate: name and total, title with its script or small cards, level.

    The seat to play has a bright plate with a pointer towards the table; `edge` is the plate's place: bottom
    (beside a hand), near (before the pool), right, top or left.
    """
    tone = theme().table
    pixmap = canvas(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.55 if shown.away else 1.0)
    box = QRectF(1, 1, width - 2, height - 2)
    rim = tone.accent if shown.active else tone.faint
    painter.setPen(QPen(rim, (2 if shown.active else 1) * theme().lines))
    painter.setBrush(tone.accent if shown.active else tone.ground)
    painter.drawRoundedRect(box, size * 0.35, size * 0.35)
    ink = tone.ink if shown.active else tone.paper
    faint = QColor(ink)
    faint.setAlphaF(theme().quiet)
    pad = size * _PAD
    inner = _figure(painter, box, shown, size, edge, ratio).adjusted(pad, 0, -pad, 0)
    right = inner.right()
    if shown.active:
        inner = _pointer(painter, box, inner, size, edge)
    line = (height - 2) / 3
    rows = [QRectF(inner.left(), 1 + line * number, inner.width(), line) for number in range(3)]
    rows[0].setRight(right)  # above the pointer
    total = "" if shown.letter or shown.total is None else str(shown.total)
    large = font(size * _LARGE, bold=True)
    text(painter, rows[0], total, large, ink, Qt.AlignmentFlag.AlignRight)
    taken = QFontMetricsF(large).horizontalAdvance(total) + size * 0.5
    taken += _note(painter, rows[0], shown, size, ink)
    name = rows[0].adjusted(0, 0, -taken, 0)
    text(painter, name, shown.name, _name_font(shown.name, size, name.width()), ink)
    title, level = QRectF(rows[1]), QRectF(rows[2])
    if shown.round:
        by_title = _gain_by_title(shown, title.width(), size)
        beside, words = (title, shown.title) if by_title else (level, shown.level)
        taken = _gain(
            painter, beside, shown.round, size, ink, least_width(words, size * (1 if by_title else _SMALL))
        )
        beside.setRight(beside.right() - taken - size * 0.3)
    if shown.said:
        _said(painter, title, shown, size, ink)
    else:
        _title(painter, title, shown, size, ink)
    if shown.letter and shown.total:
        _small_cards(painter, title, shown, size, ink)
    elif shown.letter:
        beside = title if shown.level else level
        text(painter, beside, shown.none, font(size * 0.78), ink, Qt.AlignmentFlag.AlignRight)
    # The sign before a level must not come and go with the turn.
    spare = 0.0 if shown.active else _pointer_room(edge, size)
    signed = shown.stage is not None and _least_row(shown, size, signed=True) <= level.width() - spare
    if shown.side is not None:
        level.setRight(level.right() - _side(painter, rows[2], shown, size, signed, ink) - size * 0.5)
    _level(painter, level, shown, size, signed, faint, ratio)
    painter.end()
    return pixmap


def _figure(painter: QPainter, box: QRectF, shown: Plate, size: int, edge: str, ratio: float) -> QRectF:
    """Draw the player's figure on the side towards the person; return the rest of the plate, for words.

    No figure is drawn if words would be cut. It also gives way to the sign before a level.
    """
    air = size * 0.25
    more = shown.note or shown.said or shown.side or shown.letter or shown.none
    words = size * (_MORE_WORDS if more else _WORDS)
    name = _least_name(shown, size) + size * 2 * _PAD + air
    if edge in ("right", "top"):
        name += _pointer_room(edge, size)
    side = math.floor(min(box.height() - 2 * air, box.width() - max(words, name)))
    if side < size * _LEAST_FIGURE or not shown.figure:
        return box
    if shown.level:
        least = size * _LEAST_FIGURE
        around = air + size * 2 * _PAD + _pointer_room(edge, size)
        row = _least_row(shown, size, signed=True)
        if row > box.width() - around - least:
            row = _least_row(shown, size, signed=False)
        side = math.floor(max(least, min(side, box.width() - around - row)))
    pixmap = figures.figure_pixmap(shown.figure, side, ratio)
    outer_right = edge in ("right", "top")
    left = box.right() - air - side if outer_right else box.left() + air
    painter.drawPixmap(QPointF(round(left), round(box.center().y() - side / 2)), pixmap)
    taken = air + side
    return box.adjusted(0, 0, -taken, 0) if outer_right else box.adjusted(taken, 0, 0, 0)


def _least_name(shown: Plate, size: int) -> float:
    """Return the least width of the name's row, with the words at its right."""
    wide = QFontMetricsF(_name_font(shown.name, size, 0.0)).horizontalAdvance(shown.name)
    if shown.total is not None and not shown.letter:
        total = max(str(shown.total), _TOTAL, key=len)
        wide += QFontMetricsF(font(size * _LARGE, bold=True)).horizontalAdvance(total) + size * 0.5
    if shown.note:
        wide += least_width(shown.note, size * _SMALL, bold=True) + size
    return wide


def _least_row(shown: Plate, size: int, *, signed: bool) -> float:
    """Return the least width of a level's row, with the name of the side at its right."""
    beside = 0.0 if shown.side is None else size * 0.5 + _least_side(shown.side[1], size)
    return _least_level(shown, size, signed) + beside


def _least_level(shown: Plate, size: int, signed: bool) -> float:
    """Return the least width of a level, with or without its sign."""
    if not signed:
        return least_width(shown.level, size * _SMALL)
    words = QFontMetricsF(font(size * _SMALL)).horizontalAdvance(shown.level)
    return round(size * _SIGN) + size * _SIGN_AIR + words * _NARROW


def _level(
    painter: QPainter, row: QRectF, shown: Plate, size: int, signed: bool, ink: QColor, ratio: float
) -> None:
    """Draw the level, after its sign if `signed`."""
    if signed:
        assert shown.stage is not None
        side = round(size * _SIGN)
        sign = growth_pixmap(GROWTH[shown.stage], ink, side, ratio)
        painter.drawPixmap(QPointF(round(row.left()), round(row.center().y() - side / 2)), sign)
        row = row.adjusted(side + size * _SIGN_AIR, 0, 0, 0)
    text(painter, row, shown.level, fitting(shown.level, size * _SMALL, row.width()), ink)


def _gain(painter: QPainter, row: QRectF, words: str, size: int, ink: QColor, beside: float) -> float:
    """Draw the round's gain in a capsule at the right of a row; return the capsule's width.

    The gain becomes smaller if it would leave less than the width `beside` to other words.
    """
    face = fitting(words, size * _SMALL, row.width() - beside - size * 1.1, bold=True)
    wide = min(row.width(), QFontMetricsF(face).horizontalAdvance(words) + size * 0.8)
    high = min(row.height() - 3, size * 1.25)
    capsule = QRectF(row.right() - wide, row.center().y() - high / 2 - 1, wide, high)
    painter.setPen(QPen(ink, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(capsule, high / 2, high / 2)
    painter.setFont(face)
    painter.drawText(capsule, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)
    return wide


def _pointer(painter: QPainter, box: QRectF, inner: QRectF, size: int, edge: str) -> QRectF:
    """Draw a triangle on the side towards the table; return the rest of the inner rectangle."""
    tone = theme().table
    half, deep = size * _DOWN / 2, size * _POINTER
    at_right = edge in ("left", "bottom", "near")
    at = box.right() - size * 0.4 if at_right else box.left() + size * 0.4
    back = at - deep if at_right else at + deep
    middle = box.center().y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone.warning)
    corners = [QPointF(at, middle), QPointF(back, middle - half), QPointF(back, middle + half)]
    if edge == "top":  # down
        high = middle - deep / 2
        corners = [QPointF(at + half, high + deep), QPointF(at, high), QPointF(at + 2 * half, high)]
    elif edge == "near":  # up
        low = middle + deep / 2
        corners = [QPointF(at - half, low - deep), QPointF(at, low), QPointF(at - 2 * half, low)]
    painter.drawPolygon(QPolygonF(corners))
    taken = _pointer_room(edge, size)
    return inner.adjusted(0, 0, -taken, 0) if at_right else inner.adjusted(taken, 0, 0, 0)


def _pointer_room(edge: str, size: int) -> float:
    """Return the width of a plate's pointer with the space beside it."""
    return size * ((_DOWN if edge in ("top", "near") else _POINTER) + _AIR)


def _gain_by_title(shown: Plate, width: float, size: int) -> bool:
    """Return True if the round's gain stands beside the title, because the level can stay whole there.

    A title in Javanese letters gives way only if the level would be cut beside the gain.
    """
    if shown.warning or shown.away or shown.said or shown.letter or not shown.level:
        return False
    gain = least_width(_GAIN, size * _SMALL, bold=True) + size * 1.1
    if shown.script and javanese_family() and least_width(shown.level, size * _SMALL) + gain <= width:
        return False
    return least_width(shown.title, size) + gain <= width


def _title(painter: QPainter, row: QRectF, shown: Plate, size: int, ink: QColor) -> None:
    """Draw the seat's title, also in Javanese letters if given, or the words of `warning` or `away`."""
    if shown.warning:
        _bar(painter, row, shown.warning, size)
        return
    if shown.away:
        text(painter, row, shown.away, font(size * _SMALL), ink)
        return
    text(painter, row, shown.title, fitting(shown.title, size, row.width()), ink)
    if shown.script and javanese_family():
        script = QFont(javanese_family())
        script.setPixelSize(size)
        taken = QFontMetricsF(font(size)).horizontalAdvance(shown.title) + size * 0.5
        whole = QFontMetricsF(script).tightBoundingRect(shown.script)
        share = min(1.0, (row.width() - taken) / whole.right(), row.height() / whole.height())
        script.setPixelSize(max(1, int(size * share)))
        if script.pixelSize() < _LEAST_SCRIPT:
            return
        ink_box = QFontMetricsF(script).tightBoundingRect(shown.script)
        painter.setFont(script)
        # Centre the letters: the font's own line is too tall.
        painter.drawText(QPointF(row.left() + taken, row.center().y() - ink_box.center().y()), shown.script)


def _note(painter: QPainter, row: QRectF, shown: Plate, size: int, ink: QColor) -> float:
    """Draw the note at the right of a row, with the sign of a suit; return its width."""
    if not shown.note:
        return 0.0
    room = QRectF(row)
    if shown.suit:
        sign = size * 0.8
        room.setRight(row.right() - sign * 1.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPath(
            suits.path(shown.suit, QRectF(row.right() - sign, row.center().y() - sign / 2, sign, sign))
        )
    face = fitting(shown.note, size * _SMALL, room.width() * 0.7, bold=True)
    text(painter, room, shown.note, face, ink, Qt.AlignmentFlag.AlignRight)
    return row.right() - room.right() + QFontMetricsF(face).horizontalAdvance(shown.note)


def _said(painter: QPainter, row: QRectF, shown: Plate, size: int, ink: QColor) -> None:
    """Draw the seat's last words at the right of a row, after its title; shrink both to fit."""
    small, air = size * _SMALL, size * 0.4
    words = QFontMetricsF(font(small)).horizontalAdvance(shown.said)
    title = QFontMetricsF(font(size)).horizontalAdvance(shown.title)
    share = words / (words + title)
    room = row.width() - (air if shown.title else 0.0)
    face = fitting(shown.said, small, room * share)
    text(painter, row, shown.said, face, ink, Qt.AlignmentFlag.AlignRight)
    rest = row.adjusted(0, 0, -QFontMetricsF(face).horizontalAdvance(shown.said) - air, 0)
    text(painter, rest, shown.title, fitting(shown.title, size, rest.width()), ink)


def _side(painter: QPainter, row: QRectF, shown: Plate, size: int, signed: bool, ink: QColor) -> float:
    """Draw the mark of a seat's side at the right of a row, and its name before it; return their width.

    The name becomes smaller if the level and its sign need its space, and is left out if that is not enough.
    """
    assert shown.side is not None
    side, name = shown.side
    tone = theme().table
    mark = size * 0.8
    suits.mark(painter, side, QRectF(row.right() - mark, row.center().y() - mark / 2, mark, mark), tone.ink)
    level = _least_level(shown, size, signed) + size * 0.5 if shown.level else 0.0
    if level + _least_side(name, size) > row.width():
        return mark
    room = row.adjusted(0, 0, -mark * 1.3, 0)
    face = fitting(name, size * _SMALL, room.width() - level)
    text(painter, room, name, face, ink, Qt.AlignmentFlag.AlignRight)
    return row.right() - room.right() + QFontMetricsF(face).horizontalAdvance(name)


def _least_side(name: str, size: int) -> float:
    """Return the least width of a side's mark and name."""
    return size * 0.8 * 1.3 + least_width(name, size * _SMALL)


def _small_cards(painter: QPainter, row: QRectF, shown: Plate, size: int, ink: QColor) -> None:
    """Draw the total at the right of a row: a small card for each point, or one card with their number."""
    tone = theme().table
    total = shown.total or 0
    wide, high = size * 0.78, row.height() * 0.92
    left = row.right()
    if total > _MOST_SMALL:
        words = f"×{total}"
        text(painter, row, words, font(size, bold=True), ink, Qt.AlignmentFlag.AlignRight)
        left -= QFontMetricsF(font(size, bold=True)).horizontalAdvance(words) + size * 0.2
    for _ in range(total if total <= _MOST_SMALL else 1):
        left -= wide
        card = QRectF(left, row.center().y() - high / 2, wide, high)
        left -= size * 0.12
        painter.setPen(QPen(tone.ink, 1))
        painter.setBrush(tone.paper)
        painter.drawRoundedRect(card, size * 0.12, size * 0.12)
        painter.setFont(font(size * 0.72, bold=True))
        painter.setPen(tone.warning)
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, shown.letter)


def _bar(painter: QPainter, row: QRectF, words: str, size: int) -> None:
    """Draw words on a red band, after a sign of prohibition; shrink them rather than cut them."""
    tone = theme().table
    face = font(size * _SMALL, bold=True)
    layout = row.width() - size * 1.75
    face = font(size * _SMALL * min(1.0, layout / QFontMetricsF(face).horizontalAdvance(words)), bold=True)
    wide = min(row.width(), QFontMetricsF(face).horizontalAdvance(words) + size * 2.0)
    band = QRectF(row.left(), row.top() + 1, wide, row.height() - 2)
    painter.setPen(QPen(tone.paper, 1))
    painter.setBrush(tone.warning)
    painter.drawRoundedRect(band, size * 0.3, size * 0.3)
    middle, radius = QPointF(band.left() + size * 0.8, band.center().y()), size * 0.38
    painter.setPen(QPen(tone.paper, max(1.5, size * 0.13)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    across = QPointF(radius * 0.7, radius * 0.7)
    painter.drawLine(middle - across, middle + across)
    text(painter, band.adjusted(size * 1.45, 0, -size * 0.2, 0), words, face, tone.paper)


def _name_font(name: str, size: int, width: float) -> QFont:
    """Return the heading font for a name, reduced to 3/4 at most to fit the width."""
    usual = math.floor(size * _NAME)
    least = math.floor(size * _NAME * SHRUNK)
    sizes = range(usual, least, -1)
    fits = (face for face in map(heading_font, sizes) if QFontMetricsF(face).horizontalAdvance(name) <= width)
    return next(fits, heading_font(least))
