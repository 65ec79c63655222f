# SPDX-License-Identifier: MIT
"""What the menus of the main window share."""

from dataclasses import dataclass

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.table.table import Table


@dataclass(frozen=True, kw_only=True)
class WindowParts:
    """The match, where it is shown, and how the person is asked; one for each main window."""

    ui: Ui_MainWindow
    matches: MatchControl
    conductor: Conductor
    dialogs: Dialogs
    settings: Settings
    table: Table
