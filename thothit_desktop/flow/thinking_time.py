# SPDX-License-Identifier: MIT
"""Measures the person's thinking time in a round."""

from PySide6.QtCore import QObject

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.families import asks_of
from thothit_desktop.games.contract import DecisionKind
from thothit_desktop.table.awake_clock import AwakeClock


class ThinkingTime(QObject):
    """Sums up the time from each question to the person's answer, while the person is looking.

    Decisions taken back later count too. A question asked again, as after a hand card was taken back,
    continues: it is identified by the number of events the person has seen.
    """

    def __init__(self, session: CurrentMatch, decisions: Decisions, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._round: tuple[object, ...] = ()
        """The round measured: its match's id and its number."""
        self._seconds, self._decisions = 0.0, 0
        self._question: tuple[object, ...] | None = None
        """The question the person is thinking about; None for none."""
        self._clock = AwakeClock(self)
        """Counts the time of the present question."""
        decisions.asked.connect(self._on_asked)
        decisions.human.wanted.connect(self._on_answered)

    def of_round(self) -> tuple[int, int] | None:
        """Return the milliseconds and the number of decisions in the round in play; None before the first."""
        if self._round != self._current_round():
            return None
        return round(1000 * self._seconds), self._decisions

    def set_stopped(self, stopped: bool) -> None:
        """Stop the clock, in a pause or while the person looks elsewhere, or let it go on."""
        self._clock.set_running(not stopped)

    def _current_round(self) -> tuple[object, ...]:
        match = self._session.playing
        return match.id, len(match.positions)

    def _on_asked(self, seat: int) -> None:
        question = None
        if (
            seat == self._session.playing.person
            and asks_of(self._session.question()) is not DecisionKind.LUCK
        ):
            question = (*self._current_round(), len(self._session.view().history))
        if question is None:
            self._clock.stop()
        elif question != self._question:
            self._clock.start()
        self._question = question

    def _on_answered(self) -> None:
        if self._question is None:
            return
        self._question = None
        if self._round != self._current_round():
            self._round, self._seconds, self._decisions = self._current_round(), 0.0, 0
        self._clock.stop()
        self._seconds += self._clock.counted / 1000
        self._decisions += 1
