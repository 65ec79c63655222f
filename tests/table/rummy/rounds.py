# SPDX-License-Identifier: MIT
"""Rounds of rummy games in which hands become ready, which random play rarely reaches."""

import random
from collections.abc import Iterator, Mapping, Sequence

from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK, faces
from thothit_desktop.games.contract import Event, Layout, Move, Position
from thothit_desktop.games.rummy.mata.position import MataPosition

READY = faces(["S5", "M5", "C5", "S7", "M7", "C7", "C1", "C1"])
"""Waits for C1."""
TWO_PAIRS = faces(["M3", "S3", "C3", "M8", "M8", "C8", "C8", "S8"])
"""Waits for M8 and C8."""


def kowah(
    hands: Mapping[int, Sequence[int]],
    next_cards: Sequence[str] = (),
    seed: int = 1,
    players: int = 4,
    options: Mapping[str, str] | None = None,
) -> Position:
    """A round dealt by the last seat: some seats have given hands, the stock begins with given cards."""
    game = new_game("kowah", players, options or {})
    rest = list(game.deck)
    random.Random(seed).shuffle(rest)
    first = faces(next_cards)
    for card in (*(card for hand in hands.values() for card in hand), *first):
        rest.remove(card)
    dealt = [hands[seat] if seat in hands else tuple(rest.pop() for _ in range(8)) for seat in range(players)]
    return game.from_layout(Layout(tuple(map(tuple, dealt)), (), (*first, *rest)), players - 1)


def lively_play(
    position: Position, seed: int, checki: float = 1.0, claim: float = 1.0
) -> Iterator[list[Event]]:
    """Play at random, but declare and claim with these odds, move by move."""
    rng = random.Random(seed)
    while not position.is_over:
        moves = position.legal_moves()
        calls = [move for move in moves if move.kind in ("checki", "claim")]
        odds = claim if position.phase == "claim" else checki
        passes = [move for move in moves if move.kind == "pass"]
        if calls and (not passes or rng.random() < odds):
            yield position.play(rng.choice(calls))
        else:
            yield position.play(rng.choice(passes or moves))


def mata_move(position: MataPosition, rng: random.Random) -> Move:
    """A move that builds a hand of sets and mata, and calls and claims at once."""
    legal, hand = position.legal_moves(), position.hands[position.to_move]
    if position.phase == "pick":
        return rng.choice(legal)
    if position.phase != "discard":
        return legal[0]
    ranks = [RANK[card] for card in hand]
    return min(legal, key=lambda move: (ranks.count(RANK[move.card]), hand.count(move.card), rng.random()))
