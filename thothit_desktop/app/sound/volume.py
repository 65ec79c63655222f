# SPDX-License-Identifier: MIT
"""The volume of sounds and their muting, kept in the settings, with signals for changes."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.store.setting import LOUDEST, SOUNDS, VOLUME
from thothit_desktop.app.store.settings import Settings


class Volume(QObject):
    """The volume in percent and the muting of sounds; the only place where either is changed."""

    volume_changed = Signal(int)
    """Emitted with the new volume."""
    muted_changed = Signal(bool)
    """Emitted with True when sounds are muted, with False when they are not any more."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._volume, self._muted = settings.volume, settings.muted
        settings.changed.connect(self._apply_setting)

    @property
    def volume(self) -> int:
        """The volume from 0 to 100."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Set the volume, limited to 0 to 100."""
        volume = max(0, min(LOUDEST, volume))
        if volume != self._volume:
            self._settings.volume = volume

    @property
    def muted(self) -> bool:
        """True if sounds are muted, at any volume."""
        return self._muted

    def set_muted(self, muted: bool) -> None:
        """Mute or unmute sounds."""
        if muted != self._muted:
            self._settings.muted = muted

    def _apply_setting(self, key: str) -> None:
        """Emit the change of a setting, made here or in the settings window."""
        if key == VOLUME.key and self._volume != self._settings.volume:
            self._volume = self._settings.volume
            self.volume_changed.emit(self._volume)
        elif key == SOUNDS.key and self._muted != self._settings.muted:
            self._muted = self._settings.muted
            self.muted_changed.emit(self._muted)

    @property
    def amplitude(self) -> float:
        """The factor for samples: the square of the volume, since ears hear ratios; 0 if muted."""
        return 0.0 if self._muted else (self._volume / LOUDEST) ** 2
