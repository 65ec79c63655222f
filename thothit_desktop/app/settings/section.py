# SPDX-License-Identifier: MIT
"""A page of the settings: a heading, and rows of a label, a control and a sentence."""

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
    """The rows of one page; those that a search does not find are hidden."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.controls: dict[str, Control] = {}
        """By key of the setting."""
        self.chain: list[QWidget] = []
        """All controls, as Tab goes from one to the next."""
        self._quiet: list[QLabel] = []
        """The sentences under the labels."""
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
        """Add settings; `chosen` gets the row and the value that the person wants."""
        for row in rows:
            control = control_for(row, partial(chosen, row), self)
            about = self._add(row, row.label, row.told(), control)
            control.setAccessibleDescription(row.told())
            self.controls[row.setting.key] = control
            self._abouts[row.setting.key] = (row, about)
            control.show_value(row.read())

    def add_commands(self, rows: Sequence[CommandRow]) -> None:
        """Add what can be done."""
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
        """Write the sentences in the quieter colour of light or dark windows."""
        for told in self._quiet:
            palette = told.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(document_colours().quiet))
            told.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the light or dark palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def follow(self, key: str) -> None:
        """Show the value of a setting as it is now."""
        if key in self.controls:
            row, about = self._abouts[key]
            self.controls[key].show_value(row.read())
            self.controls[key].setAccessibleDescription(row.told())
            about.setText(row.told())

    def show_found(self, words: str) -> int:
        """Show only rows with these words; how many there are."""
        found = 0
        for row, box in self._rows:
            hit = row.found_by(words)
            box.setVisible(hit)
            found += hit
        return found
