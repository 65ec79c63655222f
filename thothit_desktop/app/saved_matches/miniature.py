# SPDX-License-Identifier: MIT
"""The table of a position as a small picture: the cards lie as on the table itself, in the same faces."""

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.contract import View
from thothit_desktop.table.families import family_of, read
from thothit_desktop.table.geometry.arrangement import loose
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.shape import shape
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.mat import PoolMat
from thothit_desktop.table.stage.zones import Placement, Zones
from thothit_desktop.table.theme.themes import theme, themes

TABLE = QSize(720, 480)
"""The table for which the cards are laid, in logical pixels."""
FACE = 72
"""The height of the pictures of cards, which are drawn smaller."""
SHARP = 3
"""The picture is drawn so many times as large, and made smaller smoothly."""
CORNER, EDGE = 30, 8
"""The corners of the table, and the bound edge of its mat."""
MAT = "pandan"


class Miniature:
    """Draws small tables; the cards on them are moved from one to the next."""

    def __init__(self, cards: CardPictures, parent: QObject) -> None:
        """`parent` is the one with which the table goes."""
        self._ceki = cards
        self._french = CardPictures(cards.deck.showing(french=True).id, cards.index)
        self._scene = QGraphicsScene(parent)
        self._zones = Zones(self._scene, PoolMat(loose), self._card)

    def draw(self, view: View, seats: int, bottom: int, size: QSize, ratio: float) -> QPixmap:
        """Return what a view shows of its table, in a picture of so many logical pixels."""
        spec = view.game.spec
        cards = self._french if spec.french else self._ceki
        window = Window(TABLE.width(), TABLE.height(), cards.deck.ratio, shape(view, seats, spec.clockwise))
        zones = self._zones
        zones.mat = family_of(spec).mat()
        zones.layout = zones.mat.layout(window)
        zones.seat(seats, bottom)
        zones.arrange(read(view))
        pixels = size * ratio
        large = QPixmap(pixels * SHARP)
        large.fill(Qt.GlobalColor.transparent)
        painter = QPainter(large)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(large.width() / TABLE.width(), large.height() / TABLE.height())
        _draw_ground(painter, zones.layout)
        painter.scale(zones.layout.unit, zones.layout.unit)
        for placement in sorted(zones.placements(), key=lambda one: one.place.z):
            if placement.place.visible:
                _draw_card(painter, placement, cards)
        painter.end()
        small = large.scaled(
            pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        return small

    def _card(self) -> CardItem:
        """An item that is only asked where it lies."""
        return CardItem(self._ceki.deck.width, lambda _item: None, lambda _item, _on: None)


def _draw_ground(painter: QPainter, layout: TableLayout) -> None:
    """Floor and mat; by day and by night it is day on them."""
    colours = (theme() if not theme().woven else themes()["light"]).mats[MAT]
    path = QPainterPath()
    path.addRoundedRect(QRectF(QPointF(0, 0), TABLE.toSizeF()), CORNER, CORNER)
    painter.setClipPath(path)
    painter.fillPath(path, colours.floor)
    mat, unit = layout.mat, layout.unit
    painter.setPen(QPen(colours.binding, EDGE))
    painter.setBrush(colours.light)
    painter.drawRect(QRectF(mat.left() * unit, mat.top() * unit, mat.width() * unit, mat.height() * unit))


def _draw_card(painter: QPainter, placement: Placement, cards: CardPictures) -> None:
    _, place, card = placement
    face, scale = cards.pixmap(card, FACE), place.scale * HEIGHT / FACE
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.rotation)
    painter.scale(scale, scale)
    painter.drawPixmap(QPointF(-face.width() / 2, -face.height() / 2), face)
    painter.restore()
