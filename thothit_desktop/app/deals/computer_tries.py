# SPDX-License-Identifier: MIT
"""Plays a deal with each level of computer player, in a thread."""

import random
import threading
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.deals.tries import Try
from thothit_desktop.games.contract import Position
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.players import LEVELS
from thothit_desktop.players.one_deal import margin, play_out


@dataclass
class _Run:
    """A run through all levels: the deal, the place that they play, and the levels of the other places."""

    deal: KnownDeal
    turn_order: int
    others: tuple[str, ...]
    levels: tuple[str, ...]
    cancelled: threading.Event = field(default_factory=threading.Event)


class ComputerTries(QObject):
    """Plays a deal once with each level at one turn order. The same deal gives the same results.

    Results arrive through the event loop; those of a cancelled run are dropped.
    """

    played = Signal(object)
    """A level has finished; carries its `Try`."""
    progressed = Signal(int)
    """Progress has been made; carries the percentage."""
    finished = Signal()
    """All levels have played, or a player has failed."""
    failed = Signal(object)
    """A player has raised an exception, which the signal carries."""
    _reported = Signal(object, object)
    """A report from the thread: the run, and a `Try`, a percentage, None at the end, or an exception."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._run: _Run | None = None
        self._thread: threading.Thread | None = None
        self._reported.connect(self._report)

    @property
    def running(self) -> bool:
        """True while the computers play."""
        return self._run is not None

    def start(
        self, deal: KnownDeal, turn_order: int, others: tuple[str, ...], levels: tuple[str, ...] = LEVELS
    ) -> None:
        """Play a deal with some levels; `others` are those of the other places, in turn after this one."""
        self.cancel()
        self._run = _Run(deal, turn_order, others, levels)
        self._thread = threading.Thread(target=self._work, args=(self._run,), name="tries", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Stop playing, and join the thread."""
        if self._run is not None:
            self._run.cancelled.set()
            self._run = None
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _report(self, run: _Run, news: object) -> None:
        if run is not self._run:
            return
        if isinstance(news, Try):
            self.played.emit(news)
        elif isinstance(news, int):
            self.progressed.emit(news)
        else:
            self._run = None
            if news is not None:
                self.failed.emit(news)
            self.finished.emit()

    def _work(self, run: _Run) -> None:
        try:
            expected = 1
            for number, level in enumerate(run.levels):
                watch = _Watch(self, run, run.deal.game.from_layout(run.deal.layout), number, expected)
                result = watch.play(level)
                if result is None:
                    return
                self._reported.emit(run, result)
                expected = len(watch.position.moves)
            self._reported.emit(run, None)
        except Exception as error:  # any failure is shown to the person, and the window stays usable
            self._reported.emit(run, error)

    def tell(self, run: _Run, percent: int) -> None:
        """Report progress from the worker thread."""
        self._reported.emit(run, percent)


class _Watch:
    """One round of a run; it reports progress each time the players poll for cancellation."""

    def __init__(
        self, teller: ComputerTries, run: _Run, position: Position, number: int, expected: int
    ) -> None:
        """Prepare a round; `expected` is an estimate of its number of moves."""
        self._teller, self._run, self.position = teller, run, position
        self._number, self._expected = number, expected
        self._told = -1

    def play(self, level: str) -> Try | None:
        """Play the round with a level at the run's turn order; return None if cancelled."""
        deal, turn_order, others = self._run.deal, self._run.turn_order, self._run.others
        game = deal.game
        after = len(others) - turn_order
        levels = [*others[after:], level, *others[:after]]
        rng = random.Random(f"{deal.fingerprint} {turn_order} {level}")
        if not play_out(self.position, levels, None, rng, self._cancelled):
            return None
        score = self.position.score()
        return Try(
            level=level,
            turn_order=turn_order,
            others=others,
            points=score.points[turn_order],
            margin=margin(game, score.points, turn_order),
            won=turn_order in score.winners,
        )

    def _cancelled(self) -> bool:
        moves = len(self.position.moves)
        if moves != self._told:
            self._told = moves
            done = self._number + min(1.0, moves / self._expected)
            self._teller.tell(self._run, int(100 * done / len(self._run.levels)))
        return self._run.cancelled.is_set()
