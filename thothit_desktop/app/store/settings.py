# SPDX-License-Identifier: MIT
"""What the program remembers of a person's choices, in `settings.ini`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QTimer, Signal

from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.match_setup import MatchSetup, length_of, most_seats
from thothit_desktop.app.store.preference import Preference
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings_file import SettingsError, check_settings, not_settings
from thothit_desktop.games import games
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import level_of
from thothit_desktop.players.matched_level import MATCHED

SETTINGS = "settings.ini"
"""The file in the data directory."""


class Settings(QObject):
    """Choices with their defaults; a stored value that does not exist any more gives the default."""

    changed = Signal(str)
    """The value under this key has been chosen, by whatever menu or window."""
    unwritten = Signal(str)
    """Choices cannot be written to this file; told once. They hold, and are written when they can be."""

    def __init__(self, directory: Path) -> None:
        """Raises SettingsError for a file that may not be opened, or holds something else."""
        super().__init__()
        path = directory / SETTINGS
        check_settings(path)
        self._store = QSettings(str(path), QSettings.Format.IniFormat)
        self._store.allKeys()  # Qt reads the file, and writes nothing yet
        if self._store.status() == QSettings.Status.FormatError:
            raise SettingsError(not_settings(path))
        self._override: dict[str, str] = {}
        self._is_told = False
        """Whether it was told that the file cannot be written; Qt does not say when it can be again."""

    def override(self, **choices: str | None) -> None:
        """Choices of the command line (deck, speed, level): valid in this run, never stored."""
        self._override = {key: value for key, value in choices.items() if value is not None}

    def _choice(self, key: str, allowed: Sequence[str], default: str) -> str:
        value = self._override.get(key) or self._store.value(key, default)
        return str(value) if value in allowed else default

    def _set(self, key: str, value: str) -> None:
        self._override.pop(key, None)
        self._store.setValue(key, value)
        self.changed.emit(key)
        if QCoreApplication.instance() is not None:  # else nothing is written before the end
            QTimer.singleShot(0, self, self._look_after)

    def _look_after(self) -> None:
        """Tell of a choice that could not be written: Qt has tried it as soon as it came to rest."""
        if not self._is_told and self._store.status() == QSettings.Status.AccessError:
            self._is_told = True
            self.unwritten.emit(self._store.fileName())

    def value(self, setting: Setting) -> str:
        """The value of a setting."""
        value = self._override.get(setting.key) or self._store.value(setting.key, setting.default)
        value = setting.today(value)
        return str(value) if setting.accepts(value) else setting.default

    def set_value(self, setting: Setting, value: str) -> None:
        """Choose a value that the setting accepts."""
        self._set(setting.key, value)

    def is_on(self, setting: Setting) -> bool:
        """Return True if a check mark is set."""
        return self.value(setting) == "on"

    def stored(self, keys: Iterable[str]) -> dict[str, str | None]:
        """Return what is stored under keys; None where nothing is, and the default holds."""
        return {key: str(self._store.value(key)) if self._store.contains(key) else None for key in keys}

    def put_back(self, stored: Mapping[str, str | None]) -> None:
        """Store what was stored before, also that nothing was."""
        for key, value in stored.items():
            self._override.pop(key, None)
            if value is None:
                self._store.remove(key)
            else:
                self._store.setValue(key, value)
        for key in stored:
            self.changed.emit(key)

    def write(self) -> None:
        """Bring what has been chosen to the file now."""
        self._store.sync()

    def read_again(self) -> None:
        """Take over another file that has come to the place of the settings."""
        before = self._store.allKeys()
        self._store.sync()
        for key in dict.fromkeys((*before, *self._store.allKeys())):
            self.changed.emit(key)

    @property
    def deck(self) -> str:
        """The card art."""
        return self.value(known.DECK)

    @deck.setter
    def deck(self, deck: str) -> None:
        self.set_value(known.DECK, deck)

    @property
    def speed(self) -> str:
        """The animation speed."""
        return self.value(known.SPEED)

    @speed.setter
    def speed(self, speed: str) -> None:
        self.set_value(known.SPEED, speed)

    @property
    def index(self) -> bool:
        """True if ceki faces carry a corner index."""
        return self.is_on(known.INDEX)

    @index.setter
    def index(self, on: bool) -> None:
        self.set_value(known.INDEX, "on" if on else "off")

    @property
    def appearance(self) -> str:
        """The theme of the windows, or as the system is."""
        return self.value(known.APPEARANCE)

    @appearance.setter
    def appearance(self, appearance: str) -> None:
        self.set_value(known.APPEARANCE, appearance)

    @property
    def volume(self) -> int:
        """Return how loud sounds are, from 0 to 100."""
        return int(self.value(known.VOLUME))

    @volume.setter
    def volume(self, percent: int) -> None:
        self.set_value(known.VOLUME, str(percent))

    @property
    def muted(self) -> bool:
        """True if no sound is played."""
        return not self.is_on(known.SOUNDS)

    @muted.setter
    def muted(self, muted: bool) -> None:
        self.set_value(known.SOUNDS, "off" if muted else "on")

    def preference(self, chosen: Preference, game: str) -> str:
        """The value of a preference for a game."""
        new = chosen.first and game not in self.finished
        usual = chosen.first if new else chosen.default
        return self.value(Setting(chosen.key, usual, chosen.allowed))

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
        """Return how this game was last set up."""
        spec = games()[game]
        return MatchSetup(
            game,
            int(self._choice(f"{game}/players", [str(n) for n in spec.players], str(spec.default_players))),
            tuple(self._level(game, seat) for seat in range(most_seats())),
            length_of(
                spec, self._choice(f"{game}/match", [str(n) for n in spec.matches], self._length(spec))
            ),
            {
                option.name: self._choice(
                    f"{game}/option/{option.name}", tuple(option.values), option.default
                )
                for option in spec.options
            },
            self._choice(f"{game}/fair", known.ON_OFF, self.value(known.NEW_FAIR)) == "on",
            frozenset(seat for seat in range(most_seats()) if self._is_matched(game, seat)),
        )

    def set_match_setup(self, setup: MatchSetup) -> None:
        """Remember a setup, and its game as the last one."""
        self._set("game", setup.game)
        self._set(f"{setup.game}/players", str(setup.players))
        self._set(f"{setup.game}/match", str(setup.length))
        for seat in range(len(setup.levels)):
            self.keep_level(setup.game, seat, setup.levels[seat])
            self.set_level(setup.game, seat, setup.choice(seat))
        for name, value in setup.options.items():
            self._set(f"{setup.game}/option/{name}", value)
        self._set(f"{setup.game}/fair", "on" if setup.fair else "off")

    def _level(self, game: str, seat: int) -> str:
        stored = self._override.get("level") or self._store.value(f"{game}/level/{seat}")
        return level_of(self.value(known.NEW_LEVEL) if stored is None else str(stored))

    def _is_matched(self, game: str, seat: int) -> bool:
        usual = "on" if self.value(known.NEW_LEVEL) == MATCHED else "off"
        set_up = self._store.contains(f"{game}/level/{seat}")
        chosen = self._choice(f"{game}/matched/{seat}", known.ON_OFF, "off" if set_up else usual)
        return chosen == "on" and "level" not in self._override

    def _length(self, spec: GameSpec) -> str:
        """Return how long a match of a game is that has not been set up yet."""
        wanted = self.value(known.NEW_LENGTH)
        return wanted if wanted in [str(length) for length in spec.matches] else str(spec.matches[0])

    def set_level(self, game: str, seat: int, level: str) -> None:
        """Remember who plays a computer seat of a game: a level, or that it matches the person's strength."""
        self._override.pop("level", None)
        self._set(f"{game}/matched/{seat}", "on" if level == MATCHED else "off")
        if level != MATCHED:
            self.keep_level(game, seat, level)

    def keep_level(self, game: str, seat: int, level: str) -> None:
        """Remember the level that plays a seat, whether it matches the person's strength or not."""
        self._set(f"{game}/level/{seat}", level)

    def is_fair(self, match: str) -> bool:
        """Return True if the match of this id was begun as a fair one here."""
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
        """Return where the window stood; empty at first."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)
