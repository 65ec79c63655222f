# SPDX-License-Identifier: MIT
"""The guide of Thunee's worked example."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.example import ExampleError, ExampleGuide
from thothit_desktop.app.rules import end_page
from thothit_desktop.app.thunee.score_data import heading_of
from thothit_desktop.games.contract import Position
from thothit_desktop.games.thunee.position import ThuneePosition

translate = QCoreApplication.translate


class ThuneeExample(ExampleGuide):
    """Ends the worked example with the count."""

    def end_page(self, end: Position, names: Sequence[str]) -> str:
        """Return the page with the count of the hand, line by line, and each player's balls."""
        assert isinstance(end, ThuneePosition)
        counted, players = end.count_so_far(), end.game.players
        if counted is None:
            raise ExampleError("the hand has no count")
        lines = [
            (
                [line.cards[first : first + players] for first in range(0, len(line.cards), players)],
                heading_of(line.rule),
                str(line.points).replace("-", "−"),
            )
            for line in counted.lines
        ]
        total = translate("thunee", "Total ({0} needed)").format(counted.needed)
        lines.append(([], total, str(counted.total)))
        title = end_page.heading(translate("thunee", "The count"))
        return f"{title}{end_page.table(lines)}{end_page.points(end, names)}"
