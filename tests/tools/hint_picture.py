# SPDX-License-Identifier: MIT
"""Take a picture of a hint, for `pictures.py`: `python -m tests.tools.hint_picture RECORD TARGET`."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer

from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow

OFTEN, STILL = 50, 800
"""Milliseconds between two checks, and until the whole hint has appeared."""


def take(record: Path, target: Path) -> int:
    """Open a record with the person to act, ask for a hint, and save a picture of the window."""
    register_families()
    app = application(None)
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(Path(data))
        settings.override(deck=None, speed="off", level=None)
        window = MainWindow(settings, None)
        timer = QTimer(window, interval=OFTEN)
        asked: list[bool] = []

        def photograph() -> None:
            window.grab().save(str(target))
            window.close()

        def look() -> None:
            if not window.table.notices.message_box().isEmpty():
                timer.stop()
                QTimer.singleShot(STILL, window, photograph)
            elif window.ui.hint.isEnabled() and not asked:
                asked.append(True)
                window.ui.hint.trigger()

        timer.timeout.connect(look)
        window.resize(1280, 800)
        window.show()
        window.open_file(record)
        timer.start()
        return app.exec()


if __name__ == "__main__":
    sys.exit(take(Path(sys.argv[1]), Path(sys.argv[2])))
