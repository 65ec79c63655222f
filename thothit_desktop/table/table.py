# SPDX-License-Identifier: MIT
"""The table as a widget: what the flow asks to show, and what the person does with it.

Nothing here runs while a frame is painted: cards are moved and painted by Qt alone (see `card_item`).
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice, QTransform
from PySide6.QtWidgets import QApplication, QWidget

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, View
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.card_pixmaps import CardPixmaps
from thothit_desktop.table.drawing.names import caption
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems, Words
from thothit_desktop.table.drawing.seating import Seat as Seat
from thothit_desktop.table.families import family_of, read
from thothit_desktop.table.family import Family
from thothit_desktop.table.geometry.arrangement import loose
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.shape import Shape, shape
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.selection import hit_testing
from thothit_desktop.table.selection.call_bar import Call, CallBar
from thothit_desktop.table.selection.selection import Choice, Choosing
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Animator, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.mat import PoolMat
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.surface import Surface

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Table(Surface):
    """Shows a round from one seat and animates its events; cards are designs, as everywhere."""

    quiet = Signal()
    """Nothing moves any more: through the event loop, after every `play`, `show_view` and `set_deck`."""
    hand_chosen = Signal(int)
    target_chosen = Signal(int)
    pair_chosen = Signal(int, int)
    """A hand card was dropped on a pool card."""
    choice_left = Signal()
    pondered = Signal(int, int)
    """The card asked for, or lifted, and a locked pool card that the person looks at."""
    draw_chosen = Signal()
    """The person turns the stock, or draws: once after each `offer_draw`."""
    stock_chosen = Signal()
    """A click, or the keys' choice, on the stock where cards are drawn and discarded."""
    discard_chosen = Signal()
    """The same on the top of the discards."""
    claim_chosen = Signal()
    """A click on the card that may be claimed."""
    hand_moved = Signal()
    """The person has laid the hand in an order of their own."""
    pile_chosen = Signal(int)
    """A click on the capture pile of a seat."""
    described = Signal(int)
    """The card under the mouse or the keys' frame, HIDDEN when there is none."""
    happening = Signal(object)
    """An event of a turn begins to be shown: a card captures, stays, or is turned up."""
    called = Signal(str)
    """The person makes one of the calls: the text of its move."""
    missed = Signal(str)
    """The person wants a call that is not open, or not any more."""
    ran_out = Signal()
    """The time to answer an `offer_calls` is over."""
    clicked = Signal()
    """A click or key came while something moved; all has been completed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Card table"))
        self.unfit.connect(self._fit)

        self._animator = Animator(self)
        self._animator.quiet.connect(self.quiet)
        self._zones = Zones(self.scene(), PoolMat(loose), self._make_item)
        self._card_pixmaps = CardPixmaps(self._zones, self)
        self._art = self._card_pixmaps.art
        self._frames = CardFrames(self.scene())
        self._overlay_items = OverlayItems(self.scene(), QTimer(self))
        self._choreography = Choreography(self._zones, self._changed, self.happening.emit)
        self._overlay = Overlay(
            self.scene(),
            self._zones,
            self._choreography,
            self._overlay_items,
            self._frames,
            self._card_pixmaps.portrait,
        )
        self.happening.connect(self._overlay.begin)
        self._art.arrived.connect(self._overlay.show_last)  # it may have waited for the picture
        self._choosing = Choosing(self._zones, self._frames, self._lift_ms, self)
        self._choosing.hand_chosen.connect(self.hand_chosen)
        self._choosing.target_chosen.connect(self.target_chosen)
        self._choosing.pair_chosen.connect(self.pair_chosen)
        self._choosing.choice_left.connect(self.choice_left)
        self._choosing.described.connect(self.described)
        self._choosing.pondered.connect(self.pondered)
        self._choosing.draw_chosen.connect(self.draw_chosen)
        self._choosing.stock_chosen.connect(self.stock_chosen)
        self._choosing.discard_chosen.connect(self.discard_chosen)
        self._choosing.claim_chosen.connect(self.claim_chosen)
        self._choosing.hand_moved.connect(self.hand_moved)

        self._bar = CallBar(self)
        self._bar.called.connect(self.called)
        self._bar.missed.connect(self.missed)
        self._bar.ran_out.connect(self.ran_out)

        self._clock_stopped = False
        self._person: int | None = 0
        self._shape = Shape()
        self._family: Family | None = None
        self._deck = "ceki"
        self._pressed, self._press_at = False, QPoint()

    # What the table shows

    def set_seats(self, seats: Sequence[Seat], person: int | None, clockwise: bool) -> None:
        """Who sits where, by seat; without a person seat 0 is at the bottom and nothing can be played.

        Where only names or levels change, the cards stay as they are.
        """
        known = (self._shape.seats, self._person, self._shape.clockwise) == (len(seats), person, clockwise)
        if known:
            self._overlay.seating.seats = list(seats)
            self._plates()
            return
        self._animator.complete()
        self._choosing.withdraw()
        self._person = person
        seating = self._overlay.seating
        seating.seats, seating.totals = list(seats), [0] * len(seats)
        seating.watched = person is None
        self._take_shape(self._shape._replace(seats=len(seats), clockwise=clockwise))

    def set_deck(self, deck: str) -> None:
        """Change the art at any moment: what flies lands, and the table is laid anew in one animation.

        French cards always have the Western outline.
        """
        self._animator.complete()
        self._deck = deck
        self._wear()
        if self._zones.room is not None:
            self._measure()
            self._card_pixmaps.dress_all()
            self._changed()
            if self._animator.paused:
                self._zones.lay()
            else:
                self._animator.add([Step(lambda: self._zones.relay(timing.RELAY), self._changed)])
        self._animator.settle()

    def set_index(self, on: bool) -> None:
        """Show or hide the corner index of the ceki faces."""
        self._art.index = on
        self._card_pixmaps.dress_all()

    def set_speed(self, speed: str) -> None:
        """`off`, `fast`, `normal` or `slow`, from the next step on."""
        self._animator.factor = timing.FACTOR[speed]

    def show_view(self, view: View) -> None:
        """Lay everything out at once. The view's game says which rooms and which kind of cards there are."""
        self._animator.complete()
        after = read(view)
        self._know(view)
        self._have_room()
        self._choreography.resume(after, view.history)
        self._zones.arrange(after)
        self._zones.lay()
        self._changed()
        self._animator.settle()

    def play(self, events: Sequence[Event], view: View, lead: bool = False) -> None:
        """Queue and animate events; `view` is the bottom seat's view after them.

        `lead` waits a little first, so that the eye finds whose turn it is.
        """
        self._know(view)
        self._have_room()
        self.withdraw()
        before = [Step(list, rest=timing.LEAD)] if lead else []
        self._animator.add(before + self._choreography.steps(events, read(view)))

    def set_turn(self, seat: int | None, words: str) -> None:
        """Mark the seat whose turn it is, and say so."""
        self._overlay.seating.turn = seat
        self.setAccessibleDescription(words)
        own = seat is not None and seat == self._person
        self._overlay_items.turn(Words(words, "own-turn" if own else "turn"))
        self._plates()

    def say(self, words: str, kind: str = "info") -> None:
        """A message on the table, of a kind that `timing.MESSAGE` knows, and as long as it says."""
        self._overlay_items.say(Words(words, kind))

    def set_totals(self, totals: Sequence[int]) -> None:
        """The running points on the seats' plates, by seat; empty, and they tell none.

        Where sides play, they are the balls of a seat's side, which its board keeps with two sixes.
        """
        self._overlay.seating.totals = list(totals)
        self._plates()

    def set_legend(self, on: bool) -> None:
        """Show the order and the points of the cards where tricks are played."""
        self._overlay.seating.legend = on
        self._plates()

    def set_order(self, order: str) -> None:
        """How the bottom hand lies: by `rank`, by `sets` (what is nearly complete), or in its `own` order.

        The person's own order begins with how the hand lies. Where tricks are played both others are by suit.
        """
        self._animator.complete()
        self._zones.order = order
        if self._zones.room is not None:
            self._animator.add([Step(lambda: self._zones.relay(timing.RELAY), self._changed)])
        self._animator.settle()

    def show_last_play(self, on: bool) -> None:
        """Show the last turn's cards again where they were played."""
        self._overlay.last = on
        self._overlay.show_last()

    # What the person may do

    def offer(self, choices: Mapping[int, Choice], drag: bool = True) -> None:
        """Let the person choose a hand card; `choices` says by card what it would take."""
        self._choosing.offer(choices, drag)
        under = hit_testing.card_at(self, self.mapFromGlobal(self.cursor().pos()))
        if under is not None and self.underMouse():
            self._choosing.hovered(under, entered=True)

    def ask(self, card: int, choice: Choice, cancellable: bool) -> None:
        """Let the person choose one of the lit pool cards for a hand card or for the turned card."""
        self._choosing.ask(card, choice, cancellable)

    def offer_piles(self, draw: bool, take: bool, claim: bool = False) -> None:
        """Light the stock and the top of the discards, as far as the person may take a card from there.

        With `claim` the card that came last is lit, drawn or discarded, which the person may claim. What is
        not lit can be clicked all the same: whoever listens says why it cannot be.
        """
        self._choosing.offer_piles(draw, take, claim)

    def offer_draw(self) -> None:
        """Let the person turn the stock, or draw in Laki: a click anywhere but on a pile, Space or Enter."""
        self._choosing.offer_draw()
        how = self._overlay.content.how_to_draw()
        self.setAccessibleDescription(self.tr("{0}. {1}").format(self.accessibleDescription(), how))

    def offer_rest(self) -> None:
        """Let the person look no longer at what lies: a click but on a pile, or any key, is a draw."""
        self._choosing.offer_draw(halo=False)

    def set_calls(self, calls: Sequence[Call]) -> None:
        """Let these calls stand above the hand, lit or not, whatever is asked; none, and they go."""
        self._bar.stand(calls)
        self._make_way()

    def offer_calls(self, calls: Sequence[Call], seconds: float | None = None) -> None:
        """Let the person make one of these calls, instead of those that stand.

        In so many seconds, after which `ran_out` comes once, or without any hurry.
        """
        self._bar.offer(calls, seconds)
        self._make_way()

    def withdraw(self) -> None:
        """Nothing is asked any more; calls that stand are dark."""
        self._choosing.withdraw()
        self._bar.withdraw()
        self._make_way()

    # How it moves

    def complete(self) -> None:
        """Jump to the end of all that runs and is queued."""
        self._animator.complete()

    def set_paused(self, paused: bool) -> None:
        """Freeze or resume all that moves, and the time to answer; `quiet` waits as well."""
        self._animator.set_paused(paused)
        self._bar.set_paused(paused or self._clock_stopped)

    def stop_clock(self, stopped: bool) -> None:
        """Let the time to answer stand still, or go on, whatever moves."""
        self._clock_stopped = stopped
        self._bar.set_paused(stopped or self._animator.paused)

    @property
    def moving(self) -> bool:
        """Whether something moves or waits to."""
        return self._animator.moving

    # What tests and tools ask

    def check(self, view: View) -> list[str]:
        """Differences between the scene and a view; empty when they agree."""
        return self._zones.differences(self._choreography.expected(read(view))) + self._zones.misplaced()

    def item_count(self) -> int:
        """Card items alive in the scene."""
        return sum(isinstance(item, CardItem) for item in self.scene().items())

    def hand_item_rect(self, card: int) -> QRect:
        """A bottom seat's hand card in viewport coordinates; raises KeyError where there is none."""
        return hit_testing.rect_of(self, self._zones.hands[self._zones.bottom], card)

    def pool_item_rect(self, card: int) -> QRect:
        """The part of a pool card that no neighbour covers; raises KeyError where there is none."""
        return hit_testing.uncovered(self, self._zones.pool, card)

    # Inside

    def _make_item(self) -> CardItem:
        item = CardItem(self._art.deck.width, self._card_pixmaps.dress, self._hovered)
        if self._zones.room is not None:
            self._card_pixmaps.dress(item)
        return item

    def _hovered(self, item: CardItem, entered: bool) -> None:
        if entered:
            item.setToolTip(caption(item.shown, self._art.deck.id) if item.shown != HIDDEN else "")
        self._choosing.hovered(item, entered)

    def _lift_ms(self) -> int:
        return int(timing.LIFT * min(1.0, self._animator.factor))

    def _know(self, view: View) -> None:
        """Take a view's game, of which the cards on the table may know nothing yet."""
        self._card_pixmaps.designs = tuple(set(view.game.deck))
        wanted, family = shape(view, self._shape.seats, self._shape.clockwise), family_of(view.game.spec)
        if (wanted, family) != (self._shape, self._family):
            self._animator.complete()
            self._choosing.withdraw()
            self._take(family)
            self._take_shape(wanted)

    def _take(self, family: Family) -> None:
        """Lay and show the cards as a family has them."""
        if family is not self._family:
            self._family = family
            self._zones.mat = family.mat
            self._choreography.show_by(family.turns)
            self._overlay.show_by(family.overlay)

    def _take_shape(self, wanted: Shape) -> None:
        """Begin with nothing but a deck, in the rooms of another game or for other seats."""
        self._shape = wanted
        self._bar.stand(())
        self._zones.seat(wanted.seats, self._person or 0)
        self._choreography.reset()
        self._wear()
        if self._zones.room is not None:
            self._fit()

    def _wear(self) -> None:
        """Take the outline and the faces of the deck in use."""
        self._art.deck = DECKS[self._deck].showing(self._shape.french)
        for item in self._zones.items():
            item.set_width(self._art.deck.width)

    def _measure(self) -> None:
        """Compute the room for the window and fit everything that is no card into it."""
        size, ratio = self.take_size()
        self._art.screen_ratio = ratio
        window = Window(size.width(), size.height(), self._art.deck.ratio, self._shape, ratio)
        room = self._zones.mat.room(window)
        self._zones.room = room
        self.setTransform(QTransform.fromScale(room.unit, room.unit))
        self.setSceneRect(room.scene)
        self._frames.fit(room, self._art.deck, ratio)
        self._overlay_items.fit(room, self.viewport().size(), ratio, self.dark)
        self._overlay.fit(room, ratio)
        strip = self.mapFromScene(room.words).boundingRect()
        self._bar.fit(strip, room.font, self.dark, mat_free=self._zones.mat.free_for_calls)
        self._make_way()

    def _make_way(self) -> None:
        """The table's words leave the calls their part of the strip."""
        self._overlay_items.leave(self._bar.taken)

    def _have_room(self) -> None:
        """Before the first paint a size is taken for granted, so that cards have places."""
        if self._zones.room is None:
            self._measure()

    def _fit(self) -> None:
        """Lay the table anew for its size, at once; what flies lands, what is queued goes on."""
        self._measure()
        self._animator.finish_step(self._zones.lay)
        self._changed()
        self._card_pixmaps.dress_soon()

    def _changed(self) -> None:
        """Cards have come to rest: all that is no card, and what is asked, follow."""
        if self._zones.room is not None:
            self._overlay.follow()
            self._choosing.refresh()
            self._overlay.show_last()

    def _plates(self) -> None:
        if self._zones.room is not None:
            self._overlay.plates()

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Complete what moves; else a card may be chosen or dragged."""
        if self._animator.moving:
            self._complete_for_person()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.position().toPoint()
            self._pressed = True
            finger = event.pointerType() == QPointingDevice.PointerType.Finger
            self._choosing.pressed(hit_testing.card_at(self, self._press_at), finger)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The end of a click or drag."""
        super().mouseReleaseEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or not self._pressed:
            return
        self._pressed = False
        at = event.position().toPoint()
        travelled = (at - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        pile = None if travelled else hit_testing.pile_at(self, self._zones, at)
        if pile is not None:
            self._choosing.let_go()
            self.pile_chosen.emit(pile)
            return
        scene_at = self.mapToScene(at)
        room = self._zones.room
        over_pool = room is not None and room.mat.contains(scene_at)
        self._choosing.released(hit_testing.card_at(self, at), travelled, over_pool, scene_at)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Complete what moves; else choose with the keys."""
        if event.key() not in _MODIFIERS and self._animator.moving:
            self._complete_for_person()
        elif not self._key(event):
            event.ignore()

    def _key(self, event: QKeyEvent) -> bool:
        """A key while nothing moves; whether it meant something."""
        if event.key() in _MODIFIERS:
            return False
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return self._choosing.key(event.key(), ctrl) or self._bar.key(event)

    def _complete_for_person(self) -> None:
        self._animator.complete()
        self.clicked.emit()
