# SPDX-License-Identifier: MIT
"""The two sheets of paper of the home page: the deal of a day, and the match that waits."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.home.picture_grid import PictureButton
from thothit_desktop.app.widgets.plain_text import plain_label

ASPECT = 1.5
"""The width of a picture of a table, of its height."""


class PictureSheet(QFrame):
    """A picture beside words and buttons; a click on the picture is one on the first button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.picture = PictureButton(self)
        self.picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its button does the same
        self.title, self.about = plain_label("", self), plain_label("", self)
        self.title.setObjectName("title")
        for label in (self.title, self.about):
            label.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self.column = QVBoxLayout()
        self.column.addWidget(self.title)
        self.column.addWidget(self.about)
        self.column.addStretch(1)
        self.column.addLayout(self._row)
        self._across = QHBoxLayout(self)
        self._across.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self.column, 1)

    def add_button(self, words: str = "", main: bool = False) -> QPushButton:
        """Add a button below the words."""
        button = QPushButton(words, self)
        button.setObjectName("main" if main else "other")
        button.setAutoDefault(True)  # so that Enter presses it
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.buttons.append(button)
        self._row.addWidget(button)
        if main:
            self.picture.clicked.connect(button.click)
        return button

    def picture_room(self, width: int, letters: int) -> int:
        """Return the height of the largest picture that leaves each button its room, in logical pixels."""
        for button in self.buttons:
            button.ensurePolished()
        beside = max(button.sizeHint().width() for button in self.buttons)
        return max(1, int((width - beside - 3 * _air(letters)) / ASPECT))

    def fit(self, width: int, height: int, letters: int, picture: int) -> int:
        """Take a width, at least a height, and that of the picture; return the height that it needs.

        All are in logical pixels.
        """
        air = _air(letters)
        self._across.setContentsMargins(air, air, air, air)
        self._across.setSpacing(air)
        self.column.setSpacing(letters // 3)
        self.picture.setFixedSize(QSize(round(picture * ASPECT), picture))
        beside = width - self.picture.width() - 3 * air
        across = sum(button.sizeHint().width() for button in self.buttons) + letters * len(self.buttons)
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if across <= beside else QBoxLayout.Direction.TopToBottom
        )
        self._row.setSpacing(letters // 2)
        self._across.invalidate()
        words = self._across.totalHeightForWidth(width)
        return max(height, words, self._across.totalMinimumSize().height())


def _air(letters: int) -> int:
    """Return the room around the parts of a sheet."""
    return round(letters * 0.9)


class DealSheet(PictureSheet):
    """Shows the deal of a day: face down until it has been played, then with the results."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.results = [ResultRow(self), ResultRow(self)]
        for at, row in enumerate(self.results):
            self.column.insertWidget(2 + at, row)
        self.play = self.add_button(main=True)

    def show_results(self, own: str, masters: str) -> None:
        """Show how the person did, and how the master did from the same seat; empty for what is not shown."""
        for row, who, told in zip(
            self.results, (self.tr("You"), self.tr("The master, in your seat")), (own, masters), strict=True
        ):
            row.show_result(who, told)


class ResultRow(QLabel):
    """Who played, and how that went."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def show_result(self, who: str, told: str) -> None:
        """Show a result; without one the row is hidden."""
        self.setText(self.tr("{0}: {1}").format(who, told) if told else "")
        self.setVisible(bool(told))


class MatchSheet(PictureSheet):
    """Shows the match that waits; it goes on, or another one begins."""

    new_game = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.go_on = self.add_button(self.tr("Continue"), main=True)
        self.add_button(self.tr("New game…")).clicked.connect(self.new_game)
