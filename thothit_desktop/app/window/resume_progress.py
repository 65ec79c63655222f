# SPDX-License-Identifier: MIT
"""How far a long match has been replayed, while the window stays alive."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

LONG = 100
"""Rounds of a match that is opened without a word."""

PATIENCE_MS = 300
"""So long nobody minds waiting: the bar opens where it will take longer."""


class ResumeProgress:
    """Told how many rounds of a match have been replayed, and of how many; opens a bar over a window."""

    def __init__(self, over: QWidget, passes: int = 1) -> None:
        """The rounds are gone through so many times."""
        self._over, self._passes = over, passes
        self._passed = 0
        self._bar: QProgressDialog | None = None

    def __call__(self, done: int, rounds: int) -> None:
        """So many rounds are done."""
        if rounds <= LONG:
            return
        if self._bar is None:
            self._bar = self._open(rounds)
        self._bar.setValue(self._passed * rounds + done)  # a modal bar, and what lies under it, paint now
        if done == rounds:
            self._passed += 1
            if self._passed == self._passes:
                self.close()

    def close(self) -> None:
        """Nothing more comes."""
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None

    def _open(self, rounds: int) -> QProgressDialog:
        told = QCoreApplication.translate("ResumeProgress", "Replaying %n round(s)…", "", rounds)
        bar = QProgressDialog(told, "", 0, self._passes * rounds, self._over)
        bar.setCancelButton(None)
        bar.setWindowModality(Qt.WindowModality.WindowModal)
        bar.setMinimumDuration(PATIENCE_MS)
        return bar
