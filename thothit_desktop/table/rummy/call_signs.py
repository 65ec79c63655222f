# SPDX-License-Identifier: MIT
"""The signs of the calls beside the hands: coins, the call's name, and the person's own waiting cards."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.overlay_content import PictureMaker
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import BADGES
from thothit_desktop.table.rummy.layout import DiscardLayout
from thothit_desktop.table.theme.themes import theme

_COIN = 2.1
"""The diameter of a coin, in heights of letters."""
_HOLE = 0.3
"""The side of its square hole, as a fraction of its diameter."""
_APART = 0.25
"""The space between the parts of a sign, in heights of letters."""
_CARDS = 0.62
"""The most height of the waiting cards, as a fraction of the sign's room."""


class CallSign(NamedTuple):
    """A call's name, its coins, and the cards that the person waits for, empty for other seats."""

    name: str
    coins: int = 0
    waits: tuple[int, ...] = ()


class CallSigns:
    """The signs by seat; each is painted anew only when it or its size has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[int, tuple[QGraphicsPixmapItem, object]] = {}
        self._layout: DiscardLayout | None = None
        self._ratio = 1.0

    def set_layout(self, layout: DiscardLayout, ratio: float) -> None:
        """Set the layout and the screen ratio; the caller shows everything again afterwards."""
        self.clear()
        self._layout, self._ratio = layout, ratio

    def clear(self) -> None:
        """Remove all signs."""
        for item, _ in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()

    def show(self, shown: Mapping[int, CallSign], picture: PictureMaker) -> None:
        """Show the signs by the distance of their seats from the bottom one."""
        layout = self._layout
        if layout is None:
            return
        # Pictures of another deck, or those that have come meanwhile, make another sign.
        wanted = {}
        for seat, sign in shown.items():
            cards = [picture(card, _scale(layout, seat)) for card in sign.waits]
            wanted[seat] = (sign, tuple(card.pixmap.cacheKey() for card in cards), theme().id), sign, cards
        for seat, (item, key) in list(self._items.items()):
            if seat not in wanted or wanted[seat][0] != key:
                self._scene.removeItem(item)
                del self._items[seat]
        for seat, (key, sign, cards) in wanted.items():
            if seat not in self._items:
                item = self._put(layout.seats[seat].shown, sign, cards)
                self._items[seat] = item, key

    def _put(self, room: QRectF, sign: CallSign, cards: Sequence[CardPicture]) -> QGraphicsPixmapItem:
        """Show a sign in the middle of its room, on a whole pixel; return its item."""
        assert self._layout is not None
        unit = self._layout.unit
        item = pixmap_item(_picture(sign, cards, self._layout.font, room.size() * unit, self._ratio), unit)
        item.setZValue(BADGES)
        extent = item.pixmap().deviceIndependentSize() / unit
        corner = room.center() - QPointF(extent.width() / 2, extent.height() / 2)
        item.setPos(round(corner.x() * unit) / unit, round(corner.y() * unit) / unit)
        self._scene.addItem(item)
        return item


def _scale(layout: DiscardLayout, seat: int) -> float:
    """Return the size of a seat's waiting cards: the smallest in which pictures are there anyway."""
    most = _CARDS * layout.seats[seat].shown.height() / HEIGHT
    fitting = [scale for scale in layout.face_scales if scale <= most]
    return max(fitting, default=min(layout.face_scales))


def _picture(sign: CallSign, cards: Sequence[CardPicture], size: int, room: QSizeF, ratio: float) -> QPixmap:
    """Return a sign: its coins, its name, and the waiting cards, one below the other."""
    parts = [_coins(sign.coins, size, ratio)] if sign.coins else []
    parts.append(labels.caption(sign.name, size, ratio, True, room.width()))
    sizes = [part.deviceIndependentSize() for part in parts]
    air = size * _APART
    left = room.height() - sum(one.height() + air for one in sizes)
    if cards:
        parts.append(_cards(cards, min(left, room.height() * _CARDS), room.width(), ratio))
        sizes.append(parts[-1].deviceIndependentSize())
    wide, high = max(one.width() for one in sizes), sum(one.height() + air for one in sizes) - air
    pixmap = labels.canvas(wide, high, ratio)
    painter = QPainter(pixmap)
    top = 0.0
    for part, extent in zip(parts, sizes, strict=True):
        painter.drawPixmap(QPointF((wide - extent.width()) / 2, top), part)
        top += extent.height() + air
    painter.end()
    return pixmap


def _cards(cards: Sequence[CardPicture], high: float, widest: float, ratio: float) -> QPixmap:
    """Return small cards in a row; where there is little room each covers a part of the one before."""
    first = cards[0]
    wide = high * (first.pixmap.width() - 2 * first.margin) / first.height
    step = min(wide * 1.06, (widest - wide) / max(1, len(cards) - 1))
    pixmap = labels.canvas(wide + step * (len(cards) - 1), high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(QPen(theme().table.ink, 1.0))
    for number, card in enumerate(cards):
        inner = QRectF(card.pixmap.rect()).adjusted(*(card.margin * sign for sign in (1, 1, -1, -1)))
        box = QRectF(number * step, 0, wide, high)
        painter.drawPixmap(box, card.pixmap, inner)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.end()
    return pixmap


def _coins(number: int, size: int, ratio: float) -> QPixmap:
    """Return round coins with square holes, one beside the other."""
    across, tone = size * _COIN, theme().table
    pixmap = labels.canvas(across * (1.1 * number - 0.1), across, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tone.ink, 1.4 * theme().lines, Qt.PenStyle.SolidLine))
    painter.setBrush(tone.accent)
    for coin in range(number):
        box = QRectF(coin * 1.1 * across, 0, across, across).adjusted(1, 1, -1, -1)
        hole = across * _HOLE
        path = QPainterPath()
        path.addEllipse(box)
        path.addRect(QRectF(box.center().x() - hole / 2, box.center().y() - hole / 2, hole, hole))
        painter.drawPath(path)
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(*(across * 0.12 * sign for sign in (1, 1, -1, -1))))
        painter.restore()
    painter.end()
    return pixmap
