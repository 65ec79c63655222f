# SPDX-License-Identifier: MIT
"""Kill the program while a person plays: `python -m tests.tools.kill_test --kills 500 --inside 100`.

A child process opens the real window, in which a simulated person plays, takes moves back, begins other
games, imports records and settings and changes the language. It is killed at any moment, or `--inside` a step
that changes stored files. Then its directory is examined, and the program is started again and closed. It is
a fault if the match is damaged or more than one move back, if a round is missing in the statistics or is
there though it was taken back, or if files are left over.
"""

import argparse
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QSaveFile, QTimer
from PySide6.QtWidgets import QApplication

from tests.tools import ROOT
from tests.tools.reliability.random_person import KEEPING, RandomPerson
from tests.tools.reliability.temporary_home import temporary_home
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.startup import start
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.main_windows import MainWindows
from thothit_desktop.app.startup.system import has_display
from thothit_desktop.app.statistics.database import FILE, Database
from thothit_desktop.app.store.saves import LEFT_OVER, Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.app.window.match_store import MatchStore
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.record import Record

STEPS: dict[str, tuple[object, str, int]] = {
    "fsync": (os, "fsync", 30),
    "commit": (QSaveFile, "commit", 30),
    "statistics": (Database, "put", 2),
    "undo": (Match, "undo", 4),
    "import of a record": (Saves, "admit", 2),
    "import of settings": (SettingsWindow, "change", 2),
    "change of language": (MatchStore, "take_over", 2),
}
"""Steps in which a program may be killed: by name the object, its method, and the latest call of it."""
INSIDE = tuple(
    f"{('before', 'after')[(number + turn) % 2]} {step}"
    for turn in range(2)
    for number, step in enumerate(STEPS)
)
"""The moments of kills in turn: each step once before any comes twice."""
TICK = 10
"""Milliseconds between two actions of the person."""
LIVES = (0.3, 4.0)
"""Seconds for which a program runs, from its first move on."""
LONGEST = 40.0
"""Seconds after which a program is killed that has not come to its step."""
AT_REST = 500
"""Milliseconds after which a program that is only started is closed once it is at rest."""
MOST = 4.0
"""Seconds after which it is closed unless its round is over: it may wait for a key, or for luck."""
PATIENCE = 300.0
"""Seconds within which a program must show a table, or start and end, on the slowest machine."""


class LastWords(NamedTuple):
    """The child's last report: the state of the match, and the actions since."""

    match: str
    moves: tuple[tuple[str, ...], ...]
    done: frozenset[str]


# The child


class Child(MainWindows):
    """The windows of a program with a simulated person; prints its actions and the states saved."""

    def __init__(
        self, app: QApplication, settings: Settings, saves: Saves | None, rng: random.Random
    ) -> None:
        super().__init__(app, settings, saves)
        self.person = RandomPerson(self.window, settings, rng, KEEPING, TICK)
        self.person.acts.connect(lambda habit: print(json.dumps({"doing": habit}), flush=True))
        self.exchanged.connect(self._change_over)
        self._listen(self.window)

    def _change_over(self, window: MainWindow) -> None:
        self.person.sit_at(window)
        self._listen(window)
        _tell(window)

    def _listen(self, window: MainWindow) -> None:
        """Print each saved state; the window has handled the signal before."""
        for changed in (
            window.controller.session.changed,
            window.controller.session.secret_move_made,
            window.matches.opened,
        ):
            changed.connect(lambda: _tell(window))


def play(directory: Path, seed: int, inside: str) -> int:
    """Open the window and play until the process is killed; without a `seed` close it soon."""
    rng = random.Random(seed)
    if inside:
        _die(inside, rng)

    def sit_down(app: QApplication, settings: Settings, saves: Saves | None) -> MainWindows:
        child = Child(app, settings, saves, rng)
        if seed:
            child.person.start()
        else:
            QTimer.singleShot(TICK, child.window, lambda: _close_at_rest(child, time.monotonic() + MOST))
        return child

    with patch.object(start, "MainWindows", sit_down):
        return start.run(parse(["--data-dir", str(directory), "--speed", "off", "--level", "bocah"]))


def _tell(window: MainWindow) -> None:
    match = window.controller.match
    if match is not None and match.positions:
        moves = [list(map(str, position.moves)) for position in match.positions]
        print(json.dumps({"match": match.id, "moves": moves}), flush=True)


def _close_at_rest(child: Child, end: float) -> None:
    """Close the window shortly after the person is to act, or a finished round has been scored."""
    match = child.window.controller.match
    in_play = match is not None and bool(match.positions) and not match.position.is_over
    if child.person.asked or child.person.round_over or (in_play and time.monotonic() > end):
        QTimer.singleShot(AT_REST, child.window, child.window.close)
    else:
        QTimer.singleShot(TICK, child.window, lambda: _close_at_rest(child, end))


def _die(inside: str, rng: random.Random) -> None:
    """Let this process die at a random call of a step."""
    when, _, step = inside.partition(" ")
    owner, name, most = STEPS[step]
    real, left = getattr(owner, name), [rng.randint(1, most)]

    def dying(*given: object) -> object:
        left[0] -= 1
        if not left[0] and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        done = real(*given)
        if not left[0]:
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    setattr(owner, name, dying)


# Its killer


def kill_one(directory: Path, rng: random.Random, inside: str) -> list[str]:
    """Let one program play in a directory, and die; return what is wrong afterwards."""
    told = _until_killed(directory, rng, inside)
    found = look(directory, told)
    for path in directory.rglob("*"):
        with contextlib.suppress(OSError):
            before = time.time() - LEFT_OVER - 60
            os.utime(path, (before, before), follow_symlinks=False)
    again = _start(directory, 0, "")
    with _killed_after(again, PATIENCE):
        code = again.wait()
    if code:
        found.append(f"the next start ended with {code}")
    return [*found, *look_again(directory)]


def _start(directory: Path, seed: int, inside: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.tools.kill_test", "--child", str(directory)]
    command += ["--seed", str(seed), "--place", inside]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


@contextlib.contextmanager
def _killed_after(child: subprocess.Popen[str], seconds: float) -> Iterator[None]:
    """Kill a program if it still runs after some seconds."""
    timer = Timer(seconds, child.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _until_killed(directory: Path, rng: random.Random, inside: str) -> LastWords | None:
    """Play until the program is dead; return its last report, or None if there was none."""
    lives = LONGEST if inside else rng.uniform(*LIVES)
    child = _start(directory, rng.randrange(1, 10**9), inside)
    assert child.stdout is not None
    told: LastWords | None = None
    with contextlib.ExitStack() as lifetime:
        lifetime.enter_context(_killed_after(child, PATIENCE))
        for line in child.stdout:
            if told is None:
                lifetime.enter_context(_killed_after(child, lives))
            told = _heard(line, told or LastWords("", (), frozenset()))
        child.wait()
    child.stdout.close()
    return told if told is not None and told.match else None


def _heard(line: str, before: LastWords) -> LastWords:
    """Return the report after one more line of output."""
    try:
        said = json.loads(line)
    except ValueError:  # The program was killed within the line.
        return before
    if "doing" in said:
        return before._replace(done=before.done | {said["doing"]})
    return LastWords(said["match"], tuple(map(tuple, said["moves"])), frozenset())


def look(directory: Path, told: LastWords | None) -> list[str]:
    """Return what is wrong with the match that was left."""
    record, why = Saves(directory, exclusive=True).resume()
    if why:
        return [why]
    if told is None:
        return []
    if record is None:
        return ["the match is gone"]
    if record.id != told.match:
        return [] if told.done & {"game", "import record"} else ["another match goes on"]
    found = [move for one in record.rounds for move in map(str, one.moves)]
    known = [move for one in told.moves for move in one]
    common = next(
        (n for n, (a, b) in enumerate(zip(found, known, strict=False)) if a != b), min(len(found), len(known))
    )
    if "undo" in told.done and common == len(found):
        return []
    if len(known) - common > 1:
        return [f"{len(known) - common} moves back after {', '.join(sorted(told.done)) or 'nothing'}"]
    return []


def look_again(directory: Path) -> list[str]:
    """Return what is wrong after the program has started and ended again."""
    found = [
        f"{path.name} is left over"
        for pattern in ("*.??????", "*.draft", "*.request")
        for path in directory.rglob(pattern)
        if path.suffix not in (".thothit", ".sqlite")
    ]
    record, why = Saves(directory, exclusive=True).resume()
    if record is None:
        return [*found, why or "the match is gone after another start"]
    counted = _counted(directory, record.id)
    ended = {number for number, one in enumerate(record.rounds, 1) if one.finished}
    if _counts(record) and counted != ended:
        found.append(f"rounds {sorted(ended)} have ended, and {sorted(counted)} are in the statistics")
    return found


def _counts(record: Record) -> bool:
    """Return True if a person plays, and the game is not one of luck alone."""
    return PERSON in record.seats


def _counted(directory: Path, match: str) -> set[int]:
    if not (directory / FILE).exists():
        return set()
    with contextlib.closing(sqlite3.connect(directory / FILE)) as database:
        rows = database.execute(
            "SELECT number FROM rounds WHERE match = ? AND NOT removed", (match,)
        ).fetchall()
    return {number for (number,) in rows}


def main() -> int:
    """Kill programs, and print the results."""
    register_families()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20, help="at any moment (default 20)")
    parser.add_argument("--inside", type=int, default=7, help="inside a step (default 7)")
    parser.add_argument("--seed", type=int, default=1, help="another one kills at other moments (default 1)")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--place", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if options.child is not None:
        return play(options.child, options.seed, options.place)
    rng = random.Random(options.seed)
    places = [""] * options.kills + [INSIDE[number % len(INSIDE)] for number in range(options.inside)]
    with temporary_home("thothit-kills-") as home:
        for number, inside in enumerate(places, 1):
            # Now and then begin with an empty directory, as for a new person.
            directory = home / str(number // 25)
            wrong = kill_one(directory, rng, inside)
            if wrong:
                print(
                    f"kill {number}{' ' + inside if inside else ''} (seed {options.seed}): "
                    + "; ".join(wrong)
                )
                return 1
    print(f"{options.kills} programs killed at any moment, {options.inside} inside a step: nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
