# SPDX-License-Identifier: MIT
"""What is kept of a round that the person has played to its end, and of the match it belongs to."""

from typing import NamedTuple

from thothit_desktop.app.store.matches import time_now
from thothit_desktop.flow.match import Match
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.record import changed_options

WON, SHARED, LOST = "won", "shared", "lost"
"""How a round ended for the person."""

PLAYING, FINISHED, GIVEN_UP = "playing", "finished", "given-up"
"""How far a match is."""


class PlayedRound(NamedTuple):
    """A round of a match, from the side of the person.

    `number` counts the match's rounds from 1, `ended` is a time in UTC, `opponents` the levels of the other
    seats in order, `rules` the options that differ from the game's own. `points` are those of the person's
    side, `best` those of the best other side. `helped` says whether the person has been helped in the match,
    or has dealt a fair round again.

    What follows is None where it is not known, as in rounds of earlier versions: whether the match is played
    fair, milliseconds of thought about so many decisions, and the fingerprint of the deal. `again` says that
    the deal had been finished before, which the database finds out: such a round is no fresh result.
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
    fair: bool | None = None
    thought: int | None = None
    decisions: int | None = None
    deal: str | None = None
    again: bool = False

    @property
    def margin(self) -> int:
        """By how much the person's side was ahead of the best other one."""
        return self.points - self.best


class PlayedMatch(NamedTuple):
    """A match in which the person has played; what its rounds have, too, means the same.

    `begun` is a time in UTC, empty where it is not known. `state` is None where it is not known, as in
    matches of earlier versions.
    """

    match: str
    game: str
    begun: str
    players: int
    opponents: str
    rules: str
    helped: bool
    fair: bool | None = None
    state: str | None = None


def match_of(match: Match) -> PlayedMatch | None:
    """The match as it stands; None where no person plays in it, or has not made a move yet."""
    if match.is_variation or match.person is None or not match.id or not _is_begun(match):
        return None
    free = match.length == "free" and match.game.goal is None
    finished = match.round_over and (free or match.complete)
    return PlayedMatch(
        match=match.id,
        game=match.game.spec.id,
        begun=match.date,
        players=len(match.names),
        opponents=_opponents(match),
        rules=_rules(match),
        helped=_is_helped(match),
        fair=match.fair,
        state=GIVEN_UP if match.given_up else FINISHED if finished else PLAYING,
    )


def result_of(match: Match, thought: tuple[int, int] | None = None) -> PlayedRound | None:
    """The round that has just ended; None where no person has played in it, or none has ended.

    `thought` is the time in milliseconds that the person has thought about so many decisions.
    """
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
    milliseconds, decisions = thought or (None, None)
    deal = match.known_deal(len(match.positions) - 1)
    return PlayedRound(
        match=match.id,
        number=len(match.positions),
        game=match.game.spec.id,
        ended=time_now(),
        players=len(match.names),
        opponents=_opponents(match),
        rules=_rules(match),
        points=score.points[match.person],
        best=max(score.points[seat] for seat in others),
        outcome=outcome,
        helped=_is_helped(match),
        fair=match.fair,
        thought=milliseconds,
        decisions=decisions,
        deal=None if deal is None else deal.fingerprint,
    )


def _is_begun(match: Match) -> bool:
    if not match.positions:
        return False
    moved = bool(match.position.moves) if match.game.spec.by_luck else match.can_undo
    return moved or match.given_up or len(match.positions) > 1


def _opponents(match: Match) -> str:
    return ",".join(level for seat, level in enumerate(match.levels) if seat != match.person)


def _rules(match: Match) -> str:
    return ",".join(f"{name}={value}" for name, value in sorted(changed_options(match.game).items()))


def _is_helped(match: Match) -> bool:
    return match.help > 0 or match.given_up
