# SPDX-License-Identifier: MIT
"""The variation that is being played, and the match that waits for its end."""

from dataclasses import dataclass

from thothit_desktop.flow.match import Match
from thothit_desktop.games.record import round_of
from thothit_desktop.games.variations import Variation


@dataclass
class VariationOnTable:
    """A variation of a round (from 0) of the match `origin`, while the match `waiting` is not on the table.

    Both may be the same. `kept` is how it was last noted in `origin`, None before it is a variation.
    """

    origin: Match
    waiting: Match
    number: int
    kept: Variation | None

    @property
    def slot(self) -> int | None:
        """Its number among the variations of `origin`; None where it is not one of them."""
        variations = self.origin.variations
        return None if self.kept not in variations else variations.index(self.kept)

    def keep(self, played: Match) -> bool:
        """Note in `origin` how it stands; whether it is one: before it leaves the round it is not.

        One that was deleted meanwhile is one again when it has been played on.
        """
        course = round_of(played.position)
        varied = Variation(self.number, course.moves, course.points)
        variations, slot = self.origin.variations, self.slot
        if slot is not None:
            variations[slot] = varied
        elif varied == self.kept or (
            varied.leaves(self.origin.positions[self.number].moves) == len(varied.moves)
        ):
            return False
        else:
            variations.append(varied)
        self.kept = varied
        return True
