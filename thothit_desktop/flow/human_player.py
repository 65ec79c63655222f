# SPDX-License-Identifier: MIT
"""The human player: asks the person at the table, and turns clicks, keys and calls into moves."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.calls import PLAY_OUT
from thothit_desktop.flow.families import asks_of, family_of
from thothit_desktop.flow.family import Pile
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Move, Refusal, View
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.table.selection.call_bar import Call


class HumanPlayer(QObject):
    """Asks the person at a table, and turns clicks, keys and calls into moves."""

    wanted = Signal(object)
    """Emitted with the person's legal `Move`."""
    picked = Signal(int)
    """Emitted with a chosen hand card that has several captures."""
    left = Signal()
    """Emitted when the person takes back the chosen hand card."""
    refused = Signal(object)
    """Emitted with the `Refusal` of an illegal move, or of a locked card under the focus."""
    warned = Signal(object)
    """Emitted with a `Move` that would bar the person from winning; choosing it again makes it."""
    doubted = Signal(object)
    """Emitted with a `Move` that `doubts` finds weak; choosing it again makes it."""
    rest_offered = Signal(object)
    """Emitted with the `Call` that plays out the round, when it is offered."""
    played_out = Signal()
    """Emitted when the person wants a decided round to be played out."""
    expired = Signal(object)
    """Emitted with the `View` of a question that the person has not answered in time."""

    def __init__(
        self,
        table: Table,
        view: Callable[[], View | None],
        card_name: Callable[[int], str],
        parent: QObject,
    ) -> None:
        """`view` returns the person's view, or None without a person; `card_name` returns a card's name."""
        super().__init__(parent)
        self._table, self._view, self._card_name = table, view, card_name
        self.warns = True
        """True while a move that would bar the person from winning must be chosen twice."""
        self.doubts: Callable[[Move], bool] = lambda _move: False
        """Returns True for a legal move that is weak and must be chosen twice."""
        self._warned: Move | None = None
        """The move that the person has chosen once and been warned of."""
        self._card = HIDDEN
        """The card whose capture the person chooses."""
        self._picking = False
        """True if the question is for the capture of that card."""
        self._offered: Sequence[Call] = ()
        self._rest: Sequence[Call] = ()
        """The call that plays out the round, if it is offered."""
        table.selection.hand_chosen.connect(self._on_hand)
        table.selection.targets_chosen.connect(self._on_targets)
        table.selection.capture_chosen.connect(self._on_capture)
        table.selection.choice_left.connect(self._on_left)
        table.selection.locked_focused.connect(self._on_locked)
        table.selection.stock_chosen.connect(lambda: self._on_pile(Pile.STOCK))
        table.selection.discard_chosen.connect(lambda: self._on_pile(Pile.DISCARDS))
        table.selection.claim_chosen.connect(lambda: self._on_pile(Pile.CLAIMED))
        table.call_bar.called.connect(self._on_called)
        table.call_bar.missed.connect(self._on_called)
        table.call_bar.countdown.ran_out.connect(self._on_ran_out)

    # Questions

    def ask(self, view: View, seconds: float | None, rest: "Call | None" = None) -> None:
        """Offer hand cards, piles and calls; after `seconds` (None for no limit) the person passes.

        `rest` is a call that plays out the round, if it is offered.
        """
        self._card, self._picking, self._warned = HIDDEN, False, None
        self._rest = () if rest is None else (rest,)
        family = family_of(view.game.spec)
        self._table.selection.offer(family.choices(view))
        piles = family.piles(view)
        if piles:
            legal = view.legal_moves()
            self._table.selection.offer_piles(*(piles.get(pile) in legal for pile in Pile))
        self._call(view, seconds)
        if rest is not None:
            self.rest_offered.emit(rest)

    def pick(self, view: View, card: int, cancellable: bool) -> None:
        """Ask for the capture of a card: a hand card, which may be taken back, or the card turned up."""
        self._card, self._picking = card, True
        if not cancellable:
            self._warned = None
        family = family_of(view.game.spec)
        self._table.selection.ask(card, family.choices(view)[card], cancellable)
        self._call(view, None)

    def update_card_names(self, view: View, seconds: float | None) -> None:
        """Show the calls anew, with the names of the deck in use."""
        self._table.call_bar.stand(family_of(view.game.spec).standing_calls(view))
        if self._offered:
            self._call(view, seconds)

    def withdraw(self) -> None:
        """End the question."""
        self._offered = ()
        self._table.withdraw()

    def stand_by(self, view: View) -> None:
        """Show only the standing calls, while a move is shown."""
        calls = family_of(view.game.spec).standing_calls(view) if self._view() is not None else ()
        self._table.call_bar.stand(calls)

    def _call(self, view: View, seconds: float | None) -> None:
        family = family_of(view.game.spec)
        if self._picking:
            self._offered = family.declines(view, self._card, self._card_name)
        else:
            self._offered = (*family.calls(view, self._card_name), *self._rest)
        if self._offered:
            self._table.call_bar.offer(self._offered, seconds)

    # Answers

    def _want(self, move: Move) -> None:
        """Emit a legal move, a warning of a weak one, or the refusal of an illegal one."""
        view = self._view()
        if view is None:
            return
        refused = view.refusal(move)
        if refused is not None:
            self.refused.emit(refused)
        elif move != self._warned and self.doubts(move):
            self._warned = move
            self.doubted.emit(move)
        else:
            self.wanted.emit(move)

    def _on_called(self, text: str) -> None:
        if text == PLAY_OUT:
            self.played_out.emit()
        else:
            self._want(read_move(text))

    def _on_pile(self, pile: Pile) -> None:
        view = self._view()
        move = family_of(view.game.spec).piles(view).get(pile) if view is not None else None
        if move is not None:
            self._want(move)

    def _on_ran_out(self) -> None:
        """Pass when the time is over; the calls stay, disabled, until the next event or question."""
        view = self._view()
        passing = [move for move in view.legal_moves() if move.kind == "pass"] if view is not None else []
        if passing:
            self._table.call_bar.stand([call._replace(enabled=False) for call in self._offered])
            self.wanted.emit(passing[0])
            self.expired.emit(view)

    def _on_hand(self, card: int) -> None:
        """Play the chosen hand card; if it has several captures, emit `picked`."""
        view = self._view()
        if view is None:
            return
        wish = family_of(view.game.spec).from_hand(view, card)
        moves = [
            move for move in view.legal_moves() if (move.kind, move.cards[:1]) == (wish.kind, wish.cards)
        ]
        if len(moves) > 1:
            self._card = card
            self.picked.emit(card)
        else:
            self._want(moves[0] if moves else wish)

    def _on_targets(self, targets: Sequence[int]) -> None:
        """Capture the chosen cards with the hand card; refuse if none is chosen."""
        if self._view() is None:
            return
        if self._card == HIDDEN:
            self.refused.emit(Refusal("hand-card-first"))
        else:
            self._want_capture(self._card, targets)

    def _on_capture(self, card: int, targets: Sequence[int]) -> None:
        """Capture the target cards with a hand card."""
        view = self._view()
        if view is None:
            return
        if family_of(view.game.spec).captures:
            self._want_capture(card, targets)
        else:
            self._on_hand(card)

    def _want_capture(self, card: int, targets: Sequence[int]) -> None:
        """Capture, but warn first if that would bar the person from winning."""
        view = self._view()
        move = self._capture(view, card, targets)
        if view is None or move is None:
            return
        family = family_of(view.game.spec)
        bars = self.warns and move in view.legal_moves() and family.bars(view, move)
        if bars and move != self._warned:
            self._warned = move
            self.warned.emit(move)
        else:
            self._want(move)

    def _on_left(self) -> None:
        """Take back the hand card; a turned card cannot be taken back, and its staying may be refused.

        Where it may stay, only the call of `Family.declines` leaves it, not a click beside the cards.
        """
        view = self._view()
        stays = self._capture(view, self._card, ())
        if view is None or stays is None or asks_of(view) is not DecisionKind.TURNED:
            self.left.emit()
        elif view.refusal(stays) is not None:
            self._want(stays)

    def _on_locked(self, card: int, locked: int) -> None:
        """Emit why the focused card cannot be captured."""
        view = self._view()
        move = self._capture(view, card, (locked,))
        refused = view.refusal(move) if view is not None and move is not None else None
        if refused is not None:
            self.refused.emit(refused)

    def _capture(self, view: View | None, card: int, targets: Sequence[int]) -> Move | None:
        """Return the move in which a card captures others; None in a family without captures."""
        if view is None or not family_of(view.game.spec).captures:
            return None
        return family_of(view.game.spec).capture(view, card, targets)
