# SPDX-License-Identifier: MIT
"""The table as a widget, with all its parts and the commands of the flow.

No Python code runs while a frame is painted: cards are moved and painted by Qt alone (see `card_item`).
"""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Score, View
from thothit_desktop.table.accessibility.access import Access
from thothit_desktop.table.accessibility.narrator import Narrator
from thothit_desktop.table.accessibility.reading import TableReading
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.card_view import CardView
from thothit_desktop.table.counting.round_count import RoundCount
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.card_pixmaps import CardPixmaps
from thothit_desktop.table.drawing.card_pulse import CardPulse
from thothit_desktop.table.drawing.faces import Faces
from thothit_desktop.table.drawing.gain_badges import GainBadges
from thothit_desktop.table.drawing.glows import Glows
from thothit_desktop.table.drawing.margin_bars import MarginBars
from thothit_desktop.table.drawing.margins import ExpectedMargins
from thothit_desktop.table.drawing.move_arrows import MarkedMove, MoveArrows
from thothit_desktop.table.drawing.names import caption, short_caption
from thothit_desktop.table.drawing.notices import Notices
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.running_line import RunningLines
from thothit_desktop.table.drawing.seating import Seat as Seat
from thothit_desktop.table.drawing.target_captions import NameCaption, TargetCaptions
from thothit_desktop.table.drawing.veil import Veil
from thothit_desktop.table.families import family_of, read
from thothit_desktop.table.family import Family
from thothit_desktop.table.geometry.arrangement import loose
from thothit_desktop.table.geometry.places import TAKEN
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
from thothit_desktop.table.stage.turns import Weight
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.table_scaler import TableScaler


class Table(CardView):
    """Shows a round from one seat and animates its events; cards are designs, as everywhere.

    `selection` and `call_bar` offer choices to the person and report the choice; `notices` shows the seat to
    move, and messages.
    """

    happening = Signal(object)
    """Emitted when an event of a turn begins to be shown: a card captures, stays, or is turned up."""
    landed = Signal(object)
    """Emitted when the cards moved by such an event have come to rest."""
    dealing = Signal(object)
    """Emitted when cards begin to be dealt, laid or drawn, with the last of the events shown together."""
    clicked = Signal()
    """Emitted when a click or key has hurried a movement (`Animator.hurry`)."""
    deck_changed = Signal()
    """Emitted when another card art is shown, which may change the names of cards."""
    card_pointed = Signal(object)
    """Emitted with a `PointedCard` that the person asks about, without choosing it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Card table"))
        self._person: int | None = 0
        self._family: Family | None = None
        self._hurried = False
        """True if the last click has only hurried a movement."""
        self._overlay_outdated = False
        """True while cards have come to rest and the overlay does not show it yet."""

        self._animator = Animator(self, self._update_overlay)
        self._zones = Zones(self.scene(), PoolMat(loose), self._make_item)
        self._choreography = Choreography(
            self._zones,
            self._update_after_rest,
            self.happening.emit,
            self.landed.emit,
            self.dealing.emit,
            self._show_gain,
            self._bump,
            self._weigh,
        )
        self._gain_badges = GainBadges(self.scene(), self)
        self._pulse = CardPulse(self.scene(), self)
        self._glows = Glows(self.scene(), self)
        self._lines = RunningLines(self.scene(), self)
        self._shade = Veil(self.scene(), self, TAKEN - 1)

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
            self._card_pixmaps,
        )
        self._move_arrows = MoveArrows(self.scene(), self._zones, self._overlay)
        self.faces = Faces(self.scene(), self._zones, self._overlay, self._animator, self)
        """The expressions and words of the players."""
        self.narrator = Narrator(self)
        """Speaks to a screen reader."""
        self.notices = Notices(self.narrator, self._zones, self._overlay, self._overlay_items, self)
        self.round_count = RoundCount(
            self,
            self._zones,
            self._animator,
            self._choreography.status,
            self._overlay,
            self._overlay_items,
            self._frames,
            self._glows,
        )
        """Counts the round that has ended, before the score sheet opens."""
        self.pace = "usual"
        """The apparent thinking time of other players, one of `timing.PACES`."""

        self.clicks = ClickSeries()
        """Double and triple clicks on the table and on the panels over it."""
        self.call_bar = CallBar(self, self.clicks)
        self.selection = Selection(
            self._zones, self._frames, self._target_captions, self._margin_bars, self._lift_ms, self
        )
        self.reading = TableReading(
            self._zones, self.selection.prompt, self._overlay, lambda: self._card_pixmaps.art.deck.id
        )
        """The present table as texts."""
        Access(self, self.narrator, self.reading, self.selection, self.quiet)
        self._input = Input(
            self,
            self._zones,
            self.selection,
            self.call_bar,
            self.clicks,
            self._hurry_movement,
            self._release_card,
        )
        self._long_press = LongPress(self)
        self._scaler = TableScaler(
            self,
            self._zones,
            self._card_pixmaps,
            self._frames,
            (self._target_captions, self._margin_bars, self._name_caption, self._move_arrows),
            self._overlay_items,
            self._overlay,
            self.call_bar,
        )
        self._connect()

    def _connect(self) -> None:
        self.layout_outdated.connect(self._update_layout)
        self.happening.connect(self._show_captions)
        self.landed.connect(self.faces.react)
        self.dealing.connect(self.faces.forget)
        # The last plays may have waited for the picture.
        self._card_pixmaps.art.arrived.connect(self._overlay.show_pictures)
        self.selection.fanned.connect(lambda _: self._overlay.update_pool())
        self.selection.draw_offered.connect(self._tell_how_to_draw)
        self.selection.refreshed.connect(self._name_hand_card)
        self._long_press.held.connect(self._ask_by_long_press)

    # What is shown

    def set_seats(self, seats: Sequence[Seat], person: int | None, clockwise: bool) -> None:
        """Set the player of each seat; without a person seat 0 is at the bottom and nothing can be played.

        If only names or levels change, the cards stay unchanged.
        """
        before = self._scaler.shape
        if (before.seats, self._person, before.clockwise) == (len(seats), person, clockwise):
            self.notices.rename(seats)
            return
        self._animator.complete()
        self.selection.withdraw()
        self._person = person
        self.notices.set_seats(seats, person)
        self._set_shape(before._replace(seats=len(seats), clockwise=clockwise))

    def show_cards_only(self) -> None:
        """Show no name panels and no places for ranks; to be called before the first game is shown."""
        self._overlay.seating.bare = True

    def show_view(self, view: View) -> None:
        """Lay everything out at once, in the layout and with the cards of the view's game."""
        self._release_card()
        self._pulse.stop()  # as card items may be removed
        self._animator.complete()
        self.round_count.end(0)
        after = read(view)
        self._use_game(view)
        self._scaler.ensure_layout()
        self.faces.forget()
        self._choreography.resume(after, view.history)
        self._zones.arrange(after)
        self._zones.jump_to_places()
        self._update_after_rest()
        self._animator.settle()

    def travel(self, view: View, undone: Sequence[Event], redone: Sequence[Event]) -> None:
        """Let every card glide to its place at another moment of the round.

        `view` is that of the bottom seat then. The events in between are `undone`, the last one first, or
        `redone`.
        """
        self._animator.complete()
        self.round_count.end(0)
        after = read(view)
        self._use_game(view)
        self._scaler.ensure_layout()
        self.withdraw()
        self._choreography.undo(undone)
        self._choreography.redo(redone)
        self.faces.forget()
        self._choreography.resume(after, view.history)
        self._zones.arrange(after)
        self._glide_to_places()

    def play(self, events: Sequence[Event], view: View, lead: bool = False) -> None:
        """Queue and animate events; `view` is the bottom seat's view after them.

        `lead` waits a little first, so that the eye finds the seat to move.
        """
        self._use_game(view)
        self._scaler.ensure_layout()
        self.withdraw()
        before = [Step(list, rest=timing.lead(self.pace))] if lead else []
        self._animator.add(before + self._choreography.steps(events, read(view)))

    def count(self, view: View, score: Score) -> None:
        """Count a round that has ended with its cards; `quiet` comes after it.

        A click or key skips it.
        """
        self.withdraw()
        self.round_count.begin(view, score, family_of(view.game.spec).counting)
        self._animator.settle()

    def end_count(self) -> None:
        """Let the counted cards go home, and the table grow light again."""
        if self.round_count.end(int(timing.DIM * self._animator.factor)):
            self._glide_to_places()

    def withdraw(self) -> None:
        """Close the prompt, and disable the permanent calls."""
        self._pulse.stop()
        self.selection.withdraw()
        self.call_bar.withdraw()

    def point_out(self, cards: Collection[int]) -> None:
        """Let cards of the bottom hand or the pool pulse a few times, until the next prompt."""
        if self._zones.layout is None:
            return
        lie = (*self._zones.hands[self._zones.bottom], *self._zones.pool)
        found = (item for item in lie if item.card in cards)
        self._pulse.start(found, self._zones.layout.unit, self.devicePixelRatioF())

    def glow(self, event: Event, kind: str) -> None:
        """Let the open cards of an event glow briefly (`glows.glow`), without delaying anything.

        No card glows while steps are completed at once.
        """
        ms = min(timing.MOMENT, int(timing.MOMENT * self._animator.factor))
        items = self._zones.lying(event.cards)
        if ms and items and self._zones.layout is not None and not self._animator.jumping:
            self._glows.show(items, kind, self._zones.layout, self.devicePixelRatioF(), ms)

    def show_move_values(self, margins: ExpectedMargins) -> None:
        """Show the expected margins of moves on cards and calls, until others are set."""
        self.selection.show_move_values(margins)
        self.call_bar.show_move_values(margins.calls)

    def mark_moves(self, moves: Sequence[MarkedMove]) -> None:
        """Mark moves of the bottom seat with arrows or words, until others are marked."""
        self._move_arrows.mark(moves)

    def shows(self, view: View) -> bool:
        """Return True if the cards agree with a view: not in the middle of a ritual or a deal."""
        return not self._zones.differences(self._choreography.expected(read(view)))

    def check(self, view: View) -> list[str]:
        """Return the differences between the scene and a view; empty when they agree."""
        return self._zones.differences(self._choreography.expected(read(view))) + self._zones.misplaced()

    # How it looks

    def set_deck(self, deck: str) -> None:
        """Change the art at any moment: flying cards land, and the new layout is one animation.

        French cards always have the Western outline.
        """
        self._animator.complete()
        self._scaler.deck = deck
        self._scaler.apply_deck()
        if self._zones.layout is not None:
            self._scaler.update_layout()
            self._card_pixmaps.update_all()
            self._update_after_rest()
            if self._animator.paused:
                self._zones.jump_to_places()
            else:
                self._glide_to_places()
        self._animator.settle()
        self.deck_changed.emit()

    def set_index(self, on: bool) -> None:
        """Show or hide the corner index of the ceki faces."""
        self._card_pixmaps.art.index = on
        self._card_pixmaps.update_all()

    def set_back(self, back: str) -> None:
        """Set the colour of the cards' backs (`geometry/decks.py` BACKS)."""
        self._card_pixmaps.art.back = back
        self._card_pixmaps.update_all()

    @property
    def words_size(self) -> int:
        """The size of words on the table, in logical pixels."""
        assert self._zones.layout is not None
        return self._zones.layout.font

    def set_text_scale(self, scale: float) -> None:
        """Set the size of the words on the table, as a multiple of the usual."""
        self._scaler.text = scale
        if self._zones.layout is not None:
            self._update_layout()

    def set_mat(self, mat: str) -> None:
        """Set the mat under the cards, by its id."""
        self._overlay_items.mat = mat
        if self._zones.layout is not None:
            self._update_layout()

    def set_order(self, order: str) -> None:
        """Order the bottom hand by `rank`, by `sets` (nearly complete first), or in its `own` order.

        The person's own order begins with the present one. In games with tricks the other two are by suit.
        """
        self._animator.complete()
        self._zones.order = order
        if self._zones.layout is not None:
            self._glide_to_places()
        self._animator.settle()

    def set_ranks_in_order(self, on: bool) -> None:
        """Lay a pool by ranks from 1 to 9, or in the traditional order."""
        if on == self._scaler.ranks_in_order:
            return
        self._animator.complete()
        self._scaler.ranks_in_order = on
        if self._zones.layout is not None:
            self._scaler.update_layout()
            self._update_after_rest()
            self._glide_to_places()
        self._animator.settle()

    # How it moves

    @property
    def quiet(self) -> SignalInstance:
        """Emitted, through the event loop, when all movement has ended; also after `show_view`."""
        return self._animator.quiet

    @property
    def moving(self) -> bool:
        """True if something moves or waits to."""
        return self._animator.moving

    def complete(self) -> None:
        """Jump to the end of all running and queued steps."""
        self._animator.complete()

    def set_paused(self, paused: bool) -> None:
        """Freeze or resume all movement, and the time to answer; `quiet` waits as well."""
        self._release_card()
        self._animator.set_paused(paused)
        self.call_bar.countdown.set_paused(paused)
        self.faces.set_running(not paused)

    def set_speed(self, speed: str, tempo: float = 1.0) -> None:
        """Set the speed `off`, `fast`, `normal` or `slow`, times `tempo`, from the next step on."""
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

    def _use_game(self, view: View) -> None:
        """Use a view's game, which may differ from the one on the table."""
        self._card_pixmaps.designs = tuple(set(view.game.deck))
        before, family = self._scaler.shape, family_of(view.game.spec)
        wanted = shape(view, before.seats, before.clockwise)
        if (wanted, family) != (before, self._family):
            self._animator.complete()
            self.selection.withdraw()
            self._set_family(family)
            self._set_shape(wanted)

    def _set_family(self, family: Family) -> None:
        """Use a family's mat, turns and overlay."""
        if family is not self._family:
            self._family = family
            self._zones.mat = PoolMat(loose) if self._overlay.seating.bare else family.mat()
            self._choreography.show_by(family.turns)
            self._overlay.show_by(family.overlay)
            self.faces.show_by(family.reactions())

    def _set_shape(self, wanted: Shape) -> None:
        """Start with only a deck, in the layout of another game or for other seats."""
        self._scaler.shape = wanted
        self.faces.forget()
        self.call_bar.stand(())
        self._zones.seat(wanted.seats, self._person or 0)
        self._choreography.reset()
        self._scaler.apply_deck()
        if self._zones.layout is not None:
            self._update_layout()

    def _update_layout(self) -> None:
        """Compute a new layout for the size at once; flying cards land, and queued steps go on."""
        self._release_card()
        if self.round_count.is_shown:
            self._animator.complete()
            self.round_count.end(0)
        self._gain_badges.clear()
        self._glows.clear()
        self._lines.clear()
        self._shade.clear()
        self._zones.fans, self.selection.fan = (), None  # they are in units of the old layout
        self._scaler.update_layout()
        self.faces.redraw(self.devicePixelRatioF())
        self._animator.finish_step(self._zones.jump_to_places)
        self._update_after_rest()
        self._card_pixmaps.update_soon()

    def _glide_to_places(self) -> None:
        """Let every card glide to its place in the present layout."""
        self._release_card()
        self._animator.add(
            [Step(lambda: self._zones.move_to_places(timing.REARRANGE), self._update_after_rest)]
        )

    def _update_after_rest(self) -> None:
        """Update the overlay and the selection after cards have come to rest.

        The update is put off while further cards come to rest at once, because nobody would see it.
        """
        self._overlay_outdated = True
        if not self._animator.advancing:
            self._update_overlay()

    def _show_captions(self, event: Event) -> None:
        """Show the captions during an event that begins to be shown."""
        captions = self._overlay.content.captions_during(event)
        if captions is not None:
            self._update_overlay()
            self._overlay.caption(captions)

    def _update_overlay(self) -> None:
        """Update the overlay and the selection of cards at rest, or hide what moving cards leave."""
        if self._zones.layout is None:
            return
        if not self._overlay_outdated:
            self._overlay.hide_left()
        else:
            self._overlay_outdated = False
            self._overlay.update_items()
            self.selection.refresh()
            self._move_arrows.follow()

    def _show_gain(self, seat: int, points: int, items: Sequence[CardItem]) -> None:
        """Let the points of captures fly from their cards to the plate, or rise from the pile."""
        layout = self._zones.layout
        if not self._animator.factor or layout is None:
            return
        ratio, own = self.devicePixelRatioF(), self._zones.seat_layout(seat)
        if items:
            around = QRectF()
            for item in items:
                around = around.united(item.sceneBoundingRect())
            hold = timing.SEAL_HOLD if self._shade.is_shown else 0
            ms = int((timing.REST + hold + timing.TO_PILE) * self._animator.factor)
            self._gain_badges.show(seat, points, around.center(), layout, ratio, ms, own.plate.center())
        else:
            ms = int(timing.GAINED * self._animator.factor)
            self._gain_badges.show(seat, points, own.pile.center(), layout, ratio, ms)

    def _bump(self, seat: int) -> None:
        """Let a plate swell once its number has changed."""
        ms = int(timing.BUMP * self._animator.factor)
        if ms and not MOTION.reduced and not self._animator.jumping:
            self._overlay.plates()
            self._overlay_items.bump(seat, ms)

    def _weigh(self, items: Sequence[CardItem], weight: Weight) -> None:
        """Let a gold line run round twins; round those of the greatest worth the mat grows dark."""
        layout, factor = self._zones.layout, min(1.0, self._animator.factor)
        if not factor or layout is None or not items or self._animator.jumping:
            return
        hold = timing.SEAL_HOLD if weight is Weight.SEAL else 0
        self._lines.show(items, layout, int((timing.REST + hold) * factor))
        if weight is Weight.SEAL and not MOTION.reduced:
            around = QRectF()
            for item in items:
                around = around.united(item.sceneBoundingRect())
            ms, fade = int((timing.REST + hold) * factor), int(timing.SNAP * factor)
            self._shade.show_for(layout, self.devicePixelRatioF(), around, ms, fade, dark=0.5)

    # Mouse and keys

    def _tell_how_to_draw(self) -> None:
        self.notices.add_hint(self._overlay.content.how_to_draw())

    def _hurry_movement(self) -> bool:
        """Hurry the movement for a click or key; return True if there was any."""
        self._glows.clear()
        self._lines.clear()
        self._shade.clear()
        if not self._animator.moving:
            return False
        self._animator.hurry()
        self.clicked.emit()
        return True

    def _release_card(self) -> None:
        """Release a pressed card to its place; the button's release, if it comes at all, chooses nothing."""
        if self._input.holding:
            self._input.let_go()
            self._long_press.end()
            # The scene ends its drag only when it sees the button go up, over no card.
            up, beside = QEvent.Type.MouseButtonRelease, QPointF(-1, -1)
            left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
            keys = Qt.KeyboardModifier.NoModifier
            super().mouseReleaseEvent(QMouseEvent(up, beside, self.mapToGlobal(beside), left, none, keys))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Release a pressed card, because a menu, a dialog or another window may get the button's release."""
        self._release_card()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Complete the movement; else choose or drag a card. Another button ends a drag."""
        self._hurried = self._input.holding and event.button() != Qt.MouseButton.LeftButton
        self._release_card()
        self._hurried = self._hurried or not self._input.press(event)
        if not self._hurried and event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)
            self._long_press.begin(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Handle the second tap of a finger, however soon it comes; ignore the second click of a mouse."""
        if by_finger(event):
            self.mousePressEvent(event)
        else:
            self._input.press_again(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End a long press if the finger moves, and a drag if the mouse button is up."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._release_card()
        super().mouseMoveEvent(event)
        self._long_press.check_movement(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Report the card under the mouse; `keyPressEvent` handles the menu keys for all systems."""
        event.accept()
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if by_mouse and not self._hurried:
            self._point_at(hit_testing.card_at(self, event.pos()))

    def _ask_by_long_press(self, at: QPoint) -> None:
        """Report a card after a long press; the finger's release then chooses nothing."""
        item = hit_testing.card_at(self, at)
        if item is not None:
            self._release_card()
            self._point_at(item)

    def _point_at(self, item: CardItem | None) -> None:
        if item is not None and not item.flying:
            self.card_pointed.emit(pointed(self, self._zones, item))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Handle the end of a click or drag."""
        super().mouseReleaseEvent(event)
        self._long_press.end()
        self._input.release(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Complete the movement; else choose with the keys."""
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift):
            if not self._hurry_movement():
                self._point_at(self.selection.looked_at)
        elif not self._input.key(event):
            event.ignore()
