# SPDX-License-Identifier: MIT
"""The value of capturing a card, computed from the game's own scoring.

The model: of the copies of a design that nobody has captured yet, each seat gets every one with equal chance,
and nobody gets a few. So half of a pair is worth its share of the pair, and so is spoiling another seat's
pair.
"""

from collections.abc import Sequence
from itertools import pairwise

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.fishing.rules import FishingRules

CAPTURED = 0.95
"""The chance that a copy is captured by any seat."""


class Worth:
    """The worth of captures in one game, in points of margin."""

    def __init__(self, game: GameWithRules[FishingRules]) -> None:
        self._playing, self._tally = game.playing, game.rules.tally
        self._copies = len(game.deck) // len(CEKI)
        self.expected: list[list[list[float]]] = []
        """The expected points of a card at the end, by `[card][free][captured]`."""
        for card in CEKI:
            points = [self.alone(card, copies) for copies in range(self._copies + 1)]
            self.expected.append(_expectations(points, CAPTURED / len(game.playing)))

    def alone(self, card: int, copies: int) -> float:
        """Return what captured copies of a card are worth, whatever else their seat captures."""
        return float(sum(line.points for line in self._tally[card][copies].lines))

    def capture(self, card: int, held: list[list[int]], taker: int, seat: int) -> float:
        """Return `swing` for the copies captured by card and seat; a game may look at other cards too."""
        return self.swing(card, held[card], taker, seat)

    def swing(self, card: int, held: Sequence[int], taker: int, seat: int) -> float:
        """Return the change of `seat`'s expected margin when `taker` captures a copy of a card.

        `held` is the number of copies captured, by seat; at least one copy is not captured.
        """
        free = self._copies - sum(held)
        now, then = self.expected[card][free], self.expected[card][free - 1]
        total = own = 0.0
        for owner in self._playing:
            copies = held[owner]
            change = then[copies + (owner == taker)] - now[copies]
            total += change
            if owner == seat:
                own = change
        return own - (total - own) / (len(self._playing) - 1)


def _expectations(points: list[float], share: float) -> list[list[float]]:
    """Return expected points, `[free][held]`; a seat captures each free copy with the chance `share`."""
    table = [points]
    while len(table[-1]) > 1:
        less = table[-1]
        table.append([(1 - share) * now + share * more for now, more in pairwise(less)])
    return table
