# SPDX-License-Identifier: MIT
"""The rules of Scopa for two: captures, and the points of a round.

A French deck without eights, nines and tens stands for the forty Italian cards; diamonds are the coins. No
product file knows this family: these files of `tests/` give the contract, the players, the table and the
window all that they need of a family.
"""

from collections.abc import Sequence
from itertools import combinations

from thothit_desktop.games.cards import CODES, FRENCH, faces
from thothit_desktop.games.contract import Move, Refusal, ScoreLine

_PIPS = "A234567JQK"
DECK: tuple[int, ...] = tuple(card for card in FRENCH if CODES[card][0] in _PIPS)
"""The forty cards."""
VALUE: dict[int, int] = {card: 1 + _PIPS.index(CODES[card][0]) for card in DECK}
"""By card what it counts in a capture: pips as printed, jack 8, queen 9, king 10."""
HAND, POOL = 3, 4
"""Cards dealt to each hand at a time, and laid out at the beginning."""
SETTEBELLO = faces(("7d",))[0]
_PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12}
"""By value what a card counts in the primiera; every figure counts 10."""


def takes(card: int, pool: Sequence[int]) -> list[tuple[int, ...]]:
    """The sets of pool cards that a card may take: one of its value, or else several that add up to it.

    Each set once, cards in code order; none where the card stays.
    """
    cards = sorted(pool)
    equal: list[tuple[int, ...]] = [(other,) for other in cards if VALUE[other] == VALUE[card]]
    if equal:
        return equal
    return [
        found
        for size in range(2, len(cards) + 1)
        for found in combinations(cards, size)
        if sum(VALUE[other] for other in found) == VALUE[card]
    ]


def legal_moves(hand: Sequence[int], pool: Sequence[int]) -> list[Move]:
    """Every way to play a card of a hand; one that can capture must."""
    return [Move("play", (card, *taken)) for card in hand for taken in takes(card, pool) or [()]]


def refusal(move: Move, hand: Sequence[int], pool: Sequence[int]) -> Refusal | None:
    """Return why a card of a hand cannot be played this way, or None if the move is legal."""
    if move.kind != "play":
        return Refusal("other-game")
    if move.card not in hand:
        return Refusal("not-in-hand", (move.card,))
    sets = takes(move.card, pool)
    taken = tuple(sorted(move.takes))
    if taken in sets or not (taken or sets):
        return None
    if not taken:
        return Refusal("must-sweep", (move.card, *sets[0]))
    if sets and len(sets[0]) == 1:
        return Refusal("single-first", (move.card, *sets[0]))
    return Refusal("sum-differs", (move.card, *taken))


def score_lines(piles: Sequence[Sequence[int]], sweeps: Sequence[int]) -> list[tuple[ScoreLine, ...]]:
    """By seat what its pile is worth: most cards, most coins, the seven of coins, primiera, and sweeps."""
    coins = [[card for card in pile if CODES[card][1] == "d"] for pile in piles]
    counted = [
        ("cards", [len(pile) for pile in piles], piles),
        ("coins", [len(pile) for pile in coins], coins),
        ("primiera", [primiera(pile) for pile in piles], [best(pile) for pile in piles]),
    ]
    lines: list[list[ScoreLine]] = [[] for _ in piles]
    for rule, counts, cards in counted:
        if counts[0] != counts[1]:
            seat = counts.index(max(counts))
            lines[seat].append(ScoreLine(rule, tuple(cards[seat]), 1))
    for seat, pile in enumerate(piles):
        if SETTEBELLO in pile:
            lines[seat].append(ScoreLine("settebello", (SETTEBELLO,), 1))
        if sweeps[seat]:
            lines[seat].append(ScoreLine("sweeps", (), sweeps[seat]))
    return [tuple(found) for found in lines]


def best(pile: Sequence[int]) -> list[int]:
    """The best card of each suit for the primiera."""
    suits = [[card for card in pile if CODES[card][1] == suit] for suit in "shdc"]
    return [max(suit, key=_primiera_of) for suit in suits if suit]


def primiera(pile: Sequence[int]) -> int:
    """Return the sum of the best card of each suit."""
    return sum(map(_primiera_of, best(pile)))


def _primiera_of(card: int) -> int:
    return _PRIMIERA.get(VALUE[card], 10)
