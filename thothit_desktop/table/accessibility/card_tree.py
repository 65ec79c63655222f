# SPDX-License-Identifier: MIT
"""Widgets for screen readers: one for each card and each player, never painted.

The widgets have the places of the cards. An accessible interface without a widget would have to be written in
Python and owned by Qt.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QPushButton,
    QWidget,
)

from thothit_desktop.table.accessibility.reading import SpokenCards, TableReading, Zone
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.stage.card_item import CardItem

_UNSEEN = "QGroupBox, QPushButton, QLabel { border: none; background: transparent; margin: 0; padding: 0; }"


class CardTree(QWidget):
    """The zones of a table with their cards as widgets; transparent to the mouse and never painted."""

    def __init__(self, view: QGraphicsView, reading: TableReading, selection: Selection) -> None:
        super().__init__(view.viewport())
        self._view, self._reading, self._selection = view, reading, selection
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setStyleSheet(_UNSEEN)
        self.setAccessibleName(self.tr("The table"))
        self._hand = ZoneBox(self, self._choose)
        self._choices = ZoneBox(self, self._choose)
        self._steps = ZoneBox(self, self._step)
        self._pool, self._trick, self._stock, self._players = (ZoneBox(self) for _ in range(4))
        self.lower()
        self.update_widgets()
        self.show()

    def update_widgets(self) -> None:
        """Update the widgets to the present table."""
        self.setGeometry(self._view.viewport().rect())
        reading = self._reading
        self._hand.show_zone(reading.hand(), self._box)
        self._choices.show_zone(reading.choices(), self._box)
        self._steps.show_zone(
            Zone(self.tr("Actions"), tuple(SpokenCards(words) for words in self._ways())), self._box
        )
        self._pool.show_zone(reading.pool(), self._box)
        self._trick.show_zone(reading.trick(), self._box)
        self._stock.show_zone(Zone(reading.stock(), ()), self._box)
        self._players.show_zone(reading.players(), self._box)

    def _box(self, items: Sequence[CardItem]) -> QRect:
        """Return the box of the first card in view coordinates; one pixel if there are no cards."""
        if not items:
            return QRect(0, 0, 1, 1)
        return self._view.mapFromScene(items[0].sceneBoundingRect()).boundingRect()

    def _ways(self) -> list[str]:
        """Return the names of the actions that need no card."""
        prompt, found = self._selection.prompt, []
        if prompt.drawing:
            found.append(self.tr("Go on") if self._selection.any_key else self.tr("Turn up a stock card"))
        if prompt.card is not None and prompt.cancellable:
            found.append(self.tr("Put the card back"))
        return found

    def _choose(self, entry: SpokenCards, press: bool) -> None:
        """Put the cursor on a card or set, and choose it if `press` is set."""
        self._view.setFocus()
        self._selection.goes_on_by_keys = True
        self._selection.put_cursor(entry.items, by_keys=True)
        if press:
            self._press(Qt.Key.Key_Return)

    def _step(self, _entry: SpokenCards, press: bool) -> None:
        self._view.setFocus()
        if press:
            self._press(Qt.Key.Key_Space if self._selection.prompt.drawing else Qt.Key.Key_Escape)

    def _press(self, key: Qt.Key) -> None:
        QApplication.sendEvent(
            self._view, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        )


class ZoneBox(QGroupBox):
    """A zone of the table; its cards are buttons while they can be chosen, else labels."""

    def __init__(self, parent: QWidget, choose: Callable[[SpokenCards, bool], None] | None = None) -> None:
        super().__init__(parent)
        self._choose = choose
        self._shown: list[QWidget] = []
        self._entries: tuple[SpokenCards, ...] = ()

    def show_zone(self, zone: Zone, box: Callable[[Sequence[CardItem]], QRect]) -> None:
        """Show the cards of a zone; reuse the widgets, so that a pressed button stays."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self._name(self, zone.name)
        self._entries = zone.entries
        while len(self._shown) < len(zone.entries):
            self._shown.append(self._widget(len(self._shown)))
        for number, widget in enumerate(self._shown):
            if number < len(zone.entries):
                widget.setGeometry(box(zone.entries[number].items))
                self._name(widget, zone.entries[number].words)
                widget.setEnabled(zone.entries[number].asked)
            widget.setVisible(number < len(zone.entries))
        self.setVisible(bool(zone.entries) or self._choose is None)

    def _widget(self, number: int) -> QWidget:
        if self._choose is None:
            return QLabel(self)
        button = CardButton(self)
        button.pressed.connect(lambda: self._chosen(number, press=True))
        button.reached = lambda: self._chosen(number, press=False)
        return button

    def _chosen(self, number: int, press: bool) -> None:
        if self._choose is not None and number < len(self._entries):
            self._choose(self._entries[number], press)

    @staticmethod
    def _name(widget: QWidget, words: str) -> None:
        if widget.accessibleName() != words:
            widget.setAccessibleName(words)


class CardButton(QPushButton):
    """A card that a screen reader can focus or press; the table keeps the keyboard focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reached: Callable[[], None] = lambda: None

    def focusInEvent(self, _event: QFocusEvent) -> None:  # noqa: N802
        """Move the table's cursor to this card."""
        self.reached()
