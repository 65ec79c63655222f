# SPDX-License-Identifier: MIT
"""An external program in a seat of the arena, with the protocol of `thothit move -` (docs/record-format.md).

It reads records, one per line, and answers each with a move. Each thread of the arena starts it once.
"""

import atexit
import os
import random
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread, get_ident
from typing import NamedTuple

from thothit_desktop.games.contract import Position, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.record import Record, changed_options, dump, round_of
from thothit_desktop.players.contract import Decision, Limit

PROGRAM = "against"
"""The player id of the program."""


class ContestError(Exception):
    """The contest cannot go on; the message is a sentence that says why."""


class ProgramSpec(NamedTuple):
    """The command that starts a program, and the seconds allowed for an answer."""

    command: str
    seconds: float


class ProgramPlayer:
    """A player that sends the record of a round to a program, and makes the program's moves.

    A record contains every card; the program itself has to restrict itself to its seat's view.
    """

    def __init__(self, program: ProgramSpec, position: Position) -> None:
        self._program, self._position = program, position

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (the program's command says how long it thinks)
        rng: random.Random,  # noqa: ARG002
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the program's move; raises ContestError without a legal answer."""
        game = self._position.game
        names = tuple(f"Seat {seat}" for seat in range(game.players))
        shown = Record(game.spec.id, names, (round_of(self._position),), changed_options(game))
        moves = {write_move(move): move for move in view.legal_moves()}
        answer = _running(self._program).ask(dump(shown))
        if answer not in moves:
            raise ContestError(
                f"the program answered {quote(answer)}, which is none of the {len(moves)} legal moves"
            )
        return Decision(moves[answer])


class _Process:
    """The running program."""

    def __init__(self, program: ProgramSpec) -> None:
        self._seconds = program.seconds
        self._errors = TemporaryFile()  # noqa: SIM115 - it is closed when the program ends
        try:
            self._process = subprocess.Popen(
                shlex.split(program.command, posix=os.name != "nt"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            self._errors.close()
            why = (error.strerror if isinstance(error, OSError) else None) or "the command is not a good one"
            raise ContestError(f"cannot start {quote(program.command)}: {why}") from None
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        """Put each line into the queue of answers, and an empty text at the end."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")

    def ask(self, record: str) -> str:
        """Send a record and return the answer; raises ContestError if none comes."""
        assert self._process.stdin is not None
        with suppress(OSError):  # The program has ended; reading the answer will notice.
            self._process.stdin.write(f"{record}\n")
            self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=self._seconds)
        except Empty:
            raise ContestError(f"the program gave no answer in {self._seconds:g} seconds") from None
        if not answer:
            raise ContestError(f"the program ended instead of answering{self._last_words()}")
        return answer.strip()

    def _last_words(self) -> str:
        code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f" (exit code {code}{f': {words}' if words else ''})"

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):  # The program left a line unread.
                stream.close()
        self._errors.close()


_processes: dict[tuple[ProgramSpec, int], _Process] = {}
"""The programs started by this process, by thread, because each answers one question at a time."""


def _running(program: ProgramSpec) -> _Process:
    key = (program, get_ident())
    if key not in _processes:
        _processes[key] = _Process(program)
    return _processes[key]


def close_programs() -> None:
    """End the programs that this process has started."""
    while _processes:
        _processes.popitem()[1].close()


atexit.register(close_programs)
