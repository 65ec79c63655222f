# SPDX-License-Identifier: MIT
"""The decision that the person has to make, and the cards on the table for it."""

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from thothit_desktop.table.drawing.margins import ExpectedMargin, ExpectedMargins
from thothit_desktop.table.selection.capture_sets import CardSet, containing, missing
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

_ValueT = TypeVar("_ValueT")


class Choice(NamedTuple):
    """The possible captures of a card from the pool; all cards are designs."""

    takes: tuple[CardSet, ...] = ()
    """The sets of which the card may take one."""
    locked: tuple[int, ...] = ()
    """Cards that a rule forbids it to take now."""
    risky: tuple[CardSet, ...] = ()
    """The sets among `takes` that would bar the player from winning."""
    captions: tuple[str, ...] = ()
    """A short text on the worth of each set in `takes`; empty if there is nothing to say."""


_NOTHING = Choice()


class Prompt:
    """The open decision: a hand card, a capture, a card from a pile, or a click to go on.

    Attributes that do not apply are None or false.
    """

    def __init__(self, zones: Zones) -> None:
        self._zones = zones
        self.clear()

    def clear(self) -> None:
        """Close the prompt: no decision is open."""
        self.choices: Mapping[int, Choice] | None = None
        """The hand cards that can be played, with their captures."""
        self.drag = False
        """True if these cards can be dragged."""
        self.card: int | None = None
        """The card whose capture is being chosen."""
        self.choice = _NOTHING
        """The captures of that card."""
        self.cancellable = False
        """True if another card may be played instead."""
        self.picked: list[CardItem] = []
        """Cards of the pool picked for its capture while several sets contain them."""
        self.draws = self.takes = self.claims = False
        """True if the stock, the top discard or the card that came last can be chosen."""
        self.drawing = False
        """True while the program waits for a click that turns the stock or goes on."""

    @property
    def discarding(self) -> bool:
        """True in games in which cards are drawn and discarded."""
        return self._zones.mat.draws

    # The hand

    def hand(self) -> list[CardItem]:
        """Return the cards that can be played: the hand and, in some games, an open pair."""
        return self._zones.mat.playable(self._zones)

    def offered(self) -> list[CardItem]:
        """Return the cards of the hand that can be chosen now."""
        return [item for item in self.hand() if item.card in (self.choices or ())]

    def drags(self, item: CardItem) -> bool:
        """Return True if the mouse may move a card, to play it or to arrange the hand."""
        return (self.drag and item in self.offered()) or self.arranges(item)

    def first(self) -> CardItem | None:
        """Return the first card for the keyboard cursor, if only one can be played."""
        offered = self.offered()
        alone = len({item.card for item in offered}) == 1 and not self.piles()
        return offered[0] if alone and self.card is None else None

    def arranges(self, item: CardItem) -> bool:
        """Return True if the person may move a card within the hand."""
        return self._zones.mat.arranges and item in self._zones.hands[self._zones.bottom]

    def considered(self, raised: CardItem | None) -> Choice:
        """Return the captures of the card being played, or else of the raised hand card."""
        if self.card is not None:
            return self.choice
        if self.choices is not None and raised is not None and raised in self.hand():
            return self.choices.get(raised.card, _NOTHING)
        return _NOTHING

    def lifted(self, raised: CardItem | None) -> CardItem | None:
        """Return the card being played or else the raised one, if it can be chosen."""
        if self.card is not None:
            # A card turned from the stock cannot be taken back; its twin in the hand is not meant.
            own = self.hand() if self.cancellable else []
            return next((item for item in own if item.card == self.card), None)
        return raised if raised in self.offered() else None

    # Piles

    def piles(self) -> list[CardItem]:
        """Return the top cards of stock and discards that can be chosen."""
        stock = self._zones.stock[-1:] if self.draws else []
        return stock + (self._zones.pool[-1:] if self.takes else [])

    def weighed_piles(self, margins: ExpectedMargins) -> "list[tuple[CardItem, ExpectedMargin]]":
        """Return the expected margins of the top cards of stock and discards that may be chosen."""
        stock = self._zones.stock[-1:] if self.draws else []
        discard = self._zones.pool[-1:] if self.takes else []
        found = [(item, margins.stock) for item in stock] + [(item, margins.discard) for item in discard]
        return [(item, margin) for item, margin in found if margin is not None]

    def claimed(self) -> list[CardItem]:
        """Return the card that can be claimed: the one turned up from the stock, else the top discard."""
        return (self._zones.opened or self._zones.pool[-1:]) if self.claims else []

    # Captures

    def pool(self, cards: "Collection[int]") -> list[CardItem]:
        """Return the pool's items of these designs, from the left."""
        return [item for item in self._zones.pool if item.card in cards]

    def targets(self, choice: Choice) -> list[CardItem]:
        """Return the pool's items that a click would add to a card's capture."""
        cards = missing(choice.takes, [item.card for item in self.picked])
        return [item for item in self.pool(cards) if item not in self.picked]

    def captioned(self, choice: Choice) -> list[tuple[CardItem, str]]:
        """Return the captions of the sets that can still be taken, with an item for each."""
        return self._on_sets(choice, choice.captions)

    def weighed(
        self, choice: Choice, card: int, margins: ExpectedMargins
    ) -> list[tuple[CardItem, ExpectedMargin]]:
        """Return the expected margins of a card with each set that it can still take."""
        return self._on_sets(choice, [margins.takes.get((card, cards)) for cards in choice.takes])

    def _on_sets(self, choice: Choice, values: "Sequence[_ValueT | None]") -> list[tuple[CardItem, _ValueT]]:
        """Return one value for each set that can still be taken, with a card of the set."""
        found: dict[CardItem, _ValueT] = {}
        left = containing(choice.takes, [item.card for item in self.picked])
        for cards, one in zip(choice.takes, values, strict=False):
            free = [item for item in self._items(cards, self.picked) if item not in (*self.picked, *found)]
            if cards in left and one and free:
                found[free[0]] = one
        return list(found.items())

    def is_risky(self, item: CardItem, choice: Choice) -> bool:
        """Return True if every set that a click on a card leaves is risky."""
        left = containing(choice.takes, self._with(item))
        return all(cards in choice.risky for cards in left)

    def sets_with(self, item: CardItem) -> list[CardSet]:
        """Return the sets that remain after a click on a card of the pool."""
        return containing(self.choice.takes, self._with(item))

    def preview(self, item: CardItem) -> list[CardItem]:
        """Return a card of the pool and those that a click on it would take with it."""
        left = self.sets_with(item) if item not in self.picked else []
        return self._items(left[0], [item, *self.picked]) if len(left) == 1 else [item]

    def stops(self, locked: bool = True) -> list[tuple[CardItem, ...]]:
        """Return the keyboard stops from the left, one for all copies: sets and, if wanted, locked cards."""
        picked = [item.card for item in self.picked]
        found = [tuple(self._items(cards, self.picked)) for cards in containing(self.choice.takes, picked)]
        if locked and not picked:
            found += [tuple(self._items((card,), ())) for card in set(self.choice.locked)]
        order = list(dict.fromkeys(item.card for item in self._zones.pool))
        return sorted(filter(None, found), key=lambda stop: sorted(order.index(item.card) for item in stop))

    def _with(self, item: CardItem) -> list[int]:
        return [*(picked.card for picked in self.picked), item.card]

    def _items(self, cards: CardSet, first: "Collection[CardItem]") -> list[CardItem]:
        """Return an item for each card of a set: of copies one of `first`, else the uppermost."""
        free = [*first, *reversed(self._zones.pool)]
        found: list[CardItem] = []
        for card in cards:
            found += [item for item in free if item.card == card and item not in found][:1]
        return found
