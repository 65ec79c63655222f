# SPDX-License-Identifier: MIT
"""What is asked of the person now, and which cards on the table it is about."""

from typing import TYPE_CHECKING, NamedTuple

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

if TYPE_CHECKING:
    from collections.abc import Mapping


class Choice(NamedTuple):
    """Pool designs by what a card may do with them.

    It may take `takes`; those of them that are `risky` would bar its player from winning. `locked` are others
    of its rank, which a rule forbids now.
    """

    takes: tuple[int, ...] = ()
    locked: tuple[int, ...] = ()
    risky: tuple[int, ...] = ()


_NOTHING = Choice()


class Question:
    """A hand card, what a card takes, a card from a pile, or what luck brings: whatever is asked now.

    For a hand card `choices` says by card what it would take, and `drag` whether it may be dragged. Of a
    `card` that may take several, `choice` says which, and `cancellable` whether another one may be played
    instead. `draws` and `takes` offer the stock and the top of the discards, also beside a hand card;
    `claims` the card that came last; `drawing` waits for luck. What is not asked is None or false.
    """

    def __init__(self, zones: Zones) -> None:
        self._zones = zones
        self.clear()

    def clear(self) -> None:
        """Nothing is asked."""
        self.choices: Mapping[int, Choice] | None = None
        self.card: int | None = None
        self.choice = _NOTHING
        self.drag = self.cancellable = self.drawing = False
        self.draws = self.takes = self.claims = False

    @property
    def discarding(self) -> bool:
        """Whether cards are drawn and discarded here."""
        return self._zones.mat.draws

    def hand(self) -> list[CardItem]:
        """The cards that may be played: those in the hand and, where there are discards, a pair laid open."""
        return self._zones.mat.playable(self._zones)

    def offered(self) -> list[CardItem]:
        """Those of them that may be chosen."""
        return [item for item in self.hand() if item.card in (self.choices or ())]

    def drags(self, item: CardItem) -> bool:
        """Whether the mouse may move a card: one that may be played so, or laid elsewhere in the hand."""
        return (self.drag and item in self.offered()) or self.arranges(item)

    def first(self) -> CardItem | None:
        """The card to which the keys come first, where one card alone may be played."""
        offered = self.offered()
        alone = len({item.card for item in offered}) == 1 and not self.piles()
        return offered[0] if alone and self.card is None else None

    def arranges(self, item: CardItem) -> bool:
        """Whether the person may give a card another place in the hand."""
        return self._zones.mat.arranges and item in self._zones.hands[self._zones.bottom]

    def piles(self) -> list[CardItem]:
        """The uppermost cards of stock and discards, as far as they may be chosen."""
        stock = self._zones.stock[-1:] if self.draws else []
        return stock + (self._zones.pool[-1:] if self.takes else [])

    def claimed(self) -> list[CardItem]:
        """The card that may be claimed: the one turned up from the stock, else the last discard."""
        return (self._zones.opened or self._zones.pool[-1:]) if self.claims else []

    def pool(self, cards: tuple[int, ...]) -> list[CardItem]:
        """The pool's items of some designs, from the left."""
        return [item for item in self._zones.pool if item.card in cards]

    def designs(self, cards: tuple[int, ...]) -> list[CardItem]:
        """The uppermost item of each design in the pool, from the left: copies are alike."""
        return list({item.card: item for item in self.pool(cards)}.values())

    def considered(self, current: CardItem | None) -> Choice:
        """What the asked card may take, or else the current one."""
        if self.card is not None:
            return self.choice
        if self.choices is not None and current is not None and current in self.hand():
            return self.choices.get(current.card, _NOTHING)
        return _NOTHING

    def lifted(self, current: CardItem | None) -> CardItem | None:
        """The card of the hand that is asked for, or else the current one, if it may be chosen."""
        if self.card is not None:
            # What cannot be taken back was turned from the stock: its twin in the hand is not meant.
            own = self.hand() if self.cancellable else []
            return next((item for item in own if item.card == self.card), None)
        return current if current in self.offered() else None
