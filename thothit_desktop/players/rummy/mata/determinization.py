# SPDX-License-Identifier: MIT
"""Possible worlds of a game with mata: hidden cards dealt at random in agreement with a view."""

import random
from collections import Counter
from collections.abc import Sequence

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Position, View
from thothit_desktop.games.rummy.mata.hand import ANY
from thothit_desktop.games.rummy.mata.rules import MataRules
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.rummy.mata.hands import mata_view

_WORLDS = 20
"""The number of worlds tried until all callers' hands agree with their calls."""
_TRIES = 100
"""The number of plans tried for a hand that was called."""


def possible(view: View, rng: random.Random) -> Position:
    """Return a possible position behind a view; hands that were called agree with it, if cards allow."""
    seen = mata_view(view)
    for _ in range(_WORLDS):
        hands, left, agrees = _dealt(seen, rng)
        if agrees:
            break
    return seen.game.restore(seen, hands, left)


def _dealt(seen: MataView, rng: random.Random) -> tuple[list[list[int]], list[int], bool]:
    """Return hands and a stock, and True if all hands that were called agree with it."""
    rules, left, agrees = seen.game.rules, seen.unseen(), True
    rng.shuffle(left)
    hands = [list(known) for known in seen.known]
    hands[seen.seat] = list(seen.hand)
    others = [seat for seat in seen.game.playing if seat != seen.seat]
    drawer = seen.history[-1].seat if seen.shown else None
    for seat in sorted(others, key=lambda seat: (not seen.calls[seat], -len(seen.known[seat]))):
        held, call = hands[seat], seen.calls[seat]
        drawn = [seen.drawn] if seen.drawn is not None and seat == drawer else []
        for card in drawn:
            held.remove(card)
        made: list[int] | None = []
        if call:
            # A caller who has taken a card holds one that may be discarded, perhaps a known one.
            spare = [[], *([card] for card in held if seen.taken is not None and card != seen.taken)]
            found = [_called(_less(held, extra), call, left, rules, rng) for extra in spare]
            made = next((one for one in found if one is not None), None)
            agrees &= made is not None
        rest = list((Counter(left) - Counter(made or ())).elements())
        rng.shuffle(rest)
        held += made or ()
        room = seen.hand_sizes[seat] - len(held) - len(drawn)
        if call and room == 1:
            rest.sort(key=lambda card: card == seen.taken)
        held += [*rest[:room], *drawn]
        left = rest[room:]
    return hands, left, agrees


def _less(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    """Return a hand without some of its cards."""
    return list((Counter(hand) - Counter(cards)).elements())


def _called(
    known: Sequence[int], call: str, left: Sequence[int], rules: MataRules, rng: random.Random
) -> list[int] | None:
    """Return cards that make known ones a hand that was called; None if none are found."""
    have, here = Counter(left), Counter(known)
    wanted = rules.size - (call != ANY)
    designs = [card for card in sorted({*have, *here}) if have[card] + here[card] >= wanted]
    for _ in range(_TRIES if designs else 0):
        design = rng.choice(designs)
        made = [design] * max(0, wanted - here[design])
        sizes = _plan([*known, *made], 0 if call == ANY else RANK[design], rules, rng)
        rest = list((have - Counter(made)).elements())
        rng.shuffle(rest)
        room = Counter(sizes) - Counter(RANK[card] for card in (*known, *made))
        for card in rest:
            if room[RANK[card]] > 0:
                room[RANK[card]] -= 1
                made.append(card)
        hand = [*known, *made]
        if len(hand) == rules.hand and rules.call_of(hand) in (ANY, call) and rules.waits(hand, call):
            return made
    return None


def _plan(held: Sequence[int], opened: int, rules: MataRules, rng: random.Random) -> dict[int, int]:
    """Return a number of cards of each rank for a hand that lacks one card of a rank, by default of any."""
    have = Counter(RANK[card] for card in held)
    sets = Counter({rank: -(-count // rules.size) for rank, count in have.items()})
    while sets.total() < (rules.hand + 1) // rules.size:
        sets[rng.randint(1, 9)] += 1
    opened = opened or rng.choice(list(sets))
    return {rank: count * rules.size - (rank == opened) for rank, count in sets.items()}
