# SPDX-License-Identifier: MIT
"""The context shared by all controllers of a main window: match, table, dialogs and the rest."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QMenu

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.level_texts import level
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.help_windows import HelpWindows
from thothit_desktop.app.window.match_store import MatchStore
from thothit_desktop.app.window.pages import Pages
from thothit_desktop.app.window.reports import Reporter
from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.app.window.user_presence import PauseReasons, UserPresence
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.table.drawing import names
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.widgets.card_pictures import CardPictures


@dataclass(frozen=True, kw_only=True)
class AppContext:
    """The only argument of a controller, which connects itself to the parts it needs."""

    window: QMainWindow
    ui: Ui_MainWindow
    settings: Settings
    saves: Saves | None
    """The saved matches; None if nothing is written."""
    table: Table
    pages: Pages
    controller: MatchController
    matches: MatchStore
    messages: StatusMessages
    presence: UserPresence
    pauses: PauseReasons
    dialogs: Dialogs
    reporter: Reporter
    help: HelpWindows

    def card_pictures(self) -> "CardPictures":
        """Return the pictures of the deck in use."""
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        return CardPictures(self.settings.deck, self.settings.index)


def make_context(window: QMainWindow, settings: Settings, saves: Saves | None) -> AppContext:
    """Make the context of a window, with its form and table; without `saves` nothing is written."""
    ui = Ui_MainWindow()
    ui.setupUi(window)
    table = Table(window)
    table.setAcceptDrops(False)  # the window handles dropped files
    pages = Pages(ui, table)
    window.setCentralWidget(pages)
    controller = MatchController(table, level, lambda card: names.name(card, settings.deck), window)
    matches = MatchStore(controller, settings, saves, window)
    messages = StatusMessages(controller, table, settings, window)
    pauses = PauseReasons(ui.pause, table, controller, messages, window)
    pages.covered.connect(lambda covered: pauses.hold("page", covered))
    dialogs = Dialogs(window, pauses)
    menus = ui.menu_bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return AppContext(
        window=window,
        ui=ui,
        settings=settings,
        saves=saves,
        table=table,
        pages=pages,
        controller=controller,
        matches=matches,
        messages=messages,
        presence=UserPresence(window, menus),
        pauses=pauses,
        dialogs=dialogs,
        reporter=Reporter(ui, matches, dialogs, window),
        help=HelpWindows(ui, matches, settings, dialogs, window),
    )
