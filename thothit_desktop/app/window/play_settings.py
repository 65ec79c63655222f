# SPDX-License-Identifier: MIT
"""Brings to the flow the settings that hold in all games."""

from PySide6.QtCore import QObject

from thothit_desktop.app.messages.players import own_name
from thothit_desktop.app.store.setting import CONFIRM_MOVES, NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.conductor import Conductor


class PlaySettings(QObject):
    """Applies them at first, and whenever one of them changes."""

    def __init__(self, settings: Settings, conductor: Conductor, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._conductor = settings, conductor
        self._followers = {
            NAME.key: lambda: conductor.rename(own_name(settings)),
            CONFIRM_MOVES.key: self._set_warning,
        }
        settings.changed.connect(self._follow)
        self._set_warning()

    def _follow(self, key: str) -> None:
        if key in self._followers:
            self._followers[key]()

    def _set_warning(self) -> None:
        self._conductor.decisions.human.warns = self._settings.is_on(CONFIRM_MOVES)
