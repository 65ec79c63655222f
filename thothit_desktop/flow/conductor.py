# SPDX-License-Identifier: MIT
"""Conducts a match: what is done in each state of its machine (docs/design.md 5).

Two things alone move it on: what the engine asks after a move, and the table's `quiet`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.choices import capture, choices
from thothit_desktop.flow.machine import Machine
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Refusal, View
from thothit_desktop.players import PLAYOUTS, Decision, Limit, Player, new_player
from thothit_desktop.table.choosing import Choice
from thothit_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from thothit_desktop.games.rituals import Stage

LUCK = ("draw", "laki")
"""The phases in which nobody decides."""


class Conductor(QObject):
    """Plays a match on a table: asks the person and the computer players, and says what happens.

    staged: a ritual (games/rituals.py, or `dealing`, `arranging`, `laki`) begins with its events. asked: a
    seat is to act. picking: the person's card may take one of several. refused: a `Refusal` of what the
    person wants or looks at. warned: a `Move` that would bar the person from winning; the same wish again
    makes it. changed: the record has grown. scored: the `Score` of a round that has ended. failed: the
    exception of a computer player.
    """

    staged = Signal(str, object)
    asked = Signal(int)
    picking = Signal(int)
    refused = Signal(object)
    warned = Signal(object)
    changed = Signal()
    scored = Signal(object)
    failed = Signal(object)

    def __init__(self, table: Table, level_name: Callable[[str], str], parent: QObject | None = None) -> None:
        """`level_name` gives the word for a computer player's id on its plate."""
        super().__init__(parent)
        self.table = table
        self._level_name = level_name
        self.match: Match | None = None
        self.paused = False
        self._automatic = False
        self._stages: list[Stage] = []
        self._move: Move | None = None
        self._warned: Move | None = None
        self._card = HIDDEN
        self._question = 0
        self._answered: Move | None = None
        """A computer player's move that came during a pause."""
        self._then: Callable[[], None] | None = None
        self._hurried = False
        self._players: list[Player | None] = []
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._answer)
        self._thinker.failed.connect(self._fail)
        table.quiet.connect(self._on_quiet)
        table.hand_chosen.connect(self._on_hand)
        table.target_chosen.connect(self._on_target)
        table.pair_chosen.connect(self._on_pair)
        table.choice_left.connect(self._on_left)
        table.draw_chosen.connect(self._on_draw)
        table.pondered.connect(self._on_pondered)
        table.clicked.connect(self._on_click)
        self._machine = Machine(self)
        self._direct(self._machine)
        self._machine.start()

    # What the app asks for

    def begin(self, match: Match) -> None:
        """Start a match from its rituals."""
        self._take(match)
        self._machine.order(self._machine.begin)

    def resume(self, match: Match) -> None:
        """Go on with a match where it stands, in a round or after it."""
        self._take(match)
        self.table.show_view(self.view())
        self._machine.order(self._machine.resume_score if match.dealing else self._machine.resume_turn)

    def restart(self) -> None:
        """Deal the current round again, the same cards."""
        if self.match is not None and self.match.positions:
            self._forget()
            self.match.restart()
            self.table.set_totals(self.match.totals)
            self.changed.emit()
            self._machine.redeal.emit()

    def next_round(self) -> None:
        """Leave the score and go on; nothing happens elsewhere."""
        self._machine.next_round.emit()

    def set_level(self, seat: int, level: str) -> None:
        """Let another player decide for a seat, from its next decision on."""
        if self.match is not None:
            match = self.match
            match.levels[seat] = level
            self._players[seat] = new_player(level)
            self._seat()
            if not match.dealing and match.position.to_move == seat and self._then is None:
                self._forget()
                self._machine.resume_turn.emit()
            self.changed.emit()

    def set_automatic(self, automatic: bool) -> None:
        """Whether the person's turns go by themselves where nobody decides anything."""
        self._automatic = automatic
        if automatic:
            self._on_draw()

    def set_paused(self, paused: bool) -> None:
        """Freeze or go on, whatever is under way."""
        (self._machine.pause if paused else self._machine.go_on).emit()

    def close(self) -> None:
        """Stop everything and join the thinking thread."""
        self._machine.end.emit()
        self._thinker.close()

    def view(self) -> View:
        """The onlooker's view of the round."""
        match = self._match
        return match.position.view(match.onlooker)

    # Inside

    def _direct(self, machine: Machine) -> None:
        """What is done in each state."""
        for state, entered in (
            (machine.running, self._run),
            (machine.paused, self._freeze),
            (machine.opening, self._opening),
            (machine.following, self._following),
            (machine.ritual, self._ritual),
            (machine.dealing, self._dealing),
            (machine.arranging, self._arranging),
            (machine.resuming, self._onward),
            (machine.choosing, self._choosing),
            (machine.picking, self._picking),
            (machine.turning, self._turning),
            (machine.waiting, self._await_luck),
            (machine.playing, self._play),
            (machine.capturing, self._play),
            (machine.scoring, self._scoring),
        ):
            state.entered.connect(entered)
        for asking in (machine.choosing, machine.picking, machine.turning, machine.waiting):
            asking.exited.connect(self.table.withdraw)

    def _forget(self) -> None:
        """Drop what was decided or waited for: the position is about to change."""
        self._thinker.cancel()
        self._question, self._answered, self._then = 0, None, None

    def _take(self, match: Match) -> None:
        self._forget()
        self.table.complete()
        self.match = match
        self._players = [None if level == PERSON else new_player(level) for level in match.levels]
        self._seat()

    def _seat(self) -> None:
        match = self._match
        decides = not match.game.spec.by_luck
        levels = [self._level_name(level) if decides and level != PERSON else "" for level in match.levels]
        seats = [Seat(*seat) for seat in zip(match.names, levels, strict=True)]
        self.table.set_seats(seats, match.person, match.game.spec.clockwise)
        self.table.set_totals(match.totals)

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _run(self) -> None:
        self.paused = False
        self.table.set_paused(False)
        if self._answered is not None:
            move, self._answered = self._answered, None
            self._decide(move)

    def _freeze(self) -> None:
        self.paused = True
        self.table.set_paused(True)

    def _on_quiet(self) -> None:
        """What waited for the table goes on, once, and only if the table is at rest still."""
        if self._then is not None and not self.table.moving:
            then, self._then = self._then, None
            then()

    def _show(self, events: list[Event], then: Callable[[], None], lead: bool = False) -> None:
        self._then = then
        self.table.play(events, self.view(), lead)

    # Rituals

    def _on_click(self) -> None:
        """One click or key ends all rituals, not only the one that runs."""
        self._hurried = True

    def _perform(self, stage: str, events: list[Event], then: Callable[[], None]) -> None:
        if not events:
            then()
            return
        self.staged.emit(stage, events)
        self._show(events, then)
        if self._hurried:
            self.table.complete()

    def _opening(self) -> None:
        """The round is dealt before its rituals are shown: a match always has a record."""
        self._stages = self._match.open()
        self.changed.emit()
        self._machine.staged.emit()

    def _following(self) -> None:
        self._stages = self._match.go_on()
        self.changed.emit()
        self._machine.staged.emit()

    def _ritual(self) -> None:
        """One ritual after the other, then the deal."""
        if not self._stages:
            self._machine.settled.emit()
            return
        stage = self._stages.pop(0)
        self._perform(stage.name, stage.events, self._machine.staged.emit)

    def _dealing(self) -> None:
        dealt = [event for event in self.view().history if event.kind != "arranged"]
        if not dealt:  # everything is in the stock
            self.table.show_view(self.view())
        self._perform("dealing", dealt, self._machine.settled.emit)

    def _arranging(self) -> None:
        arranged = [event for event in self.view().history if event.kind == "arranged"]
        self._perform("arranging", arranged, self._machine.settled.emit)

    # A turn

    def _choosing(self) -> None:
        """The seat to act chooses a hand card."""
        self._hurried = False
        self._card, self._warned = HIDDEN, None
        self._ask()
        if self._match.levels[self._match.position.to_move] == PERSON:
            self.table.offer(choices(self.view()))

    def _picking(self) -> None:
        """The person's card may take one of several."""
        self.picking.emit(self._card)
        self.table.ask(self._card, self._choice(), cancellable=True)

    def _turning(self) -> None:
        """The turned card lies open: it captures by itself unless its player may choose."""
        moves = self._match.position.legal_moves()
        if len(moves) == 1:
            self._decide(moves[0])
            return
        self._ask()
        self._warned = None
        if self._match.levels[self._match.position.to_move] == PERSON:
            self._card = moves[0].card
            self.table.ask(self._card, self._choice(), cancellable=False)

    def _ask(self) -> None:
        """Say whose turn it is; a computer player starts to think."""
        match = self._match
        seat = match.position.to_move
        self.asked.emit(seat)
        player = self._players[seat]
        if player is not None:
            self._question = self._thinker.ask(
                match.position.view(seat), player, Limit(playouts=PLAYOUTS), match.luck("player")
            )

    def _choice(self) -> Choice:
        return choices(self.view())[self._card]

    def _await_luck(self) -> None:
        """Nobody decides: the person's turns wait for a click unless they go by themselves."""
        self._hurried = False
        match = self._match
        position = match.position
        self._move = position.chance(match.luck("chance"))
        assert self._move is not None
        seats = self._move.seats or (position.to_move,)
        own = match.person in seats
        self.asked.emit(match.person if own else seats[0])
        if own and not self._automatic:
            self.table.offer_draw()
        else:
            self._machine.decided.emit()

    def _on_draw(self) -> None:
        """The person turns the stock, or draws; where nothing is waited for, nothing happens."""
        if self.match is not None and self.match.positions and self._match.position.phase in LUCK:
            self._machine.decided.emit()

    def _answer(self, question: int, decision: Decision) -> None:
        if question == self._question:
            self._settle_on(decision.move)

    def _fail(self, question: int, error: Exception) -> None:
        """A computer player has a fault: it is told, and luck decides for the seat."""
        if question == self._question:
            self._settle_on(self._match.luck("fault").choice(self._match.position.legal_moves()))
        self.failed.emit(error)

    def _settle_on(self, move: Move) -> None:
        """A computer player's move, which waits for the end of a pause."""
        self._question = 0
        if self.paused:
            self._answered = move
        else:
            self._decide(move)

    def _on_hand(self, card: int) -> None:
        """The person wants to play a hand card."""
        if self._match.person is None:
            return
        view = self.view()
        moves = [move for move in view.legal_moves() if move.kind == "play" and move.card == card]
        if not moves:
            self.refused.emit(view.refusal(Move("play", (card,))))
        elif len(moves) == 1:
            self._decide(moves[0])
        else:
            self._card = card
            self._machine.candidates.emit()

    def _on_target(self, card: int) -> None:
        """The person picked what the card takes; before any card was chosen there is nothing to take with."""
        if self._match.person is None:
            return
        if self._card == HIDDEN:
            self.refused.emit(Refusal("hand-card-first", (card,)))
            return
        self._wish(capture(self.view(), self._card, card))

    def _on_pondered(self, card: int, target: int) -> None:
        """A pool card that is locked just now is under the person's eyes: why it is."""
        view = self.view()
        self.refused.emit(view.refusal(capture(view, card, target)))

    def _on_pair(self, card: int, target: int) -> None:
        """The person dropped a hand card on a pool card."""
        self._wish(Move("play", (card, target)))

    def _on_left(self) -> None:
        """The person takes a hand card back; a turned card cannot go back."""
        view = self.view()
        if view.phase == "stock":
            self._wish(Move("turn", (self._card,)))
        else:
            self._machine.left.emit()

    def _wish(self, move: Move) -> None:
        view = self.view()
        if move not in view.legal_moves():
            self.refused.emit(view.refusal(move))
        elif move.takes in choices(view)[move.card].risky and move != self._warned:
            self._warned = move
            self.warned.emit(move)
        else:
            self._decide(move)

    def _decide(self, move: Move) -> None:
        self._move = move
        self._machine.decided.emit()

    def _play(self) -> None:
        """Make the move decided on, and show what happens."""
        match, move = self._match, self._move
        assert move is not None
        seat = match.position.to_move
        before = len(match.position.history)
        lead = match.position.phase != "stock" and match.levels[seat] != PERSON
        match.play(move)
        self.changed.emit()
        events = list(self.view().history[before:])
        if move.kind == "laki":
            self.staged.emit("laki", events)
        self._show(events, self._onward, lead)

    def _onward(self) -> None:
        """What the engine asks next decides where the machine goes."""
        phase = self._match.position.phase
        {
            "hand": self._machine.turn_over,
            "stock": self._machine.stock_open,
            "draw": self._machine.luck_due,
            "laki": self._machine.luck_due,
            "over": self._machine.round_over,
        }[phase].emit()

    def _scoring(self) -> None:
        self._hurried = False
        match = self._match
        self.table.set_totals(match.totals)
        self.scored.emit(match.position.score())
