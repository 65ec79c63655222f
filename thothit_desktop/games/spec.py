# SPDX-License-Identifier: MIT
"""What the catalogue says of a game, whatever its family: its seats, its options, its looks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.quoting import quote

PRESET = "preset"
"""The name of an option that stands for several others, in games that have one."""
ZONES = ("hands", "pool", "stock")
"""The parts that a layout may have."""


class BadOptionError(TranslatableError):
    """An option, value or number of players that the game does not have; the message says what is allowed."""


@dataclass(frozen=True)
class Option:
    """A rule that players may change: by value its meaning and its source, and the default."""

    name: str
    title: str
    values: Mapping[str, str]
    default: str
    sources: Mapping[str, str]


@dataclass(frozen=True)
class Preset:
    """House rules under one name; what it does not name is at its default."""

    id: str
    name: str
    about: str
    players: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """A game as the catalogue describes it. `clockwise` is the direction of play on the screen."""

    id: str
    family: str
    """The id of its family, by which each floor knows its class (`families.py`)."""
    name: str
    summary: str
    players: tuple[int, ...]
    default_players: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    bundles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By value of the option `preset`, where there is one, the defaults that it changes."""
    clockwise: bool
    picture: tuple[str, ...]
    """The codes of the cards that stand for it in the gallery."""
    minutes: int
    """How long a round takes, about."""
    luck: int
    """How much of a round is luck, in tenths (docs/players.md); 10: nobody decides anything."""
    matches: tuple[str | int, ...]
    """How long a match may be, the game's own way first: `free`, `rotation` or a number of rounds."""
    opening: str
    """How it is found who deals and starts: the name of one of its family's openings."""
    zones: tuple[str, ...] = ZONES
    """The parts that its layouts have."""
    stock: bool = True
    """Whether what is not dealt is a stock; else it takes no part."""
    french: bool = False
    """Whether it is played with French cards, else with ceki."""
    opened: int = 1
    """How many stock cards are turned up at once."""
    by_wins: bool = False
    """Whether a match counts rounds won, not points."""

    @property
    def by_luck(self) -> bool:
        """True if nobody decides anything: there are no hands, and each turn begins with the stock."""
        return "hands" not in self.zones

    def resolve(self, players: int | None, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
        """Number of seats and every option's value, defaults filled in; raises BadOptionError."""
        seats = self.default_players if players is None else players
        if seats not in self.players:
            allowed = tuple(str(n) for n in self.players)
            raise BadOptionError("{0} is played by {1} players, not {2}", self.id, allowed, seats)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptionError(
                    "{0} has no option {1} (it has {2})", self.id, quote(name), ", ".join(known) or "none"
                )
            if value not in known[name].values:
                allowed = tuple(known[name].values)
                raise BadOptionError("{0} of {1} is {2}, not {3}", name, self.id, allowed, quote(value))
        return seats, self.defaults(options) | dict(options)

    def defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option's default, as the `preset` among some options changes it."""
        bundle = self.bundles.get(options.get(PRESET, ""), {})
        return {option.name: bundle.get(option.name, option.default) for option in self.options}

    def changed(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that are not at their defaults."""
        defaults = self.defaults(options)
        return {name: value for name, value in options.items() if value != defaults[name]}

    @property
    def single_options(self) -> tuple[Option, ...]:
        """The options that change one rule each: all but `preset`, which stands for several."""
        return tuple(option for option in self.options if option.name != PRESET)
