# SPDX-License-Identifier: MIT
"""A table with cards that are matched in the middle: sizes and places of the cards, in scene units.

The present chain lies in the far part of the mat beside the stock: each card half over the one it matches,
the open card last. Everything before it lies in the near part, where each design has a place of its own, so
that a look tells which copies are gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.cards import KEPALA, by_rank
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.groups import TWIN
from thothit_desktop.table.geometry.places import CARDS, GAP, SHOWN, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout, SeatSizes
from thothit_desktop.table.geometry.spread import line
from thothit_desktop.table.geometry.table_layout import TableLayout, frame
from thothit_desktop.table.geometry.window import Window

_OWN = 0.25  # the height of a card in the person's hand, as a fraction of the window's
_HAND = 15  # cards
_FAR = 0.11  # the least height of the far seats' area, as a fraction of the window's
_CHAIN = 0.56  # the part of the mat's height for the chain
_ACROSS = 9.5  # card widths: the least length of a row in the middle
_ROWS = 2  # of designs that are gone
_SUITS = 3  # designs of a rank, which lie closer together
_BESIDE = 0.3  # the part of a card that its copy in the same place leaves free, in card widths
_HAND_PART = 0.42  # the part of a side seat's height for the hand, the rest for what is laid away
_SHARED_PART = (
    0.52  # the same where two seats share a side, whose hands would be too small beside large words
)
_LAID = 0.62  # the most height of cards that are laid away, in card heights
_LOOSE = 1.7  # the most height of a hand at the side, in lengths of a lying card

_DESIGNS = sorted(set(KEPALA), key=by_rank)
_COLUMNS = len(_DESIGNS) // _ROWS
_PLACE = {card: divmod(number, _COLUMNS) for number, card in enumerate(_DESIGNS)}
"""The row and the column of each design."""


def chain_start(middle: Sequence[int]) -> int:
    """Return where the present chain begins among the cards in the middle.

    A card that was not matched ends a chain. Two copies turned up one after the other look like a match.
    """
    start = at = 0
    while at < len(middle):
        if middle[at : at + 2] == [middle[at]] * 2:
            at += 2
        else:
            at += 1
            if at < len(middle):
                start = at
    return start


@dataclass(frozen=True, kw_only=True)
class MatchingLayout(TableLayout):
    """The layout of a table with a chain of matched cards, and a place for each design that is gone."""

    chain: QRectF
    """The area of the chain, beside the stock."""
    gone: QRectF
    """The area of the designs that are gone."""
    gone_scale: float
    """The size of the cards there."""

    @property
    def face_scales(self) -> set[float]:
        """Every size in which a card may be turned up."""
        return super().face_scales | {self.gone_scale} | {seat.before for seat in self.seats}

    @property
    def read_scales(self) -> set[float]:
        """The sizes of cards that must be told apart: not of those that are gone or laid away for good."""
        return super().face_scales

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the cards in the middle in the order in which they came, each with its place."""
        del most
        cards = list(cards)
        start = chain_start(cards)
        places = [
            self._gone(card, number, cards[:number].count(card)) for number, card in enumerate(cards[:start])
        ]
        return list(zip(cards, [*places, *self._chained(cards[start:], start)], strict=True))

    def place_in_pool(self, card: int, pool: Sequence[int]) -> Place:
        """Return the place of a card that is in the middle."""
        laid = dict(self.pool_places(pool))
        return laid[card] if card in laid else super().place_in_pool(card, pool)

    def _gone(self, card: int, number: int, copies: int) -> Place:
        """Return the place of a card that is gone; its second copy lies half beside it."""
        row, column = _PLACE[card]
        wide, apart = self.card_width * self.gone_scale, self._apart
        step = (self.gone.width() - apart * (_COLUMNS // _SUITS - 1)) / _COLUMNS
        x = self.gone.left() + step * (column + 0.5) + apart * (column // _SUITS)
        y = self.gone.top() + self.gone.height() * (row + 0.5) / _ROWS
        shift = min(_BESIDE * wide, step - wide)
        return Place(x + (copies - 0.5) * shift, y, scale=self.gone_scale, z=CARDS + number * 0.5)

    @property
    def _apart(self) -> float:
        return self.card_width * self.gone_scale * _BESIDE

    def _chained(self, cards: Sequence[int], number: int) -> list[Place]:
        """Return the places of the chain, from the left; `number` cards are gone."""
        wide = self.card_width * self.scale
        steps = [TWIN * wide if card == before else wide + GAP for before, card in pairwise(cards)]
        free = self.chain.width() - wide
        press = min(1.0, free / sum(steps)) if steps else 1.0
        places, x = [], self.chain.left() + wide / 2
        for place, step in enumerate([0.0, *steps][: len(cards)]):
            x += step * press
            z = CARDS + (number + place) * 0.5
            places.append(Place(x, self.chain.center().y(), scale=self.scale, z=z))
        return places

    def shown_places(self, seat: SeatLayout, cards: Sequence[int]) -> list[Place]:
        """Return the places of the cards that a seat has laid away: pairs overlap.

        At the far edge they begin beside the hand.
        """
        area, scale = seat.shown, seat.before
        laid = line(cards, QRectF(QPointF(), area.size() / scale), self.card_width)
        first = area.topLeft()
        if seat.edge == "top" and laid:
            first.setX(first.x() - (laid[0].x - self.card_width / 2) * scale)
        return [
            Place(first.x() + place.x * scale, area.center().y(), scale=scale, z=SHOWN + place.z)
            for place in laid
        ]


def matching_layout(window: Window) -> MatchingLayout:
    """Return the layout for a window."""
    card = min(_OWN * window.height, window.between_sides / (window.ratio * (1 + (_HAND - 1) * 0.45)))
    laid = frame(
        window,
        card,
        window.far(max(window.plates, _FAR * window.height)),
        across=_ACROSS * card * window.ratio,
    )
    inner = laid.inner
    seats = laid.seats([inner], inner.center())
    edges = [seat.edge for seat in seats]
    far = laid.mat.top() - 1.5 * 8 / laid.sizes.unit
    high = inner.height() * _CHAIN
    scale = laid.sizes.scale(min(HEIGHT, high - GAP))
    wide = laid.card_width * scale
    middle = inner.top() + high / 2
    stock = QPointF(inner.left() + 1.5 * GAP + wide / 2, middle)
    chain = QRectF(stock.x() + wide / 2 + 3 * GAP, inner.top(), 0, high)
    chain.setRight(inner.right() - GAP)
    gone, gone_scale = _gone_area(inner, inner.top() + high + GAP, laid.card_width, laid.sizes)
    return MatchingLayout(
        frame=laid,
        seats=tuple(_with_shown(seat, edges.count(seat.edge), far, laid.mat, laid.sizes) for seat in seats),
        stock=stock,
        opened=QPointF(chain.left() + wide / 2, middle),
        scale=scale,
        chain=chain,
        gone=gone,
        gone_scale=gone_scale,
    )


def _gone_area(inner: QRectF, top: float, card_width: float, sizes: SeatSizes) -> tuple[QRectF, float]:
    """Return the area of the designs that are gone, no wider than they need, and the size of the cards."""
    high = (inner.bottom() - top) / _ROWS
    groups = _COLUMNS // _SUITS - 1
    in_cards = _COLUMNS * (1 + _BESIDE * 1.3) + groups * _BESIDE
    scale = sizes.scale(min(HEIGHT, high - GAP / 2, inner.width() / in_cards / card_width * HEIGHT))
    wide = min(inner.width(), in_cards * card_width * scale * 1.25)
    return QRectF(inner.center().x() - wide / 2, top, wide, inner.bottom() - top), scale


def _with_shown(seat: SeatLayout, of: int, far: float, mat: QRectF, sizes: SeatSizes) -> SeatLayout:
    """Return a seat's layout with a place for cards that are laid away, instead of captures.

    `of` seats share its edge; the far seats' area is `far` high.
    """
    air = 8 / sizes.unit
    plate, hand, shown = QRectF(seat.plate), QRectF(seat.hand), QRectF(seat.pile)
    if seat.edge == "top":
        box = (mat.width() - (of - 1) * air) / of
        plate.setWidth(min(plate.width(), box * 0.4))
        left = mat.left() + box * round((seat.plate.left() - mat.left()) // (box + air))
        plate.moveTo(left + air * (of - 1), (far - plate.height()) / 2 + air / 2)
        free = left + box - plate.right() - 2 * air
        hand.setRect(plate.right() + air, air / 2, min(free * 0.45, HEIGHT * seat.scale * 1.6), far)
        shown.setRect(hand.right() + air, air / 2, left + box - hand.right() - air, far)
    elif seat.edge != "bottom":
        high = (mat.height() - (of - 1) * air) / of
        number = int((plate.center().y() - mat.top()) // (high + air))
        free = high - plate.height() - 2 * air
        part = free * (_HAND_PART if of == 1 else _SHARED_PART)
        long = min(seat.scale * HEIGHT, part * HEIGHT / sizes.card_width / 1.25)
        deep = min(part, _LOOSE * long)
        pair = min(free - deep, _LAID * HEIGHT)
        plate.moveTop(mat.top() + number * (high + air) + (free - deep - pair) / 2)
        hand.setRect(plate.left(), plate.bottom() + air, plate.width(), deep)
        shown.setRect(plate.left(), hand.bottom() + air, plate.width(), pair)
        seat = seat._replace(scale=sizes.scale(long))
    most = shown.width() / (1 + TWIN) / sizes.card_width * HEIGHT
    before = sizes.scale(min(shown.height(), most, HEIGHT * _LAID))
    return seat._replace(plate=plate, hand=hand, pile=shown, shown=shown, before=before)
