# SPDX-License-Identifier: MIT
"""Ends the program cleanly at a signal of the system: threads are joined, and nothing is lost."""

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Signals(QObject):
    """Calls `end` from the event loop at the first signal; a second one ends the process at once.

    `ending` is True after the first signal, because Qt forgets a `quit` before its event loop runs.

    A pipe wakes the event loop, so no Python runs before a signal comes. Qt cannot wait for pipes on Windows;
    there a signal ends the process, and the match is on disk.
    """

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
        self._end = end
        self.ending = False
        if os.name != "posix":
            self._default()
            return
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self._writing, False)
        signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for number in _ENDING:
            if signal.getsignal(number) != signal.SIG_IGN:  # as with nohup
                signal.signal(number, lambda *_: None)
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)

    def close(self) -> None:
        """Restore the default handling of the signals."""
        if os.name != "posix":
            return
        self._default()
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        os.close(self._reading)
        os.close(self._writing)

    def _on_signal(self) -> None:
        os.read(self._reading, 64)
        self._default()
        self.ending = True
        self._end()

    def _default(self) -> None:
        for number in _ENDING:
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, signal.SIG_DFL)
