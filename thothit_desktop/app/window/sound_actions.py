# SPDX-License-Identifier: MIT
"""The actions that mute sounds and change their volume."""

from PySide6.QtCore import QObject

from thothit_desktop.app.sound.sound_player import SoundPlayer
from thothit_desktop.app.sound.table_sounds import TableSounds
from thothit_desktop.app.sound.volume import Volume
from thothit_desktop.app.store.setting import LOUDEST
from thothit_desktop.app.window.context import AppContext

STEP = 10
"""The step of the volume, in percent."""


class SoundActions(QObject):
    """Changes the volume by keys, shows it on the table, and plays a sound at it."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._ui, self._table = context.ui, context.table
        self.volume = volume = Volume(context.settings, self)
        self.table_sounds = TableSounds(context.controller, context.table, SoundPlayer(volume), self)
        ui, sounds = context.ui, self.table_sounds
        self._told_of_waiting = False
        self._update_actions()
        ui.play_sounds.triggered.connect(self._switch)
        ui.louder.triggered.connect(lambda: self._change_volume(STEP))
        ui.quieter.triggered.connect(lambda: self._change_volume(-STEP))
        volume.volume_changed.connect(self._update_actions)
        volume.muted_changed.connect(self._update_actions)
        volume.muted_changed.connect(self.open)
        sounds.opened.connect(lambda: self._show_volume() if self._told_of_waiting else None)

    def open(self) -> None:
        """Open the sound device, unless sounds are muted."""
        if not self.volume.muted:
            self.table_sounds.open()

    def _update_actions(self) -> None:
        """Update the actions after a change of the volume, here or elsewhere."""
        volume, muted = self.volume.volume, self.volume.muted
        self._ui.play_sounds.setChecked(not muted)
        self._ui.louder.setEnabled(volume < LOUDEST)
        self._ui.quieter.setEnabled(volume > 0 and not muted)

    def _switch(self, on: bool) -> None:
        self.volume.set_muted(not on)
        self._show_volume()

    def _change_volume(self, percent: int) -> None:
        """Unmute sounds and change the volume."""
        self.volume.set_muted(False)
        self.volume.set_volume(self.volume.volume + percent)
        self._show_volume()

    def _show_volume(self) -> None:
        self._told_of_waiting = self.table_sounds.waiting
        if self.volume.muted:
            told = self.tr("Sounds are off")
        elif self.table_sounds.has_device:
            told = self.tr("Volume: {0}%").format(self.volume.volume)
        elif self.table_sounds.waiting:
            told = self.tr("Volume: {0}%, but the sound server doesn't answer").format(self.volume.volume)
        else:
            told = self.tr("Volume: {0}%, but no sound device was found").format(self.volume.volume)
        self._table.notices.say(told)
        self.table_sounds.try_out()
