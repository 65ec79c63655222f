# SPDX-License-Identifier: MIT
"""The rows of a deal being entered: each with its player, its cards, and the number that it lacks."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QScrollArea, QVBoxLayout, QWidget

from thothit_desktop.app.deals.card_list import HandList, ListedCard
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import plain_label

_HEIGHTS = range(100, 43, -4)
"""The heights of a card in logical pixels, the largest first."""


class ShownRow(NamedTuple):
    """A row as it is shown: its name, its state, its cards, and the number of cards to make room for."""

    name: str
    state: str
    cards: Sequence[ListedCard]
    room: int
    wrong: bool
    """True if there is something wrong with the number of its cards."""


class _RowBox(QWidget):
    """Shows one row; its radio button is on while the row takes the cards that are picked."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = QRadioButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the deck
        self.state = plain_label(parent=self)
        self.cards = HandList(pictures, self)
        head = QHBoxLayout()
        head.addWidget(self.button, 1)
        head.addWidget(self.state)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.cards)

    def show_row(self, row: ShownRow, chosen: bool) -> None:
        """Show a row; bold letters mark the chosen row, and a state in which something is wrong."""
        self.button.setText(row.name.replace("&", "&&"))
        self.button.setAccessibleName(f"{row.name}, {row.state}")
        self.state.setText(row.state)
        for words, bold in ((self.button, chosen), (self.state, row.wrong)):
            font = words.font()
            font.setBold(bold)
            words.setFont(font)
        self.button.setChecked(chosen)
        self.cards.setAccessibleName(row.name)
        self.cards.show_hand(row.cards)


class EntryRows(QScrollArea):
    """Shows all rows, with cards as large as fit without scrolling, if they fit."""

    chosen = Signal(int)
    """The user has chosen a row."""
    taken_out = Signal(int, int)
    """The user takes out a card; carries its row and its place there, from 0."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._boxes: list[_RowBox] = []
        self._shown: Sequence[ShownRow] = ()
        self._sample = 0
        self._buttons = QButtonGroup(self)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.addStretch(1)
        self.setWidget(self._inside)

    def show_rows(self, rows: Sequence[ShownRow], chosen: int, sample: int) -> None:
        """Show the rows, of which one is chosen; `sample` is a card of the game."""
        self._shown, self._sample = rows, sample
        while len(self._boxes) > len(rows):
            box = self._boxes.pop()
            self._buttons.removeButton(box.button)
            self._column.removeWidget(box)
            box.hide()
            box.deleteLater()
        while len(self._boxes) < len(rows):
            self._add_box(len(self._boxes))
        self._fit()
        for at, (box, row) in enumerate(zip(self._boxes, rows, strict=True)):
            box.show_row(row, at == chosen)
        self._reveal(self._boxes[chosen])

    def _add_box(self, row: int) -> None:
        box = _RowBox(self._pictures, self._inside)
        box.button.clicked.connect(lambda: self.chosen.emit(row))
        box.cards.pressed_anywhere.connect(lambda: self.chosen.emit(row))
        box.cards.picked.connect(lambda place: self.taken_out.emit(row, place))
        self._buttons.addButton(box.button)
        self._column.insertWidget(row, box)
        box.show()
        self._boxes.append(box)

    def _reveal(self, box: _RowBox) -> None:
        """Scroll to the name of a row, and then to its last card."""
        self.ensureWidgetVisible(box.button)
        last = box.cards.item(box.cards.count() - 1)
        if last is not None:
            at = box.cards.viewport().mapTo(self._inside, box.cards.visualItemRect(last).bottomLeft())
            self.ensureVisible(at.x(), at.y(), 0)

    def row_button(self, row: int) -> QRadioButton:
        """Return the button that chooses a row."""
        return self._boxes[row].button

    def row_cards(self, row: int) -> HandList:
        """Return the list of a row's cards."""
        return self._boxes[row].cards

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the cards to the new size."""
        super().resizeEvent(event)
        self._fit()
        for box, row in zip(self._boxes, self._shown, strict=True):
            box.cards.show_hand(row.cards)

    def _fit(self) -> None:
        """Make room for the cards of all rows, at the largest height at which they fit."""
        margins = self._column.contentsMargins()
        width = self.viewport().width() - margins.left() - margins.right()
        room = self.maximumViewportSize().height() - margins.top() - margins.bottom()
        for height in _HEIGHTS:
            needed = 0
            for box, row in zip(self._boxes, self._shown, strict=True):
                box.cards.make_room(row.room, self._sample, height, width)
                needed += box.sizeHint().height() + self._column.spacing()
            if needed <= room:
                break
