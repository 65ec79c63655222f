# SPDX-License-Identifier: MIT
"""The setup of a match: the game, its players, its length and its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from thothit_desktop.games import games
from thothit_desktop.games.matches import Length
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.spec import PRESET, BadOptionError, GameSpec
from thothit_desktop.players.matched_level import MATCHED


def most_seats() -> int:
    """Return the largest number of seats of any game."""
    return max(max(spec.players) for spec in games().values())


@dataclass(frozen=True)
class MatchSetup:
    """The setup of a new match.

    `levels` are the computer players of `most_seats()` seats, used or not; that of seat 0 plays if no person
    does. `options` holds the value of every option. In a `fair` match a move can be taken back only while the
    person has seen no new card.
    """

    game: str
    players: int
    levels: tuple[str, ...]
    length: Length
    options: Mapping[str, str]
    fair: bool = False
    matched: frozenset[int] = frozenset()
    """The seats that begin with their level and then follow the person's results."""

    def choice(self, seat: int) -> str:
        """Return the choice for a computer seat: its level, or `MATCHED`."""
        return MATCHED if seat in self.matched else self.levels[seat]

    def seated(self, seat: int, choice: str) -> "MatchSetup":
        """Return the setup with another choice for a seat."""
        if choice == MATCHED:
            return replace(self, matched=self.matched | {seat})
        levels = (*self.levels[:seat], choice, *self.levels[seat + 1 :])
        return replace(self, levels=levels, matched=self.matched - {seat})

    @property
    def spec(self) -> GameSpec:
        """The game's entry in the catalogue."""
        return games()[self.game]

    def changed(self, players: int | None, match: str | None, options: Mapping[str, str]) -> "MatchSetup":
        """Return the setup with changes from a command line; raises BadOptionError for invalid ones.

        A `preset` replaces all options of the setup.
        """
        kept = {} if PRESET in options else self.options
        seats, rules = self.spec.resolve(self.players if players is None else players, {**kept, **options})
        length = self.length if match is None else length_of(self.spec, match)
        return replace(self, players=seats, length=length, options=rules)


def length_of(spec: GameSpec, text: str) -> Length:
    """Return the length of a match from a text such as `rotation` or `3`; raises BadOptionError."""
    lengths = {str(length): length for length in spec.matches}
    if text not in lengths:
        raise BadOptionError("--match must be {0} for {1}, not {2}", tuple(lengths), spec.name, quote(text))
    return lengths[text]
