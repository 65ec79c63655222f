# SPDX-License-Identifier: MIT
"""The standings of a match as data: the results of each round, the totals, the leaders and the progress."""

from collections.abc import Sequence
from operator import add
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.families import sides_of

translate = QCoreApplication.translate

LATEST = 24
"""The number of latest rounds with a line each; earlier ones are summed up in one line."""


class Figure(NamedTuple):
    """One side's result of a round: points or cards gained, the total afterwards, and True if it won.

    In the line of summed-up rounds, `gained` is None.
    """

    gained: int | None
    total: int
    won: bool


class StandingsLine(NamedTuple):
    """A round, or the summed-up rounds: a figure for each side, None for a side that did not play.

    `detail` is a note, such as a call.
    """

    heading: str
    figures: tuple[Figure | None, ...]
    detail: str = ""


class Standings(NamedTuple):
    """The standings of a match, by side; without partners, each seat is a side.

    `headings` are those of the columns of gains and totals. `leaders` are the winners of a complete match,
    and empty before a round has ended.
    """

    headline: str
    progress: str
    legend: str
    headings: tuple[str, str]
    names: tuple[str, ...]
    lines: tuple[StandingsLine, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


def standings(match: Match) -> Standings:
    """Return the standings after the ended rounds of a match."""
    ended = [position for position in match.positions if position.is_over]
    spec, totals = match.game.spec, (0,) * len(match.names)
    teams = sides_of(spec, len(match.names))
    lines: list[StandingsLine] = []
    texts = texts_of(spec)
    for number, position in enumerate(ended, start=1):
        score = position.score()
        totals = tuple(map(add, totals, matches.totals(spec, len(totals), [score])))
        figures = tuple(
            Figure(score.points[seat], totals[seat], seat in score.winners)
            if seat in position.game.playing
            else None
            for seat, *_ in teams
        )
        lines.append(
            StandingsLine(texts.round_name(number, position), figures, texts.detail(position, match))
        )
        if number == len(ended) - LATEST:
            carried = tuple(Figure(None, totals[seat], won=False) for seat, *_ in teams)
            lines = [StandingsLine(_carried(number), carried)]
    leaders = match.winners if ended and any(totals) else ()
    return Standings(
        headline=_headline(match, len(ended)),
        progress=texts.progress(match),
        legend=_legend(match, lines),
        headings=(translate("standings", "round"), translate("standings", "total")),
        names=tuple(players(match, team) for team in teams),
        lines=tuple(lines),
        totals=tuple(totals[seat] for seat, *_ in teams),
        leaders=tuple(side for side, (seat, *_) in enumerate(teams) if seat in leaders),
    )


def _legend(match: Match, lines: Sequence[StandingsLine]) -> str:
    """Return the legend of the figures, and of the dot if there is one."""
    legend = texts_of(match.game.spec).legend()
    if not any(figure is not None and figure.won for line in lines for figure in line.figures):
        return legend
    return translate("standings", "{0}; a dot marks the winner of the round").format(legend)


def _carried(number: int) -> str:
    """Return the heading of the line that sums up the first rounds."""
    return translate("standings", "Rounds 1 to {0}").format(number)


def _headline(match: Match, ended: int) -> str:
    if match.complete:
        return texts_of(match.game.spec).result(match)
    if not ended:
        return translate("standings", "No round has ended yet")
    if not any(match.totals):
        return translate("standings", "Nobody leads yet")
    leaders, teams = match.winners, sides_of(match.game.spec, len(match.names))
    if leaders == (match.person,):
        return translate("standings", "You lead")
    if len(leaders) == 1:
        return translate("standings", "{0} leads").format(match.names[leaders[0]])
    named = players(match, leaders)
    if leaders in teams:
        return translate("standings", "{0} lead").format(named)
    if len(teams) < len(match.names):
        return translate("standings", "Both sides are tied")
    return translate("standings", "{0} share the lead").format(named)


def as_text(shown: Standings) -> str:
    """Return the standings in words, with a line for each round."""
    lines = [shown.headline, shown.progress]
    for line in shown.lines:
        told = [
            translate("standings", "{0} {1}").format(name, figure.total)
            if figure.gained is None
            else translate("standings", "{0} {1}, total {2}").format(name, figure.gained, figure.total)
            for name, figure in zip(shown.names, line.figures, strict=True)
            if figure is not None
        ]
        heading = (
            translate("standings", "{0} ({1})").format(line.heading, line.detail)
            if line.detail
            else line.heading
        )
        lines.append(translate("standings", "{0}: {1}").format(heading, "; ".join(told)))
    totals = (
        translate("standings", "{0} {1}").format(*pair)
        for pair in zip(shown.names, shown.totals, strict=True)
    )
    return "\n".join([*lines, translate("standings", "Total: {0}").format(", ".join(totals))])
