# SPDX-License-Identifier: MIT
"""A table with a round on it, for tests."""

import random
from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from thothit_desktop.flow.fishing import FishingFamily
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Event, Game, Position
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.table import Seat, Table

FAMILY = FishingFamily()

SEATS = [Seat("You", ""), Seat("Sri", "greedy"), Seat("Bagus", "expert")]

RITUALS = [
    *(Event("seated", seat, (card,)) for seat, card in enumerate((3, 14, 28))),
    Event("gathered", 2),
    *(Event("drawn", seat, cards) for seat, cards in enumerate(((3, 12), (11, 20), (5, 5)))),
    Event("gathered", 2),
    Event("raja", 0),
]


def deal(seed: int, dealer: int | None = None) -> FishingPosition:
    """A round of Thothit, just dealt."""
    position = new_game("thothit").deal(random.Random(seed), dealer)
    assert isinstance(position, FishingPosition)
    return position


def seats(players: int) -> list[Seat]:
    """So many seats, the person at the first."""
    return [Seat("You", ""), *(Seat(f"Player {number}", "greedy") for number in range(2, players + 1))]


def sit(table: Table, game: Game) -> None:
    """Seat everybody at the table of a game."""
    table.set_seats(seats(game.players), 0, game.spec.clockwise)


def random_play(position: Position, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play a round to its end; yield the events of each move, as the first seat sees them."""
    rng = random.Random(seed)
    while not position.is_over:
        told = len(position.history)
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        yield position.view(0).history[told:]


def shown_table(qtbot: QtBot, width: int, height: int) -> Table:
    """A table with its seats, at speed off."""
    made = Table()
    qtbot.addWidget(made)
    made.resize(width, height)
    made.set_seats(SEATS, 0, clockwise=False)
    made.set_speed("off")
    made.show()
    qtbot.waitExposed(made)
    return made


def settle(table: Table, milliseconds: int = 20000) -> int:
    """Wait until the table says that it is quiet, as it will; how often it said so."""
    spy = QSignalSpy(table.quiet)
    assert spy.wait(milliseconds), "the table owes no quiet"
    return spy.count()


def hurry(table: Table, rests: int) -> None:
    """Press a key until nothing moves: once, and once more for each rest that is kept, at most so many."""
    for _ in range(rests + 1):
        if table.moving:
            QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.moving


def until_choice(table: Table, position: Position, seed: int, several: bool = False) -> Mapping[int, Choice]:
    """Play at once until the person (seat 0) has a hand card to play; what each hand card would take.

    With `several`, until some hand card has a choice among captures.
    """
    rng = random.Random(seed)
    while not position.is_over:
        if position.to_move == 0 and position.phase == "hand":
            offered = FAMILY.choices(position.view(0))
            if not several or any(len(choice.takes) > 1 for choice in offered.values()):
                return offered
        position.play(rng.choice(position.legal_moves()))
        table.show_view(position.view(0))
    raise AssertionError("the round came to its end without a choice")
