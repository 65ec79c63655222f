# SPDX-License-Identifier: MIT
"""The coach of the fishing games: the expert's search, with its result for every move."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.coach.weighing import weighed
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.fishing.endgame import worked_out
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.fishing.reasons import gains, reasons
from thothit_desktop.players.fishing.search import played_out

_PLAYOUTS = {"": 6000, "enthit": 4000, "pei": 3000, "cholek-tiga": 3000, "thothit-kuna": 2500}
"""The number of playouts of a hint, by game."""

_TOO_LOW = {"": 0.025, "sackson": 0.045, "cholek-tiga": 0.0}
"""The amount by which playouts in mid-round are too low, by game, as a share of a seat's part of all points.

All seats play good cards first, but sampled worlds deal the others any cards. See
`python -m thothit_desktop.players.research.calibration` and docs/players.md.
"""


class FishingCoach:
    """Plays every sensible move out in the same sampled worlds."""

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        """Return all sensible moves; without a single world, in the order and with the margins of greedy."""
        first = GreedyPlayer().choose(view, limit, rng, cancelled)
        moves = [one.move for one in first.considered]
        if made is not None and made not in moves:
            moves.append(made)
        seen = fishing_view(view)
        known = worked_out(seen, moves, cancelled)
        if known:
            return Advice(known, gains(seen, known[0].move), exact=True)
        budget = Budget(limit, cancelled)
        others = len(seen.game.playing) - 1
        worlds = [[worth / others for worth in worths] for worths in played_out(seen, moves, budget, rng)]
        if not worlds:
            margins = {one.move: one.margin for one in first.considered}
            top, least = first.considered[0].margin, first.considered[-1].margin
            found = [(move, margins.get(move, least)) for move in moves]
            return Advice(tuple(WeighedMove(move, margin, top - margin) for move, margin in found))
        more = _correction(seen)
        options = tuple(option._replace(margin=option.margin + more) for option in weighed(moves, worlds))
        return Advice(options, reasons(seen, options), budget.spent)

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        """Return the mean of the playouts; None if there are none, or a turned card waits."""
        seen = fishing_view(view)
        if seen.turned is not None:
            return None
        found = [worths[0] for worths in played_out(seen, (None,), Budget(limit, cancelled), rng)]
        return sum(found) / len(found) / (len(seen.game.playing) - 1) + _correction(seen) if found else None

    def playouts(self, spec: GameSpec) -> int:
        """Return the game's number of playouts."""
        return _PLAYOUTS.get(spec.id, _PLAYOUTS[""])


def _correction(view: FishingView) -> float:
    """Return the correction for playouts from a view, which are too low; 0 at the deal and at the end."""
    game = view.game
    points = sum(
        line.points for card in set(game.deck) for line in game.rules.tally[card][game.rules.copies].lines
    )
    share = _TOO_LOW.get(game.spec.id, _TOO_LOW[""])
    done = view.turn / game.rules.turns
    return share * points / len(game.playing) * 4 * done * (1 - done)
