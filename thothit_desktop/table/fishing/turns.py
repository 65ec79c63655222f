# SPDX-License-Identifier: MIT
"""How rituals and turns of the fishing games are shown (docs/rules/fishing.md)."""

from typing import ClassVar

from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.turns import DEALS, note


class FishingTurns(CaptureTurns):
    """Players are seated, the raja is crowned, and the pool lies before the seats until it is arranged."""

    together: ClassVar = CaptureTurns.together | {"seated", "raja", "arranged"}
    rituals: ClassVar = CaptureTurns.rituals | {"seated", "raja"}
    draws: ClassVar = CaptureTurns.draws | {"seated"}

    def remember(self, event: Event) -> None:
        """A turn begins with a card from the hand, or without hands with one from the stock."""
        room = self._zones.room
        if event.kind == "turned" and room is not None and not room.shape.hands:
            self.last = []
        super().remember(event)

    def complete(self, kind: str) -> bool:
        """Return what has been dealt and laid may wait before the seats for its being arranged."""
        return super().complete(kind) and kind not in DEALS

    def opening(self, events: list[Event], dealing: str) -> list[Step]:
        """A ritual, or a part of the deal: hands are dealt card by card after a pool that was laid first."""
        cards, kind, last = self._cards, events[-1].kind, events[-1]
        if kind == "seated":  # each card comes with its twin
            return [Step(lambda: cards.show(events, timing.SEATED, copies=2), rest=timing.SEATED_REST)]
        if kind == "raja":
            return [Step(lambda: cards.crown(last.seat), cards.uncrown, timing.CROWNED_REST)]
        if kind == "dealt":
            return [Step(lambda: cards.dealt(events, 0 if dealing == "laid" else self.packets))]
        if kind == "laid":
            before_seats = dealing != "laid"
            return [Step(lambda: cards.laid(last, before_seats=before_seats), rest=timing.LAID_REST)]
        if kind == "arranged":
            return [Step(cards.to_pool)]
        return super().opening(events, dealing)

    def steps(self, event: Event, before: str) -> list[Step]:
        """Return what an event shows."""
        if event.kind == "barred":
            return [note(lambda: self._status.warned.add(event.seat))]
        return super().steps(event, before)
