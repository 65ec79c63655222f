# SPDX-License-Identifier: MIT
"""The self-test's checks of play: rounds, states, threads, and matches that are kept."""

import random
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtStateMachine import QState
from PySide6.QtWidgets import QMessageBox

from thothit_desktop.app.selftest.check_window import NUMBER, CheckError, CheckWindow, machine_of
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import SUFFIX, FileError, Saves, read, write
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import View
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number, dump, load, replay
from thothit_desktop.players import LEVELS, Decision, Limit, Player, new_player

VISITED = (
    *("running", "paused", "opening", "ritual", "dealing", "resuming"),
    *("choosing", "picking", "playing", "turning", "capturing", "scoring", "following"),
)
"""The states of a round of Thothit that a person plays, pauses and leaves for the next."""


def check_round(game: str) -> Callable[[CheckWindow], str]:
    """A check that plays a round of a game in the window, all seats computers."""

    def check(bench: CheckWindow) -> str:
        window = bench.watched(game)
        match = _match(window)
        if not match.position.is_over or match.position.score() is None:
            raise CheckError("the round has not ended")
        again = replay(load(dump(match.record))).positions[-1]
        if again.score() != match.position.score():
            raise CheckError("its record does not tell the same")
        if window.round_end.sheet is None:
            raise CheckError("no score sheet has opened")
        bench.drawn(window.round_end.sheet)
        return f"{len(match.position.moves)} moves"

    return check


def check_states(bench: CheckWindow) -> str:
    """The machine goes through all states of a round that the person plays, and rests where it should."""
    window = bench.window(saves=False)
    machine, visited = machine_of(window), set[str]()
    states = {name: state for name, state in vars(machine).items() if isinstance(state, QState)}
    for name, state in states.items():
        state.entered.connect(partial(visited.add, name))
    bench.sit(window)
    bench.wait(lambda: bench.asked(window))
    window.controller.set_paused(True)
    bench.wait(lambda: window.controller.clocks.paused)
    window.controller.set_paused(False)
    bench.wait(lambda: not window.controller.clocks.paused)
    while not _match(window).round_over:
        bench.play(window)
        bench.wait(lambda: bench.asked(window) or machine.scoring in machine.configuration())
    resting = {name for name, state in states.items() if state in machine.configuration()}
    if resting != {"running", "scoring"}:
        raise CheckError(f"after the round it rests in {', '.join(sorted(resting))}")
    window.matches.next_round()
    bench.wait(lambda: bench.asked(window))
    if lacking := [name for name in VISITED if name not in visited]:
        raise CheckError(f"it was never in {', '.join(lacking)}")
    return f"{len(visited)} states"


class _Spy:
    """A player that remembers in which thread it thinks."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thread: threading.Thread | None = None

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        self.thread = threading.current_thread()
        return self._player.choose(view, limit, rng, cancelled)


def check_threads(bench: CheckWindow) -> str:
    """Every kind of player thinks beside the window, which has no thread left when it is closed."""
    for level in LEVELS:
        thread = _thread_of(bench, level)
        if thread is None or thread is threading.main_thread():
            raise CheckError(f"{level} thinks in the window's thread")
        if thread.is_alive():
            raise CheckError(f"the thread in which {level} thinks does not end")
    window = bench.seated()
    if not any(thread.name == "thinker" for thread in threading.enumerate()):
        raise CheckError("the window has no thread for its players")
    window.close()
    if any(thread.name == "thinker" for thread in threading.enumerate()):
        raise CheckError("the thread of the window's players does not end with it")
    return f"{len(LEVELS)} kinds of players"


def _thread_of(bench: CheckWindow, level: str) -> threading.Thread | None:
    """Let a player make a decision; the thread in which it thought, which should have ended."""
    view = deal_number(new_game("thothit"), NUMBER).view(0)
    thinker, spy = Thinker(), _Spy(new_player(level))
    decided: list[object] = []
    thinker.decided.connect(lambda _, decision: decided.append(decision))
    thinker.ask(partial(spy.choose, view, Limit(playouts=20), random.Random(NUMBER)))
    try:
        bench.wait(lambda: decided)
    finally:
        thinker.close()
    return spy.thread


def check_resume(bench: CheckWindow) -> str:
    """A match is saved after every move, and goes on in another window where it stood."""
    window = bench.seated()
    saves = Saves(bench.directory)
    for _ in range(2):
        bench.play(window)
        bench.wait(lambda: bench.asked(window))
    before = _match(window)
    kept = _stands(before)
    window.close()
    record, damage = saves.resume()
    if record is None:
        raise CheckError(damage or "nothing has been saved")
    again = bench.window()
    again.resume(saved_match(record))
    bench.wait(lambda: bench.asked(again))
    if _stands(_match(again)) != kept:
        raise CheckError("it goes on elsewhere than it stood")
    bench.drawn(again)
    return f"{len(before.position.moves)} moves"


def check_records(bench: CheckWindow) -> str:
    """A record that is written can be opened; one that is damaged is refused with its reason."""
    window = bench.seated()
    bench.play(window)
    bench.wait(lambda: bench.asked(window))
    kept, good = _stands(_match(window)), bench.directory / f"Rönde ✓{SUFFIX}"
    write(good, _match(window).record)
    window.begin(number=NUMBER + 1)
    window.open_file(good)
    if _stands(_match(window)) != kept:
        raise CheckError("the record opened is not the one written")
    for name, data in (("empty", b""), ("cut", good.read_bytes()[:-40]), ("binary", b"\xff\xfe\x00")):
        _refuse(bench, window, bench.directory / f"{name}{SUFFIX}", data)
        if _stands(_match(window)) != kept:
            raise CheckError("a damaged record takes the place of the match")
    return ""


def _refuse(bench: CheckWindow, window: MainWindow, path: Path, data: bytes) -> None:
    """Open a damaged file, which must be told of in a sentence that names it."""
    path.write_bytes(data)
    try:
        read(path)
    except FileError as error:
        told = str(error)
    else:
        raise CheckError(f"{path.name} is taken for a record")
    window.open_file(path)
    boxes = [box for box in window.findChildren(QMessageBox) if box.informativeText() == told]
    if not boxes or path.name not in told:
        raise CheckError(f"{path.name} is refused without its reason")
    bench.drawn(boxes[0])
    boxes[0].reject()


def _match(window: MainWindow) -> Match:
    assert window.controller.match is not None
    return window.controller.match


def _stands(match: Match) -> tuple[object, ...]:
    """Return how a match stands, to be compared."""
    position = match.position
    return match.number, position.layout, [write_move(move) for move in position.moves], position.to_move
