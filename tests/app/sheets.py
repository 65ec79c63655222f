# SPDX-License-Identifier: MIT
"""The background of the score sheet in a test."""

from collections.abc import Callable

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.fishing import score_page as fishing_page
from thothit_desktop.app.kings import score_page as kings_page
from thothit_desktop.app.score.groups import Grouping
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.score.sheet_data import Sheet, as_text
from thothit_desktop.flow.match import Match
from thothit_desktop.games.spec import GameSpec

SMALLEST = (900, 510)
"""The table in a window of 900 x 600, its bars left out."""
TINY = (640, 325)
"""The same in one of 640 x 400, the smallest that can be played in."""
Show = Callable[..., ScoreSheet]
"""Opens a sheet over a host of its own: of a size, with a match, a deck, or the standings."""


class Host(QWidget):
    """Stands for the table."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.resize(*size)
        self.pressed = 0

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pressed += 1


def sheet_of(of: Match, deck: str = "ceki") -> Sheet:
    """The sheet of a round in which cards were captured."""
    if of.game.spec.family == "kings":
        return kings_page.round_sheet(of)
    return fishing_page.round_sheet(of, deck)


def grouping_of(spec: GameSpec) -> Grouping:
    """Return the grouping of the score in a game with captures."""
    return kings_page.KingsGrouping() if spec.family == "kings" else fishing_page.grouping_of(spec)


def text(of: Match, deck: str = "ceki") -> list[str]:
    """The paragraphs of the sheet in words."""
    return as_text(sheet_of(of, deck), deck).split("\n\n")
