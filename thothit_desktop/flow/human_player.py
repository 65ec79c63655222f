# SPDX-License-Identifier: MIT
"""What the person is asked, and what the person wants, by mouse, keys and calls."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.calls import calls, standing
from thothit_desktop.flow.choices import capture, choices, from_hand, piles
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Move, Refusal, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.table.selection.call_bar import Call


class Person(QObject):
    """Puts questions to the person at a table; `view` gives the person's view, None where nobody sits there.

    wanted: a legal `Move`. picked: the hand card, which may take one of several. left: it is taken back.
    drawn: the person turns the stock, or draws. refused: a `Refusal` of what the person wants or looks at.
    warned: a `Move` that would bar the person from winning; the same wish again makes it. expired: the view
    of a question that the person has not answered in time.
    """

    wanted = Signal(object)
    picked = Signal(int)
    left = Signal()
    drawn = Signal()
    refused = Signal(object)
    warned = Signal(object)
    expired = Signal(object)

    def __init__(
        self,
        table: Table,
        view: Callable[[], View | None],
        card_name: Callable[[int], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._view, self._card_name = table, view, card_name
        self._warned: Move | None = None
        self._card = HIDDEN
        self._offered: Sequence[Call] = ()
        self._expired: Sequence[Call] = ()
        """Calls whose time has run out: they stay, dark, until something happens or the person is asked."""
        table.hand_chosen.connect(self._on_hand)
        table.target_chosen.connect(self._on_target)
        table.pair_chosen.connect(self._on_pair)
        table.choice_left.connect(self._on_left)
        table.draw_chosen.connect(self.drawn)
        table.pondered.connect(self._on_pondered)
        table.stock_chosen.connect(lambda: self._want(Move("draw")))
        table.discard_chosen.connect(lambda: self._want(Move("take")))
        table.claim_chosen.connect(self._on_claim)
        table.called.connect(self._on_called)
        table.missed.connect(self._on_called)
        table.ran_out.connect(self._on_ran_out)

    # What is asked

    def ask(self, view: View, seconds: float | None) -> None:
        """Offer the hand and the calls; after so many seconds, None for no hurry, it is a pass."""
        self._card, self._warned, self._expired = HIDDEN, None, ()
        self._table.offer(choices(view))
        if isinstance(view, KowahView):
            self._table.offer_piles(*piles(view))
        self._call(view, seconds)

    def pick(self, view: View, card: int, cancellable: bool) -> None:
        """Ask what a card takes: a hand card, which may be taken back, or the card turned up."""
        self._card = card
        if not cancellable:
            self._warned = None
        self._table.ask(card, choices(view)[card], cancellable)

    def rename(self, view: View, seconds: float | None) -> None:
        """Cards are called otherwise: say the calls anew."""
        self._table.set_calls(standing(view))
        if self._offered:
            self._call(view, seconds)

    def _call(self, view: View, seconds: float | None) -> None:
        self._offered = calls(view, self._card_name)
        if self._offered:
            self._table.offer_calls(self._offered, seconds)

    def withdraw(self) -> None:
        """Nothing is asked any more."""
        self._offered = ()
        self._table.withdraw()

    def stand(self, view: View) -> None:
        """Something happens: only the calls that the game always has are to be seen."""
        self._expired = ()
        self._table.set_calls(standing(view) if self._view() is not None else ())

    # What is wanted

    def _want(self, move: Move) -> None:
        """A wish, which is refused with its reason or taken."""
        view = self._view()
        if view is None:
            return
        refused = view.refusal(move)
        if refused is None:
            self.wanted.emit(move)
        else:
            self.refused.emit(refused)

    def _on_called(self, text: str) -> None:
        self._want(Move.parse(text))

    def _on_claim(self) -> None:
        """The card that may be claimed was picked."""
        view = self._view()
        for move in view.legal_moves() if view is not None else ():
            if move.kind == "claim":
                self._want(move)

    def _on_ran_out(self) -> None:
        """Who says nothing in time lets it go."""
        view = self._view()
        silent = [move for move in view.legal_moves() if move.kind == "pass"] if view is not None else []
        if silent:
            self._expired = [call._replace(enabled=False) for call in self._offered]
            self._table.set_calls(self._expired)
            self.wanted.emit(silent[0])
            self.expired.emit(view)

    def _on_hand(self, card: int) -> None:
        """A hand card is to be played, thrown off or laid down."""
        view = self._view()
        if view is None:
            return
        wish = from_hand(view, card)
        moves = [
            move for move in view.legal_moves() if (move.kind, move.cards[:1]) == (wish.kind, wish.cards)
        ]
        if len(moves) > 1:
            self._card = card
            self.picked.emit(card)
        else:
            self._want(moves[0] if moves else wish)

    def _on_target(self, card: int) -> None:
        """What the card takes was picked; before any card was chosen there is nothing to take with."""
        if self._view() is None:
            return
        if self._card == HIDDEN:
            self.refused.emit(Refusal("hand-card-first"))
        else:
            self._want_capture(self._card, card)

    def _on_pair(self, card: int, target: int) -> None:
        """A hand card was dropped on a card that lies on the table."""
        if isinstance(self._view(), FishingView):
            self._want_capture(card, target)
        else:
            self._on_hand(card)

    def _want_capture(self, card: int, target: int) -> None:
        view = self._view()
        if view is None:
            return
        move = capture(view, card, target)
        barring = isinstance(view, FishingView) and move in view.legal_moves() and view.barring(move)
        if barring and move != self._warned:
            self._warned = move
            self.warned.emit(move)
        else:
            self._want(move)

    def _on_left(self) -> None:
        """A hand card is taken back; a turned card cannot go back."""
        view = self._view()
        if view is not None and view.phase == "stock":
            self._want(Move("turn", (self._card,)))
        else:
            self.left.emit()

    def _on_pondered(self, card: int, target: int) -> None:
        """A pool card that is locked just now is under the person's eyes: why it is."""
        view = self._view()
        refused = view.refusal(capture(view, card, target)) if view is not None else None
        if refused is not None:
            self.refused.emit(refused)
