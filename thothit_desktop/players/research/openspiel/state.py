# SPDX-License-Identifier: MIT
"""A round as a state of OpenSpiel."""

import random
from collections.abc import Callable
from statistics import fmean
from typing import Any

import pyspiel

from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players.families import family_of
from thothit_desktop.players.research.openspiel.actions import Actions

OUTCOMES = 1000
"""The outcomes of one chance node. Two of them make the deal's number, below a million as in the window."""
_DRAWS = 2


class _DealtRound:
    """The position, once it is dealt; it has its own deep copy, since OpenSpiel copies states deeply."""

    def __init__(
        self,
        position: Position | None = None,
        drawn: tuple[int, ...] = (),
        passes: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.position, self.drawn = position, drawn
        self.passes = passes
        """The secret passes: the seat, and the number of events it had seen."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "_DealtRound":
        return _DealtRound(None if self.position is None else self.position.copy(), self.drawn, self.passes)


class _Shared:
    """Data shared by all states of a game, including copies."""

    def __init__(self, game: Game, actions: Actions) -> None:
        self.game, self.actions = game, actions

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Shared":
        return self


class OpenSpielState(pyspiel.State):
    """A round: chance chooses the number of the deal, then the seats decide."""

    def __init__(self, of: pyspiel.Game, game: Game, actions: Actions) -> None:
        super().__init__(of)
        self._shared = _Shared(game, actions)
        self._round = _DealtRound()

    @property
    def position(self) -> Position:
        """The position; raises an error before the deal."""
        assert self._round.position is not None
        return self._round.position

    def view(self, player: int) -> View | None:
        """Return the view of a seat; None before the deal."""
        position = self._round.position
        return None if position is None else position.view(player)

    def secret_passes(self, player: int) -> list[int]:
        """Return, for each secret pass of a seat, the number of events it had seen before."""
        return [seen for seat, seen in self._round.passes if seat == player]

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's numbers for chance and for the end."""
        position = self._round.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.is_over else position.to_move

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "OpenSpielState":
        """Return another round with the same view for a seat, with random hidden cards."""
        state: OpenSpielState = self.clone()
        view = self.view(player_id)
        family = family_of(self._shared.game.spec)
        possible = None if view is None else family.possible(view, random.Random(probability_sampler()))
        if possible is not None:
            passes = tuple(told for told in self._round.passes if told[0] == player_id)
            state._round = _DealtRound(possible, self._round.drawn, passes)
        return state

    def is_terminal(self) -> bool:
        """Return True if the round has ended."""
        return self._round.position is not None and self._round.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the next digits of the deal's number, with their probabilities."""
        return [(digits, 1 / OUTCOMES) for digits in range(OUTCOMES)]

    def returns(self) -> list[float]:
        """Return by seat the margin over the others at the end; 0 before."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        game, points = self.position.game, self.position.score().points
        sides = sides_of(game.spec, game.players)
        return [
            points[seat] - fmean(points[other] for side in sides if seat not in side for other in side)
            for seat in range(game.players)
        ]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves(self.position.view(player)))

    def _moves(self, view: View) -> dict[int, Move]:
        return self._shared.actions.numbered(view.legal_moves())

    def _apply_action(self, action: int) -> None:
        position = self._round.position
        if position is not None:
            view = position.view(position.to_move)
            if not position.play(self._moves(view)[action]):
                self._round.passes += ((view.seat, len(view.history)),)
            _turn_up(position)
        else:
            self._round.drawn += (action,)
            if len(self._round.drawn) == _DRAWS:
                self._round.position = deal_number(self._shared.game, self._number())
                _turn_up(self._round.position)

    def _number(self) -> int:
        number = 0
        for digits in self._round.drawn:
            number = number * OUTCOMES + digits
        return number

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        move = self._moves(self.position.view(player)).get(action)
        return write_move(move) if move else f"action {action}"

    def __str__(self) -> str:
        if self._round.position is None:
            return f"deal {' '.join(map(str, self._round.drawn))}".strip()
        moves = " ".join(write_move(move).replace(" ", "_") for move in self.position.moves)
        return f"deal {self._number()}: {moves}"


def _turn_up(position: Position) -> None:
    """Turn up the stock cards that are due after a win: their order is part of the deal."""
    rng = random.Random(0)
    while move := position.chance(rng):
        position.play(move)
