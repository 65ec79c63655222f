# SPDX-License-Identifier: MIT
"""The content of a seat's plate, and the places of its parts: pure functions of sizes and words."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from thothit_desktop.table.drawing.heading_face import heading_font
from thothit_desktop.table.drawing.javanese_face import javanese_family
from thothit_desktop.table.drawing.labels import SHRUNK, fitting, font, least_width

_NAME = 1.08
"""The size of a name relative to other words: its font looks a little smaller."""
_LARGE = 1.25
"""The size of a total relative to the words."""
_SMALL = 0.88
"""The size of the words beside names and titles, relative to other words."""
_WORDS, _MORE_WORDS = 6.0, 8.8
"""The width that words take beside a portrait at ease, in sizes of their letters; more with calls, sides
or small cards."""
_PAD, _GAP = 0.5, 0.4
"""The margin at both sides of the words, and the least space between two parts of a row, in sizes of the
letters."""
_POINTER, _DOWN, _AIR = 0.6, 1.1, 0.2
"""The width of a pointer to the side, of one up or down, and the space beside it, in sizes of the letters."""
_PORTRAIT_AIR = 0.25
"""The space around a portrait, in sizes of the letters."""
_PORTRAIT = 2.4
"""The size that a portrait has even if words must shrink for it, in sizes of the letters."""
_LEAST_PORTRAIT = 18
"""The smallest portrait, in pixels."""
_CAPSULE, _LEAST_CAPSULE = 0.8, 0.4
"""The width that a capsule adds to its words, in sizes of the letters, and its least."""
_LEAST_SCRIPT, _LEAST_BAR = 0.5, 0.55
"""The smallest size of Javanese letters and of the words of a warning, in sizes of the letters."""
_BAR = 1.9
"""The width of a warning's sign and of the space around it and the words, in sizes of these words."""
_READABLE = 9
"""The smallest readable size of Javanese letters, in pixels."""
_TOTAL, _GAIN = "000", "+000"
"""Texts as wide as the usual large total, and as the usual gain of a round."""
MOST_SMALL = 4  # small cards on a plate; for more, one card and their number


class Plate(NamedTuple):
    """A seat's plate: its title or an empty text; `round` is the text for the round's points, if any.

    `script` is the title in Javanese letters. `total` are points, None to show none; if there is a `letter`,
    they are shown as small cards with this letter, and `none` is the text for no cards. `warning` is the text
    for a player who cannot win, `away` for one who does not play, empty for others. `note` is a text at the
    right of the name, followed by the sign of the suit with the letter `suit`; `said` is a text at the right
    of the title. `side` is the number and the name of the seat's side, if there are sides. `figure` is the id
    of the player's figure, `expression` that of its face. `about` is the text shown on hover.
    """

    name: str
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
    expression: str = "calm"
    about: str = ""


class PlatePart(NamedTuple):
    """A part of a plate: its place, and its words with their font, if it has any."""

    place: QRectF
    words: str = ""
    font: QFont | None = None

    @property
    def face(self) -> QFont:
        """The font of a part with words."""
        assert self.font is not None
        return self.font


def parts(shown: Plate, width: float, height: float, size: int, edge: str) -> dict[str, PlatePart]:
    """Return the parts of a plate by kind; none overlaps another."""
    found: dict[str, PlatePart] = {}
    box = box_of(width, height)
    pad, gap = size * _PAD, size * _GAP
    heads = any(
        (shown.title, shown.warning, shown.away, shown.said, shown.note, shown.letter and shown.total)
    )
    feet = bool(shown.script or shown.round or shown.side or (shown.none and not shown.total))
    count = 1 + heads + feet
    pointer = _pointer_room(edge, size)
    aside = pointer if count < 3 else 0.0
    spare = (aside, pointer, aside)
    """The room of the pointer in each row: it stands in the middle one of three."""
    side, without = (_portrait_side(shown, box, size, each) for each in (spare, (0.0, 0.0, 0.0)))
    if shown.figure and side < _LEAST_PORTRAIT <= without:  # the colour marks the seat to play as well
        side, spare = without, (0.0, 0.0, 0.0)
    air, at_left = size * _PORTRAIT_AIR, edge not in ("right", "top")
    inner = box.adjusted(pad, 0, -pad, 0)
    if shown.figure and side >= _LEAST_PORTRAIT:
        left = box.left() + air if at_left else box.right() - air - side
        corner = QPointF(round(left), round(box.center().y() - side / 2))
        found["portrait"] = PlatePart(QRectF(corner.x(), corner.y(), side, side))
        inner = inner.adjusted(air + side, 0, 0, 0) if at_left else inner.adjusted(0, 0, -air - side, 0)
    if shown.active and any(spare):
        found["pointer"] = PlatePart(_pointer_place(box, size, edge))
    line = (height - 2) / 3
    top = (height - count * line) / 2
    rows = []
    for number, used in enumerate((True, heads, feet)):
        row = QRectF(inner.left(), top, inner.width(), line)
        if at_left or not shown.active:  # words have the same width when the pointer comes
            row.setRight(row.right() - spare[number])
        else:
            row.setLeft(row.left() + spare[number])
        rows.append(row)
        top += line * used
    _head(found, rows[0], shown, size, gap)
    _middle(found, rows[1], shown, size, gap)
    _foot(found, rows[2], shown, size, gap)
    return found


def edge(seat_edge: str, hands: bool) -> str:
    """Return a plate's place by its seat's edge: without a hand the person's is before the pool."""
    return "near" if seat_edge == "bottom" and not hands else seat_edge


def speech_place(shown: Plate, width: float, height: float, size: int, edge: str) -> QRectF:
    """Return the room of a bubble beside the portrait, over the words below the name."""
    found = parts(shown, width, height, size, edge)
    portrait = found.get("portrait")
    room = box_of(width, height).adjusted(3, 0, -3, -2)
    room.setTop(found["name"].place.bottom())
    if portrait is not None and edge in ("right", "top"):
        room.setRight(portrait.place.left() + size * 0.1)
    elif portrait is not None:
        room.setLeft(portrait.place.right() - size * 0.1)
    return room


def box_of(width: float, height: float) -> QRectF:
    """Return a plate without its edge."""
    return QRectF(1, 1, width - 2, height - 2)


def _portrait_side(shown: Plate, box: QRectF, size: int, spare: tuple[float, float, float]) -> int:
    """Return the size of a portrait that leaves the words their room, and each row its spare width."""
    words = (_least_head(shown, size), _least_middle(shown, size), _least_foot(shown, size))
    least = max(map(sum, zip(words, spare, strict=True)))
    air = size * _PORTRAIT_AIR
    room = box.width() - air - 2 * size * _PAD
    more = shown.note or shown.said or shown.side or shown.letter or shown.none
    at_ease = size * (_MORE_WORDS if more else _WORDS)
    widest = max(room - max(at_ease, least), min(room - least, size * _PORTRAIT))
    return math.floor(min(box.height() - 2 * air, widest))


def _least_head(shown: Plate, size: int) -> float:
    """Return the least width of the name with the total or the note."""
    gap = size * _GAP
    wide = QFontMetricsF(_name_font(shown.name, size, 0.0)).horizontalAdvance(shown.name)
    if shown.total is not None and not shown.letter:
        wide += gap + least_width(max(str(shown.total), _TOTAL, key=len), size * _LARGE, bold=True)
    if shown.note and shown.title:
        wide += gap + _least_note(shown, size)
    return wide


def _least_note(shown: Plate, size: int) -> float:
    return least_width(shown.note, size * _SMALL, bold=True) + (size if shown.suit else 0.0)


def _least_middle(shown: Plate, size: int) -> float:
    """Return the least width of the title's row; words beside a title may take its place."""
    said = least_width(shown.said, size * _SMALL)
    wide = max(least_width(shown.title, size), said)
    if shown.note and not shown.title:
        wide = max(said, _least_note(shown, size))
    if shown.warning:
        wide = _bar_width(shown.warning, font(size * _LEAST_BAR, bold=True))
    if shown.letter and shown.total:
        wide += size * _GAP + _cards_width(shown.total, size)
    return wide


def _least_foot(shown: Plate, size: int) -> float:
    """Return the least width of the last row; where points are counted, with the gain of a usual round."""
    gap, wide = size * _GAP, 0.0
    if shown.script and javanese_family():
        wide = _least_script(shown.script, size) + gap
    if shown.total is not None or shown.round:
        gain = max(shown.round, "" if shown.letter else _GAIN, key=len)
        wide += least_width(gain, size * _SMALL, bold=True) + size * _LEAST_CAPSULE
    if shown.none and not shown.total:
        wide += gap + least_width(shown.none, size * _SMALL)
    if shown.side is not None:
        wide += size * 0.8 * 1.4 + least_width(shown.side[1], size * _SMALL)
    return wide


def _put_right(found: dict[str, PlatePart], kind: str, row: QRectF, words: str, face: QFont) -> float:
    """Put words at the right of a row; return their width."""
    wide = min(row.width(), QFontMetricsF(face).horizontalAdvance(words))
    found[kind] = PlatePart(QRectF(row.right() - wide, row.top(), wide, row.height()), words, face)
    return wide


def _head(found: dict[str, PlatePart], row: QRectF, shown: Plate, size: int, gap: float) -> None:
    """Place the name, with the total or the note at its right."""
    name = QFontMetricsF(_name_font(shown.name, size, 0.0)).horizontalAdvance(shown.name)
    rest = QRectF(row)
    if shown.total is not None and not shown.letter:
        words = str(shown.total)
        face = fitting(words, size * _LARGE, row.width() - name - gap, bold=True)
        rest.setRight(rest.right() - _put_right(found, "total", rest, words, face) - gap)
    if shown.note and shown.title:
        wide = _note(found, rest, shown, size, rest.width() - name - gap)
        for kind in {"note", "suit"} & set(found):
            found[kind].place.translate(rest.width() - wide, 0)
        rest.setRight(rest.right() - wide - gap)
    found["name"] = PlatePart(rest, shown.name, _name_font(shown.name, size, rest.width()))


def _note(found: dict[str, PlatePart], row: QRectF, shown: Plate, size: int, room: float) -> float:
    """Place the note and the sign of its suit at the left of a row, within a width; return their width."""
    sign, taken = size * 0.8, size if shown.suit else 0.0
    face = fitting(shown.note, size * _SMALL, room - taken, bold=True)
    wide = QFontMetricsF(face).horizontalAdvance(shown.note)
    found["note"] = PlatePart(QRectF(row.left(), row.top(), wide, row.height()), shown.note, face)
    if shown.suit:
        left = row.left() + wide + size * 0.2
        found["suit"] = PlatePart(QRectF(left, row.center().y() - sign / 2, sign, sign))
    return wide + taken


def _middle(found: dict[str, PlatePart], row: QRectF, shown: Plate, size: int, gap: float) -> None:
    """Place the title, or the words of `warning` or `away`, with small cards or words at the right."""
    rest = QRectF(row)
    if shown.letter and shown.total:
        wide = _cards_width(shown.total, size)
        left = rest.right() - wide if shown.title or shown.warning or shown.away else rest.left()
        found["cards"] = PlatePart(QRectF(left, rest.top(), wide, rest.height()))
        rest.setRight(rest.right() - wide - gap)
    if shown.warning:
        face = font(size * _SMALL, bold=True)
        share = min(1.0, rest.width() / _bar_width(shown.warning, face))
        face = font(math.floor(face.pixelSize() * share), bold=True)
        wide = min(rest.width(), _bar_width(shown.warning, face))
        place = QRectF(rest.left(), rest.top() + 1, wide, rest.height() - 2)
        found["warning"] = PlatePart(place, shown.warning, face)
        return
    words, noted = shown.away or shown.title, bool(shown.note) and not shown.title
    said = least_width(shown.said, size * _SMALL)
    if shown.said and (not noted or _least_note(shown, size) + gap + said <= rest.width()):
        title = (_least_note(shown, size) if noted else least_width(words, size)) + gap
        if title + said > rest.width():
            title, words = 0.0, ""
        face = fitting(shown.said, size * _SMALL, rest.width() - title)
        if not (words or noted):
            found["said"] = PlatePart(rest, shown.said, face)
            return
        rest.setRight(rest.right() - _put_right(found, "said", rest, shown.said, face) - gap)
    if noted:
        _note(found, rest, shown, size, rest.width())
    elif words:
        usual = size * (_SMALL if shown.away else 1.0)
        found["title"] = PlatePart(rest, words, fitting(words, usual, rest.width()))


def _foot(found: dict[str, PlatePart], row: QRectF, shown: Plate, size: int, gap: float) -> None:
    """Place the title in Javanese letters or the side, with the round's gain or the words for no cards."""
    rest = QRectF(row)
    if shown.round:
        script = shown.script and javanese_family()
        beside = _least_script(shown.script, size) + gap if script else 0.0
        if shown.none and not shown.total:
            beside = least_width(shown.none, size * _SMALL) + gap
        room = row.width() - beside
        face = fitting(shown.round, size * _SMALL, room - size * _CAPSULE, bold=True)
        wide = QFontMetricsF(face).horizontalAdvance(shown.round)
        wide = min(row.width(), max(wide + size * _LEAST_CAPSULE, min(room, wide + size * _CAPSULE)))
        high = min(row.height() - 3, size * 1.25)
        place = QRectF(row.right() - wide, row.center().y() - high / 2 - 1, wide, high)
        found["gain"] = PlatePart(place, shown.round, face)
        rest.setRight(place.left() - gap)
    if shown.none and not shown.total and rest.width() > size:
        found["none"] = PlatePart(rest, shown.none, fitting(shown.none, size * _SMALL, rest.width()))
    if shown.script and javanese_family():
        usual = _script(shown.script, size)
        share = min(1.0, rest.width() / usual.width(), (rest.height() - 1) / usual.height())
        if size * share > _READABLE - 0.1:
            ink = usual.size() * share
            place = QRectF(QPointF(rest.left(), rest.center().y() - ink.height() / 2), ink)
            found["script"] = PlatePart(place, shown.script, _script_font(size))
    if shown.side is not None:
        mark = size * 0.8
        found["mark"] = PlatePart(QRectF(rest.left(), rest.center().y() - mark / 2, mark, mark))
        rest.setLeft(rest.left() + mark * 1.4)
        name = shown.side[1]
        found["side"] = PlatePart(rest, name, fitting(name, size * _SMALL, rest.width()))


def _bar_width(words: str, face: QFont) -> float:
    return QFontMetricsF(face).horizontalAdvance(words) + face.pixelSize() * _BAR


def _least_script(script: str, size: int) -> float:
    """Return the width of Javanese letters at their smallest size."""
    return _script(script, size).width() * max(_READABLE / size, _LEAST_SCRIPT)


def _script_font(pixels: int) -> QFont:
    face = QFont(javanese_family())
    face.setPixelSize(pixels)
    return face


def _script(script: str, pixels: int) -> QRectF:
    """Return the ink of Javanese letters around their base line; a font's metrics leave out signs above."""
    return script_path(script, _script_font(pixels)).boundingRect()


def script_path(script: str, face: QFont) -> QPainterPath:
    """Return the outlines of Javanese letters on their base line."""
    path = QPainterPath()
    path.addText(0, 0, face, script)
    return path


def _cards_width(total: int, size: int) -> float:
    """Return the width of small cards, or of one with their number."""
    if total <= MOST_SMALL:
        return total * size * 0.9 - size * 0.12
    return size * 0.98 + QFontMetricsF(font(size, bold=True)).horizontalAdvance(f"×{total}")


def _pointer_room(edge: str, size: int) -> float:
    """Return the width of a plate's pointer with the space beside it."""
    return size * ((_DOWN if edge in ("top", "near") else _POINTER) + _AIR)


def _pointer_place(box: QRectF, size: int, edge: str) -> QRectF:
    """Return the place of the pointer, at the side towards the table."""
    wide, high = size * _POINTER, size * _DOWN
    if edge in ("top", "near"):
        wide, high = high, wide
    at_right = edge in ("left", "bottom", "near")
    left = box.right() - size * 0.4 - wide if at_right else box.left() + size * 0.4
    return QRectF(left, box.center().y() - high / 2, wide, high)


def _name_font(name: str, size: int, width: float) -> QFont:
    """Return the heading font for a name, reduced to 3/4 at most to fit the width."""
    usual = math.floor(size * _NAME)
    least = math.floor(size * _NAME * SHRUNK)
    sizes = range(usual, least, -1)
    fits = (face for face in map(heading_font, sizes) if QFontMetricsF(face).horizontalAdvance(name) <= width)
    return next(fits, heading_font(least))
