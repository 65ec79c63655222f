# SPDX-License-Identifier: MIT
"""Choices by keys: arrows move the cursor, Enter chooses, Escape goes back."""

from PySide6.QtCore import Qt

from thothit_desktop.table.selection import arranging
from thothit_desktop.table.selection.capture_sets import complete
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard:
    """Changes a selection by keys, which `Input` passes on."""

    def __init__(self, selection: Selection, zones: Zones) -> None:
        self._selection, self._zones = selection, zones
        self._prompt = selection.prompt

    def pressed(self, key: int, ctrl: bool = False) -> bool:
        """Handle a key, with Ctrl or without; return True if it was used."""
        selection, prompt = self._selection, self._prompt
        if (key in _ENTER or key == Qt.Key.Key_Space or selection.any_key) and selection.draw():
            return True
        if ctrl:
            return prompt.discarding and key in (*_BACK, *_ON) and self._shift(1 if key in _ON else -1)
        if not selection.asking and prompt.choices is None and not prompt.piles():
            return False
        selection.goes_on_by_keys = selection.goes_on_by_keys or key in (*_ENTER, *_BACK, *_ON)
        if key in _ENTER:
            return self._choose_current()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in _BACK or key in _ON:
            return self._step(1 if key in _ON else -1)
        return False

    def _escape(self) -> bool:
        """Unpick the picked cards, leave a choice, or lower a raised card."""
        selection = self._selection
        if self._prompt.picked:
            selection.unpick()
        elif selection.asking:
            selection.choice_left.emit()
        elif selection.chosen is not None:
            selection.choose(None)
        else:
            return False
        return True

    def _choose_current(self) -> bool:
        """Choose the card at the cursor; without a cursor, put it on the first card that can be chosen."""
        selection, cursor = self._selection, self._selection.cursor
        if not cursor and selection.chosen is not None:
            selection.hand_chosen.emit(selection.chosen.card)
        elif not cursor:
            return self._begin()
        elif selection.asking and selection.by_keys:
            selection.take(complete(self._prompt.choice.takes, selection.current) or selection.current)
        elif selection.asking:
            selection.pick(cursor[0])
        elif cursor[0] in self._prompt.hand():
            selection.hand_chosen.emit(cursor[0].card)
        else:
            selection.choose_on_table(cursor[0])
        return True

    def _begin(self) -> bool:
        """Put the cursor on the first set or pile, or on the only card; return False if there is none."""
        alone = self._prompt.first()
        stops = self._prompt.stops(locked=False) or [(item,) for item in self._prompt.piles()]
        if not stops and alone is not None:
            stops = [(alone,)]
        if stops:
            self._come_to(stops[0])
        return bool(stops)

    def _shift(self, by: int) -> bool:
        """Move the framed card within the hand; if there is none, put the cursor on the first."""
        hand = self._zones.hands[self._zones.bottom]
        item = self._selection.cursor[0] if self._selection.cursor else None
        if item is not None and item in hand:
            if arranging.put(self._zones, item, (hand.index(item) + by) % len(hand)):
                self._selection.rearranged()
        elif hand:
            self._come_to((hand[0] if by > 0 else hand[-1],))
        return bool(hand)

    def _step(self, by: int) -> bool:
        """Move the cursor to the next card or set that can be chosen; the first follows the last."""
        selection, prompt = self._selection, self._prompt
        cards = prompt.piles() or prompt.hand()
        line: list[tuple[CardItem, ...]]
        line = prompt.stops() if selection.asking else [(item,) for item in cards]
        if not line:
            return False
        first = prompt.first()
        if selection.cursor in line:
            at = (line.index(selection.cursor) + by) % len(line)
        elif first is not None:
            at = line.index((first,))
        else:  # Cards that cannot be played come later.
            offered = prompt.offered()
            free = [at for at, stop in enumerate(line) if stop[0] in offered] or range(len(line))
            at = free[0 if by > 0 else -1]
        self._come_to(line[at])
        if selection.asking:
            selection.tell_locked(line[at][0])
        return True

    def _come_to(self, stop: tuple[CardItem, ...]) -> None:
        self._selection.put_cursor(stop, by_keys=True)
        self._selection.describe(stop)
        self._selection.keys_came.emit(stop)
