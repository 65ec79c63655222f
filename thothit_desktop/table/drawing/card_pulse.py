# SPDX-License-Identifier: MIT
"""A pulse of cards that draws the eye to them; Qt runs the animation."""

from collections.abc import Iterable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPropertyAnimation

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.timing import PULSE

_TIMES = 4
_FAINTEST = 0.55


class CardPulse:
    """Makes cards fade a little and come back; with reduced motion they stay unchanged."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self._running: list[tuple[CardItem, QPropertyAnimation]] = []

    @property
    def pulsing(self) -> list[int]:
        """The cards that pulse now."""
        running = QAbstractAnimation.State.Running
        return [item.card for item, way in self._running if way.state() == running]

    def start(self, items: Iterable[CardItem]) -> None:
        """Make these items pulse, and no others."""
        self.stop()
        for item in () if MOTION.reduced else items:
            way = QPropertyAnimation(item, b"opacity", self._owner)
            for at, opacity in ((0.0, 1.0), (0.5, _FAINTEST), (1.0, 1.0)):
                way.setKeyValueAt(at, opacity)
            way.setEasingCurve(QEasingCurve.Type.InOutSine)
            way.setDuration(PULSE)
            way.setLoopCount(_TIMES)
            self._running.append((item, way))
            way.start()

    def stop(self) -> None:
        """Stop the pulse of all cards."""
        for item, way in self._running:
            way.stop()
            way.deleteLater()
            item.setOpacity(1.0)
        self._running = []
