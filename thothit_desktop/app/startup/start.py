# SPDX-License-Identifier: MIT
"""The start and end of the window program."""

import logging
import os
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from thothit_desktop.app.i18n.translators import install, system_languages
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import MacApplication, application, scale_fault
from thothit_desktop.app.startup.arguments import Options
from thothit_desktop.app.startup.data_directory import data_directory, set_aside_misplaced
from thothit_desktop.app.startup.instance import RUNNING, Instance, Request
from thothit_desktop.app.startup.main_windows import MainWindows
from thothit_desktop.app.startup.opening import StartEndedError, open_match
from thothit_desktop.app.startup.safe_mode import DefaultSettings, tell_of_safe_mode, wants_safe_mode
from thothit_desktop.app.startup.signals import Signals
from thothit_desktop.app.startup.start_attempts import ENOUGH, StartAttempts
from thothit_desktop.app.startup.startup_errors import PROGRAM, report_error
from thothit_desktop.app.store.aside import set_aside
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.program_log import LOG, ProgramLog
from thothit_desktop.app.store.saves import FileError, Saves, house_rules_in, read, rescued
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import SETTINGS, Settings
from thothit_desktop.app.store.settings_file import SettingsError
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.app.window.reports import versions
from thothit_desktop.cli_input import spoken
from thothit_desktop.cli_texts import language_by_hand, translate
from thothit_desktop.games.record import Record
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.languages import chosen_language

if TYPE_CHECKING:
    from thothit_desktop.app.startup.frame_times import FrameLog
    from thothit_desktop.app.startup.watcher import Watcher


_log = logging.getLogger(__name__)

SOUNDING = 150
"""Milliseconds before the sound device is opened, so that the first window does not wait for it."""


class DataFolder(NamedTuple):
    """The folder of the program's files, with messages about it.

    `aside` are sentences about files that have been set aside. `fault` is the reason for a temporary folder
    in place of the usual one, else empty.
    """

    directory: Path
    aside: list[str]
    fault: str = ""


class OwnDirectory(NamedTuple):
    """The state of a program that is the only one in its data directory."""

    instance: Instance
    log: ProgramLog
    attempts: StartAttempts

    def watch_first_paint(self, window: MainWindow) -> None:
        """Count the start as successful at the window's first paint; open the log a moment later."""
        self.attempts.watch_first_paint(window)
        QTimer.singleShot(SOUNDING, window, self.log.open)


def run(options: Options) -> int:
    """Open the window and play until it is closed; return the exit code."""
    register_families()
    if options.frames is None:
        return _enter(options, None)
    from thothit_desktop.app.startup.frame_times import FrameLog

    frames = FrameLog(options.frames)
    try:
        return max(_enter(options, frames), _written(frames))
    finally:
        frames.release()


def _written(frames: "FrameLog") -> int:
    """Write the frame times; return the exit code."""
    try:
        frames.write()
    except OSError as error:
        report_error(f"{frames.target}: {error.strerror}")
        return 1
    return 0


def _enter(options: Options, frames: "FrameLog | None") -> int:
    """Find the data directory and play there; return the exit code.

    If the usual one cannot be used, the program plays in a temporary folder.
    """
    if fault := scale_fault():
        report_error(fault)
        return 2
    QCoreApplication.setApplicationName(PROGRAM)  # names the system's directory for its data
    try:
        directory = data_directory(options.data_dir)
        folder = DataFolder(directory, set_aside_misplaced(directory))
    except FileError as error:
        if options.data_dir is not None:
            report_error(str(error))
            return 1
        with TemporaryDirectory(ignore_cleanup_errors=True) as own:
            return _enter_folder(options, frames, DataFolder(Path(own), [], str(error)))
    return _enter_folder(options, frames, folder)


def _enter_folder(options: Options, frames: "FrameLog | None", folder: DataFolder) -> int:
    """Play, or hand over to a running program that uses the folder; return the exit code."""
    if options.watch:  # saves no match, so any number may run
        return _run(options, frames, folder, None)
    instance = Instance(folder.directory)
    plain = _plain(options)
    entry = instance.enter(Request.of(options.file if plain else None))
    if entry == "first":
        try:
            return _play(options, frames, folder, instance)
        finally:
            instance.close()
    if entry == "no answer":
        unknown = translate(
            "startup", "Thothit is already running but doesn't answer; end it, then try again"
        )
        known = translate(
            "startup", "Thothit is already running (process {0}) but doesn't answer; end it, then try again"
        )
        report_error(known.format(instance.holder()) if instance.holder() else unknown)
        return 1
    if not plain:
        report_error(
            translate(
                "startup", "Thothit is already running; close it first, or give this one its own --data-dir"
            )
        )
        return 1
    return 0


def _play(options: Options, frames: "FrameLog | None", folder: DataFolder, instance: Instance) -> int:
    """Play in a directory that only this program uses, with a log; return the exit code."""
    log, attempts = ProgramLog(folder.directory), StartAttempts(folder.directory)
    _log.info("start: %s", versions())
    attempts.begin()
    try:
        _finish_restore(folder.directory)
        app = application(frames)
        if frames is None:
            log.hear_qt()
        if attempts.failed >= ENOUGH and _plain(options):
            by_hand = options.language or language_by_hand()
            options = replace(options, safe_mode=_is_safe_mode_chosen(app, by_hand))
        code = _run(options, frames, folder, OwnDirectory(instance, log, attempts))
        attempts.forget()
        _log.info("end: %d", code)
        return code
    except BaseException:
        _log.exception("end")
        raise
    finally:
        log.close()


def _finish_restore(directory: Path) -> None:
    """Finish the restore of a backup during which a program was killed."""
    if (directory / "restoring").is_dir():
        from thothit_desktop.app.backup.restoring import finish

        finish(directory)


def _is_unattended(options: Options) -> bool:
    """Return True if the program plays or ends by itself."""
    return options.watch or options.rounds is not None or options.screenshot is not None


def _plain(options: Options) -> bool:
    """Return True if the program was started as by a double-click: with a record or without arguments."""
    return replace(options, file=None, data_dir=None, language=None) == Options()


def _run(options: Options, frames: "FrameLog | None", folder: DataFolder, own: OwnDirectory | None) -> int:
    sys.setswitchinterval(0.0005)  # a thinking player lets the window run sooner (docs/design.md 5)
    greets = options.leaves_all_open and _is_new(folder.directory)
    try:
        wanted, fault = _wanted(options)
        settings, setup = _choices(options, folder)
    except FileError as error:
        report_error(str(error))
        return 1
    except BadOptionError as error:
        report_error(spoken(error))
        return 2
    app = application(frames)
    signals = Signals(app.quit)
    saves = None if options.watch else Saves(folder.directory, own is not None and own.instance.locked)
    windows = MainWindows(app, settings, saves)
    window = windows.window
    watcher = _watcher(windows, options, settings.speed)
    if frames is not None:
        window.controller.decisions.asked.connect(frames.playable)
    try:
        damage, kept = open_match(window, saves, wanted, setup, options, lambda: signals.ending)
    except StartEndedError:
        window.controller.close()
        signals.close()
        return 0
    except Exception as error:  # a save that cannot be opened must not keep the program from starting
        damage, kept = "", 0
        window.context.reporter.show_report(error)
    if own is not None:
        own.watch_first_paint(window)
    if greets:
        window.welcome.greet()
    elif _plain(options) and options.file is None:
        window.home.show()
    window.show()
    _report_unusable_files(window, options, folder)
    _show_start_messages(window, options, damage, kept, fault)
    QTimer.singleShot(SOUNDING, window, window.sounds.open)
    _listen(app, windows, None if own is None else own.instance)
    app.exec()
    signals.close()
    if watcher is not None and watcher.failed:
        told = translate("startup", "{0}: the picture can't be saved")
        report_error(told.format(options.screenshot))
        return 1
    return 1 if fault else 0


def _choices(options: Options, folder: DataFolder) -> tuple[Settings, MatchSetup]:
    """Return the settings and the set-up of the match by the command line; raises BadOptionError."""
    settings = DefaultSettings() if options.safe_mode else _settings(folder)
    language = options.language or language_by_hand()
    settings.override(deck=options.deck, speed=options.speed, level=options.level, language=language)
    setup = settings.match_setup(options.game or settings.game)
    return settings, setup.changed(options.players, options.match, options.rules)


def _settings(folder: DataFolder) -> Settings:
    """Return the settings; a file that cannot be used is set aside and replaced by default settings."""
    try:
        return Settings(folder.directory)
    except SettingsError as error:
        why = str(error)
    try:
        folder.aside.append(set_aside(folder.directory / SETTINGS, why))
        return Settings(folder.directory)
    except FileError as error:
        folder.aside.append(str(error))
        return DefaultSettings()


def _is_safe_mode_chosen(app: QApplication, language: str | None) -> bool:
    """Ask for safe mode, without reading the settings, which may be the cause of the failed starts."""
    install(app, chosen_language(language or LANGUAGE.default, system_languages()))
    app.setQuitOnLastWindowClosed(False)
    try:
        return wants_safe_mode()
    finally:
        app.setQuitOnLastWindowClosed(True)


def _wanted(options: Options) -> tuple[Record | None, str]:
    """Return the record of the command line, and why it cannot be read.

    Raises FileError instead of returning the reason, except after a double-click. A file of house rules is
    no record and no fault.
    """
    try:
        return read(options.file) if options.file else None, ""
    except FileError as error:
        if _rules_file(options) is not None:
            return None, ""
        if not _plain(options):
            raise
        return None, str(error)


def _rules_file(options: Options) -> Path | None:
    """Return the file of the command line if it is one of house rules and there is a person to choose."""
    path = options.file
    return path if path is not None and _plain(options) and house_rules_in(path) else None


def _show_start_messages(window: MainWindow, options: Options, damage: str, kept: int, fault: str) -> None:
    """Show messages about safe mode, a damaged save, or a record that cannot be opened."""
    if options.safe_mode and not _is_unattended(options):
        tell_of_safe_mode(window)
    if damage:
        _report_damaged_save(window, damage, kept)
    if fault and options.file is not None:
        window.refuse(fault, rescued(options.file))
    if (rules := _rules_file(options)) is not None:
        QTimer.singleShot(0, window, lambda: window.come_forward(rules))  # New game has its own event loop


def _report_unusable_files(window: MainWindow, options: Options, folder: DataFolder) -> None:
    """Report faults of the program's files in the window, or on stderr if the program runs unattended."""
    homeless = QCoreApplication.translate(
        "MainWindow",
        "Your data folder can't be used, so nothing you play now is saved. Check "
        "the folder, then start Thothit again.",
    )
    aside = QCoreApplication.translate(
        "MainWindow",
        "Some of Thothit's files can't be used. They are kept, and Thothit goes on with new ones.",
    )
    for what, why in ((homeless, folder.fault), (aside, "\n".join(folder.aside))):
        if why and _is_unattended(options):
            report_error(f"{what} {why}")
        elif why:
            window.context.dialogs.warn(what, why)


def _report_damaged_save(window: MainWindow, damage: str, kept: int) -> None:
    anew = QCoreApplication.translate(
        "MainWindow", "Your last match can't be read. Its file is kept, and you can go on with another match."
    )
    left = QCoreApplication.translate(
        "MainWindow", "Your last match is damaged. %n round(s) could be recovered.", "", kept
    )
    window.context.dialogs.warn(left if kept else anew, damage)


def _watcher(windows: MainWindows, options: Options, speed: str) -> "Watcher | None":
    """Return the object that plays by itself, takes a picture or ends the program; None if not needed."""
    if not _is_unattended(options):
        return None
    from thothit_desktop.app.startup.watcher import Watcher

    watcher = Watcher(
        windows.window, options.watch, options.rounds, options.screenshot, options.screenshot_at, speed
    )
    windows.exchanged.connect(watcher.follow)
    return watcher


def _listen(app: QApplication, windows: MainWindows, instance: Instance | None) -> None:
    """Open the window or a record when a later start of the program, or macOS, requests it."""

    def answer(request: Request) -> None:
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt reads it when the window comes forward
        windows.window.come_forward(request.file)

    if instance is not None:
        instance.called.connect(answer)
        instance.listen()
    if isinstance(app, MacApplication):
        app.opened.connect(lambda path: windows.window.come_forward(path))


def _is_new(directory: Path) -> bool:
    """Return True if the program has kept neither settings nor matches in its data directory yet."""
    try:
        return all(path.name in (RUNNING, LOG) for path in directory.iterdir())
    except OSError:  # the directory cannot be read
        return False
