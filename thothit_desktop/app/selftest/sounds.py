# SPDX-License-Identifier: MIT
"""The self-test's check of the sound files; it plays nothing."""

import wave

from thothit_desktop.app.selftest.check_window import CheckError, CheckWindow
from thothit_desktop.app.sound.sound_files import sound_files


def check_sounds(_: CheckWindow) -> str:
    """Check that every sound file can be read and is not silent."""
    seconds, files = 0.0, list(sound_files())
    for path in files:
        if not path.is_file():
            raise CheckError(f"{path.name} is missing")
        try:
            with wave.open(str(path), "rb") as file:
                samples = file.readframes(file.getnframes())
                seconds += file.getnframes() / file.getframerate()
        except (EOFError, wave.Error) as error:
            raise CheckError(f"{path.name} cannot be played: {error}") from None
        if not any(samples):
            raise CheckError(f"{path.name} is silent")
    return f"{len(files)} files, {seconds:.1f} seconds"
