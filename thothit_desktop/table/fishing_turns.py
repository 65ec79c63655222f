# SPDX-License-Identifier: MIT
"""How turns are shown in games in which cards are captured."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Event
from thothit_desktop.table import timing
from thothit_desktop.table.animator import Move, Step
from thothit_desktop.table.card_item import CardItem
from thothit_desktop.table.seen import Seen
from thothit_desktop.table.told import Told
from thothit_desktop.table.turns import Ply, from_hand
from thothit_desktop.table.zones import Zones


class FishingTurns:
    """Hand cards and stock cards stay in the pool or take a card of it; `last` are those of the last turn.

    `happening` is called when a step begins to show an event.
    """

    def __init__(self, zones: Zones, told: Told, happening: Callable[[Event], None]) -> None:
        self._zones, self._told, self._happening = zones, told, happening
        self.last: list[Ply] = []
        self._from_hand: tuple[int, int] | None = None

    def forget(self) -> None:
        """Nothing has been played."""
        self.last.clear()
        self._from_hand = None

    def recall(self, history: Sequence[Event], after: Seen) -> None:
        """Take the last turn from what a view tells."""
        self.forget()
        for event in history:
            if event.kind == ("turned" if after.by_luck else "played"):
                self.last.clear()
            elif event.kind == "captured":
                self.last.append(Ply(event.seat, event.cards[0], event.cards[1]))
            elif event.kind == "stayed":
                self.last.append(Ply(event.seat, event.cards[0]))

    def expected(self, after: Seen) -> Seen:
        """All lies as the view says."""
        return after

    def steps(self, event: Event, before: str) -> list[Step]:  # noqa: ARG002  (each event stands for itself)
        """What an event shows."""
        if event.kind == "played":
            return [Step(lambda: self._played(event))]
        if event.kind == "turned":
            rest = timing.TURN_REST if len(event.cards) > 1 else 0
            return [Step(lambda: self._turned(event), rest=rest)]
        if event.kind == "stayed":
            return [Step(lambda: self._stayed(event))]
        if event.kind == "captured":
            return [
                Step(lambda: self._meet(event)),
                Step(list, rest=timing.REST),
                Step(lambda: self._take(event)),
            ]
        return []

    def _played(self, event: Event) -> list[Move]:
        """The card flies in the next step, which knows where to."""
        self._from_hand = (event.seat, event.cards[0])
        self.last.clear()
        return []

    def _turned(self, event: Event) -> list[Move]:
        self._happening(event)
        if self._told.now is not None and self._told.now.by_luck:
            self.last.clear()
        for card in event.cards:
            if item := self._zones.draw(card):
                self._zones.opened.append(item)
        return self._zones.relay(timing.TURN)

    def _source(self, card: int) -> CardItem | None:
        """Take the card out of the hand, from where it was turned up, or, a dealer's pair, from the pool."""
        if self._from_hand is None:
            for zone in (self._zones.opened, self._zones.pool):
                item = next((item for item in zone if item.card == card), None)
                if item is not None:
                    zone.remove(item)
                    return item
            return None
        seat, played = self._from_hand
        self._from_hand = None
        return from_hand(self._zones, seat, played)

    def _stayed(self, event: Event) -> list[Move]:
        self._happening(event)
        item = self._source(event.cards[0])
        if item is not None:
            self._zones.pool.append(item)
        self.last.append(Ply(event.seat, event.cards[0]))
        return self._zones.relay(timing.FLIGHT)

    def _meet(self, event: Event) -> list[Move]:
        """The card flies onto what it takes, and both rest there for all to see."""
        self._happening(event)
        card, taken = event.cards
        item = self._source(card)
        target = next((item for item in reversed(self._zones.pool) if item.card == taken), None)
        if item is not None and target is not None:
            self._zones.pair = (item, target)
        elif item is not None:
            self._zones.pool.append(item)
        self.last.append(Ply(event.seat, card, taken))
        return self._zones.relay(timing.FLIGHT)

    def _take(self, event: Event) -> list[Move]:
        """Both fly to the seat's pile."""
        if self._zones.pair is None:
            return []
        item, target = self._zones.pair
        self._zones.pair = None
        self._zones.pool.remove(target)
        self._zones.piles[event.seat] += [item, target]
        return self._zones.relay(timing.TO_PILE)
