# SPDX-License-Identifier: MIT
"""What is asked of the person now, and which cards on the table it is about."""

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from thothit_desktop.table.drawing.margins import ExpectedMargin, ExpectedMargins
from thothit_desktop.table.selection.capture_sets import CardSet, containing, missing
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

_ToldT = TypeVar("_ToldT")


class Choice(NamedTuple):
    """What a card may take from the pool; all cards are designs."""

    takes: tuple[CardSet, ...] = ()
    """The sets of cards of which it may take one."""
    locked: tuple[int, ...] = ()
    """Cards that a rule forbids it to take now."""
    risky: tuple[CardSet, ...] = ()
    """Those sets among `takes` that would bar the player from winning."""
    captions: tuple[str, ...] = ()
    """By set among `takes`, in a few words, what it is worth; none where nothing is to be said."""


_NOTHING = Choice()


class Prompt:
    """What is asked: a hand card, what a card takes, a card from a pile, or a click to go on.

    What is not asked is None or false.
    """

    def __init__(self, zones: Zones) -> None:
        self._zones = zones
        self.clear()

    def clear(self) -> None:
        """Ask nothing."""
        self.choices: Mapping[int, Choice] | None = None
        """The hand cards that may be played, and what each would take."""
        self.drag = False
        """True if they may be dragged."""
        self.card: int | None = None
        """The card whose capture is being chosen."""
        self.choice = _NOTHING
        """What that card may take."""
        self.cancellable = False
        """True if another card may be played instead."""
        self.picked: list[CardItem] = []
        """Cards of the pool that have been picked for its capture, as long as several sets have them."""
        self.draws = self.takes = self.claims = False
        """True if the stock, the top discard or the card that came last may be chosen."""
        self.drawing = False
        """True while a click is awaited that turns the stock or goes on."""

    @property
    def discarding(self) -> bool:
        """True where cards are drawn and discarded."""
        return self._zones.mat.draws

    # The hand

    def hand(self) -> list[CardItem]:
        """The cards that may be played: the hand and, in some games, an open pair."""
        return self._zones.mat.playable(self._zones)

    def offered(self) -> list[CardItem]:
        """Those of them that may be chosen."""
        return [item for item in self.hand() if item.card in (self.choices or ())]

    def drags(self, item: CardItem) -> bool:
        """True if the mouse may move a card, to play it or to put it elsewhere in the hand."""
        return (self.drag and item in self.offered()) or self.arranges(item)

    def first(self) -> CardItem | None:
        """The card at which the keys begin where only one may be played."""
        offered = self.offered()
        alone = len({item.card for item in offered}) == 1 and not self.piles()
        return offered[0] if alone and self.card is None else None

    def arranges(self, item: CardItem) -> bool:
        """True if the person may give a card another place in the hand."""
        return self._zones.mat.arranges and item in self._zones.hands[self._zones.bottom]

    def considered(self, raised: CardItem | None) -> Choice:
        """Return what the card that is asked about may take, or else the raised hand card."""
        if self.card is not None:
            return self.choice
        if self.choices is not None and raised is not None and raised in self.hand():
            return self.choices.get(raised.card, _NOTHING)
        return _NOTHING

    def lifted(self, raised: CardItem | None) -> CardItem | None:
        """The hand card that is asked about, or else the raised one, if it may be chosen."""
        if self.card is not None:
            # A card turned from the stock cannot be taken back; its twin in the hand is not meant.
            own = self.hand() if self.cancellable else []
            return next((item for item in own if item.card == self.card), None)
        return raised if raised in self.offered() else None

    # Piles

    def piles(self) -> list[CardItem]:
        """The top cards of stock and discards, as far as they may be chosen."""
        stock = self._zones.stock[-1:] if self.draws else []
        return stock + (self._zones.pool[-1:] if self.takes else [])

    def weighed_piles(self, margins: ExpectedMargins) -> "list[tuple[CardItem, ExpectedMargin]]":
        """Return the expected margins of the top cards of stock and discards that may be chosen."""
        stock = self._zones.stock[-1:] if self.draws else []
        discard = self._zones.pool[-1:] if self.takes else []
        found = [(item, margins.stock) for item in stock] + [(item, margins.discard) for item in discard]
        return [(item, margin) for item, margin in found if margin is not None]

    def claimed(self) -> list[CardItem]:
        """The card that may be claimed: the one turned up from the stock, else the top discard."""
        return (self._zones.opened or self._zones.pool[-1:]) if self.claims else []

    # Captures

    def pool(self, cards: "Collection[int]") -> list[CardItem]:
        """The pool's items of these designs, from the left."""
        return [item for item in self._zones.pool if item.card in cards]

    def targets(self, choice: Choice) -> list[CardItem]:
        """The pool's items that a click would add to what a card takes."""
        cards = missing(choice.takes, [item.card for item in self.picked])
        return [item for item in self.pool(cards) if item not in self.picked]

    def captioned(self, choice: Choice) -> list[tuple[CardItem, str]]:
        """Return what is said of each set that may still be taken."""
        return self._on_sets(choice, choice.captions)

    def weighed(
        self, choice: Choice, card: int, margins: ExpectedMargins
    ) -> list[tuple[CardItem, ExpectedMargin]]:
        """Return what a card is expected to bring with each set that it may still take."""
        return self._on_sets(choice, [margins.takes.get((card, cards)) for cards in choice.takes])

    def _on_sets(self, choice: Choice, told: "Sequence[_ToldT | None]") -> list[tuple[CardItem, _ToldT]]:
        """Return one value for each set that may still be taken, by a card of the set."""
        found: dict[CardItem, _ToldT] = {}
        left = containing(choice.takes, [item.card for item in self.picked])
        for cards, one in zip(choice.takes, told, strict=False):
            free = [item for item in self._items(cards, self.picked) if item not in (*self.picked, *found)]
            if cards in left and one and free:
                found[free[0]] = one
        return list(found.items())

    def is_risky(self, item: CardItem, choice: Choice) -> bool:
        """True if every set that a click on a card leaves is risky."""
        left = containing(choice.takes, self._with(item))
        return all(cards in choice.risky for cards in left)

    def sets_with(self, item: CardItem) -> list[CardSet]:
        """The sets that a click on a card of the pool leaves."""
        return containing(self.choice.takes, self._with(item))

    def preview(self, item: CardItem) -> list[CardItem]:
        """A card of the pool, and those that a click on it would take with it."""
        left = self.sets_with(item) if item not in self.picked else []
        return self._items(left[0], [item, *self.picked]) if len(left) == 1 else [item]

    def stops(self, locked: bool = True) -> list[tuple[CardItem, ...]]:
        """Return where the keys stop: whole sets and, if wished, locked cards; from the left, copies once."""
        picked = [item.card for item in self.picked]
        found = [tuple(self._items(cards, self.picked)) for cards in containing(self.choice.takes, picked)]
        if locked and not picked:
            found += [tuple(self._items((card,), ())) for card in set(self.choice.locked)]
        order = list(dict.fromkeys(item.card for item in self._zones.pool))
        return sorted(filter(None, found), key=lambda stop: sorted(order.index(item.card) for item in stop))

    def _with(self, item: CardItem) -> list[int]:
        return [*(picked.card for picked in self.picked), item.card]

    def _items(self, cards: CardSet, first: "Collection[CardItem]") -> list[CardItem]:
        """An item for each card of a set: of copies one of the `first`, else the uppermost."""
        free = [*first, *reversed(self._zones.pool)]
        found: list[CardItem] = []
        for card in cards:
            found += [item for item in free if item.card == card and item not in found][:1]
        return found
