# SPDX-License-Identifier: MIT
"""Runs a match on a table: begins, resumes, restarts and ends it (docs/design.md 5).

A match goes on only by the decision due after a move, by the table's signal `quiet`, and by the end of a
pause in which cards rest on the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.ceremony import Ceremony
from thothit_desktop.flow.clocks import Clocks
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.flow.presenter import Presenter
from thothit_desktop.flow.thinking_time import ThinkingTime
from thothit_desktop.flow.turn_flow import TurnFlow
from thothit_desktop.flow.undo import Undo
from thothit_desktop.games.contract import View
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.drawing import figures
from thothit_desktop.table.table import Seat, Table


class MatchController(QObject):
    """Plays a match of a person and computer players on a table.

    Its parts emit signals: `session` for changes of the record, `ceremony` for rituals, `decisions` for
    questions, `decisions.human` for refusals and warnings, `turns` for choices and resting cards, `undo` for
    moves taken back.
    """

    counting = Signal()
    """A round has ended, and is counted on the table."""
    scored = Signal(object)
    """Emitted with the `Score` of a round that has ended and has been counted."""

    def __init__(
        self,
        table: Table,
        level_name: Callable[[str], str],
        card_name: Callable[[int], str],
        parent: QObject | None = None,
    ) -> None:
        """`level_name` returns the word on a plate for a computer player's id, `card_name` a card's name."""
        super().__init__(parent)
        self._table, self._level_name = table, level_name
        self._figure = figures.OWN
        self._machine = machine = MatchStateMachine(self)
        self.session = session = CurrentMatch(self)
        self.presenter = Presenter(session, table, self)
        self.decisions = Decisions(session, table, card_name, self)
        self.ceremony = Ceremony(session, table, self.presenter, self.decisions, machine, self)
        self.turns = TurnFlow(session, table, self.presenter, self.decisions, self.ceremony, machine, self)
        self.undo = Undo(session, table, self.decisions, self.turns, machine, self._forget, self)
        self.thinking_time = ThinkingTime(session, self.decisions, self)
        trick_pause = self.turns.trick_pause
        self.clocks = Clocks(session, table, self.decisions, trick_pause, self.thinking_time, machine, self)
        machine.counting.entered.connect(self._count)
        machine.counting.exited.connect(table.end_count)
        machine.scoring.entered.connect(self._score)
        session.reseated.connect(self._seat_players)
        machine.start()

    @property
    def match(self) -> Match | None:
        """The match in play; None before the first one."""
        return self.session.match

    def view(self) -> View:
        """Return the round as the seat at the bottom of the screen sees it."""
        return self.session.view()

    @property
    def figures(self) -> list[str]:
        """The players' figures by seat."""
        match = self.session.playing
        return figures.figures_of(match.names, match.person, self._figure)

    @property
    def idle(self) -> bool:
        """True if the table is at rest, no secret question is open, and no trick pause runs."""
        waiting = self.decisions.secret_prompt_pending or self.turns.trick_pause.trick_on_table
        return not (self.presenter.busy or waiting)

    # Commands

    def begin(self, match: Match) -> None:
        """Begin a match with its rituals."""
        self._set_match(match)
        self._machine.order(self._machine.begin)

    def resume(self, match: Match) -> None:
        """Go on with a match in a round or after it; a full trick rests on the table once more."""
        self._set_match(match)
        view, before = self.view(), match.before_resting()
        if before is not None:
            self.turns.show_again(view.history[len(before.history) :])
        self._table.show_view(before or view)
        self.decisions.human.stand_by(view)
        self._machine.order(self._machine.resume_score if match.round_over else self._machine.resume_turn)

    def restart(self) -> None:
        """Deal the same cards of the current round again."""
        if self.session.dealt:
            self._forget()
            self._table.complete()  # so that events of the old deal are not announced in the new one
            self.undo.leaving.emit()
            self.session.playing.restart()
            self._table.notices.set_totals(self.session.playing.totals)
            self.session.changed.emit()
            self._machine.redeal.emit()

    def next_round(self) -> None:
        """Leave the score for the next round; does nothing elsewhere."""
        self._machine.next_round.emit()

    def set_level(self, seat: int, level: str) -> None:
        """Change the level of a seat from its next decision on; `MATCHED` makes it follow the person's."""
        if self.match is not None:
            match = self.match
            match.matched -= {seat}
            if level == MATCHED:
                match.matched |= {seat}
            else:
                match.levels[seat] = level
            self._seat_players()
            if not match.round_over and match.position.to_move == seat and self.idle:
                self._forget()
                self._machine.resume_turn.emit()
            self.session.changed.emit()

    def rename(self, name: str, given: bool) -> None:
        """Change the person's name; `given` is True if the person chose it, False for the default word."""
        match = self.match
        if match is not None and match.person is not None:
            match.rename(match.person, name)
            match.named = given
            self._show_seats()

    def set_figure(self, figure: str) -> None:
        """Set the person's figure (`table/drawing/figures.py`), also for later matches."""
        self._figure = figure
        if self.match is not None:
            self._show_seats()

    def set_paused(self, paused: bool) -> None:
        """Pause or go on."""
        self._machine.set_paused(paused)

    def close(self) -> None:
        """Stop everything and join the thinking thread."""
        self._machine.end.emit()
        self.decisions.computers.close()

    # Inside

    def _forget(self) -> None:
        """Drop open questions and pending moves: the position is about to change."""
        self.decisions.forget()
        self.turns.forget()
        self.presenter.forget()

    def _set_match(self, match: Match) -> None:
        """Put another match on the table."""
        self._forget()
        self._table.complete()
        self.session.match = match
        self.decisions.computers.sit(match.levels)
        self._show_seats()
        self.clocks.update()

    def _seat_players(self) -> None:
        """Seat the players of the match's present levels."""
        self.decisions.computers.sit(self.session.playing.levels)
        self._show_seats()

    def _show_seats(self) -> None:
        match = self.session.playing
        spec = match.game.spec
        seats = [
            Seat(name, "", figure)
            if level == PERSON or spec.by_luck
            else Seat(name, self._level_name(level), figure)
            for name, level, figure in zip(match.names, match.levels, self.figures, strict=True)
        ]
        self._table.set_seats(seats, match.person, spec.clockwise)
        self._table.notices.set_totals(match.totals)

    def _count(self) -> None:
        """Count the round on the table, where anything moves there."""
        if self._table.round_count.possible:
            self.counting.emit()
            self._table.count(self.view(), self.session.position.score())
            self.presenter.wait(self._machine.counted.emit)
        else:
            self._machine.counted.emit()

    def _score(self) -> None:
        match = self.session.playing
        score = match.position.score()
        self._table.faces.show_result(score.winners, match.totals)
        self._table.notices.set_totals(match.totals)
        self.scored.emit(score)
