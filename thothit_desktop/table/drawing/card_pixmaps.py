# SPDX-License-Identifier: MIT
"""The choice of each card item's picture, for its size and its screen."""

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from thothit_desktop.games.cards import CEKI
from thothit_desktop.table.drawing.art import Art, CardPicture, Key
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_SETTLE_MS = 70  # after the last change of size the pictures are rendered anew
_PREFETCH_MS = 150  # after the first pictures the rest of the deck is rendered


class CardPixmaps(QObject):
    """Gives the items of the zones the pictures of the deck in use."""

    def __init__(self, zones: Zones, parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self.designs = tuple(CEKI)
        """The cards with which the game is played."""
        self.strip_scale = 1.0
        """The size of the cards in the strip of the last plays."""
        self.art = Art(self)
        self.art.arrived.connect(self._arrived)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.art.close)
        self._sharpen = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._sharpen.timeout.connect(self.update_all)
        self._prefetch = QTimer(self, singleShot=True, interval=_PREFETCH_MS)
        self._prefetch.timeout.connect(self._fetch_deck)

    def update(self, item: CardItem) -> None:
        """Give an item its picture; until it has arrived, keep the old one or show another size."""
        if self._zones.layout is None:
            return
        height = self._dots(item.place.scale)
        picture = self.art.picture(item.shown, height)
        pictured = (self.art.deck.id, item.shown)
        if picture is None and item.pictured == pictured:
            return
        item.pictured = pictured
        picture = picture or self.art.stand_in(item.shown, height) or self.art.blank(height)
        item.set_pixmap(picture.pixmap, picture.margin / picture.ratio, picture.height / picture.ratio)

    def update_all(self) -> None:
        """Render for the deck, size and index in use; drop the pictures that are no longer needed."""
        layout = self._zones.layout
        if layout is None:
            return
        self.art.keep({self._dots(scale) for scale in (*layout.scales, self.strip_scale)})
        for item in self._zones.items():
            self.update(item)
        self._prefetch.start()

    def update_soon(self) -> None:
        """Update all once the size stays the same; until then the old pictures are stretched."""
        self._sharpen.start()

    def picture(self, card: int, scale: float = 1.0) -> CardPicture:
        """Return a card's picture at a scale; until it has arrived, another size or a blank one."""
        height = self._dots(scale)
        return self.art.picture(card, height) or self.art.stand_in(card, height) or self.art.blank(height)

    def _dots(self, scale: float) -> int:
        """Return a card's height in device pixels at a scale."""
        assert self._zones.layout is not None
        return round(HEIGHT * self._zones.layout.unit * scale * self.art.screen_ratio)

    def _arrived(self, key: Key) -> None:
        for item in self._zones.items():
            if item.shown == key.card:
                self.update(item)

    def _fetch_deck(self) -> None:
        """Request every face in advance, in every size in which it may be turned up."""
        layout = self._zones.layout
        assert layout is not None
        for scale in sorted(layout.face_scales, reverse=True):
            for card in self.designs:
                self.art.prefetch(card, self._dots(scale))
