# SPDX-License-Identifier: MIT
"""How the turns of Kings, and the draw that breaks a tie, are shown (docs/rules/kings.md)."""

from typing import ClassVar

from thothit_desktop.table.kings.model import draw
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel


class KingsTurns(CaptureTurns):
    """Stock cards are turned up; for a tie all captured cards come together as a deck, and go back after."""

    begins: ClassVar = "turned"

    def begins_anew(self, after: TableModel, leaving: int) -> bool:
        """While a draw is due the deck is made of the piles, which is no new round."""
        return not draw(after).due and super().begins_anew(after, leaving)

    def keeps(self, kind: str) -> bool:
        """A draw that breaks a tie begins with all cards in the deck, and ends with all of them captured."""
        now = self._status.now
        return kind == "drawn" and now is not None and (draw(now).due or _all_captured(now))

    def closing(self, after: TableModel) -> list[Step]:
        """Once a draw is due all cards come together."""
        return [Step(self._shuffled)] if draw(after).due else []

    def _shuffled(self) -> list[Flight]:
        self._zones.gather()
        return self._zones.relay(timing.GATHERED)

    def returned(self) -> list[Flight] | None:
        """After the last draw all cards go back to the piles."""
        now = self._status.now
        if now is None or not _all_captured(now):
            return None
        for pile, cards in zip(self._zones.piles, now.piles, strict=True):
            pile += [back for card in cards if (back := self._zones.draw(card))]
        return self._zones.relay(timing.TO_PILE)


def _all_captured(model: TableModel) -> bool:
    """Whether every card lies in a pile, as after a round."""
    return sum(map(len, model.piles)) == model.cards
