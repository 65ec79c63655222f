# SPDX-License-Identifier: MIT
"""The reader's moves in a worked example, chosen at the table."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.flow.families import family_of
from thothit_desktop.flow.human_player import HumanPlayer
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Move, Refusal, View
from thothit_desktop.games.families import phase_of
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.table import Table


class ExampleReader(QObject):
    """Asks for the move of a step as in a match; a card with only one capture is played at once."""

    wished = Signal(object)
    """The reader has made a move; carries the `Move`, legal or not."""
    strayed = Signal(object)
    """The reader has chosen another card than expected; carries a legal `Move` with it."""
    refused = Signal(object)
    """The reader has chosen an illegal card; carries the `Refusal`."""
    chose = Signal()
    """The reader has chosen the expected card, and its capture is asked for next."""

    def __init__(self, table: Table, card_name: Callable[[int], str], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._step: ExampleStep | None = None
        self._card = HIDDEN
        """The card whose capture is being chosen; HIDDEN for none."""
        table.selection.hand_chosen.connect(self._on_hand)
        table.selection.targets_chosen.connect(self._on_targets)
        table.selection.capture_chosen.connect(self._on_capture)
        table.selection.choice_left.connect(self._on_left)
        table.call_bar.called.connect(self._on_called)
        self._card_name = card_name
        self._person = HumanPlayer(table, self._view_without_captures, card_name, self)
        self._person.wanted.connect(self.wished)
        self._person.refused.connect(self.refused)

    @property
    def asked(self) -> bool:
        """True while the reader is asked for a move."""
        return self._step is not None

    def ask(self, step: ExampleStep) -> None:
        """Ask the reader for the move of a step."""
        self._step, self._card = step, HIDDEN
        view = step.position.view(READER)
        asks = phase_of(view.game.spec, step.position.phase).asks
        if asks is DecisionKind.LUCK:
            self._table.selection.offer_draw()
        elif not self._captures(view):
            self._person.ask(view, None)
        elif asks is DecisionKind.TURNED:
            self._ask_for_capture(view, step.position.legal_moves()[0].card, cancellable=False)
        else:
            self._table.selection.offer(self._choices(view))
            self._table.call_bar.withdraw()
        if step.move is not None:
            self._table.point_out(step.move.cards[1:] if self._card != HIDDEN else step.move.cards[:1])

    def rest(self) -> None:
        """Stop asking."""
        self._step = None

    @staticmethod
    def _captures(view: View) -> bool:
        """Return True if cards capture others in the game of a view."""
        return family_of(view.game.spec).captures

    @staticmethod
    def _choices(view: View) -> Mapping[int, Choice]:
        return family_of(view.game.spec).choices(view)

    def _view(self, captures: bool) -> View | None:
        """Return the view at the reader's decision; None if there is none, or if `captures` differs."""
        if self._step is None:
            return None
        view = self._step.position.view(READER)
        if phase_of(view.game.spec, self._step.position.phase).asks is DecisionKind.LUCK:
            return None
        return view if self._captures(view) == captures else None

    def _view_without_captures(self) -> View | None:
        return self._view(captures=False)

    def _on_hand(self, card: int) -> None:
        """Handle a chosen hand card: play it, or ask for its capture."""
        view = self._view(captures=True)
        if self._step is None or view is None:
            return
        moves = [move for move in view.legal_moves() if move.kind == "play" and move.card == card]
        if not moves:
            self.refused.emit(view.refusal(Move("play", (card,))))
        elif self._step.move is not None and card != self._step.move.card:
            self.strayed.emit(moves[0])
        elif len(moves) == 1:
            self.wished.emit(moves[0])
        else:
            self.chose.emit()
            self._ask_for_capture(view, card, cancellable=True)
            if self._step.move is not None:
                self._table.point_out(self._step.move.cards[1:])

    def _ask_for_capture(self, view: View, card: int, cancellable: bool) -> None:
        """Ask what a card captures, with the call that declines where there is one."""
        self._card = card
        self._table.selection.ask(card, self._choices(view)[card], cancellable=cancellable)
        self._table.call_bar.offer(family_of(view.game.spec).declines(view, card, self._card_name))

    def _on_called(self, text: str) -> None:
        if self._view(captures=True) is not None:
            self.wished.emit(read_move(text))

    def _on_left(self) -> None:
        if self._step is not None and self._view(captures=True) is not None:
            self.ask(self._step)

    def _on_targets(self, cards: tuple[int, ...]) -> None:
        view = self._view(captures=True)
        if view is None:
            return
        if self._card == HIDDEN:
            self.refused.emit(Refusal("hand-card-first", cards))
        else:
            self.wished.emit(family_of(view.game.spec).capture(view, self._card, cards))

    def _on_capture(self, card: int, targets: tuple[int, ...]) -> None:
        if self._view(captures=True) is not None:
            self.wished.emit(Move("play", (card, *targets)))
