# SPDX-License-Identifier: MIT
"""The main window: its events, its geometry, and the controllers of its menus and panels."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.key_repeat import KeyRepeat
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.app.window.card_questions import CardQuestions
from thothit_desktop.app.window.celebrations import Celebrations
from thothit_desktop.app.window.coach_actions import HintActions, LearnerActions
from thothit_desktop.app.window.command_finder import CommandActions
from thothit_desktop.app.window.context import make_context
from thothit_desktop.app.window.handle_reserve import HandleReserve
from thothit_desktop.app.window.home import HomeActions
from thothit_desktop.app.window.lessons import LessonActions
from thothit_desktop.app.window.match_actions import MatchActions, SaveNotices
from thothit_desktop.app.window.moves import LastPlay, MovesDock, UndoActions
from thothit_desktop.app.window.play_actions import PlayActions
from thothit_desktop.app.window.replays_and_reviews import ReplayActions, show_round
from thothit_desktop.app.window.round_end import RoundEnd
from thothit_desktop.app.window.saved_matches import SavedMatchActions
from thothit_desktop.app.window.settings_action import SettingsAction
from thothit_desktop.app.window.sheet_sentence import SheetSentence
from thothit_desktop.app.window.sound_actions import SoundActions
from thothit_desktop.app.window.status_line import StatusLine
from thothit_desktop.app.window.tool_buttons import ToolButtons
from thothit_desktop.app.window.view_actions import ViewActions
from thothit_desktop.app.window.welcome import Welcome
from thothit_desktop.flow.match import Match
from thothit_desktop.games.record import Record


class MainWindow(QMainWindow):
    """The main window, with one table and one match; without `saves` nothing is written."""

    def __init__(self, settings: Settings, saves: Saves | None) -> None:
        super().__init__()
        self.context = context = make_context(self, settings, saves)
        self.settings, self.ui, self.table = settings, context.ui, context.table
        self.controller, self.matches = context.controller, context.matches
        self.tools = ToolButtons(context)
        MatchActions(context)
        saved_matches = SavedMatchActions(context)
        self._replays = ReplayActions(context)
        UndoActions(context)
        self._last_play = LastPlay(context)
        self._hint = HintActions(context)
        LessonActions(context)
        self.moves = MovesDock(context)
        self.learner = LearnerActions(context)
        CardQuestions(context)
        ViewActions(context)
        self.sounds = SoundActions(context)
        self.play = PlayActions(context)
        self.settings_action = SettingsAction(context)
        self.commands = CommandActions(context, self.settings_action, self.play)
        self.welcome = Welcome(context)
        self._status = StatusLine(context)
        self._sentence = SheetSentence(context)  # before the sheet, which keeps a line for it
        self.round_end = RoundEnd(context)
        self.round_end.sheet_made.connect(self._sentence.follow)
        self.home = HomeActions(context, saved_matches.keeper)  # after the sheet, which it covers
        self._save_notices = SaveNotices(context)
        self._handles = HandleReserve(self)
        Celebrations(context)
        self._key_repeats = KeyRepeat()
        self._requested: Path | None = None
        """A record to be opened once no dialog is open."""
        self._connect()
        self._take_place()
        self.table.setFocus()

    def _connect(self) -> None:
        context, ui, controller, matches = self.context, self.ui, self.controller, self.matches
        matches.match_left.connect(lambda: ui.pause.setChecked(False))
        matches.entered.connect(self._name_window)
        context.pages.named.connect(self._name_window)
        matches.opened.connect(self._await_person)
        matches.refused.connect(self.refuse)
        matches.unsaved.connect(self._handles.help_out)
        session = controller.session
        for changed in (session.changed, session.secret_move_made, session.helped):
            changed.connect(matches.save)  # connected last, so that other messages do not replace its own
        controller.decisions.computers.failed.connect(context.reporter.note)
        context.reporter.handles_lacking.connect(self._handles.help_out)
        context.presence.changed.connect(controller.clocks.set_attended)
        context.presence.menus_closed.connect(self._leave_menu, Qt.ConnectionType.QueuedConnection)
        context.dialogs.closed.connect(self._open_requested, Qt.ConnectionType.QueuedConnection)
        self.table.selection.focused.connect(
            lambda cards: self._status.describe(cards, self._hint.about(cards))
        )
        ui.quit.triggered.connect(self._quit)

    def _take_place(self) -> None:
        """Restore the window's last geometry, or fit it to the screen."""
        room = room_of(self)
        self.setMinimumSize(self.minimumSize().boundedTo(room))  # the hand is at the lower edge
        if not self.restoreGeometry(self.settings.geometry):
            self.resize(self.size().boundedTo(room))

    # Matches

    def begin(self, setup: MatchSetup | None = None, number: int | None = None, watch: bool = False) -> None:
        """Start a new match, by default set up like the last one; see MatchStore."""
        self.matches.begin(setup, number, watch)

    def resume(self, match: Match) -> None:
        """Put a match on the table and go on with it."""
        self.matches.resume(match)

    def open_file(self, path: Path) -> None:
        """Open a game record and go on with it; refuse a faulty one with the reason."""
        self.matches.open_file(path)

    def replay_at(self, number: int, place: int) -> None:
        """Replay a round of this match (from 0), from the ply `place`."""
        show_round(self.context, number, place)

    def refuse(self, why: str, rescued: Record | None = None) -> None:
        """Show why a record cannot be opened, and offer its rounds before the fault; the match goes on."""
        told = self.tr("This match can't be opened.")
        if rescued is None:
            self.context.dialogs.warn(told, why)
        else:
            take = partial(self.matches.open_record, rescued)
            self.context.dialogs.offer_rounds(told, why, len(rescued.rounds), take)

    def come_forward(self, path: Path | None) -> None:
        """Come to the front for another start of the program, and open a record once no dialog is open."""
        while (menu := QApplication.activePopupWidget()) is not None and menu.close():
            pass  # its entries are about the match that may be left now
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        (QApplication.activeModalWidget() or self).activateWindow()
        if path is not None:
            self._requested = path
            self._open_requested()

    def _open_requested(self) -> None:
        if self._requested is not None and not self.context.pauses.holds("dialog"):
            path, self._requested = self._requested, None
            self.open_file(path)

    def _name_window(self) -> None:
        page = self.context.pages.page
        if page is not None:
            self.setWindowTitle(page.windowTitle())
            return
        match = self.matches.match
        name = QCoreApplication.translate("games", match.game.spec.name)
        self.setWindowTitle(self.tr("{0}: what if").format(name) if match.is_variation else name)

    def _await_person(self) -> None:
        """Show messages about an opened match, and start time limits only once the person is present."""
        context, match = self.context, self.matches.match
        context.messages.clear()
        context.messages.remind()
        self.matches.save()
        if match.has_unknown_players:
            match.has_unknown_players = False
            self.table.notices.say(
                self.tr("This match has an unknown computer player. A regular plays instead.")
            )
        if self.controller.decisions.is_timed:
            context.presence.await_sign()

    # Focus and end

    def _leave_menu(self) -> None:
        """Return the focus from the menu bar to the page, sheet or table, else the next key is lost."""
        if QApplication.activePopupWidget() is None and self.focusWidget() is self.ui.menu_bar:
            page = self.context.pages.page
            if page is not None:
                page.setFocus()
                return
            if self.home.page is not None and self.home.is_open:
                self.home.page.match_sheet.go_on.setFocus()
                return
            sheet = self.round_end.sheet
            (sheet if sheet is not None and sheet.isVisible() else self.table).setFocus()

    def _quit(self) -> None:
        if self._save_notices.may_close():
            self.close()

    # Events

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the full-screen mark, the person's presence, and the colours and fonts after changes."""
        if event.type() == QEvent.Type.WindowStateChange:
            self.ui.full_screen.setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange:
            self.context.presence.away("window", not self.isActiveWindow())
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.tools.draw()
            self.commands.update_style()
            self.play.fill_seats()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go on after an ended round on Enter, also if its sheet is closed.

        Escape removes a hint, or ends the full screen, if the table has nothing to end.
        """
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._key_repeats.repeats(event)
        if event.key() == Qt.Key.Key_Escape and self._hint.clear():
            return
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.ui.full_screen.setChecked(False)
        elif not (enters and self.round_end.enter()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Hide the last play when the key that shows it is released."""
        self._key_repeats.release(event)
        self._last_play.release_key(event)
        super().keyReleaseEvent(event)

    def createPopupMenu(self) -> QMenu | None:  # noqa: N802
        """Return the menu of the panels; while it is open the person counts as away."""
        menu = super().createPopupMenu()
        if menu is not None:
            self.context.presence.watch_menu(menu)
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the status line and the tool buttons, and place the command search."""
        self._handles.help_out()
        super().resizeEvent(event)
        self._status.fit()
        self.tools.fit()
        self.commands.place()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept a local file."""
        if event.mimeData().hasUrls() and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open a dropped game record."""
        event.acceptProposedAction()
        self.open_file(Path(event.mimeData().urls()[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Stop and join every thread before closing, unless the person stays for an unsaved match."""
        if event.spontaneous() and not self._save_notices.may_close():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.context.presence.stop_awaiting()
        self.controller.close()
        self._hint.close()
        self.home.close()
        self._replays.close()
        self._sentence.close()
        self.learner.close()
        QThreadPool.globalInstance().waitForDone()
        self.context.reporter.close()
        self._handles.close()
        super().closeEvent(event)
