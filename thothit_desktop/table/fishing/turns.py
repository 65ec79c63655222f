# SPDX-License-Identifier: MIT
"""How turns are shown in games in which cards are captured."""

from collections.abc import Callable

from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Flight, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import PlayedCard, Turns, from_hand
from thothit_desktop.table.stage.zones import Zones


class FishingTurns(Turns):
    """Hand cards and stock cards stay in the pool or take a card of it; `last` are those of the last turn."""

    def __init__(self, zones: Zones, status: TableStatus, happening: Callable[[Event], None]) -> None:
        super().__init__(zones, status, happening)
        self._from_hand: tuple[int, int] | None = None

    def forget(self) -> None:
        """Nothing has been played."""
        super().forget()
        self._from_hand = None

    def remember(self, event: Event) -> None:
        """A turn begins with a card from the hand, or without hands with those from the stock."""
        by_luck = self._status.now is not None and self._status.now.by_luck
        if event.kind == ("turned" if by_luck else "played"):
            self.last = []
        elif event.kind == "captured":
            self.last.append(PlayedCard(event.seat, event.cards[0], event.cards[1]))
        elif event.kind == "stayed":
            self.last.append(PlayedCard(event.seat, event.cards[0]))

    def steps(self, event: Event, before: str) -> list[Step]:  # noqa: ARG002  (each event stands for itself)
        """What an event shows."""
        if event.kind == "played":
            return [Step(lambda: self._played(event))]
        if event.kind == "turned":
            rest = timing.TURN_REST if len(event.cards) > 1 else 0
            return [self._step(event, lambda: self._turned(event), rest)]
        if event.kind == "stayed":
            return [self._step(event, lambda: self._stayed(event))]
        if event.kind == "captured":
            return [
                self._step(event, lambda: self._meet(event)),
                Step(list, rest=timing.REST),
                Step(lambda: self._take(event)),
            ]
        return []

    def _played(self, event: Event) -> list[Flight]:
        """The card flies in the next step, which knows where to."""
        self._from_hand = (event.seat, event.cards[0])
        self.remember(event)
        return []

    def _turned(self, event: Event) -> list[Flight]:
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

    def _stayed(self, event: Event) -> list[Flight]:
        item = self._source(event.cards[0])
        if item is not None:
            self._zones.pool.append(item)
        return self._zones.relay(timing.FLIGHT)

    def _meet(self, event: Event) -> list[Flight]:
        """The card flies onto what it takes, and both rest there for all to see."""
        card, taken = event.cards
        item = self._source(card)
        target = next((item for item in reversed(self._zones.pool) if item.card == taken), None)
        if item is not None and target is not None:
            self._zones.pair = (item, target)
        elif item is not None:
            self._zones.pool.append(item)
        return self._zones.relay(timing.FLIGHT)

    def _take(self, event: Event) -> list[Flight]:
        """Both fly to the seat's pile."""
        if self._zones.pair is None:
            return []
        item, target = self._zones.pair
        self._zones.pair = None
        self._zones.pool.remove(target)
        self._zones.piles[event.seat] += [item, target]
        return self._zones.relay(timing.TO_PILE)
