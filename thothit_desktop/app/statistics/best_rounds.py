# SPDX-License-Identifier: MIT
"""The page of the best rounds, from which a round can be replayed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.statistics.figure_rows import number
from thothit_desktop.app.statistics.figures import best_rounds
from thothit_desktop.app.statistics.filters import opponents
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.app.statistics.tables import fill, reading_table
from thothit_desktop.games import games

translate = QCoreApplication.translate

MOST = 50
"""The largest number of rounds listed."""


class BestRounds(QWidget):
    """A table of the rounds with the largest margins."""

    chosen = Signal(object)
    """Emitted with a `PlayedRound` to be replayed."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds: list[PlayedRound] = []
        self.table = reading_table(self.tr("Best rounds"))
        self.look = QPushButton(self.tr("Repl&ay"))
        self.look.setAutoDefault(False)
        self.look.setToolTip(self.tr("Replay the selected round (Enter)"))
        column = QVBoxLayout(self)
        column.addWidget(self.table)
        below = QHBoxLayout()
        below.addWidget(self.look)
        below.addStretch()
        column.addLayout(below)
        self.look.clicked.connect(self._choose)
        self.table.doubleClicked.connect(self._choose)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._choose)
        self.table.itemSelectionChanged.connect(self._offer)

    def show_rounds(self, rounds: Sequence[PlayedRound]) -> None:
        """List the best of these rounds."""
        self._rounds = best_rounds(rounds, MOST)
        fill(
            self.table,
            (
                self.tr("Date"),
                self.tr("Game"),
                self.tr("Points"),
                self.tr("Ahead"),
                self.tr("Opponents"),
            ),
            [
                (
                    _date(played.ended),
                    catalogue.of_games(games()[played.game].name) if played.game in games() else played.game,
                    number(played.points),
                    number(played.margin),
                    opponents(played.opponents),
                )
                for played in self._rounds
            ],
            wide=4,
            texts=(0, 1, 4),
        )
        if self._rounds:
            self.table.selectRow(0)
        self._offer()

    def _offer(self) -> None:
        self.look.setEnabled(bool(self.table.selectedItems()))

    def _choose(self) -> None:
        if self.table.selectedItems():
            self.chosen.emit(self._rounds[self.table.currentRow()])


def _date(utc: str) -> str:
    """Return a time in UTC as a local date and time."""
    then = QDateTime.fromString(utc, Qt.DateFormat.ISODate).toLocalTime()
    locale = QLocale()
    return locale.toString(then, translate("statistics", "d MMM yyyy, HH:mm"))
