# SPDX-License-Identifier: MIT
"""The animated turns of games in which a card captures others from the pool."""

from typing import ClassVar

from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.turns import PlayedCard, TurnContext, Turns, Weight, from_hand
from thothit_desktop.table.stage.zones import Capture

_APART = 0.16
"""The gap between twins before they close up, in card widths."""


class CaptureTurns(Turns):
    """Turns in which hand cards and stock cards stay in the pool or take cards of it; a turn is one play."""

    begins: ClassVar[str] = "played"
    """The kind of event with which a turn begins."""

    def __init__(self, context: TurnContext) -> None:
        super().__init__(context)
        self._from_hand: tuple[int, int] | None = None

    def forget(self) -> None:
        """Forget the last plays."""
        super().forget()
        self._from_hand = None

    def remember(self, event: Event) -> None:
        """Remember a card of the turn with its captures, if any."""
        if event.kind == self.begins:
            self.begin_play()
        elif event.kind in ("captured", "stayed"):
            if not self.plays:  # a dealer's pair
                self.begin_play()
            self.last.append(PlayedCard(event.seat, event.cards[0], event.cards[1:]))

    def complete(self, kind: str) -> bool:
        """Return False after a played card: it flies with the next event."""
        return super().complete(kind) and kind != "played"

    def steps(self, event: Event, before: str) -> list[Step]:  # noqa: ARG002  (each event stands for itself)
        """Return the steps that show an event."""
        if event.kind == "played":
            return [Step(lambda: self._played(event))]
        if event.kind == "turned":
            rest = timing.TURN_REST if len(event.cards) > 1 else 0
            return [self._step(event, lambda: self._turned(event), rest)]
        if event.kind == "stayed":
            return [self._step(event, lambda: self._stayed(event))]
        if event.kind == "captured":
            return [*self._meeting(event), Step(lambda: self._take_to_pile(event))]
        return []

    def weight(self, event: Event) -> Weight:
        """Return how much a capture weighs: here identical cards are twins."""
        card, *taken = event.cards
        return Weight.TWINS if taken == [card] else Weight.PLAIN

    def _meeting(self, event: Event) -> list[Step]:
        """Return the steps until a card and its captives have lain together.

        Twins close up edge to edge; the event has landed when they touch.
        """
        weight = self.weight(event)
        if weight is Weight.PLAIN:
            return [
                self._step(event, lambda: self._fly_to_captives(event)),
                Step(list, rest=timing.REST, kept=True),
            ]
        hold = timing.SEAL_HOLD if weight is Weight.SEAL else 0
        meet = self._step(event, lambda: self._fly_to_captives(event, _APART))
        return [
            meet._replace(landed=lambda: None),
            Step(self._snap, landed=lambda: self._joined(event, weight)),
            Step(list, rest=timing.REST + hold, kept=True),
        ]

    def _snap(self) -> list[Flight]:
        """Let the twins close up."""
        if self._zones.capture is not None:
            self._zones.capture = self._zones.capture._replace(gap=0.0)
        return self._zones.move_to_places(timing.SNAP)

    def _joined(self, event: Event, weight: Weight) -> None:
        if self._zones.capture is not None:
            self._context.weighed(self._zones.capture.items, weight)
        self._context.landed(event)

    def _played(self, event: Event) -> list[Flight]:
        """Remember the card; it flies in the next step, in which its target is known."""
        self._from_hand = (event.seat, event.cards[0])
        self.remember(event)
        return []

    def _turned(self, event: Event) -> list[Flight]:
        for card in event.cards:
            if item := self._zones.draw(card):
                self._zones.opened.append(item)
        return self._zones.move_to_places(timing.TURN)

    def _source(self, card: int) -> CardItem | None:
        """Remove the card from the hand, the turned-up cards or, for a dealer's pair, the pool; return it."""
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
        return self._zones.move_to_places(timing.FLIGHT)

    def _fly_to_captives(self, event: Event, gap: float | None = None) -> list[Flight]:
        """Fly the card onto its captives, where all of them rest visibly, or beside its twin."""
        card, *taken = event.cards
        item = self._source(card)
        targets = self._of_pool(taken)
        if item is not None and targets:
            self._zones.capture = Capture(item, tuple(targets), gap)
        elif item is not None:
            self._zones.pool.append(item)
        return self._zones.move_to_places(timing.FLIGHT)

    def _of_pool(self, cards: list[int]) -> list[CardItem]:
        """Return an item of the pool for each of these cards, of copies the last."""
        found: list[CardItem] = []
        for card in cards:
            free = (item for item in reversed(self._zones.pool) if item.card == card and item not in found)
            found.extend([item] if (item := next(free, None)) else [])
        return found

    def _take_to_pile(self, event: Event) -> list[Flight]:
        """Fly the card and its captives to the seat's pile."""
        capture = self._zones.capture
        if capture is None:
            return []
        self._zones.capture = None
        for item in capture.taken:
            self._zones.pool.remove(item)
        self._zones.piles[event.seat] += [capture.card, *capture.taken]
        return self._zones.move_to_places(timing.TO_PILE)
