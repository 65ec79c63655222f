# SPDX-License-Identifier: MIT
"""The end of a match as data: the winners, the final totals, and a few remarks on the match."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.families import sides_of

translate = QCoreApplication.translate


class FinalSide(NamedTuple):
    """A player or partners at the end of a match: seats, name, total, and True if they won."""

    seats: tuple[int, ...]
    name: str
    total: int
    won: bool


class MatchEnd(NamedTuple):
    """The texts of the end of a match; the sides are in order, the winners first."""

    headline: str
    progress: str
    sides: tuple[FinalSide, ...]
    story: tuple[str, ...]


def match_end(match: Match) -> MatchEnd:
    """Return the end of a complete match."""
    totals, winners = match.totals, match.winners
    sides = [
        FinalSide(team, players(match, team), totals[team[0]], team[0] in winners)
        for team in sides_of(match.game.spec, len(match.names))
    ]
    sides.sort(key=lambda side: (not side.won, -side.total))
    return MatchEnd(
        headline=texts_of(match.game.spec).result(match),
        progress=texts_of(match.game.spec).progress(match),
        sides=tuple(sides),
        story=tuple(_story(match)),
    )


def end_as_text(end: MatchEnd) -> str:
    """Return the end of a match in words."""
    stand = (translate("match end", "{0} {1}").format(side.name, side.total) for side in end.sides)
    return "\n".join([end.headline, end.progress, ", ".join(stand), *end.story])


def _story(match: Match) -> Iterator[str]:
    """Yield remarks on the match: the best round, the lead, and the person's help."""
    teams, helped = sides_of(match.game.spec, len(match.names)), match.help
    if len(match.positions) > 1:
        yield from _best_round(match, teams)
        yield from _lead(match, teams)
    if match.given_up:
        yield translate("match end", "You gave up a round.")
    elif helped:
        yield translate("match end", "You were helped %n time(s).", "", helped)
    elif match.fair:
        yield translate("match end", "Played in fair play.")


def _counts(match: Match, teams: Sequence[Sequence[int]], first: int, last: int) -> list[int]:
    """Return the match scores of some rounds by side."""
    counted = matches.totals(match.game.spec, len(match.names), match.scores[first:last])
    return [counted[team[0]] for team in teams]


def _best_round(match: Match, teams: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yield the round with the largest gain; nothing if no round brings more than one."""
    gains = [_counts(match, teams, number, number + 1) for number in range(len(match.positions))]
    most = max(max(gained) for gained in gains)
    if most > 1:
        number = next(at for at, gained in enumerate(gains) if most in gained)
        side = teams[gains[number].index(most)]
        called = texts_of(match.game.spec).round_name(number + 1, match.positions[number])
        told = translate("match end", "{0}: {1} gained {2}, the most in the match.")
        yield told.format(called, players(match, side), most)


def _lead(match: Match, teams: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yield how often the lead changed, and whether the winner led all along or only at the end."""
    stands = [_counts(match, teams, 0, number + 1) for number in range(len(match.positions))]
    led = [matches.leaders(counts) for counts in stands]
    alone = [sides[0] for sides in led if len(sides) == 1]
    changes = sum(before != after for before, after in pairwise(alone))
    if len(led[-1]) > 1 or not alone:
        return
    winner = players(match, teams[led[-1][0]])
    if not changes and len(led[0]) == 1 and len(alone) == len(led):
        yield translate("match end", "{0} led from start to finish.").format(winner)
    elif led[-2] != led[-1]:
        yield translate("match end", "{0} took the lead at the very end.").format(winner)
    if changes:
        yield translate("match end", "The lead changed %n time(s).", "", changes)
