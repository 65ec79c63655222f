# SPDX-License-Identifier: MIT
"""Sound outputs for tests."""

from pathlib import Path

from thothit_desktop.app.store.settings import Settings


class FakeOutput:
    """Keeps what it is asked to play; `ready` is what a test says."""

    def __init__(self) -> None:
        self.ready = True
        self.heard: list[str] = []
        self.amplitudes: list[float] = []

    def play(self, file: Path, amplitude: float) -> None:
        """Note the file's name without its suffix, and how loud it is."""
        self.heard.append(file.stem)
        self.amplitudes.append(amplitude)


def loud(directory: Path) -> Settings:
    """Settings with all that sounds have, turned up."""
    settings = Settings(directory)
    settings.volume, settings.muted = 100, False
    return settings
