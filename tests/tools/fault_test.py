# SPDX-License-Identifier: MIT
"""Cause faults while a person plays: `python -m tests.tools.fault_test --actions 3000`.

A simulated person plays at the real window. Then no file handles are left (`handles`), or nothing can be
written (`disk`); the person plays on, takes moves back and begins other games, and the window gets another
size. Prints what was done. Ends with 1 if the program fails in any other way, does not report the fault or
reports it repeatedly, or if a match that was played is not completely on disk afterwards. Not for Windows.
"""

import argparse
import errno
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
from PySide6.QtWidgets import QApplication

from tests.tools.reliability.faults import Faults
from tests.tools.reliability.random_person import PLAYING, RandomPerson
from tests.tools.reliability.temporary_home import temporary_home
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.startup.system import has_display
from thothit_desktop.app.store import saves as saving
from thothit_desktop.app.store.saves import FileError, Saves, read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow

if TYPE_CHECKING:
    from thothit_desktop.games.record import Record

TICK = 15
"""Milliseconds between two actions of the person."""
PATIENCE = 120.0
"""Seconds within which the program must have recovered after a fault."""
HANDLES = 300
"""The number of file handles in a process that is to run out of them: a system may give it a million."""
OFTEN = 15
"""The number of actions during a fault for each report allowed."""
SIZES = ((1100, 760), (1280, 800))
"""The sizes of the window during a fault, and after it."""


@contextmanager
def no_handles() -> Iterator[str]:
    """Open files until no more can be opened; return the error text of this fault."""
    # A thread that reads a picture would give its handle back, and one handle is enough to save everything.
    # (After `waitForDone` the threads would start anew, for which Qt needs handles.)
    while QThreadPool.globalInstance().activeThreadCount():
        time.sleep(0.001)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, hard))
    taken: list[int] = []
    try:
        while True:
            taken.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        full = error
    try:
        yield str(full.strerror)
    finally:
        for handle in taken:
            os.close(handle)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def read_only_disk() -> Iterator[str]:
    """Refuse to write, link and rename, like a read-only file system."""
    words = os.strerror(errno.EROFS)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, words)

    def refuse_text(path: Path, _: str) -> None:
        raise FileError(f"{path}: {words}")

    with ExitStack() as stack:
        stack.enter_context(patch.object(saving, "write_text", refuse_text))
        for name in ("hardlink_to", "replace", "rename", "mkdir", "unlink"):
            stack.enter_context(patch.object(Path, name, refuse))
        yield words


FAULTS = {"handles": no_handles, "disk": read_only_disk}


class Sufferer:
    """A window with a simulated person, and the state of each match when it was left."""

    def __init__(self, directory: Path, seed: int) -> None:
        self.settings = Settings(directory)
        self.settings.speed = "off"
        self.saves = Saves(directory, exclusive=True)
        self.window = MainWindow(self.settings, self.saves)
        self.window.resize(*SIZES[1])
        self.window.show()
        self.faults = Faults()
        self.told: list[str] = []
        self.window.matches.unsaved.connect(self.told.append)
        self.window.matches.match_left.connect(self._note)
        self.left: dict[str, Record] = {}
        self.person = RandomPerson(self.window, self.settings, random.Random(seed), PLAYING, TICK)
        self.actions = 0
        self.person.acted.connect(self._count)
        self.window.begin(number=seed)

    def _count(self) -> None:
        self.actions += 1

    def _note(self) -> None:
        match = self.window.controller.match
        if match is not None and match.positions:
            self.left[match.id] = match.record

    def play(self, actions: int) -> None:
        """Let the person act this many times."""
        last = self.actions + actions
        self.play_until(lambda: self.actions >= last)

    def play_until(self, done: Callable[[], bool]) -> None:
        """Let the person act until `done` returns True, or `PATIENCE` ends."""
        self.person.start()
        wait(PATIENCE, done)
        self.person.stop()

    def has_left(self, before: set[str]) -> bool:
        """Return True if a match was left, other than those before, in which the person had played."""
        return any(not saving.untouched(self.left[name]) for name in self.left.keys() - before)

    def lost(self) -> list[str]:
        """Return faults of the matches that were played and are not completely on disk."""
        self._note()
        wrong = []
        for name, record in self.left.items():
            here = self.saves.current if name == self.window.matches.main.id else self.saves.place(name)
            try:
                kept = read(here).rounds
            except FileError as error:
                if not saving.untouched(record):
                    wrong.append(str(error))
            else:
                if kept != record.rounds:
                    wrong.append(f"{here.name} is not as it stood")
        return wrong

    def close(self) -> None:
        """Close all windows."""
        QApplication.closeAllWindows()
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.faults.close()


def wait(seconds: float, until: Callable[[], bool] = lambda: False) -> None:
    """Run the event loop for some seconds, or until `until` returns True."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not until():
        QApplication.processEvents()
        time.sleep(0.001)


def suffer(name: str, directory: Path, seed: int, actions: int) -> list[str]:
    """Play before, during and after a fault; return what went wrong."""
    sufferer = Sufferer(directory, seed)
    sufferer.play(actions // 2)
    since = set(sufferer.left)
    with FAULTS[name]() as words:
        sufferer.play(actions // 2)
        # After the report the window gives back handles of its own, with which pictures of another size can
        # be read.
        sufferer.play_until(lambda: bool(sufferer.told))
        sufferer.window.resize(*SIZES[0])
        sufferer.play(actions // 2)
        # On a slow machine it takes longer until a match is saved, and until a played one is left.
        sufferer.play_until(lambda: bool(sufferer.told) and sufferer.has_left(since))
    sufferer.window.resize(*SIZES[1])
    wait(PATIENCE, lambda: not sufferer.window.matches.try_again())
    sufferer.play(actions // 2)
    wait(PATIENCE, lambda: not sufferer.lost())
    wrong = sufferer.lost()
    if not sufferer.told:
        wrong.append("it was not told that nothing can be saved")
    if len(sufferer.told) > actions / OFTEN:
        wrong.append(f"it was told {len(sufferer.told)} times")
    wrong += [found for found in sufferer.faults.found if words not in found]
    told = f"told {len(sufferer.told)} times"
    print(f"{name}: {sufferer.person.moves} moves, {len(sufferer.left)} matches, {told}")
    sufferer.close()
    return wrong


def main() -> int:
    """Cause each fault, and print the results."""
    register_families()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--actions",
        type=int,
        default=1000,
        help="of the person with each fault, and as many without (default 1000)",
    )
    parser.add_argument("--seed", type=int, default=1, help="another one does other things (default 1)")
    options = parser.parse_args()
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with temporary_home("thothit-faults-") as home:
        application(frames=None)
        for name in FAULTS:
            directory = home / name
            directory.mkdir()
            wrong = suffer(name, directory, options.seed, options.actions)
            if wrong:
                print(f"{name} (seed {options.seed}): " + "; ".join(wrong))
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
