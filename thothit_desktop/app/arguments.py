# SPDX-License-Identifier: MIT
"""The command line of the window program."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from thothit_desktop import __version__
from thothit_desktop.cli_input import positive_number, whole_number
from thothit_desktop.games import GAMES
from thothit_desktop.games.shown import shown
from thothit_desktop.players import PLAYERS
from thothit_desktop.table.decks import DECKS
from thothit_desktop.table.timing import FACTOR

PICTURES = (".png", ".jpg", ".jpeg")
"""How the name of a picture may end."""


@dataclass(frozen=True)
class Options:
    """What the command line asks for; None or False where it says nothing."""

    file: Path | None
    game: str | None
    players: int | None
    match: str | None
    rules: list[tuple[str, str]]
    seed: int | None
    watch: bool
    rounds: int | None
    speed: str | None
    level: str | None
    deck: str | None
    screenshot: Path | None
    screenshot_at: str
    frames: Path | None
    data_dir: Path | None

    @property
    def wishes(self) -> bool:
        """Whether it says what to play, so that a new match begins."""
        return any(wish is not None for wish in (self.game, self.players, self.match, self.seed)) or bool(
            self.rules
        )


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parse(arguments: Sequence[str]) -> Options:
    """The options of a command line; exits with 2 and one sentence on stderr where it is wrong."""
    parser = _Parser(
        prog="thothit-desktop",
        description="Thothit and its relatives, Kowah and Thunee, against computer players.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", nargs="?", type=_path, help="a game record to open where it stands", metavar="FILE")
    add("--game", help="the game to play: " + ", ".join(GAMES), metavar="ID")
    add("--players", type=positive_number, help="how many play", metavar="N")
    add("--match", help="how long: free, rotation (everyone deals once) or a number of rounds", metavar="N")
    add(
        "--option",
        action="append",
        default=[],
        dest="rules",
        type=_rule,
        help="a rule of the house, as `thothit games` lists them",
        metavar="K=V",
    )
    add("--seed", type=whole_number, help="the number of the match and of its first deal", metavar="N")
    add("--watch", action="store_true", help="all seats are computers; nothing is saved")
    add("--rounds", type=positive_number, help="quit after N rounds", metavar="N")
    add("--speed", help="animation speed: " + ", ".join(FACTOR), metavar="NAME")
    add("--level", help="who plays the computer seats: " + ", ".join(PLAYERS), metavar="NAME")
    add("--deck", help="card art: " + ", ".join(DECKS), metavar="NAME")
    add(
        "--screenshot",
        type=_path,
        help="save a picture of the window (.png or .jpg) and quit",
        metavar="FILE",
    )
    add(
        "--screenshot-at",
        default="choice",
        help="when: deal (cards dealt), choice (somebody has a choice to make; the default), sheet (scored)",
        metavar="WHEN",
    )
    add("--frames", type=_path, help="write frame and start-up times to FILE on exit", metavar="FILE")
    add("--data-dir", type=_path, help="keep saves and settings in DIR", metavar="DIR")
    add("--version", action="version", version=f"thothit-desktop {__version__}")
    options = Options(**vars(parser.parse_args(arguments)))
    for name, value, allowed in (
        ("game", options.game, tuple(GAMES)),
        ("speed", options.speed, tuple(FACTOR)),
        ("level", options.level, PLAYERS),
        ("deck", options.deck, tuple(DECKS)),
        ("screenshot-at", options.screenshot_at, ("deal", "choice", "sheet")),
    ):
        if value is not None and value not in allowed:
            parser.error(f"--{name} is one of {', '.join(allowed)}, not {value!r}")
    if options.file is not None and options.wishes:
        parser.error("a record says its game, players, rules and deal itself: give FILE or those, not both")
    for rule in options.rules:
        if [name for name, _ in options.rules].count(rule[0]) > 1:
            parser.error(f"--option {'='.join(rule)!r} is not one new NAME=VALUE")
    for name, path in (("screenshot", options.screenshot), ("frames", options.frames)):
        if path is not None and not path.absolute().parent.is_dir():
            parser.error(f"--{name} {path}: there is no such directory")
        if path is not None and path.is_dir():
            parser.error(f"--{name} {path}: this is a directory")
    if options.screenshot is not None and options.screenshot.suffix.lower() not in PICTURES:
        parser.error(f"--screenshot {options.screenshot}: the name ends in none of {', '.join(PICTURES)}")
    return options


def _rule(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{shown(text)} is not one new NAME=VALUE")
    return name, value


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)
