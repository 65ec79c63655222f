# SPDX-License-Identifier: MIT
"""The base of all games: equality by settings, and access to the rules."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from thothit_desktop.games.contract import Game, Score
from thothit_desktop.games.spec import BadOptionError, GameSpec

RulesT_co = TypeVar("RulesT_co", covariant=True)


class GameWithRules(Game, Protocol[RulesT_co]):
    """A game whose positions and views share its `rules`.

    The rules of a family are frozen and do not import its positions or views, so that both can import them.
    """

    @property
    def rules(self) -> RulesT_co:
        """The rules, with the options settled."""

    def __hash__(self) -> int:
        """Return the same hash for equal games, so that results computed from their rules can be cached."""


class BaseGame:
    """A game with its seats and options settled; games made with the same arguments are equal.

    A round of a match may be played by some seats only (`playing`), or depend on how the match stands
    (`standing`, by seat) and on a `goal` other than the usual one. Raises BadOptionError for what
    the game does not have.
    """

    goal: int | None
    open_rows = False

    def __init__(
        self,
        spec: GameSpec,
        players: int | None,
        options: Mapping[str, str] | None,
        playing: tuple[int, ...] | None = None,
        standing: tuple[int, ...] | None = None,
        goal: int | None = None,
    ) -> None:
        self.spec = spec
        self.players, self.options = spec.resolve(players, options or {})
        self.playing = tuple(range(self.players)) if playing is None else playing
        self.standing = standing
        self._identity = self.players, self.playing, standing, goal, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseGame):
            return NotImplemented
        return self._identity == other._identity and self.spec == other.spec

    def __hash__(self) -> int:
        return hash((self.spec.id, self._identity))

    def goal_after(self, scores: Sequence[Score]) -> int | None:  # noqa: ARG002  (most games keep it)
        """Return the points needed to win a match after its ended rounds: the goal."""
        return self.goal

    def _check_all_play(self, playing: tuple[int, ...]) -> None:
        """Raise BadOptionError unless all seats play the round."""
        if playing != self.playing:
            raise BadOptionError("all players play every round of {0}", self.spec.id)
