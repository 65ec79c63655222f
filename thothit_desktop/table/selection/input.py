# SPDX-License-Identifier: MIT
"""The table's mouse and key events, passed on to `Pointer`, `Keyboard` and the call bar."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from thothit_desktop.table.selection import hit_testing
from thothit_desktop.table.selection.call_bar import CallBar
from thothit_desktop.table.selection.click_series import ClickSeries
from thothit_desktop.table.selection.keyboard import Keyboard
from thothit_desktop.table.selection.pointer import Pointer
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.selection.touch import by_finger, drag_distance
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_TAPS = 2
"""The number of quick taps at one place that count: the first raises a card, the second plays it."""
_SURPRISED = 250
"""Milliseconds within which nobody can answer what has moved under the mouse."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Input:
    """Handles the events of the table: clicks and drags change the selection, keys also the call bar.

    Each event first calls `hurry`, which completes all movement and returns True if there was any; such an
    event does nothing else. `let_go` must send a held card back to its place.
    """

    def __init__(
        self,
        view: QGraphicsView,
        zones: Zones,
        selection: Selection,
        call_bar: CallBar,
        clicks: ClickSeries,
        hurry: Callable[[], bool],
        let_go: Callable[[], None],
    ) -> None:
        self._view, self._zones, self._selection = view, zones, selection
        self._clicks, self._hurry, self._let_go = clicks, hurry, let_go
        self._call_bar = call_bar
        self._pointer = Pointer(selection, zones)
        self._keyboard = Keyboard(selection, zones)
        selection.hand_offered.connect(self._hover)
        selection.withdrawn.connect(self._drop_useless)
        selection.fanned.connect(self._note_fanned)
        self._slipped: CardItem | None = None
        """The card that a fan has moved away from under the mouse."""
        self._since_fanned = QElapsedTimer()
        self._pressed_at: QPoint | None = None
        self._places: dict[CardItem, tuple[float, float]] = {}
        """The places of cards at the last press, or to which a fan has moved them since."""

    @property
    def holding(self) -> bool:
        """True while the left button is down, as far as the table knows."""
        return self._pressed_at is not None

    def hovered(self, item: CardItem, entered: bool) -> None:
        """Handle the mouse entering or leaving a card."""
        self._pointer.hovered(item, entered)

    def _hover(self) -> None:
        """Highlight the hand card under the resting mouse, after hand cards have become choosable."""
        view, cursor = self._view, self._view.cursor().pos()
        at = view.mapFromGlobal(cursor)
        item = hit_testing.card_at(view, at) if view.underMouse() else None
        if item is not None:
            # Tell the scene as well: otherwise it would not notice when the mouse leaves the card.
            none = Qt.MouseButton.NoButton
            move = QMouseEvent(QEvent.Type.MouseMove, at, cursor, none, none, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(view.viewport(), move)
            self.hovered(item, entered=True)

    def press(self, event: QMouseEvent) -> bool:
        """Handle a press; return False if it does not count, or has only completed movement."""
        at, before = event.position().toPoint(), self._places
        number = self._clicks.number(event)
        self._places = {item: item.place[:2] for item in self._zones.items()}
        if self._hurry():
            return False
        if event.button() == Qt.MouseButton.LeftButton:
            item = hit_testing.card_at(self._view, at)
            hasty = (
                self._is_surprised(item)
                or number > (_TAPS if by_finger(event) else 1)
                or (self._clicks.soon and item is not None and before.get(item) != item.place[:2])
            )
            if hasty and not self._selection.prompt.drawing:
                return False
            self._pressed_at = at
            self._pointer.pressed(item, by_finger(event))
        return True

    def _note_fanned(self, items: Collection[CardItem]) -> None:
        """Note which cards a fan has moved, and if one of them was under the mouse."""
        self._places.update((item, item.place[:2]) for item in items)
        under = self._pointer.under
        if under in items:
            self._slipped = under
            self._since_fanned.start()

    def _is_surprised(self, item: CardItem | None) -> bool:
        """Return True if a fan has just moved the card at which the mouse pointed, and put another there."""
        lately = self._since_fanned.isValid() and self._since_fanned.elapsed() < _SURPRISED
        return lately and item in self._zones.pool and self._pointer.under is self._slipped is not item

    def press_again(self, event: QMouseEvent) -> None:
        """Count the second click of a double click, so that a third one follows it; do nothing else."""
        self._clicks.number(event)

    def release(self, event: QMouseEvent) -> None:
        """Handle the release of a button: the end of a click or a drag."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed_at is None:
            return
        at = event.position().toPoint()
        travelled = (at - self._pressed_at).manhattanLength() >= drag_distance(event)
        self._pressed_at = None
        pile = None if travelled else hit_testing.pile_at(self._view, self._zones, at)
        if pile is not None:
            self._pointer.clicked_pile(pile)
            return
        player = None if travelled else hit_testing.player_at(self._view, self._zones, at)
        if player is not None:
            self._pointer.clicked_player(player)
            return
        scene_at = self._view.mapToScene(at)
        layout = self._zones.layout
        over_pool = layout is not None and layout.mat.contains(scene_at)
        item = hit_testing.card_at(self._view, at)
        self._pointer.released(item, travelled, over_pool, scene_at)

    def let_go(self) -> None:
        """Forget the pressed card: its release is neither a click nor the end of a drag."""
        self._pressed_at = None
        self._pointer.let_go()

    def _drop_useless(self) -> None:
        """Release a held card after the prompt has gone, unless the person arranges the hand."""
        if self.holding and not self._pointer.arranging:
            self._let_go()

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return True if it was used."""
        if event.key() in _MODIFIERS:
            return False
        if self._hurry():
            return True
        if self.holding:
            self._let_go()
            if event.key() == Qt.Key.Key_Escape:
                return True
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return self._keyboard.pressed(event.key(), ctrl) or self._call_bar.key(event)
