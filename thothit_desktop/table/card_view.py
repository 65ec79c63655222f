# SPDX-License-Identifier: MIT
"""The view of the table: a scene that fills it, and a signal when the table needs a new layout."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from thothit_desktop.table.screen import screen_of

_LEAST = QSize(480, 290)
"""The least size of the layout, in logical pixels."""
_SMALLEST = QSize(200, 120)
"""The least size of the view on a small screen, where the layout is scaled down."""
SMALL_SCREEN = QSize(800, 480)
"""A screen narrower or lower than this is small."""


class CardView(QGraphicsView):
    """A view without frame and scroll bars, which reports when the table needs a new layout."""

    layout_outdated = Signal()
    """The size, the screen's ratio, the palette or the font has changed since the last `take_size`."""
    resized = Signal()
    """The view has another size, and its new layout is complete."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        screen = screen_of(self).availableSize()
        self.setMinimumSize(_LEAST if screen.boundedTo(SMALL_SCREEN) == SMALL_SCREEN else _SMALLEST)
        self._taken: tuple[QSize, float] | None = None

    def take_size(self) -> tuple[QSize, float]:
        """Return the size to lay out for, and the number of screen pixels for each of its pixels."""
        self._taken = (self.viewport().size(), self.devicePixelRatioF())
        return (self._taken[0] / self.shrink).expandedTo(_LEAST), self._taken[1] * self.shrink

    @property
    def shrink(self) -> float:
        """The scale of the table: 1, or less if the view is smaller than the layout."""
        size = self.viewport().size()
        fitting = min(size.width() / _LEAST.width(), size.height() / _LEAST.height())
        return min(1.0, max(_SMALLEST.width() / _LEAST.width(), fitting))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least size without scaling; the scene takes any size, and has no hint for the view."""
        return _LEAST

    @Slot()  # A slot, so that Qt can tell whether it is connected already.
    def _look(self) -> None:
        if self._taken != (self.viewport().size(), self.devicePixelRatioF()):
            self.layout_outdated.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Check the layout after a change of the window's size."""
        super().resizeEvent(event)
        if self.isVisible():
            self._look()
        self.resized.emit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Check the layout for the size and the screen at the time of showing."""
        super().showEvent(event)
        self._look()
        window = self.window().windowHandle()
        if window is not None:
            window.screenChanged.connect(self._look, Qt.ConnectionType.UniqueConnection)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Request a new layout after a change of the palette or the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._taken = None  # a hidden view follows when it is shown
            if self.isVisible():
                self.layout_outdated.emit()
