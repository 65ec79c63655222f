# SPDX-License-Identifier: MIT
"""A button beside a refusal on the table: it opens the lesson on the rule."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.target_size import TARGET
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.panel import TablePanel
from thothit_desktop.table.stage.timing import MESSAGE
from thothit_desktop.table.table import Table

_BESIDE = 8
"""Logical pixels between the refusal and the button."""


class LearnOffer(TablePanel):
    """Lies beside the refusal as long as that is shown; the keys stay with the cards."""

    wanted = Signal()

    def __init__(self, table: Table, key: str) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.setObjectName("offer")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.button = QPushButton(self.tr("Learn this ({0})").format(key), self)
        self.button.setMinimumHeight(TARGET)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        self._fading = AwakeClock(self)
        self._fading.over.connect(self.hide)
        self._dress()
        self.hide()

    def offer(self, title: str) -> None:
        """Offer the lesson of this title, beside the refusal that is shown now, and aloud after it."""
        self.button.setToolTip(title)
        self.button.setAccessibleDescription(title)
        self._fading.start(MESSAGE["refusal"])
        self.show()
        self.raise_()
        self.place()
        self._table.notices.add_hint(self.button.text())

    def place(self) -> None:
        """Lie beside the refusal above the turn's words, and where that would cover a call, above it."""
        box = self._table.mapFromScene(self._table.notices.message_box()).boundingRect()
        self.adjustSize()
        room, wide, high = self._table.viewport().rect(), self.width(), self.height()
        y = box.bottom() - high
        above = QRect(box.center().x() - wide // 2, box.top() - _BESIDE - high, wide, high)
        beside = [QRect(x, y, wide, high) for x in (box.right() + _BESIDE, box.left() - _BESIDE - wide)]
        at = next((each for each in beside if room.contains(each) and not self._covers_calls(each)), above)
        self.move(max(0, min(at.x(), room.right() - wide)), max(0, at.y()))

    def _covers_calls(self, place: QRect) -> bool:
        calls = self._table.call_bar
        return not calls.isHidden() and calls.geometry().intersects(place)

    def _dress(self) -> None:
        tone, size = document_colours(), QFontInfo(self._table.font()).pixelSize()
        self.setStyleSheet(
            f"QPushButton {{ background: {tone.ground}; color: {tone.link}; font-weight: bold;"
            f" border: 1px solid {tone.won_edge}; border-radius: 6px; padding: {size // 3}px {size}px }}"
            f"QPushButton:hover {{ background: {tone.won} }}"
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
