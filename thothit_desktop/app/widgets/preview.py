# SPDX-License-Identifier: MIT
"""A question with a list of what would happen, before it does."""

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


class Preview(QDialog):
    """Shows a sentence and lines; `agreed` is called if the person chooses `yes`, what Enter does not."""

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
        self.resize(520, 320)
        self.sentence = plain_label(sentence, self)
        self.sentence.setWordWrap(True)
        self.lines = QListWidget(self)
        self.lines.setAccessibleName(title)
        self.lines.setWordWrap(True)
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
        keep_within_screen(self)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()
