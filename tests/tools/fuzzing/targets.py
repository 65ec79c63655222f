# SPDX-License-Identifier: MIT
"""The fuzzing targets: for each kind of input of the program, sound examples and a function that reads one.

A target returns the reason of a refusal, or an empty text. Any other exception is a fault.
"""

import json
import random
import shlex
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from thothit_desktop import cli
from thothit_desktop.app.backup.archive import BackupError, read_backup, unpack, write_backup
from thothit_desktop.app.family.example import ExampleError
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.rules import example
from thothit_desktop.app.settings.rows import SettingRow, SettingsPage
from thothit_desktop.app.settings.transfer import TransferError, dump_settings, read_settings
from thothit_desktop.app.startup.arguments import parse as parse_arguments
from thothit_desktop.app.startup.instance import Request
from thothit_desktop.app.statistics import filters
from thothit_desktop.app.statistics.database import FILE, WAITING, Database, StatisticsError
from thothit_desktop.app.statistics.figure_rows import rows, summary
from thothit_desktop.app.statistics.figures import count_matches, figures, histogram
from thothit_desktop.app.statistics.results import PlayedMatch, PlayedRound
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.pasted import PastedError, pasted
from thothit_desktop.app.store.rule_sets import (
    RuleSet,
    RulesLineError,
    has_rules_line,
    read_rules_line,
    rules_line,
)
from thothit_desktop.app.store.saves import FileError, read, rescued
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings import SETTINGS, Settings
from thothit_desktop.app.store.settings_file import SettingsError
from thothit_desktop.games import games, new_game
from thothit_desktop.games.record import Record, deal_number, dump, load, round_of

register_families()

RULES = RuleSet("thunee", {"royals": "on", "target": "13"}, 'Friday, "@" # %n')
APP = Path(example.__file__).parent.parent


class Target(NamedTuple):
    """A kind of input."""

    seeds: Callable[[random.Random], list[bytes]]
    """Returns sound inputs; the same ones for the same generator."""
    run: Callable[[bytes], str]
    """Reads an input; returns the reason of its refusal, or an empty text."""
    suffix: str
    """The suffix of files that keep inputs."""


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="thothit-fuzz-") as place:
        yield Path(place)


# Records


def _record(game_id: str, players: int, rounds: int, rng: random.Random) -> Record:
    """Return a match played at random; the last of several rounds is unfinished."""
    game = new_game(game_id, players)
    played = []
    for number in range(rounds):
        position = deal_number(game, rng.randrange(10**6))
        stop = rng.randrange(5, 30) if number and number == rounds - 1 else 10**6
        while not position.is_over and len(position.moves) < stop:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        played.append(round_of(position))
    names = tuple(f"Seat {seat}" for seat in range(game.players))
    seats = ("person", *["langganan"] * (game.players - 1))
    return Record(game_id, names, tuple(played), seats=seats, id="0123456789abcdef", title="An evening")


@cache
def _short_record() -> str:
    return dump(_record("kings", 2, 1, random.Random(1)))


def _records(rng: random.Random) -> list[bytes]:
    """Return matches of all games and numbers of seats, and a long one."""
    made = [
        _record(spec.id, players, rng.choice((1, 3)), rng)
        for spec in games().values()
        for players in spec.players
    ]
    made.append(_record("thothit", 3, 200, rng))
    return [dump(record).encode() for record in made]


def _run_record(data: bytes) -> str:
    """Open a file like the window, with the rounds before a fault."""
    with _folder() as folder:
        path = folder / "a.thothit"
        path.write_bytes(data)
        try:
            record = read(path)
        except FileError as error:
            rescued(path)
            return str(error).replace(str(path), "")
    if load(dump(record)) != record:
        raise AssertionError("it is another record when it is written and read")
    return ""


def _texts(rng: random.Random) -> list[bytes]:
    line = rules_line(RULES).encode()
    return [b"#4711", b" 123456 ", b"\xef\xbb\xbf12", line, b"> " + line, *_records(rng)]


def _run_pasted(data: bytes) -> str:
    text = data.decode("utf-8", "replace")
    try:
        if has_rules_line(text):
            rules, left_out = read_rules_line(text)
            if read_rules_line(rules_line(rules)) != (rules, ""):
                raise AssertionError("they are other rules when they are written and read")
            return left_out
        pasted(text)
    except (PastedError, RulesLineError) as error:
        return str(error)
    return ""


# Settings

_ALL = tuple(value for value in vars(setting).values() if isinstance(value, Setting))


def _rows(settings: Settings) -> list[SettingRow]:
    return [
        SettingRow(
            page=SettingsPage.YOU,
            setting=one,
            label=one.key,
            about="",
            read=lambda one=one: settings.value(one),  # type: ignore[misc]  # mypy: a lambda's default
        )
        for one in _ALL
    ]


def _settings(rng: random.Random) -> list[bytes]:
    with _folder() as folder:
        settings = Settings(folder)
        for one in _ALL:
            settings.set_value(one, rng.choice(one.allowed) if one.allowed else 'Sri, "@" %n')
        for game in games():
            settings.set_match_setup(settings.match_setup(game))
        settings.favourites = ("kings", "thothit")
        settings.keep_rules(RULES)
        settings.set_finished("kings")
        settings.set_fair("0123456789abcdef")
        settings.write()
        return [(folder / SETTINGS).read_bytes(), dump_settings(_rows(settings)).encode()]


def _run_settings(data: bytes) -> str:
    """Open a file of settings, or import a text of them if it is JSON."""
    with _folder() as folder:
        if data.lstrip().startswith(b"{"):
            try:
                read_settings(data.decode("utf-8", "replace"), _rows(Settings(folder)))
            except TransferError as error:
                return str(error)
            return ""
        (folder / SETTINGS).write_bytes(data)
        try:
            settings = Settings(folder)
        except SettingsError as error:
            return str(error).replace(str(folder), "")
        for one in _ALL:
            if not one.accepts(settings.value(one)):
                raise AssertionError(f"{one.key} is {settings.value(one)!r}")
        for game in (settings.game, *games()):
            setup = settings.match_setup(game)
            new_game(game, setup.players, setup.options)
            for rules in settings.rule_sets(game).values():
                new_game(game, None, rules.options)
        settings.stored(one.key for one in _ALL)
        _ = settings.favourites, settings.finished, settings.geometry, settings.is_fair("0123456789abcdef")
    return ""


# Statistics


def _round(number: int, rng: random.Random) -> PlayedRound:
    game = rng.choice(tuple(games()))
    points, best = rng.randrange(300), rng.randrange(300)
    ended = f"2026-11-22T13:{number % 60:02}:09Z"
    return PlayedRound(
        *(f"{number // 5:016x}", number, game, ended, 3, "langganan,empu", "", points, best),
        *("won" if points > best else "lost", bool(number % 2), True, 5000, 12, f"{number % 7:064x}"),
    )


def _statistics(rng: random.Random) -> list[bytes]:
    """Return a database, one of another version, and changes waiting to be written."""
    with _folder() as folder:
        database = Database(folder)
        for number in range(40):
            database.put(_round(number, rng))
            database.put_match(
                PlayedMatch(
                    f"{number:016x}", "kings", "2026-11-22T13:55:09Z", 2, "empu", "", False, None, "playing"
                )
            )
        with closing(sqlite3.connect(folder / FILE)) as opened:
            opened.execute("PRAGMA journal_mode = DELETE")
        whole = (folder / FILE).read_bytes()
    waiting = [json.dumps({"put": list(_round(number, rng)[:-1])}) for number in range(3)]
    waiting.append(json.dumps({"withdraw": ["0" * 16, 1]}))
    return [whole, *(line.encode() for line in waiting), "\n".join(waiting).encode()]


def _run_statistics(data: bytes) -> str:
    """Read a database with all its figures and write to it; or import waiting changes from JSON."""
    with _folder() as folder:
        (folder / (WAITING if data.lstrip().startswith(b"{") else FILE)).write_bytes(data)
        database = Database(folder)
        try:
            played, matches = database.rounds(), database.matches()
        except StatisticsError as error:
            return str(error).replace(str(folder), "")
        filters.game_choices(played)
        filters.opponent_choices(played)
        filters.rule_choices(played)
        counted = figures(played)
        rows(counted, count_matches(matches))
        summary(counted, {one.game for one in played})
        histogram([one.points for one in played])
        database.put(_round(1, random.Random(1)))
        _ = database.can_bring_back
    return ""


# Backups


def _backups(rng: random.Random) -> list[bytes]:
    with _folder() as folder:
        data = folder / "data"
        (data / "matches").mkdir(parents=True)
        (data / SETTINGS).write_bytes(_settings(rng)[0])
        (data / FILE).write_bytes(_statistics(rng)[0])
        (data / "match.thothit").write_bytes(dump(_record("kings", 2, 1, rng)).encode())
        (data / "matches" / "0123456789abcdef.thothit").write_bytes(b"{}")
        write_backup(data, folder / "all.zip")
        return [(folder / "all.zip").read_bytes()]


def _run_backup(data: bytes) -> str:
    with _folder() as folder:
        path, out = folder / "all.zip", folder / "deep" / "out"
        path.write_bytes(data)
        out.mkdir(parents=True)
        try:
            read_backup(path)
            unpack(path, out)
        except BackupError as error:
            return str(error).replace(str(folder), "")
        finally:
            if {path.name for path in folder.rglob("*") if out not in path.parents} != {
                "all.zip",
                "deep",
                "out",
            }:
                raise AssertionError("it wrote outside of its folder")
    return ""


# Translations


def _pages(_: random.Random) -> list[bytes]:
    """Return the worked examples of the rules pages; compiled translations are read by Qt."""
    return [path.read_bytes() for path in sorted(APP.glob("rules/*/*.json"))]


def _run_page(data: bytes) -> str:
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return "no JSON"
    refusal = ""
    for game in games():
        try:
            example.read(document, game)
        except ExampleError as error:
            refusal = str(error)
        else:
            return ""
    return refusal


# Command lines

_LINES = (
    "games", "games --json", "deal thothit --seed 7", "deal kings --players 2 --option triples=on",
    "deal thunee --players 6 --seed 123456789012345678", "replay {0} --json", "legal {0}", "verify {0}",
    "verify {0} --fingerprint 0123456789abcdef", "check --rounds 5 --seed 3 --jobs auto",
    "simulate thothit --seats expert,greedy,random --deals 30 --until 2.5 --time 1.5 --json a --csv b",
    "move {0} --player expert --playouts 10", "--game kings --players 2 --option triples=on --seed 4",
    "{0} --watch --rounds 3 --speed fast --level empu --deck western",
    "--screenshot a.png --screenshot-at deal", "--match rotation --data-dir x --frames y", "--version",
    "replay --help",
)  # fmt: skip
_LONG = ("check", "simulate", "move", "--help", "-h")
"""Commands that would run long; an added word makes them fail before they start."""


def _command_lines(_: random.Random) -> list[bytes]:
    return [line.encode() for line in _LINES]


def _run_command_line(data: bytes) -> str:
    """Pass the words to both programs; the window's is not opened."""
    try:
        words = shlex.split(data.decode("utf-8", "surrogateescape").replace("\0", ""))
    except ValueError:
        return "no command line"
    with _folder() as folder:
        record = folder / "a.thothit"
        record.write_text(_short_record(), encoding="utf-8")
        words = [word.replace("{0}", str(record)) for word in words]
        said = _said(cli.main, [*words, "--no-such-word"] if set(words) & set(_LONG) else words)
        parsed = _said(parse_arguments, words)
    Request.load(data.decode("utf-8", "replace"))
    return said if parsed else ""


def _said(program: Callable[[list[str]], object], words: list[str]) -> str:
    """Return the error message for a wrong command line; empty if the program takes it."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = program(words)
        except SystemExit as ended:
            code = ended.code
    if code in (1, 2) and len(err.getvalue().strip().splitlines()) != 1:
        raise AssertionError(f"it ends with {code} and says {err.getvalue()!r}")
    return err.getvalue() if code in (1, 2) else ""


TARGETS = {
    "record": Target(_records, _run_record, ".thothit"),
    "pasted": Target(_texts, _run_pasted, ".txt"),
    "settings": Target(_settings, _run_settings, ".ini"),
    "statistics": Target(_statistics, _run_statistics, ".sqlite"),
    "backup": Target(_backups, _run_backup, ".zip"),
    "translations": Target(_pages, _run_page, ".json"),
    "commandline": Target(_command_lines, _run_command_line, ".txt"),
}
