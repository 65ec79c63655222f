# SPDX-License-Identifier: MIT
"""The animation of events: the parts shared by all families, from the rituals before a deal to the turns."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
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


class Weight(StrEnum):
    """How much cards weigh that come to lie together."""

    PLAIN = "plain"
    TWINS = "twins"
    """Identical cards."""
    SEAL = "seal"
    """Identical cards that are worth more than others, such as stamped ones."""


class PlayedCard(NamedTuple):
    """One card of the last play: its owner, its captures, its place.

    `at` is `pool`, `opened` (beside the stock), `before` (before the seat), `pile` (taken from the discards)
    or `beside` (the same, with another discard there since). `best` is True for a card that won.
    """

    seat: int
    card: int
    taken: tuple[int, ...] = ()
    at: str = "pool"
    best: bool = False


@dataclass(frozen=True)
class TurnContext:
    """The objects that turns use: the cards, the status beside them, and callbacks."""

    zones: Zones
    status: TableStatus
    happening: Callable[[Event], None]
    """Called when a step begins to show an event of a turn."""
    landed: Callable[[Event], None]
    """Called when the cards moved by such an event have come to rest."""
    changed: Callable[[], None]
    """Called when a seat gets or loses a title."""
    weighed: Callable[[Sequence[CardItem], Weight], None]
    """Called when cards of more weight than others have come to lie together."""


class Turns(ABC):
    """The turns of a family; `plays` are its last plays, the newest last."""

    together: ClassVar[frozenset[str]] = RITUALS | DEALS
    """The kinds of events that are shown for several seats at once, by `opening`."""
    rituals: ClassVar[frozenset[str]] = RITUALS
    """The kinds of `together` that come before a deal."""
    draws: ClassVar[frozenset[str]] = frozenset(("drawn",))
    """The kinds of rituals before which the cards of the last round are gathered."""
    from_stock: ClassVar[frozenset[str]] = DEALS | {"turned", "drew"}
    """The kinds of events that take cards from the stock."""
    into_hand: ClassVar[frozenset[str]] = frozenset(("dealt", "drew"))
    """The kinds of `from_stock` that bring the cards into a hand."""
    from_hand: ClassVar[frozenset[str]] = frozenset(("played",))
    """The kinds of events that play cards openly from a hand."""
    to_pile: ClassVar[frozenset[str]] = frozenset(("captured",))
    """The kinds of events that bring open cards to the pile of their seat."""
    plays_kept: ClassVar[int] = 3
    """The number of plays that are remembered."""
    packets: ClassVar[int] = 2
    """The number of packets in which a hand is dealt; 0 for card by card."""

    def __init__(self, context: TurnContext) -> None:
        self._context = context
        self._zones, self._status = context.zones, context.status
        self._cards = Dealing(context.zones, context.status, context.changed)
        self.plays: list[list[PlayedCard]] = []

    @property
    def last(self) -> list[PlayedCard]:
        """The cards of the last play."""
        return self.plays[-1] if self.plays else []

    # Before the first turn

    def opening(self, events: list[Event], dealing: str) -> list[Step]:
        """Return the steps of a ritual or a part of the deal; `dealing` is the first kind of the deal."""
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
        """Return True if several events of a kind are shown at once even for the same seat."""
        del kind
        return False

    def drawn(self, events: list[Event]) -> None:
        """Handle the end of a draw before a deal; the base class does nothing."""
        del events

    def returned(self) -> list[Flight] | None:
        """Return the flights of cards shown in a ritual; None if they go back to the deck."""
        return None

    def keeps(self, kind: str) -> bool:
        """Return True if all cards stay in place when an event of a kind deals others."""
        del kind
        return False

    def begins_anew(self, after: TableModel, leaving: int) -> bool:
        """Return True if a batch begins a round: the stock lacks the cards that leave it or will be left."""
        return len(self._zones.stock) < after.stock + leaving

    # Turns

    @abstractmethod
    def steps(self, event: Event, before: str) -> list[Step]:
        """Return the steps that show an event; `before` is the kind of the event before it, or empty."""

    @abstractmethod
    def remember(self, event: Event) -> None:
        """Update the last plays by an event."""

    def begin_play(self, *cards: PlayedCard) -> None:
        """Begin another play, with these cards."""
        self.plays = [*(play for play in self.plays if play), list(cards)][-self.plays_kept :]

    def complete(self, kind: str) -> bool:
        """Return True if the table equals the view after a batch that ends with this kind of event."""
        return kind not in self.rituals

    def closing(self, after: TableModel) -> list[Step]:
        """Return the steps after a complete batch whose view is `after`."""
        del after
        return []

    def expected(self, after: TableModel) -> TableModel:
        """Return the table after a batch has been shown whose view is `after`: here the same."""
        return after

    def forget(self) -> None:
        """Forget the last plays."""
        self.plays = []

    def recall(self, history: Sequence[Event]) -> None:
        """Set the last plays from the history of a view."""
        self.forget()
        for event in history:
            self.remember(event)

    def _step(self, event: Event, show: Callable[[], Sequence[Flight]], rest: int = 0) -> Step:
        """Return a step that shows an event and remembers it."""

        def plan() -> Sequence[Flight]:
            self._context.happening(event)
            self.remember(event)
            return show()

        return Step(plan, rest=rest, landed=lambda: self._context.landed(event))


def note(change: Callable[[], object]) -> Step:
    """Return a step that moves no card but changes something else."""

    def plan() -> list[Flight]:
        change()
        return []

    return Step(plan)


def from_hand(zones: Zones, seat: int, card: int) -> CardItem | None:
    """Remove and return a card of a seat's hand; None if it has none.

    In another hand any back will do, because its place reveals nothing.
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
    """Put a card into a seat's hand; in another hand than the person's it is hidden again."""
    if seat != zones.bottom:
        item.card = HIDDEN
    zones.hands[seat].append(item)
