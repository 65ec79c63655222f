# SPDX-License-Identifier: MIT
"""Building blocks of the New game dialog: wrapping texts, buttons and chips."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from thothit_desktop.app.widgets.flow_layout import FlowLayout


def text(words: str, role: str, wraps: bool = True) -> QLabel:
    """Return a plain text label with the style of a role, transparent for the mouse."""
    label = QLabel(words)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label


def clear(layout: QLayout) -> None:
    """Remove all widgets from a layout and delete them."""
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()


class ExclusiveButtons(QButtonGroup):
    """A group with one checked button, which alone is a tab stop."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttonToggled.connect(self._stop)

    def add(self, button: QAbstractButton) -> None:
        """Add an unchecked button."""
        self.addButton(button)
        self._stop(button, False)

    def _stop(self, button: QAbstractButton, checked: bool) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus)


class SentenceButton(QRadioButton):
    """A radio button whose text wraps; `mark` follows it in a quieter colour."""

    def __init__(self, words: str, mark: str = "") -> None:
        super().__init__()
        self.setAccessibleName(f"{words} {mark}".strip())
        self._face = QHBoxLayout(self)
        self._face.addWidget(text(words, "value"), 1)
        if mark:
            self._face.addWidget(text(mark, "mark", wraps=False), 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def space(self, unit: float) -> None:
        """Leave room for the radio button's circle, scaled with the text."""
        self._face.setContentsMargins(round(25 * unit), round(2 * unit), round(4 * unit), round(2 * unit))
        self._face.setSpacing(round(8 * unit))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the texts."""
        return self._face.totalSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the texts."""
        return self._face.totalMinimumSize()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        """Return True for clicks on the text as well."""
        return self.rect().contains(pos)


class Chips(QWidget):
    """A row of buttons for a choice of one; the arrow keys move between them."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._group = ExclusiveButtons(self)
        self._values: list[tuple[str, str]] = []
        self._chips: dict[str, QPushButton] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def offer(
        self,
        values: Sequence[tuple[str, str]],
        chosen: str,
        subject: str,
        about: Mapping[str, str] | None = None,
    ) -> None:
        """Show values with their texts, one of them checked, or none if `chosen` is no value.

        `subject` names the choice for screen readers, `about` has descriptions of values.
        """
        if self._values != list(values):
            self._fill(values, subject)
        for key, more in (about or {}).items():
            self._chips[key].setToolTip(more)
            self._chips[key].setAccessibleDescription(more)
        self._group.setExclusive(chosen in self._chips)
        for key, chip in self._chips.items():
            chip.setChecked(key == chosen)
        if not self._group.exclusive():  # Tab must still reach the choice
            next(iter(self._chips.values())).setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group.setExclusive(True)

    def _fill(self, values: Sequence[tuple[str, str]], subject: str) -> None:
        clear(self._flow)
        self._values, self._chips = list(values), {}
        for key, words in values:
            chip = QPushButton(words.replace("&", "&&"))
            chip.setCheckable(True)
            chip.setAutoDefault(False)
            chip.setProperty("role", "chip")
            chip.setAccessibleName(f"{subject}: {words}")
            chip.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._group.add(chip)
            self._flow.addWidget(chip)
            self._chips[key] = chip
        self._flow.invalidate()
        self.updateGeometry()

    def space(self, unit: float) -> None:
        """Scale the space between the chips with the text."""
        self._flow.setSpacing(round(5 * unit))

    @property
    def chips(self) -> dict[str, QPushButton]:
        """The buttons, by value."""
        return self._chips

    @property
    def checked(self) -> QPushButton:
        """The checked chip, once values are offered."""
        return next(chip for chip in self._chips.values() if chip.isChecked())


def margins(layout: QBoxLayout, unit: float, *sides: int, spacing: int) -> None:
    """Set a layout's margins (left, top, right, bottom) and spacing, scaled with the text."""
    layout.setContentsMargins(*(round(side * unit) for side in sides))
    layout.setSpacing(round(spacing * unit))
