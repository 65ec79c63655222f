# SPDX-License-Identifier: MIT
"""The caption under a worked example: what has just happened, and what is asked."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel, QWidget

from thothit_desktop.app.forms.ui_example_pane import Ui_ExamplePane
from thothit_desktop.app.widgets.document_style import document_colours

TEXT, COLUMN, MARGIN = 1.2, 70, 16
"""The text's size and its widest column, in sizes of the program's text; the least margin in pixels."""
LOW, AIR, LOW_AIR = 420, 10, 4
"""In a lower window, in logical pixels, the text has the program's size; pixels above and below it."""
_SHARE = 0.6
"""Of the height of a low window, what the table has where it may be that low."""
_ANY = 16777215
"""Qt's largest height of a widget."""


class ExampleCaption:
    """The labels of a pane's form: a column of readable width, as high as the longest texts need."""

    def __init__(self, ui: Ui_ExamplePane, pane: QWidget) -> None:
        self._ui, self._pane = ui, pane
        self.low = False
        """Whether room is scarce: the table has little height, words are smaller and have the rest."""

    def take_room(self) -> bool:
        """See how high the window is; whether room has become scarce, or no longer is."""
        low = self._pane.window().height() < LOW
        changed, self.low = low != self.low, low
        table = max(self._ui.table.minimumHeight(), round(_SHARE * self._pane.window().height()))
        self._ui.stage.setMaximumHeight(table if low else _ANY)
        return changed

    def write(self, told: str, asked: str, answer: bool) -> None:
        """Show what is told and what is asked; `answer` marks an answer to a move that was not asked for."""
        ui = self._ui
        ui.told.setText(told)
        ui.told.setVisible(bool(told))
        ui.told.setProperty("answer", answer)
        ui.told.style().polish(ui.told)
        ui.asked.setText(asked)

    def fit(self, tellings: Iterable[str], askings: Iterable[str]) -> None:
        """Take the height of the longest texts, so that the table above keeps its size."""
        ui = self._ui
        margins, spacing = ui.caption_layout.contentsMargins(), ui.caption_layout.spacing()
        told = max((self._height(ui.told, text) for text in tellings), default=0)
        asked = max((self._height(ui.asked, text) for text in askings), default=0)
        needed = told + asked + spacing + margins.top() + margins.bottom() + 2
        ui.caption.setMinimumHeight(needed)
        ui.caption.setMaximumHeight(_ANY if self.low else needed)
        ui.caption_layout.activate()

    def _height(self, label: QLabel, text: str) -> int:
        """The height that a text needs in a label."""
        label.ensurePolished()
        margins = self._ui.caption_layout.contentsMargins()
        box = QRect(0, 0, self._pane.width() - margins.left() - margins.right(), 10000)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return label.fontMetrics().boundingRect(box, flags, text).height()

    def centre(self) -> None:
        """Keep the text in a column in the middle of the pane."""
        layout = self._ui.caption_layout
        side = max(MARGIN, round((self._pane.width() - COLUMN * self._text) / 2))
        air = LOW_AIR if self.low else AIR
        layout.setContentsMargins(side, air, side, air)

    def colour(self) -> None:
        """Take over the program's colours and text size as they are now."""
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
        """The size of the program's text in pixels."""
        return QFontInfo(self._pane.font()).pixelSize()
