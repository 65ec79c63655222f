# SPDX-License-Identifier: MIT
"""Whole rounds as text, move by move: a change of behaviour shows as a difference from the golden file.

There is one file for every game, and one for each of its presets. `pytest --refresh-golden` writes them anew;
read them before a commit.
"""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.games.notation import write_event, write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.rummy.hand import grouped
from thothit_desktop.games.rummy.mata.hand import sets_of
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.spec import Preset
from thothit_desktop.games.thunee.view import ThuneeView

GOLDEN = Path(__file__).parent / "golden"
UNLISTED = ("thunee", Preset("traditional", "", "", options={"preset": "traditional"}))
"""A preset for old records only."""
TRANSCRIPTS = [
    *((spec.id, preset) for spec in games().values() for preset in (None, *spec.presets)),
    UNLISTED,
]
SEED = {
    "kings": 11,
    "kings--triples": 11,
    "kowah": 111,
    "kowah--strict": 105,
    "kowah--quick": 387,
    "sampen--java": 354,
    "sampen--quick": 307,
    "thothit-banyuwangi": 32,
    "thothit-banyuwangi--sembreh": 269,
    "thothit-banyuwangi--quick": 194,
    "balik-satu": 139,
    "balik-satu--balik-lima-belas": 13,
    "gonggong": 13,
    "gonggong--fourteen": 149,
    "tantanan": 149,
    "tantanan--short": 18,
    "thunee": 1925,
    "thunee--durban": 40115,
    "thunee--traditional": 2493,
}
"""The number of the deal; 24 if not given."""


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
    number = SEED.get(name_of(game_id, preset), 24)
    position = deal_number(game, number)
    rng = random.Random(number)
    yield f"{name_of(game_id, preset)}, deal {number}, random moves of seed {number}"
    yield from (write_event(event) for event in position.history)
    while not position.is_over:
        view = position.view(position.to_move)
        if position.phase != "stock":
            yield ""
            yield from seen(view)
        moves = position.legal_moves()
        move = position.chance(rng) or chosen(moves, view, rng)
        if len(game.deck) <= 120:
            yield f"legal: {' '.join(map(write_move, moves))}"
        yield f"move: {write_move(move)}"
        yield from (f"  {write_event(event)}" for event in position.play(move))
    yield ""
    score = position.score()
    for seat, lines in enumerate(score.lines):
        yield f"seat {seat}: {score.points[seat]}"
        yield from (f"  {line.rule} {' '.join(cards.codes(line.cards))}: {line.points}" for line in lines)
    yield f"winners: {' '.join(map(str, score.winners))}"


def chosen(moves: list[Move], view: View, rng: random.Random) -> Move:
    """Any move; but in rummy games a hand is built, and what it is built for is claimed."""
    if isinstance(view, MataView) and view.phase == "discard":
        return max(moves, key=lambda move: lonely(view, move.card))
    if isinstance(view, MataView) and view.phase != "pick":
        return moves[0]
    if isinstance(view, KowahView) and view.phase == "discard":
        worth = [card for group in grouped(view.hand) for card in group]
        return max(moves, key=lambda move: worth.index(move.card))
    return moves[0] if isinstance(view, KowahView) and view.phase != "pick" else rng.choice(moves)


def lonely(view: MataView, card: int) -> tuple[int, int, int]:
    """Return how little a card fits into a hand of sets and mata."""
    ranks = [cards.RANK[other] for other in view.hand]
    return -ranks.count(cards.RANK[card]), -view.hand.count(card), card


def seen(view: View) -> Iterator[str]:
    """Return the view of the seat to act; of the large games only its hand and the counts."""
    if isinstance(view, KingsView):
        yield from seen_in_kings(view)
    elif isinstance(view, KowahView):
        yield from seen_in_kowah(view)
    elif isinstance(view, MataView):
        yield from seen_with_mata(view)
    elif isinstance(view, ThuneeView):
        yield from seen_in_thunee(view)
    elif isinstance(view, MatchingView):
        yield from seen_in_matching(view)
    else:
        assert isinstance(view, FishingView)
        yield from seen_in_fishing(view)


def written(numbers: Iterable[int]) -> str:
    return " ".join(cards.codes(numbers))


def seen_in_kowah(view: KowahView) -> Iterator[str]:
    yield f"{view.phase}, seat {view.seat}{', forced' if view.forced else ''}"
    yield f"hand: {' | '.join(written(group) for group in grouped(view.hand))}"
    yield f"ready: {written(view.ready_pairs)}, waits: {written(view.waits)}"
    yield f"discards: {len(view.discards)} {written(view.discards[-1:])}, stock: {view.stock_size}"
    drawn, taken = (cards.code(HIDDEN if card is None else card) for card in (view.drawn, view.taken))
    yield f"drawn: {drawn}{', shown' if view.shown else ''}, taken: {taken}"
    yield f"known: {' | '.join(written(known) for known in view.known)}"


def seen_with_mata(view: MataView) -> Iterator[str]:
    yield f"{view.phase}, seat {view.seat}"
    yield f"hand: {' | '.join(written(group) for group in sets_of(view.hand, view.game.rules.size))}"
    yield f"calls: {' '.join(call or '-' for call in view.calls)}, waits: {written(view.waits)}"
    yield f"discards: {len(view.discards)} {written(view.discards[-1:])}, stock: {view.stock_size}"
    drawn, taken = (cards.code(HIDDEN if card is None else card) for card in (view.drawn, view.taken))
    yield f"drawn: {drawn}{', shown' if view.shown else ''}, taken: {taken}, turned: {written(view.turned)}"


def seen_in_thunee(view: ThuneeView) -> Iterator[str]:
    yield f"{view.phase}, seat {view.seat}"
    yield f"hand: {written(view.hand)}, undealt: {view.undealt}"
    yield f"call: {view.call} of {view.bidder}, setter {view.setter}, trump {view.trump or '-'}"
    if view.trick:
        yield f"trick of {view.leader}: {written(view.trick)}"


def seen_in_matching(view: MatchingView) -> Iterator[str]:
    yield f"{view.phase}, seat {view.seat}"
    yield f"hand: {written(view.hand)}"
    yield f"hands: {' '.join(map(str, view.hand_sizes))}, stock: {view.stock_size}"
    yield f"open: {written([HIDDEN if view.open is None else view.open])}, middle: {len(view.middle)}"


def seen_in_kings(view: KingsView) -> Iterator[str]:
    yield (
        f"turn of seat {view.seat}"
        if view.phase == "draw"
        else f"laki of {' and '.join(map(str, view.tied))}"
    )
    yield f"stock: {view.stock_size}"
    yield f"pool: {written(view.pool)}"
    yield from piles(view)


def seen_in_fishing(view: FishingView) -> Iterator[str]:
    large = len(view.game.deck) > 120
    yield f"turn {view.turn}, seat {view.seat}{', first turn' if view.first_turn else ''}"
    if view.game.rules.hand:
        yield f"hand: {written(view.hand)}"
    yield f"hands: {' '.join(map(str, view.hand_sizes))}, stock: {view.stock_size}"
    yield f"pool: {len(view.pool) if large else written(view.pool)}"
    if large:
        yield f"piles: {' '.join(str(len(pile)) for pile in view.captures)}"
    else:
        yield from piles(view)


def piles(view: FishingView | KingsView) -> Iterator[str]:
    for other, captured in enumerate(view.captures):
        yield f"pile of {other}: {len(captured)} {written(card for card in captured if card != HIDDEN)}"
    yield f"unseen: {written(view.unseen())}"
