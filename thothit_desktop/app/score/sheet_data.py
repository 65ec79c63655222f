# SPDX-License-Identifier: MIT
"""The score sheet as data: a column a player, every line that explains a round, and all of it in words."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class Cell(NamedTuple):
    """One seat's part of a line: cards set by set, how often they count, and their points.

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
    """A seat that played: what it is called, whether it won or was excluded from winning, points and total.

    `champion` is who has won the match with this round; `seat` is its number.
    """

    name: str
    title: str
    mark: str
    excluded: bool
    points: int
    total: int
    champion: bool
    seat: int


class Sheet(NamedTuple):
    """All of the sheet; seats that did not play the round have no column."""

    headline: str
    notes: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    points_heading: str
    total_heading: str


def sheet(match: Match, rows: Iterable[Row], excluded: Collection[int] = ()) -> Sheet:
    """The sheet of the round that has ended last, with these lines; some seats may not win it."""
    playing = match.position.game.playing
    score, totals, texts = match.scores[-1], match.totals, texts_of(match.game.spec)
    titled = texts.titles(match)
    return Sheet(
        headline=texts.result(match),
        notes=(match_note(match),),
        columns=tuple(
            Column(
                match.names[seat],
                titled[seat],
                translate("score", "Winner") if seat in score.winners else "",
                seat in excluded,
                score.points[seat],
                totals[seat],
                match.complete and seat in match.winners,
                seat,
            )
            for seat in playing
        ),
        rows=tuple(rows),
        points_heading=translate("score", "This round"),
        total_heading=translate("score", "After round {0}").format(len(match.positions)),
    )


def match_note(match: Match) -> str:
    """Return how far the match has come, who goes on with it, and who did not play the round."""
    playing = match.position.game.playing
    texts = texts_of(match.game.spec)
    told = [texts.progress(match)]
    if match.complete:
        told.append(texts.round_over(match))
    if match.tied:
        tied = players(match, match.tied)
        told.append(translate("score", "Tied: {0}. An extra hand decides").format(tied))
    resting = [seat for seat in range(len(match.names)) if seat not in playing]
    if resting:
        told.append(translate("score", "Sitting out: {0}").format(players(match, resting)))
    return " · ".join(told)


def spoken(sets: Iterable[Sequence[int]], deck: str) -> str:
    """The names of cards as the deck shows them, like sets counted, each card of a set named once."""
    counted = Counter(both(dict.fromkeys(name(card, deck) for card in cards)) for cards in sets)
    return ", ".join(
        translate("score", "{0} (%n time(s))", "", times).format(named) if times > 1 else named
        for named, times in counted.items()
    )


def as_text(shown: Sheet, deck: str) -> str:
    """The whole sheet in words: the result, what is to be said of it, then a paragraph a player."""
    lines = [shown.headline, *filter(None, shown.notes)]
    for number, column in enumerate(shown.columns):
        parts = [column.name, column.title, column.mark]
        parts += [translate("score", "cannot win")] * column.excluded
        parts += [translate("score", "wins the match")] * column.champion
        lines += ["", ", ".join(filter(None, parts))]
        lines += [
            _cell_text(row, cell, deck) for row in shown.rows if (cell := row.cells[number]) is not None
        ]
        lines.append(
            translate("score", "{0}: {1}. {2}: {3}.").format(
                shown.points_heading, column.points, shown.total_heading, column.total
            )
        )
    return "\n".join(lines)


def _cell_text(row: Row, cell: Cell, deck: str) -> str:
    """A line of one player."""
    what = ", ".join(filter(None, (row.heading, row.detail.replace("\n", " "))))
    worth = translate("score", "{0} = {1}").format(cell.times, cell.points) if cell.times else cell.points
    if cell.won:
        worth = translate("score", "{0}, wins").format(worth)
    named = spoken(cell.sets, deck)
    if not worth or not named:
        return translate("score", "{0}: {1}").format(what, worth or named)
    return translate("score", "{0}: {1} ({2})").format(what, worth, named)
