# SPDX-License-Identifier: MIT
"""The coach of matching: the expert's search, with its result for every move."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.coach.weighing import weighed
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.matching.expert import alike, margins
from thothit_desktop.players.matching.moves import matching_view
from thothit_desktop.players.matching.reasons import reasons
from thothit_desktop.players.matching.simple import rule_of_thumb
from thothit_desktop.players.moves import legal_moves

_PLAYOUTS = 2000
"""The number of playouts of a hint."""


class MatchingCoach:
    """Plays every kind of move out in the same sampled worlds; cards of one kind are alike."""

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,  # noqa: ARG002  (all legal moves are weighed)
    ) -> Advice:
        """Return all legal moves; without a single world, in the order of the rules of thumb."""
        seen = matching_view(view)
        groups = alike(seen, legal_moves(view))
        groups.sort(key=lambda group: -rule_of_thumb(seen, group[0]))
        budget = Budget(limit, cancelled)
        worlds = list(margins(seen, [group[0] for group in groups], budget, rng))
        if not worlds:
            return Advice(tuple(WeighedMove(move, 0.0) for group in groups for move in group))
        by_first = {group[0]: group for group in groups}
        options = weighed(list(by_first), worlds)
        all_moves = tuple(option._replace(move=move) for option in options for move in by_first[option.move])
        return Advice(all_moves, reasons(seen, all_moves[0].move), budget.spent)

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        """Return the mean of the playouts; None if there are none."""
        found = [worths[0] for worths in margins(matching_view(view), (None,), Budget(limit, cancelled), rng)]
        return sum(found) / len(found) if found else None

    def playouts(self, spec: GameSpec) -> int:  # noqa: ARG002  (the same for all)
        """Return the number of playouts of a hint."""
        return _PLAYOUTS
