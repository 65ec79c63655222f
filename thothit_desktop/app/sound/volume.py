# SPDX-License-Identifier: MIT
"""How loud sounds are, and whether they are muted: kept in the settings, and told to whoever shows it."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.store.setting import LOUDEST, SOUNDS, VOLUME
from thothit_desktop.app.store.settings import Settings


class Volume(QObject):
    """The volume in percent, and whether sounds are muted; whatever changes either does it here."""

    volume_changed = Signal(int)
    """The volume is another now."""
    muted_changed = Signal(bool)
    """Sounds are muted now, or no longer."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._volume, self._muted = settings.volume, settings.muted
        settings.changed.connect(self._follow)

    @property
    def volume(self) -> int:
        """From 0 to 100."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Change and keep it; what lies beyond its ends becomes the nearer one."""
        volume = max(0, min(LOUDEST, volume))
        if volume != self._volume:
            self._settings.volume = volume

    @property
    def muted(self) -> bool:
        """True if nothing is heard, however loud it would be."""
        return self._muted

    def set_muted(self, muted: bool) -> None:
        """Change and keep it."""
        if muted != self._muted:
            self._settings.muted = muted

    def _follow(self, key: str) -> None:
        """A setting has changed, here or in the window of the settings."""
        if key == VOLUME.key and self._volume != self._settings.volume:
            self._volume = self._settings.volume
            self.volume_changed.emit(self._volume)
        elif key == SOUNDS.key and self._muted != self._settings.muted:
            self._muted = self._settings.muted
            self.muted_changed.emit(self._muted)

    @property
    def amplitude(self) -> float:
        """By what to multiply samples: the square of the volume, since ears hear ratios; 0 if muted."""
        return 0.0 if self._muted else (self._volume / LOUDEST) ** 2
