# SPDX-License-Identifier: MIT
"""Which card item lies in which zone, and where that is."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.cards import HIDDEN, by_rank, codes
from thothit_desktop.table.geometry import spread
from thothit_desktop.table.geometry.hand_order import groups
from thothit_desktop.table.geometry.places import TAKEN, Place
from thothit_desktop.table.geometry.seat_rooms import SeatRoom
from thothit_desktop.table.kowah import discards
from thothit_desktop.table.stage.animator import Flight
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.thunee import trick

if TYPE_CHECKING:
    from thothit_desktop.table.geometry.layout import Room


class Placement(NamedTuple):
    """Where an item should lie and which face it should show."""

    item: CardItem
    place: Place
    card: int


class Zones:
    """All card items, each in exactly one zone; the stock's next card is its last.

    `opened` are the cards turned up from the stock, `pair` is a card that rests on what it takes, `shown` are
    cards that lie open before a seat, `trump` is the card that the `setter` laid face down, `blind` the seat
    that has called without having seen its last cards, which are then the stock. The `room` has
    the seats by distance from the bottom seat in the order of play; hands, piles and shown are by seat.
    Discards are a pool in the order in which they were made.

    `order` is how the bottom hand lies (`hand_order.ORDERS`), the person's own at first as it lies;
    `backwards` says that its cards are ranked so, `drawn` is the card that has just come to it, which lies
    apart.
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
        self.trump: CardItem | None = None
        self.setter = self.blind = -1
        self.order = "rank"
        self.backwards = False
        self.drawn = HIDDEN
        self.seat(3, 0)

    def seat(self, seats: int, bottom: int) -> None:
        """Start with nothing but a deck, for so many seats."""
        if self.room is not None:
            self.gather()
        self.bottom = bottom
        self.most = 0
        self.hands: list[list[CardItem]] = [[] for _ in range(seats)]
        self.piles: list[list[CardItem]] = [[] for _ in range(seats)]
        self.shown: list[list[CardItem]] = [[] for _ in range(seats)]

    @property
    def lying(self) -> str:
        """What lies in the middle of the table (see `Shape`)."""
        return "ranks" if self.room is None else self.room.shape.lying

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
        if self.trump is not None:
            yield self.trump

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
        self.stock, self.pool, self.opened, self.pair, self.trump = items, [], [], None, None
        self.most, self.blind = 0, -1
        for zones in (self.hands, self.piles, self.shown):
            for zone in zones:
                zone.clear()
        for item in items:
            item.card = HIDDEN

    def is_deck(self) -> bool:
        """Whether all cards are in the stock or shown by a ritual, as before a deal."""
        laid = self.pool or self.opened or self.pair or self.trump
        return not (laid or any(self.hands) or any(self.piles))

    def draw(self, card: int) -> CardItem | None:
        """Take the stock's next item, which is this card."""
        if not self.stock:
            return None
        item = self.stock.pop()
        item.card = card
        return item

    def arrange(self, seen: TableModel) -> None:
        """Put every item where a view says, whatever was before; items that already lie right stay there."""
        self.have(seen.cards)
        free = {id(item): item for item in self.items()}

        def take(cards: tuple[int, ...], near: list[CardItem]) -> list[CardItem]:
            return [_pick(card, near, free) for card in cards]

        hands = [take(hand, before) for hand, before in zip(seen.hands, self.hands, strict=True)]
        pool = take(seen.pool, self.pool)
        piles = [take(pile, before) for pile, before in zip(seen.piles, self.piles, strict=True)]
        shown = [take(cards, before) for cards, before in zip(seen.shown, self.shown, strict=True)]
        opened = [] if seen.turned == HIDDEN else take((seen.turned,), self.stock[-1:])
        laid = [] if seen.trump is None else take((seen.trump,), [self.trump] if self.trump else [])
        stock = take((HIDDEN,) * seen.stock, self.stock)
        own = self.hands[self.bottom]
        hands[self.bottom].sort(key=lambda item: own.index(item) if item in own else len(own))
        self.hands, self.pool, self.piles, self.shown, self.stock = hands, pool, piles, shown, stock
        self.opened, self.pair, self.trump = opened, None, next(iter(laid), None)
        self.agree(seen)

    def agree(self, seen: TableModel) -> None:
        """Take what a view tells of the cards beside where they lie."""
        self.face_down = seen.face_down
        self.setter = -1 if seen.bids is None else seen.bids.setter
        self.blind = -1 if seen.bids is None else seen.bids.blind
        self.backwards = seen.bids is not None and seen.bids.reversed
        self.most = max(self.most, len(seen.pool))
        self.drawn = seen.drawn

    def move(self, item: CardItem, to: int) -> None:
        """Put a card of the bottom hand at a place in the line, which is then the person's own."""
        hand = self.hands[self.bottom]
        hand.remove(item)
        hand.insert(to, item)
        self.order = "own"

    def placements(self) -> Iterator[Placement]:
        """Where every item should lie."""
        room = self.room
        assert room is not None
        for item, place in zip(self.stock, self.stock_places(), strict=True):
            yield Placement(item, place, HIDDEN)
        if room.shape.lying == "ranks":
            self.pool.sort(key=lambda item: by_rank(item.card))
        self.most = max(self.most, len(self.pool))
        laid = spread.pool(room, [item.card for item in self.pool], self.most)
        for item, (card, place) in zip(self.pool, laid, strict=True):
            if self._covered:
                yield Placement(item, place._replace(visible=False), card)
            elif self.pair is not None and item is self.pair[1]:
                yield Placement(item, place._replace(z=TAKEN), card)
                yield Placement(self.pair[0], spread.paired(place, room.card_width), self.pair[0].card)
            else:
                yield Placement(item, place, card)
        for item, place in zip(self.opened, spread.opened(room, len(self.opened)), strict=True):
            yield Placement(item, place, item.card)
        for seat, (hand, pile, shown) in enumerate(zip(self.hands, self.piles, self.shown, strict=True)):
            own = self.seat_room(seat)
            parts = self._sort(hand) if seat == self.bottom else []
            for item, place in zip(hand, spread.hand(room, own, len(hand), parts, not pile), strict=True):
                yield Placement(item, place, item.card if seat == self.bottom else HIDDEN)
            for item, place in zip(pile, spread.pile(own, len(pile)), strict=True):
                yield Placement(item, place, HIDDEN if self.face_down else item.card)
            for item, place in zip(shown, spread.shown(room, own, [i.card for i in shown]), strict=True):
                yield Placement(item, place, item.card)
        if self.trump is not None:
            yield Placement(self.trump, trick.trump(self.seat_room(self.setter)), HIDDEN)

    @property
    def _covered(self) -> bool:
        """Whether another seat's hand that has won lies over the discards, which are then not to be seen."""
        others = (shown for seat, shown in enumerate(self.shown) if seat != self.bottom)
        return self.lying == "discards" and any(len(shown) > discards.SET for shown in others)

    @property
    def put_off(self) -> bool:
        """Whether the stock lies before a blind caller, or beside cards of a ritual, not in the middle."""
        return self.lying == "trick" and bool(self.stock) and (self.blind >= 0 or any(self.shown))

    def stock_places(self) -> list[Place]:
        """Where the stock lies, from the bottom card up."""
        room = self.room
        assert room is not None
        if not self.put_off:
            return spread.stock(room, len(self.stock))
        if self.blind >= 0:
            return trick.unseen(self.seat_room(self.blind), len(self.stock))
        return spread.stock(
            room._replace(stock=trick.aside(room.seats, room.stock), scale=room.seats[0].trump_scale),
            len(self.stock),
        )

    def _sort(self, hand: list[CardItem]) -> list[int]:
        """Bring the bottom hand in its order; how many cards there are before each gap."""
        assert self.room is not None
        cards = [item.card for item in hand]
        found = groups(cards, self.order, self.room.shape.lying, self.backwards, self.drawn)
        left = list(hand)
        for number, card in enumerate(card for group in found for card in group):
            hand[number] = next(item for item in left if item.card == card)
            left.remove(hand[number])
        return [len(group) for group in found]

    def relay(self, ms: int) -> list[Flight]:
        """The moves of every item that does not lie where it should."""
        return [
            Flight(item, place, card, ms)
            for item, place, card in self.placements()
            if item.place != place or item.shown != card
        ]

    def lay(self) -> None:
        """Put every item where it should lie, at once."""
        for item, place, card in self.placements():
            item.land(place, card)

    def differences(self, seen: TableModel) -> list[str]:
        """What a view says otherwise; empty where the table shows just that."""
        found = []

        def compare(what: str, here: list[CardItem], there: tuple[int, ...], known: bool = True) -> None:
            cards = sorted(item.card if known else HIDDEN for item in here)
            if cards != sorted(there):
                found.append(f"{what}: {' '.join(codes(cards))}, not {' '.join(codes(sorted(there)))}")

        for seat in range(self.seats):
            compare(f"hand {seat}", self.hands[seat], seen.hands[seat], seat == seen.seat)
            compare(f"pile {seat}", self.piles[seat], seen.piles[seat], not seen.face_down)
            compare(f"shown {seat}", self.shown[seat], seen.shown[seat])
        compare("pool", self.pool, seen.pool)
        compare("stock", self.stock, (HIDDEN,) * seen.stock, known=False)
        compare("turned", self.opened, (seen.turned,) if seen.turned >= 0 else ())
        trump = () if seen.trump is None else (seen.trump,)
        compare("trump", [] if self.trump is None else [self.trump], trump)
        if seen.trump is not None and seen.bids is not None and self.setter != seen.bids.setter:
            found.append(f"trump lies before seat {self.setter}, not {seen.bids.setter}")
        if self.lying == "discards" and [item.card for item in self.pool] != list(seen.pool):
            found.append("the discards lie in another order")
        if self.pair is not None:
            found.append("a capture has not been taken in")
        return found

    def misplaced(self) -> list[str]:
        """Items that do not lie, or do not look, as their zone says."""
        found = []
        for item, place, card in self.placements():
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
