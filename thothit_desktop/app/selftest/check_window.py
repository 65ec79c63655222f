# SPDX-License-Identifier: MIT
"""Opens windows for a check of the self-test, in a directory of its own, and collects their faults."""

import io
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, Qt, QThreadPool, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from thothit_desktop.app.selftest.time_limit import Overtime, TimeLimit
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match_state_machine import MatchStateMachine

STEP = 10
"""Milliseconds between two looks at an awaited condition."""
NUMBER = 1
"""The number of every match that is played."""


class CheckError(Exception):
    """A check has failed; the message says why."""


class CheckWindow:
    """Opens the windows of one check, finds their faults, and closes them at the end."""

    def __init__(self, directory: Path, limit: TimeLimit) -> None:
        directory.mkdir()
        self.directory = directory
        self._limit = limit
        self._told = io.StringIO()
        """The faults reported by the program: tracebacks of slots and threads, and the log."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Collect faults; close all windows at the end. Raises CheckError, Overtime or the check's error."""
        threads = set(threading.enumerate())
        log, handler = logging.getLogger("thothit_desktop"), logging.StreamHandler(self._told)
        log.addHandler(handler)
        guard = QTimer(interval=STEP)
        guard.timeout.connect(self._end_overtime)
        guard.start()
        try:
            with redirect_stderr(self._told):
                try:
                    yield
                finally:
                    self._close()
            if self._limit.over:
                raise Overtime
            self.no_fault()
        finally:
            guard.stop()
            log.removeHandler(handler)
        left = [thread.name for thread in threading.enumerate() if thread not in threads]
        if left:
            raise CheckError(f"threads are left: {', '.join(left)}")

    def _close(self) -> None:
        for widget in QApplication.topLevelWidgets():
            widget.close()
            widget.deleteLater()
        QThreadPool.globalInstance().waitForDone()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    def _end_overtime(self) -> None:
        """Close all windows once the time is over, also a dialog that waits for an answer."""
        if self._limit.over:
            QApplication.closeAllWindows()

    def no_fault(self) -> None:
        """Raise CheckError with the last line of the faults, if there are any."""
        lines = self._told.getvalue().strip().splitlines()
        if lines:
            raise CheckError(lines[-1])

    def wait(self, until: Callable[[], object]) -> None:
        """Run the event loop until a condition is true. Raises Overtime, or CheckError for a fault."""
        while not until():
            if self._limit.over:
                raise Overtime
            self.no_fault()
            loop = QEventLoop()
            QTimer.singleShot(STEP, loop.quit)
            loop.exec()

    # Windows and matches

    def window(self, saves: bool = True) -> MainWindow:
        """Open a window without animations; without `saves` no match is saved."""
        settings = Settings(self.directory)
        settings.speed = "off"
        window = MainWindow(settings, Saves(self.directory) if saves else None)
        window.resize(1000, 700)
        window.show()
        return window

    def watched(self, game: str) -> MainWindow:
        """Open a window in which computer players have played a round; its score sheet is open."""
        window = self.window(saves=False)
        ended: list[object] = []
        window.controller.scored.connect(ended.append)
        window.begin(Settings(self.directory).match_setup(game), NUMBER, watch=True)
        self.wait(lambda: ended)
        self.drawn(window)
        return window

    def seated(self) -> MainWindow:
        """Open a window with a match of Thothit in which the person is to choose a card."""
        window = self.window()
        self.sit(window)
        self.wait(lambda: self.asked(window))
        return window

    def sit(self, window: MainWindow) -> None:
        """Begin a match of Thothit for the person, who makes a move in spite of warnings."""
        window.controller.decisions.human.warned.connect(
            lambda move: window.table.selection.targets_chosen.emit(move.takes)
        )
        window.begin(Settings(self.directory).match_setup("thothit"), NUMBER)

    def asked(self, window: MainWindow) -> bool:
        """Return True if a fishing game waits for the person to choose a card."""
        match = window.controller.match
        if match is None or match.round_over or window.table.moving:
            return False
        machine = machine_of(window)
        choosing = {machine.choosing, machine.turning} & machine.configuration()
        return bool(choosing) and match.position.to_move == match.person

    def play(self, window: MainWindow) -> None:
        """Make the first legal move for the person, who is to act, as by mouse."""
        match = window.controller.match
        assert match is not None
        made, move = len(match.position.moves), match.position.legal_moves()[0]
        if match.position.phase != "stock":
            window.table.selection.hand_chosen.emit(move.card)
        machine = machine_of(window)
        self.wait(
            lambda: (
                len(match.position.moves) > made
                or {machine.picking, machine.turning} & machine.configuration()
            )
        )
        if len(match.position.moves) == made:
            window.table.selection.targets_chosen.emit(move.takes)
            self.wait(lambda: len(match.position.moves) > made)

    def drawn(self, widget: QWidget) -> None:
        """Raise CheckError if a widget is not visible, or is painted in one colour."""
        self.no_fault()
        if not widget.isVisible():
            raise CheckError(f"{type(widget).__name__} is not shown")
        if plain(widget.grab().toImage()):
            raise CheckError(f"{type(widget).__name__} is empty")


def machine_of(window: MainWindow) -> MatchStateMachine:
    """Return the state machine of a window's match."""
    machine = window.controller.findChild(MatchStateMachine)
    assert isinstance(machine, MatchStateMachine)
    return machine


def plain(image: QImage) -> bool:
    """Return True if a picture is null or has only one colour."""
    if image.isNull():
        return True
    small = image.scaled(64, 64, mode=Qt.TransformationMode.SmoothTransformation)
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)  # keeps the bits alive
    return len(set(bytes(grey.constBits()))) < 2
