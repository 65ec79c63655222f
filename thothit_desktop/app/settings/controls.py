# SPDX-License-Identifier: MIT
"""The controls of the rows: each shows a value, and calls `chosen` with a new one."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSlider, QWidget

from thothit_desktop.app.settings.rows import SettingRow
from thothit_desktop.games.quoting import LONGEST_NAME

ICON = 40
"""The edge of a picture beside a value, in pixels."""

TEXT_WIDTH = 200
"""The smallest width of a line of text, in pixels."""


class CheckControl(QCheckBox):
    """A check mark."""

    def __init__(self, row: SettingRow, chosen: Callable[[str], None]) -> None:
        super().__init__()
        self._marks = row.marks
        self.clicked.connect(lambda on: chosen(row.marks[not on]))

    def show_value(self, value: str) -> None:
        """Show a value."""
        self.setChecked(value == self._marks[0])


class ChoiceControl(QComboBox):
    """A choice among several values."""

    def __init__(self, row: SettingRow, chosen: Callable[[str], None]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._row = row
        self._offered: list[str] = []
        self._offer()
        if row.icon is not None:
            self.setIconSize(QSize(ICON, ICON))
        self.activated.connect(lambda at: chosen(self.itemData(at)))

    def _offer(self) -> None:
        """Offer the values that may be chosen now."""
        row = self._row
        offered = list(row.values if row.offered is None else row.offered())
        if offered == self._offered:
            return
        self._offered = offered
        self.clear()
        for value in offered:
            self.addItem(row.values[value], value)
            if row.icon is not None:
                self.setItemIcon(self.count() - 1, row.icon(value))

    def show_value(self, value: str) -> None:
        """Show a value."""
        self._offer()
        self.setCurrentIndex(self.findData(value))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the page, so that scrolling over a control does not change it."""
        event.ignore()


class TextControl(QLineEdit):
    """A line of text."""

    def __init__(self, row: SettingRow, chosen: Callable[[str], None]) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_NAME)
        self.setMinimumWidth(TEXT_WIDTH)
        self._row = row
        self.textEdited.connect(lambda text: chosen(text.strip()) if self._fits(text) else None)
        self.editingFinished.connect(lambda: self.show_value(row.read()))

    def _fits(self, text: str) -> bool:
        return self._row.setting.accepts(text.strip())

    def show_value(self, value: str) -> None:
        """Show a value, but do not disturb the person's typing."""
        if self.text().strip() != value or not self.hasFocus():
            self.setText(value)


class PercentControl(QSlider):
    """A number from 0 to 100."""

    def __init__(self, row: SettingRow, chosen: Callable[[str], None]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(0, len(row.setting.allowed) - 1)
        self.setPageStep(10)
        self.setMinimumWidth(160)
        self.valueChanged.connect(lambda value: chosen(str(value)) if str(value) != row.read() else None)
        self.valueChanged.connect(lambda value: self.setToolTip(row.words(str(value))))

    def show_value(self, value: str) -> None:
        """Show a value."""
        self.setValue(int(value))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the page, as over the other controls."""
        event.ignore()


Control = CheckControl | ChoiceControl | TextControl | PercentControl
"""The type of any control."""


def control_for(row: SettingRow, chosen: Callable[[str], None], parent: QWidget) -> Control:
    """Return the control of a row, with its name for screen readers."""
    if row.percent:
        made: Control = PercentControl(row, chosen)
    elif row.is_check:
        made = CheckControl(row, chosen)
    elif row.values:
        made = ChoiceControl(row, chosen)
    else:
        made = TextControl(row, chosen)
    made.setParent(parent)
    made.setObjectName(row.setting.key)
    made.setAccessibleName(row.label)
    return made
