# SPDX-License-Identifier: MIT
"""The match so far, round by round: who won what, who leads, how far it has come."""

from operator import add
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.players import by, players
from thothit_desktop.app.messages.sentences import result
from thothit_desktop.app.score.sides import sides
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games import matches
from thothit_desktop.games.contract import Position
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import SUITS
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.spec import THUNEE

LATEST = 24
"""So many rounds have a line of their own; those before are carried over."""


class Figure(NamedTuple):
    """What one side made of a round: points or cards, its total afterwards, whether it won.

    Of rounds carried over only the total is told.
    """

    gained: int | None
    total: int
    won: bool


class Line(NamedTuple):
    """A round, or the rounds carried over: by side a figure, None for those who did not play.

    `detail` is what else is to be said of it, such as the call of a hand of Thunee.
    """

    heading: str
    figures: tuple[Figure | None, ...]
    detail: str = ""


class Standings(NamedTuple):
    """A match so far, by side; where everybody plays alone, a side is a seat.

    `leaders` have won it where it is complete; nobody leads before a round has ended.
    """

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
_GOALS = {
    KOWAH.id: QT_TRANSLATE_NOOP("standings", "Hand {0}, first to {1}"),
    THUNEE.id: QT_TRANSLATE_NOOP("standings", "Hand {0}, to {1} balls"),
}
_AHEAD = QT_TRANSLATE_NOOP("standings", "Hand {0}, to {1} balls and {2} ahead")
_LEGENDS = {
    "": QT_TRANSLATE_NOOP("standings", "The points of each round, then the total after it"),
    "wins": QT_TRANSLATE_NOOP("standings", "The cards of each round, then the kings won so far"),
    KOWAH.id: QT_TRANSLATE_NOOP("standings", "A point for each hand won, then the hands won so far"),
    THUNEE.id: QT_TRANSLATE_NOOP("standings", "The balls of each hand, then those of the match so far"),
}


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    game, length = match.position.game, match.length
    if game.goal is not None:
        told = _AHEAD if game.lead > 1 else _GOALS[game.spec.id]
        return _tr(told).format(len(match.positions), game.goal, game.lead)
    if len(game.playing) < game.players:
        return _tr(_PROGRESS["extra"]).format(players(match, game.playing))
    kind = length if isinstance(length, str) else "rounds"
    if game.spec.by_wins:
        kind = "kings free" if kind == "free" else "kings"
    return _tr(_PROGRESS[kind]).format(len(match.positions), matches.rounds(length, game.players))


def standings(match: Match) -> Standings:
    """The match so far, by its ended rounds."""
    ended = [position for position in match.positions if position.is_over]
    spec, totals = match.game.spec, (0,) * len(match.names)
    teams = sides(spec, len(match.names))
    lines: list[Line] = []
    for number, position in enumerate(ended, start=1):
        score = position.score()
        totals = tuple(map(add, totals, matches.totals(spec, len(totals), [score])))
        figures = tuple(
            Figure(score.points[seat], totals[seat], seat in score.winners)
            if seat in position.game.playing
            else None
            for seat, *_ in teams
        )
        lines.append(Line(_round(number, position), figures, _detail(position, match)))
        if number == len(ended) - LATEST:
            carried = tuple(Figure(None, totals[seat], won=False) for seat, *_ in teams)
            lines = [Line(_carried(number, spec), carried)]
    leaders = match.winners if ended and any(totals) else ()
    return Standings(
        headline=_headline(match, len(ended)),
        progress=progress(match),
        legend=_tr(_LEGENDS["wins"] if spec.by_wins else _LEGENDS.get(spec.id, _LEGENDS[""])),
        names=tuple(players(match, team) for team in teams),
        lines=tuple(lines),
        totals=tuple(totals[seat] for seat, *_ in teams),
        leaders=tuple(side for side, (seat, *_) in enumerate(teams) if seat in leaders),
    )


def _round(number: int, position: Position) -> str:
    game = position.game
    if len(game.playing) < game.players:
        return _tr("Extra hand")
    if game.goal is not None:
        return _tr("Hand {0}").format(number)
    return (_tr("King {0}") if game.spec.by_wins else _tr("Round {0}")).format(number)


def _carried(number: int, spec: GameSpec) -> str:
    return (_tr("Hands 1 to {0}") if spec.id in _GOALS else _tr("Rounds 1 to {0}")).format(number)


_SOLO = {
    "thunee": QT_TRANSLATE_NOOP("standings", "Thunee: {0}"),
    "royals": QT_TRANSLATE_NOOP("standings", "Royals: {0}"),
    "blind-thunee": QT_TRANSLATE_NOOP("standings", "Blind Thunee: {0}"),
    "blind-royals": QT_TRANSLATE_NOOP("standings", "Blind Royals: {0}"),
}


def _detail(position: Position, match: Match) -> str:
    """What was called in a hand of Thunee."""
    if not isinstance(position, ThuneePosition):
        return ""
    if position.redealt:
        return _tr("dealt again")
    if position.solo:
        return _tr(_SOLO[position.solo]).format(by(match, position.caller))
    told = [_tr("{0} by {1}").format(suit_name(SUITS[position.trump]), by(match, position.setter))]
    if position.call:
        told.append(_tr("call {0}").format(position.call))
    if position.double >= 0:
        told.append(_tr("Double: {0}").format(by(match, position.double)))
    if position.khanaak >= 0:
        told.append(_tr("Khanaak: {0}").format(by(match, position.khanaak)))
    return ", ".join(told)


def _headline(match: Match, ended: int) -> str:
    if match.complete:
        return result(match)
    if not ended:
        return _tr("No hand has ended yet") if match.game.goal is not None else _tr("No round has ended yet")
    if not any(match.totals):
        return _tr("Nobody leads yet")
    leaders, teams = match.winners, sides(match.game.spec, len(match.names))
    if leaders == (match.person,):
        return _tr("You lead")
    if len(leaders) == 1:
        return _tr("{0} leads").format(match.names[leaders[0]])
    named = players(match, leaders)
    if leaders in teams:
        return _tr("{0} lead").format(named)
    if len(teams) < len(match.names):
        return _tr("Both sides are level")
    return _tr("{0} share the lead").format(named)


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
        heading = _tr("{0} ({1})").format(line.heading, line.detail) if line.detail else line.heading
        lines.append(_tr("{0}: {1}").format(heading, "; ".join(told)))
    totals = (_tr("{0} {1}").format(*pair) for pair in zip(shown.names, shown.totals, strict=True))
    return "\n".join([*lines, _tr("Total: {0}").format(", ".join(totals))])
