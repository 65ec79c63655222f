# SPDX-License-Identifier: MIT
"""The reasons for a move of Kowah, in cards that can be counted from the view.

| kind | values |
|---|---|
| `wins` | `card` that wins the hand |
| `waits` | `cards`: the designs that the hand waits for, `live` copies of them among `unseen` cards |
| `draws` | of `unseen` cards, the number that makes the hand `ready`, and makes more of it fit (`better`) |
| `fits` | `card` taken; how many of eight cards fit into a pair and two triplets, `before` and `after` it |
| `danger` | `card` discarded, for which `seat` may be waiting |
"""

from collections.abc import Sequence

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.rummy.hand import HAND
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.rummy.greedy import without
from thothit_desktop.players.rummy.patterns import Hand, matched
from thothit_desktop.players.rummy.win_probability import danger


def reasons(view: KowahView, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for a move, the most telling first."""
    if move.kind == "discard":
        left, shown = without(view.hand, move.card), view.declared[view.seat]
        waits = view.game.rules.waits(left, shown[0]) if shown else ()
        return (_outlook(view, left, waits), *_danger(view, move.card))
    if move.kind == "take" and view.discards[-1] not in view.waits:
        card = view.discards[-1]
        after = _fitting(view.hand, card, barred=card)
        return (Reason("fits", {"card": card, "before": matched(Hand(view.hand).shape), "after": after}),)
    if move.kind in ("take", "claim") and _winning(view, move):
        return (Reason("wins", {"card": view.discards[-1] if move.kind == "take" else view.claimable}),)
    if move.kind == "checki":
        pair = move.card
        return (_outlook(view, view.hand, view.game.rules.waits(view.hand, pair)),)
    return (_outlook(view, view.hand, view.waits),)


def _winning(view: KowahView, move: Move) -> bool:
    return (view.discards[-1] if move.kind == "take" else view.claimable) in view.waits


def _outlook(view: KowahView, hand: Sequence[int], waits: Sequence[int]) -> Reason:
    """Return the designs a hand of eight cards waits for, or the draws that improve it."""
    unseen = view.unseen()
    if waits:
        live = sum(card in waits for card in unseen)
        return Reason("waits", {"cards": tuple(waits), "live": live, "unseen": len(unseen)})
    now = matched(Hand(hand).shape)
    fitting = {card: _fitting(hand, card) for card in set(unseen)}
    ready = sum(fitting[card] == HAND for card in unseen)
    better = sum(fitting[card] > now for card in unseen)
    return Reason("draws", {"ready": ready, "better": better, "unseen": len(unseen)})


def _fitting(hand: Sequence[int], card: int, barred: int | None = None) -> int:
    """Return how many of eight cards fit after drawing one and discarding any but `barred`."""
    nine = (*hand, card)
    return max(matched(Hand(without(nine, other)).shape) for other in set(nine) if other != barred)


def _danger(view: KowahView, card: int) -> list[Reason]:
    """Return the first other seat that has declared and may be waiting for a card, as a reason."""
    if not danger(view)[card]:
        return []
    seats = [
        seat
        for seat, pair in enumerate(view.declared)
        if seat != view.seat
        and pair
        and (card == pair[0] or (view.game.rules.both and RANK[card] == RANK[pair[0]]))
    ]
    return [Reason("danger", {"card": card, "seat": seats[0]})]
