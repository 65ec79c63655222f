# SPDX-License-Identifier: MIT
"""The score sheet's page for families without their own: the plain lines of the score."""

from collections.abc import Iterator

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.sheet_data import Cell, Row, sheet
from thothit_desktop.app.widgets.score_page import PageTexts
from thothit_desktop.flow.match import Match


class LinesPage(ScoreColumns):
    """The plain score of a round: a line for each rule, with the cards it counts and their points."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last ended round and return the page's texts; call `fit` before showing the page."""
        return self.show_sheet(sheet(match, rows(match)), deck)


def rows(match: Match) -> Iterator[Row]:
    """Yield the lines of the sheet by rule, in the order in which the score first has them."""
    score, playing = match.scores[-1], match.position.game.playing
    called = texts_of(match.game.spec).score_lines()
    for rule in dict.fromkeys(line.rule for lines in score.lines for line in lines):
        cells = []
        for seat in playing:
            lines = [line for line in score.lines[seat] if line.rule == rule]
            cards = tuple((card,) for line in lines for card in line.cards)
            points = str(sum(line.points for line in lines))
            cells.append(Cell(cards, "", points, run=True) if lines else None)
        yield Row(called.get(rule) or rule.replace("-", " ").capitalize(), "", tuple(cells))
