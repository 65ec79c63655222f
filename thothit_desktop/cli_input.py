# SPDX-License-Identifier: MIT
"""Shared parts of the commands: failures in one line, and records read from a file or standard input."""

import argparse
import gettext
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import count
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote_to_bytes

from thothit_desktop.cli_texts import translate
from thothit_desktop.games.faults import TranslatableError, told
from thothit_desktop.games.quoting import quote, shortened
from thothit_desktop.games.record import LIMIT, Record, RecordError, Replay, parse, replay

DIGITS = 18
"""The most digits of a number on the command line; no argument needs more."""
WORDS = 1000
"""The most words on a command line; no command needs as many, and argparse's time grows quadratically."""


class Failure(Exception):  # noqa: N818 - the end of a command, not a bug
    """Ends a command with one line on standard error: code 1 for bad input, 2 for a wrong command line."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def understood(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; refuse words beyond `WORDS` as unknown."""
    if len(arguments) > WORDS:
        parser.error(gettext.gettext("unrecognized arguments: %s") % " ".join(arguments[WORDS:]))
    return parser.parse_args(arguments)


def whole_number(text: str) -> int:
    """Parse an argument such as a seed: 0 or more."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(
            translate("cli", "expected a whole number, 0 or more, not {0}").format(quote(text))
        )
    if len(text) > DIGITS:
        raise argparse.ArgumentTypeError(
            translate("cli", "{0} is too long; use at most {1} digits").format(quote(text), DIGITS)
        )
    return int(text)


def positive_number(text: str) -> int:
    """Parse an argument such as a number of rounds: 1 or more."""
    number = whole_number(text)
    if number == 0:
        raise argparse.ArgumentTypeError(translate("cli", "expected 1 or more, not 0"))
    return number


def number_of_jobs(text: str) -> int:
    """Parse `--jobs`, the number of processes; `auto` and 0 mean one per processor."""
    from thothit_desktop.players.arena.processes import all_processors

    return all_processors() if text in ("auto", "0") else positive_number(text)


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--option K=V`, which may be given several times."""
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        help=translate("cli", "play by this house rule; can be given more than once"),
    )


def chosen_options(texts: Sequence[str]) -> dict[str, str]:
    """Parse the values of `--option`; raises Failure for an invalid text or an option set twice."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals) or name in chosen:
            raise Failure(
                translate("cli", "--option needs NAME=VALUE, each NAME only once, not {0}").format(
                    quote(text)
                ),
                2,
            )
        chosen[name] = value
    return chosen


def spoken(error: TranslatableError) -> str:
    """Return the message of an error in the language of the command line."""
    return told(error, partial(translate, "faults"))


def replays(path: str) -> Iterator[tuple[Record, Replay]]:
    """Yield every record of a file, with its replay; `-` is standard input.

    A file is one JSON document, or one record per line, which is yielded as soon as the line is read. Raises
    Failure, naming file, line, round and move, for a record that cannot be read or played.
    """
    try:
        for line, data in _texts(path):
            try:
                record = parse(data.decode("utf-8-sig"))
                played = replay(record)
            except UnicodeDecodeError:
                raise fault(path, translate("cli", "not UTF-8 text"), line) from None
            except RecordError as error:
                raise fault(path, spoken(error), line) from None
            yield record, played
    except OSError as error:
        raise fault(path, error.strerror or str(error)) from None


def only_replay(path: str) -> tuple[Record, Replay]:
    """Return the only record of a file, with its replay; raises Failure, also for several records."""
    found = replays(path)
    first = next(found)
    if next(found, None):
        raise fault(path, translate("cli", "more than one record found; expected only one"))
    return first


def local_path(text: str) -> Path:
    """Return the path of a text that is a path or a file URL (RFC 8089)."""
    scheme, _, rest = text.partition(":")
    if scheme.lower() != "file" or not rest.startswith("/"):
        return Path(text)
    host = ""
    if rest.startswith("//"):
        host, slash, rest = rest[2:].partition("/")
        rest = slash + rest
    name = os.fsdecode(unquote_to_bytes(os.fsencode(rest)))
    if "\0" in name:  # no file has such a name
        return Path(text)
    if host.lower() not in ("", "localhost"):
        name = f"//{host}{name}"
    return Path(name.removeprefix("/") if re.match("/[A-Za-z]:", name) and os.name == "nt" else name)


def fault(path: str, reason: str, line: int = 0) -> Failure:
    """Return a Failure about a file, with the reason."""
    name = translate("cli", "standard input") if path == "-" else shortened(path)
    return Failure(
        translate("cli", "{0}: line {1}: {2}").format(name, line, reason) if line else f"{name}: {reason}"
    )


def _texts(path: str) -> Iterator[tuple[int, bytes]]:
    """Yield the text of each record with the number of its line, 0 for a document of several lines."""
    if path == "-" and sys.stdin is None:
        raise fault(path, translate("cli", "closed"))
    if not path:
        raise Failure(translate("cli", "the file name is empty"))
    with nullcontext(sys.stdin.buffer) if path == "-" else local_path(path).open("rb") as stream:
        lines = ((number, line) for number, line in enumerate(_lines(path, stream), 1) if line.strip())
        first = next(lines, None)
        if first is None:
            raise fault(path, translate("cli", "no record found"))
        number, line = first
        if _goes_on(line):
            rest = stream.read(LIMIT - len(line) + 1)
            if len(line) + len(rest) > LIMIT:
                raise fault(path, translate("cli", "too large for a game record"))
            yield 0, b"\n" * (number - 1) + line + rest
        else:
            yield first
            yield from lines


def _lines(path: str, stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; raises Failure for one that is longer than any record."""
    for number in count(1):
        line = stream.readline(LIMIT + 1)
        if len(line) > LIMIT:
            raise fault(path, translate("cli", "too large for a game record"), number)
        if not line:
            return
        yield line


def _goes_on(line: bytes) -> bool:
    """Return True if a line is the valid beginning of a JSON document that ends on a later line."""
    try:
        json.loads(line.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        return error.pos >= len(error.doc.rstrip())
    except (ValueError, RecursionError):
        pass
    return False
