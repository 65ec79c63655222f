# SPDX-License-Identifier: MIT
"""Time each step of undo and redo in a round at the window: `python -m tests.tools.undo_steps DIRECTORY`.

The round is one of Thothit Kuna for six at speed off; its match is saved to the directory as usual. A step
ends when the person is to act, or the score sheet is open, and the table has been painted. Prints
milliseconds as JSON, a list for `undo`, one for `redo`, and one for the step of redo that opens the score
sheet.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from thothit_desktop.app.registration import register_families
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.move_history import decides

GAME, PLAYERS = "thothit-kuna", 6


class Steps:
    """A window in which a round is played, taken back and made again."""

    def __init__(self, directory: Path) -> None:
        settings = Settings(directory)
        settings.speed = "off"
        chosen = settings.match_setup(GAME)
        self.window = MainWindow(settings, Saves(directory))
        self.window.resize(1280, 800)
        self.window.show()
        self.window.begin(
            MatchSetup(GAME, PLAYERS, ("random",) * len(chosen.levels), "free", chosen.options), number=1
        )

    @property
    def still(self) -> bool:
        """True if the person is to act, or the round has been scored, and nothing moves."""
        controller = self.window.controller
        match = controller.match
        if match is None or not match.positions or not controller.idle or self.window.table.moving:
            return False
        if match.round_over:
            return self.window.ui.next_round.isEnabled()
        return controller.decisions.waiting and decides(match.position, match.person)

    def play(self) -> None:
        """Play at random to the end of the round."""
        rng = random.Random(1)
        self._wait()
        while not self.window.matches.match.round_over:
            legal = self.window.matches.match.position.legal_moves()
            self.window.controller.decisions.human.wanted.emit(rng.choice(legal))
            self._wait()

    def timed(self, go: Callable[[], None], on: Callable[[], bool]) -> list[float]:
        """Return the milliseconds of each step, as long as there is one."""
        taken = []
        while on():
            begun = time.perf_counter()
            go()
            self._wait()
            QApplication.processEvents()  # Paint everything that is due.
            taken.append(1000 * (time.perf_counter() - begun))
        return taken

    def _wait(self) -> None:
        QApplication.processEvents()
        while not self.still:
            QApplication.processEvents()


def main() -> None:
    """Play the round, and print the times of its steps."""
    register_families()
    application = QApplication([])
    steps = Steps(Path(sys.argv[1]))
    steps.play()
    ui = steps.window.ui
    undone = steps.timed(ui.undo.trigger, ui.undo.isEnabled)
    *redone, scored = steps.timed(ui.redo.trigger, ui.redo.isEnabled)
    print(json.dumps({"undo": undone, "redo": redone, "the score": [scored]}))
    steps.window.close()
    application.processEvents()


if __name__ == "__main__":
    main()
