# SPDX-License-Identifier: MIT
"""Computer players that raise or hang are replaced, and thinking can be interrupted at any point."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.flow.scripted import NAMES
from tests.flow.test_undo import answer, asked, over
from thothit_desktop.flow import computers, thinker
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games import games, new_game
from thothit_desktop.players import Decision, RandomPlayer

A_FAMILY = {spec.family: game for game, spec in games().items() if not spec.by_luck}
"""A game of each family in which somebody decides."""
pytestmark = pytest.mark.parametrize("game", A_FAMILY.values())


def match(game: str, level: str = "greedy", person: bool = True) -> Match:
    made = new_game(game)
    levels = [level] * made.players
    if person:
        levels[0] = "person"
    return Match(made, NAMES[: made.players], levels, 5)


class Led:
    """Plays any sensible move, but only with the test's leave, though it is cancelled meanwhile.

    From its `faulty` decision on it fails: it raises, or hangs.
    """

    def __init__(self, faulty: int = 0, hangs: bool = False) -> None:
        self.asked, self.leave, self.freed = threading.Event(), threading.Event(), threading.Event()
        self.leave.set()
        self.decisions, self._faulty, self._hangs = 0, faulty, hangs

    def hold(self) -> None:
        self.asked.clear()
        self.leave.clear()

    def choose(self, view, limit, rng, cancelled) -> Decision:
        self.decisions += 1
        self.asked.set()
        self.leave.wait()
        if self._faulty and self.decisions >= self._faulty:
            if not self._hangs:
                raise RuntimeError("lost my cards")
            self.freed.wait()
        return RandomPlayer().choose(view, limit, rng, lambda: False)


@pytest.fixture
def seat_players(monkeypatch):
    """Lets players sit at the computer seats, in turn; whoever hangs is freed in the end."""
    seated: list[Led] = []

    def seat(*players: Led) -> None:
        seated.extend(players)
        left = list(players)
        monkeypatch.setattr(computers, "new_player", lambda _: left.pop(0) if len(left) > 1 else left[0])

    yield seat
    for player in seated:
        player.leave.set()
        player.freed.set()


def told(controller) -> tuple[list[int], list[str]]:
    """The seats of which it will be told that they were replaced, and the faults."""
    seats: list[int] = []
    faults: list[str] = []

    def replaced(seat: int) -> None:
        assert not controller.session.in_secret
        seats.append(seat)

    controller.decisions.computers.replaced.connect(replaced)
    controller.decisions.computers.failed.connect(lambda error: faults.append(type(error).__name__))
    return seats, faults


@pytest.mark.whole
@pytest.mark.parametrize("faulty", [1, 2, 5])
def test_a_player_that_raises_is_replaced_until_the_round_ends(qtbot, controller, seat_players, game, faulty):
    watched = match(game, person=False)
    broken = Led(faulty)
    seat_players(broken, Led())
    seats, faults = told(controller)
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.begin(watched)
    assert faults == ["RuntimeError"]
    assert set(seats) <= {0}  # nobody is told of a seat that was only asked in secret since
    assert broken.decisions == faulty
    assert watched.record.seats == ("greedy",) * len(watched.levels)
    if not watched.complete:
        with qtbot.waitSignal(controller.scored, timeout=20000):
            controller.next_round()
        assert broken.decisions == faulty + 1  # it has another chance in another round


def test_all_may_fail(qtbot, controller, seat_players, monkeypatch, game):
    """The simple players as well: then any legal move is made."""

    def fail(*_):
        raise RuntimeError("lost my cards")

    monkeypatch.setattr(RandomPlayer, "choose", fail)
    watched = match(game, person=False)
    seat_players(Led(1))
    seats, _ = told(controller)
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.begin(watched)
    assert len(seats) == len(set(seats))


def test_another_level_is_given_a_chance_at_once(qtbot, controller, seat_players, monkeypatch, game):
    mine, broken, other = match(game), Led(1), Led()
    seat_players(broken)
    _, faults = told(controller)
    controller.begin(mine)
    while not faults:
        qtbot.waitUntil(lambda: asked(controller) or bool(faults), timeout=10000)
        if not faults:
            answer(qtbot, controller)
    monkeypatch.setattr(computers, "new_player", {"greedy": broken, "random": other}.get)
    for seat in range(1, len(mine.levels)):
        controller.set_level(seat, "random")
    while not other.decisions:
        qtbot.waitUntil(lambda: asked(controller) or over(controller) or bool(other.decisions), timeout=10000)
        assert not over(controller)
        if asked(controller) and not other.decisions:
            answer(qtbot, controller)


def test_a_player_that_hangs_is_replaced_and_the_program_ends(
    qtbot, controller, seat_players, monkeypatch, game
):
    monkeypatch.setattr(computers, "HANGS", 300)
    monkeypatch.setattr(thinker, "CLOSING", 0.05)
    watched = match(game, person=False)
    hanging = Led(1, hangs=True)
    seat_players(hanging, Led())
    seats, faults = told(controller)
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.begin(watched)
    assert faults == ["TimeoutError"]
    assert set(seats) <= {0}
    assert hanging.decisions == 1
    controller.close()


def test_a_player_that_ignores_that_it_was_cancelled_harms_no_other(
    qtbot, controller, seat_players, monkeypatch, game
):
    mine, stubborn = match(game), Led()
    seat_players(stubborn)
    until_asked(qtbot, controller, mine, stubborn)
    monkeypatch.setattr(computers, "HANGS", 300)
    seats, faults = told(controller)
    other = match(game, person=False)
    seat_players(Led())
    with qtbot.waitSignal(controller.scored, timeout=20000):
        controller.begin(other)
    assert (seats, faults) == ([], [])
    assert not stubborn.leave.is_set()


# What the person does while a player thinks


def until_asked(qtbot, controller, mine: Match, player: Led) -> None:
    """Play until a computer player thinks, after a decision of the person, and is held."""
    controller.begin(mine)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    player.hold()
    while not player.asked.is_set():
        answer(qtbot, controller)
        qtbot.waitUntil(lambda: player.asked.is_set() or asked(controller), timeout=10000)


def thinking(qtbot, controller, table, player: Led) -> None:
    """The player thinks."""


def queued(qtbot, controller, table, player: Led) -> None:
    """Another question waits until the player has ended with the first one."""
    controller.undo.undo()
    player.asked.clear()
    answer(qtbot, controller)


def answered(qtbot, controller, table, player: Led) -> None:
    """The answer is on its way."""
    posted = threading.Event()
    thread = controller.decisions.computers.findChild(Thinker)
    thread.decided.connect(posted.set, Qt.ConnectionType.DirectConnection)
    player.leave.set()
    assert posted.wait(10)


def shown(qtbot, controller, table, player: Led) -> None:
    """The move is made, and its cards fly."""
    table.held = True
    player.leave.set()
    made = len(controller.match.position.moves)
    qtbot.waitUntil(lambda: len(controller.match.position.moves) > made, timeout=10000)


def undo(controller) -> None:
    controller.undo.undo()


def restart(controller) -> None:
    controller.restart()


def another(controller) -> None:
    controller.begin(match(controller.match.game.spec.id))


@pytest.mark.parametrize("moment", [queued, thinking, answered, shown])
@pytest.mark.parametrize("command", [undo, restart, another])
def test_a_command_drops_what_is_thought(
    qtbot, controller, table, seat_players, game, moment: Callable, command: Callable
):
    mine, player = match(game), Led()
    seat_players(player)
    until_asked(qtbot, controller, mine, player)
    moment(qtbot, controller, table, player)
    command(controller)
    table.held = False
    if table.moving:
        table.release()
    player.leave.set()
    for _ in range(3):
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
        if over(controller):
            break
        made = controller.match.position.moves
        qtbot.wait(10)
        assert controller.match.position.moves == made
        answer(qtbot, controller)
    assert controller.match.record.rounds[-1].moves[: len(made)] == made


@pytest.mark.parametrize("moment", [queued, thinking, answered, shown])
def test_the_program_ends_while_a_player_thinks(
    qtbot, controller, table, seat_players, monkeypatch, game, moment: Callable
):
    """A player that thinks on, however long, does not keep it; nor does its answer come any more."""
    monkeypatch.setattr(thinker, "CLOSING", 0.05)
    mine, player = match(game), Led()
    seat_players(player)
    until_asked(qtbot, controller, mine, player)
    moment(qtbot, controller, table, player)
    made = mine.position.moves
    controller.close()
    player.leave.set()
    qtbot.wait(20)
    assert mine.position.moves == made
