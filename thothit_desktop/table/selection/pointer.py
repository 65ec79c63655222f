# SPDX-License-Identifier: MIT
"""Choices by mouse or finger: hovering over cards, clicks and drags."""

from PySide6.QtCore import QPointF

from thothit_desktop.table.selection import arranging
from thothit_desktop.table.selection.capture_sets import complete
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones


class Pointer:
    """Changes a selection by mouse and finger, whose events `Input` passes on."""

    def __init__(self, selection: Selection, zones: Zones) -> None:
        self._selection, self._prompt, self._zones = selection, selection.prompt, zones
        self.under: CardItem | None = None
        """The card under the mouse when it last moved."""
        self._pressed: CardItem | None = None
        self._first_tap = False
        """True if a finger has pressed a card that was not chosen before."""

    @property
    def arranging(self) -> bool:
        """True while the pressed card may be moved within the hand."""
        return self._pressed is not None and self._prompt.arranges(self._pressed)

    def hovered(self, item: CardItem, entered: bool) -> None:
        """Handle the mouse entering or leaving a card."""
        selection, prompt = self._selection, self._prompt
        selection.describe((item,) if entered else ())
        self.under = item if entered else None
        if self._pressed is not None:
            return
        selection.look_closer(self.under)
        if entered:
            selection.tell_locked(item)
        here = prompt.hand() if prompt.choices is not None else prompt.targets(prompt.choice)
        if entered and item in (*here, *prompt.picked, *prompt.piles()):
            selection.goes_on_by_keys = False
            selection.put_cursor((item,), by_keys=False)
        elif not entered and item in selection.cursor and not selection.by_keys:
            selection.put_cursor((), by_keys=False)

    def pressed(self, item: CardItem | None, finger: bool) -> None:
        """Handle a press on a card or on none; `finger` is True for a touch, which cannot hover before."""
        selection, prompt = self._selection, self._prompt
        self._pressed, selection.goes_on_by_keys = item, False
        self._first_tap = finger and item is not selection.chosen
        offered = prompt.choices is not None and item in prompt.hand()
        if item is not None and (offered or prompt.arranges(item)):
            if offered:
                selection.put_cursor((item,), by_keys=False)
            if not prompt.arranges(item) and item.card not in (prompt.choices or ()):
                return
            item.stop_gliding()
            item.raise_above(on=True)
            selection.moved(item)

    def released(self, item: CardItem | None, travelled: bool, over_pool: bool, at: QPointF) -> None:
        """Handle a release over a card or none: `travelled` is True after a drag."""
        selection, pressed = self._selection, self._pressed
        self._let_go()
        if not travelled and selection.draw():
            return
        if selection.asking:
            self._clicked_while_asking(item if item is pressed else None)
        elif pressed is not None and pressed in self._prompt.hand():
            if travelled:
                self._dropped(pressed, over_pool, at)
            else:
                selection.choose_hand_card(pressed, first=self._first_tap)
        elif item is not None and item is pressed:
            selection.choose_on_table(item)
        elif not travelled:
            selection.choose(None)
        if travelled:
            selection.refresh()  # A dragged card goes back unless it has been played.

    def clicked_pile(self, seat: int) -> None:
        """Handle a click on a seat's capture pile."""
        self._let_go()
        self._selection.pile_chosen.emit(seat)

    def clicked_player(self, seat: int) -> None:
        """Handle a click on a seat's name panel."""
        self._let_go()
        self._selection.player_chosen.emit(seat)

    def let_go(self) -> None:
        """Forget the pressed card: its release chooses nothing."""
        self._let_go()
        self._selection.put_cursor((), by_keys=False)
        self._selection.refresh()

    def _let_go(self) -> None:
        """Forget the pressed card and put it back into its layer."""
        if self._pressed is not None:
            self._pressed.raise_above(on=False)
            self._selection.moved(self._pressed)
            self._pressed = None

    def _clicked_while_asking(self, item: CardItem | None) -> None:
        selection, prompt = self._selection, self._prompt
        if item is None:
            selection.choice_left.emit()
        elif item in self._zones.pool:
            selection.pick(item)
        elif item in prompt.hand():
            asked, cancellable = prompt.card, prompt.cancellable
            whole = complete(prompt.choice.takes, [picked.card for picked in prompt.picked])
            if item.card == asked and whole is not None:
                selection.take(whole)
                return
            if cancellable:
                selection.choice_left.emit()
            if item.card != asked and not (cancellable and selection.asking):
                selection.choose_hand_card(item, first=cancellable)

    def _dropped(self, item: CardItem, over_pool: bool, at: QPointF) -> None:
        """Handle a hand card dropped elsewhere in the hand, on the pool, or on a card there."""
        selection, prompt = self._selection, self._prompt
        if prompt.arranges(item) and arranging.over_hand(self._zones, at):
            if arranging.drop(self._zones, item, at.x()):
                selection.rearranged()
        elif prompt.discarding and over_pool:
            selection.hand_chosen.emit(item.card)
        elif prompt.choices is not None and over_pool:
            target = self._pool_item_at(at, item)
            if target is None:
                selection.hand_chosen.emit(item.card)
            else:
                selection.capture(item.card, target)

    def _pool_item_at(self, at: QPointF, dragged: CardItem) -> CardItem | None:
        """Return the uppermost pool card at a point."""
        found = [
            item for item in self._zones.pool if item is not dragged and item.sceneBoundingRect().contains(at)
        ]
        return max(found, key=lambda item: item.zValue(), default=None)
