# SPDX-License-Identifier: MIT
"""Light that swells and fades behind cards, to draw the eye to them; Qt runs the animation."""

from collections.abc import Iterable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.drawing.glows import glow, reach
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.timing import PULSE

_TIMES = 4


class CardPulse:
    """Makes light behind cards come and go; the cards stay as they are, and with reduced motion all does."""

    def __init__(self, scene: QGraphicsScene, owner: QObject) -> None:
        self._scene, self._owner = scene, owner
        self._running: list[tuple[CardItem, QGraphicsWidget, QPropertyAnimation]] = []

    @property
    def pulsing(self) -> list[int]:
        """The cards that pulse now."""
        running = QAbstractAnimation.State.Running
        return [item.card for item, _, way in self._running if way.state() == running]

    def start(self, items: Iterable[CardItem], unit: float, ratio: float) -> None:
        """Make these items pulse, and no others; `unit` is the scene's in logical pixels."""
        self.stop()
        for item in () if MOTION.reduced else items:
            light = QGraphicsWidget(item)  # lifted together with the card
            light.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            light.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            light.setOpacity(0.0)
            size = item.size() * item.scale() * unit
            picture = pixmap_item(glow(size, "here", ratio), item.scale() * unit, light)
            far = -reach(item.size())
            picture.setPos(far, far)
            way = QPropertyAnimation(light, b"opacity", self._owner)
            for at, opacity in ((0.0, 0.0), (0.5, 1.0), (1.0, 0.0)):
                way.setKeyValueAt(at, opacity)
            way.setEasingCurve(QEasingCurve.Type.InOutSine)
            way.setDuration(PULSE)
            way.setLoopCount(_TIMES)
            self._running.append((item, light, way))
            way.start()

    def stop(self) -> None:
        """Stop the pulse of all cards."""
        for _, light, way in self._running:
            way.stop()
            way.deleteLater()
            self._scene.removeItem(light)
        self._running = []
