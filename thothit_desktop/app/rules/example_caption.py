# SPDX-License-Identifier: MIT
"""The caption below a worked example: the text about the last move, and the next request."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel, QWidget

from thothit_desktop.app.forms.ui_example_pane import Ui_ExamplePane
from thothit_desktop.app.widgets.document_style import document_colours

TEXT, COLUMN, MARGIN = 1.2, 70, 16
"""The size of the text and its widest column, in sizes of the program's text; the least margin in pixels."""
LOW, AIR, LOW_AIR = 420, 10, 4
"""The window height below which the text is smaller; the space above and below it; all in logical pixels."""
_SHARE = 0.6
"""The table's share of the height of a low window."""
_ANY = 16777215
"""Qt's largest height of a widget."""


class ExampleCaption:
    """Lays out the labels of a pane in a column of readable width, as high as the longest texts."""

    def __init__(self, ui: Ui_ExamplePane, pane: QWidget) -> None:
        self._ui, self._pane = ui, pane
        self.low = False
        """True in a low window: the table is small, and the smaller text has the rest."""

    def update_low(self) -> bool:
        """Update `low` and the height of the table; return True if `low` has changed."""
        low = self._pane.window().height() < LOW
        changed, self.low = low != self.low, low
        table = max(self._ui.table.minimumHeight(), round(_SHARE * self._pane.window().height()))
        self._ui.stage.setMaximumHeight(table if low else _ANY)
        return changed

    def write(self, told: str, asked: str, answer: bool) -> None:
        """Show the text about the last move and the next request.

        `answer` marks the first text as the answer to an unexpected move.
        """
        ui = self._ui
        ui.told.setText(told)
        ui.told.setVisible(bool(told))
        ui.told.setProperty("answer", answer)
        ui.told.style().polish(ui.told)
        ui.asked.setText(asked)

    def reserve_height(self, tellings: Iterable[str], askings: Iterable[str]) -> None:
        """Set the height for the longest texts, so that the table above keeps its size."""
        ui = self._ui
        margins, spacing = ui.caption_layout.contentsMargins(), ui.caption_layout.spacing()
        told = max((self._height(ui.told, text) for text in tellings), default=0)
        asked = max((self._height(ui.asked, text) for text in askings), default=0)
        needed = told + asked + spacing + margins.top() + margins.bottom() + 2
        ui.caption.setMinimumHeight(needed)
        ui.caption.setMaximumHeight(_ANY if self.low else needed)
        ui.caption_layout.activate()

    def _height(self, label: QLabel, text: str) -> int:
        """Return the height that a text needs in a label."""
        label.ensurePolished()
        margins = self._ui.caption_layout.contentsMargins()
        box = QRect(0, 0, self._pane.width() - margins.left() - margins.right(), 10000)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return label.fontMetrics().boundingRect(box, flags, text).height()

    def centre(self) -> None:
        """Centre the text in a column of readable width."""
        layout = self._ui.caption_layout
        side = max(MARGIN, round((self._pane.width() - COLUMN * self._text) / 2))
        air = LOW_AIR if self.low else AIR
        layout.setContentsMargins(side, air, side, air)

    def colour(self) -> None:
        """Set the style sheet for the program's current colours and text size."""
        tone = document_colours()
        self._ui.caption.setStyleSheet(
            f"#caption {{ background: {tone.ground}; border-top: 1px solid {tone.line};"
            f" border-bottom: 1px solid {tone.line} }}"
            f"QLabel {{ color: {tone.ink}; font-size: {round(self._text * (1 if self.low else TEXT))}px }}"
            f'#told[answer="true"] {{ color: {tone.link} }}'
            f"#asked {{ font-weight: bold }}"
        )

    @property
    def _text(self) -> int:
        """The size of the program's text, in pixels."""
        return QFontInfo(self._pane.font()).pixelSize()
