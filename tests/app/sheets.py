# SPDX-License-Identifier: MIT
"""What the score sheet stands over in a test."""

from collections.abc import Callable

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.score.sheet import ScoreSheet

SMALLEST = (900, 510)
"""The table in a window of 900 x 600, its bars left out."""
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
