# SPDX-License-Identifier: MIT
"""The catalogue entry of a game of any family: its seats, options and appearance."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.quoting import quote

PRESET = "preset"
"""The name of an option that stands for several others, in games that have one."""
ZONES = ("hands", "pool", "stock")
"""The possible parts of a layout."""


class BadOptionError(TranslatableError):
    """An option, value or number of players that the game lacks; the message lists the allowed ones."""


@dataclass(frozen=True)
class Option:
    """A rule that players may change, with the meaning and source of each value, and the default."""

    name: str
    title: str
    values: Mapping[str, str]
    default: str
    sources: Mapping[str, str]
    since: int = 1
    """The version of records from which on they may have this option."""
    newer: Mapping[str, int] = field(default_factory=dict)
    """The same by value, for values that are newer than the option or have a new meaning."""
    unlisted: Mapping[str, str] = field(default_factory=dict)
    """Further values with their meanings, for old records; lists of options do not show them."""
    former: Mapping[str, str] = field(default_factory=dict)
    """By unlisted value its name in records older than the new meaning of that name, and in fingerprints."""
    players: tuple[int, ...] = ()
    """The numbers of players with which it is offered; empty for all."""

    @property
    def meanings(self) -> dict[str, str]:
        """The meanings of all values, unlisted ones included."""
        return {**self.values, **self.unlisted}

    def version(self, value: str) -> int:
        """Return the version of records from which on they may have a value."""
        return max(self.since, self.newer.get(value, 1))

    def read(self, value: str, version: int) -> str:
        """Return the value that a name means in a record of a version."""
        for current, name in self.former.items():
            if name == value and version < self.version(name):
                return current
        return value

    def written(self, value: str, version: int) -> str:
        """Return the name of a value in a record of a version."""
        name = self.former.get(value, value)
        return name if self.read(name, version) == value else value


@dataclass(frozen=True)
class Preset:
    """House rules under one name; all other options have their defaults."""

    id: str
    name: str
    about: str
    players: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    place: str = ""
    """The id of the place where it is played so, if that is not one of the game's (`places.py`)."""


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """A game of the catalogue. `clockwise` is the direction of play on the screen."""

    id: str
    family: str
    """The id of its family, which is registered on each floor (`families.py`)."""
    name: str
    summary: str
    players: tuple[int, ...]
    default_players: int
    newer_players: Mapping[int, int] = field(default_factory=dict)
    """By number of players the version of records from which on there may be so many, if not the first."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    bundles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The changed defaults by value of the option `preset`, if the game has it."""
    clockwise: bool
    picture: tuple[str, ...]
    """The codes of the cards in its picture in the gallery."""
    places: tuple[str, ...] = ()
    """The ids of the places that it comes from (`places.py`); a game of the catalogue has at least one."""
    minutes: int
    """The usual duration of a round."""
    luck: int
    """The share of luck in a round, in tenths (docs/players.md); 10 if there are no decisions."""
    matches: tuple[str | int, ...]
    """The possible lengths of a match, the usual one first: `free`, `rotation` or a number of rounds."""
    opening: str
    """The name of one of its family's openings, which decides who deals and starts."""
    zones: tuple[str, ...] = ZONES
    """The parts of its layouts."""
    stock: bool = True
    """True if the cards not dealt form a stock; otherwise they are out of play."""
    french: bool = False
    """True if it is played with French cards, not ceki."""
    opened: int = 1
    """The number of stock cards turned up at once."""
    last: int = 0
    """The most last stock cards that a seat may know beforehand."""
    by_wins: bool = False
    """True if a match counts rounds won, not points."""

    @property
    def by_luck(self) -> bool:
        """True if there are no decisions: without hands each turn comes from the stock."""
        return "hands" not in self.zones

    def resolve(self, players: int | None, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
        """Return the number of seats and all options, defaults filled in; raises BadOptionError."""
        seats = self.default_players if players is None else players
        if seats not in self.players:
            allowed = tuple(str(n) for n in self.players)
            raise BadOptionError("{0} needs {1} players, not {2}", self.id, allowed, seats)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptionError(
                    "{0} has no option {1} (it has {2})", self.id, quote(name), ", ".join(known) or "none"
                )
            if value not in known[name].meanings:
                allowed = tuple(known[name].values)
                raise BadOptionError("in {1}, {0} must be {2}, not {3}", name, self.id, allowed, quote(value))
        return seats, self.defaults(options) | dict(options)

    def defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all defaults, as changed by the `preset` among the given options."""
        bundle = self.bundles.get(options.get(PRESET, ""), {})
        return {option.name: bundle.get(option.name, option.default) for option in self.options}

    def changed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options that differ from their defaults."""
        defaults = self.defaults(options)
        return {name: value for name, value in options.items() if value != defaults[name]}

    def version(self, options: Mapping[str, str], players: int | None = None) -> int:
        """Return the lowest version of records that can have these options, and so many players."""
        known, changed = {one.name: one for one in self.options}, self.changed(options)
        least = 1 if players is None else self.newer_players.get(players, 1)
        return max([least, *(known[name].version(value) for name, value in changed.items())])

    def written(self, options: Mapping[str, str], version: int | None = None) -> dict[str, str]:
        """Return options with the names of their values in a record, by default of the lowest version."""
        known, version = {one.name: one for one in self.options}, version or self.version(options)
        return {name: known[name].written(value, version) for name, value in options.items()}

    def read(self, options: Mapping[str, str], version: int) -> dict[str, str]:
        """Return the options of a record of a version, which may have unknown names."""
        known = {one.name: one for one in self.options}
        return {
            name: known[name].read(value, version) if name in known else value
            for name, value in options.items()
        }

    @property
    def single_options(self) -> tuple[Option, ...]:
        """The options that change one rule each: all but `preset`, which changes several."""
        return tuple(option for option in self.options if option.name != PRESET)
