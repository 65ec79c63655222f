# SPDX-License-Identifier: MIT
"""The variation that is being played, and the match that waits for its end."""

from dataclasses import dataclass

from thothit_desktop.flow.match import Match
from thothit_desktop.games.record import round_of
from thothit_desktop.games.variations import Variation


@dataclass
class VariationOnTable:
    """A variation of a round (from 0) of the match `origin`, while the match `waiting` is not on the table.

    Both may be the same. `slot` is its number among the variations of `origin`, None before it is one.
    """

    origin: Match
    waiting: Match
    number: int
    slot: int | None

    def keep(self, played: Match) -> bool:
        """Note in `origin` how it stands; whether it is one: before it leaves the round it is not."""
        course = round_of(played.position)
        varied = Variation(self.number, course.moves, course.points)
        variations = self.origin.variations
        if self.slot is None:
            if varied.leaves(self.origin.positions[self.number].moves) == len(varied.moves):
                return False
            self.slot = len(variations)
            variations.append(varied)
        variations[self.slot] = varied
        return True
