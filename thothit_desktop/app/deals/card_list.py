# SPDX-License-Identifier: MIT
"""Lists of small cards to pick by mouse or by keys: the cards to deal, and the cards of a hand."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QIcon,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import CODES
from thothit_desktop.table.drawing.names import spoken_name

_PICK = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that pick the selected card."""
_WRONG = QColor(205, 50, 40)
"""The ground of a card that is entered too often."""
_FAINT = 0.3
"""The opacity of a card of which no copy is left."""
_BETWEEN = 6
"""The room between two cards, in logical pixels."""
_HEIGHTS, _SMALL = range(160, 35, -4), 60
"""The heights of a card to deal in logical pixels, the largest first; up to `_SMALL` a suit may wrap."""


class ListedCard(NamedTuple):
    """A card in a list: the text under it, and how it is spoken. A faint card has no copies left."""

    card: int
    text: str = ""
    spoken: str = ""
    faint: bool = False
    wrong: bool = False


def short_name(card: int, pictures: CardPictures) -> str:
    """Return the short name of a card as the deck shows it, such as `C3` or `10h`."""
    french = pictures.deck.french(card)
    return french.replace("T", "10") if french else CODES[card]


class CardList(QListWidget):
    """Shows cards in lines; typing a card's short name selects it."""

    picked = Signal(int)
    """A card has been clicked or chosen by a key; carries its place in the list, from 0."""

    def __init__(self, pictures: CardPictures, keys: Sequence[Qt.Key], parent: QWidget) -> None:
        """`keys` choose the selected card."""
        super().__init__(parent)
        self._pictures = pictures
        self._icons: dict[tuple[int, int, bool], QIcon] = {}
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setDragEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.picked.emit(self.row(item)))
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self._pick_selected)

    def _pick_selected(self) -> None:
        if self.currentRow() >= 0:
            self.picked.emit(self.currentRow())

    def show_cards(self, cards: Sequence[ListedCard], height: int) -> None:
        """Show these cards at a height; the same place stays selected."""
        selected = self.currentRow()
        while self.count() > len(cards):
            self.takeItem(self.count() - 1)
        for place, listed in enumerate(cards):
            if place == self.count():
                self.addItem(QListWidgetItem())
            item = self.item(place)
            item.setIcon(self._icon(listed.card, height, listed.faint))
            item.setText(listed.text)
            name = spoken_name(listed.card, self._pictures.deck.id)
            item.setToolTip(name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, listed.spoken.format(name) or name)
            item.setBackground(_WRONG if listed.wrong else QBrush())
        if cards:
            self.setIconSize(self._size(cards[0].card, height))
            self.setCurrentRow(min(max(0, selected), len(cards) - 1))

    def cell(self, card: int, height: int, text: str = "") -> QSize:
        """Return the size that a card takes with a text under it."""
        letters = self.fontMetrics()
        size = self._size(card, height)
        size.setWidth(max(size.width(), letters.horizontalAdvance(text) + _BETWEEN))
        return size + QSize(_BETWEEN, _BETWEEN + letters.height() * bool(text))

    def _size(self, card: int, height: int) -> QSize:
        """Return the size of a card's picture, with its shadow."""
        ratio = self._pictures.outline([[card]]).ratio
        return QSize(round(height * ratio), height) + self._pictures.margins(height)

    def _icon(self, card: int, height: int, faint: bool) -> QIcon:
        key = card, height, faint
        if key not in self._icons:
            picture = self._pictures.pixmap(card, height, self.devicePixelRatio())
            if faint:
                whole, picture = picture, QPixmap(picture.size())
                picture.setDevicePixelRatio(whole.devicePixelRatio())
                picture.fill(Qt.GlobalColor.transparent)
                painter = QPainter(picture)
                painter.setOpacity(_FAINT)
                painter.drawPixmap(0, 0, whole)
                painter.end()
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # unchanged by the colour of the selection
            self._icons[key] = icon
        return self._icons[key]


class DeckList(CardList):
    """The cards to deal, a suit in each line if there is room, as large as they all fit."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(pictures, _PICK, parent)
        self._shown: Sequence[ListedCard] = ()
        self._suit, self._widest = 1, ""

    def show_deck(self, cards: Sequence[ListedCard], suit: int, widest: str) -> None:
        """Show the cards, of which `suit` make a line; `widest` is the widest text that may be under one."""
        self._shown, self._suit, self._widest = cards, suit, widest
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the cards to the new size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._shown:
            return
        room = self.contentsRect().size() - QSize(_BETWEEN, _BETWEEN)
        for height in _HEIGHTS:
            cell = self.cell(self._shown[0].card, height, self._widest)
            across = max(1, room.width() // cell.width())
            if height > _SMALL:  # smaller ones wrap anywhere
                across = self._suit if across >= self._suit else 1
            fits = -(-len(self._shown) // across) * cell.height() <= room.height()
            if fits:
                break
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if fits else needed)
        self.setGridSize(QSize(room.width() // across if fits else cell.width(), cell.height()))
        self.show_cards(self._shown, height)


class HandList(CardList):
    """The cards of one row of a deal, with room for all that belong to it."""

    pressed_anywhere = Signal()
    """The mouse has been pressed on a card or beside the cards."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(pictures, (*_PICK, Qt.Key.Key_Delete, Qt.Key.Key_Backspace), parent)
        self._height = _HEIGHTS[-1]
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_hand(self, cards: Sequence[ListedCard]) -> None:
        """Show the cards of the row, at the height last given to `make_room`."""
        self.show_cards(cards, self._height)
        self._select()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if cards else Qt.FocusPolicy.NoFocus)

    def make_room(self, cards: int, sample: int, height: int, width: int) -> None:
        """Make room for a number of cards of a height, such as `sample`, in lines of a width."""
        self._height = height
        cell, frame = self.cell(sample, height), 2 * self.frameWidth()
        lines = -(-max(1, cards) // max(1, (width - frame - _BETWEEN) // cell.width()))
        self.setGridSize(cell)
        self.setFixedHeight(lines * cell.height() + frame + _BETWEEN)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Report the press, also beside the cards."""
        super().mousePressEvent(event)
        self.pressed_anywhere.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Select a card."""
        super().focusInEvent(event)
        self._select()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Select no card."""
        super().focusOutEvent(event)
        self._select()

    def _select(self) -> None:
        if not self.hasFocus():
            self.setCurrentRow(-1)
        elif self.currentRow() < 0:
            self.setCurrentRow(0)
