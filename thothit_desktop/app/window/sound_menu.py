# SPDX-License-Identifier: MIT
"""The menu of sounds: whether they are played, and how loud."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.sound.table_sounds import TableSounds
from thothit_desktop.app.sound.volume import Volume
from thothit_desktop.app.store.setting import LOUDEST

STEP = 10
"""Percent by which sounds become louder or quieter."""

SHOWN = 3000
"""Milliseconds for which the status bar tells the volume."""


class SoundMenu(QObject):
    """Changes the volume by menu and keys, and tells it in the status bar; the change is heard as well."""

    def __init__(
        self, ui: Ui_MainWindow, volume: Volume, sounds: TableSounds, bar: QStatusBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._ui, self._volume, self._sounds, self._bar = ui, volume, sounds, bar
        self._told_of_waiting = False
        self._follow()
        ui.play_sounds.triggered.connect(self._switch)
        ui.louder.triggered.connect(lambda: self._change(STEP))
        ui.quieter.triggered.connect(lambda: self._change(-STEP))
        volume.volume_changed.connect(self._follow)
        volume.muted_changed.connect(self._follow)
        sounds.opened.connect(lambda: self._tell() if self._told_of_waiting else None)

    def _follow(self) -> None:
        """The volume may have been changed elsewhere."""
        volume, muted = self._volume.volume, self._volume.muted
        self._ui.play_sounds.setChecked(not muted)
        self._ui.louder.setEnabled(volume < LOUDEST)
        self._ui.quieter.setEnabled(volume > 0 and not muted)

    def _switch(self, on: bool) -> None:
        self._volume.set_muted(not on)
        self._tell()

    def _change(self, percent: int) -> None:
        """Change the volume; whoever wants it louder wants to hear something."""
        self._volume.set_muted(False)
        self._volume.set_volume(self._volume.volume + percent)
        self._tell()

    def _tell(self) -> None:
        self._told_of_waiting = self._sounds.waiting
        if self._volume.muted:
            told = self.tr("Sounds are off")
        elif self._sounds.has_device:
            told = self.tr("Volume: {0}%").format(self._volume.volume)
        elif self._sounds.waiting:
            told = self.tr("Volume: {0}%, but the sound server does not answer").format(self._volume.volume)
        else:
            told = self.tr("Volume: {0}%, but no sound device was found").format(self._volume.volume)
        self._bar.showMessage(told, SHOWN)
        self._sounds.try_out()
