# SPDX-License-Identifier: MIT
"""Which card item lies in which zone, and where that is."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.cards import HIDDEN, by_rank, codes
from thothit_desktop.table import spread
from thothit_desktop.table.animator import Move
from thothit_desktop.table.card_item import CardItem
from thothit_desktop.table.places import TAKEN, Place
from thothit_desktop.table.seat_rooms import SeatRoom
from thothit_desktop.table.seen import Seen

if TYPE_CHECKING:
    from thothit_desktop.table.layout import Room


class Lies(NamedTuple):
    """Where an item should lie and which face it should show."""

    item: CardItem
    place: Place
    card: int


class Zones:
    """All card items, each in exactly one zone; the stock's next card is its last.

    `opened` are the cards turned up from the stock, `pair` is a card that rests on what it takes, `shown` are
    cards that lie open before a seat. The `room` has the seats by distance from the bottom seat in the order
    of play; hands, piles and shown are by seat.
    """

    def __init__(self, scene: QGraphicsScene, make: Callable[[], CardItem]) -> None:
        self._scene, self._make = scene, make
        self.room: Room | None = None
        self.bottom = 0
        self.face_down = True
        self.stock: list[CardItem] = []
        self.pool: list[CardItem] = []
        self.opened: list[CardItem] = []
        self.pair: tuple[CardItem, CardItem] | None = None
        self.seat(3, 0)

    def seat(self, seats: int, bottom: int) -> None:
        """Start with nothing but a deck, for so many seats."""
        if self.room is not None:
            self.gather()
        self.bottom = bottom
        self.hands: list[list[CardItem]] = [[] for _ in range(seats)]
        self.piles: list[list[CardItem]] = [[] for _ in range(seats)]
        self.shown: list[list[CardItem]] = [[] for _ in range(seats)]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    def seat_room(self, seat: int) -> SeatRoom:
        """The room of a seat."""
        assert self.room is not None
        return self.room.seats[(seat - self.bottom) % self.seats]

    def items(self) -> Iterator[CardItem]:
        """Every card item."""
        yield from self.stock
        yield from self.pool
        for zones in (self.hands, self.piles, self.shown):
            for zone in zones:
                yield from zone
        yield from self.opened
        if self.pair is not None:
            yield self.pair[0]

    def have(self, cards: int) -> None:
        """Make or remove items, which then lie in the stock, so that there are so many."""
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
        """Everything goes back to the stock, unknown."""
        items = list(self.items())
        self.stock, self.pool, self.opened, self.pair = items, [], [], None
        for zones in (self.hands, self.piles, self.shown):
            for zone in zones:
                zone.clear()
        for item in items:
            item.card = HIDDEN

    def is_deck(self) -> bool:
        """Whether all cards are in the stock or shown by a ritual, as before a deal."""
        return not (self.pool or self.opened or self.pair or any(self.hands) or any(self.piles))

    def draw(self, card: int) -> CardItem | None:
        """Take the stock's next item, which is this card."""
        if not self.stock:
            return None
        item = self.stock.pop()
        item.card = card
        return item

    def arrange(self, seen: Seen) -> None:
        """Put every item where a view says, whatever was before; items that already lie right stay there."""
        self.have(seen.cards)
        self.face_down = seen.face_down
        free = {id(item): item for item in self.items()}

        def take(cards: tuple[int, ...], near: list[CardItem]) -> list[CardItem]:
            return [_pick(card, near, free) for card in cards]

        hands = [take(hand, before) for hand, before in zip(seen.hands, self.hands, strict=True)]
        pool = take(seen.pool, self.pool)
        piles = [take(pile, before) for pile, before in zip(seen.piles, self.piles, strict=True)]
        opened = [] if seen.turned == HIDDEN else take((seen.turned,), self.stock[-1:])
        stock = take((HIDDEN,) * seen.stock, self.stock)
        self.hands, self.pool, self.piles, self.stock = hands, pool, piles, stock
        self.opened, self.pair = opened, None
        self.shown = [[] for _ in hands]

    def lie(self) -> Iterator[Lies]:
        """Where every item should lie."""
        room = self.room
        assert room is not None
        for item, place in zip(self.stock, spread.stock(room, len(self.stock)), strict=True):
            yield Lies(item, place, HIDDEN)
        self.pool.sort(key=lambda item: by_rank(item.card))
        laid = spread.pool(room, [item.card for item in self.pool])
        for item, (card, place) in zip(self.pool, laid, strict=True):
            if self.pair is not None and item is self.pair[1]:
                yield Lies(item, place._replace(z=TAKEN), card)
                yield Lies(self.pair[0], spread.paired(place, room.card_width), self.pair[0].card)
            else:
                yield Lies(item, place, card)
        for item, place in zip(self.opened, spread.opened(room, len(self.opened)), strict=True):
            yield Lies(item, place, item.card)
        for seat, (hand, pile, shown) in enumerate(zip(self.hands, self.piles, self.shown, strict=True)):
            own = self.seat_room(seat)
            hand.sort(key=lambda item: by_rank(item.card))
            for item, place in zip(hand, spread.hand(room, own, len(hand)), strict=True):
                yield Lies(item, place, item.card if seat == self.bottom else HIDDEN)
            for item, place in zip(pile, spread.pile(own, len(pile)), strict=True):
                yield Lies(item, place, HIDDEN if self.face_down else item.card)
            for item, place in zip(shown, spread.shown(room, own, [i.card for i in shown]), strict=True):
                yield Lies(item, place, item.card)

    def relay(self, ms: int) -> list[Move]:
        """The moves of every item that does not lie where it should."""
        return [
            Move(item, place, card, ms)
            for item, place, card in self.lie()
            if item.place != place or item.shown != card
        ]

    def lay(self) -> None:
        """Put every item where it should lie, at once."""
        for item, place, card in self.lie():
            item.land(place, card)

    def differences(self, seen: Seen) -> list[str]:
        """What a view says otherwise; empty where the table shows just that."""
        found = []

        def compare(what: str, here: list[CardItem], there: tuple[int, ...], known: bool = True) -> None:
            cards = sorted(item.card if known else HIDDEN for item in here)
            if cards != sorted(there):
                found.append(f"{what}: {' '.join(codes(cards))}, not {' '.join(codes(sorted(there)))}")

        for seat in range(self.seats):
            compare(f"hand {seat}", self.hands[seat], seen.hands[seat], seat == seen.seat)
            compare(f"pile {seat}", self.piles[seat], seen.piles[seat], not seen.face_down)
            compare(f"shown {seat}", self.shown[seat], ())
        compare("pool", self.pool, seen.pool)
        compare("stock", self.stock, (HIDDEN,) * seen.stock, known=False)
        compare("turned", self.opened, (seen.turned,) if seen.turned >= 0 else ())
        if self.pair is not None:
            found.append("a capture has not been taken in")
        return found

    def misplaced(self) -> list[str]:
        """Items that do not lie, or do not look, as their zone says."""
        found = []
        for item, place, card in self.lie():
            away = (item.pos() - item.corner(place)).manhattanLength() > 0.5
            if away or item.shown != card or item.isVisible() != place.visible:
                found.append(f"{codes([item.card])[0]} lies wrong at {place}")
        return found


def _pick(card: int, near: list[CardItem], free: dict[int, CardItem]) -> CardItem:
    """A free item for a card: one that is it already, best from the same zone, else any."""
    here = [item for item in near if id(item) in free]
    candidates = [*here, *free.values()]
    item = next((item for item in candidates if item.card == card), candidates[0])
    del free[id(item)]
    item.card = card
    return item
