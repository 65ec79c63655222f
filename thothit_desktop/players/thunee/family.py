# SPDX-License-Identifier: MIT
"""The players of Thunee as a family."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.moves import legal_moves

_PLAYOUTS = {"sesepuh": 100, "empu": 1500}
_ALONE = ("thunee", "royals", "blind thunee", "blind royals", "trips", "moenie")


class ThuneeFamily(Family):
    """The players, the coach and the solvers; each module is imported when it is first needed."""

    id = "thunee"
    has_coach = True
    looks_back = True

    def player(self, level: str) -> Player | None:
        """Return the player of an id."""
        match level:
            case "bocah":
                from thothit_desktop.players.thunee.simple import ThuneeChildPlayer

                return ThuneeChildPlayer()
            case "tangga":
                from thothit_desktop.players.thunee.simple import ThuneeNeighbourPlayer

                return by_seats(ThuneeNeighbourPlayer(), level)
            case "greedy" | "langganan":
                from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer

                return by_seats(ThuneeGreedyPlayer(), level)
            case "sesepuh":
                from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
                from thothit_desktop.players.thunee.memory import without_hints

                return by_seats(ThuneeExpertPlayer(without_hints), level)
            case "expert":
                from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer

                return by_seats(ThuneeExpertPlayer(), level)
            case "empu":
                from thothit_desktop.players.thunee.master import ThuneeMasterPlayer

                return by_seats(ThuneeMasterPlayer(), level)
        return None

    def playouts(self, player: str, spec: GameSpec) -> int:  # noqa: ARG002  (the family has one game)
        """Return the playouts of a decision of a level."""
        return _PLAYOUTS.get(player, PLAYOUTS)

    def sensible(self, view: View) -> list[Move]:
        """Return the legal moves without promises to win every trick alone."""
        return [move for move in legal_moves(view) if move.kind not in _ALONE]

    def possible(self, view: View, rng: random.Random) -> Position | None:
        """Return a position that may lie behind a view."""
        from thothit_desktop.players.thunee.determinization import possible
        from thothit_desktop.players.thunee.duel_worlds import possible_duel
        from thothit_desktop.players.thunee.inference import seen_of, thunee_view

        if len(view.game.playing) == 2:
            return possible_duel(seen_of(thunee_view(view)), rng)
        return possible(view, rng)

    def coach(self) -> Coach:
        """Return the coach."""
        from thothit_desktop.players.thunee.coach import ThuneeCoach

        return ThuneeCoach()

    def look_back(
        self, dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
    ) -> Hindsight | None:
        """Return the result of solving the last tricks."""
        from thothit_desktop.players.thunee.look_back import look_back

        return look_back(dealt, moves, seat, cancelled)


def by_seats(several: Player, level: str) -> Player:
    """Return a player that plays as `several` says, and with two players as its level does."""
    from thothit_desktop.players.thunee.duel_players import BySeats, DuelPlayer, DuelThumbPlayer

    if level in ("sesepuh", "expert", "empu"):
        return BySeats(several, DuelPlayer(solves=level != "sesepuh"))
    return BySeats(several, DuelThumbPlayer(takes_all=level == "tangga"))
