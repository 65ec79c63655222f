# SPDX-License-Identifier: MIT
"""Whole hands of Thunee as text, besides those of every game: two and six players, optional calls.

Each shows the seat and phase of every move, and at the end each seat's view. `pytest --refresh-golden` writes
them anew; read them before a commit.
"""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.games.thunee.rounds import thunee
from thothit_desktop.games.notation import write_event, write_move
from thothit_desktop.games.record import deal_number

GOLDEN = Path(__file__).parent / "golden"
HANDS: Mapping[str, tuple[int, int, Mapping[str, str]]] = {
    "six": (6, 74863, {}),
    "six-traditional": (6, 90, {"preset": "traditional"}),
    "trips": (6, 237, {"preset": "durban", "trips_partner": "6"}),
    "moenie": (6, 106, {"preset": "durban"}),
    "last-card": (4, 4360, {"last_card_trump": "allowed"}),
    "royals": (4, 191, {"royals": "on"}),
    "blind": (4, 39, {"blind": "in-bidding", "royals": "on"}),
    "two-deals": (2, 910, {"two_players": "two-deals"}),
    "open-face": (2, 28, {"two_players": "open-face"}),
    "blind-after-bidding": (4, 18679, {"blind": "on", "royals": "on"}),
}
"""By name the players, the number of the deal and of its random moves, and the options."""


@pytest.mark.parametrize("name", HANDS)
def test_golden_hand(name: str, request: pytest.FixtureRequest) -> None:
    told = "".join(f"{line}\n" for line in transcript(name))
    path = GOLDEN / f"{name}.txt"
    if request.config.getoption("--refresh-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_every_golden_file_is_of_a_hand() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(HANDS)


def transcript(name: str) -> Iterator[str]:
    players, number, options = HANDS[name]
    position, rng = deal_number(thunee(players, **options), number), random.Random(number)
    yield f"{name}, deal {number}"
    while not position.is_over:
        moves = position.legal_moves()
        move = rng.choice(moves)
        yield f"{position.phase} {position.to_move}: {', '.join(map(write_move, moves))}"
        yield f"  {write_move(move)}"
        position.play(move)
    for seat in range(players):
        yield f"seen by {seat}:"
        yield from (f"  {write_event(event)}" for event in position.view(seat).history)
    for seat, lines in enumerate(position.score().lines):
        yield f"seat {seat}: {', '.join(f'{line.rule} {line.points}' for line in lines) or 'nothing'}"
