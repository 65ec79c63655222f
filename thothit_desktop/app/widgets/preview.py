# SPDX-License-Identifier: MIT
"""A dialog that lists changes and asks for confirmation."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.widgets.screen_room import keep_within_screen

_WIDTH, _MOST_LINES = 520, 18
_SPACING = 2
"""Pixels around each line."""


class Preview(QDialog):
    """Shows a sentence and lines; calls `agreed` if the person presses the button `yes`; Enter cancels."""

    def __init__(
        self,
        title: str,
        sentence: str,
        lines: Sequence[str],
        yes: str,
        agreed: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.sentence = plain_label(sentence, self)
        self.sentence.setWordWrap(True)
        self.lines = QListWidget(self)
        self.lines.setAccessibleName(title)
        self.lines.setWordWrap(True)
        self.lines.setSpacing(_SPACING)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.lines.addItems(list(lines))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.agreeing = QPushButton(yes, autoDefault=False)
        buttons.addButton(self.agreeing, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(agreed)
        column = QVBoxLayout(self)
        for part in (self.sentence, self.lines, buttons):
            column.addWidget(part)
        dress_box(self)
        self.resize(_WIDTH, self.sizeHint().height() + self._more_lines())
        keep_within_screen(self)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()

    def _more_lines(self) -> int:
        """Return the pixels that the lines, at most `_MOST_LINES`, need beyond the list's size hint."""
        shown = range(min(_MOST_LINES, self.lines.count()))
        wanted = sum(self.lines.sizeHintForRow(row) + 2 * _SPACING for row in shown)
        return wanted + 2 * self.lines.frameWidth() - self.lines.sizeHint().height()
