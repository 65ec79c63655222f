# SPDX-License-Identifier: MIT
"""Brings to the flow the settings that hold in all games."""

from PySide6.QtCore import QObject

from thothit_desktop.app.messages.players import has_own_name, own_name
from thothit_desktop.app.store.setting import CONFIRM_MOVES, FIGURE, FORCED_MOVES, NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.conductor import Conductor


class PlaySettings(QObject):
    """Applies them at first, and whenever one of them changes."""

    def __init__(self, settings: Settings, conductor: Conductor, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._conductor = settings, conductor
        self._followers = {
            NAME.key: lambda: conductor.rename(own_name(settings), has_own_name(settings)),
            FIGURE.key: self._set_figure,
            CONFIRM_MOVES.key: self._set_warning,
            FORCED_MOVES.key: self._set_forced,
        }
        settings.changed.connect(self._follow)
        for follow in (self._set_figure, self._set_warning, self._set_forced):
            follow()

    def _follow(self, key: str) -> None:
        if key in self._followers:
            self._followers[key]()

    def _set_warning(self) -> None:
        self._conductor.decisions.human.warns = self._settings.is_on(CONFIRM_MOVES)

    def _set_figure(self) -> None:
        self._conductor.set_figure(self._settings.value(FIGURE))

    def _set_forced(self) -> None:
        self._conductor.decisions.plays_forced = self._settings.is_on(FORCED_MOVES)
