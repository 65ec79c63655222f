# SPDX-License-Identifier: MIT
"""The course of a turn: the question, the move, and the cards that rest on the table after it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.ceremony import Ceremony
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.families import asks_of, family_of
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.flow.presenter import Presenter
from thothit_desktop.flow.trick_pause import TrickPause
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Event, Move
from thothit_desktop.table.table import Table


class TurnFlow(QObject):
    """Carries out the states within a turn."""

    picking = Signal(int)
    """Emitted with the person's card when it has several captures."""
    resting = Signal(object)
    """Emitted when cards rest on the table, with the `Event` that will take them away."""

    def __init__(
        self,
        session: CurrentMatch,
        table: Table,
        presenter: Presenter,
        decisions: Decisions,
        ceremony: Ceremony,
        machine: MatchStateMachine,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._presenter = session, table, presenter
        self._decisions, self._ceremony, self._machine = decisions, ceremony, machine
        self.trick_pause = TrickPause(self)
        self._automatic = False
        self._move: Move
        """The move decided on."""
        self._out_of_turn = False
        """True if the move interrupts the turn of another seat."""
        self._card = HIDDEN
        """The person's card that has several captures."""
        self._clearing: Sequence[Event] = ()
        """The events to show once the cards have rested."""
        self._shown_again: Sequence[Event] = ()
        """The events of the full trick that lay on the table when the match was left."""
        table.selection.draw_chosen.connect(self._on_draw)
        decisions.due.connect(lambda asks: machine.due[asks].emit())
        decisions.decided.connect(self._decide)
        decisions.interrupted.connect(self._interrupt)
        decisions.human.picked.connect(self._on_picked)
        decisions.human.left.connect(machine.left)
        self.trick_pause.over.connect(machine.rested)
        self._enter_states(machine)

    def _enter_states(self, machine: MatchStateMachine) -> None:
        machine.resuming.entered.connect(self._resume)
        for state in (machine.choosing, machine.calling, machine.claiming):
            state.entered.connect(self._decisions.pose)
        machine.picking.entered.connect(self._pick)
        machine.turning.entered.connect(self._turn_up)
        machine.waiting.entered.connect(self._await_luck)
        machine.playing.entered.connect(self._play)
        machine.capturing.entered.connect(self._play)
        machine.resting.entered.connect(self._rest)
        machine.clearing.entered.connect(self._clear)
        for state in (
            *(machine.choosing, machine.calling, machine.claiming),
            *(machine.picking, machine.turning, machine.waiting, machine.resting),
        ):
            state.exited.connect(self._decisions.human.withdraw)
        machine.resting.exited.connect(self.trick_pause.stop)

    def set_automatic(self, automatic: bool) -> None:
        """Play the person's turns automatically in games without decisions, or wait for a click."""
        self._automatic = automatic
        if automatic:
            self._on_draw()

    def forget(self) -> None:
        """Drop the pending move: the position is about to change."""
        self._out_of_turn, self._shown_again = False, ()

    def show_again(self, events: Sequence[Event]) -> None:
        """Show these events, which filled a trick, at the start of the turn resumed next."""
        self._shown_again = events

    # Decisions

    def _resume(self) -> None:
        if self._shown_again:
            self._show_move(self._shown_again)
            self._shown_again = ()
        else:
            self._presenter.wait(self._decisions.proceed)

    def _pick(self) -> None:
        """Ask for the capture of the person's card."""
        self.picking.emit(self._card)
        self._decisions.human.pick(self._session.view(), self._card, cancellable=True)

    def _turn_up(self) -> None:
        """Let the turned card capture, or ask its player if there is a choice."""
        moves = self._session.position.legal_moves()
        if len(moves) == 1:
            self._decide(moves[0])
        else:
            self._decisions.pose()

    def _await_luck(self) -> None:
        """Prepare a move of luck; the person's turn waits for a click unless it is automatic."""
        match = self._session.playing
        position = match.position
        move = position.chance(match.luck("chance"))
        assert move is not None
        self._move = move
        seats = move.seats or (position.to_move,)
        own = match.person in seats
        self._decisions.asked.emit(match.person if own else seats[0])
        if own and not (self._automatic or family_of(position.game.spec).beat):
            self._table.selection.offer_draw()
        else:
            self._machine.decided.emit()

    def _on_draw(self) -> None:
        """End the pause after a trick, or turn the stock or draw for the person, after a click."""
        self.trick_pause.end()
        if self._session.dealt and asks_of(self._session.position) is DecisionKind.LUCK:
            self._machine.decided.emit()

    def _on_picked(self, card: int) -> None:
        self._card = card
        self._machine.candidates.emit()

    def _decide(self, move: Move) -> None:
        self._move = move
        self._machine.decided.emit()

    def _interrupt(self, move: Move) -> None:
        self._move, self._out_of_turn = move, True
        self._machine.interrupted.emit()

    # Moves and events

    def _play(self) -> None:
        """Make the chosen move, and show its events."""
        position, move = self._session.position, self._move
        family = family_of(position.game.spec)
        waits = not (self._out_of_turn or self._decisions.plays_out)
        leads = position.phase not in family.without_lead and waits
        lead = leads and self._session.by_computer
        self._out_of_turn = False
        before = len(position.history)
        self._session.make(move)
        events = list(self._session.view().history[before:])
        if move.kind in family.rituals:
            self._ceremony.announce(move.kind, events)
        self._show_move(events, lead)
        self._decisions.moved(seen=bool(events))

    def _show_move(self, events: Sequence[Event], lead: bool = False) -> None:
        """Show the events of a move; a full table rests before it is cleared.

        If the round is counted on the table, the counting shows the points.
        """
        if self._table.round_count.possible:
            events = [event for event in events if event.kind != "scored"]
        resting = family_of(self._session.position.game.spec).resting
        full = next((at for at, event in enumerate(events) if event.kind in resting), len(events))
        self._clearing = events[full:]
        then = self._machine.full.emit if self._clearing else self._decisions.proceed
        self._presenter.show(events[:full], then, lead)

    def _rest(self) -> None:
        """Leave the cards on the table until a click or the end of the pause."""
        if not self._session.watched:
            self._table.selection.offer_draw(halo=False)
        self.trick_pause.start(brief=self._decisions.plays_out)
        self.resting.emit(self._clearing[0])

    def _clear(self) -> None:
        """Take the cards away."""
        self._presenter.show(self._clearing, self._decisions.proceed)
