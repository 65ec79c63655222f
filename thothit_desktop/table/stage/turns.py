# SPDX-License-Identifier: MIT
"""What the turns of every family have in common: a last play, and cards that leave hands or come to them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage.animator import Flight, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones


class PlayedCard(NamedTuple):
    """One card of the last play: whose it was, what it took (None where it took nothing), where it lay.

    `at` is `pool`, `opened` (beside the stock), `before` (before the seat), `pile` (where it was taken from
    the discards) or `beside` (the same, and another has been thrown there since); `best` is a card that won.
    """

    seat: int
    card: int
    taken: int | None = None
    at: str = "pool"
    best: bool = False


class Turns(ABC):
    """How the turns of a family of games are shown; `last` is its last play.

    `happening` is called when a step begins to show an event.
    """

    def __init__(self, zones: Zones, status: TableStatus, happening: Callable[[Event], None]) -> None:
        self._zones, self._status, self._happening = zones, status, happening
        self.last: list[PlayedCard] = []

    @abstractmethod
    def steps(self, event: Event, before: str) -> list[Step]:
        """What an event shows; `before` is the kind of the one that came before it in its batch, or empty."""

    @abstractmethod
    def remember(self, event: Event) -> None:
        """Take what an event adds to the last play."""

    def expected(self, after: TableModel) -> TableModel:
        """What lies on the table when a batch has been shown whose view is `after`: just that."""
        return after

    def forget(self) -> None:
        """Nothing has been played."""
        self.last = []

    def recall(self, history: Sequence[Event]) -> None:
        """Take the last play from what a view tells."""
        self.forget()
        for event in history:
            self.remember(event)

    def _step(self, event: Event, show: Callable[[], Sequence[Flight]], rest: int = 0) -> Step:
        """A step in which something happens that is remembered."""

        def plan() -> Sequence[Flight]:
            self._happening(event)
            self.remember(event)
            return show()

        return Step(plan, rest=rest)


def from_hand(zones: Zones, seat: int, card: int) -> CardItem | None:
    """Take a card out of a seat's hand; None where it has none.

    Which back comes out of another hand tells nothing: anywhere will do.
    """
    hand = zones.hands[seat]
    known = card if seat == zones.bottom else HIDDEN
    candidates = [item for item in hand if item.card == known]
    if not candidates:
        return None
    item = candidates[card % len(candidates)]
    hand.remove(item)
    item.card = card
    return item


def to_hand(zones: Zones, seat: int, item: CardItem) -> None:
    """Put a card into a seat's hand, where others forget it."""
    if seat != zones.bottom:
        item.card = HIDDEN
    zones.hands[seat].append(item)
