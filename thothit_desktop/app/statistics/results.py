# SPDX-License-Identifier: MIT
"""The results kept for the statistics: rounds that the person has played to their end, and matches."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.app.families import family_of
from thothit_desktop.app.store.matches import time_now
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import CEKI, code
from thothit_desktop.games.contract import Position, ScoreLine
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.record import changed_options

WON, SHARED, LOST = "won", "shared", "lost"
"""The outcomes of a round for the person."""

PLAYING, FINISHED, GIVEN_UP = "playing", "finished", "given-up"
"""The states of a match."""


class PlayedRound(NamedTuple):
    """The result of a round for the person.

    `number` counts the match's rounds from 1. `ended` is a time in UTC. `opponents` are the levels of the
    other seats in order. `rules` are the options that differ from the game's defaults. `points` are those of
    the person's side, `best` those of the best other side. `helped` is True if the person has been helped in
    the match, or has dealt a fair round again.

    The next values are None if unknown, as in rounds of earlier versions: `fair` is True in fair play,
    `thought` is the thinking time in milliseconds for `decisions` decisions, `deal` is the fingerprint of the
    deal, `held_pairs` the codes of the ceki designs of which the person held two copies or more at the end,
    and `called` the person's calls, each with `+` before it if it was made, else `-`.
    `again` is True if the deal had been played to its end before; the database sets it.
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
    held_pairs: str | None = None
    called: str | None = None
    again: bool = False

    @property
    def margin(self) -> int:
        """The points by which the person's side was ahead of the best other side."""
        return self.points - self.best


class PlayedMatch(NamedTuple):
    """The state of a match in which the person has played; fields also found in `PlayedRound` mean the same.

    `begun` is a time in UTC, empty if unknown. `state` is None if unknown, as in matches of earlier versions.
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
    """Return the state of a match; None without a person, or before the person's first move.

    A match begun with an entered deal counts from its second round.
    """
    if match.is_variation or match.person is None or not match.id or not _is_begun(match):
        return None
    if len(match.positions) == 1 and match.was_entered(0):
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
    """Return the result of the round that has just ended; None if none has ended or no person played in it.

    A deal that the person has entered does not count: its cards were known.
    `thought` is the person's thinking time in milliseconds, and the number of decisions.
    """
    if match.is_variation or match.person is None or not match.id:
        return None
    if not match.positions or not match.position.is_over:
        return None
    position = match.position
    if match.person not in position.game.playing or match.was_entered(len(match.positions) - 1):
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
        held_pairs=_pairs(score.lines[match.person]),
        called=calls_in(position, match.person),
    )


def calls_in(position: Position, seat: int) -> str:
    """Return the calls of a seat in a round that has ended, as the database keeps them."""
    made = family_of(position.game.spec).calls_of(position, seat)
    return ",".join(("+" if kept else "-") + kind for kind, kept in made)


def _pairs(lines: Sequence[ScoreLine]) -> str:
    """Return the ceki designs with two copies or more among the cards that a score counts."""
    held = Counter(card for line in lines for card in line.cards if card in CEKI)
    return ",".join(code(card) for card in sorted(held) if held[card] > 1)


def _is_begun(match: Match) -> bool:
    if not match.positions:
        return False
    moved = bool(match.position.moves) if match.game.spec.by_luck else match.can_undo
    return moved or match.given_up or len(match.positions) > 1


def _opponents(match: Match) -> str:
    return ",".join(level for seat, level in enumerate(match.levels) if seat != match.person)


def _rules(match: Match) -> str:
    options = match.game.spec.written(changed_options(match.game))
    return ",".join(f"{name}={value}" for name, value in sorted(options.items()))


def _is_helped(match: Match) -> bool:
    return match.help > 0 or match.given_up
