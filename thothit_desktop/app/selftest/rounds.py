# SPDX-License-Identifier: MIT
"""The self-test's checks of play: rounds, states, threads, saved matches and records."""

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
"""The states that a person's round of Thothit goes through, with a pause and the next round."""


def check_round(game: str) -> Callable[[CheckWindow], str]:
    """Return a check that plays a round of a game in the window with computer players only."""

    def check(check_window: CheckWindow) -> str:
        window = check_window.watched(game)
        match = _match(window)
        if not match.position.is_over or match.position.score() is None:
            raise CheckError("the round has not ended")
        again = replay(load(dump(match.record))).positions[-1]
        if again.score() != match.position.score():
            raise CheckError("its record does not tell the same")
        if window.round_end.sheet is None:
            raise CheckError("no score sheet has opened")
        check_window.drawn(window.round_end.sheet)
        return f"{len(match.position.moves)} moves"

    return check


def check_states(check_window: CheckWindow) -> str:
    """Check that the person's round goes through all states and ends in the right ones."""
    window = check_window.window(saves=False)
    machine, visited = machine_of(window), set[str]()
    states = {name: state for name, state in vars(machine).items() if isinstance(state, QState)}
    for name, state in states.items():
        state.entered.connect(partial(visited.add, name))
    check_window.sit(window)
    check_window.wait(lambda: check_window.asked(window))
    window.controller.set_paused(True)
    check_window.wait(lambda: window.controller.clocks.paused)
    window.controller.set_paused(False)
    check_window.wait(lambda: not window.controller.clocks.paused)
    while not _match(window).round_over:
        check_window.play(window)
        check_window.wait(lambda: check_window.asked(window) or machine.scoring in machine.configuration())
    resting = {name for name, state in states.items() if state in machine.configuration()}
    if resting != {"running", "scoring"}:
        raise CheckError(f"after the round it rests in {', '.join(sorted(resting))}")
    window.matches.next_round()
    check_window.wait(lambda: check_window.asked(window))
    if lacking := [name for name in VISITED if name not in visited]:
        raise CheckError(f"it was never in {', '.join(lacking)}")
    return f"{len(visited)} states"


class _Spy:
    """A player that records the thread in which it thinks."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thread: threading.Thread | None = None

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        self.thread = threading.current_thread()
        return self._player.choose(view, limit, rng, cancelled)


def check_threads(check_window: CheckWindow) -> str:
    """Check that every player thinks in another thread, and that none is left after the window closes."""
    for level in LEVELS:
        thread = _thread_of(check_window, level)
        if thread is None or thread is threading.main_thread():
            raise CheckError(f"{level} thinks in the window's thread")
        if thread.is_alive():
            raise CheckError(f"the thread in which {level} thinks does not end")
    window = check_window.seated()
    if not any(thread.name == "thinker" for thread in threading.enumerate()):
        raise CheckError("the window has no thread for its players")
    window.close()
    if any(thread.name == "thinker" for thread in threading.enumerate()):
        raise CheckError("the thread of the window's players does not end with it")
    return f"{len(LEVELS)} kinds of players"


def _thread_of(check_window: CheckWindow, level: str) -> threading.Thread | None:
    """Let a player make a decision; return the thread in which it thought."""
    view = deal_number(new_game("thothit"), NUMBER).view(0)
    thinker, spy = Thinker(), _Spy(new_player(level))
    decided: list[object] = []
    thinker.decided.connect(lambda _, decision: decided.append(decision))
    thinker.ask(partial(spy.choose, view, Limit(playouts=20), random.Random(NUMBER)))
    try:
        check_window.wait(lambda: decided)
    finally:
        thinker.close()
    return spy.thread


def check_resume(check_window: CheckWindow) -> str:
    """Check that a match is saved after every move, and goes on from there in another window."""
    window = check_window.seated()
    saves = Saves(check_window.directory)
    for _ in range(2):
        check_window.play(window)
        check_window.wait(lambda: check_window.asked(window))
    before = _match(window)
    kept = _stands(before)
    window.close()
    record, damage = saves.resume()
    if record is None:
        raise CheckError(damage or "nothing has been saved")
    again = check_window.window()
    again.resume(saved_match(record))
    check_window.wait(lambda: check_window.asked(again))
    if _stands(_match(again)) != kept:
        raise CheckError("it goes on elsewhere than it stood")
    check_window.drawn(again)
    return f"{len(before.position.moves)} moves"


def check_records(check_window: CheckWindow) -> str:
    """Check that a written record can be opened, and that a damaged one is refused with the reason."""
    window = check_window.seated()
    check_window.play(window)
    check_window.wait(lambda: check_window.asked(window))
    kept, good = _stands(_match(window)), check_window.directory / f"Rönde ✓{SUFFIX}"
    write(good, _match(window).record)
    window.begin(number=NUMBER + 1)
    window.open_file(good)
    if _stands(_match(window)) != kept:
        raise CheckError("the record opened is not the one written")
    for name, data in (("empty", b""), ("cut", good.read_bytes()[:-40]), ("binary", b"\xff\xfe\x00")):
        _refuse(check_window, window, check_window.directory / f"{name}{SUFFIX}", data)
        if _stands(_match(window)) != kept:
            raise CheckError("a damaged record takes the place of the match")
    return ""


def _refuse(check_window: CheckWindow, window: MainWindow, path: Path, data: bytes) -> None:
    """Open a damaged file; raise CheckError unless a message names it and gives the reason."""
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
    check_window.drawn(boxes[0])
    boxes[0].reject()


def _match(window: MainWindow) -> Match:
    assert window.controller.match is not None
    return window.controller.match


def _stands(match: Match) -> tuple[object, ...]:
    """Return the state of a match for comparisons."""
    position = match.position
    return match.number, position.layout, [write_move(move) for move in position.moves], position.to_move
