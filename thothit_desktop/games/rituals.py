# SPDX-License-Identifier: MIT
"""The rituals before a deal, and the titles of the seats, by the openings of each family.

Skipping a ritual means not showing its events; the odds stay the same.
"""

import random
from collections.abc import Sequence

from thothit_desktop.games.contract import Game, Score
from thothit_desktop.games.families import family_of
from thothit_desktop.games.openings import Opening, Stage
from thothit_desktop.games.spec import GameSpec


def opening_of(spec: GameSpec) -> Opening:
    """Return the opening of a game."""
    return family_of(spec).openings[spec.opening]


def opening(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Return the rituals that begin a match, and the first dealer's seat."""
    return opening_of(game.spec).first(game, rng)


def following(
    game: Game, rng: random.Random, dealer: int, scores: Sequence[Score]
) -> tuple[list[Stage], int]:
    """Return the rituals between two rounds, and the next dealer's seat.

    `game` is that of the next round, `dealer` dealt the last; `scores` are those of all rounds so far.
    """
    return opening_of(game.spec).following(game, rng, dealer, scores)


def title(spec: GameSpec, seat: int, dealer: int, players: int) -> str:
    """Return the title of a seat, by the dealer's seat; empty if it has none."""
    return opening_of(spec).title(seat, dealer, players)
