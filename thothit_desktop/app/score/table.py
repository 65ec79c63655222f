# SPDX-License-Identifier: MIT
"""The score sheet as data: every line that explains a round, whatever the game, and all of it in words."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.kings.messages import laki_worth
from thothit_desktop.app.messages.players import players
from thothit_desktop.app.messages.sentences import result, round_over, titles
from thothit_desktop.app.score.groups import groups, heading, rules, spoken, worth
from thothit_desktop.app.score.standings import progress
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Position
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.table.drawing.names import name

_KINGS = cards.faces(("Ks", "Kh", "Kd", "Kc"))


class Cell(NamedTuple):
    """What one seat has in a line: cards set by set, how often they count, what they come to.

    A run is of single cards, which lie closer than sets. `won` marks the draw that settled a tie.
    """

    sets: tuple[tuple[int, ...], ...]
    times: str
    points: str
    run: bool = False
    won: bool = False


class Row(NamedTuple):
    """A line of the sheet: what it counts, what a set is worth, by column a cell where there is one."""

    heading: str
    detail: str
    cells: tuple[Cell | None, ...]


class Column(NamedTuple):
    """A seat that played: what it is called, whether it won or was barred from it, points and total.

    `champion` is who has won the match with this round.
    """

    name: str
    title: str
    mark: str
    barred: bool
    points: int
    total: int
    champion: bool


class Sheet(NamedTuple):
    """All of the sheet; seats that did not play the round have no column."""

    headline: str
    notes: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    points_heading: str
    total_heading: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("score", text)


def sheet(match: Match, deck: str) -> Sheet:
    """The sheet of the round that has ended last."""
    position, spec = match.position, match.game.spec
    score, playing = match.scores[-1], match.position.game.playing
    titled = titles(match)
    barred = {event.seat for event in position.history if event.kind == "barred"}
    totals = match.totals
    won = _tr("Wins the king") if spec.by_wins else _tr("Winner")
    return Sheet(
        headline=result(match),
        notes=tuple(_notes(match, deck)),
        columns=tuple(
            Column(
                match.names[seat],
                titled[seat],
                won if seat in score.winners else "",
                seat in barred,
                score.points[seat],
                totals[seat],
                match.complete and seat in match.winners,
            )
            for seat in playing
        ),
        rows=(*_scored(position), *_laki(match), *_king(match)),
        points_heading=_tr("Cards") if spec.by_wins else _tr("This round"),
        total_heading=(_tr("Kings so far") if spec.by_wins else _tr("After round {0}")).format(
            len(match.positions)
        ),
    )


def _notes(match: Match, deck: str) -> Iterator[str]:
    """What is to be said of the round beside its points."""
    position = match.position
    playing = position.game.playing
    told = [progress(match)]
    if match.complete:
        told.append(round_over(match))
    if match.tied:
        level = players(match, match.tied)
        told.append(_tr("Level: {0}. An extra hand decides").format(level))
    resting = [seat for seat in range(len(match.names)) if seat not in playing]
    if resting:
        told.append(_tr("Sitting out: {0}").format(players(match, resting)))
    yield " · ".join(told)
    broken: dict[int, int] = {}
    for event in position.history:
        if event.kind == "barred":
            broken.setdefault(event.seat, event.cards[0])
    if broken:
        why = "; ".join(
            _tr("{0} (broke the pair of {1} while an odd card lay there)").format(
                match.names[seat], name(card, deck)
            )
            for seat, card in broken.items()
        )
        end = (
            _tr("All are barred, so nobody wins.")
            if len(broken) == len(playing)
            else _tr("The win goes to the best of the others.")
        )
        yield _tr("Barred from winning: {0}. {1}").format(why, end)


def _scored(position: Position) -> Iterator[Row]:
    """The lines of the score."""
    score, playing = position.score(), position.game.playing
    captured = [groups(score.lines[seat]) for seat in playing]
    for rule in rules(score):
        each = next(found[rule].each for found in captured if rule in found)
        cells = tuple(
            Cell(
                group.sets,
                _tr("{0} × {1}").format(len(group.sets), group.each),
                str(group.points),
                rule == "loose",
            )
            if (group := found.get(rule))
            else None
            for found in captured
        )
        yield Row(heading(rule), worth(rule, each, position.game.spec), cells)


def _laki(match: Match) -> Iterator[Row]:
    """The draws that settled a tie: for the king, and after it for the match (docs/rules/kings.md)."""
    position, game = match.position, match.position.game
    if not isinstance(game, KingsGame):
        return
    draws: list[dict[int, tuple[int, ...]]] = [{}]
    for event in position.history:
        if event.kind == "drawn":
            draws[-1][event.seat] = event.cards
        elif event.kind == "gathered":
            draws.append({})
    points = position.score().points
    for_king, again = points.count(max(points)) > 1, False
    for draw in draws[:-1]:
        worths = {seat: laki.worth(hand, game.triples) for seat, hand in draw.items()}
        best = [seat for seat in draw if worths[seat] == max(worths.values())]
        yield Row(
            _tr("Laki for the king") if for_king else _tr("Laki for the match"),
            _tr("drawn again") if again else _tr("nearest to nine wins"),
            tuple(
                Cell((draw[seat],), "", laki_worth(draw[seat], match), won=best == [seat])
                if seat in draw
                else None
                for seat in game.playing
            ),
        )
        again = len(best) > 1
        for_king = for_king and again


def _king(match: Match) -> Iterator[Row]:
    """The king that the round was played for."""
    if match.game.spec.by_wins:
        king = _KINGS[(len(match.positions) - 1) % len(_KINGS)]
        winners, points = match.scores[-1].winners, match.position.score().points
        tied = points.count(max(points)) > 1
        cells = tuple(
            Cell(((king,),), "", "") if seat in winners else None for seat in match.position.game.playing
        )
        yield Row(_tr("King"), _tr("won by Laki") if tied else _tr("most cards win it"), cells)


def as_text(shown: Sheet, deck: str) -> str:
    """The whole sheet in words: the result, what is to be said of it, then a paragraph a player."""
    lines = [shown.headline, *shown.notes]
    for number, column in enumerate(shown.columns):
        parts = [column.name, column.title, column.mark]
        parts += [_tr("cannot win")] * column.barred + [_tr("wins the match")] * column.champion
        lines += ["", ", ".join(filter(None, parts))]
        for row in shown.rows:
            cell = row.cells[number]
            if cell is not None:
                what = ", ".join((row.heading, row.detail.replace("\n", " ")))
                sum_ = _tr("{0} = {1}").format(cell.times, cell.points) if cell.times else cell.points
                sum_ = _tr("{0}, wins").format(sum_) if cell.won else sum_
                named = spoken(cell.sets, deck)
                lines.append(
                    _tr("{0}: {1} ({2})").format(what, sum_, named)
                    if sum_
                    else _tr("{0}: {1}").format(what, named)
                )
        lines.append(
            _tr("{0}: {1}. {2}: {3}.").format(
                shown.points_heading, column.points, shown.total_heading, column.total
            )
        )
    return "\n".join(lines)
