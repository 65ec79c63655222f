# SPDX-License-Identifier: MIT
"""Small pictures of positions, with cards and faces as on the real table."""

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import HIDDEN
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
"""The size of the table on which the cards are laid out, in logical pixels."""
FACE = 72
"""The height in pixels of the card pictures, which are scaled down."""
SHARP = 3
"""The factor by which the picture is drawn larger and then scaled down smoothly."""
CORNER, EDGE = 30, 8
"""The corner radius of the table, and the width of the mat's binding."""
MAT = "pandan"


class Miniature:
    """Draws small tables, reusing the card items of one scene."""

    def __init__(self, cards: CardPictures, parent: QObject) -> None:
        """Create a scene owned by `parent`."""
        self._ceki = cards
        self._french = CardPictures(cards.deck.showing(french=True).id, cards.index, cards.back)
        self._scene = QGraphicsScene(parent)
        self._zones = Zones(self._scene, PoolMat(loose), self._card)

    def draw(
        self, view: View, seats: int, bottom: int, size: QSize, ratio: float, face_down: bool = False
    ) -> QPixmap:
        """Return what a view shows of its table, in a picture of so many logical pixels.

        With `face_down` all cards show their backs; where they lie may still tell what they are.
        """
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
                _draw_card(painter, placement, cards, face_down)
        painter.end()
        small = large.scaled(
            pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        return small

    def _card(self) -> CardItem:
        """Return an item that is only needed for its position."""
        return CardItem(self._ceki.deck.width, lambda _item: None, lambda _item, _on: None)


def _draw_ground(painter: QPainter, layout: TableLayout) -> None:
    """Paint floor and mat; woven themes have the colours of the light one."""
    colours = (theme() if not theme().woven else themes()["light"]).mats[MAT]
    path = QPainterPath()
    path.addRoundedRect(QRectF(QPointF(0, 0), TABLE.toSizeF()), CORNER, CORNER)
    painter.setClipPath(path)
    painter.fillPath(path, colours.floor)
    mat, unit = layout.mat, layout.unit
    painter.setPen(QPen(colours.binding, EDGE))
    painter.setBrush(colours.light)
    painter.drawRect(QRectF(mat.left() * unit, mat.top() * unit, mat.width() * unit, mat.height() * unit))


def _draw_card(painter: QPainter, placement: Placement, cards: CardPictures, face_down: bool) -> None:
    _, place, card = placement
    face, scale = cards.pixmap(HIDDEN if face_down else card, FACE), place.scale * HEIGHT / FACE
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.rotation)
    painter.scale(scale, scale)
    painter.drawPixmap(QPointF(-face.width() / 2, -face.height() / 2), face)
    painter.restore()
