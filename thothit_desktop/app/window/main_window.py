# SPDX-License-Identifier: MIT
"""The main window: the table with its menus, and what a person may ask of the program."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QSize,
    Qt,
    QThreadPool,
    QTimer,
)
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
)

from thothit_desktop.app.messages import sentences
from thothit_desktop.app.score.standings import progress
from thothit_desktop.app.store.match_setup import Wish
from thothit_desktop.app.store.matches import new_match, saved_match, wish_of
from thothit_desktop.app.store.saves import FileError, Saves, read, write
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.key_repeat import Held
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.window.appearance_menu import Look
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.app.window.piles import Piles
from thothit_desktop.app.window.play_preferences import Habits
from thothit_desktop.app.window.report import Reporter
from thothit_desktop.app.window.seats_menu import fill_seats
from thothit_desktop.app.window.status_messages import Teller
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.record import dump
from thothit_desktop.table.drawing import names
from thothit_desktop.table.table import Table

FRAME = QSize(16, 48)
"""Room for the window's frame and title where a new window is as large as the screen."""

PEEK = 2500
"""Milliseconds for which a tap on the key shows the last play."""

HELD = 300
"""Milliseconds after which a pressed key counts as held."""


class MainWindow(QMainWindow):
    """One window, one table, one match; without `saves` nothing is written."""

    def __init__(self, settings: Settings, saves: Saves | None) -> None:
        super().__init__()
        self._settings, self._saves = settings, saves
        self.ui = Ui_MainWindow()
        self.ui.setupUi(self)
        self.table = Table(self)
        self.table.setAcceptDrops(False)  # a dropped file is the window's
        self.setCentralWidget(self.table)
        self.conductor = Conductor(
            self.table, sentences.level, lambda card: names.name(card, self._settings.deck), self
        )
        self.attention = Attention(
            self, self.ui.menu_bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
        )
        self.teller = Teller(self.conductor, self.table, settings, self)
        self.panels = Panels(self.table, self)
        self.dialogs = Dialogs(self)
        self.piles = Piles(
            self.ui.piles,
            self.panels,
            self.table,
            lambda: self.conductor.match,
            lambda: self._settings.peek,
            self,
        )
        self._deal_label = plain_label(parent=self)
        self.statusBar().addPermanentWidget(self._deal_label)
        self._length: str | int = "free"
        self._peek = QTimer(self, singleShot=True, interval=PEEK)
        self._held = QElapsedTimer()
        self._holds: set[str] = set()
        self._repeats = Held()
        self._called_for: Path | None = None
        """A record that is to be opened once no dialog is."""
        self.reporter = Reporter(self, self._record_text)
        self._connect()
        self.look = Look(self.ui, settings, self.table, self.panels, self)
        self.habits = Habits(self.ui, settings, self.table, self.conductor, self)
        self.look.renamed.connect(self.conductor.decisions.rename)
        self.look.renamed.connect(self.teller.rename)
        self.ui.peek.setChecked(settings.peek)
        room = self.screen().availableSize() - FRAME
        self.setMinimumSize(self.minimumSize().boundedTo(room))  # the hand lies at the lower edge
        if not self.restoreGeometry(settings.geometry):
            self.resize(self.size().boundedTo(room))
        self.table.setFocus()

    # Actions

    def _connect(self) -> None:
        ui, conductor = self.ui, self.conductor
        ui.new_game.triggered.connect(self._ask_game)
        ui.same_again.triggered.connect(lambda: self._begin_again())
        ui.next_round.triggered.connect(self.next_round)
        ui.restart_deal.triggered.connect(self._restart)
        ui.deal_number.triggered.connect(self._ask_number)
        ui.previous_match.triggered.connect(self._go_back)
        ui.open_record.triggered.connect(self._ask_file)
        ui.save_record.triggered.connect(self._ask_target)
        ui.quit.triggered.connect(self.close)
        ui.pause.toggled.connect(self._set_paused)
        ui.automatic.toggled.connect(self._set_automatic)
        ui.last_play.triggered.connect(self._show_last_play)
        ui.peek.toggled.connect(self._set_peek)
        ui.score.triggered.connect(lambda: self.panels.show_score(self._match))
        ui.standings.triggered.connect(self._show_standings)
        ui.full_screen.toggled.connect(self._set_full_screen)
        ui.rules.triggered.connect(lambda: self.panels.show_rules(self._match.game.spec))
        ui.keys.triggered.connect(
            lambda: self.dialogs.wait_for(self.panels.show_keys(self.findChildren(QAction)))
        )
        ui.about.triggered.connect(
            lambda: self.dialogs.about(None if self._saves is None else self._saves.current.parent)
        )
        ui.last_play.setAutoRepeat(False)
        self._peek.timeout.connect(lambda: self.table.show_last_play(False))
        self.table.described.connect(self._describe)
        self.dialogs.opened.connect(lambda: self._hold("dialog", True))
        self.dialogs.closed.connect(self._come_back)
        self.panels.next_round.connect(self.next_round)
        self.panels.new_match.connect(lambda: self._begin_again())
        self.panels.closed.connect(self._put_away)
        self.attention.changed.connect(conductor.clocks.set_attended)
        self.attention.closed.connect(self._leave_menu, Qt.ConnectionType.QueuedConnection)
        ui.piles.toggled.connect(lambda on: self.attention.away("pile", on))
        conductor.session.changed.connect(self._on_changed)
        conductor.session.kept.connect(self._save)
        conductor.scored.connect(self._on_scored)
        conductor.decisions.computers.failed.connect(self.reporter.show_report)

    # Matches

    def begin(self, wish: Wish | None = None, number: int | None = None, watch: bool = False) -> None:
        """Start a new match with its rituals, by default as last wished for; the one before is kept.

        The computer plays all seats if the person wants to `watch`.
        """
        wish = wish or self._settings.wish(self._settings.game)
        if self._saves is not None:
            self._saves.put_away()
        self._leave_match()
        self.conductor.begin(new_match(wish, number, None if watch else self.tr("You")))
        self._enter_match()

    def _begin_again(self, number: int | None = None) -> None:
        """The game that is played, anew."""
        wish = replace(wish_of(self._match), length=self._length)
        self.begin(wish, number, self._match.person is None)

    def resume(self, match: Match) -> None:
        """Go on with a match where it stands."""
        self._leave_match()
        self.conductor.resume(match)
        self._enter_match()
        self._on_changed()
        if self.conductor.decisions.is_timed:
            self.attention.await_sign()

    def open_file(self, path: Path) -> None:
        """Open a game record where it stands; a faulty one is refused with its reason."""
        try:
            match = saved_match(read(path))
        except FileError as error:
            self.refuse(str(error))
            return
        if self._saves is not None:
            now = self.conductor.match
            self._saves.give_way(now.record if now is not None and now.positions else None, match.record)
        self.resume(match)

    def refuse(self, why: str) -> None:
        """Say why a record cannot be opened; the match goes on."""
        self.dialogs.warn(self.tr("This record cannot be opened."), why)

    def call(self, path: Path | None) -> None:
        """The program has been asked for again: come to the front, and open a record behind no dialog."""
        while (menu := QApplication.activePopupWidget()) is not None and menu.close():
            pass  # it speaks of the match that may be left now
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        (QApplication.activeModalWidget() or self).activateWindow()
        if path is not None:
            self._called_for = path
            self._answer()

    def _answer(self) -> None:
        if self._called_for is not None and "dialog" not in self._holds:
            path, self._called_for = self._called_for, None
            self.open_file(path)

    @property
    def _match(self) -> Match:
        assert self.conductor.match is not None
        return self.conductor.match

    def _leave_match(self) -> None:
        self._leave_round()
        self.piles.close()
        self.ui.pause.setChecked(False)

    def _leave_round(self) -> None:
        self._leave_score()
        self.ui.next_round.setEnabled(False)
        self.ui.score.setEnabled(False)

    def _leave_score(self) -> None:
        self.panels.hide_score()
        self._hold("sheet", False)
        self.table.setFocus()

    def _show_standings(self) -> None:
        """A round that is under way waits behind the sheet."""
        self._hold("sheet", not self._match.dealing)
        self.panels.show_standings(self._match)

    def _put_away(self) -> None:
        """The sheet is closed for a look at the table."""
        self._leave_score()
        if self.ui.next_round.isEnabled():
            self.table.say(self.tr("Enter goes on, S shows the sheet again"))

    def _enter_match(self) -> None:
        spec = self._match.game.spec
        name = QCoreApplication.translate("games", spec.name)
        self.setWindowTitle(name)
        self.ui.rules.setText(self.tr("&Rules of {0}").format(name))
        self._length = self._match.length  # a match that goes on after its end is free
        self._name_next()
        self.piles.allow()
        self.look.set_french(spec.french)
        self.habits.enter(self._match)
        self.ui.automatic.setChecked(False)
        self.ui.automatic.setEnabled(spec.by_luck)
        self.ui.menu_seats.setEnabled(not spec.by_luck)
        fill_seats(self.ui.menu_seats, self._match, self._set_level)

    def next_round(self) -> None:
        """Leave the score and go on, with a new match where nothing more can follow in this one."""
        match = self._match
        if match.closed:
            self._begin_again(match.number + len(match.positions))
            return
        self._leave_round()
        self.conductor.next_round()

    def _restart(self) -> None:
        """What has been played of a round is only given up if the person says so."""
        played = not self._match.dealing and bool(self._match.position.moves)
        if played and not self.dialogs.agrees(
            self.tr("Restart this deal? What has been played of it is lost.")
        ):
            return
        self._leave_round()
        self.conductor.restart()

    def _go_back(self) -> None:
        if self._saves is not None:
            self.open_file(self._saves.previous)

    def _hold(self, why: str, on: bool) -> None:
        """The table waits, as long as there is any reason to."""
        (self._holds.add if on else self._holds.discard)(why)
        self.conductor.set_paused(bool(self._holds))

    def _come_back(self) -> None:
        """A dialog has been closed: the person looks at this window, whatever the system makes of it."""
        self._hold("dialog", False)
        self.activateWindow()
        QTimer.singleShot(0, self, self._answer)  # after what the dialog was for

    def _ask_number(self) -> None:
        number = self.dialogs.number(self._match.number)
        if number is not None:
            self._begin_again(number)

    def _ask_game(self) -> None:
        watch = self._saves is None
        wish = self.dialogs.game(self._settings, self._match.game.spec.id, watch)
        if wish is not None:
            self._settings.set_wish(wish)
            self.begin(wish, watch=watch)

    def _ask_file(self) -> None:
        path = self.dialogs.record()
        if path is not None:
            self.open_file(path)

    def _ask_target(self) -> None:
        path = self.dialogs.target(f"{self._match.game.spec.id}-{self._match.number}")
        if path is None:
            return
        try:
            write(path, self._match.record)
        except FileError as error:
            self.dialogs.warn(self.tr("The match cannot be saved there."), str(error))
        else:
            self.table.say(self.tr("Saved as {0}").format(path.name))

    def _set_level(self, seat: int, level: str) -> None:
        self._settings.set_level(self._match.game.spec.id, seat, level)
        self.conductor.set_level(seat, level)

    # What the conductor says

    def _on_changed(self) -> None:
        match = self._match
        self.statusBar().clearMessage()  # of the card that was under the mouse
        self.teller.on_changed()
        told = progress(match)
        if match.seeds[-1] is not None:
            told = self.tr("Deal {0} · {1}").format(match.seeds[-1], told)
        self._deal_label.setText(told)
        self._save()

    def _save(self) -> None:
        if self._saves is not None:
            try:
                self._saves.save(self._match.record)
            except FileError as error:
                self.table.say(self.tr("The match cannot be saved: {0}").format(str(error)), "refusal")

    def _name_next(self) -> None:
        """Say what follows the round in play, in the game's own word for it."""
        following = self.tr("&Next round") if self._match.game.goal is None else self.tr("&Next hand")
        self.ui.next_round.setText(self.tr("&New match") if self._match.closed else following)

    def _on_scored(self) -> None:
        self.piles.close()
        self.ui.next_round.setEnabled(True)
        self._name_next()
        self.ui.score.setEnabled(True)
        self.panels.show_score(self._match)

    def _describe(self, card: int) -> None:
        self.statusBar().showMessage("" if card == HIDDEN else names.caption(card, self._settings.deck))

    def _set_peek(self, allowed: bool) -> None:
        self._settings.peek = allowed
        self.piles.allow()

    def _set_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _set_paused(self, paused: bool) -> None:
        self._hold("pause", paused)
        self.table.setEnabled(not paused)
        self.table.say(self.tr("Paused. P goes on") if paused else "", "pause")
        if not paused:
            self.teller.remind()
            self.table.setFocus()

    def _set_automatic(self, on: bool) -> None:
        self.conductor.turns.set_automatic(on)

    def _show_last_play(self) -> None:
        self._held.start()
        self._peek.start()
        self.table.show_last_play(True)

    def _leave_menu(self) -> None:
        """The keys go on where they went before; a menu bar would keep the first of them."""
        if QApplication.activePopupWidget() is None and self.focusWidget() is self.ui.menu_bar:
            sheet = self.panels.sheet
            (sheet if sheet is not None and sheet.isVisible() else self.table).setFocus()

    def _record_text(self) -> str:
        return dump(self._match.record) if self._match.positions else ""

    # Events

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Keep the menu's mark true when the window manager changes the window; no hurry behind another."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.ui.full_screen.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange:
            self.attention.away("window", not self.isActiveWindow())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter goes on from a round that has ended, also when its sheet has been put away."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._repeats.repeats(event)
        if entered and self.ui.next_round.isEnabled():
            self.next_round()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A held key shows the last play as long as it is held."""
        self._repeats.release(event)
        held = self._held.isValid() and self._held.elapsed() > HELD
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat() and held:
            self._peek.stop()
            self.table.show_last_play(False)
        super().keyReleaseEvent(event)

    def createPopupMenu(self) -> QMenu | None:  # noqa: N802
        """The menu of the tool bar, which is followed like the others."""
        menu = super().createPopupMenu()
        if menu is not None:
            self.attention.follow(menu)
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the score sheet in the middle."""
        super().resizeEvent(event)
        self.panels.place()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """A file may be dropped."""
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open a dropped game record."""
        event.acceptProposedAction()
        self.open_file(Path(event.mimeData().urls()[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Stop and join every thread before the window goes."""
        self._settings.geometry = self.saveGeometry()
        self.attention.await_nothing()
        self.conductor.close()
        QThreadPool.globalInstance().waitForDone()
        self.reporter.close()
        super().closeEvent(event)
