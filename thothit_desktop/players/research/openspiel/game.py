# SPDX-License-Identifier: MIT
"""A game of the catalogue as a game of OpenSpiel."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from thothit_desktop.games import new_game
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.research.openspiel.actions import Actions
from thothit_desktop.players.research.openspiel.observer import Observer
from thothit_desktop.players.research.openspiel.state import OUTCOMES, OpenSpielState

_FAR = 10_000.0
"""A bound on the margin of any round."""
_TURNS = 50
"""A bound on the number of decisions for every card of the pack."""


def short_name(spec: GameSpec) -> str:
    """Return the name by which OpenSpiel loads a game."""
    return f"python_{spec.id.replace('-', '_')}"


def type_of(spec: GameSpec) -> pyspiel.GameType:
    """Return OpenSpiel's type data of a game."""
    return pyspiel.GameType(
        short_name=short_name(spec),
        long_name=spec.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": spec.default_players,
            **{option.name: option.default for option in spec.options},
        },
    )


class OpenSpielGame(pyspiel.Game):
    """One round of a game. A seat's return is its margin: own points less the mean of the others'."""

    spec: GameSpec
    """The spec of the game, set by each subclass."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        spec, parameters = self.spec, parameters or {}
        options = {name: str(value) for name, value in parameters.items() if name != "players"}
        self.game = new_game(spec.id, parameters.get("players"), options)
        self.actions = Actions(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.game.players,
            min_utility=-_FAR,
            max_utility=_FAR,
            utility_sum=0.0,
            max_game_length=_TURNS * len(self.game.deck),
        )
        super().__init__(type_of(spec), info, dict(parameters))

    def new_initial_state(self) -> OpenSpielState:
        """Return the round before the deal."""
        return OpenSpielState(self, self.game, self.actions)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002 - all that a seat knows, whatever is asked for
        params: object = None,  # noqa: ARG002
    ) -> Observer:
        """Return an observer of a seat's knowledge, as numbers and as a text."""
        return Observer(self.game)
