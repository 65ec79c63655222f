# SPDX-License-Identifier: MIT
"""Adapts the levels of matched seats to the person's results in the rounds of a match."""

from collections.abc import Sequence

from thothit_desktop.flow.match import Match
from thothit_desktop.games.families import sides_of
from thothit_desktop.players.matched_level import LevelRound, next_level


def levels_due(match: Match) -> list[str]:
    """Return the level of each seat in the next round; matched seats may go a level up or down."""
    if match.person is None:
        return list(match.levels)
    margins = _margins(match, match.person)
    return [
        next_level(level, _rounds_at(match, seat, margins)) if seat in match.matched else level
        for seat, level in enumerate(match.levels)
    ]


def may_be_matched(match: Match, seat: int) -> bool:
    """Return True if a seat plays against the person, so that its level can follow the person's."""
    return match.person is not None and seat not in _own_side(match, match.person)


def _own_side(match: Match, person: int) -> tuple[int, ...]:
    return next(side for side in sides_of(match.game.spec, match.game.players) if person in side)


def _margins(match: Match, person: int) -> dict[int, float]:
    """Return, for each round (from 0) that the person played, the points ahead of the others' mean."""
    own = _own_side(match, person)
    found = {}
    for number, score in enumerate(match.scores):
        playing = match.positions[number].game.playing
        others = [score.points[seat] for seat in playing if seat not in own]
        if person in playing and others:
            found[number] = score.points[person] - sum(others) / len(others)
    return found


def _rounds_at(match: Match, seat: int, margins: dict[int, float]) -> Sequence[LevelRound]:
    return [LevelRound(match.levels_in(number)[seat], margin) for number, margin in margins.items()]
