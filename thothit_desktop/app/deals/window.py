# SPDX-License-Identifier: MIT
"""The window of deals: choosing a deal, a seat and opponents, and comparing results."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QListWidgetItem, QWidget

from thothit_desktop.app.deals import tries_table, words
from thothit_desktop.app.deals.chosen import chosen_deals
from thothit_desktop.app.deals.computer_tries import ComputerTries
from thothit_desktop.app.deals.offers import DealOffers, DealOrder, OfferedDeal
from thothit_desktop.app.deals.tries import Try
from thothit_desktop.app.deals.try_search import TrySearch
from thothit_desktop.app.forms.ui_deals_window import Ui_DealsWindow
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.screen_room import keep_within_screen, room_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games
from thothit_desktop.players import LEVELS

TABLE, DAY, NUMBER = range(3)
"""The first rows of the list; the deals worth studying follow."""
_NARROW = 6
"""The least width of the combo boxes on a narrow screen, in lines of text."""


class DealsWindow(QDialog):
    """Lists deals, and their tries in the matches of `saves` and in `table`, the match in play."""

    play = Signal(object)
    """The user wants to play a deal; carries a `DealOrder`."""
    replay_wanted = Signal(object)
    """The user wants to replay one of their tries; carries the `Try`."""

    def __init__(self, settings: Settings, saves: Saves, table: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._table = table
        self._chosen = chosen_deals()
        self._offers = DealOffers(settings, table)
        self._offer = OfferedDeal(None)
        self._tries: list[Try] = []
        self._by_computers: dict[tuple[str, int, tuple[str, ...]], list[Try]] = {}
        """The computers' tries by fingerprint, turn order and levels of the others."""
        self._asked: tuple[str, int, tuple[str, ...]] = ("", 0, ())
        """The key in `_by_computers` of the last run."""
        self.ui = ui = Ui_DealsWindow()
        ui.setupUi(self)
        self._search = TrySearch(saves, table if table.positions else None, self)
        self._computers = ComputerTries(self)
        self._fill_choices()
        self._connect()
        self._each_minute = QTimer(self, interval=60_000)
        self._each_minute.timeout.connect(self._follow_day)
        self._each_minute.start()
        ui.choices.setCurrentRow(TABLE)
        ui.choices.setFocus()
        if self.minimumSizeHint().width() > room_of(self).width():
            for box in (ui.place, ui.level):
                box.setMinimumWidth(_NARROW * self.fontMetrics().lineSpacing())
            ui.deal_column.insertWidget(ui.deal_column.count() - 1, ui.enter)
        keep_within_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the last column of the table to the new width."""
        super().resizeEvent(event)
        tries_table.stretch_last_column(self.ui.tries)

    def _fill_choices(self) -> None:
        ui = self.ui
        titles = [self.tr("The deal on the table"), self.tr("Deal of the day"), self.tr("Deal by number")]
        for chosen in self._chosen:
            game = catalogue.of_games(games()[chosen.game].name)
            titles.append(f"{game}\n{chosen.title}")
        for title in titles:
            item = QListWidgetItem(title)
            ui.choices.addItem(item)
        now = self._table.game.spec.id
        for spec in games().values():
            ui.game.addItem(catalogue.of_games(spec.name), spec.id)
        ui.game.setCurrentIndex(ui.game.findData(now))
        number = self._table.seeds[-1] if self._table.seeds else None
        ui.number.setText("" if number is None else str(number))
        ui.choices.setSpacing(3)
        tries_table.set_up(ui.tries)
        font = ui.heading.font()
        font.setBold(True)
        ui.heading.setFont(font)

    def _connect(self) -> None:
        ui = self.ui
        ui.choices.currentRowChanged.connect(self._choose)
        ui.choices.itemDoubleClicked.connect(lambda _: ui.play.click())
        ui.game.currentIndexChanged.connect(self._choose)
        ui.number.textChanged.connect(self._choose)
        ui.place.currentIndexChanged.connect(self._show_tries)
        ui.level.currentIndexChanged.connect(self._show_tries)
        ui.play.clicked.connect(self._play)
        ui.computers.clicked.connect(self._let_computers_play)
        ui.stop.clicked.connect(self._stop)
        ui.tries.itemSelectionChanged.connect(self._enable_replay)
        ui.tries.itemDoubleClicked.connect(lambda _: ui.replay.click())
        ui.replay.clicked.connect(lambda: self.replay_wanted.emit(self._selected()))
        ui.close_window.clicked.connect(self.reject)
        self._search.found.connect(self._add_tries)
        self._search.finished.connect(self._show_tries)
        self._computers.played.connect(self._add_computer)
        self._computers.progressed.connect(ui.progress.setValue)
        self._computers.finished.connect(self._show_tries)
        self._computers.failed.connect(
            lambda error: ui.summary.setText(
                self.tr(
                    "The computer players stopped with an error: {0}. Your results are kept. Try again."
                ).format(error)
            )
        )
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._computers.cancel)

    @property
    def searching(self) -> bool:
        """True while the search for tries runs."""
        return self._search.running

    @property
    def computing(self) -> bool:
        """True while the computers play."""
        return self._computers.running

    # Choosing a deal

    def _choose(self) -> None:
        """Show the deal of the current row, game and number, and search for its tries."""
        ui, row = self.ui, self.ui.choices.currentRow()
        ui.picking.setVisible(row in (DAY, NUMBER))
        ui.number.setVisible(row == NUMBER)
        ui.number_label.setVisible(row == NUMBER)
        self._computers.cancel()
        self._search.stop()
        self._offer = self._offered(row)
        deal = self._offer.deal
        ui.heading.setVisible(deal is not None)
        ui.heading.setText("" if deal is None else words.heading(deal))
        ui.heading.setToolTip("" if deal is None else words.house_rules(deal))
        ui.why.setText(self._offer.told)
        ui.why.setVisible(bool(self._offer.told))
        self._fill_seats()
        self._tries = []
        if deal is not None:
            self._search.search(deal.fingerprint)
        self._show_tries()

    def _offered(self, row: int) -> OfferedDeal:
        game = self.ui.game.currentData()
        if row == TABLE:
            return self._offers.on_table()
        if row == DAY:
            return self._offers.of_day(game)
        if row == NUMBER:
            return self._offers.typed(game, self.ui.number.text())
        return self._offers.worth_studying(self._chosen[row - NUMBER - 1])

    @property
    def _in_play(self) -> bool:
        return self._offers.is_in_play(self._offer.deal)

    # Choosing place and levels

    def _fill_seats(self) -> None:
        ui, deal, setup = self.ui, self._offer.deal, self._offer.setup
        for box in (ui.place, ui.level):
            box.blockSignals(True)
            box.clear()
        if deal is not None and setup is not None:
            spec, players = deal.game.spec, deal.game.players
            ui.place.addItems([words.turn_order(spec, turn_order, players) for turn_order in range(players)])
            ui.place.setCurrentIndex(self._offer.turn_order)
            partners = words.has_partners(deal.game)
            ui.level_label.setText(self.tr("Partner and &opponents:") if partners else self.tr("&Opponents:"))
            levels = setup.levels[1:players]
            if len(set(levels)) > 1:
                ui.level.addItem(self.tr("As set up: {0}").format(words.others(levels)), None)
            for level in LEVELS:
                ui.level.addItem(words.level(level), level)
            if len(set(levels)) == 1:
                ui.level.setCurrentIndex(ui.level.findData(levels[0]))
        for box in (ui.place, ui.level):
            box.blockSignals(False)

    def _order(self) -> DealOrder | None:
        """Return the order for the current deal, place and level; None without a deal."""
        deal, setup = self._offer.deal, self._offer.setup
        if deal is None or setup is None:
            return None
        level = self.ui.level.currentData()
        levels = setup.levels if level is None else tuple(level for _ in setup.levels)
        fair = setup.fair and not self._tries
        return DealOrder(
            replace(setup, levels=levels, fair=fair, matched=frozenset()), deal, self.ui.place.currentIndex()
        )

    def _key(self) -> tuple[str, int, tuple[str, ...]]:
        """Return the key in `_by_computers` of the current order."""
        order = self._order()
        if order is None:
            return "", 0, ()
        return order.deal.fingerprint, order.turn_order, order.setup.levels[1 : order.deal.game.players]

    def _follow_day(self) -> None:
        """Replace the deal of an earlier day by today's, keeping place and level."""
        ui = self.ui
        if ui.choices.currentRow() != DAY or self._offered(DAY).deal == self._offer.deal:
            return
        turn_order, level = ui.place.currentIndex(), ui.level.currentIndex()
        self._choose()
        ui.place.setCurrentIndex(turn_order)
        ui.level.setCurrentIndex(level)

    def _play(self) -> None:
        self._follow_day()
        order = self._order()
        if order is not None:
            self.accept()
            self.play.emit(order)

    # Tries

    def _add_tries(self, tries: list[Try]) -> None:
        self._tries = sorted([*self._tries, *tries], key=lambda tried: tried.date, reverse=True)
        self._show_tries()

    def _selected(self) -> Try | None:
        """Return the selected try of the person; None if none is selected."""
        rows = {item.row() for item in self.ui.tries.selectedItems()}
        return self._tries[min(rows)] if rows and min(rows) < len(self._tries) else None

    def _enable_replay(self) -> None:
        tried = self._selected()
        self.ui.replay.setEnabled(tried is not None and bool(tried.match) and not self._in_play)

    def say_gone(self) -> None:
        """Show that the match of a try has been deleted."""
        self.ui.summary.setText(
            self.tr("You can't replay this round: its match is no longer among your saved matches.")
        )

    def _let_computers_play(self) -> None:
        order = self._order()
        if order is None:
            return
        self._asked = self._key()
        self._by_computers[self._asked] = []
        self.ui.progress.setValue(0)
        self._computers.start(order.deal, order.turn_order, self._asked[2])
        self._show_tries()
        self.ui.stop.setFocus()

    def _stop(self) -> None:
        self._computers.cancel()
        self._show_tries()
        self.ui.computers.setFocus()

    def _add_computer(self, tried: Try) -> None:
        self._by_computers[self._asked].append(tried)
        self._show_tries()

    def _show_tries(self) -> None:
        """Update the table, the summary and the buttons."""
        ui, deal = self.ui, self._offer.deal
        if self._computers.running and self._key() != self._asked:
            self._computers.cancel()
        computers = self._by_computers.get(self._key(), [])
        game = None if deal is None else deal.game
        tries_table.fill(ui.tries, [*self._tries, *computers], game)
        ui.summary.setText(self._summary(computers))
        self._enable_replay()
        running, in_play = self._computers.running, self._in_play
        luck = deal is not None and deal.game.spec.by_luck
        ui.play.setEnabled(deal is not None and not in_play)
        ui.computers.setEnabled(deal is not None and not in_play and not luck)
        ui.computers.setVisible(not running)
        ui.progress.setVisible(running)
        ui.stop.setVisible(running)
        for box in (ui.place, ui.level):
            box.setEnabled(deal is not None)

    def _summary(self, computers: list[Try]) -> str:
        if self._offer.deal is None:
            return ""
        if self._in_play:
            return self.tr("Finish the round first: this deal is on the table.")
        told = words.summary(self._tries)
        if self._offer.deal.game.spec.by_luck:
            told += " " + self.tr("This game is pure luck, so the same seat always gets the same result.")
        if computers:
            told += " " + self.tr("Each level has played only one round, so any difference may be just luck.")
        return told

    def done(self, result: int) -> None:
        """Stop the search and the computers before the window closes."""
        self._search.stop()
        self._computers.cancel()
        super().done(result)
