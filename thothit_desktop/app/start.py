# SPDX-License-Identifier: MIT
"""The start and end of the window program."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QStandardPaths, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from thothit_desktop import __version__
from thothit_desktop.app.arguments import Options
from thothit_desktop.app.frames import Frames
from thothit_desktop.app.matches import saved_match
from thothit_desktop.app.saves import FileError, Saves, read
from thothit_desktop.app.settings import Settings
from thothit_desktop.app.signals import Signals
from thothit_desktop.app.watcher import Watcher
from thothit_desktop.app.window import MainWindow
from thothit_desktop.app.wishes import Wish
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.table.decks import assets


def run(options: Options) -> int:
    """Open the window and play; the exit code."""
    if options.frames is None:
        return _run(options, None)
    frames = Frames(options.frames)
    try:
        return max(_run(options, frames), _written(frames))
    finally:
        frames.release()


def _written(frames: Frames) -> int:
    """Write the figures; the exit code."""
    try:
        frames.write()
    except OSError as error:
        print(f"thothit-desktop: {frames.target}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def _run(options: Options, frames: Frames | None) -> int:
    sys.setswitchinterval(0.0005)  # a thinking player gives the window its turn sooner (docs/design.md 5)
    app = _application(frames)
    signals = Signals(app.quit)
    app.setApplicationName("thothit-desktop")
    app.setApplicationDisplayName("Thothit")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("thothit-desktop")
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(_icon())))
    try:
        directory = _directory(options.data_dir)
        match = saved_match(read(options.file), not options.watch) if options.file else None
    except FileError as error:
        print(f"thothit-desktop: {error}", file=sys.stderr)
        return 1
    settings = Settings(directory)
    settings.override(deck=options.deck, speed=options.speed, level=options.level)
    try:
        wish = settings.wish(options.game or settings.game)
        wish = wish.changed(options.players, options.match, options.rules)
    except BadOptionError as error:
        print(f"thothit-desktop: {error}", file=sys.stderr)
        return 2
    saves = None if options.watch else Saves(directory)
    window = MainWindow(settings, saves)
    watcher = Watcher(
        window, options.watch, options.rounds, options.screenshot, options.screenshot_at, settings.speed
    )
    if frames is not None:
        window.conductor.asked.connect(frames.playable)
    try:
        damage = _open(window, saves, match, wish, options)
    except Exception as error:  # a save that makes the program stumble must not keep it from starting
        damage = ""
        window.reporter.show_report(error)
    window.show()
    if damage:
        window.warn(window.tr("The saved match could not be read, so a new one begins."), damage)
    app.exec()
    signals.close()
    if watcher.failed:
        print(f"thothit-desktop: {options.screenshot}: the picture cannot be written", file=sys.stderr)
        return 1
    return 0


def _open(window: MainWindow, saves: Saves | None, match: Match | None, wish: Wish, options: Options) -> str:
    """Go on with the match of a file or the saved one, or begin; why a damaged save was set aside."""
    record, damage = saves.resume() if saves is not None else (None, "")
    if match is not None and saves is not None:
        saves.put_away()
    elif record is not None and not options.wishes:
        match = saved_match(record)
    if match is None:
        window.begin(wish, options.seed, options.watch)
        return damage
    if options.level is not None:
        match.levels = [level if level == PERSON else options.level for level in match.levels]
    window.resume(match)
    return damage


def _application(frames: Frames | None) -> QApplication:
    """The one application object; a test has made it already."""
    made = QApplication.instance()
    if isinstance(made, QApplication):
        return made

    def stumble(kind: QtMsgType, _: QMessageLogContext, _text: str | None) -> None:
        """Qt aborts after a fatal message: one sentence instead, and an end. Its warnings lead up to it."""
        if kind == QtMsgType.QtFatalMsg:
            if frames is not None:
                frames.release()
            platform = os.environ.get("QT_QPA_PLATFORM")
            reason = f"with QT_QPA_PLATFORM={platform}" if platform else "on this display"
            print(f"thothit-desktop: Qt cannot open a window {reason}", file=sys.stderr, flush=True)
            os._exit(1)

    qInstallMessageHandler(stumble)
    app = QApplication(["thothit-desktop"])
    qInstallMessageHandler(None)
    return app


def _icon() -> Path:
    """The program's picture: inside an installed package, else beside it in a checkout."""
    return assets().parent / "icon.svg"


def _directory(wish: Path | None) -> Path:
    """The directory of saves and settings, made if need be; raises FileError."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    directory = wish or Path(QStandardPaths.writableLocation(place))
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(f"{directory}: not a directory") from None
    except OSError as error:
        raise FileError(f"{directory}: {error.strerror}") from None
    return directory
