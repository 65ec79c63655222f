# SPDX-License-Identifier: MIT
"""The command line of the window program."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from thothit_desktop import __version__
from thothit_desktop.app.startup.startup_errors import PROGRAM, report_error, show_dialog
from thothit_desktop.cli_input import (
    Failure,
    chosen_options,
    local_path,
    positive_number,
    understood,
    whole_number,
)
from thothit_desktop.cli_texts import argparse_texts, language_choices, language_of, speak, translate
from thothit_desktop.games import games
from thothit_desktop.games.matches import MOST_ROUNDS
from thothit_desktop.games.quoting import one_line, shortened
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.players import LEVELS, PLAYERS
from thothit_desktop.table.geometry.decks import STYLES
from thothit_desktop.table.stage.timing import FACTOR

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PICTURES = (".png", ".jpg", ".jpeg")
"""The allowed suffixes of a picture."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of the command line, with their defaults."""

    file: Path | None = None
    game: str | None = None
    players: int | None = None
    match: str | None = None
    rules: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    watch: bool = False
    rounds: int | None = None
    speed: str | None = None
    level: str | None = None
    deck: str | None = None
    language: str | None = None
    screenshot: Path | None = None
    screenshot_at: str = "choice"
    frames: Path | None = None
    data_dir: Path | None = None
    safe_mode: bool = False
    self_test: bool = False

    @property
    def begins_match(self) -> bool:
        """True if the options name a game, rules or a deal, so that a new match begins."""
        given = (self.game, self.players, self.match, self.seed)
        return any(value is not None for value in given) or bool(self.rules)

    @property
    def leaves_all_open(self) -> bool:
        """True if the options name no match, nothing to watch and nothing to do with the window."""
        given = (self.file, self.rounds, self.screenshot)
        said = self.begins_match or self.watch or self.safe_mode
        return not said and all(value is None for value in given)


class _OptionParser(argparse.ArgumentParser):
    """Reports an error in one sentence without the usage, in a dialog if there is no console."""

    def error(self, message: str) -> NoReturn:
        report_error(shortened(one_line(message)))
        self.exit(2)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Print help or version to `file`, stdout; show a dialog if it is None."""
        if file is None:
            show_dialog(message)
        else:
            super()._print_message(message, file)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; the man page is made from it, too."""
    made = _OptionParser(
        prog=PROGRAM,
        description=translate("arguments", "Thothit and other card games against computer players."),
        allow_abbrev=False,
        argument_default=argparse.SUPPRESS,  # the defaults are those of Options
    )
    add = made.add_argument
    add(
        "file",
        nargs="?",
        default=None,
        type=_path,
        help=translate(
            "arguments",
            "open this game record instead of your last match, and play on from its last position",
        ),
        metavar="FILE",
    )
    add(
        "--game",
        help=translate("arguments", "start a new match of this game: {0}").format(", ".join(games())),
        metavar="ID",
    )
    add(
        "--players",
        type=positive_number,
        help=translate("arguments", "number of players, including you"),
        metavar="N",
    )
    add(
        "--match",
        help=translate(
            "arguments",
            "length of the match: N rounds, rotation (one full rotation) or free (up to {0} rounds)",
        ).format(MOST_ROUNDS),
        metavar="N",
    )
    add(
        "--option",
        action="append",
        dest="rules",
        help=translate(
            "arguments",
            "play by this house rule; can be given more than once (a wrong name shows the list)",
        ),
        metavar="K=V",
    )
    add(
        "--seed",
        type=whole_number,
        help=translate(
            "arguments", "number of the match and of its first deal; the same number gives the same cards"
        ),
        metavar="N",
    )
    add(
        "--watch",
        action="store_true",
        help=translate("arguments", "let computer players take all seats, and save nothing"),
    )
    add("--rounds", type=positive_number, help=translate("arguments", "quit after N rounds"), metavar="N")
    add(
        "--speed",
        help=translate("arguments", "speed of the animations, for this run only: {0}").format(
            ", ".join(FACTOR)
        ),
        metavar="NAME",
    )
    add(
        "--level",
        help=translate("arguments", "level of the computer players, for this run only: {0}").format(
            ", ".join(LEVELS)
        ),
        metavar="NAME",
    )
    add(
        "--deck",
        help=translate("arguments", "card style, for this run only: {0}").format(", ".join(STYLES)),
        metavar="NAME",
    )
    add(
        "--language",
        help=translate("arguments", "language, for this run only: {0}").format(language_choices()),
        metavar="CODE",
    )
    add(
        "--screenshot",
        type=_path,
        help=translate("arguments", "save a picture of the window to FILE (.png, .jpg or .jpeg) and quit"),
        metavar="FILE",
    )
    add(
        "--screenshot-at",
        help=translate(
            "arguments",
            "when to take the picture: deal (the cards are dealt), choice (a player has a choice to make; "
            "the default) or sheet (the round is scored)",
        ),
        metavar="WHEN",
    )
    add(
        "--frames",
        type=_path,
        help=translate("arguments", "write start-up and frame times to FILE on exit"),
        metavar="FILE",
    )
    add(
        "--data-dir",
        type=_path,
        help=translate("arguments", "keep matches and settings in DIR"),
        metavar="DIR",
    )
    add(
        "--safe-mode",
        action="store_true",
        help=translate(
            "arguments",
            "start with default settings and a new match; your settings stay as they are, and your last "
            "match is kept among the saved matches",
        ),
    )
    add(
        "--self-test",
        action="store_true",
        help=translate(
            "arguments",
            "check that this program is complete and works on this machine, and quit; your matches and "
            "settings aren't touched",
        ),
    )
    add(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=translate("arguments", "show the version of this program and quit"),
    )
    return made


def parse(arguments: Sequence[str]) -> Options:
    """Return the options of a command line; report a wrong one in one sentence and exit with 2."""
    speak(language_of(arguments))
    with argparse_texts():
        made = parser()
        given = vars(understood(made, arguments))
    try:
        options = Options(**given | {"rules": chosen_options(given.get("rules", ()))})
    except Failure as failure:
        made.error(str(failure))
    if options.self_test and options != Options(self_test=True):
        made.error(
            translate(
                "arguments", "use --self-test without anything else: it plays in a directory of its own"
            )
        )
    for name, value, allowed in (
        ("game", options.game, tuple(games())),
        ("speed", options.speed, tuple(FACTOR)),
        ("level", options.level, PLAYERS),
        ("deck", options.deck, STYLES),
        ("language", options.language, tuple(LANGUAGES)),
        ("screenshot-at", options.screenshot_at, ("deal", "choice", "sheet")),
    ):
        if value is not None and value not in allowed:
            told = translate("arguments", "--{0} must be one of {1}, not {2}")
            made.error(told.format(name, ", ".join(allowed), repr(value)))
    if options.file is not None and options.begins_match:
        told = translate(
            "arguments",
            "give either FILE or options for a new match: a record has its own game, players, rules and deal",
        )
        made.error(told)
    _check_files(made, options)
    return options


def _check_files(made: argparse.ArgumentParser, options: Options) -> None:
    """Exit with an error if a file could not be written at the end of the run."""
    for name, path in (("screenshot", options.screenshot), ("frames", options.frames)):
        if path is None:
            continue
        try:
            there, taken = path.absolute().parent.is_dir(), path.is_dir()
        except OSError as error:  # such as a name that is too long
            made.error(f"--{name} {path}: {error.strerror}")
        if not there:
            told = translate("arguments", "--{0} {1}: the directory doesn't exist")
            made.error(told.format(name, path))
        if taken:
            made.error(
                translate("arguments", "--{0} {1}: this is a directory; name a file").format(name, path)
            )
    if options.screenshot is not None and options.screenshot.suffix.lower() not in PICTURES:
        told = translate("arguments", "--screenshot {0}: the name must end in one of {1}")
        made.error(told.format(options.screenshot, ", ".join(PICTURES)))


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError(translate("arguments", "the file name is empty"))
    return local_path(text)
