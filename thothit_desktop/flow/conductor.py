# SPDX-License-Identifier: MIT
"""Conducts a match: what is done in each state of its machine (docs/design.md 5).

Two things alone move it on: what the engine asks after a move, and the table's `quiet`; where a full trick
lies, so does the end of its pause.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.decisions import Asking
from thothit_desktop.flow.machine import Machine
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.trick_pause import Rest
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, View
from thothit_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from thothit_desktop.games.rituals import Stage

LUCK = ("draw", "laki")
"""The phases in which nobody decides."""

QUICK = ("stock", "discard", "bid", "call")
"""The phases in which no eye must be led to a seat: it goes on with its turn, or its words stay there."""


class Conductor(QObject):
    """Plays a match on a table: asks the person and the computer players, and says what happens.

    staged: a ritual (games/rituals.py, or `dealing`, `arranging`, `laki`) begins with its events. asked: a
    seat is to act. picking: the person's card may take one of several. resting: a full trick lies, of which
    the `Event` tells. refused: a `Refusal` of what the person wants or looks at. warned: a `Move` that would
    bar the person from winning; the same wish again makes it. expired: the `View` of a question for which the
    person's time is over. changed: the record has grown. kept: likewise, by an answer that nobody may notice.
    scored: the `Score` of a round that has ended. failed: the exception of a computer player.
    """

    staged = Signal(str, object)
    asked = Signal(int)
    picking = Signal(int)
    resting = Signal(object)
    refused = Signal(object)
    warned = Signal(object)
    expired = Signal(object)
    changed = Signal()
    kept = Signal()
    scored = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        table: Table,
        level_name: Callable[[str], str],
        card_name: Callable[[int], str],
        parent: QObject | None = None,
    ) -> None:
        """`level_name` gives the word for a computer player's id on its plate, `card_name` a card's."""
        super().__init__(parent)
        self.table = table
        self._level_name = level_name
        self.match: Match | None = None
        self.paused = False
        self._automatic = False
        self._attended = True
        self._stages: list[Stage] = []
        self._move: Move | None = None
        self._sudden = False
        """Whether the move to be made comes out of turn."""
        self._card = HIDDEN
        self._trick: Sequence[Event] = ()
        """What happens when the trick that lies is taken."""
        self._again: Sequence[Event] = ()
        """What has filled the trick that lay when the match was left."""
        self._then: Callable[[], None] | None = None
        self._hurried = False
        self.asking = Asking(table, card_name, self)
        self.rest = Rest(self)
        self._machine = Machine(self)
        table.quiet.connect(self._on_quiet)
        table.clicked.connect(self._on_click)
        self._listen(self.asking)
        self._direct(self._machine)
        self._machine.start()

    # What the app asks for

    def begin(self, match: Match) -> None:
        """Start a match from its rituals."""
        self._take(match)
        self._machine.order(self._machine.begin)

    def resume(self, match: Match) -> None:
        """Go on with a match where it stands, in a round or after it; a full trick lies once more."""
        self._take(match)
        before = match.before_trick()
        self._again = self.view().history[len(before.history) :] if before is not None else ()
        self.table.show_view(before or self.view())
        self.asking.person.stand(self.view())
        self._machine.order(self._machine.resume_score if match.dealing else self._machine.resume_turn)

    def restart(self) -> None:
        """Deal the current round again, the same cards."""
        if self.match is not None and self.match.positions:
            self._forget()
            self.table.complete()  # what was being shown must not be told of the new deal
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
            self.asking.sit(match)
            self._seat()
            waiting = self._then is None and not (self.asking.whispering or self.rest.lying)
            if not match.dealing and match.position.to_move == seat and waiting:
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

    def set_attended(self, attended: bool) -> None:
        """Whether the person is looking: else what has its time stands still, unless others play alone."""
        self._attended = attended
        self._set_clocks()

    def close(self) -> None:
        """Stop everything and join the thinking thread."""
        self._machine.end.emit()
        self.asking.computers.close()

    def view(self) -> View:
        """The onlooker's view of the round."""
        match = self._match
        return match.position.view(match.onlooker)

    # Inside

    def _listen(self, asking: Asking) -> None:
        """What comes of questions, and of what the person wants."""
        asking.asked.connect(self.asked)
        asking.kept.connect(self.kept)
        asking.failed.connect(self.failed)
        asking.due.connect(self._go)
        asking.decided.connect(self._decide)
        asking.broken_in.connect(self._break_in)
        asking.person.refused.connect(self.refused)
        asking.person.warned.connect(self.warned)
        asking.person.expired.connect(self.expired)
        asking.person.drawn.connect(self._on_draw)
        asking.person.picked.connect(self._on_picked)
        asking.person.left.connect(self._machine.left)
        self.rest.over.connect(self._machine.rested)

    def _direct(self, machine: Machine) -> None:
        """What is done in each state."""
        for state, entered in (
            (machine.running, lambda: self._freeze(False)),
            (machine.paused, lambda: self._freeze(True)),
            (machine.opening, self._opening),
            (machine.following, self._following),
            (machine.ritual, self._ritual),
            (machine.dealing, self._dealing),
            (machine.arranging, self._arranging),
            (machine.resuming, self._resuming),
            (machine.choosing, self._pose),
            (machine.bidding, self._pose),
            (machine.declaring, self._pose),
            (machine.claiming, self._pose),
            (machine.picking, self._picking),
            (machine.turning, self._turning),
            (machine.waiting, self._await_luck),
            (machine.playing, self._play),
            (machine.capturing, self._play),
            (machine.resting, self._rest),
            (machine.clearing, self._clear),
            (machine.scoring, self._score),
        ):
            state.entered.connect(entered)
        for asking in (
            *(machine.choosing, machine.bidding, machine.declaring, machine.claiming),
            *(machine.picking, machine.turning, machine.waiting, machine.resting),
        ):
            asking.exited.connect(self.asking.person.withdraw)
        machine.resting.exited.connect(self.rest.stop)

    def _forget(self) -> None:
        """Drop what was decided or waited for: the position is about to change."""
        self.asking.forget()
        self._then, self._sudden, self._again = None, False, ()

    def _take(self, match: Match) -> None:
        self._forget()
        self.table.complete()
        self.match = match
        self.asking.sit(match)
        self._seat()
        self._set_clocks()

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

    def _freeze(self, paused: bool) -> None:
        """The table, the times and the players' answers stand still, or go on."""
        self.paused = paused
        self.table.set_paused(paused)
        self._set_clocks()
        self.asking.computers.set_paused(paused)

    def _set_clocks(self) -> None:
        """The time to answer and that of a full trick run only while somebody plays and looks."""
        watched = self.match is not None and self.match.person is None
        stopped = not (self._attended or watched)
        self.table.stop_clock(stopped)
        self.rest.set_paused(self.paused or stopped)

    def _on_quiet(self) -> None:
        """What waited for the table goes on, once, and only if the table is at rest still."""
        if self._then is not None and not self.table.moving:
            then, self._then = self._then, None
            then()

    def _show(self, events: Sequence[Event], then: Callable[[], None], lead: bool = False) -> None:
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
        self.asking.moved()

    def _arranging(self) -> None:
        arranged = [event for event in self.view().history if event.kind == "arranged"]
        self._perform("arranging", arranged, self._machine.settled.emit)

    # A turn

    def _resuming(self) -> None:
        """What filled the trick that lies is shown again; else the engine is asked."""
        if self._again:
            self._show_move(self._again)
            self._again = ()
        else:
            self.asking.onward()

    def _go(self, phase: str) -> None:
        """What is due decides where the machine goes."""
        machine = self._machine
        {
            "hand": machine.turn_over,
            "pick": machine.turn_over,
            "discard": machine.turn_over,
            "play": machine.turn_over,
            "redeal": machine.bid_due,
            "bid": machine.bid_due,
            "trump": machine.bid_due,
            "call": machine.bid_due,
            "checki": machine.declaration_due,
            "jodhi": machine.declaration_due,
            "claim": machine.claim_due,
            "stock": machine.stock_open,
            "draw": machine.luck_due,
            "laki": machine.luck_due,
            "over": machine.round_over,
        }[phase].emit()

    def _pose(self) -> None:
        """The seat to act chooses a hand card, or what to say."""
        self._hurried = False
        self.asking.pose()

    def _on_picked(self, card: int) -> None:
        self._card = card
        self._machine.candidates.emit()

    def _picking(self) -> None:
        """The person's card may take one of several."""
        self.picking.emit(self._card)
        self.asking.person.pick(self.view(), self._card, cancellable=True)

    def _turning(self) -> None:
        """The turned card lies open: it captures by itself unless its player may choose."""
        moves = self._match.position.legal_moves()
        if len(moves) == 1:
            self._decide(moves[0])
        else:
            self.asking.pose()

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
        """The person turns the stock, or draws, or looks no longer at a trick; else nothing happens."""
        self.rest.end()
        if self.match is not None and self.match.positions and self._match.position.phase in LUCK:
            self._machine.decided.emit()

    def _decide(self, move: Move) -> None:
        self._move = move
        self._machine.decided.emit()

    def _break_in(self, move: Move) -> None:
        self._move, self._sudden = move, True
        self._machine.broken_in.emit()

    def _play(self) -> None:
        """Make the move decided on, and show what happens."""
        match, move = self._match, self._move
        assert move is not None
        computer = match.levels[match.position.to_move] != PERSON
        lead = computer and not self._sudden and match.position.phase not in QUICK
        self._sudden = False
        before = len(match.position.history)
        match.play(move)
        self.changed.emit()
        events = list(self.view().history[before:])
        if move.kind == "laki":
            self.staged.emit("laki", events)
        self._show_move(events, lead)
        self.asking.moved(seen=bool(events))

    def _show_move(self, events: Sequence[Event], lead: bool = False) -> None:
        """Show what comes of a move; a full trick lies for a while."""
        kinds = [event.kind for event in events]
        full = kinds.index("trick") if "trick" in kinds else len(events)
        self._trick = events[full:]
        self._show(events[:full], self._machine.trick_full.emit if self._trick else self.asking.onward, lead)

    def _rest(self) -> None:
        """The trick is there for all to see, until a click or the end of its pause."""
        if self._match.person is not None:
            self.table.offer_rest()
        self.rest.start()
        self.resting.emit(self._trick[0])

    def _clear(self) -> None:
        """The trick is taken."""
        self._show(self._trick, self.asking.onward)

    def _score(self) -> None:
        self._hurried = False
        match = self._match
        self.table.set_totals(match.totals)
        self.scored.emit(match.position.score())
