# SPDX-License-Identifier: MIT
"""Why a move of a fishing game is good, in numbers that the view and the sampled worlds show.

| kind | values |
|---|---|
| `gains` | `cards` captured, `points` that they add at once |
| `begins` | `card` of a set begun and not worth its full points yet, `held` copies of mine, `free` to come |
| `spoils` | `card` of which another `seat` holds copies already |
| `left` | `card` left in the pool; of `unseen` cards `matching` have its rank; `taken`: in which share of \
`worlds` it was captured before my next turn by others; \
`seat` did so most often, in the share `by_seat`; `back`: in which share my own stock card captured it |
| `otherwise` | `move`, the next best, and by how much it is `behind`, `within` which bound |
"""

import random
from collections import Counter
from collections.abc import Sequence

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.fast import FastDeal, playout
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.coach.contract import Reason, WeighedMove
from thothit_desktop.players.fishing.greedy import captured_copies
from thothit_desktop.players.fishing.playout_policy import greedily

MOST = 3
"""How many reasons are given."""


class PoolWatch:
    """Follows cards left in the pool through the sampled worlds, until the seat's next turn."""

    def __init__(self, view: FishingView, moves: Sequence[Move], rng: random.Random) -> None:
        self._seat, self._policy, self._rng = view.seat, greedily(view.game), rng
        self._left = [None if move.takes else move.card for move in moves]
        self._number = {move: number for number, move in enumerate(moves)}
        self._takers: list[Counter[int]] = [Counter() for _ in moves]
        self._worlds = [0] * len(moves)

    def opening(self, number: int, deal: FastDeal) -> int:
        """Play the turns up to the seat's next one where a card was left, and see who captures it."""
        card = self._left[number]
        if card is None:
            return 0
        self._worlds[number] += 1
        bucket, turns, taken = deal.pool[RANK[card]], 0, False
        while deal.at_stock or deal.hands[deal.seat]:
            seat, copies = deal.seat, bucket.count(card)
            playout(deal, self._rng, self._policy, 1)
            # The playout of a single turn ends where the next seat plays from its hand.
            deal.at_stock = False
            turns += 1
            if not taken and bucket.count(card) < copies:
                taken = True
                self._takers[number][seat] += 1
            if deal.seat == self._seat:
                break
        return turns

    def takers(self, move: Move) -> tuple[Counter[int], int]:
        """By seat in how many worlds it was the first to capture the card left, and of how many."""
        number = self._number[move]
        return self._takers[number], self._worlds[number]


def reasons(view: FishingView, options: Sequence[WeighedMove], watch: PoolWatch) -> tuple[Reason, ...]:
    """The reasons for the best of the options, the most telling first."""
    move = options[0].move
    found = _captures(view, move) if move.takes else [_left(view, move, watch)]
    if len(options) > 1 and options[1].behind > options[1].within:
        second = options[1]
        found.append(_reason("otherwise", move=second.move, behind=second.behind, within=second.within))
    return tuple(found[:MOST])


def _reason(kind: str, **values: object) -> Reason:
    return Reason(kind, values)


def gains(view: FishingView, move: Move) -> tuple[Reason, ...]:
    """What a capture adds, begins and spoils; nothing for a card that is left."""
    return tuple(_captures(view, move)[:MOST]) if move.takes else ()


def _captures(view: FishingView, move: Move) -> list[Reason]:
    """What a capture adds, begins and spoils."""
    held, tally = captured_copies(view), view.game.rules.tally
    found, points = [], 0
    for card in dict.fromkeys(move.cards):
        now, more = held[card][view.seat], move.cards.count(card)
        worths = [sum(line.points for line in by_copies.lines) for by_copies in tally[card]]
        points += worths[now + more] - worths[now]
        free = view.game.rules.copies - sum(held[card]) - more
        if free and max(worths[now + more + 1 : now + more + free + 1]) > worths[now + more]:
            found.append(_reason("begins", card=card, held=now + more, free=free))
        rivals = [seat for seat in view.game.playing if seat != view.seat and held[card][seat]]
        if rivals:
            seat = max(rivals, key=held[card].__getitem__)
            found.append(_reason("spoils", card=card, seat=seat, held=held[card][seat]))
    gains = [_reason("gains", cards=move.cards, points=points)] if points else []
    return gains + sorted(found, key=lambda reason: reason.kind != "begins")


def _left(view: FishingView, move: Move, watch: PoolWatch) -> Reason:
    """What becomes of a card left in the pool."""
    takers, worlds = watch.takers(move)
    own, unseen = takers[view.seat], view.unseen()
    others = {seat: count for seat, count in takers.items() if seat != view.seat}
    most = max(others, key=lambda seat: (others[seat], -seat), default=None)
    return _reason(
        "left",
        card=move.card,
        matching=sum(RANK[card] == RANK[move.card] for card in unseen),
        unseen=len(unseen),
        worlds=worlds,
        taken=sum(others.values()) / worlds,
        seat=most,
        by_seat=0.0 if most is None else others[most] / worlds,
        back=own / worlds,
    )
