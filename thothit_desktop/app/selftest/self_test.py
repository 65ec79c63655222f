# SPDX-License-Identifier: MIT
"""The self-test of the installed program: checks that it is complete and works on this machine.

It prints a line for each check and `N passed, N failed`. It plays in a temporary directory.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from thothit_desktop import __version__
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.selftest import assets, rounds, sounds, windows
from thothit_desktop.app.selftest.check_window import CheckError, CheckWindow
from thothit_desktop.app.selftest.time_limit import Overtime, TimeLimit
from thothit_desktop.app.startup.startup_errors import PROGRAM, report_error, show_dialog
from thothit_desktop.games import games

SECONDS = 60
"""The time limit of a check, in seconds."""

Check = Callable[[CheckWindow], str]
"""Raises an exception for a fault; else returns what it counted, such as `119 pictures`, or an empty text."""


def all_checks() -> dict[str, Check]:
    """Return the checks by name, in the order in which they are made."""
    return {
        "cards": assets.check_cards,
        "icon": assets.check_icon,
        "sounds": sounds.check_sounds,
        "letters": assets.check_letters,
        "rules": assets.check_rules,
        "languages": assets.check_languages,
        "main window": windows.check_main_window,
        "New game": windows.check_new_game,
        "saved matches": windows.check_saved_games,
        "deals": windows.check_deals,
        "home page": windows.check_home,
        "rules window": windows.check_rules_window,
        "lessons": windows.check_lessons,
        "ceki cards": windows.check_ceki_cards,
        "honest play": windows.check_honesty,
        "moves": windows.check_moves,
        "replay": windows.check_replay,
        "review": windows.check_review,
        "standings": windows.check_standings,
        "score sheet": windows.check_score_sheet,
        "statistics": windows.check_statistics,
        "settings": windows.check_settings,
        "open pile": windows.check_open_pile,
        "dialogs": windows.check_dialogs,
        **{f"round of {game}": rounds.check_round(game) for game in games()},
        "states of a match": rounds.check_states,
        "threads": rounds.check_threads,
        "save and resume": rounds.check_resume,
        "records": rounds.check_records,
        "start and end": windows.check_start,
    }


class Report:
    """Prints the outcome on stdout; without a stdout, shows the faults in a dialog at the end."""

    def __init__(self) -> None:
        self.passed = self.failed = 0
        self._faults: list[str] = []

    def ok(self, name: str, told: str) -> None:
        """Report a check that has passed."""
        self.passed += 1
        self.write(f"ok  {name} ({told})" if told else f"ok  {name}")

    def fail(self, name: str, reason: str) -> None:
        """Report a check that has failed."""
        self.failed += 1
        line = f"FAILED {name}: {reason}"
        self._faults.append(line)
        self.write(line)

    def write(self, line: str) -> None:
        """Print a line."""
        if sys.stdout is not None:
            with suppress(OSError, ValueError):  # the reader may have gone
                print(line.encode("ascii", "backslashreplace").decode(), flush=True)

    def end(self) -> int:
        """Report the totals; return the exit code."""
        told = f"{self.passed} passed, {self.failed} failed"
        self.write(told)
        if sys.stdout is None:
            show_dialog("\n".join((*self._faults, told)))
        return 1 if self.failed else 0


def self_test(checks: Mapping[str, Check] | None = None, seconds: float = SECONDS) -> int:
    """Make checks, by default all, each within `seconds`; return the exit code, 1 if any has failed."""
    register_families()
    checks = all_checks() if checks is None else checks
    heeded = qInstallMessageHandler(_heed)
    app = QApplication.instance() or QApplication([PROGRAM])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    report, left = Report(), list(checks)
    scratch = tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-", ignore_cleanup_errors=True)
    report.write(f"{PROGRAM} {__version__}, PySide6 {pyside_version}, {_platform()}")

    def give_up() -> None:
        """End the program, because a hanging check cannot be ended; report the rest as not reached."""
        report.fail(left[0], f"it does not end, after {seconds:g} seconds and more")
        for name in left[1:]:
            report.fail(name, f"not reached, for {left[0]} does not end")
        scratch.cleanup()
        os._exit(report.end())

    limit = TimeLimit(seconds, give_up)
    with scratch as place:
        for number, (name, check) in enumerate(checks.items()):
            random.seed(number)
            try:
                with limit.watch():
                    told = _made(check, CheckWindow(Path(place, str(number)), limit))
            except (Overtime, Exception) as error:
                late = limit.over or isinstance(error, Overtime)
                report.fail(name, f"it has not ended after {seconds:g} seconds" if late else _sentence(error))
            else:
                report.ok(name, told)
            left.remove(name)
    qInstallMessageHandler(heeded)
    return report.end()


def _made(check: Check, check_window: CheckWindow) -> str:
    """Make a check and return its text; raises the errors of the check and of the program."""
    with check_window.open():
        return check(check_window)


def _sentence(error: BaseException) -> str:
    """Return the message of an error in one line."""
    words = " ".join(str(error).split())
    return words if isinstance(error, CheckError) and words else f"{type(error).__name__}: {words}"


def _heed(kind: QtMsgType, _: QMessageLogContext, text: str | None) -> None:
    """Print Qt's messages, except those about limits of offscreen drawing; report and exit on a fatal one."""
    if kind == QtMsgType.QtFatalMsg:
        report_error(f"Qt cannot go on: {text}")
        os._exit(1)
    if sys.__stderr__ is not None and not (text or "").startswith("This plugin does not support"):
        with suppress(OSError, ValueError):
            print(text, file=sys.__stderr__)


def _platform() -> str:
    platform = QGuiApplication.platformName()
    return "offscreen, without a display" if platform == "offscreen" else f"on {platform}"
