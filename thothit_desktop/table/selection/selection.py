# SPDX-License-Identifier: MIT
"""What the person may choose now, with mouse or keys: a hand card, what it takes, or a card to draw."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import FORWARD
from thothit_desktop.table.selection import arranging
from thothit_desktop.table.selection.prompt import Choice as Choice
from thothit_desktop.table.selection.prompt import Question
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

LIFT = 0.055 * HEIGHT
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Choosing(QObject):
    """Lifts, lights and frames cards while something is asked, and says what was chosen.

    One card at a time is current: the one under the mouse, or the one the keys have come to; neither is
    until the mouse comes to a card or a key is pressed. What cannot be chosen is told all the same: whoever
    listens knows why it cannot, and says so. `pondered` tells the card that is asked for or lifted, and a
    locked one under the mouse or the keys' frame.

    Where there are discards, the person's pair that lies open may be chosen like the cards of the hand, and
    the hand is laid in another order by dragging a card within it, or with Ctrl and the arrow keys.
    """

    hand_chosen = Signal(int)
    target_chosen = Signal(int)
    pair_chosen = Signal(int, int)
    choice_left = Signal()
    described = Signal(int)
    pondered = Signal(int, int)
    draw_chosen = Signal()
    stock_chosen = Signal()
    discard_chosen = Signal()
    claim_chosen = Signal()
    hand_moved = Signal()

    def __init__(self, zones: Zones, frames: CardFrames, lift_ms: Callable[[], int], parent: QObject) -> None:
        super().__init__(parent)
        self._zones, self._frames, self._lift_ms = zones, frames, lift_ms
        self._asked = Question(zones)
        self._halo = True
        """Whether the stock glows while luck is to bring something; without, any key goes on."""
        self._current: CardItem | None = None
        self._by_keys = False
        self._with_keys = False
        """Whether the person chose last with the keys, and goes on with them."""
        self._pressed: CardItem | None = None
        self._first_tap = False
        """Whether the button went down by a finger, on a card that the person has not chosen before."""
        self._chosen: CardItem | None = None
        """The hand card that a first click or tap has raised; a second one on it plays it."""
        self._forward: CardItem | None = None
        self._away: list[CardItem] = []
        """Items that were lifted or dragged from their places."""
        self._abandoned = False
        self._described = HIDDEN

    @property
    def asking(self) -> bool:
        """Whether a card to take is being chosen."""
        return self._asked.card is not None

    def offer(self, choices: Mapping[int, Choice], drag: bool) -> None:
        """Let a hand card be chosen; `choices` says by card what it would take. With none, none is asked."""
        self.withdraw()
        self._asked.choices, self._asked.drag = choices or None, drag
        self.refresh()

    def offer_piles(self, draw: bool, take: bool, claim: bool) -> None:
        """Light the stock and the top of the discards, or what is claimed, as far as a card may be had."""
        self._asked.draws, self._asked.takes, self._asked.claims = draw, take, claim
        if self._with_keys and self._asked.piles():
            self._current, self._by_keys = self._asked.piles()[0], True
        self.refresh()

    def ask(self, card: int, choice: Choice, cancellable: bool) -> None:
        """Let one of the pool cards be chosen for a card from the hand or from the stock."""
        self.withdraw()
        self._asked.card, self._asked.choice, self._asked.cancellable = card, choice, cancellable
        lit = self._asked.designs(choice.takes)
        if self._with_keys and lit:
            self._current, self._by_keys = lit[0], True
        self.refresh()
        self._describe(self._current)

    def offer_draw(self, halo: bool = True) -> None:
        """Let the stock be turned, or what luck brings next be drawn; without a halo any key goes on."""
        self.withdraw()
        self._asked.drawing, self._halo = True, halo
        self.refresh()

    def withdraw(self) -> None:
        """Nothing is asked any more; what was lifted goes back."""
        self._asked.clear()
        self._current, self._by_keys, self._chosen = None, False, None
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked on the items as they are now; also after they have been laid anew."""
        choice, lifted = self._asked.considered(self._raised), self._asked.lifted(self._raised)
        claimed = self._asked.claimed()
        lit = [*self._asked.pool(choice.takes), *self._asked.piles(), *claimed]
        locked = self._asked.pool(choice.locked)
        hand = self._asked.hand()
        here = [*hand, *self._zones.pool]
        offered = self._asked.offered()
        for item in self._zones.items():  # also those that were in the hand, and lie elsewhere now
            drag = item in hand and not self._abandoned and self._asked.drags(item)
            item.set_offered(click=item in offered or item in lit, drag=drag)
        self._lift(lifted)
        self._bring_forward(self._current if self._by_keys and self._current in hand else None)
        clear = [*lit, *locked, lifted]
        dim: list[CardItem] = []
        if self.asking:
            dim = [item for item in here if item not in clear]
        elif self._asked.choices is not None:
            dim = [item for item in hand if item not in offered]
        self._frames.put("dim", dim)
        self._frames.put("locked", locked)
        self._frames.put("target", [item for item in lit if item.card not in choice.risky])
        self._frames.put("risky", [item for item in lit if item.card in choice.risky])
        current = [self._current] if self._current is not None else []
        self._frames.put("focus", current if self._by_keys else ())
        lights = self.asking or self._current in self._asked.piles()
        self._frames.put("hover", current if lights and not self._by_keys else ())
        room = self._zones.room
        self._frames.halo(room.stock if self._asked.drawing and self._halo and room is not None else None)

    @property
    def _raised(self) -> CardItem | None:
        """The hand card whose captures are shown: the current one, or else the chosen one."""
        return self._current if self._current in self._asked.hand() else self._chosen

    def _lift(self, lifted: CardItem | None) -> None:
        """Raise this one item; others that were away from their places go back."""
        away, self._away = self._away, [] if lifted is None else [lifted]
        for item in {*away, *self._away}:
            if not item.flying:
                item.glide(-LIFT if item is lifted else 0, self._lift_ms())

    def _bring_forward(self, item: CardItem | None) -> None:
        """Let the keys' frame around this card be seen whole, and no other lie before its neighbours."""
        before, self._forward = self._forward, item
        if before is not None and before is not item and not before.flying:
            before.raise_above(on=False)
        if item is not None and not item.flying:
            item.setZValue(FORWARD)

    def hovered(self, item: CardItem, entered: bool) -> None:
        """The mouse came to a card or left it."""
        self._describe(item if entered else None)
        if self._pressed is not None:
            return
        if entered:
            self._ponder(item)
        here = (
            self._asked.hand()
            if self._asked.choices is not None
            else self._asked.pool(self._asked.choice.takes)
        )
        if entered and item in (*here, *self._asked.piles()):
            self._with_keys = False
            self._set_current(item, by_keys=False)
        elif not entered and item is self._current and not self._by_keys:
            self._set_current(None, by_keys=False)

    def pressed(self, item: CardItem | None, finger: bool) -> None:
        """The mouse button went down on a card, or on none; or a finger did, which cannot hover before."""
        self._pressed, self._with_keys = item, False
        self._first_tap = finger and item is not self._chosen
        offered = self._asked.choices is not None and item in self._asked.hand()
        if item is not None and (offered or self._asked.arranges(item)):
            if offered:
                self._set_current(item, by_keys=False)
            if not self._asked.arranges(item) and item.card not in (self._asked.choices or ()):
                return
            item.stop_gliding()
            item.raise_above(on=True)
            self._away.append(item)

    def released(self, item: CardItem | None, travelled: bool, over_pool: bool, at: QPointF) -> None:
        """The button went up: over which card, whether it was a drag, whether over the pool, where."""
        pressed = self._pressed
        self.let_go()
        if not travelled and self.draw():
            return
        if self._abandoned:
            self._abandoned = False
            self.refresh()
        elif self.asking:
            self._released_on_choice(item if item is pressed else None)
        elif pressed is not None and pressed in self._asked.hand():
            self._released_from_hand(pressed, travelled, over_pool, at)
        elif item is not None and item is pressed:
            self._released_on_table(item)
        elif not travelled:
            self._choose(None)
        if travelled:
            self.refresh()  # what was dragged goes back, unless it has been played

    def _released_on_table(self, item: CardItem) -> None:
        """A click on a card that is in no hand; whoever listens says why it cannot be chosen."""
        if not self._asked.discarding:
            if item in self._zones.pool:
                taker = self._current if self._by_keys else self._chosen
                if taker is None or taker not in self._asked.hand():
                    self.target_chosen.emit(item.card)
                else:
                    self.pair_chosen.emit(taker.card, item.card)
        elif item in self._asked.claimed():
            self.claim_chosen.emit()
        elif item in self._zones.stock:
            self.stock_chosen.emit()
        elif item in self._zones.pool[-1:]:
            self.discard_chosen.emit()

    def let_go(self) -> None:
        """The button went up, and what was pressed lies as before."""
        if self._pressed is not None:
            self._pressed.raise_above(on=False)
            self._away.append(self._pressed)
            self._pressed = None

    def _released_from_hand(self, pressed: CardItem, travelled: bool, over_pool: bool, at: QPointF) -> None:
        if not travelled:
            self._clicked_in_hand(pressed, first=self._first_tap)
        elif self._asked.arranges(pressed) and arranging.over_hand(self._zones, at):
            if arranging.drop(self._zones, pressed, at.x()):
                self._arranged()
        elif self._asked.discarding and over_pool:
            self.hand_chosen.emit(pressed.card)
        elif self._asked.choices is not None and over_pool:
            dropped_on = self._pool_card_at(at, pressed)
            if dropped_on == HIDDEN:
                self.hand_chosen.emit(pressed.card)
            else:
                self.pair_chosen.emit(pressed.card, dropped_on)

    def _clicked_in_hand(self, item: CardItem, first: bool) -> None:
        """A click on a hand card; a `first` one plays nothing, but shows what the next one would.

        A card that may take one of several is chosen at once: that asks what it takes, and plays nothing yet.
        """
        choice = self._asked.choices.get(item.card) if self._asked.choices is not None else None
        if first and choice is not None and len(choice.takes) < 2:
            self._choose(item)
        else:
            self.hand_chosen.emit(item.card)

    def _choose(self, item: CardItem | None) -> None:
        """Raise a hand card until it is played, or another place is clicked; with None, none is raised."""
        if item is not self._chosen:
            self._chosen = item
            self.refresh()

    def _arranged(self) -> None:
        """The hand lies in another order."""
        self._away = [*self._zones.hands[self._zones.bottom]]
        self.refresh()
        self.hand_moved.emit()

    def _released_on_choice(self, item: CardItem | None) -> None:
        if item is None:
            self.choice_left.emit()
        elif item in self._zones.pool:
            self.target_chosen.emit(item.card)
        elif item in self._asked.hand():
            before, cancellable = self._asked.card, self._asked.cancellable
            if cancellable:
                self.choice_left.emit()
            if item.card != before and not (cancellable and self.asking):
                self._clicked_in_hand(item, first=cancellable)

    def _pool_card_at(self, at: QPointF, dragged: CardItem) -> int:
        """The pool card under a point, HIDDEN where there is none."""
        found = [
            item for item in self._zones.pool if item is not dragged and item.sceneBoundingRect().contains(at)
        ]
        return max(found, key=lambda item: item.zValue()).card if found else HIDDEN

    def draw(self) -> bool:
        """Turn the stock, once; whether it may be turned."""
        if not self._asked.drawing:
            return False
        self.withdraw()
        self.draw_chosen.emit()
        return True

    def key(self, key: int, ctrl: bool = False) -> bool:
        """A key, with Ctrl or without; whether it meant something here."""
        if (key in _ENTER or key == Qt.Key.Key_Space or not self._halo) and self.draw():
            return True
        if ctrl:
            return self._asked.discarding and key in (*_BACK, *_ON) and self._shift(1 if key in _ON else -1)
        if self._asked.card is None and self._asked.choices is None and not self._asked.piles():
            return False
        self._with_keys = self._with_keys or key in (*_ENTER, *_BACK, *_ON)
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
            self.let_go()
            self._abandoned = True
            self.refresh()
            return True
        if self.asking:
            self.choice_left.emit()
        elif self._chosen is not None:
            self._choose(None)
        else:
            return False
        return True

    def _choose_current(self) -> bool:
        """Choose what is current; where a capture is asked and nothing is, the keys come to the first."""
        if self._current is None and self._chosen is not None:
            self.hand_chosen.emit(self._chosen.card)
            return True
        if self._current is None:
            first = self._asked.first()
            lit = self._asked.designs(self._asked.choice.takes) or self._asked.piles()
            lit = lit or ([first] if first is not None else [])
            if lit:
                self._set_current(lit[0], by_keys=True)
                self._describe(lit[0])
            return bool(lit)
        if self.asking:
            self.target_chosen.emit(self._current.card)
        elif self._current in self._asked.hand():
            self.hand_chosen.emit(self._current.card)
        else:
            self._released_on_table(self._current)
        return True

    def _shift(self, by: int) -> bool:
        """Give the framed card of the hand another place; where none is, the keys come to the first."""
        hand = self._zones.hands[self._zones.bottom]
        if self._current in hand:
            if arranging.put(self._zones, self._current, (hand.index(self._current) + by) % len(hand)):
                self._arranged()
        elif hand:
            self._set_current(hand[0] if by > 0 else hand[-1], by_keys=True)
            self._describe(self._current)
        return bool(hand)

    def _step(self, by: int) -> bool:
        """Go on to the next card of those that are asked about, round and round."""
        if self.asking:
            line = self._asked.designs(self._asked.choice.takes + self._asked.choice.locked)
        else:
            line = self._asked.piles() or self._asked.hand()
        if not line:
            return False
        first = self._asked.first()
        if self._current in line:
            at = (line.index(self._current) + by) % len(line)
        elif first is not None:
            at = line.index(first)
        else:  # what may not be played is visited later
            offered = self._asked.offered()
            free = [at for at, item in enumerate(line) if item in offered] or range(len(line))
            at = free[0 if by > 0 else -1]
        self._set_current(line[at], by_keys=True)
        self._describe(line[at])
        if self.asking:
            self._ponder(line[at])
        return True

    def _ponder(self, item: CardItem) -> None:
        """Tell a locked card under the eyes of the person."""
        card = self._asked.card
        if card is None and self._raised is not None:
            card = self._raised.card
        if card is not None and item in self._asked.pool(self._asked.considered(self._raised).locked):
            self.pondered.emit(card, item.card)

    def _set_current(self, item: CardItem | None, by_keys: bool) -> None:
        if item is not self._current or by_keys != self._by_keys:
            self._current, self._by_keys = item, by_keys
            self.refresh()

    def _describe(self, item: CardItem | None) -> None:
        card = item.shown if item is not None else HIDDEN
        if card != self._described:
            self._described = card
            self.described.emit(card)
