# SPDX-License-Identifier: MIT
"""The worked examples of Sampèn and Thothit Banyuwangi."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.example import ExampleGuide
from thothit_desktop.app.matching.texts import MatchingTexts
from thothit_desktop.app.rules import end_page
from thothit_desktop.games.contract import Position

translate = QCoreApplication.translate


class MatchingExample(ExampleGuide):
    """The guide through the examples, which end with what won the round."""

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the cards that won, and the points of all players."""
        headings = MatchingTexts().score_lines()
        lines = [
            ([line.cards], headings[line.rule], str(line.points))
            for lines in end.score().lines
            for line in lines
        ]
        title = end_page.heading(translate("matching", "What won the round"))
        return f"{title}{end_page.table(lines)}{end_page.points(end, names)}"
