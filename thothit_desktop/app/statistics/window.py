# SPDX-License-Identifier: MIT
"""The statistics window: figures and charts of the filtered rounds, with a table beside each chart."""

import csv
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from thothit_desktop.app.families import family_of
from thothit_desktop.app.forms.ui_statistics_window import Ui_StatisticsWindow
from thothit_desktop.app.statistics import filters
from thothit_desktop.app.statistics.best_rounds import BestRounds
from thothit_desktop.app.statistics.charts import Bar, BarChart, Chart, LineChart
from thothit_desktop.app.statistics.database import Database, StatisticsError
from thothit_desktop.app.statistics.figure_rows import FIRST, decimal, number, percent, rows, summary
from thothit_desktop.app.statistics.figures import (
    CallCount,
    Figures,
    count_calls,
    count_matches,
    figures,
    histogram,
    moving_average,
    window,
)
from thothit_desktop.app.statistics.filters import ALL, Filter
from thothit_desktop.app.statistics.results import PlayedMatch, PlayedRound
from thothit_desktop.app.statistics.tables import fill, keep_columns, reading_table, wrap_words
from thothit_desktop.app.widgets.file_dialogs import name_to_save
from thothit_desktop.app.widgets.flow_layout import wrap_row
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.games import games

translate = QCoreApplication.translate


NEWEST = 500
"""The largest number of rounds listed beside their chart."""


class StatisticsWindow(QDialog):
    """Shows the figures, charts and best rounds of a database."""

    replay_wanted = Signal(object)
    """Emitted with a `PlayedRound` to be replayed."""

    def __init__(self, database: Database, game: str = "", parent: QWidget | None = None) -> None:
        """Begin with the rounds of `game`, if there are any, else with all."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._database = database
        self._rounds: list[PlayedRound] = []
        self._matches: list[PlayedMatch] = []
        self._chosen: list[PlayedRound] = []
        """The rounds that pass the filters."""
        self.ui = ui = Ui_StatisticsWindow()
        ui.setupUi(self)
        wrap_row(ui.footer)
        self.figures = reading_table(self.tr("Figures"))
        wrap_words(self.figures)
        self.more = QPushButton(self.tr("&More figures"), autoDefault=False)
        self.more.setCheckable(True)
        self.more.toggled.connect(self._hide_figures)
        self.calls = reading_table(self.tr("Calls"))
        wrap_words(self.calls)
        self._calls_unknown = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._calls_unknown.setObjectName("unknown_calls")
        self._calls_page = QWidget()
        self.margins = LineChart(self.tr("Points ahead, round by round"))
        self.scores = BarChart(self.tr("How often each score came up"))
        self.games = BarChart(self.tr("Average points ahead, by game"))
        self.best = BestRounds()
        self.tables: dict[Chart, QTableWidget] = {
            chart: reading_table(chart.accessibleName()) for chart in (self.margins, self.scores, self.games)
        }
        self._add_pages()
        larger = ui.empty.font()
        larger.setPointSizeF(1.2 * larger.pointSizeF())
        ui.empty.setFont(larger)
        for box in (ui.game, ui.opponents, ui.rules, ui.play):
            box.currentIndexChanged.connect(self._show)
        self.best.chosen.connect(self.replay_wanted)
        ui.tabs.currentChanged.connect(self._enable)
        ui.save_table.clicked.connect(self._ask_table)
        ui.save_picture.clicked.connect(self._ask_picture)
        ui.reset.clicked.connect(lambda: self._change(database.remove_all))
        ui.bring_back.clicked.connect(lambda: self._change(database.bring_back))
        ui.close_window.clicked.connect(self.accept)
        keep_within_screen(self)
        self.load(game)
        (ui.tabs if self._chosen else ui.close_window).setFocus()

    def _add_pages(self) -> None:
        """Add a tab for each page, with a short name and the whole name as its tooltip."""
        tabs = self.ui.tabs
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.figures)
        column.addWidget(self.more, alignment=Qt.AlignmentFlag.AlignLeft)
        tabs.addTab(page, self.tr("&Figures"))
        names: dict[Chart, str] = {
            self.margins: self.tr("Round by roun&d"),
            self.scores: self.tr("&Scores"),
            self.games: self.tr("B&y game"),
        }
        for chart, name in names.items():
            at = tabs.addTab(_beside(chart, self.tables[chart]), name)
            tabs.setTabToolTip(at, chart.accessibleName())
        tabs.addTab(self.best, self.tr("B&est rounds"))
        column = QVBoxLayout(self._calls_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.calls)
        column.addWidget(self._calls_unknown)
        tabs.addTab(self._calls_page, self.tr("&Calls"))
        pages = [self.figures, self.more, *self.tables.values(), self.best.table, self.best.look, self.calls]
        for before, after in pairwise([tabs, *pages, self.ui.save_table]):
            self.setTabOrder(before, after)

    # Contents

    def load(self, game: str = "") -> None:
        """Read all rounds anew, and show those of `game`, or of the filters chosen before."""
        self.ui.bring_back.setVisible(self._database.can_bring_back)
        fault = ""
        try:
            self._rounds, self._matches = self._database.rounds(), self._database.matches()
        except StatisticsError as error:
            self._rounds, self._matches = [], []
            fault = self.tr(
                "Your statistics can't be read: {0}. Your matches are not affected. "
                "Close Thothit and try again."
            ).format(error)
        self._fill_filters(game)
        self._show()
        if fault:
            self.ui.empty.setText(fault)

    def _fill_filters(self, game: str) -> None:
        """Offer the choices for the rounds played, and keep the chosen ones, except for a given `game`."""
        ui, played = self.ui, self._rounds
        for box, choices in (
            (ui.game, filters.game_choices(played)),
            (ui.opponents, filters.opponent_choices(played)),
            (ui.rules, filters.rule_choices(played)),
            (ui.play, filters.play_choices()),
        ):
            wanted = game if game and box is ui.game else box.currentData()
            box.blockSignals(True)
            box.clear()
            for value, words, about in choices:
                box.addItem(words, value)
                box.setItemData(box.count() - 1, about or words, Qt.ItemDataRole.ToolTipRole)
            box.setCurrentIndex(max(0, box.findData(wanted)))
            box.setEnabled(bool(played))
            box.blockSignals(False)

    def _show(self) -> None:
        ui = self.ui
        filtering = Filter(*(_chosen(box) for box in (ui.game, ui.opponents, ui.rules, ui.play)))
        rounds = self._chosen = [played for played in self._rounds if filtering.lets_pass(played)]
        matches = [match for match in self._matches if filtering.lets_pass(match)]
        if self._rounds:
            ui.empty.setText(self.tr("No round fits these choices. Choose others."))
        else:
            ui.empty.setText(self.tr("No rounds yet. Every round you finish is counted here."))
        ui.empty.setVisible(not rounds)
        ui.tabs.setVisible(bool(rounds))
        ui.told.setVisible(bool(rounds))
        if rounds:
            counted = figures(rounds)
            ui.told.setText(summary(counted, {result.game for result in rounds}))
            self._show_figures(counted, matches)
            self._show_margins([result.margin for result in rounds])
            self._show_scores([result.points for result in rounds])
            self._show_games(rounds)
            self.best.show_rounds(rounds)
            self._show_calls(rounds)
            for table in self.tables.values():
                keep_columns(table)
        self._enable()

    def _show_figures(self, counted: Figures, matches: list[PlayedMatch]) -> None:
        told = rows(counted, count_matches(matches))
        heads = (self.tr("Figure"), self.tr("Value"), self.tr("What it means"))
        fill(self.figures, heads, told, wide=2, texts=(0, 2))
        for row, (_, _, meaning) in enumerate(told):
            for column in range(len(heads)):
                item = self.figures.item(row, column)
                assert item is not None
                item.setToolTip(meaning)

        self._hide_figures()

    def _hide_figures(self) -> None:
        """Show the first figures alone, or all of them."""
        for row in range(FIRST, self.figures.rowCount()):
            self.figures.setRowHidden(row, not self.more.isChecked())

    def _show_margins(self, margins: Sequence[int]) -> None:
        span = window(len(margins))
        average = moving_average(margins, span)
        self.margins.show_values(margins, average)
        numbered = [*enumerate(zip(margins, average, strict=True), start=1)]
        newest = [(number(at), number(margin), decimal(mean)) for at, (margin, mean) in numbered[-NEWEST:]]
        heads = (self.tr("Round"), self.tr("Ahead"), self.tr("Average of the last {0}").format(span))
        fill(self.tables[self.margins], heads, newest[::-1], texts=())

    def _show_scores(self, points: Sequence[int]) -> None:
        bins = [(str(low) if low == high else f"{low}–{high}", held) for low, high, held in histogram(points)]
        self.scores.show_bars([Bar(name, held) for name, held in bins])
        counts = [(name, number(held)) for name, held in bins]
        fill(self.tables[self.scores], (self.tr("Points"), self.tr("Rounds")), counts, texts=())

    def _show_games(self, rounds: Sequence[PlayedRound]) -> None:
        by_game = _by_game(rounds)
        self.games.show_bars([Bar(name, told.mean or 0.0) for name, told in by_game])
        fill(
            self.tables[self.games],
            (self.tr("Game"), self.tr("Rounds"), self.tr("Ahead"), self.tr("Won")),
            [(name, number(told.rounds), decimal(told.mean), percent(told.share)) for name, told in by_game],
        )

    def _show_calls(self, rounds: Sequence[PlayedRound]) -> None:
        """Show the calls of the games that have any, or hide their tab."""
        counted = {
            result.game: family_of(games()[result.game]).counted_calls()
            for result in rounds
            if result.game in games()
        }
        kinds = dict.fromkeys(kind for of_game in counted.values() for kind in of_game)
        self.ui.tabs.setTabVisible(self.ui.tabs.indexOf(self._calls_page), bool(kinds))
        counts = count_calls(rounds)
        told = [
            (kind.name, number(called.made), number(called.lost), kind.meaning)
            for kind in kinds
            for called in [counts.get(kind.id, CallCount())]
            if any(called) or not kind.optional
        ]
        heads = (self.tr("Call"), self.tr("Made"), self.tr("Lost"), self.tr("What it means"))
        fill(self.calls, heads, told, wide=3, texts=(0, 3))
        unknown = sum(result.called is None and bool(counted.get(result.game)) for result in rounds)
        self._calls_unknown.setText(
            self.tr("Older rounds whose calls are unknown: {0}").format(number(unknown))
        )
        self._calls_unknown.setVisible(unknown > 0)

    def say(self, text: str) -> None:
        """Show a message in the line above the tabs."""
        self.ui.told.setText(text)
        self.ui.told.show()

    def _enable(self) -> None:
        self.ui.save_table.setEnabled(bool(self._chosen))
        self.ui.save_picture.setEnabled(bool(self._chosen) and self._chart() is not None)
        self.ui.reset.setEnabled(bool(self._rounds))

    def _chart(self) -> Chart | None:
        """Return the chart on the current tab; None if there is none."""
        page = self.ui.tabs.currentWidget()
        return next((chart for chart in self.tables if page.isAncestorOf(chart)), None)

    # Commands

    def _change(self, change: Callable[[], None]) -> None:
        try:
            change()
        except StatisticsError as error:
            self.say(self.tr("Your statistics can't be changed and stay as they are: {0}").format(error))
            return
        self.load()

    def _ask_table(self) -> None:
        path = name_to_save(
            self, self.tr("Save the rounds as a table"), "thothit.csv", self.tr("Tables (*.csv)")
        )
        if path is not None:
            self.save_table(path)

    def save_table(self, path: Path) -> None:
        """Write the chosen rounds to a file of comma-separated values."""
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file)
                writer.writerow((*PlayedRound._fields, "margin"))
                writer.writerows((*result, result.margin) for result in self._chosen)
        except OSError as error:
            self.say(self.tr("The table can't be saved: {0}. Try another folder.").format(error.strerror))

    def _ask_picture(self) -> None:
        path = name_to_save(
            self, self.tr("Save the chart as a picture"), "thothit.png", self.tr("Pictures (*.png)")
        )
        if path is not None:
            self.save_picture(path)

    def save_picture(self, path: Path) -> None:
        """Write the open chart to a PNG file."""
        chart = self._chart()
        if chart is not None and not chart.grab().save(str(path), "PNG"):
            self.say(self.tr("The picture can't be saved there. Try another folder."))


def _beside(chart: Chart, table: QTableWidget) -> QWidget:
    """Return a page with a chart and its table beside it."""
    page = QWidget()
    row = QHBoxLayout(page)
    row.addWidget(chart, 3)
    row.addWidget(table, 2)
    return page


def _by_game(rounds: Sequence[PlayedRound]) -> list[tuple[str, Figures]]:
    """Return the name and figures of each game with rounds, in the order of the catalogue."""
    found = []
    for spec in games().values():
        played = [result for result in rounds if result.game == spec.id]
        if played:
            found.append((translate("games", spec.name), figures(played)))
    return found


def _chosen(box: QComboBox) -> str:
    return str(box.currentData() or ALL)
