# SPDX-License-Identifier: MIT
"""Whole rounds in text, move by move: a change of behaviour shows as a difference to the golden file.

There is one for every game, and one for each of its presets. `pytest --refresh-golden` writes them anew,
to be read before they are committed.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from thothit_desktop.games import GAMES, cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing_view import FishingView
from thothit_desktop.games.kings_view import KingsView
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.spec import Preset

GOLDEN = Path(__file__).parent / "golden"
TRANSCRIPTS = [(spec.id, preset) for spec in GAMES.values() for preset in (None, *spec.presets)]
SEED = {"kings": 11}
"""Of the deal, 24 where nothing is said."""


def name_of(game_id: str, preset: Preset | None) -> str:
    return f"{game_id}--{preset.id}" if preset else game_id


@pytest.mark.parametrize(("game_id", "preset"), [pytest.param(*row, id=name_of(*row)) for row in TRANSCRIPTS])
def test_golden_transcript(game_id: str, preset: Preset | None, request: pytest.FixtureRequest) -> None:
    told = "".join(f"{line.rstrip()}\n" for line in transcript(game_id, preset))
    path = GOLDEN / f"{name_of(game_id, preset)}.txt"
    if request.config.getoption("--refresh-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_every_golden_file_is_of_a_game_or_preset() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {name_of(*row) for row in TRANSCRIPTS}


def transcript(game_id: str, preset: Preset | None) -> Iterator[str]:
    game = new_game(game_id, preset.players, preset.options) if preset else new_game(game_id)
    number = SEED.get(game_id, 24)
    position = deal_number(game, number)
    rng = random.Random(number)
    yield f"{name_of(game_id, preset)}, deal {number}, random moves of seed {number}"
    yield from (str(event) for event in position.history)
    while not position.is_over:
        view = position.view(position.to_move)
        if position.phase != "stock":
            yield ""
            yield from seen(position, view)
        moves = position.legal_moves()
        move = position.chance(rng) or rng.choice(moves)
        if len(game.deck) <= 120:
            yield f"legal: {' '.join(map(str, moves))}"
        yield f"move: {move}"
        yield from (f"  {event}" for event in position.play(move))
    yield ""
    score = position.score()
    for seat, lines in enumerate(score.lines):
        yield f"seat {seat}: {score.points[seat]}"
        yield from (f"  {line.rule} {' '.join(cards.codes(line.cards))}: {line.points}" for line in lines)
    yield f"winners: {' '.join(map(str, score.winners))}"


def seen(position: Position, view: FishingView | KingsView) -> Iterator[str]:
    """What the seat to act sees; of the large games only its hand and the counts."""
    large = len(view.game.deck) > 120
    if isinstance(view, KingsView):
        yield (
            f"turn of seat {view.seat}"
            if view.phase == "draw"
            else f"laki of {' and '.join(map(str, view.tied))}"
        )
        yield f"stock: {view.stock_size}"
    else:
        yield f"turn {view.turn}, seat {view.seat}{', first turn' if view.first_turn else ''}"
        if view.game.hand:
            yield f"hand: {' '.join(cards.codes(view.hand))}"
        yield f"hands: {' '.join(map(str, view.hand_sizes))}, stock: {view.stock_size}"
    yield f"pool: {len(view.pool) if large else ' '.join(cards.codes(view.pool))}"
    if large:
        yield f"piles: {' '.join(str(len(pile)) for pile in view.captures)}"
        return
    for other, captured in enumerate(view.captures):
        pile = [card for card in captured if card != HIDDEN]
        yield f"pile of {other}: {len(captured)} {' '.join(cards.codes(pile))}"
    yield f"unseen: {' '.join(cards.codes(view.unseen()))}"
