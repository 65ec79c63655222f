# SPDX-License-Identifier: MIT
"""A simulated person who does anything at the real window: `python -m tests.tools.monkey --minutes 30`.

Prints the actions and ends with 1 at the first fault: an exception, a warning, a table that differs from the
match, or a program that stands still for ten seconds although the person has no decision to make.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QThreadPool
from PySide6.QtWidgets import QApplication

from tests.tools.reliability.faults import Faults
from tests.tools.reliability.nowhere import Nowhere
from tests.tools.reliability.random_person import ANYTHING, RandomPerson
from tests.tools.reliability.standstill import Standstill
from tests.tools.reliability.temporary_home import temporary_home
from tests.tools.reliability.whole_collections import collect_often
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.startup.system import has_display
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow

STILL = 10.0
"""Seconds of standstill allowed unless the person is to act."""
AT_LEAST = 150
"""The fewest actions in that time for a standstill."""
TICK = 15
"""Milliseconds between two actions."""
LIFTED = "lies wrong"
"""A table's words about a card that the mouse or a key has raised."""


class Monkey:
    """The window and the person, with a check of both after each action."""

    def __init__(self, directory: Path, seed: int) -> None:
        settings = Settings(directory)
        settings.speed = "off"
        self.window = MainWindow(settings, Saves(directory, exclusive=True))
        self.window.resize(1280, 800)
        self.window.show()
        self.faults = Faults()
        self.person = RandomPerson(self.window, settings, random.Random(seed), ANYTHING, TICK)
        self.person.acted.connect(self._look)
        self.done = Counter[str]()
        self.rounds = 0
        self.window.controller.scored.connect(self._count)
        self._state: object = None
        self._standstill = Standstill(STILL, AT_LEAST)
        self._end, self._most = time.monotonic(), 0
        self._loop = QEventLoop()

    def run(self, minutes: float, actions: int = 0) -> None:
        """Act for some minutes or, if given, a number of actions, or until the first fault."""
        self.window.begin(number=1)
        self.person.start()
        self._end, self._most = time.monotonic() + 60 * minutes, actions
        # A loop of its own, since `processEvents` does not process deferred deletions.
        self._loop.exec()
        self.person.stop()

    def close(self) -> None:
        """Close all windows, and end the threads behind them."""
        QApplication.closeAllWindows()
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
        self.faults.close()

    def _count(self) -> None:
        self.rounds += 1

    def _look(self, done: str) -> None:
        self.done[done.split(" ")[0]] += 1
        controller = self.window.controller
        match = controller.match
        rests = self.person.asked or self.person.round_over
        if self.person.asked and not controller.clocks.paused:
            wrong = [one for one in self.window.table.check(controller.view()) if LIFTED not in one]
            if wrong:
                self.faults.found.append("the table shows something else: " + "; ".join(wrong[:5]))
        state = None if match is None else (match.id, len(match.positions), len(match.position.moves))
        dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if rests or dialog or controller.clocks.paused or state != self._state:
            self._state = state
            self._standstill.reset()
        elif self._standstill.act():
            self.faults.found.append(f"nothing has gone on for {STILL:.0f} seconds, and nobody is asked")
        over = self.done.total() >= self._most if self._most else time.monotonic() > self._end
        if over or self.faults.found or not self.window.isVisible():
            self._loop.quit()


def main() -> int:
    """Let the person act, and print the results."""
    register_families()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (default 1)")
    parser.add_argument("--actions", type=int, default=0, help="how many, in place of minutes")
    parser.add_argument("--seed", type=int, default=1, help="another one does other things (default 1)")
    parser.add_argument("--collect-often", action="store_true", help="have all circles collected often")
    options = parser.parse_args()
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with temporary_home("thothit-monkey-") as home:
        app = application(frames=None)
        if options.collect_often:
            collect_often(app)
        nowhere = Nowhere()
        monkey = Monkey(home / "data", options.seed)
        monkey.run(options.minutes, options.actions)
        done, faults = monkey.done.total(), list(monkey.faults.found)
        monkey.close()
        nowhere.close()
    if faults:
        print("\n".join(monkey.person.last))
        print(f"fault after {done} actions (seed {options.seed}):\n{faults[0]}")
        return 1
    print(", ".join(f"{habit} {times}" for habit, times in monkey.done.most_common()))
    print(f"{done} actions, {monkey.person.moves} moves, {monkey.rounds} rounds ended, no fault")
    return 0


if __name__ == "__main__":
    sys.exit(main())
