# SPDX-License-Identifier: MIT
"""A page of the settings window: a heading, and rows of a label, a control and a sentence."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.settings.controls import Control, control_for
from thothit_desktop.app.settings.rows import CommandRow, SettingRow
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.plain_text import plain_label


class SettingsSection(QWidget):
    """The rows of one page; a search hides the rows it does not find."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.controls: dict[str, Control] = {}
        """The controls by the key of their setting."""
        self.chain: list[QWidget] = []
        """All controls in the order of Tab."""
        self._quiet: list[QLabel] = []
        """The labels with the sentences under the rows' labels."""
        self._rows: list[tuple[SettingRow | CommandRow, QWidget]] = []
        self._abouts: dict[str, tuple[SettingRow, QLabel]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 0, 8, 8)
        self._column.setSpacing(14)
        heading = plain_label(name, self)
        font = heading.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.25)
        heading.setFont(font)
        self._column.addWidget(heading)

    def add_settings(self, rows: Sequence[SettingRow], chosen: Callable[[SettingRow, str], None]) -> None:
        """Add rows of settings; `chosen` is called with the row and the value that the person chooses."""
        for row in rows:
            control = control_for(row, partial(chosen, row), self)
            about = self._add(row, row.label, row.told(), control)
            control.setAccessibleDescription(row.told())
            self.controls[row.setting.key] = control
            self._abouts[row.setting.key] = (row, about)
            control.show_value(row.read())

    def add_commands(self, rows: Sequence[CommandRow]) -> None:
        """Add rows of commands, each with a button."""
        for row in rows:
            button = QPushButton(row.button, autoDefault=False)
            button.setAccessibleDescription(row.about)
            button.clicked.connect(row.run)
            self._add(row, row.label, row.about, button)

    def _add(self, row: SettingRow | CommandRow, label: str, about: str, control: QWidget) -> QLabel:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        name, told = plain_label(label), plain_label(about)
        name.setBuddy(control)
        name.setWordWrap(True)
        told.setWordWrap(True)
        grid.addWidget(name, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(control, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(told, 1, 0, 1, 2)
        self._column.addWidget(box)
        self._rows.append((row, box))
        self._quiet.append(told)
        self.chain.append(control)
        self._tint()
        return told

    def _tint(self) -> None:
        """Set the colour of the sentences, which is quieter than that of the labels."""
        for told in self._quiet:
            palette = told.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(document_colours().quiet))
            told.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colours with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def show_setting(self, key: str) -> None:
        """Show the present value of a setting, if it is on this page."""
        if key in self.controls:
            row, about = self._abouts[key]
            self.controls[key].show_value(row.read())
            self.controls[key].setAccessibleDescription(row.told())
            about.setText(row.told())

    def show_found(self, words: str) -> int:
        """Show only the rows with all of these words; return their number."""
        found = 0
        for row, box in self._rows:
            hit = row.found_by(words)
            box.setVisible(hit)
            found += hit
        return found
