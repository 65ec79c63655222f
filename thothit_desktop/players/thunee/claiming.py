# SPDX-License-Identifier: MIT
"""The worth of claiming a Jodhi (docs/rules/thunee.md 3)."""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.cards import KING, SUITS, TRUMP_JODHI
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.thunee.bitboard import JACK, bits
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, needed, solver_of

_COST = 24
"""The cost of solving a world for every lead, in playouts."""
_SIDE_JODHI, _WITH_JACK = 20, 10


def claim_question(seen: Seen, moves: Sequence[Move], budget: Budget) -> ThuneeQuestion:
    """Return the claims and the pass; each is worth 1 if this seat's side wins the hand, else -1."""
    need, spot = needed(seen), seen.spot
    side = 1 - seen.view.setter % 2
    counting, leading = seen.view.seat % 2 == side, spot.seat % 2 == side
    points = [points_of(seen, move) if move.kind == "jodhi" else 0 for move in moves]

    def judge(world: World) -> list[float]:
        solver = solver_of(seen, world, budget)
        leads = bits(solver.legal(spot))
        kept = {}
        for claimed in set(points):
            left = need - claimed if counting else need + claimed
            some = any if leading else all
            kept[claimed] = some(solver.reaches(spot, lead, left) for lead in leads)
        return [1.0 if kept[claimed] == counting else -1.0 for claimed in points]

    return ThuneeQuestion(tuple(moves), judge, _COST)


def points_of(seen: Seen, move: Move) -> int:
    """Return the points of a king's Jodhi."""
    suit = KING.index(move.card)
    with_jack = seen.known[seen.view.seat] >> 6 * suit & JACK
    counts = TRUMP_JODHI if SUITS[suit] == seen.view.trump else _SIDE_JODHI
    return counts + (_WITH_JACK if with_jack else 0)
