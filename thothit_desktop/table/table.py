# SPDX-License-Identifier: MIT
"""The table as a widget: what the flow asks to show, with all that the table is made of.

Nothing here runs while a frame is painted: cards are moved and painted by Qt alone (see `card_item`).
"""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, View
from thothit_desktop.table.accessibility.access import Access
from thothit_desktop.table.accessibility.narrator import Narrator
from thothit_desktop.table.accessibility.reading import TableReading
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.card_view import CardView
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.card_pixmaps import CardPixmaps
from thothit_desktop.table.drawing.card_pulse import CardPulse
from thothit_desktop.table.drawing.faces import Faces
from thothit_desktop.table.drawing.gain_badges import GainBadges
from thothit_desktop.table.drawing.glows import Glows
from thothit_desktop.table.drawing.margin_bars import MarginBars
from thothit_desktop.table.drawing.margins import ExpectedMargins
from thothit_desktop.table.drawing.names import caption, short_caption
from thothit_desktop.table.drawing.notices import Notices
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.seating import Seat as Seat
from thothit_desktop.table.drawing.target_captions import NameCaption, TargetCaptions
from thothit_desktop.table.families import family_of, read
from thothit_desktop.table.family import Family
from thothit_desktop.table.geometry.arrangement import loose
from thothit_desktop.table.geometry.shape import Shape, shape
from thothit_desktop.table.selection import hit_testing
from thothit_desktop.table.selection.call_bar import CallBar
from thothit_desktop.table.selection.click_series import ClickSeries
from thothit_desktop.table.selection.input import Input
from thothit_desktop.table.selection.pointed_card import pointed
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.selection.touch import LongPress, by_finger
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Animator, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.mat import PoolMat
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.table_scaler import TableScaler


class Table(CardView):
    """Shows a round from one seat and animates its events; cards are designs, as everywhere.

    What the person may choose is asked of `selection` and `call_bar`, which report the choice; `notices` says
    whose turn it is, and more.
    """

    happening = Signal(object)
    """An event of a turn begins to be shown: a card captures, stays, or is turned up."""
    landed = Signal(object)
    """The cards that such an event moves have come to lie."""
    dealing = Signal(object)
    """Cards begin to be dealt, laid out or drawn for a ritual: the last of the events shown together."""
    clicked = Signal()
    """A click or key came while something moved, and has hurried it (`Animator.hurry`)."""
    deck_changed = Signal()
    """Another card art is shown, and cards are called otherwise."""
    card_pointed = Signal(object)
    """A `PointedCard`: the person asks about it, and chooses nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Card table"))
        self.unfit.connect(self._fit)
        self._person: int | None = 0
        self._family: Family | None = None
        self._hurried = False
        """True if the last click has only hurried what moved."""
        self._behind = False
        """True while cards have come to rest and what is no card does not show it yet."""

        self._animator = Animator(self, self._catch_up)
        self._zones = Zones(self.scene(), PoolMat(loose), self._make_item)
        self._choreography = Choreography(
            self._zones,
            self._changed,
            self.happening.emit,
            self.landed.emit,
            self.dealing.emit,
            self._show_gain,
        )
        self._gain_badges = GainBadges(self.scene(), self)
        self._pulse = CardPulse(self)
        self._glows = Glows(self.scene(), self)

        self._card_pixmaps = CardPixmaps(self._zones, self)
        self._frames = CardFrames(self.scene())
        self._target_captions = TargetCaptions(self.scene())
        self._name_caption = NameCaption(self.scene())
        self._under_mouse: CardItem | None = None
        """The card under the mouse."""
        self._margin_bars = MarginBars(self.scene())
        self._overlay_items = OverlayItems(self.scene(), AwakeClock(self))
        self._overlay = Overlay(
            self.scene(),
            self._zones,
            self._choreography,
            self._overlay_items,
            self._frames,
            self._card_pixmaps.picture,
        )
        self.happening.connect(self._begin)
        self.faces = Faces(self.scene(), self._zones, self._overlay, self._face_factor, self)
        """The expressions and words of the players."""
        self.landed.connect(self.faces.react)
        self.dealing.connect(self.faces.forget)
        self._card_pixmaps.art.arrived.connect(self._overlay.show_last)  # it may have waited for the picture
        self.narrator = Narrator(self)
        """Says something to a screen reader."""
        self.notices = Notices(self.narrator, self._zones, self._overlay, self._overlay_items)
        self.pace = "usual"
        """How long other players seem to think, one of `timing.PACES`."""

        self.clicks = ClickSeries()
        """Double and triple clicks on the table and on what lies over it."""
        self.call_bar = CallBar(self, self.clicks)
        self.selection = Selection(
            self._zones, self._frames, self._target_captions, self._margin_bars, self._lift_ms, self
        )
        self.selection.draw_offered.connect(self._tell_how_to_draw)
        self.selection.refreshed.connect(self._name_hand_card)
        self.reading = TableReading(
            self._zones, self.selection.prompt, self._overlay, lambda: self._card_pixmaps.art.deck.id
        )
        """What lies on the table, in words."""
        Access(self, self.narrator, self.reading, self.selection, self.quiet)
        self._input = Input(
            self, self._zones, self.selection, self.call_bar, self.clicks, self._hurry, self._let_go
        )
        self._long_press = LongPress(self)
        self._long_press.held.connect(self._held)
        self._scaler = TableScaler(
            self,
            self._zones,
            self._card_pixmaps,
            self._frames,
            (self._target_captions, self._margin_bars, self._name_caption),
            self._overlay_items,
            self._overlay,
            self.call_bar,
        )

    # What is shown

    def set_seats(self, seats: Sequence[Seat], person: int | None, clockwise: bool) -> None:
        """Set who sits at each seat; without a person seat 0 is at the bottom and nothing can be played.

        Where only names or levels change, the cards stay as they are.
        """
        before = self._scaler.shape
        if (before.seats, self._person, before.clockwise) == (len(seats), person, clockwise):
            self.notices.rename(seats)
            return
        self._animator.complete()
        self.selection.withdraw()
        self._person = person
        self.notices.set_seats(seats, person)
        self._take_shape(before._replace(seats=len(seats), clockwise=clockwise))

    def show_view(self, view: View) -> None:
        """Lay everything out at once. The view's game says which rooms and which kind of cards there are."""
        self._let_go()
        self._animator.complete()
        after = read(view)
        self._know(view)
        self._scaler.have_room()
        self.faces.forget()
        self._choreography.resume(after, view.history)
        self._zones.arrange(after)
        self._zones.lay()
        self._changed()
        self._animator.settle()

    def travel(self, view: View, undone: Sequence[Event], redone: Sequence[Event]) -> None:
        """Let every card glide to where it lay, or will lie, at another moment of the round.

        `view` is that of the bottom seat then; between now and then are the events that are `undone`, the
        last one first, and those that are `redone`.
        """
        self._animator.complete()
        after = read(view)
        self._know(view)
        self._scaler.have_room()
        self.withdraw()
        self._choreography.undo(undone)
        self._choreography.redo(redone)
        self.faces.forget()
        self._choreography.resume(after, view.history)
        self._zones.arrange(after)
        self._lay_anew()

    def play(self, events: Sequence[Event], view: View, lead: bool = False) -> None:
        """Queue and animate events; `view` is the bottom seat's view after them.

        `lead` waits a little first, so that the eye finds whose turn it is.
        """
        self._know(view)
        self._scaler.have_room()
        self.withdraw()
        before = [Step(list, rest=timing.lead(self.pace))] if lead else []
        self._animator.add(before + self._choreography.steps(events, read(view)))

    def withdraw(self) -> None:
        """Ask nothing any more; calls that stay are disabled."""
        self._pulse.stop()
        self.selection.withdraw()
        self.call_bar.withdraw()

    def point_out(self, cards: Collection[int]) -> None:
        """Let cards of the bottom hand or the pool pulse a few times, until something else is asked."""
        lie = (*self._zones.hands[self._zones.bottom], *self._zones.pool)
        self._pulse.start(item for item in lie if item.card in cards)

    def glow(self, event: Event, kind: str) -> None:
        """Let the cards of an event that lie open glow for a moment (`glows.glow`); nothing waits for it.

        Not where everything comes to its end at once.
        """
        ms = min(timing.MOMENT, int(timing.MOMENT * self._animator.factor))
        items = self._zones.lying(event.cards)
        if ms and items and self._zones.layout is not None and not self._animator.jumping:
            self._glows.show(items, kind, self._zones.layout, self.devicePixelRatioF(), ms)

    def show_move_values(self, margins: ExpectedMargins) -> None:
        """Tell on cards and calls what moves are expected to bring, until something else is told."""
        self.selection.show_move_values(margins)
        self.call_bar.show_move_values(margins.calls)

    def shows(self, view: View) -> bool:
        """Return True if the cards lie as a view says: not in the midst of a ritual or a deal."""
        return not self._zones.differences(self._choreography.expected(read(view)))

    def check(self, view: View) -> list[str]:
        """Differences between the scene and a view; empty when they agree."""
        return self._zones.differences(self._choreography.expected(read(view))) + self._zones.misplaced()

    # How it looks

    def set_deck(self, deck: str) -> None:
        """Change the art at any moment: what flies lands, and the table is laid anew in one animation.

        French cards always have the Western outline.
        """
        self._animator.complete()
        self._scaler.deck = deck
        self._scaler.wear()
        if self._zones.layout is not None:
            self._scaler.measure()
            self._card_pixmaps.update_all()
            self._changed()
            if self._animator.paused:
                self._zones.lay()
            else:
                self._lay_anew()
        self._animator.settle()
        self.deck_changed.emit()

    def set_index(self, on: bool) -> None:
        """Show or hide the corner index of the ceki faces."""
        self._card_pixmaps.art.index = on
        self._card_pixmaps.update_all()

    def set_back(self, back: str) -> None:
        """The colour of the cards' backs (`geometry/decks.py` BACKS)."""
        self._card_pixmaps.art.back = back
        self._card_pixmaps.update_all()

    def set_text_scale(self, scale: float) -> None:
        """Set the size of the words on the table, as a multiple of the usual."""
        self._scaler.text = scale
        if self._zones.layout is not None:
            self._fit()

    def set_mat(self, mat: str) -> None:
        """Lay the cards on another mat, by its id."""
        self._overlay_items.mat = mat
        if self._zones.layout is not None:
            self._fit()

    def set_order(self, order: str) -> None:
        """Order the bottom hand by `rank`, by `sets` (nearly complete first), or in its `own` order.

        The person's own order begins with how the hand lies. Where tricks are played both others are by suit.
        """
        self._animator.complete()
        self._zones.order = order
        if self._zones.layout is not None:
            self._lay_anew()
        self._animator.settle()

    def set_ranks_in_order(self, on: bool) -> None:
        """Lay a pool by ranks from 1 to 9, or as is the custom."""
        if on == self._scaler.ranks_in_order:
            return
        self._animator.complete()
        self._scaler.ranks_in_order = on
        if self._zones.layout is not None:
            self._scaler.measure()
            self._changed()
            self._lay_anew()
        self._animator.settle()

    # How it moves

    @property
    def quiet(self) -> SignalInstance:
        """Nothing moves any more: through the event loop, after every `play`, `show_view` and `set_deck`."""
        return self._animator.quiet

    @property
    def moving(self) -> bool:
        """True if something moves or waits to."""
        return self._animator.moving

    def complete(self) -> None:
        """Jump to the end of all that runs and is queued."""
        self._animator.complete()

    def set_paused(self, paused: bool) -> None:
        """Freeze or resume all that moves, and the time to answer; `quiet` waits as well."""
        self._let_go()
        self._animator.set_paused(paused)
        self.call_bar.countdown.set_paused(paused)
        self.faces.set_running(not paused)

    def set_speed(self, speed: str, tempo: float = 1.0) -> None:
        """`off`, `fast`, `normal` or `slow`, and `tempo` times as fast as that, from the next step on."""
        self._animator.factor = timing.FACTOR[speed] / tempo

    # Inside

    def _make_item(self) -> CardItem:
        item = CardItem(self._card_pixmaps.art.deck.width, self._card_pixmaps.update, self._hovered)
        if self._zones.layout is not None:
            self._card_pixmaps.update(item)
        return item

    def _hovered(self, item: CardItem, entered: bool) -> None:
        self._under_mouse = item if entered else None
        if entered:  # words over the hand would hide the next cards
            told = item.shown != HIDDEN and item not in self._zones.hands[self._zones.bottom]
            item.setToolTip(caption(item.shown, self._card_pixmaps.art.deck.id) if told else "")
        self._input.hovered(item, entered)
        self._name_hand_card()

    def _name_hand_card(self) -> None:
        """Show the name of the hand card that is raised, or under the mouse, until it flies."""
        selection, hand = self.selection, self._zones.hands[self._zones.bottom]
        item = selection.prompt.lifted(selection.raised) or selection.raised or self._under_mouse
        if item is None or item not in hand or item.flying or item.shown == HIDDEN:
            self._name_caption.put(None, "")
        else:
            self._name_caption.put(item, short_caption(item.shown, self._card_pixmaps.art.deck.id))

    def _lift_ms(self) -> int:
        return 0 if MOTION.reduced else int(timing.LIFT * min(1.0, self._animator.factor))

    def _face_factor(self) -> float:
        return 0.0 if self._animator.jumping else self._animator.factor

    def _know(self, view: View) -> None:
        """Take a view's game, of which the cards on the table may know nothing yet."""
        self._card_pixmaps.designs = tuple(set(view.game.deck))
        before, family = self._scaler.shape, family_of(view.game.spec)
        wanted = shape(view, before.seats, before.clockwise)
        if (wanted, family) != (before, self._family):
            self._animator.complete()
            self.selection.withdraw()
            self._take_family(family)
            self._take_shape(wanted)

    def _take_family(self, family: Family) -> None:
        """Lay and show the cards as a family has them."""
        if family is not self._family:
            self._family = family
            self._zones.mat = family.mat()
            self._choreography.show_by(family.turns)
            self._overlay.show_by(family.overlay)
            self.faces.show_by(family.reactions())

    def _take_shape(self, wanted: Shape) -> None:
        """Begin with nothing but a deck, in the rooms of another game or for other seats."""
        self._scaler.shape = wanted
        self.call_bar.stand(())
        self._zones.seat(wanted.seats, self._person or 0)
        self._choreography.reset()
        self._scaler.wear()
        if self._zones.layout is not None:
            self._fit()

    def _fit(self) -> None:
        """Lay the table anew for its size, at once; what flies lands, what is queued goes on."""
        self._let_go()
        self._gain_badges.clear()
        self._glows.clear()
        self._scaler.measure()
        self.faces.fit(self.devicePixelRatioF())
        self._animator.finish_step(self._zones.lay)
        self._changed()
        self._card_pixmaps.update_soon()

    def _lay_anew(self) -> None:
        """Let every card glide to where it should lie now."""
        self._let_go()
        self._animator.add([Step(lambda: self._zones.relay(timing.RELAY), self._changed)])

    def _changed(self) -> None:
        """Cards have come to rest: all that is no card, and what is asked, follow.

        Not where further cards come to rest at once: nobody would see it.
        """
        self._behind = True
        if not self._animator.advancing:
            self._catch_up()

    def _begin(self, event: Event) -> None:
        """An event begins to be shown, and cards may be named meanwhile."""
        captions = self._overlay.content.captions_during(event)
        if captions is not None:
            self._catch_up()
            self._overlay.caption(captions)

    def _catch_up(self) -> None:
        """Show what has changed with the cards that came to rest."""
        if self._behind and self._zones.layout is not None:
            self._behind = False
            self._overlay.follow()
            self.selection.refresh()
            self._overlay.show_last()

    def _show_gain(self, seat: int, points: int) -> None:
        """Let the points that captures have brought rise from their pile."""
        ms = int(timing.GAINED * self._animator.factor)
        layout = self._zones.layout
        if ms and layout is not None:
            middle = self._zones.seat_layout(seat).pile.center()
            self._gain_badges.show(seat, points, middle, layout, self.devicePixelRatioF(), ms)

    # Mouse and keys

    def _tell_how_to_draw(self) -> None:
        self.notices.add_hint(self._overlay.content.how_to_draw())

    def _hurry(self) -> bool:
        """Hurry what moves, for a click or key; whether anything moved."""
        self._glows.clear()
        if not self._animator.moving:
            return False
        self._animator.hurry()
        self.clicked.emit()
        return True

    def _let_go(self) -> None:
        """Bring home what is pressed: its release, if one comes at all, chooses nothing."""
        if self._input.holding:
            self._input.let_go()
            self._long_press.end()
            # The scene ends its drag only when it sees the button go up, over no card.
            up, beside = QEvent.Type.MouseButtonRelease, QPointF(-1, -1)
            left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
            keys = Qt.KeyboardModifier.NoModifier
            super().mouseReleaseEvent(QMouseEvent(up, beside, self.mapToGlobal(beside), left, none, keys))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Let go what is pressed: a menu, a dialog or another window may get its release."""
        self._let_go()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Complete what moves; else a card may be chosen or dragged. Another button ends a drag."""
        self._hurried = self._input.holding and event.button() != Qt.MouseButton.LeftButton
        self._let_go()
        self._hurried = self._hurried or not self._input.press(event)
        if not self._hurried and event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)
            self._long_press.begin(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The second tap of a finger, however soon it comes; the second click of a mouse does nothing."""
        if by_finger(event):
            self.mousePressEvent(event)
        else:
            self._input.press_again(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A finger that moves does not hold; a mouse whose button is up drags no more."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()
        super().mouseMoveEvent(event)
        self._long_press.follow(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Ask about the card under the mouse; the keys are read below, since not every system tells them."""
        event.accept()
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if by_mouse and not self._hurried:
            self._point_at(hit_testing.card_at(self, event.pos()))

    def _held(self, at: QPoint) -> None:
        """A finger stays on a card: ask about it, and choose nothing when the finger goes up."""
        item = hit_testing.card_at(self, at)
        if item is not None:
            self._let_go()
            self._point_at(item)

    def _point_at(self, item: CardItem | None) -> None:
        if item is not None and not item.flying:
            self.card_pointed.emit(pointed(self, self._zones, item))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The end of a click or drag."""
        super().mouseReleaseEvent(event)
        self._long_press.end()
        self._input.release(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Complete what moves; else choose with the keys."""
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift):
            if not self._hurry():
                self._point_at(self.selection.looked_at)
        elif not self._input.key(event):
            event.ignore()
