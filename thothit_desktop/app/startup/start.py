# SPDX-License-Identifier: MIT
"""The start and end of the window program."""

import os
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication

from thothit_desktop.app.startup.application import MacApplication, application
from thothit_desktop.app.startup.arguments import Options, parse
from thothit_desktop.app.startup.frame_times import Frames
from thothit_desktop.app.startup.instance import Instance, Request
from thothit_desktop.app.startup.signals import Signals
from thothit_desktop.app.startup.startup_errors import PROGRAM, say
from thothit_desktop.app.startup.watcher import Watcher
from thothit_desktop.app.store.match_setup import Wish
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import FileError, Saves, read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.spec import BadOptionError


def run(options: Options) -> int:
    """Open the window and play; the exit code."""
    if options.frames is None:
        return _enter(options, None)
    frames = Frames(options.frames)
    try:
        return max(_enter(options, frames), _written(frames))
    finally:
        frames.release()


def _written(frames: Frames) -> int:
    """Write the figures; the exit code."""
    try:
        frames.write()
    except OSError as error:
        say(f"{frames.target}: {error.strerror}")
        return 1
    return 0


def _enter(options: Options, frames: Frames | None) -> int:
    """Play alone in a data directory, or hand over to the program that does; the exit code."""
    QCoreApplication.setApplicationName(PROGRAM)  # by which the system's place for the data is called
    try:
        directory = _directory(options.data_dir)
    except FileError as error:
        say(str(error))
        return 1
    if options.watch:  # writes no match: there may be any number
        return _run(options, frames, directory, None)
    instance = Instance(directory)
    plain = _plain(options)
    entry = instance.enter(Request.of(options.file if plain else None))
    if entry == "first":
        try:
            return _run(options, frames, directory, instance)
        finally:
            instance.close()
    if entry == "no answer":
        known = f" (process {instance.holder()})" if instance.holder() else ""
        say(f"Thothit is running already{known} and does not answer; end it first")
        return 1
    if not plain:
        say("Thothit is running already; close it first, or give this one a --data-dir of its own")
        return 1
    return 0


def _plain(options: Options) -> bool:
    """Whether the program was started as a double-click does: with a record, or with nothing."""
    return replace(options, file=None, data_dir=None) == parse([])


def _run(options: Options, frames: Frames | None, directory: Path, instance: Instance | None) -> int:
    sys.setswitchinterval(0.0005)  # a thinking player gives the window its turn sooner (docs/design.md 5)
    match, fault = None, ""
    try:
        match = saved_match(read(options.file), not options.watch) if options.file else None
    except FileError as error:
        if not _plain(options):
            say(str(error))
            return 1
        fault = str(error)
    settings = Settings(directory)
    settings.override(deck=options.deck, speed=options.speed, level=options.level)
    try:
        wish = settings.wish(options.game or settings.game)
        wish = wish.changed(options.players, options.match, options.rules)
    except BadOptionError as error:
        say(str(error))
        return 2
    app = application(frames)
    signals = Signals(app.quit)
    saves = None if options.watch else Saves(directory)
    window = MainWindow(settings, saves)
    watcher = Watcher(
        window, options.watch, options.rounds, options.screenshot, options.screenshot_at, settings.speed
    )
    if frames is not None:
        window.conductor.decisions.asked.connect(frames.playable)
    try:
        damage = _open(window, saves, match, wish, options)
    except Exception as error:  # a save that makes the program stumble must not keep it from starting
        damage = ""
        window.reporter.show_report(error)
    window.show()
    if damage:
        window.dialogs.warn(window.tr("The saved match could not be read, so a new one begins."), damage)
    if fault:
        window.refuse(fault)
    _listen(app, window, instance)
    app.exec()
    signals.close()
    if watcher.failed:
        say(f"{options.screenshot}: the picture cannot be written")
        return 1
    return 1 if fault else 0


def _listen(app: QApplication, window: MainWindow, instance: Instance | None) -> None:
    """Open what later starts and the system ask this window to."""

    def answer(request: Request) -> None:
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt takes it from there when it comes forward
        window.come_forward(request.file)

    if instance is not None:
        instance.called.connect(answer)
        instance.listen()
    if isinstance(app, MacApplication):
        app.opened.connect(window.come_forward)


def _open(window: MainWindow, saves: Saves | None, match: Match | None, wish: Wish, options: Options) -> str:
    """Go on with the match of a file or the saved one, or begin; why a damaged save was set aside."""
    record, damage = saves.resume() if saves is not None else (None, "")
    if match is not None and saves is not None:
        saves.give_way(record, match.record)
    elif record is not None and not options.wishes:
        match = saved_match(record)
    if match is None:
        window.begin(wish, options.seed, options.watch)
        return damage
    if options.level is not None:
        match.levels = [level if level == PERSON else options.level for level in match.levels]
    window.resume(match)
    return damage


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
