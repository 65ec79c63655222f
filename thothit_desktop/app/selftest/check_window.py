# SPDX-License-Identifier: MIT
"""What a check of the self-test works with: windows on a directory of its own, and every fault they tell."""

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
"""Milliseconds from look to look at what is waited for."""
NUMBER = 1
"""Of every match that is played."""


class CheckError(Exception):
    """A check has failed; the message says why."""


class CheckWindow:
    """The place of one check; what it opens is closed with it."""

    def __init__(self, directory: Path, limit: TimeLimit) -> None:
        directory.mkdir()
        self.directory = directory
        self._limit = limit
        self._told = io.StringIO()
        """What the program says of faults: tracebacks of slots and threads, and the log."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Listen to faults; close what is open in the end. Raises CheckError, or what went wrong."""
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
        """A dialog that nobody answers ends with its window."""
        if self._limit.over:
            QApplication.closeAllWindows()

    def no_fault(self) -> None:
        """Raises CheckError with the last line of what the program has told of faults."""
        lines = self._told.getvalue().strip().splitlines()
        if lines:
            raise CheckError(lines[-1])

    def wait(self, until: Callable[[], object]) -> None:
        """Let the program run until something is true. Raises Overtime, or CheckError for its faults."""
        while not until():
            if self._limit.over:
                raise Overtime
            self.no_fault()
            loop = QEventLoop()
            QTimer.singleShot(STEP, loop.quit)
            loop.exec()

    # Windows and matches

    def window(self, saves: bool = True) -> MainWindow:
        """A window at speed off; without `saves` nothing is written."""
        settings = Settings(self.directory)
        settings.speed = "off"
        window = MainWindow(settings, Saves(self.directory) if saves else None)
        window.resize(1000, 700)
        window.show()
        return window

    def watched(self, game: str) -> MainWindow:
        """A window in which computer players have played a round; the score sheet lies open."""
        window = self.window(saves=False)
        ended: list[object] = []
        window.controller.scored.connect(ended.append)
        window.begin(Settings(self.directory).match_setup(game), NUMBER, watch=True)
        self.wait(lambda: ended)
        self.drawn(window)
        return window

    def seated(self) -> MainWindow:
        """A window with a match of Thothit in which the person is asked for a hand card."""
        window = self.window()
        self.sit(window)
        self.wait(lambda: self.asked(window))
        return window

    def sit(self, window: MainWindow) -> None:
        """Begin a match of Thothit for the person, who goes on in spite of warnings."""
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
        """The person, who is asked, makes the first move of all, as by mouse."""
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
        """Raises CheckError if a widget is not to be seen, or is one empty area."""
        self.no_fault()
        if not widget.isVisible():
            raise CheckError(f"{type(widget).__name__} is not shown")
        if plain(widget.grab().toImage()):
            raise CheckError(f"{type(widget).__name__} is empty")


def machine_of(window: MainWindow) -> MatchStateMachine:
    """The state machine of a window's match."""
    machine = window.controller.findChild(MatchStateMachine)
    assert isinstance(machine, MatchStateMachine)
    return machine


def plain(image: QImage) -> bool:
    """Return True if a picture has one colour only, or nothing to be seen at all."""
    if image.isNull():
        return True
    small = image.scaled(64, 64, mode=Qt.TransformationMode.SmoothTransformation)
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)  # kept: its bits go with it
    return len(set(bytes(grey.constBits()))) < 2
