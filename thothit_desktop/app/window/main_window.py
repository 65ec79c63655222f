# SPDX-License-Identifier: MIT
"""The main window: the table with its menus, panels and dialogs."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.level_texts import level
from thothit_desktop.app.sound.sound_player import SoundPlayer
from thothit_desktop.app.sound.table_sounds import TableSounds
from thothit_desktop.app.sound.volume import Volume
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.key_repeat import KeyRepeat
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.app.window.appearance_menu import AppearanceMenu
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.back_menu import BackMenu
from thothit_desktop.app.window.card_questions import CardQuestions
from thothit_desktop.app.window.clipboard import Clipboard
from thothit_desktop.app.window.command_menu import CommandMenu
from thothit_desktop.app.window.deals_entry import DealsEntry
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.handle_reserve import HandleReserve
from thothit_desktop.app.window.hint_entry import HintEntry
from thothit_desktop.app.window.honesty_entries import HonestyEntries
from thothit_desktop.app.window.language_menu import LanguageMenu
from thothit_desktop.app.window.last_play import LastPlay
from thothit_desktop.app.window.learner_entries import LearnerEntries
from thothit_desktop.app.window.lessons_entry import LessonsEntry
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.match_menu import MatchMenu
from thothit_desktop.app.window.moments import Moments
from thothit_desktop.app.window.moves_dock import MovesDock
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.app.window.pauses import Pauses
from thothit_desktop.app.window.piles import Piles
from thothit_desktop.app.window.play_preferences import PlayPreferences
from thothit_desktop.app.window.play_settings import PlaySettings
from thothit_desktop.app.window.reading_entries import ReadingEntries
from thothit_desktop.app.window.replays import Replays
from thothit_desktop.app.window.report import Reporter
from thothit_desktop.app.window.report_entry import ReportEntry
from thothit_desktop.app.window.round_end import RoundEnd
from thothit_desktop.app.window.save_notices import SaveNotices
from thothit_desktop.app.window.saved_games import SavedGames
from thothit_desktop.app.window.seats_menu import fill_seats
from thothit_desktop.app.window.settings_access import SettingsAccess
from thothit_desktop.app.window.sound_menu import SoundMenu
from thothit_desktop.app.window.statistics_access import StatisticsAccess
from thothit_desktop.app.window.status_line import StatusLine
from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.app.window.text_size_menu import TextSizeMenu
from thothit_desktop.app.window.tool_bar_look import ToolBarLook
from thothit_desktop.app.window.undo_menu import UndoMenu
from thothit_desktop.app.window.window_parts import WindowParts
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match
from thothit_desktop.games.record import Record
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing import names
from thothit_desktop.table.table import Table

LOW = 420
"""A lower window, in logical pixels, leaves its status bar's room to the hand."""


class MainWindow(QMainWindow):
    """One window, one table, one match; without `saves` nothing is written."""

    def __init__(self, settings: Settings, saves: Saves | None) -> None:
        super().__init__()
        self.settings = settings
        self.ui = ui = Ui_MainWindow()
        ui.setupUi(self)
        self._tool_bar = ToolBarLook(ui.tool_bar, settings)
        ui.menu_view.insertAction(ui.full_screen, self._tool_bar.shown)
        self.table = Table(self)
        self.table.setAcceptDrops(False)  # a dropped file is the window's
        self.setCentralWidget(self.table)
        self.conductor = Conductor(self.table, level, lambda card: names.name(card, settings.deck), self)
        self.attention = Attention(
            self, ui.menu_bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
        )
        self.matches = MatchControl(self.conductor, settings, saves, self)
        self.reporter = Reporter(self, lambda: self.matches.record_text, self.matches.folder)
        self.messages = StatusMessages(self.conductor, self.table, settings, self)
        self.pauses = Pauses(ui.pause, self.table, self.conductor, self.messages, self)
        self.panels = Panels(self.table, self)
        self.dialogs = Dialogs(self)
        self.piles = Piles(ui.piles, self.panels, self.table, lambda: self.conductor.match, self)
        self.round_end = RoundEnd(
            ui, self.matches, self.panels, self.pauses, self.dialogs, self.messages, self.table, self
        )
        parts = WindowParts(
            ui=ui,
            matches=self.matches,
            conductor=self.conductor,
            dialogs=self.dialogs,
            settings=settings,
            table=self.table,
        )
        self._clipboard = Clipboard(ui, self.matches, self.dialogs, self.table, self)
        self._saved_games = SavedGames(ui, self.matches, self.dialogs, settings, saves, self)
        self._deals = DealsEntry(ui, self.matches, self.panels, self.dialogs, settings, saves, self)
        self._replays = Replays(parts, self)
        self._honesty = HonestyEntries(ui, self.matches, self.panels, self.dialogs, self._replays, self)
        self.lessons = LessonsEntry(parts, self)
        self._match_menu = MatchMenu(parts, self)
        self._undo_menu = UndoMenu(parts, self)
        self._hint = HintEntry(parts, self)
        self._statistics = StatisticsAccess(
            ui, self.matches, self.conductor, self.dialogs, settings, saves, self
        )
        self._status = StatusLine(self.statusBar(), settings)
        self._last_play = LastPlay(ui.last_play, self.table, self)
        self._card_questions = CardQuestions(
            self.table, self.conductor, settings, self.panels, self.attention, self
        )
        self.moves = MovesDock(ui.moves, self, self.table, self.conductor, settings, self.attention)
        self.learner = LearnerEntries(ui, self.conductor, settings, self.table, self)
        self.commands = CommandMenu(ui, self.attention, self)
        self._key_repeats = KeyRepeat()
        self._requested: Path | None = None
        """A record that is to be opened once no dialog is."""
        self.appearance = AppearanceMenu(ui, settings, self.table, self.panels, self)
        self.volume = Volume(settings, self)
        self.sounds = TableSounds(self.conductor, self.table, SoundPlayer(self.volume), self)
        self._sound_menu = SoundMenu(ui, self.volume, self.sounds, self.statusBar(), self)
        self.preferences = PlayPreferences(ui, settings, self.table, self.conductor, self.piles, self)
        self._play_settings = PlaySettings(settings, self.conductor, self)
        self.settings_access = SettingsAccess(ui, settings, self.matches, saves, self)
        self._connect_menus()
        self._connect_parts()
        self._take_place()
        self.table.setFocus()

    def _take_place(self) -> None:
        """Stand where the window stood last, or else within the screen."""
        room = room_of(self)
        self.setMinimumSize(self.minimumSize().boundedTo(room))  # the hand lies at the lower edge
        if not self.restoreGeometry(self.settings.geometry):
            self.resize(self.size().boundedTo(room))

    def _connect_menus(self) -> None:
        """The entries that need no part of their own."""
        ui, matches = self.ui, self.matches
        ReadingEntries(
            ui, self.conductor, self.settings, self.messages, self.table, self.attention, self.statusBar()
        )
        TextSizeMenu(ui, self.settings, self.attention)
        LanguageMenu(ui, self.settings, self.attention)
        BackMenu(ui, self.settings, self.attention)
        self._save_notices = SaveNotices(matches, self.settings, self.dialogs, self.table, self)
        self._handles = HandleReserve(self)
        matches.unsaved.connect(self._handles.help_out)
        self.reporter.handles_lacking.connect(self._handles.help_out)
        ReportEntry(ui, matches, self.dialogs, self)
        ui.quit.triggered.connect(self._quit)
        ui.automatic.toggled.connect(self.conductor.turns.set_automatic)
        ui.piles.toggled.connect(lambda on: self.attention.away("pile", on))
        ui.full_screen.toggled.connect(self._fill_screen)
        ui.rules.triggered.connect(lambda: self.panels.show_rules(matches.match.game.spec))
        ui.keys.triggered.connect(
            lambda: self.dialogs.wait_for(self.panels.show_keys(matches.match.game.spec, ui.menu_bar))
        )
        ui.ceki_cards.triggered.connect(lambda: self.panels.show_ceki_cards())
        ui.about.triggered.connect(lambda: self.dialogs.about(matches.folder))

    def _connect_parts(self) -> None:
        conductor, matches = self.conductor, self.matches
        matches.round_left.connect(self.piles.close)
        matches.match_left.connect(self._leave_match)
        matches.entered.connect(self._enter_match)
        matches.opened.connect(self._await_person)
        matches.refused.connect(self.refuse)
        conductor.session.changed.connect(self._follow_match)
        conductor.session.kept.connect(matches.save)
        conductor.session.helped.connect(self._follow_match)
        conductor.scored.connect(self._show_score)
        conductor.decisions.computers.failed.connect(self.reporter.note)
        self._hint.failed.connect(self.reporter.show_report)
        self.learner.failed.connect(self.reporter.show_report)
        self.learner.resized.connect(self.panels.place)
        self.table.selection.focused.connect(
            lambda cards: self._status.describe(cards, self._hint.about(cards))
        )
        self.dialogs.opened.connect(lambda: self.pauses.hold("dialog"))
        self.dialogs.closed.connect(self._come_back)
        self.panels.play_now.connect(self._play_now)
        self.lessons.play_now.connect(self._play_now)
        self.lessons.rules_wanted.connect(self.panels.show_rules_on)
        self.attention.changed.connect(conductor.clocks.set_attended)
        self.attention.closed.connect(self._leave_menu, Qt.ConnectionType.QueuedConnection)
        self.appearance.renamed.connect(conductor.decisions.rename)
        self.appearance.renamed.connect(self.messages.rename)
        self.appearance.renamed.connect(self._hint.rename)
        self.appearance.renamed.connect(self.learner.rename)
        self.appearance.renamed.connect(self.moves.rename)
        self.appearance.renamed.connect(self._replays.rename)
        self.volume.muted_changed.connect(self.open_sounds)
        self.moves.resized.connect(self.panels.place)
        self.moves.place_chosen.connect(self.replay_at)
        Moments(conductor, self.table, self)

    def open_sounds(self) -> None:
        """Take the sound device, if sounds are to be heard."""
        if not self.volume.muted:
            self.sounds.open()

    def greet(self) -> None:
        """Lay a card on the table that welcomes a new player."""
        from thothit_desktop.app.window.welcome import Welcome

        settings = self.settings
        Welcome(self.conductor, self.matches, self.panels, self.lessons, settings, self.table, self).greet()

    # Matches

    def begin(self, setup: MatchSetup | None = None, number: int | None = None, watch: bool = False) -> None:
        """Start a new match, by default set up like the last one; see MatchControl."""
        self.matches.begin(setup, number, watch)

    def resume(self, match: Match) -> None:
        """Go on with a match where it stands."""
        self.matches.resume(match)

    def open_file(self, path: Path) -> None:
        """Open a game record and play on from there; a faulty one is refused with its reason."""
        self.matches.open_file(path)

    def replay_at(self, number: int, place: int) -> None:
        """Look again at a round of this match (from 0), at the place after so many of its moves."""
        self._replays.show_at(number, place)

    def refuse(self, why: str, rescued: Record | None = None) -> None:
        """Say why a record cannot be opened, and offer the rounds before the fault; the match goes on."""
        told = self.tr("This record cannot be opened.")
        if rescued is None:
            self.dialogs.warn(told, why)
        else:
            take = partial(self.matches.open_record, rescued)
            self.dialogs.offer_rounds(told, why, len(rescued.rounds), take)

    def come_forward(self, path: Path | None) -> None:
        """The program was started again: come to the front, and open a record once no dialog is open."""
        while (menu := QApplication.activePopupWidget()) is not None and menu.close():
            pass  # it speaks of the match that may be left now
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        (QApplication.activeModalWidget() or self).activateWindow()
        if path is not None:
            self._requested = path
            self._open_requested()

    def _open_requested(self) -> None:
        if self._requested is not None and not self.pauses.holds("dialog"):
            path, self._requested = self._requested, None
            self.open_file(path)

    def _leave_match(self) -> None:
        self.ui.pause.setChecked(False)

    def _enter_match(self) -> None:
        """Name the game, and enable what it and the match have."""
        match, ui = self.matches.match, self.ui
        spec = match.game.spec
        name = QCoreApplication.translate("games", spec.name)
        self.setWindowTitle(self.tr("{0}: what if").format(name) if match.is_variation else name)
        ui.rules.setText(self.tr("&Rules of {0}").format(name))
        self.appearance.set_french(spec.french)
        self.preferences.enter(match)
        ui.automatic.setChecked(False)
        ui.automatic.setEnabled(spec.by_luck)
        ui.menu_seats.setEnabled(not spec.by_luck)
        fill_seats(ui.menu_seats, match, self.matches.set_level)

    def _follow_match(self) -> None:
        """The match has gone on: show how far it is, and save it."""
        self._status.show_progress(self.matches.match)
        self.round_end.name_next()
        self.matches.save()

    def _await_person(self) -> None:
        """A record has been opened; what is in a hurry waits for a sign of the person."""
        self.messages.clear()
        self.messages.remind()
        self._follow_match()
        match = self.matches.match
        if match.has_strangers:
            match.has_strangers = False
            self.table.notices.say(
                self.tr("This match names an unknown computer player; a regular plays instead.")
            )
        if self.conductor.decisions.is_timed:
            self.attention.await_sign()

    def _show_score(self) -> None:
        self.piles.close()
        self.round_end.show(self.conductor.figures)

    def _play_now(self, spec: GameSpec) -> None:
        """Play the game whose rules have been read: go on with it, or begin it."""
        self.activateWindow()
        self.table.setFocus()
        if spec is not self.matches.match.game.spec:
            self.matches.begin(self.settings.match_setup(spec.id))

    # The rest of the window

    def _fill_screen(self, on: bool) -> None:
        """Fill the screen, or be again as large as before, be it maximised."""
        filling = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | filling if on else self.windowState() & ~filling)

    def _come_back(self) -> None:
        """A dialog has been closed: the person looks at this window, whatever the system makes of it."""
        self.pauses.hold("dialog", False)
        self.activateWindow()
        QTimer.singleShot(0, self, self._open_requested)  # after what the dialog was for

    def _leave_menu(self) -> None:
        """Keys go where they went before the menu; a menu bar would keep the first of them."""
        if QApplication.activePopupWidget() is None and self.focusWidget() is self.ui.menu_bar:
            sheet = self.panels.sheet
            (sheet if sheet is not None and sheet.isVisible() else self.table).setFocus()

    def _quit(self) -> None:
        if self._save_notices.lets_go():
            self.close()

    # Events

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Keep the menu's mark true when the window manager changes the window; no hurry behind another."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.ui.full_screen.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange:
            self.attention.away("window", not self.isActiveWindow())
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._tool_bar.fit(self.height())
            self.commands.dress()
            if self.conductor.match is not None:
                fill_seats(self.ui.menu_seats, self.conductor.match, self.matches.set_level)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter goes on from a round that has ended, also when its sheet has been put aside.

        Escape, where the table has nothing to end, takes a hint away, or ends the full screen.
        """
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._key_repeats.repeats(event)
        if event.key() == Qt.Key.Key_Escape and self._hint.clear():
            return
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.ui.full_screen.setChecked(False)
        elif not (enters and self.round_end.enter()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A held key shows the last play as long as it is held."""
        self._key_repeats.release(event)
        self._last_play.release(event)
        super().keyReleaseEvent(event)

    def createPopupMenu(self) -> QMenu | None:  # noqa: N802
        """The menu of the tool bar, which is followed like the others."""
        menu = super().createPopupMenu()
        if menu is not None:
            self.attention.follow(menu)
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the score sheet in the middle, the tool bar in proportion, the status line whole."""
        self._handles.help_out()
        super().resizeEvent(event)
        self._tool_bar.fit(event.size().height())
        self.statusBar().setVisible(event.size().height() >= LOW)
        self._status.fit()
        self.panels.place()
        self.lessons.place()
        self.commands.place()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """A file may be dropped."""
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open a dropped game record."""
        event.acceptProposedAction()
        self.open_file(Path(event.mimeData().urls()[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Stop and join every thread before the window goes, unless an unsaved match keeps the person."""
        if event.spontaneous() and not self._save_notices.lets_go():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.attention.await_nothing()
        self.conductor.close()
        self._hint.close()
        self._replays.close()
        self.learner.close()
        QThreadPool.globalInstance().waitForDone()
        self.reporter.close()
        self._handles.close()
        super().closeEvent(event)
