# SPDX-License-Identifier: MIT
"""The start and end of the window program."""

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from thothit_desktop import __version__
from thothit_desktop.app.arguments import Options
from thothit_desktop.app.frames import Frames
from thothit_desktop.app.matches import saved_match
from thothit_desktop.app.saves import FileError, Saves, read
from thothit_desktop.app.settings import Settings
from thothit_desktop.app.watcher import Watcher
from thothit_desktop.app.window import MainWindow


def run(options: Options) -> int:
    """Open the window and play; the exit code."""
    frames = Frames(options.frames) if options.frames else None
    try:
        return _run(options, frames)
    finally:
        if frames is not None:
            frames.write()


def _run(options: Options, frames: Frames | None) -> int:
    sys.setswitchinterval(0.0005)  # a thinking player gives the window its turn sooner (docs/design.md 5)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = _application()
    app.setApplicationName("thothit-desktop")
    app.setApplicationDisplayName("Thothit")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("thothit-desktop")
    app.setStyle("Fusion")
    try:
        directory = _directory(options.data_dir)
        match = saved_match(read(options.file)) if options.file else None
    except FileError as error:
        print(f"thothit-desktop: {error}", file=sys.stderr)
        return 1
    settings = Settings(directory)
    settings.override(deck=options.deck, speed=options.speed, level=options.level)
    saves = None if options.watch else Saves(directory)
    window = MainWindow(settings, saves)
    watcher = Watcher(
        window, options.watch, options.rounds, options.screenshot, options.screenshot_at, settings.speed
    )
    if frames is not None:
        window.conductor.asked.connect(frames.playable)
    damage = ""
    if match is None and saves is not None and options.game is None and options.seed is None:
        record, damage = saves.resume()
        match = saved_match(record) if record is not None else None
    elif match is not None and saves is not None:
        saves.put_away()
    if match is not None:
        window.resume(match)
    else:
        window.begin(options.game or "thothit", options.seed, options.watch)
    window.show()
    if damage:
        window.warn(window.tr("The saved match could not be read and was set aside."), damage)
    app.exec()
    if watcher.failed:
        print(f"thothit-desktop: {options.screenshot}: the picture cannot be written", file=sys.stderr)
        return 1
    return 0


def _application() -> QApplication:
    """The one application object; a test has made it already."""
    made = QApplication.instance()
    return made if isinstance(made, QApplication) else QApplication(["thothit-desktop"])


def _directory(wish: Path | None) -> Path:
    """The directory of saves and settings, made if need be; raises FileError."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    directory = wish or Path(QStandardPaths.writableLocation(place))
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{directory}: {error.strerror}") from None
    return directory
