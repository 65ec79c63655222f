# SPDX-License-Identifier: MIT
"""The worked examples of the games with mata."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.family.example import ExampleError, ExampleGuide
from thothit_desktop.app.rules import end_page
from thothit_desktop.app.rummy.mata_score import winning_sets
from thothit_desktop.games.contract import Position

translate = QCoreApplication.translate


class MataExample(ExampleGuide):
    """The guide through an example, which ends with the winning hand and what it scores."""

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the winning hand and its lines; raise ExampleError if nobody won."""
        sets = winning_sets(end)
        if not sets:
            raise ExampleError("nobody has won the hand")
        winner = next(event.seat for event in end.history if event.kind == "won")
        named = texts_of(end.game.spec).score_lines()
        lines = [
            ((cards,) if cards else (), named[rule], str(points))
            for rule, cards, points in end.score().lines[winner]
        ]
        title = translate("kowah", "The winning hand: {0}").format(names[winner])
        hand = f'<p class="cards">{end_page.pictures(sets)}</p>'
        return f"{end_page.heading(title)}{hand}{end_page.table(lines)}{end_page.points(end, names)}"
