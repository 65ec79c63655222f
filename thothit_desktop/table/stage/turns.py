# SPDX-License-Identifier: MIT
"""How events are shown: what every family has in common, from the rituals before a deal to its turns."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.dealing import Dealing
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones

RITUALS = frozenset(("drawn", "gathered"))
DEALS = frozenset(("dealt", "laid"))


class PlayedCard(NamedTuple):
    """One card of the last play: whose it was, what it took, where it lay.

    `at` is `pool`, `opened` (beside the stock), `before` (before the seat), `pile` (where it was taken from
    the discards) or `beside` (the same, and another has been thrown there since); `best` is a card that won.
    """

    seat: int
    card: int
    taken: tuple[int, ...] = ()
    at: str = "pool"
    best: bool = False


@dataclass(frozen=True)
class TurnContext:
    """Where turns are shown: the cards, what is known beside them, and who wants to hear of it."""

    zones: Zones
    status: TableStatus
    happening: Callable[[Event], None]
    """Called when a step begins to show an event of a turn."""
    landed: Callable[[Event], None]
    """Called when the cards that such an event moves have come to lie."""
    changed: Callable[[], None]
    """Called when somebody gets or loses a title."""


class Turns(ABC):
    """How the events of a family are shown; `last` is its last play."""

    together: ClassVar[frozenset[str]] = RITUALS | DEALS
    """The kinds of events that are shown for several seats at once, by `opening`."""
    rituals: ClassVar[frozenset[str]] = RITUALS
    """Those of them that come before a deal."""
    draws: ClassVar[frozenset[str]] = frozenset(("drawn",))
    """Those for which the cards of the last round come in first."""
    from_stock: ClassVar[frozenset[str]] = DEALS | {"turned", "drew"}
    """The kinds of events that take cards from the stock."""
    into_hand: ClassVar[frozenset[str]] = frozenset(("dealt", "drew"))
    """Those of them that bring the cards into a hand."""
    from_hand: ClassVar[frozenset[str]] = frozenset(("played",))
    """The kinds of events that take cards from a hand, for all to see."""
    to_pile: ClassVar[frozenset[str]] = frozenset(("captured",))
    """The kinds of events that bring open cards to the pile of their seat."""
    packets: ClassVar[int] = 2
    """In so many packets a hand is dealt; 0 stands for card by card."""

    def __init__(self, context: TurnContext) -> None:
        self._context = context
        self._zones, self._status = context.zones, context.status
        self._cards = Dealing(context.zones, context.status, context.changed)
        self.last: list[PlayedCard] = []

    # Before the first turn

    def opening(self, events: list[Event], dealing: str) -> list[Step]:
        """One ritual, or one part of the deal, for all seats together; `dealing` is the deal's first kind."""
        del dealing
        shown, kind = self._cards, events[-1].kind
        if kind == "drawn":  # drawn cards lie for a while, with their counts
            show = Step(lambda: shown.show(events, timing.DRAWN), lambda: self.drawn(events))
            return [show, Step(list, rest=shown.rest(events))]
        if kind == "gathered":
            return [Step(lambda: shown.gathered(events[-1], self.returned))]
        if kind == "dealt":
            return [Step(lambda: shown.dealt(events, self.packets))]
        return [Step(lambda: shown.laid(events[-1], before_seats=False), rest=timing.LAID_REST)]

    def at_once(self, kind: str) -> bool:
        """Return True if several events of a kind are shown at once even if they are of one seat."""
        del kind
        return False

    def drawn(self, events: list[Event]) -> None:
        """Cards that were drawn before a deal have come to lie: nothing follows from it."""
        del events

    def returned(self) -> list[Flight] | None:
        """Return where cards go that were shown in a ritual; None where they stay in the deck."""
        return None

    def keeps(self, kind: str) -> bool:
        """Return True if cards stay where they lie when an event of a kind gives out others."""
        del kind
        return False

    def begins_anew(self, after: TableModel, leaving: int) -> bool:
        """Return True if a batch begins a round: the stock lacks the cards that leave it or will be left."""
        return len(self._zones.stock) < after.stock + leaving

    # Turns

    @abstractmethod
    def steps(self, event: Event, before: str) -> list[Step]:
        """Return the steps that show an event; `before` is the kind before it in its batch, or empty."""

    @abstractmethod
    def remember(self, event: Event) -> None:
        """Take what an event adds to the last play."""

    def complete(self, kind: str) -> bool:
        """Return True if the table is as the view says after a batch that ends with an event of a kind."""
        return kind not in self.rituals

    def closing(self, after: TableModel) -> list[Step]:
        """Return what follows a complete batch whose view is `after`."""
        del after
        return []

    def expected(self, after: TableModel) -> TableModel:
        """Return what lies on the table when a batch has been shown whose view is `after`: just that."""
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
            self._context.happening(event)
            self.remember(event)
            return show()

        return Step(plan, rest=rest, landed=lambda: self._context.landed(event))


def note(change: Callable[[], object]) -> Step:
    """A step in which no card moves, but something else changes."""

    def plan() -> list[Flight]:
        change()
        return []

    return Step(plan)


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
