# SPDX-License-Identifier: MIT
"""The reasons for a move of a fishing game, in numbers that the view shows.

| kind | values |
|---|---|
| `gains` | `cards` captured, `points` that they add at once |
| `begins` | `card` of an incomplete set, `held` copies captured, `free` copies still to come |
| `spoils` | `card` of which another `seat` holds copies already |
| `completes` | `rule` of a combination that the capture completes (`games/fishing/combinations.py`) |
| `collects` | `card` and `rule` of a combination that then lacks `missing` cards |
| `denies` | `card` and `rule` of a combination of which another `seat` lacks that card only |
| `at-once` | `rule` of a capture of three identical cards, and the `points` that it scores at once |
| `left` | `card` left in the pool; of `unseen` cards `matching` have its rank |
| `beside` | the same where a capture takes two: the number of `others` of its rank in the pool |
| `otherwise` | `move`, the next best, its loss `behind` the best, and the bound `within` of that loss |
"""

from collections.abc import Sequence
from operator import itemgetter

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.combinations import COINS, CORE, KINDS, RUN
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.coach.contract import Reason, WeighedMove
from thothit_desktop.players.fishing.greedy import captured_copies

MOST = 3
"""The most reasons given."""


def reasons(view: FishingView, options: Sequence[WeighedMove]) -> tuple[Reason, ...]:
    """Return the reasons for the best of the options, the most telling first."""
    move = options[0].move
    found = _captures(view, move) if move.takes else _left(view, move)
    if len(options) > 1 and options[1].behind > options[1].within:
        second = options[1]
        found.append(_reason("otherwise", move=second.move, behind=second.behind, within=second.within))
    return tuple(found[:MOST])


def _reason(kind: str, **values: object) -> Reason:
    return Reason(kind, values)


def gains(view: FishingView, move: Move) -> tuple[Reason, ...]:
    """Return what a capture adds, begins and spoils; empty for a card that is left."""
    return tuple(_captures(view, move)[:MOST]) if move.takes else ()


def _captures(view: FishingView, move: Move) -> list[Reason]:
    """Return what a capture adds, begins and spoils."""
    held, tally = captured_copies(view), view.game.rules.tally
    found = []
    own = [other for other, by_seat in enumerate(held) for _ in range(by_seat[view.seat])]
    points = view.game.rules.gain(own, move.cards)
    bonus = view.game.rules.bonus(move)
    if bonus is not None:
        found.append(_reason("at-once", rule=bonus.rule, points=bonus.points))
        points += bonus.points
    if view.game.rules.combinations is not None:
        return [_reason("gains", cards=move.cards, points=points), *_combined(view, move, held)]
    for card in dict.fromkeys(move.cards):
        now, more = held[card][view.seat], move.cards.count(card)
        worths = [sum(line.points for line in by_copies.lines) for by_copies in tally[card]]
        free = view.game.rules.copies - sum(held[card]) - more
        if free and max(worths[now + more + 1 : now + more + free + 1]) > worths[now + more]:
            found.append(_reason("begins", card=card, held=now + more, free=free))
        rivals = [seat for seat in view.game.playing if seat != view.seat and held[card][seat]]
        if rivals:
            seat = max(rivals, key=held[card].__getitem__)
            found.append(_reason("spoils", card=card, seat=seat, held=held[card][seat]))
    gains = [_reason("gains", cards=move.cards, points=points)] if points else []
    return gains + sorted(found, key=lambda reason: reason.kind not in ("begins", "at-once"))


def _combined(view: FishingView, move: Move, held: list[list[int]]) -> list[Reason]:
    """Return the combinations that a capture completes or collects, and those that it denies to others."""
    completes, collects, denies = [], [], []
    for rule, kinds in (*KINDS.items(), (RUN, COINS[:CORE])):
        own = {kind for kind in kinds if held[kind][view.seat]}
        new = set(kinds).intersection(move.cards) - own
        missing = tuple(kind for kind in kinds if kind not in own | new)
        if new and not missing:
            completes.append(_reason("completes", rule=rule))
        elif new:
            collects.append((len(missing), _reason("collects", rule=rule, card=min(new), missing=missing)))
        for card in sorted(set(kinds).intersection(move.cards)):
            others = [kind for kind in kinds if kind != card]
            denies += [
                _reason("denies", rule=rule, card=card, seat=seat)
                for seat in view.game.playing
                if seat != view.seat and not held[card][seat] and all(held[kind][seat] for kind in others)
            ]
    collects.sort(key=itemgetter(0))
    return [*completes, *denies, *(reason for _, reason in collects)]


def _left(view: FishingView, move: Move) -> list[Reason]:
    """Return the numbers of cards that may capture a card left in the pool, or be captured with it."""
    unseen = view.unseen()
    matching = sum(RANK[card] == RANK[move.card] for card in unseen)
    left = _reason("left", card=move.card, matching=matching, unseen=len(unseen))
    if not view.game.rules.refills:
        return [left]
    return [_reason("beside", card=move.card, others=len(view.pool_by_rank[RANK[move.card]])), left]
