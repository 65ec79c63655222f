# SPDX-License-Identifier: MIT
"""The window of the statistics: figures and charts of chosen rounds, and a table beside each chart."""

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from thothit_desktop.app.messages import sentences
from thothit_desktop.app.statistics.charts import Bar, BarChart, Chart, LineChart
from thothit_desktop.app.statistics.database import Database, StatisticsError
from thothit_desktop.app.statistics.figures import Figures, figures, histogram, moving_average, window
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.app.statistics.ui_statistics_window import Ui_StatisticsWindow
from thothit_desktop.games import games

translate = QCoreApplication.translate


class StatisticsWindow(QDialog):
    """Shows what a database holds. Nothing of it is written by looking."""

    def __init__(self, database: Database, game: str = "", parent: QWidget | None = None) -> None:
        """Begin with the rounds of one game, if there are any, else with all."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._database = database
        self._rounds: list[PlayedRound] = []
        self._chosen: list[PlayedRound] = []
        """Those that the filters leave."""
        self.ui = ui = Ui_StatisticsWindow()
        ui.setupUi(self)
        self.figures = _table()
        self.margins = LineChart(self.tr("Points ahead, round by round"))
        self.scores = BarChart(self.tr("How often which score"))
        self.games = BarChart(self.tr("Average points ahead, by game"))
        self.tables = {chart: _table() for chart in (self.margins, self.scores, self.games)}
        ui.tabs.addTab(self.figures, self.tr("Figures"))
        for chart, table in self.tables.items():
            ui.tabs.addTab(_beside(chart, table), chart.accessibleName())
        ui.game.currentIndexChanged.connect(self._show)
        ui.opponents.currentIndexChanged.connect(self._show)
        ui.unhelped.toggled.connect(self._show)
        ui.tabs.currentChanged.connect(self._enable)
        ui.save_table.clicked.connect(self._ask_table)
        ui.save_picture.clicked.connect(self._ask_picture)
        ui.reset.clicked.connect(lambda: self._change(database.remove_all))
        ui.bring_back.clicked.connect(lambda: self._change(database.bring_back))
        ui.close_window.clicked.connect(self.accept)
        self.load(game)

    # What is shown

    def load(self, game: str = "") -> None:
        """Read all rounds anew, and show those of a game, or else of what has been chosen before."""
        self.ui.bring_back.setVisible(self._database.can_bring_back)
        try:
            self._rounds = self._database.rounds()
        except StatisticsError as error:
            self._rounds = []
            self._fill_filters(game)
            self.ui.told.setText(self.tr("The statistics cannot be read: {0}").format(error))
            return
        self._fill_filters(game)
        self._show()

    def _fill_filters(self, game: str) -> None:
        """Offer the games and opponents there are; what was chosen stays chosen where no `game` is given."""
        played = {result.game for result in self._rounds}
        known = {spec.id: translate("games", spec.name) for spec in games().values() if spec.id in played}
        opponents = sorted({result.opponents for result in self._rounds})
        for box, first, entries in (
            (self.ui.game, self.tr("All games"), known),
            (self.ui.opponents, self.tr("All"), {them: _opponents(them) for them in opponents}),
        ):
            wanted = game if game and box is self.ui.game else box.currentData()
            box.blockSignals(True)
            box.clear()
            box.addItem(first, "")
            for value, name in entries.items():
                box.addItem(name, value)
            box.setCurrentIndex(max(0, box.findData(wanted)))
            box.blockSignals(False)

    def _filtered(self) -> list[PlayedRound]:
        game, them = self.ui.game.currentData(), self.ui.opponents.currentData()
        return [
            result
            for result in self._rounds
            if game in ("", result.game)
            and them in ("", result.opponents)
            and not (self.ui.unhelped.isChecked() and result.helped)
        ]

    def _show(self) -> None:
        rounds = self._chosen = self._filtered()
        counted = figures(rounds)
        self.ui.told.setText(_summary(counted))
        _fill(self.figures, (self.tr("Figure"), self.tr("Value")), _rows(counted))
        for row, told in enumerate(_definitions()):
            for item in (self.figures.item(row, 0), self.figures.item(row, 1)):
                assert item is not None
                item.setToolTip(told)
        margins = [result.margin for result in rounds]
        span = window(len(margins))
        average = moving_average(margins, span)
        self.margins.show_values(margins, average)
        numbered = enumerate(zip(margins, average, strict=True), start=1)
        newest = [(str(number), str(margin), f"{mean:.1f}") for number, (margin, mean) in numbered][::-1]
        heads = (self.tr("Round"), self.tr("Ahead"), self.tr("Average of {0}").format(span))
        _fill(self.tables[self.margins], heads, newest[:500])
        bins = histogram([result.points for result in rounds])
        named = [(f"{low}" if low == high else f"{low}–{high}", held) for low, high, held in bins]
        self.scores.show_bars([Bar(name, held) for name, held in named])
        counts = [(name, str(held)) for name, held in named]
        _fill(self.tables[self.scores], (self.tr("Points"), self.tr("Rounds")), counts)
        by_game = _by_game(rounds)
        self.games.show_bars([Bar(name, told.mean or 0.0) for name, told in by_game])
        _fill(
            self.tables[self.games],
            (self.tr("Game"), self.tr("Rounds"), self.tr("Ahead"), self.tr("Won")),
            [(name, str(told.rounds), _decimal(told.mean), _percent(told.share)) for name, told in by_game],
        )
        self._enable()

    def _enable(self) -> None:
        self.ui.save_table.setEnabled(bool(self._chosen))
        self.ui.save_picture.setEnabled(bool(self._chosen) and self._chart() is not None)
        self.ui.reset.setEnabled(bool(self._rounds))

    def _chart(self) -> Chart | None:
        """The chart that is open."""
        page = self.ui.tabs.currentWidget()
        return next((chart for chart in self.tables if page.isAncestorOf(chart)), None)

    # What is done

    def _change(self, change: Callable[[], None]) -> None:
        try:
            change()
        except StatisticsError as error:
            self.ui.told.setText(self.tr("The statistics cannot be changed: {0}").format(error))
            return
        self.load()

    def _ask_table(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the rounds as a table"), "thothit.csv", self.tr("Tables (*.csv)")
        )
        if path:
            self.save_table(Path(path))

    def save_table(self, path: Path) -> None:
        """Write the chosen rounds to a file of comma-separated values."""
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file)
                writer.writerow((*PlayedRound._fields, "margin"))
                writer.writerows((*result, result.margin) for result in self._chosen)
        except OSError as error:
            self.ui.told.setText(self.tr("The table cannot be saved: {0}").format(error.strerror))

    def _ask_picture(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the chart as a picture"), "thothit.png", self.tr("Pictures (*.png)")
        )
        if path:
            self.save_picture(Path(path))

    def save_picture(self, path: Path) -> None:
        """Write the open chart to a PNG file."""
        chart = self._chart()
        if chart is not None and not chart.grab().save(str(path), "PNG"):
            self.ui.told.setText(self.tr("The picture cannot be saved there."))


def _table() -> QTableWidget:
    """A table that is read, not written."""
    made = QTableWidget()
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setTabKeyNavigation(False)
    made.verticalHeader().hide()
    return made


def _beside(chart: Chart, table: QTableWidget) -> QWidget:
    """A chart, and the same in figures beside it."""
    page = QWidget()
    row = QHBoxLayout(page)
    row.addWidget(chart, 3)
    row.addWidget(table, 2)
    table.setAccessibleName(chart.accessibleName())
    return page


def _fill(table: QTableWidget, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table.setColumnCount(len(heads))
    table.setHorizontalHeaderLabels(list(heads))
    table.setRowCount(len(rows))
    for number, row in enumerate(rows):
        for column, words in enumerate(row):
            item = QTableWidgetItem(words)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(number, column, item)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def _opponents(levels: str) -> str:
    """The levels of the other seats in words: `2 skilled, 1 expert`."""
    seats = levels.split(",")
    kinds = sorted(set(seats), key=seats.index)
    return ", ".join(f"{seats.count(kind)} × {sentences.level(kind)}" for kind in kinds)


def _by_game(rounds: Sequence[PlayedRound]) -> list[tuple[str, Figures]]:
    """By game of the catalogue its name and the figures of its rounds, where there are any."""
    found = []
    for spec in games().values():
        played = [result for result in rounds if result.game == spec.id]
        if played:
            found.append((translate("games", spec.name), figures(played)))
    return found


def _summary(counted: Figures) -> str:
    """The figures in a sentence."""
    if counted.rounds == 0:
        return translate(
            "StatisticsWindow", "No rounds yet. Every round you play to its end is counted here."
        )
    if counted.within is None or counted.mean is None:
        return translate("StatisticsWindow", "One round, which tells nothing yet.")
    if abs(counted.mean) <= counted.within:
        return translate(
            "StatisticsWindow", "So far luck decides: your average is {0}, give or take {1}."
        ).format(_decimal(counted.mean), _decimal(counted.within))
    better = translate(
        "StatisticsWindow", "You play better than they do: {0} points ahead, give or take {1}."
    )
    worse = translate("StatisticsWindow", "They play better than you do: {0} points ahead, give or take {1}.")
    words = better if counted.mean > 0 else worse
    return words.format(_decimal(abs(counted.mean)), _decimal(counted.within))


def _rows(counted: Figures) -> list[tuple[str, str]]:
    """The figures by name."""
    return [
        (translate("StatisticsWindow", "Rounds"), str(counted.rounds)),
        (translate("StatisticsWindow", "Matches"), str(counted.matches)),
        (translate("StatisticsWindow", "Won"), f"{counted.won} ({_percent(counted.share)})"),
        (translate("StatisticsWindow", "Shared"), str(counted.shared)),
        (translate("StatisticsWindow", "Points a round"), _decimal(counted.points)),
        (translate("StatisticsWindow", "Points ahead"), _decimal(counted.mean)),
        (translate("StatisticsWindow", "Known to within"), _decimal(counted.within)),
        (translate("StatisticsWindow", "Luck of a round"), _decimal(counted.spread)),
        (translate("StatisticsWindow", "Best round"), "–" if counted.best is None else str(counted.best)),
        (translate("StatisticsWindow", "Most won in a row"), str(counted.streak)),
        (translate("StatisticsWindow", "Won in a row now"), str(counted.running)),
        (translate("StatisticsWindow", "With help"), str(counted.helped)),
    ]


def _definitions() -> list[str]:
    """What each figure is, in the order of `_rows`."""
    return [
        translate("StatisticsWindow", "Rounds that you have played to their end."),
        translate("StatisticsWindow", "Matches that these rounds belong to."),
        translate("StatisticsWindow", "Rounds you won; in the share a shared round counts half."),
        translate("StatisticsWindow", "Rounds that you won together with another side."),
        translate("StatisticsWindow", "What your side scores in a round on average."),
        translate("StatisticsWindow", "Your points less those of the best other side, on average."),
        translate("StatisticsWindow", "Your true average is this close, 95 times of 100."),
        translate(
            "StatisticsWindow", "How far a round's result lies from your average: its standard deviation."
        ),
        translate("StatisticsWindow", "The most points that your side scored in a round."),
        translate("StatisticsWindow", "The longest row of rounds that you won alone, one after the other."),
        translate("StatisticsWindow", "The rounds that you have won alone since the last one you did not."),
        translate("StatisticsWindow", "Rounds of matches in which you took a move back."),
    ]


def _decimal(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"
