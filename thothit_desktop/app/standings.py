# SPDX-License-Identifier: MIT
"""The match so far, round by round: who won what, who leads, how far it has come."""

from operator import add
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.lists import both
from thothit_desktop.app.words_results import result
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.contract import Position

LATEST = 24
"""So many rounds have a line of their own; those before are carried over."""


class Figure(NamedTuple):
    """What one seat made of a round: points or cards, its total afterwards, whether it won.

    Of rounds carried over only the total is told.
    """

    gained: int | None
    total: int
    won: bool


class Line(NamedTuple):
    """A round, or the rounds carried over: by seat a figure, None for those who did not play."""

    heading: str
    figures: tuple[Figure | None, ...]


class Standings(NamedTuple):
    """A match so far. `leaders` have won it where it is complete; nobody leads before a round has ended."""

    headline: str
    progress: str
    legend: str
    names: tuple[str, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


def _tr(text: object) -> str:
    return QCoreApplication.translate("standings", str(text))


_PROGRESS = {
    "free": QT_TRANSLATE_NOOP("standings", "Round {0}, free play"),
    "rotation": QT_TRANSLATE_NOOP("standings", "Everyone deals once: round {0} of {1}"),
    "rounds": QT_TRANSLATE_NOOP("standings", "Round {0} of {1}"),
    "kings": QT_TRANSLATE_NOOP("standings", "King {0} of {1}"),
    "kings free": QT_TRANSLATE_NOOP("standings", "King {0}, free play"),
    "extra": QT_TRANSLATE_NOOP("standings", "Extra hand between {0}"),
}


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    game, length = match.position.game, match.length
    if len(game.playing) < game.players:
        return _tr(_PROGRESS["extra"]).format(both(match.names[seat] for seat in game.playing))
    kind = length if isinstance(length, str) else "rounds"
    if game.spec.by_wins:
        kind = "kings free" if kind == "free" else "kings"
    return _tr(_PROGRESS[kind]).format(len(match.positions), matches.rounds(length, game.players))


def standings(match: Match) -> Standings:
    """The match so far, by its ended rounds."""
    ended = [position for position in match.positions if position.is_over]
    spec, totals = match.game.spec, (0,) * len(match.names)
    lines: list[Line] = []
    for number, position in enumerate(ended, start=1):
        score = position.score()
        totals = tuple(map(add, totals, matches.totals(spec, len(totals), [score])))
        figures = tuple(
            Figure(score.points[seat], total, seat in score.winners)
            if seat in position.game.playing
            else None
            for seat, total in enumerate(totals)
        )
        lines.append(Line(_round(number, position), figures))
        if number == len(ended) - LATEST:
            carried = tuple(Figure(None, total, won=False) for total in totals)
            lines = [Line(_tr("Rounds 1 to {0}").format(number), carried)]
    return Standings(
        headline=_headline(match, len(ended)),
        progress=progress(match),
        legend=_tr("The cards of each round, then the kings won so far")
        if spec.by_wins
        else _tr("The points of each round, then the total after it"),
        names=tuple(match.names),
        lines=tuple(lines),
        totals=totals,
        leaders=match.winners if ended else (),
    )


def _round(number: int, position: Position) -> str:
    if len(position.game.playing) < position.game.players:
        return _tr("Extra hand")
    return (_tr("King {0}") if position.game.spec.by_wins else _tr("Round {0}")).format(number)


def _headline(match: Match, ended: int) -> str:
    if match.complete:
        return result(match)
    if not ended:
        return _tr("No round has ended yet")
    leaders = match.winners
    if leaders == (match.person,):
        return _tr("You lead")
    if len(leaders) == 1:
        return _tr("{0} leads").format(match.names[leaders[0]])
    return _tr("{0} share the lead").format(both(match.names[seat] for seat in leaders))


def as_text(shown: Standings) -> str:
    """The standings in words, a line a round."""
    lines = [shown.headline, shown.progress]
    for line in shown.lines:
        told = [
            _tr("{0} {1}").format(name, figure.total)
            if figure.gained is None
            else _tr("{0} {1}, in all {2}").format(name, figure.gained, figure.total)
            for name, figure in zip(shown.names, line.figures, strict=True)
            if figure is not None
        ]
        lines.append(_tr("{0}: {1}").format(line.heading, "; ".join(told)))
    totals = (_tr("{0} {1}").format(*pair) for pair in zip(shown.names, shown.totals, strict=True))
    return "\n".join([*lines, _tr("Total: {0}").format(", ".join(totals))])
