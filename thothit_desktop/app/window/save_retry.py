# SPDX-License-Identifier: MIT
"""Tells once that a match cannot be saved, and saves it again and again until it can."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.app.store.saves import FileError

AGAIN = 5000
"""Milliseconds after which a match that could not be saved is saved again, if nobody moves before."""


class SaveRetry(QObject):
    """Follows how writing goes."""

    failed = Signal(str)
    """Nothing can be written from now on, for this reason."""
    recovered = Signal()
    """It can again, and everything is written."""

    def __init__(self, save: Callable[[], None], parent: QObject) -> None:
        """`save` writes everything, and comes back here for it."""
        super().__init__(parent)
        self.reason = ""
        """Why the last attempt failed; empty where it did not."""
        self._timer = QTimer(self, interval=AGAIN)
        self._timer.timeout.connect(save)

    @contextmanager
    def told(self) -> Iterator[None]:
        """While something is written; a FileError ends here."""
        before = self.reason
        try:
            yield
        except FileError as error:
            self.reason = str(error)
            self._timer.start()
            if not before:
                self.failed.emit(self.reason)
        else:
            self.reason = ""
            self._timer.stop()
            if before:
                self.recovered.emit()
