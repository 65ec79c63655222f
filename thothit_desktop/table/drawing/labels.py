# SPDX-License-Identifier: MIT
"""Words on the table as pictures: counts, margins, the turn's line and messages."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from thothit_desktop.table.theme.themes import theme

SHRUNK = 0.75
"""The smallest size of words before they are cut, relative to their usual size."""
_BAR = 4.0
"""The height of a margin's bar, in logical pixels."""
_TWO_LINES, _LEAST_TWO_LINES = 0.86, 0.8
"""The size of words on two lines of a capsule, relative to one line, and the smallest size to avoid a third
line, relative to the usual one."""
_PILL_AIR = 0.3
"""The space above and below the words of a capsule together, relative to the size of their letters."""


def font(pixels: float, bold: bool = False) -> QFont:
    """Return the table's font at a size in pixels."""
    made = QFont()
    made.setPixelSize(max(8, round(pixels)))
    made.setBold(bold)
    return made


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent pixmap of logical pixels."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def least_width(words: str, pixels: float, bold: bool = False) -> float:
    """Return the width of words at their smallest size."""
    return QFontMetricsF(font(math.floor(pixels * SHRUNK), bold)).horizontalAdvance(words)


def fitting(words: str, pixels: float, width: float, bold: bool = False) -> QFont:
    """Return the table's font at a size in pixels, or reduced to 3/4 at most to fit words into `width`."""
    face = font(pixels, bold)
    wide = QFontMetricsF(face).horizontalAdvance(words)
    if not words or wide <= width:
        return face
    # Letters in whole pixels shrink a little less in width than in height.
    least = math.floor(pixels * SHRUNK)
    for size in range(math.floor(pixels * width / wide), least, -1):
        face = font(size, bold)
        if QFontMetricsF(face).horizontalAdvance(words) <= width:
            return face
    return font(least, bold)


def text(
    painter: QPainter,
    row: QRectF,
    words: str,
    face: QFont,
    ink: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw one line of words, shortened only if the row is too narrow."""
    painter.setFont(face)
    painter.setPen(ink)
    fitting = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, row.width())
    painter.drawText(row, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, fitting)


def badge_width(words: str, size: int) -> float:
    """Return the width of a badge in pixels."""
    metrics = QFontMetricsF(font(size * 0.92, bold=True))
    return max(metrics.height() + size * 0.2, metrics.horizontalAdvance(words) + size * 0.8)


def badge(words: str, size: int, ratio: float, bright: bool = False) -> QPixmap:
    """Return a small round label for a count; a `bright` one stands out among others."""
    tone = theme().table
    face = font(size * 0.92, bold=True)
    metrics = QFontMetricsF(face)
    high = metrics.height() + size * 0.2
    wide = badge_width(words, size)
    if bright:
        return _pill(words, face, QSizeF(wide, high), (tone.accent, tone.ink, tone.ink), ratio)
    return _pill(words, face, QSizeF(wide, high), (tone.ink, tone.paper, tone.rim), ratio)


def caption(words: str, size: int, ratio: float, bright: bool, widest: float) -> QPixmap:
    """Return a label that is at most `widest` pixels wide, if its words can be made so.

    They stand on as few lines as possible, a line for each word at most, and shrink if one is still too long.
    Where that would make them too small, the first word stands alone: the number.
    """
    for text in (words, words.split(" ", 1)[0]):
        for pixels in range(size, math.floor(size * SHRUNK) - 1, -1):
            lines = _wrapped(text.split(), pixels, widest)
            if max(badge_width(line, pixels) for line in lines) <= widest:
                return _lines(lines, pixels, ratio, bright)
    return _lines([text], pixels, ratio, bright)


def _wrapped(parts: Sequence[str], size: int, widest: float) -> list[str]:
    """Return words on lines no wider than `widest` pixels, if no word alone is wider."""
    lines = list(parts[:1])
    for part in parts[1:]:
        longer = f"{lines[-1]} {part}"
        if badge_width(longer, size) <= widest:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _lines(lines: Sequence[str], size: int, ratio: float, bright: bool) -> QPixmap:
    """Return a label with these lines."""
    if len(lines) == 1:
        return badge(lines[0], size, ratio, bright)
    tone = theme().table
    face = font(size * 0.92, bold=True)
    high = QFontMetricsF(face).lineSpacing() * len(lines) + size * 0.2
    wide = max(badge_width(line, size) for line in lines)
    colours = (tone.accent, tone.ink, tone.ink) if bright else (tone.ink, tone.paper, tone.rim)
    return _pill("\n".join(lines), face, QSizeF(wide, high), colours, ratio)


def margin_height(size: int) -> float:
    """Return the height in pixels of a margin's bar with a number of this size above it; 0 for no number."""
    line = QFontMetricsF(font(size * 0.92, bold=True)).height() if size else 0.0
    return line + _BAR + 6


def margin_bar(words: str, share: float, size: int, width: float, ratio: float, kind: str) -> QPixmap:
    """Return a number above a bar that is filled up to its `share`.

    `kind` is `usual`, `best` (stands out among the cards) or `call` (on a bright button).
    """
    tone = theme().table
    ground, ink, rim = {
        "usual": (tone.ink, tone.paper, tone.rim),
        "best": (tone.accent, tone.ink, tone.ink),
        "call": (tone.paper, tone.ink, tone.warning),
    }[kind]
    high = margin_height(size)
    pixmap = canvas(width, high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rim, 1.2))
    painter.setBrush(ground)
    painter.drawRoundedRect(QRectF(1, 1, width - 2, high - 2), 4, 4)
    inset = min(4.0, width / 4)
    track = QRectF(inset, high - _BAR - 3, width - 2 * inset, _BAR)
    faint = QColor(ink)
    faint.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    painter.drawRoundedRect(track, 1.5, 1.5)
    painter.setBrush(ink)
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * share, _BAR)), 1.5, 1.5)
    if words:
        painter.setFont(font(size * 0.92, bold=True))
        painter.setPen(ink)
        line = QRectF(0, 1, width, high - _BAR - 3)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)
    painter.end()
    return pixmap


def pill(words: str, size: int, widest: float, kind: str, ratio: float) -> QPixmap:
    """Return a line of words in a capsule, on two lines if one is wider than `widest` logical pixels.

    `kind` is `turn`, `own-turn`, `info`, `refusal`, `reminder`, `notice`, `hint` or `pause`. Each has its
    colour; refusals and notes have a sign.
    """
    tone = theme().table
    colours = {
        "turn": (tone.ground, tone.paper, tone.faint),
        "own-turn": (tone.accent, tone.ink, tone.ink),
        "info": (tone.notice, tone.paper, tone.notice_rim),
        "refusal": (tone.warning, tone.paper, tone.warning_rim),
        "reminder": (tone.notice, tone.paper, tone.accent),
        "notice": (tone.notice, tone.paper, tone.accent),
        "hint": (tone.notice, tone.paper, tone.accent),
        "pause": (tone.paper, tone.ink, tone.warning),
    }[kind]
    words = words.replace(" %", "\N{NO-BREAK SPACE}%")
    face = font(size, bold=kind == "own-turn")
    metrics = QFontMetricsF(face)
    pad = size * 1.1
    room = widest - 2 * pad
    box = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap.value, words)
    if box.height() > metrics.height() * 1.2:
        face, box = _on_two_lines(words, size, room)
    high = box.height() + size * _PILL_AIR
    return _pill(words, face, QSizeF(box.width() + 2 * pad, high), colours, ratio, pad)


def _on_two_lines(words: str, size: int, room: float) -> tuple[QFont, QRectF]:
    """Return the font and the extent of words on two lines of similar length, a little smaller than one line.

    The words become smaller still if that saves a third line, which would hide more of the table.
    """
    usual = round(size * _TWO_LINES)
    made = []
    for pixels in range(usual, math.floor(usual * _LEAST_TWO_LINES), -1):
        face = font(pixels)
        metrics = QFontMetricsF(face)
        half = min(room, metrics.horizontalAdvance(words) * 0.56 + size * 2)
        box = metrics.boundingRect(QRectF(0, 0, half, 1000), Qt.TextFlag.TextWordWrap.value, words)
        made.append((face, box))
        if box.height() < metrics.height() * 2.2:
            return made[-1]
    return made[0]


def pill_height(size: int) -> int:
    """Return the height of a capsule with one line of words, in pixels."""
    return math.ceil(QFontMetricsF(font(size, bold=True)).height() + size * _PILL_AIR)


def bubble(words: str, size: int, room: QRectF, ratio: float, tail_left: bool) -> QPixmap:
    """Return a word in a speech bubble that fits a room, with its tail at the left or the right."""
    tone, tail, pad = theme().table, size * 0.5, size * 0.55
    usual = font(size, bold=True)
    share = (room.width() - tail - 2 * pad - 2) / QFontMetricsF(usual).horizontalAdvance(words)
    face = font(math.floor(min(size, size * share)), bold=True)
    metrics = QFontMetricsF(face)
    wide = metrics.horizontalAdvance(words) + 2 * pad
    high = min(room.height(), metrics.height() + size * 0.6)
    pixmap = canvas(wide + tail + 2, high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1 + (tail if tail_left else 0), 1, wide, high - 2)
    shape = QPainterPath()
    shape.addRoundedRect(box, high * 0.42, high * 0.42)
    point = 1.0 if tail_left else wide + tail + 1
    root = box.left() + high * 0.2 if tail_left else box.right() - high * 0.2
    middle = box.center().y()
    tip = QPainterPath(QPointF(point, middle + high * 0.12))
    tip.lineTo(root, middle - high * 0.16)
    tip.lineTo(root, middle + high * 0.24)
    tip.closeSubpath()
    painter.setPen(QPen(tone.ink, 1.4 * theme().lines))
    painter.setBrush(tone.paper)
    painter.drawPath(shape.united(tip))
    painter.setFont(face)
    painter.setPen(tone.ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)
    painter.end()
    return pixmap


def _pill(
    words: str,
    face: QFont,
    size: QSizeF,
    colours: tuple[QColor, QColor, QColor],
    ratio: float,
    pad: float = 0,
) -> QPixmap:
    """Return words in a capsule; its colours are those of ground, words and rim."""
    ground, ink, rim = colours
    wide, high = size.width(), size.height()
    pixmap = canvas(wide, high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rim, 1.2 * theme().lines))
    painter.setBrush(ground)
    box = QRectF(1, 1, wide - 2, high - 2)
    radius = min(high, face.pixelSize() * 1.9) / 2
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(face)
    painter.setPen(ink)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(box.adjusted(pad - 2, 0, 2 - pad, 0), flags, words)
    painter.end()
    return pixmap
