# SPDX-License-Identifier: MIT
"""The score sheet as data: its columns of players, its lines, and its whole text."""

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
    """One seat's part of a line: cards by set, the number of times they count, and their points.

    A run consists of single cards, which lie closer than sets. `won` marks the draw that settled a tie.
    """

    sets: tuple[tuple[int, ...], ...]
    times: str
    points: str
    run: bool = False
    won: bool = False


class Row(NamedTuple):
    """A line of the sheet: its heading, the worth of a set, and a cell or None for each column."""

    heading: str
    detail: str
    cells: tuple[Cell | None, ...]


class Column(NamedTuple):
    """A seat that played: its texts, True if it was excluded from winning, its points and its total.

    `champion` is True if it has won the match with this round; `seat` is its number.
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
    """The whole sheet; seats that did not play the round have no column."""

    headline: str
    notes: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    points_heading: str
    total_heading: str


def sheet(match: Match, rows: Iterable[Row], excluded: Collection[int] = ()) -> Sheet:
    """Return the sheet of the last ended round with these lines; `excluded` seats could not win it."""
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
    """Return a note on the match's progress, tied seats, and seats that sat out the round."""
    playing = match.position.game.playing
    texts = texts_of(match.game.spec)
    told = [texts.progress(match)]
    if match.complete:
        told.append(texts.round_over(match))
    if match.tied:
        tied = players(match, match.tied)
        told.append(translate("score", "Tied: {0}. A play-off round decides").format(tied))
    resting = [seat for seat in range(len(match.names)) if seat not in playing]
    if resting:
        told.append(translate("score", "Sitting out: {0}").format(players(match, resting)))
    return " · ".join(told)


def spoken(sets: Iterable[Sequence[int]], deck: str) -> str:
    """Return the names of cards in a deck; equal sets are counted, and each card of a set is named once."""
    counted = Counter(both(dict.fromkeys(name(card, deck) for card in cards)) for cards in sets)
    return ", ".join(
        translate("score", "{0} (%n time(s))", "", times).format(named) if times > 1 else named
        for named, times in counted.items()
    )


def as_text(shown: Sheet, deck: str) -> str:
    """Return the whole sheet in words: the result, the notes, and a paragraph for each player."""
    lines = [shown.headline, *filter(None, shown.notes)]
    for number, column in enumerate(shown.columns):
        parts = [column.name, column.title, column.mark]
        parts += [translate("score", "can't win")] * column.excluded
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
    """Return the text of one cell."""
    what = ", ".join(filter(None, (row.heading, row.detail.replace("\n", " "))))
    worth = translate("score", "{0} = {1}").format(cell.times, cell.points) if cell.times else cell.points
    if cell.won:
        worth = translate("score", "{0}, wins").format(worth)
    named = spoken(cell.sets, deck)
    if not worth or not named:
        return translate("score", "{0}: {1}").format(what, worth or named)
    return translate("score", "{0}: {1} ({2})").format(what, worth, named)
