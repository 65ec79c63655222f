# SPDX-License-Identifier: MIT
"""What the person may choose now, with mouse or keys: a hand card, or one of the cards it may take."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.card_item import CardItem
from thothit_desktop.table.decks import HEIGHT
from thothit_desktop.table.marks import Frames
from thothit_desktop.table.zones import Zones

LIFT = 0.055 * HEIGHT
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Choosing(QObject):
    """Lifts, lights and frames cards while something is asked, and says what was chosen.

    One card at a time is current: the one under the mouse, or the one the keys have come to. What cannot be
    chosen is told all the same: whoever listens knows why it cannot, and says so.
    """

    hand_chosen = Signal(int)
    target_chosen = Signal(int)
    pair_chosen = Signal(int, int)
    choice_left = Signal()
    described = Signal(int)

    def __init__(self, zones: Zones, frames: Frames, lift_ms: Callable[[], int], parent: QObject) -> None:
        super().__init__(parent)
        self._zones, self._frames, self._lift_ms = zones, frames, lift_ms
        self._captures: Mapping[int, Sequence[int]] | None = None
        self._drag = False
        self._asked: int | None = None
        self._targets: Sequence[int] = ()
        self._cancellable = False
        self._current: CardItem | None = None
        self._by_keys = False
        self._pressed: CardItem | None = None
        self._abandoned = False
        self._described = HIDDEN

    @property
    def asking(self) -> bool:
        """Whether a card to take is being chosen."""
        return self._asked is not None

    def offer(self, captures: Mapping[int, Sequence[int]], drag: bool) -> None:
        """Let a hand card be chosen; `captures` says by card what it would take."""
        self.withdraw()
        self._captures, self._drag = captures, drag
        self.refresh()

    def ask(self, card: int, targets: Sequence[int], cancellable: bool) -> None:
        """Let one of the pool cards be chosen for a card from the hand or from the stock."""
        self.withdraw()
        self._asked, self._targets, self._cancellable = card, tuple(targets), cancellable
        lit = self._lit()
        self._current, self._by_keys = (lit[0] if lit else None), True
        self.refresh()
        self._describe(self._current)

    def withdraw(self) -> None:
        """Nothing is asked any more; what was lifted goes back."""
        self._captures = self._asked = None
        self._targets = ()
        self._current, self._by_keys = None, False
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked on the items as they are now; also after they have been laid anew."""
        lit = self._lit()
        lifted = self._lifted()
        hand = self._hand()
        offered = hand if self._captures is not None else []
        dimmed = []
        for item in self._zones.items():
            here = item in hand or item in self._zones.pool
            if self.asking and here and item not in lit and item is not lifted:
                dimmed.append(item)
            item.set_offered(
                click=item in lit or item in offered,
                drag=self._drag and not self._abandoned and item in offered,
            )
            if here and not item.flying:
                item.glide(-LIFT if item is lifted else 0, self._lift_ms())
        self._frames.put("dim", dimmed)
        self._frames.put("target", lit)
        focus = [self._current] if self._by_keys and self._current is not None else []
        self._frames.put("focus", focus)

    def _hand(self) -> list[CardItem]:
        return self._zones.hands[self._zones.bottom]

    def _lit(self) -> list[CardItem]:
        """The pool cards that the asked or the current card may take, from the left."""
        if self._asked is not None:
            targets = self._targets
        elif self._captures is not None and self._current is not None and self._current in self._hand():
            targets = self._captures.get(self._current.card, ())
        else:
            return []
        return [item for item in self._zones.pool if item.card in targets]

    def _lifted(self) -> CardItem | None:
        if self._asked is not None:
            return next((item for item in self._hand() if item.card == self._asked), None)
        if self._captures is not None and self._current in self._hand():
            return self._current
        return None

    def hovered(self, item: CardItem, entered: bool) -> None:
        """The mouse came to a card or left it."""
        self._describe(item if entered else None)
        if self._pressed is not None:
            return
        if self._captures is not None:
            if entered and item in self._hand():
                self._set_current(item, by_keys=False)
            elif not entered and item is self._current and not self._by_keys:
                self._set_current(None, by_keys=False)

    def pressed(self, item: CardItem | None) -> None:
        """The mouse button went down on a card, or on none."""
        self._pressed = item
        if item is not None and self._captures is not None and item in self._hand():
            self._set_current(item, by_keys=False)
            item.stop_gliding()
            item.raise_above(on=True)

    def released(self, item: CardItem | None, travelled: bool, over_pool: bool, at: QPointF) -> None:
        """The button went up: over which card, whether it was a drag, whether over the pool, where."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            pressed.raise_above(on=False)
        if self._abandoned:
            self._abandoned = False
            self.refresh()
        elif self.asking:
            self._released_on_choice(item if item is pressed else None)
        elif pressed is not None and pressed in self._hand():
            self._released_from_hand(pressed, travelled, over_pool, at)
        elif item is not None and item is pressed and item in self._zones.pool:
            self.target_chosen.emit(item.card)

    def _released_from_hand(self, pressed: CardItem, travelled: bool, over_pool: bool, at: QPointF) -> None:
        if not travelled:
            self.hand_chosen.emit(pressed.card)
        elif self._captures is not None and over_pool:
            dropped_on = self._pool_card_at(at, pressed)
            if dropped_on == HIDDEN:
                self.hand_chosen.emit(pressed.card)
            else:
                self.pair_chosen.emit(pressed.card, dropped_on)
        if pressed in self._hand():
            self.refresh()

    def _released_on_choice(self, item: CardItem | None) -> None:
        if item is None:
            self.choice_left.emit()
        elif item in self._zones.pool:
            self.target_chosen.emit(item.card)
        elif item in self._hand():
            before = self._asked
            if self._cancellable:
                self.choice_left.emit()
            if item.card != before:
                self.hand_chosen.emit(item.card)

    def _pool_card_at(self, at: QPointF, dragged: CardItem) -> int:
        """The pool card under a point, HIDDEN where there is none."""
        found = [
            item for item in self._zones.pool if item is not dragged and item.sceneBoundingRect().contains(at)
        ]
        return max(found, key=lambda item: item.zValue()).card if found else HIDDEN

    def key(self, key: int) -> bool:
        """A key; whether it meant something here."""
        if self._asked is None and self._captures is None:
            return False
        if key in _ENTER:
            return self._choose_current()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in _BACK or key in _ON:
            return self._step(1 if key in _ON else -1)
        return False

    def _escape(self) -> bool:
        """A dragged card goes home, a choice is left."""
        if self._pressed is not None and not self.asking:
            self._pressed.raise_above(on=False)
            self._pressed, self._abandoned = None, True
            self.refresh()
            return True
        if self.asking:
            self.choice_left.emit()
        return self.asking

    def _choose_current(self) -> bool:
        if self._current is None:
            return False
        if self.asking:
            self.target_chosen.emit(self._current.card)
        else:
            self.hand_chosen.emit(self._current.card)
        return True

    def _step(self, by: int) -> bool:
        """Go on to the next card of those that can be chosen, round and round."""
        line = self._lit() if self.asking else self._hand()
        if not line:
            return False
        if self._current in line:
            at = (line.index(self._current) + by) % len(line)
        else:
            at = 0 if by > 0 else len(line) - 1
        self._set_current(line[at], by_keys=True)
        self._describe(line[at])
        return True

    def _set_current(self, item: CardItem | None, by_keys: bool) -> None:
        if item is not self._current or by_keys != self._by_keys:
            self._current, self._by_keys = item, by_keys
            self.refresh()

    def _describe(self, item: CardItem | None) -> None:
        card = item.shown if item is not None else HIDDEN
        if card != self._described:
            self._described = card
            self.described.emit(card)
