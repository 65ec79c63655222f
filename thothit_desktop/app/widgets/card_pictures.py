# SPDX-License-Identifier: MIT
"""Pixmaps of small cards for sheets and rules pages: single cards, and strips of sets side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from thothit_desktop.games.cards import FRENCH, HIDDEN
from thothit_desktop.table.drawing.art import LARGE_BELOW, UNAVAILABLE, Key, margin_of, placeholder, render
from thothit_desktop.table.geometry.decks import BACKS, DECKS, Deck

GAP = 0.2
"""The gap between sets and between the lines of a strip, as a fraction of a card's width."""
SET_STEP, RUN_STEP = 0.5, 0.7
"""The steps between equal cards of a set, and between cards of a run, whose index stays visible.

Fractions of a card's width.
"""
CORNER_STEP = 0.36
"""Both steps for a deck with the index in the corner; small ceki cards have it in the middle."""
TIGHT_STEP, TIGHT_RUN, TIGHT_GAP = 0.2, 0.34, 0.1
"""The tight steps of a set and of a run, and the tight gap."""


class CardPlace(NamedTuple):
    """A card of a strip, and its top left corner in pixels of the strip."""

    card: int
    left: float
    top: float


class CardPictures:
    """The faces of one deck at any height, each drawn once; every deck shows French cards as French.

    Heights and widths are in logical pixels; `ratio` is the screen's device pixel ratio. A card narrower than
    `large_below` has the large index, unless the index is off. A placeholder with the card's code replaces a
    missing face.
    """

    def __init__(self, deck: str, index: bool = True, back: str = BACKS[0]) -> None:
        self.deck = DECKS[deck]
        self.index = index
        self.back = back
        self._faces: dict[tuple[int, int, bool], QPixmap] = {}

    def outline(self, sets: Sequence[Sequence[int]]) -> Deck:
        """Return the deck with the outline of a strip's cards, which are either all French or none."""
        return self.deck.showing(french=any(card in FRENCH for cards in sets for card in cards))

    def margins(self, height: int) -> QSize:
        """Return the size that the shadow of a card of that height adds to a strip."""
        return QSize(2 * margin_of(height), 2 * margin_of(height))

    def pixmap(self, card: int, height: int, ratio: float = 1.0, large_below: float = LARGE_BELOW) -> QPixmap:
        """Return the picture of one card, with a shadow of `margin_of` device pixels on each side."""
        deck = self.outline([[card]])
        large = deck.has_large and self.index and height * deck.ratio < large_below
        pixels = round(height * ratio)
        key = (card, pixels, large)
        if key not in self._faces:
            back = self.back if card == HIDDEN else BACKS[0]
            wanted = Key(deck.id, card, pixels, self.index, large, back)
            try:
                self._faces[key] = _pixmap(render(wanted), ratio)
            except UNAVAILABLE:  # not cached, so it is tried again next time
                return _pixmap(placeholder(wanted), ratio)
        return self._faces[key]

    def forget(self) -> None:
        """Drop all drawn faces, before cards are shown at other heights."""
        self._faces.clear()

    def places(
        self,
        sets: Sequence[Sequence[int]],
        height: int,
        width: float,
        run: bool = False,
        tight: bool = False,
    ) -> list[CardPlace]:
        """Return the places of a strip's cards, on lines of at most `width`.

        Sets are side by side. The cards of a set overlap, different ones less than equal ones. In a `run`
        each set overlaps the one before. If `tight`, little more than the edge of a covered card is visible.
        """
        deck = self.outline(sets)
        wide = height * deck.ratio
        gap = (TIGHT_GAP if tight else GAP) * wide
        within, onward = (SET_STEP, RUN_STEP) if deck.has_large else (CORNER_STEP, CORNER_STEP)
        if tight:
            within, onward = TIGHT_STEP, TIGHT_RUN
        between = wide * (onward - 1) if run else gap
        places: list[CardPlace] = []
        left = top = 0.0
        for cards in sets:
            step = wide * (within if len(set(cards)) == 1 else onward)
            length = wide + step * (len(cards) - 1)
            if left and left + length > width:
                left, top = 0.0, top + height + gap
            places += [CardPlace(card, left + step * i, top) for i, card in enumerate(cards)]
            left += length + between
        return places

    def extent(
        self,
        sets: Sequence[Sequence[int]],
        height: int,
        width: float,
        run: bool = False,
        tight: bool = False,
    ) -> QSize:
        """Return the size of a strip without the shadow's margin."""
        places = self.places(sets, height, width, run, tight)
        if not places:
            return QSize(0, 0)
        right = max(place.left for place in places) + height * self.outline(sets).ratio
        return QSize(round(right), round(places[-1].top) + height)

    def strip(
        self,
        sets: Sequence[Sequence[int]],
        height: int,
        ratio: float = 1.0,
        width: float = float("inf"),
        run: bool = False,
        large_below: float = LARGE_BELOW,
        tight: bool = False,
    ) -> QPixmap:
        """Return the picture of a strip: as large as `extent`, plus the shadow's margin."""
        size = self.extent(sets, height, width, run, tight)
        margin = margin_of(round(height * ratio))
        drawn = QPixmap(
            QSize(round(size.width() * ratio) + 2 * margin, round(size.height() * ratio) + 2 * margin)
        )
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        for place in self.places(sets, height, width, run, tight):
            # Whole device pixels keep the faces sharp.
            corner = QPointF(round(place.left * ratio), round(place.top * ratio)) / ratio
            painter.drawPixmap(corner, self.pixmap(place.card, height, ratio, large_below))
        painter.end()
        return drawn


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    drawn = QPixmap.fromImage(image)
    drawn.setDevicePixelRatio(ratio)
    return drawn
