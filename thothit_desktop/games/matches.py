# SPDX-License-Identifier: MIT
"""The length of a match, the players of its next round, and its winners (docs/rules/fishing.md 5)."""

from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.games.contract import Game, Score
from thothit_desktop.games.spec import GameSpec

Length = str | int
"""`free`, `rotation` (everyone deals once, then extra hands of the tied) or a number of rounds."""

MOST_ROUNDS = 500
"""The greatest number of rounds of a match; records of this length are still written and read instantly."""


class Plan(NamedTuple):
    """The next round: the seats that play it, the score of the match by seat if the rules need it, the goal.

    The rules need the score in the last round of a match of wins, and in every round of a match with a goal.
    """

    playing: tuple[int, ...]
    standing: tuple[int, ...] | None
    goal: int | None = None


def rounds(length: Length, players: int) -> int | None:
    """Return the number of rounds of a match without play-offs; None for free play, up to `MOST_ROUNDS`."""
    if length == "rotation":
        return players
    return length if isinstance(length, int) else None


def totals(spec: GameSpec, players: int, scores: Sequence[Score]) -> tuple[int, ...]:
    """Return the match score by seat: the points of all rounds, or the number of rounds won."""
    if spec.by_wins:
        return tuple(sum(seat in score.winners for score in scores) for seat in range(players))
    return tuple(sum(score.points[seat] for score in scores) for seat in range(players))


def next_round(game: Game, length: Length, scores: Sequence[Score]) -> Plan | None:
    """Return the plan of the round after the ended ones; None if the match is complete."""
    if len(scores) >= MOST_ROUNDS:
        return None
    everybody = tuple(range(game.players))
    count = rounds(length, game.players)
    if game.goal is None and (count is None or len(scores) + 1 < count):
        return Plan(everybody, None)  # no totals: replaying a long record calls this before each round
    stands, goal = totals(game.spec, game.players, scores), game.goal_after(scores)
    if won(game, stands, goal):
        return None
    if count is None or len(scores) < count:
        last = game.spec.by_wins and count is not None and len(scores) == count - 1
        return Plan(everybody, stands if last or goal is not None else None, goal)
    tied = leaders(stands)
    settled = len(tied) == 1 or scores[-1].champion is not None
    if length == "rotation" and not settled and len(tied) in game.spec.players:
        return Plan(tied, None)
    return None


def won(game: Game, counts: Sequence[int], goal: int | None) -> bool:
    """Return True if a seat has reached the goal with a sufficient lead."""
    if goal is None or max(counts) < goal:
        return False
    behind = [count for count in counts if count < max(counts)]
    return bool(behind) and max(counts) - max(behind) >= game.lead


def winners(spec: GameSpec, players: int, scores: Sequence[Score]) -> tuple[int, ...]:
    """Return the seats that lead the match after its ended rounds, and win it once it is complete."""
    if scores and scores[-1].champion is not None:
        return (scores[-1].champion,)
    return leaders(totals(spec, players, scores))


def leaders(counts: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the highest count."""
    return tuple(seat for seat, count in enumerate(counts) if count == max(counts))
