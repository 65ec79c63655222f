# SPDX-License-Identifier: MIT
"""Arrows over the cards that mark a move, and words for one that moves no card."""

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.drawing.uncovered import uncovered
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import WORDS, Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.theme.themes import theme

_THICK, _LEAST = 0.42, 4.0
"""The thickness of an arrow in sizes of the table's words, and the least in pixels."""
_WIDE, _LONG = 3.2, 2.8
"""The width and the length of an arrow's head, in thicknesses."""
_BOW = 0.1
"""The bend of an arrow, as a fraction of its length."""
_TAIL = 0.14
"""From the upper edge of a card to the tail of its arrow, as a fraction of the card's height."""
_APART = 0.16
"""The distance between two arrows at the same card, as a fraction of the card's width."""


class ArrowKind(StrEnum):
    """The meaning of an arrow, which gives it its colour."""

    MISTAKE = "mistake"
    """The move made, which was not good: red, and broken."""
    MADE = "made"
    """The move made, which was good enough: pale."""
    BEST = "best"
    """The best move: gold."""


class MoveSource(StrEnum):
    """The place from which a move takes its card."""

    HAND = "hand"
    TURNED = "turned"
    """The card turned up from the stock."""
    STOCK = "stock"
    DISCARDS = "discards"


class MarkedMove(NamedTuple):
    """A move to mark: by its card and those it takes, or by `words` if it moves no card."""

    kind: ArrowKind
    source: MoveSource = MoveSource.HAND
    card: int = HIDDEN
    takes: tuple[int, ...] = ()
    words: str = ""


class MoveArrows:
    """Marks moves of the bottom seat on the table, until others are marked."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, overlay: Overlay) -> None:
        self._scene, self._zones, self._overlay = scene, zones, overlay
        self._marked: tuple[MarkedMove, ...] = ()
        self._items: list[QGraphicsPixmapItem] = []
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    @property
    def shown(self) -> Sequence[tuple[ArrowKind, QPointF, QPointF]]:
        """The kind, the tail and the head of each arrow, in the scene."""
        return [(move.kind, tail, head) for move in self._marked for tail, head in self._ways(move)]

    @property
    def words(self) -> Sequence[str]:
        """The words of the marked moves that move no card."""
        return [move.words for move in self._marked if move.words]

    def mark(self, moves: Sequence[MarkedMove]) -> None:
        """Mark these moves, and no others."""
        self._marked = tuple(moves)
        self.follow()

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the size and remove all arrows; `follow` shows them again."""
        self._layout, self._ratio = layout, ratio
        self._clear()

    def follow(self) -> None:
        """Draw the arrows again where the cards lie now."""
        self._clear()
        if self._layout is None:
            return
        for move in self._marked:
            for tail, head in self._ways(move):
                self._draw(move.kind, tail, head, self._layout)
        self._write(self._layout)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _ways(self, move: MarkedMove) -> list[tuple[QPointF, QPointF]]:
        """Return from where to where the arrows of a move lead: one to each card taken."""
        layout, zones = self._layout, self._zones
        card = self._card(move)
        if layout is None or card is None:
            return []
        if move.source in (MoveSource.STOCK, MoveSource.DISCARDS):
            hand = zones.seat_layout(zones.bottom).hand
            return [(QPointF(card.place.x, card.place.y), QPointF(hand.center().x(), hand.top()))]
        others = [other for other in self._marked if other != move and not other.words]
        beside = QPointF(_APART * layout.card_width * (1 if move.kind is ArrowKind.BEST else -1), 0)
        tail = self._middle(card, layout, _TAIL - 0.5)
        if any(other.card == move.card for other in others):
            tail += beside
        taken = [item for design in move.takes if (item := _lying(zones.pool, design)) is not None]
        shared = any(set(other.takes) & set(move.takes) for other in others)
        if taken:
            return [(tail, self._middle(item, layout, 0.1) + beside * shared) for item in taken]
        played = PlayedCard(zones.bottom, move.card, at="pile")
        at: Place = self._overlay.content.place_of(played, ())
        return [(tail, QPointF(at.x, at.y) + beside * any(not other.takes for other in others))]

    def _card(self, move: MarkedMove) -> CardItem | None:
        """Return the item of the card that a move plays, draws or takes."""
        zones = self._zones
        if move.words:
            return None
        if move.source in (MoveSource.STOCK, MoveSource.DISCARDS):
            return next(reversed(zones.stock if move.source is MoveSource.STOCK else zones.pool), None)
        turned = move.source is MoveSource.TURNED
        return _lying(zones.opened if turned else zones.mat.playable(zones), move.card)

    def _middle(self, item: CardItem, layout: TableLayout, down: float) -> QPointF:
        """Return the middle of a card's visible part, so far `down` from its own, in heights of the card."""
        left, right = uncovered(item, self._zones.items(), layout.card_width)
        return QPointF((left + right) / 2, item.place.y + down * HEIGHT * item.place.scale)

    def _draw(self, kind: ArrowKind, tail: QPointF, head: QPointF, layout: TableLayout) -> None:
        thick = max(_LEAST, layout.font * _THICK)
        way = (head - tail) * layout.unit
        bow = _BOW if way.x() + way.y() < 0 else -_BOW
        # The best move's arrow bends up or to the right, and others the other way: two of one card part.
        line, point = _arrow(way, thick, bow if kind is ArrowKind.BEST else -bow)
        box = (line.boundingRect() | point.boundingRect()).adjusted(-thick, -thick, thick, thick)
        item = pixmap_item(_picture(line, point, box, kind, thick, self._ratio), layout.unit)
        corner = tail * layout.unit + box.topLeft()
        item.setPos(QPointF(round(corner.x()), round(corner.y())) / layout.unit)
        self._add(item, kind)

    def _write(self, layout: TableLayout) -> None:
        """Put the words of calls side by side above the hand, or one above the other where they are long."""
        drawn = [
            (move.kind, _words(move.words, move.kind, layout.font, self._ratio))
            for move in self._marked
            if move.words
        ]
        gap = layout.px(layout.font)
        sizes = [pixmap.deviceIndependentSize() / layout.unit for _, pixmap in drawn]
        wide = sum(size.width() for size in sizes) + gap * max(0, len(sizes) - 1)
        strip = layout.words
        across = wide <= strip.width()
        left, low = strip.center().x() - wide / 2, strip.bottom() - gap / 2
        for (kind, pixmap), size in zip(drawn, sizes, strict=True):
            item = pixmap_item(pixmap, layout.unit)
            at = QPointF(left if across else strip.center().x() - size.width() / 2, low - size.height())
            item.setPos(QPointF(round(at.x() * layout.unit), round(at.y() * layout.unit)) / layout.unit)
            self._add(item, kind)
            left, low = (left + size.width() + gap, low) if across else (left, low - size.height() - gap / 4)

    def _add(self, item: QGraphicsPixmapItem, kind: ArrowKind) -> None:
        item.setZValue(WORDS - (1 if kind is ArrowKind.BEST else 2))
        self._scene.addItem(item)
        self._items.append(item)


def _lying(items: Sequence[CardItem], card: int) -> CardItem | None:
    """Return the last of the items that show a card."""
    return next((item for item in reversed(items) if item.card == card), None)


def _colours(kind: ArrowKind) -> tuple[QColor, QColor]:
    """Return the colour of an arrow and that of its inner edge; the outer one is dark."""
    tone = theme().table
    return {
        ArrowKind.MISTAKE: (tone.seal, tone.paper),
        ArrowKind.MADE: (tone.paper, tone.ink),
        ArrowKind.BEST: (tone.gold, tone.ink),
    }[kind]


def _arrow(way: QPointF, thick: float, bow: float = 0.0) -> tuple[QPainterPath, QPainterPath]:
    """Return the line of an arrow from the origin, a little bent, and its head."""
    far = math.hypot(way.x(), way.y()) or 1.0
    bend = way / 2 + QPointF(-way.y(), way.x()) * bow
    cut = 1 - min(0.9, _LONG * thick / far)
    base = bend * (2 * cut * (1 - cut)) + way * cut**2  # a point of the curve
    line = QPainterPath(QPointF())
    line.quadTo(bend * cut, base)
    angle = math.atan2((way - base).y(), (way - base).x())
    side = QPointF(-math.sin(angle), math.cos(angle)) * _WIDE * thick / 2
    head = QPainterPath(way)
    head.lineTo(base + side)
    head.lineTo(base - side)
    head.closeSubpath()
    return line, head


def _picture(
    line: QPainterPath, head: QPainterPath, box: QRectF, kind: ArrowKind, thick: float, ratio: float
) -> QPixmap:
    """Return an arrow in its colours; that of a mistake is broken, for those who see no red."""
    colour, edge = _colours(kind)
    pixmap = labels.canvas(box.width(), box.height(), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-box.topLeft())
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    for rim, tone in ((max(2.5, thick * 0.42), theme().table.ink), (max(1.2, thick * 0.24), edge)):
        painter.strokePath(line, QPen(tone, thick + 2 * rim, Qt.PenStyle.SolidLine, cap, join))
        painter.strokePath(head, QPen(tone, 2 * rim, Qt.PenStyle.SolidLine, cap, join))
    painter.fillPath(head, colour)
    pen = QPen(colour, thick, Qt.PenStyle.SolidLine, cap, join)
    if kind is ArrowKind.MISTAKE:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.2, 0.7])
    painter.strokePath(line, pen)
    painter.end()
    return pixmap


def _words(words: str, kind: ArrowKind, size: int, ratio: float) -> QPixmap:
    """Return the words of a call in the colours of an arrow."""
    colour, edge = _colours(kind)
    face = labels.font(size, bold=True)
    metrics = QFontMetricsF(face)
    wide, high = metrics.horizontalAdvance(words) + 1.4 * size, metrics.height() + 0.5 * size
    pixmap = labels.canvas(wide, high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = Qt.PenStyle.DashLine if kind is ArrowKind.MISTAKE else Qt.PenStyle.SolidLine
    painter.setPen(QPen(edge, 2 * theme().lines, line))
    dark = colour.lightnessF() < 0.5
    painter.setBrush(colour if dark else colour.lighter(110))
    painter.drawRoundedRect(QRectF(1.5, 1.5, wide - 3, high - 3), high / 3, high / 3)
    painter.setFont(face)
    painter.setPen(theme().table.paper if dark else theme().table.ink)
    painter.drawText(QRectF(0, 0, wide, high), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return pixmap


def arrow_sign(kind: ArrowKind, size: int, ratio: float) -> QPixmap:
    """Return a small arrow to stand beside words, in logical pixels."""
    thick = size / 9
    line, head = _arrow(QPointF(size - 3 * thick, 0), thick)
    box = QRectF(-1.5 * thick, -size / 3, size, 2 * size / 3)
    return _picture(line, head, box, kind, thick, ratio)
