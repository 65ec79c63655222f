# SPDX-License-Identifier: MIT
"""The person's choice: a hand card, its capture, or a card from a pile."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.margin_bars import MarginBars
from thothit_desktop.table.drawing.margins import NO_MARGINS, ExpectedMargins
from thothit_desktop.table.drawing.target_captions import TargetCaptions
from thothit_desktop.table.geometry.places import Fan
from thothit_desktop.table.selection.capture_sets import CardSet, containing
from thothit_desktop.table.selection.highlights import Highlights, Look
from thothit_desktop.table.selection.prompt import Choice, Prompt
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_CLOSES = 150
"""Milliseconds after which a fan closes that the mouse has left."""


class Selection(QObject):
    """Highlights the cards that can be chosen, and reports choices made by `Pointer` and `Keyboard`.

    Attempts to choose other cards are reported too, so that a listener can explain. A first click never plays
    a card that has not been raised, with its captures shown: during another card's capture, and with a
    finger, it only raises the card.
    """

    hand_chosen = Signal(int)
    """Emitted with a hand card to play, or to choose a capture for if it may take one of several sets."""
    targets_chosen = Signal(object)
    """Emitted with a tuple of pool cards chosen, usually taken by the card being played."""
    capture_chosen = Signal(int, object)
    """Emitted with a hand card and the tuple of pool cards it takes, after a drop or a click on one."""
    hand_raised = Signal(int)
    """Emitted with a hand card raised by a first click or tap; HIDDEN if it is put back."""
    choice_left = Signal()
    """Emitted when the person wants to take back the card whose capture is being chosen."""
    locked_focused = Signal(int, int)
    """Emitted with the card being played or raised, and a locked pool card that the person looks at."""
    focused = Signal(object)
    """Emitted with a tuple of the card under the mouse, or of those at the keyboard cursor."""
    hand_offered = Signal()
    """Emitted when a hand card can be chosen, perhaps the one under the mouse."""
    draw_offered = Signal()
    """Emitted when the program begins to wait for a click that turns the stock."""
    draw_chosen = Signal()
    """Emitted when a click or key has turned the stock or gone on: once after each `offer_draw`."""
    stock_chosen = Signal()
    discard_chosen = Signal()
    claim_chosen = Signal()
    """Emitted when the person chooses the stock, the top discard, or the card that may be claimed."""
    pile_chosen = Signal(int)
    """A click on the capture pile of a seat, or on the cards that stand for it."""
    player_chosen = Signal(int)
    """A click on the name panel of a seat."""
    hand_moved = Signal()
    """Emitted when the person has moved a card within the hand."""
    keys_came = Signal(object)
    """Emitted with a tuple of the card items to which the keyboard cursor has moved."""
    fanned = Signal(object)
    """Emitted with the cards of the pool that an opened or closed fan has moved."""
    withdrawn = Signal()
    """Emitted when the prompt has gone; another may follow."""
    refreshed = Signal()
    """Emitted when the prompt, or its look, may have changed."""

    def __init__(
        self,
        zones: Zones,
        frames: CardFrames,
        captions: TargetCaptions,
        bars: MarginBars,
        lift_ms: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._zones = zones
        self.prompt = Prompt(zones)
        """The open decision."""
        self.any_key = False
        """True if any key goes on, not only those that turn the stock."""
        self.cursor: tuple[CardItem, ...] = ()
        """The card under the mouse, or the cards at the keyboard cursor."""
        self.by_keys = False
        """True if the keys have moved the cursor there."""
        self.goes_on_by_keys = False
        """True if the last choice was made by keys."""
        self.chosen: CardItem | None = None
        """The hand card raised by a first click or tap; a second one plays it."""
        self.fan: Fan | None = None
        """The fan of the pool that the person looks at."""
        self._closing = QTimer(self, singleShot=True, interval=_CLOSES)
        self._closing.timeout.connect(lambda: self._look_at_fan(None))
        self._highlights = Highlights(zones, frames, captions, bars, self.prompt, lift_ms, self.fanned.emit)
        self._margins = NO_MARGINS
        self._described: tuple[int, ...] = ()

    @property
    def asking(self) -> bool:
        """True while a capture is being chosen."""
        return self.prompt.card is not None

    @property
    def current(self) -> tuple[int, ...]:
        """The designs of the cards at the cursor."""
        return tuple(item.card for item in self.cursor)

    @property
    def raised(self) -> CardItem | None:
        """The hand card whose captures are shown: the one at the cursor, or else the chosen one."""
        at_cursor = self.cursor[0] if self.cursor else None
        return at_cursor if at_cursor in self.prompt.hand() else self.chosen

    @property
    def looked_at(self) -> CardItem | None:
        """The card at the cursor, or else the chosen one."""
        return self.cursor[0] if self.cursor else self.chosen

    # Offers

    def offer(self, choices: Mapping[int, Choice], drag: bool = True) -> None:
        """Let the person choose a hand card; `choices` has the captures by card. Without any, offer none."""
        self.withdraw()
        self.prompt.choices, self.prompt.drag = choices or None, drag
        self.refresh()
        self.hand_offered.emit()

    def offer_piles(self, draw: bool, take: bool, claim: bool = False) -> None:
        """Highlight the stock, the top discard or the last card, which can be claimed.

        The others can be clicked as well, so that a listener can explain.
        """
        self.prompt.draws, self.prompt.takes, self.prompt.claims = draw, take, claim
        if self.goes_on_by_keys and self.prompt.piles():
            self.cursor, self.by_keys = (self.prompt.piles()[0],), True
        self.refresh()

    def ask(self, card: int, choice: Choice, cancellable: bool) -> None:
        """Let the person choose one of the sets for a card from the hand or from the stock."""
        self.withdraw()
        self.prompt.card, self.prompt.choice, self.prompt.cancellable = card, choice, cancellable
        sets = self.prompt.stops(locked=False)
        if self.goes_on_by_keys and sets:
            self.cursor, self.by_keys = sets[0], True
        self.refresh()
        self.describe(self.cursor)
        self.keys_came.emit(self.cursor)

    def offer_draw(self, halo: bool = True) -> None:
        """Wait for a click anywhere but on a pile, Space or Enter: it turns the stock or goes on.

        Without a halo around the stock any key will do.
        """
        self.withdraw()
        self.prompt.drawing, self.any_key = True, not halo
        self.refresh()
        if halo:
            self.draw_offered.emit()

    def withdraw(self) -> None:
        """Close the prompt; lower the lifted cards."""
        self.prompt.clear()
        self.cursor, self.by_keys, self.chosen, self.fan = (), False, None, None
        self.withdrawn.emit()
        self.refresh()

    # Look

    def refresh(self) -> None:
        """Show the prompt on the present items; also needed after a new layout."""
        current = self.cursor
        if self.asking and current and not self.by_keys:
            current = tuple(self.prompt.preview(current[0]))
        halo = self.prompt.drawing and not self.any_key
        self._highlights.show(Look(current, self.by_keys, self.raised, halo, self._margins, self.fan))
        self.refreshed.emit()

    def show_move_values(self, margins: ExpectedMargins) -> None:
        """Show the expected margins of moves on the cards until other margins are set."""
        self._margins = margins
        self.refresh()

    def moved(self, *items: CardItem) -> None:
        """Note that these items have left their places; the next `refresh` moves them back."""
        self._highlights.moved(*items)

    def put_cursor(self, items: tuple[CardItem, ...], by_keys: bool) -> None:
        """Put the cursor of the mouse or the keys on these cards, or on none."""
        if (items, by_keys) != (self.cursor, self.by_keys):
            self.cursor, self.by_keys = items, by_keys
            self.refresh()

    def describe(self, items: tuple[CardItem, ...]) -> None:
        """Report the cards that the person looks at."""
        cards = tuple(item.shown for item in items if item.shown != HIDDEN)
        if cards != self._described:
            self._described = cards
            self.focused.emit(cards)

    def look_closer(self, item: CardItem | None) -> None:
        """Open the fan of the card under the mouse; close it when the mouse has left the pool.

        It stays open while the mouse is on another card of the pool, so that no card moves under the mouse.
        While cards fly nothing else moves.
        """
        if item is None or item not in self._zones.pool:
            self._closing.start()
            return
        self._closing.stop()
        fan = self._zones.fan_of(item)
        flying = self._zones.capture is not None or any(other.flying for other in self._zones.items())
        if fan is not None and not flying and (self.fan is None or fan.rank != self.fan.rank):
            self._look_at_fan(fan)

    def _look_at_fan(self, fan: Fan | None) -> None:
        if fan != self.fan:
            self.fan = fan
            self.refresh()

    def tell_locked(self, item: CardItem) -> None:
        """Report the card that the person looks at, if it is locked."""
        card = self.prompt.card
        if card is None and self.raised is not None:
            card = self.raised.card
        if card is not None and item in self.prompt.pool(self.prompt.considered(self.raised).locked):
            self.locked_focused.emit(card, item.card)

    # Choices

    def choose_hand_card(self, item: CardItem, first: bool) -> None:
        """Handle a click on a hand card; a `first` one only shows what the next one would play.

        A card with several captures is chosen at once, because its capture is still to be chosen.
        """
        choice = self.prompt.choices.get(item.card) if self.prompt.choices is not None else None
        if first and choice is not None and len(choice.takes) < 2:
            self.choose(item)
        else:
            self.hand_chosen.emit(item.card)

    def choose(self, item: CardItem | None) -> None:
        """Raise a hand card until it is played, or another place is clicked; with None, none is raised."""
        if item is not self.chosen:
            self.chosen = item
            self.refresh()
            self.hand_raised.emit(HIDDEN if item is None else item.card)

    def choose_on_table(self, item: CardItem) -> None:
        """Choose a card outside the hands; a listener explains if that is not possible."""
        if not self.prompt.discarding:
            taker = self.raised if self.by_keys else self.chosen
            if item in self._zones.pool and taker is None:
                self.targets_chosen.emit((item.card,))
            elif item in self._zones.pool and taker is not None:
                self.capture(taker.card, item)
        elif item in self.prompt.claimed():
            self.claim_chosen.emit()
        elif item in self._zones.stock:
            self.stock_chosen.emit()
        elif item in self._zones.pool[-1:]:
            self.discard_chosen.emit()

    def capture(self, card: int, target: CardItem) -> None:
        """Let a hand card take a pool card; if several sets contain it, let the person pick the others."""
        choice = (self.prompt.choices or {}).get(card, Choice())
        sets = containing(choice.takes, [target.card])
        if len(sets) < 2:
            self.capture_chosen.emit(card, sets[0] if sets else (target.card,))
            return
        self.hand_chosen.emit(card)
        if self.prompt.card == card:
            self.pick(target)

    def pick(self, item: CardItem) -> None:
        """Pick a pool card for the capture, or unpick it; the last missing card completes the choice.

        Copies lie in one pile, so a click on one that is picked picks the next copy, if a set has both.
        """
        picked = self.prompt.picked
        if item in picked:
            copies = [other for other in self.prompt.targets(self.prompt.choice) if other.card == item.card]
            if not copies:
                picked.remove(item)
                self.refresh()
                return
            item = copies[0]
        sets = self.prompt.sets_with(item)
        if not sets:
            self.targets_chosen.emit((*(other.card for other in picked), item.card))
        elif len(sets) == 1:
            self.take(sets[0])
        else:
            picked.append(item)
            self.refresh()

    def unpick(self) -> None:
        """Unpick all picked cards."""
        if self.prompt.picked:
            self.prompt.picked.clear()
            self.refresh()

    def take(self, cards: CardSet) -> None:
        """Choose a set; if it is not played after all, it can be chosen again."""
        self.unpick()
        self.targets_chosen.emit(cards)

    def draw(self) -> bool:
        """Turn the stock or go on, once; return False if the program waits for no such click."""
        if not self.prompt.drawing:
            return False
        self.withdraw()
        self.draw_chosen.emit()
        return True

    def rearranged(self) -> None:
        """Report that the person has arranged the hand."""
        self.moved(*self._zones.hands[self._zones.bottom])
        self.refresh()
        self.hand_moved.emit()
