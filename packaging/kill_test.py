# SPDX-License-Identifier: MIT
"""Kills the program while somebody plays: `python packaging/kill_test.py --kills 500 --inside 100`.

A child process opens the real window, in which a person plays, takes back and begins other games, and it is
killed: at any moment, or `--inside` the writing of a match or of the statistics. Then its directory is looked
at, the program starts again, and is closed. It is a fault if the match is damaged or more than one move back,
if a round is missing in the statistics or is there though it was taken back, or if files are left over.
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
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSaveFile, QTimer
from PySide6.QtWidgets import QApplication

from reliability.random_person import PLAYING, RandomPerson
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start import run
from thothit_desktop.app.startup.system import has_display
from thothit_desktop.app.statistics.database import FILE, Database
from thothit_desktop.app.store.saves import LEFT_OVER, Saves
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games.record import Record

INSIDE = ("before fsync", "after fsync", "after commit", "before statistics", "after statistics")
"""Where a program may be killed while it writes."""
TICK = 10
"""Milliseconds between two actions of the person."""
LIVES = (0.3, 4.0)
"""Seconds for which a program lives, from its first move on."""
AT_REST = 500
"""Milliseconds after which a program that only starts is closed once it rests."""
MOST = 8.0
"""Seconds after which it is closed in any case."""
PATIENCE = 90
"""Seconds within which a program must have started, or ended."""


class LastWords(NamedTuple):
    """What the child said last: how the match stood, and what has been done since."""

    match: str
    moves: tuple[tuple[str, ...], ...]
    done: frozenset[str]


# The child


def play(directory: Path, seed: int, inside: str) -> int:
    """Open the window and play until somebody kills it; with no `seed` close it soon."""
    rng = random.Random(seed)
    if inside:
        _die(inside, rng.randrange(1, 30))

    def sit_down() -> None:
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
        if window is None:
            QTimer.singleShot(TICK, app, sit_down)
            return
        person = RandomPerson(window, window.settings, rng, PLAYING, TICK)
        if not seed:
            _close_at_rest(window, person, time.monotonic() + MOST)
            return
        person.acts.connect(lambda habit: print(json.dumps({"doing": habit}), flush=True))
        person.acted.connect(lambda _: _tell(window, person))
        person.start()

    app = QApplication(sys.argv[:1])  # without one there are no timers
    QTimer.singleShot(TICK, app, sit_down)
    return run(parse(["--data-dir", str(directory), "--speed", "off", "--level", "bocah"]))


def _tell(window: MainWindow, person: RandomPerson) -> None:
    match = window.conductor.match
    if match is not None and (person.asked or person.round_over):
        moves = [list(map(str, position.moves)) for position in match.positions]
        print(json.dumps({"match": match.id, "moves": moves}), flush=True)


def _close_at_rest(window: MainWindow, person: RandomPerson, end: float) -> None:
    """Close the window a moment after somebody is asked, or the round is over; a game of luck asks nobody."""
    if person.asked or person.round_over or time.monotonic() > end:
        QTimer.singleShot(AT_REST, window, window.close)
    else:
        QTimer.singleShot(TICK, window, lambda: _close_at_rest(window, person, end))


def _die(inside: str, count: int) -> None:
    """Let this process die the `count`-th time that it comes to a place."""
    when, what = inside.split(" ")
    owner: object
    owner, name = {"fsync": (os, "fsync"), "commit": (QSaveFile, "commit"), "statistics": (Database, "put")}[
        what
    ]
    real, left = getattr(owner, name), [count]

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
    """Let one program play in a directory, and die; what is wrong afterwards."""
    told = _until_killed(directory, rng, inside)
    found = look(directory, told)
    for path in directory.rglob("*"):
        with contextlib.suppress(OSError):
            before = time.time() - LEFT_OVER - 60
            os.utime(path, (before, before), follow_symlinks=False)
    code = _start(directory, 0, "").wait(PATIENCE)
    if code:
        found.append(f"the next start ended with {code}")
    return [*found, *look_again(directory)]


def _start(directory: Path, seed: int, inside: str) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--child", str(directory), "--seed", str(seed), "--place", inside]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": _path()}
    )


def _path() -> str:
    here = Path(__file__).parent
    return os.pathsep.join([str(here), str(here.parent)])


def _until_killed(directory: Path, rng: random.Random, inside: str) -> LastWords | None:
    """Play until the program is dead; what it told last, None where it had not come to that."""
    lives = rng.uniform(*LIVES)
    child = _start(directory, rng.randrange(1, 10**9), inside)
    assert child.stdout is not None
    match, moves, done = "", tuple[tuple[str, ...], ...](), set[str]()
    end = time.monotonic() + PATIENCE
    for line in child.stdout:
        with contextlib.suppress(ValueError):  # the last line may be cut
            said = json.loads(line)
            if "doing" in said:
                done.add(said["doing"])
            else:
                if not match:
                    end = time.monotonic() + (lives if not inside else 10 * LIVES[1])
                match, moves, done = said["match"], tuple(map(tuple, said["moves"])), set()
        if time.monotonic() > end:
            break
    child.kill()
    child.wait()
    child.stdout.close()
    return LastWords(match, moves, frozenset(done)) if match else None


def look(directory: Path, told: LastWords | None) -> list[str]:
    """What is wrong with the match that was left."""
    record, why = Saves(directory, exclusive=True).resume()
    if why:
        return [why]
    if told is None:
        return []
    if record is None:
        return ["the match is gone"]
    if record.id != told.match:
        return [] if "game" in told.done else ["another match goes on"]
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
    """What is wrong once the program has started and ended again."""
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
    """Whether a person sits at the table, and the game is not one of luck alone."""
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
    """Kill so many programs, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=20, help="at any moment (default 20)")
    parser.add_argument("--inside", type=int, default=5, help="while something is written (default 5)")
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
    with tempfile.TemporaryDirectory(prefix="thothit-kills-") as place:
        for number, inside in enumerate(places, 1):
            # Now and then a new person, whose directory is empty.
            directory = Path(place) / str(number // 25)
            wrong = kill_one(directory, rng, inside)
            if wrong:
                print(
                    f"kill {number}{' ' + inside if inside else ''} (seed {options.seed}): "
                    + "; ".join(wrong)
                )
                return 1
    print(f"{options.kills} programs killed at any moment, {options.inside} while they wrote: nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
