# SPDX-License-Identifier: MIT
"""What the program remembers of a person's choices, in `settings.ini`."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from thothit_desktop.app.store.match_setup import MatchSetup, length_of, most_seats
from thothit_desktop.app.store.preference import Preference
from thothit_desktop.flow.match import DEFAULT_LEVEL
from thothit_desktop.games import games
from thothit_desktop.players import PLAYERS
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.stage.timing import FACTOR


class Settings:
    """Choices with their defaults; a stored value that does not exist any more gives the default."""

    def __init__(self, directory: Path) -> None:
        self._store = QSettings(str(directory / "settings.ini"), QSettings.Format.IniFormat)
        self._override: dict[str, str] = {}

    def override(self, **choices: str | None) -> None:
        """Choices of the command line (deck, speed, level): valid in this run, never stored."""
        self._override = {key: value for key, value in choices.items() if value is not None}

    def _choice(self, key: str, allowed: Sequence[str], default: str) -> str:
        value = self._override.get(key) or self._store.value(key, default)
        return str(value) if value in allowed else default

    def _set(self, key: str, value: str) -> None:
        self._override.pop(key, None)
        self._store.setValue(key, value)

    @property
    def deck(self) -> str:
        """The card art."""
        return self._choice("deck", tuple(DECKS), "ceki")

    @deck.setter
    def deck(self, deck: str) -> None:
        self._set("deck", deck)

    @property
    def speed(self) -> str:
        """The animation speed."""
        return self._choice("speed", tuple(FACTOR), "normal")

    @speed.setter
    def speed(self, speed: str) -> None:
        self._set("speed", speed)

    @property
    def index(self) -> bool:
        """Whether ceki faces carry a corner index."""
        return self._choice("index", ("on", "off"), "on") == "on"

    @index.setter
    def index(self, on: bool) -> None:
        self._set("index", "on" if on else "off")

    @property
    def appearance(self) -> str:
        """Light, dark, or as the system is."""
        return self._choice("appearance", ("system", "light", "dark"), "system")

    @appearance.setter
    def appearance(self, appearance: str) -> None:
        self._set("appearance", appearance)

    def preference(self, chosen: Preference, game: str) -> str:
        """The value of a preference for a game."""
        new = chosen.first and game not in self.finished
        return self._choice(chosen.key, chosen.allowed, chosen.first if new else chosen.default)

    def set_preference(self, chosen: Preference, value: str) -> None:
        """Remember the person's choice, for all games."""
        self._set(chosen.key, value)

    @property
    def finished(self) -> tuple[str, ...]:
        """The ids of the games of which the person has played a match to its end."""
        return tuple(str(self._store.value("finished", "")).split())

    def set_finished(self, game: str) -> None:
        """Remember that the person has played a match of a game to its end."""
        if game not in self.finished:
            self._store.setValue("finished", " ".join((*self.finished, game)))

    @property
    def game(self) -> str:
        """The game that was chosen last."""
        return self._choice("game", tuple(games()), next(iter(games())))

    def match_setup(self, game: str) -> MatchSetup:
        """How this game was last set up."""
        spec = games()[game]
        return MatchSetup(
            game,
            int(self._choice(f"{game}/players", [str(n) for n in spec.players], str(spec.default_players))),
            tuple(self._level(game, seat) for seat in range(most_seats())),
            length_of(
                spec,
                self._choice(f"{game}/match", [str(n) for n in spec.matches], str(spec.matches[0])),
            ),
            {
                option.name: self._choice(
                    f"{game}/option/{option.name}", tuple(option.values), option.default
                )
                for option in spec.options
            },
            self._choice(f"{game}/fair", ("on", "off"), "off") == "on",
        )

    def set_match_setup(self, setup: MatchSetup) -> None:
        """Remember a setup, and its game as the last one."""
        self._set("game", setup.game)
        self._set(f"{setup.game}/players", str(setup.players))
        self._set(f"{setup.game}/match", str(setup.length))
        for seat, level in enumerate(setup.levels):
            self.set_level(setup.game, seat, level)
        for name, value in setup.options.items():
            self._set(f"{setup.game}/option/{name}", value)
        self._set(f"{setup.game}/fair", "on" if setup.fair else "off")

    def _level(self, game: str, seat: int) -> str:
        return self._override.get("level") or self._choice(f"{game}/level/{seat}", PLAYERS, DEFAULT_LEVEL)

    def set_level(self, game: str, seat: int, level: str) -> None:
        """Remember who plays a computer seat of a game."""
        self._override.pop("level", None)
        self._set(f"{game}/level/{seat}", level)

    def is_fair(self, match: str) -> bool:
        """Whether the match of this id was begun as a fair one here."""
        return bool(match) and self._choice(f"fair/{match}", ("on",), "") == "on"

    def set_fair(self, match: str) -> None:
        """Remember that a match is fair, for when it is opened again."""
        self._set(f"fair/{match}", "on")

    @property
    def favourites(self) -> tuple[str, ...]:
        """The ids of the favourite games, in the order in which they became so."""
        stored = str(self._store.value("favourites", "")).split()
        return tuple(dict.fromkeys(game for game in stored if game in games()))

    @favourites.setter
    def favourites(self, games: Sequence[str]) -> None:
        self._store.setValue("favourites", " ".join(games))

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood; empty at first."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)
