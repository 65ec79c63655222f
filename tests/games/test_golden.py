# SPDX-License-Identifier: MIT
"""A whole round in text, move by move: a change of behaviour shows as a difference to the golden file.

`pytest --refresh-golden` writes it anew, to be read before it is committed.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from thothit_desktop.games import GAMES, cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.fishing import FishingPosition
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.games.record import deal_number

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game_id", GAMES)
def test_golden_transcript(game_id: str, request: pytest.FixtureRequest) -> None:
    told = "".join(f"{line}\n" for line in transcript(game_id))
    path = GOLDEN / f"{game_id}.txt"
    if request.config.getoption("--refresh-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def transcript(game_id: str) -> Iterator[str]:
    game = new_game(game_id)
    position = deal_number(game, 24)
    rng = random.Random(24)
    yield f"{game_id}, deal 24, random moves of seed 24"
    yield from (str(event) for event in position.history)
    while not position.is_over:
        view = position.view(position.to_move)
        if position.phase == "hand":
            yield ""
            yield from seen(position, view)
        moves = position.legal_moves()
        move = rng.choice(moves)
        yield f"legal: {' '.join(map(str, moves))}"
        yield f"move: {move}"
        yield from (f"  {event}" for event in position.play(move))
    yield ""
    score = position.score()
    for seat, lines in enumerate(score.lines):
        yield f"seat {seat}: {score.points[seat]}"
        yield from (f"  {line.rule} {' '.join(cards.codes(line.cards))}: {line.points}" for line in lines)
    yield f"winners: {' '.join(map(str, score.winners))}"


def seen(position: FishingPosition, view: FishingView) -> Iterator[str]:
    yield f"turn {view.turn}, seat {view.seat}{', first turn' if view.first_turn else ''}"
    yield f"hand: {' '.join(cards.codes(view.hand))}"
    yield f"hands: {' '.join(map(str, view.hand_sizes))}, stock: {view.stock_size}"
    yield f"pool: {' '.join(cards.codes(view.pool))}"
    for other in range(position.game.players):
        pile = [card for card in position.view(view.seat).captures[other] if card != HIDDEN]
        yield f"pile of {other}: {len(view.captures[other])} {' '.join(cards.codes(pile))}".rstrip()
    yield f"unseen: {' '.join(cards.codes(view.unseen()))}"
