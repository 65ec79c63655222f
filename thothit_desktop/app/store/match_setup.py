# SPDX-License-Identifier: MIT
"""What a person wishes for when a match begins: the game, who plays, how long, by which rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from thothit_desktop.games import games
from thothit_desktop.games.matches import Length
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.spec import BadOptionError, GameSpec, either

SEATS = max(max(spec.players) for spec in games().values())
"""As many as any game has."""


@dataclass(frozen=True)
class Wish:
    """A match as it is wished for.

    `levels` are the computer players of SEATS seats, whether they play or not; that of seat 0 plays where
    nobody sits there. `options` holds every option's value.
    """

    game: str
    players: int
    levels: tuple[str, ...]
    length: Length
    options: Mapping[str, str]

    @property
    def spec(self) -> GameSpec:
        """The catalogue's entry."""
        return games()[self.game]

    def changed(self, players: int | None, match: str | None, options: Sequence[tuple[str, str]]) -> "Wish":
        """The wish with what a command line says; raises BadOptionError for what the game does not have.

        A `preset` takes the place of all options wished for before.
        """
        kept = {} if "preset" in dict(options) else self.options
        seats, rules = self.spec.resolve(
            self.players if players is None else players, dict(kept) | dict(options)
        )
        length = self.length if match is None else length_of(self.spec, match)
        return replace(self, players=seats, length=length, options=rules)


def length_of(spec: GameSpec, text: str) -> Length:
    """How long a match is by a text such as `rotation` or `3`; raises BadOptionError."""
    lengths = {str(length): length for length in spec.matches}
    if text not in lengths:
        raise BadOptionError(f"a match of {spec.id} is {either(tuple(lengths))}, not {quote(text)}")
    return lengths[text]
