# SPDX-License-Identifier: MIT
"""What is kept of a round that the person has played to its end."""

from typing import NamedTuple

from thothit_desktop.app.store.matches import time_now
from thothit_desktop.flow.match import Match
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.record import changed_options

WON, SHARED, LOST = "won", "shared", "lost"
"""How a round ended for the person."""


class PlayedRound(NamedTuple):
    """A round of a match, from the side of the person.

    `number` counts the match's rounds from 1, `ended` is a time in UTC, `opponents` the levels of the other
    seats in order, `rules` the options that differ from the game's own. `points` are those of the person's
    side, `best` those of the best other side. `helped` says whether the person has been helped in the match.
    """

    match: str
    number: int
    game: str
    ended: str
    players: int
    opponents: str
    rules: str
    points: int
    best: int
    outcome: str
    helped: bool

    @property
    def margin(self) -> int:
        """By how much the person's side was ahead of the best other one."""
        return self.points - self.best


def result_of(match: Match) -> PlayedRound | None:
    """The round that has just ended; None where no person has played in it, or none has ended."""
    if match.is_variation or match.person is None or not match.id:
        return None
    if not match.positions or not match.position.is_over:
        return None
    position = match.position
    if match.person not in position.game.playing:
        return None
    score = position.score()
    sides = sides_of(match.game.spec, len(match.names))
    (own,) = (side for side in sides if match.person in side)
    others = [side[0] for side in sides if side is not own and side[0] in position.game.playing]
    outcome = LOST
    if match.person in score.winners:
        outcome = WON if set(score.winners) <= set(own) else SHARED
    options = changed_options(match.game)
    return PlayedRound(
        match=match.id,
        number=len(match.positions),
        game=match.game.spec.id,
        ended=time_now(),
        players=len(match.names),
        opponents=",".join(level for seat, level in enumerate(match.levels) if seat != match.person),
        rules=",".join(f"{name}={value}" for name, value in sorted(options.items())),
        points=score.points[match.person],
        best=max(score.points[seat] for seat in others),
        outcome=outcome,
        helped=match.help > 0,
    )
