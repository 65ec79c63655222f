# SPDX-License-Identifier: MIT
"""The person's settings in `settings.ini`."""

import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QTimer, Signal

from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.match_setup import MatchSetup, length_of, most_seats
from thothit_desktop.app.store.preference import Preference
from thothit_desktop.app.store.rule_sets import (
    RuleSet,
    RulesLineError,
    UnknownGameError,
    read_rules_line,
    rules_line,
)
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings_file import SettingsError, check_settings, not_settings
from thothit_desktop.games import games
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import level_of
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.geometry.decks import BACKS, deck_id

SETTINGS = "settings.ini"
"""The file in the data directory."""
_RULES, _DAMAGED_RULES = "house-rules", "damaged-house-rules"
"""The groups of the sets of house rules, and of values among them that could not be read."""

_log = logging.getLogger(__name__)


class Settings(QObject):
    """The settings with their defaults; a stored value that is not allowed any more gives the default."""

    changed = Signal(str)
    """Emitted with the key of a setting that has been set, from any menu or window."""
    unwritten = Signal(str)
    """Emitted once with the file, if settings cannot be written; they hold, and are written when possible."""

    def __init__(self, directory: Path) -> None:
        """Raises SettingsError for a file that must not be opened, or holds no settings."""
        super().__init__()
        path = directory / SETTINGS
        check_settings(path)
        self._store = QSettings(str(path), QSettings.Format.IniFormat)
        self._store.allKeys()  # Qt reads the file, and writes nothing yet
        if self._store.status() == QSettings.Status.FormatError:
            raise SettingsError(not_settings(path))
        self._override: dict[str, str] = {}
        self.earned_backs: Callable[[], Iterable[str]] = tuple
        """Returns the backs that the person has earned, as of now."""
        self._is_reported = False
        """True once `unwritten` has been emitted; Qt does not report when the file is writable again."""

    def override(self, **choices: str | None) -> None:
        """Set choices of the command line, such as the deck, which hold in this run and are not stored."""
        self._override = {key: value for key, value in choices.items() if value is not None}

    def _choice(self, key: str, allowed: Sequence[str], default: str) -> str:
        value = self._override.get(key) or self._store.value(key, default)
        return str(value) if value in allowed else default

    def _set(self, key: str, value: str) -> None:
        self._override.pop(key, None)
        self._store.setValue(key, value)
        self.changed.emit(key)
        if QCoreApplication.instance() is not None:  # otherwise nothing is written before the end
            QTimer.singleShot(0, self, self._report_unwritten)

    def _report_unwritten(self) -> None:
        """Emit `unwritten` if a setting could not be written; Qt has tried from its event loop."""
        if not self._is_reported and self._store.status() == QSettings.Status.AccessError:
            self._is_reported = True
            self.unwritten.emit(self._store.fileName())

    def value(self, setting: Setting) -> str:
        """Return the value of a setting."""
        value = self._override.get(setting.key) or self._store.value(setting.key, setting.default)
        value = setting.today(value)
        return str(value) if setting.accepts(value) else setting.default

    def set_value(self, setting: Setting, value: str) -> None:
        """Set a value, which the setting must accept."""
        self._set(setting.key, value)

    def offered_backs(self) -> list[str]:
        """Return the backs to choose from: those for everybody, those that are earned, and the one in use."""
        earned, used = set(self.earned_backs()), self.value(known.BACK)
        return [back for back in known.BACK.allowed if back in BACKS or back in earned or back == used]

    def is_on(self, setting: Setting) -> bool:
        """Return True if the value of a check mark is `on`."""
        return self.value(setting) == "on"

    def stored(self, keys: Iterable[str]) -> dict[str, str | None]:
        """Return the stored values of keys; None for a key with its default."""
        return {key: str(self._store.value(key)) if self._store.contains(key) else None for key in keys}

    def put_back(self, stored: Mapping[str, str | None]) -> None:
        """Store the values returned by `stored`; remove keys whose value is None."""
        for key, value in stored.items():
            self._override.pop(key, None)
            if value is None:
                self._store.remove(key)
            else:
                self._store.setValue(key, value)
        for key in stored:
            self.changed.emit(key)

    def write(self) -> None:
        """Write all settings to the file now."""
        self._store.sync()

    def read_again(self) -> None:
        """Read the file again, after another one has replaced it."""
        before = self._store.allKeys()
        self._store.sync()
        for key in dict.fromkeys((*before, *self._store.allKeys())):
            self.changed.emit(key)

    @property
    def deck(self) -> str:
        """The id of the deck: the card style, with suits of two colours or four."""
        return deck_id(self.value(known.DECK), self.is_on(known.FOUR_COLOURS))

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
        """The theme of the windows; `system` for that of the system."""
        return self.value(known.APPEARANCE)

    @appearance.setter
    def appearance(self, appearance: str) -> None:
        self.set_value(known.APPEARANCE, appearance)

    @property
    def volume(self) -> int:
        """The volume of sounds, from 0 to 100."""
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
        """Return the value of a preference for a game."""
        new = chosen.first and game not in self.finished
        usual = chosen.first if new else chosen.default
        return self.value(Setting(chosen.key, usual, chosen.allowed))

    @property
    def finished(self) -> tuple[str, ...]:
        """The ids of the games in which the person has finished a match."""
        return tuple(str(self._store.value("finished", "")).split())

    def set_finished(self, game: str) -> None:
        """Remember that the person has finished a match of a game."""
        if game not in self.finished:
            self._store.setValue("finished", " ".join((*self.finished, game)))

    @property
    def game(self) -> str:
        """The id of the game chosen last."""
        return self._choice("game", tuple(games()), next(iter(games())))

    def match_setup(self, game: str) -> MatchSetup:
        """Return the last setup of a game, or its default one."""
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
                    f"{game}/option/{option.name}", tuple(option.meanings), option.default
                )
                for option in spec.options
            },
            self._choice(f"{game}/fair", known.ON_OFF, self.value(known.NEW_FAIR)) == "on",
            frozenset(seat for seat in range(most_seats()) if self._is_matched(game, seat)),
        )

    def set_match_setup(self, setup: MatchSetup) -> None:
        """Store a setup, and its game as the one chosen last."""
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
        """Return the length of a match of a game that has no setup yet."""
        wanted = self.value(known.NEW_LENGTH)
        return wanted if wanted in [str(length) for length in spec.matches] else str(spec.matches[0])

    def set_level(self, game: str, seat: int, level: str) -> None:
        """Store the choice for a computer seat of a game: a level, or `MATCHED`."""
        self._override.pop("level", None)
        self._set(f"{game}/matched/{seat}", "on" if level == MATCHED else "off")
        if level != MATCHED:
            self.keep_level(game, seat, level)

    def keep_level(self, game: str, seat: int, level: str) -> None:
        """Store the present level of a computer seat, matched or not."""
        self._set(f"{game}/level/{seat}", level)

    def is_fair(self, match: str) -> bool:
        """Return True if the match of an id was begun here in fair play."""
        return bool(match) and self._choice(f"fair/{match}", ("on",), "") == "on"

    def set_fair(self, match: str) -> None:
        """Remember that the match of an id is fair, for opening it again."""
        self._set(f"fair/{match}", "on")

    def rule_sets(self, game: str) -> dict[str, RuleSet]:
        """Return the house rules that are kept for a game by their keys; set damaged values aside.

        Rules of a game that only a newer program has stay as they are.
        """
        kept = {}
        for key in self._rule_keys():
            value = self._store.value(f"{_RULES}/{key}")
            # Qt splits a value with commas that was typed without quotes.
            line = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            try:
                rules, _ = read_rules_line(line.replace("@@", "@"))
            except UnknownGameError:
                continue
            except RulesLineError as error:
                self._set_rules_aside(key, str(error))
                continue
            if not rules.name:
                self._set_rules_aside(key, "no name")
            elif rules.game == game:
                kept[key] = rules
        return kept

    def keep_rules(self, rules: RuleSet, key: str = "") -> str:
        """Store named house rules, in place of those with a key if it is given; return their key."""
        key = key or str(max((int(used) for used in self._rule_keys()), default=0) + 1)
        # A single @ could begin an object in Qt's eyes, see settings_file.py.
        self._set(f"{_RULES}/{key}", rules_line(rules).replace("@", "@@"))
        return key

    def delete_rules(self, key: str) -> None:
        """Delete the house rules of a key."""
        self._store.remove(f"{_RULES}/{key}")
        self.changed.emit(f"{_RULES}/{key}")

    def _rule_keys(self) -> list[str]:
        self._store.beginGroup(_RULES)
        keys = [key for key in self._store.childKeys() if re.fullmatch("[1-9][0-9]{0,8}", key)]
        self._store.endGroup()
        return sorted(keys, key=int)

    def _set_rules_aside(self, key: str, why: str) -> None:
        """Move a value that cannot be read to a free key, where nothing reads it."""
        _log.warning("%s/%s: %s", _RULES, key, why)
        free = key
        while self._store.contains(f"{_DAMAGED_RULES}/{free}"):
            free += "-"
        self._store.setValue(f"{_DAMAGED_RULES}/{free}", self._store.value(f"{_RULES}/{key}"))
        self._store.remove(f"{_RULES}/{key}")

    @property
    def favourites(self) -> tuple[str, ...]:
        """The ids of the favourite games, in the order in which they were chosen."""
        stored = str(self._store.value("favourites", "")).split()
        return tuple(dict.fromkeys(game for game in stored if game in games()))

    @favourites.setter
    def favourites(self, games: Sequence[str]) -> None:
        self._store.setValue("favourites", " ".join(games))

    @property
    def geometry(self) -> QByteArray:
        """The geometry of the main window; empty at first."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)
