# SPDX-License-Identifier: MIT
"""What makes two games the same."""

from collections.abc import Mapping

from thothit_desktop.games.spec import BadOptionError, GameSpec


class BaseGame:
    """A game with its seats and options settled; games are equal by what they were settled from.

    A round of a match may be played by some seats only (`playing`), or depend on how the match stands
    (`standing`, by seat). Raises BadOptionError for what the game does not have.
    """

    def __init__(
        self,
        spec: GameSpec,
        players: int | None,
        options: Mapping[str, str] | None,
        playing: tuple[int, ...] | None = None,
        standing: tuple[int, ...] | None = None,
    ) -> None:
        self.spec = spec
        self.players, self.options = spec.resolve(players, options or {})
        self.playing = tuple(range(self.players)) if playing is None else playing
        self.standing = standing
        self._settled = self.players, self.playing, standing, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseGame):
            return NotImplemented
        return self._settled == other._settled and self.spec == other.spec

    def __hash__(self) -> int:
        return hash((self.spec.id, self._settled))

    def _check_all_play(self, playing: tuple[int, ...]) -> None:
        """Refuse a round that only some play."""
        if playing != self.playing:
            raise BadOptionError(f"every round of {self.spec.id} is played by all")
