# SPDX-License-Identifier: MIT
"""The zones of the card items, and the places in them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, repeat
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.cards import HIDDEN, RANK, codes
from thothit_desktop.table.geometry.places import TAKEN, Fan, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout
from thothit_desktop.table.geometry.spread import beside, paired
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.matching import match
from thothit_desktop.table.stage.model import TableModel


class Placement(NamedTuple):
    """The wanted place and face of an item."""

    item: CardItem
    place: Place
    card: int


class Capture(NamedTuple):
    """A card that rests on the first of its captives, which still lie in the pool.

    `gap` is the gap to that card's twin beside it, in card widths; None if it rests on the card.
    """

    card: CardItem
    taken: tuple[CardItem, ...]
    gap: float | None = None

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The card and its captives."""
        return (self.card, *self.taken)


class Zones:
    """All card items, each in exactly one zone; the stock's last item is drawn next.

    `opened` are the cards turned up from the stock, `capture` is a card that rests on its captives, `shown`
    are cards that lie open before a seat, `aside` those that lie face down before it. `layout` has the seats
    by distance from the bottom seat in the order of play; hands, piles, shown and aside are by seat. `last`
    are the cards known at the end of the stock, the very last one last. The `mat` lays out the cards, and
    `model` is the table of the last view.

    `order` is the order of the bottom hand (`hand_order.ORDERS`); the person's own starts from the present
    one. `most` is the largest size of the pool since the deal. `fans` are the fans of the pool that are open.
    """

    def __init__(self, scene: QGraphicsScene, mat: Mat, make: Callable[[], CardItem]) -> None:
        self._scene, self._make = scene, make
        self.mat = mat
        self.layout: TableLayout | None = None
        self.model: TableModel | None = None
        self.bottom = 0
        self.face_down = True
        self.stock: list[CardItem] = []
        self.last: tuple[int, ...] = ()
        self.pool: list[CardItem] = []
        self.opened: list[CardItem] = []
        self.capture: Capture | None = None
        self.order = "rank"
        self.fans: tuple[Fan, ...] = ()
        self.seat(3, 0)

    def seat(self, seats: int, bottom: int) -> None:
        """Set the number of seats and the bottom one, with only a deck on the table."""
        if self.layout is not None:
            self.gather()
        self.bottom = bottom
        self.model = None
        self.most = 0
        self.hands: list[list[CardItem]] = [[] for _ in range(seats)]
        self.piles: list[list[CardItem]] = [[] for _ in range(seats)]
        self.shown: list[list[CardItem]] = [[] for _ in range(seats)]
        self.aside: list[list[CardItem]] = [[] for _ in range(seats)]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def known(self) -> Sequence[int]:
        """The cards of the first items of the stock, which lie open beside it."""
        return self.last[::-1][: len(self.stock)]

    def seat_layout(self, seat: int) -> SeatLayout:
        """Return the layout of a seat."""
        assert self.layout is not None
        return self.layout.seats[(seat - self.bottom) % self.seats]

    def _by_seat(self) -> tuple[list[list[CardItem]], ...]:
        return self.hands, self.piles, self.shown, self.aside

    def items(self) -> Iterator[CardItem]:
        """Yield every card item."""
        yield from self.stock
        yield from self.pool
        for zones in self._by_seat():
            for zone in zones:
                yield from zone
        yield from self.opened
        if self.capture is not None:
            yield self.capture.card

    def lying(self, cards: Sequence[int]) -> Sequence[CardItem]:
        """Return the items that show these cards: those of a capture, else the last of the open ones."""
        if self.capture is not None:
            return self.capture.items
        lie = [item for zone in (self.pool, *self.shown, self.opened) for item in reversed(zone)]
        found = (next((item for item in lie if item.shown == card), None) for card in cards)
        return [item for item in found if item is not None]

    def set_card_count(self, cards: int) -> None:
        """Make or remove items, which then lie in the stock, until there are this many."""
        count = sum(1 for _ in self.items())
        if count > cards:
            self.gather()
            for item in self.stock[cards:]:
                self._scene.removeItem(item)
            del self.stock[cards:]
        for _ in range(cards - count):
            item = self._make()
            self._scene.addItem(item)
            self.stock.append(item)

    def gather(self) -> None:
        """Return all cards to the stock, unknown."""
        items = list(self.items())
        self.stock, self.pool, self.opened, self.capture = items, [], [], None
        self.most, self.last = 0, ()
        for zones in self._by_seat():
            for zone in zones:
                zone.clear()
        for item in items:
            item.card = HIDDEN

    def is_deck(self) -> bool:
        """Return True if all cards are in the stock or shown by a ritual, as before a deal."""
        laid = self.pool or self.opened or self.capture
        return not (laid or any(self.hands) or any(self.piles) or any(self.aside))

    def draw(self, card: int) -> CardItem | None:
        """Remove the stock's next item, give it this card, and return it."""
        if not self.stock:
            return None
        item = self.stock.pop()
        item.card = card
        return item

    def arrange(self, model: TableModel) -> None:
        """Put every item into its zone in a model, from any state; items in the right zone stay."""
        self.set_card_count(model.cards)
        own = list(self.hands[self.bottom])
        turned = () if model.turned == HIDDEN else (model.turned,)
        zones = [*self.hands, self.pool, *self.piles, *self.shown, self.opened, *self.aside, self.stock]
        cards = [*model.hands, model.pool, *model.piles, *model.shown, turned, *model.aside]
        match(zones, [*cards, (HIDDEN,) * model.stock], self.items())
        self.hands[self.bottom].sort(key=lambda item: own.index(item) if item in own else len(own))
        self.capture, self.last = None, model.last
        self.set_facts(model)

    def shift(self, card: int, source: Iterable[list[CardItem]], target: list[CardItem]) -> None:
        """Move a card from some zones to another: the last item known to be it, or else one that may be.

        In another hand the item does not become the last one, because an item that was there before may be
        played as this card.
        """
        for known in (card, HIDDEN):
            for zone in source:
                item = next((item for item in reversed(zone) if item.card == known), None)
                if item is not None:
                    zone.remove(item)
                    others = any(target is hand for hand in self.hands if hand is not self.hands[self.bottom])
                    item.card = HIDDEN if others or target is self.stock else card
                    target.insert(0 if others else len(target), item)
                    return

    def set_facts(self, model: TableModel) -> None:
        """Set the facts of a view that are not card places."""
        self.model = model
        self.face_down = model.face_down
        self.most = max(self.most, len(model.pool))

    def move(self, item: CardItem, to: int) -> None:
        """Move a card of the bottom hand to a place in the line; the order is then the person's own."""
        hand = self.hands[self.bottom]
        hand.remove(item)
        hand.insert(to, item)
        self.order = "own"

    def placements(self) -> Iterator[Placement]:
        """Yield the wanted place and face of every item."""
        layout = self.layout
        assert layout is not None
        faces = chain(self.known, repeat(HIDDEN))
        for item, place, card in zip(self.stock, self.stock_places(), faces, strict=False):
            yield Placement(item, place, card)
        yield from self._in_pool(layout)
        yield from self._turned_up(layout)
        for seat in range(self.seats):
            yield from self._before(layout, seat)

    def open_fans(self, fans: tuple[Fan, ...]) -> list[Placement]:
        """Open these fans of the pool and close all others; return the cards that change place."""
        if fans == self.fans or self.layout is None:
            return []
        self.fans = fans
        return [laid for laid in self._in_pool(self.layout) if laid.item.place != laid.place]

    def fan_of(self, item: CardItem) -> Fan | None:
        """Return the fan that opens around a card of the pool; None if its rank lies open anyway."""
        cards = [other.card for other in self.pool]
        if item not in self.pool or self.layout is None or not self.layout.is_fan(cards, RANK[item.card]):
            return None
        copies = [other for other in self.pool if other.card == item.card]
        at = copies[-1] if self.layout.shape.crowded else item  # the uppermost of a pile
        return Fan(RANK[item.card], item.card, copies.index(item), at.place.x)

    def _turned_up(self, layout: TableLayout) -> Iterator[Placement]:
        """Yield the placements of the turned-up cards; each keeps its slot when another leaves."""
        slots = layout.opened_places(max(len(self.opened), layout.shape.opened))
        taken = {item.place for item in self.opened}
        free = [slot for slot in slots if slot not in taken]
        for item in self.opened:
            yield Placement(item, item.place if item.place in slots else free.pop(0), item.card)

    def _in_pool(self, layout: TableLayout) -> Iterator[Placement]:
        """Yield the placements of the pool and of a capturing card; covered cards are not drawn."""
        self.most = max(self.most, len(self.pool))
        cards = [item.card for item in self.pool]
        laid = layout.fan_places(cards, self.fans) if self.fans else self.mat.pool_places(layout, self)
        _sort(self.pool, [card for card, _ in laid])
        hidden, capture = self.mat.hides_pool(self), self.capture
        for item, (card, place) in zip(self.pool, laid, strict=True):
            taken = capture is not None and item in capture.taken
            if hidden:
                place = place._replace(visible=False)
            elif taken:
                place = place._replace(z=TAKEN)
            yield Placement(item, place, card)
            if capture is not None and item is capture.taken[0] and not hidden:
                yield Placement(capture.card, _resting(capture, place, layout), capture.card.card)

    def _before(self, layout: TableLayout, seat: int) -> Iterator[Placement]:
        """Yield the placements of the cards of a seat."""
        own, hand, pile, shown = self.seat_layout(seat), self.hands[seat], self.piles[seat], self.shown[seat]
        parts = self._sort_hand(hand) if seat == self.bottom else []
        places = layout.hand_places(own, len(hand), parts, alone=not pile)
        for item, place in zip(hand, places[: len(hand)], strict=True):
            yield Placement(item, place, item.card if seat == self.bottom else HIDDEN)
        for item, place in zip(pile, layout.pile_places(own, len(pile)), strict=True):
            yield Placement(item, place, HIDDEN if self.face_down else item.card)
        for item, place in zip(shown, layout.shown_places(own, [i.card for i in shown]), strict=True):
            yield Placement(item, place, item.card)
        aside = self.aside[seat]
        for item, place in zip(aside, self.mat.aside_places(layout, self, seat), strict=True):
            yield Placement(item, place, HIDDEN)

    def stock_places(self) -> list[Place]:
        """Return the stock's places, from the bottom card up."""
        assert self.layout is not None
        return self.mat.stock_places(self.layout, self)

    def _sort_hand(self, hand: list[CardItem]) -> list[int]:
        """Sort the bottom hand; return the number of places before each gap."""
        groups = self.mat.hand([item.card for item in hand], self.order, self.model)
        _sort(hand, [card for group in groups for card in group])
        return self.mat.sizes(groups, self.order, self.model)

    def move_to_places(self, ms: int) -> list[Flight]:
        """Return the flights of all items that are not at their places."""
        return [
            Flight(item, place, card, ms)
            for item, place, card in self.placements()
            if item.place != place or item.shown != card
        ]

    def jump_to_places(self) -> None:
        """Put every item at its place at once."""
        for item, place, card in self.placements():
            item.land(place, card)

    def differences(self, model: TableModel) -> list[str]:
        """Return the differences between a view and the table as texts; empty if there are none."""
        found = []

        def compare(what: str, here: list[CardItem], there: tuple[int, ...], known: bool = True) -> None:
            cards = sorted(item.card if known else HIDDEN for item in here)
            if cards != sorted(there):
                found.append(f"{what}: {' '.join(codes(cards))}, not {' '.join(codes(sorted(there)))}")

        for seat in range(self.seats):
            compare(f"hand {seat}", self.hands[seat], model.hands[seat], seat == model.seat)
            compare(f"pile {seat}", self.piles[seat], model.piles[seat], not model.face_down)
            compare(f"shown {seat}", self.shown[seat], model.shown[seat])
            compare(f"aside {seat}", self.aside[seat], model.aside[seat])
        compare("pool", self.pool, model.pool)
        compare("stock", self.stock, (HIDDEN,) * model.stock, known=False)
        if self.last[len(self.last) - len(self.known) :] != model.last:
            found.append("other last cards are known")
        compare("turned", self.opened, (model.turned,) if model.turned >= 0 else ())
        if self.mat.keeps_order and [item.card for item in self.pool] != list(model.pool):
            found.append("the pool lies in another order")
        if self.capture is not None:
            found.append("a capture has not been taken in")
        return found

    def misplaced(self) -> list[str]:
        """Return the items whose place or look differs from their zone's."""
        found = []
        for item, place, card in self.placements():
            if not item.is_at(place) or item.shown != card or item.isVisible() != place.visible:
                found.append(f"{codes([item.card])[0]} lies wrong at {place}")
        return found


def _resting(capture: Capture, place: Place, layout: TableLayout) -> Place:
    """Return the place of a capturing card by that of its first captive."""
    if capture.gap is None:
        return paired(place, layout.card_width, layout.mat)
    return beside(place, layout.card_width, layout.mat, capture.gap)


def _sort(items: list[CardItem], cards: Sequence[int]) -> None:
    """Sort items in the order of their cards; copies keep their order."""
    left: dict[int, list[CardItem]] = {}
    for item in items:
        left.setdefault(item.card, []).append(item)
    items[:] = [left[card].pop(0) for card in cards]
