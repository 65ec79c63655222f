# SPDX-License-Identifier: MIT
"""The command `thothit verify`, which checks a record's cards against its fingerprints."""

import argparse
from typing import TYPE_CHECKING

from thothit_desktop.cli_input import fault, only_replay
from thothit_desktop.cli_texts import translate
from thothit_desktop.games.commitment import FINGERPRINT_DIGITS, SHORT_DIGITS, fingerprint_mismatches
from thothit_desktop.games.quoting import quote

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)


def add_command(commands: "_SubParsers") -> None:
    """Add `verify` to the commands."""
    verify = commands.add_parser(
        "verify", help=translate("cli", "check that no card of a round was changed during play")
    )
    verify.add_argument(
        "file", metavar="FILE", help=translate("cli", "file with one record; - is standard input")
    )
    verify.add_argument(
        "--fingerprint",
        metavar="NOTED",
        type=noted_fingerprint,
        help=translate(
            "cli", "the fingerprint you noted before the first card, at least its first {0} digits"
        ).format(SHORT_DIGITS),
    )
    verify.set_defaults(run=_verify)


def noted_fingerprint(text: str) -> str:
    """Parse the first digits of a fingerprint, possibly in groups or in capitals."""
    digits = "".join(text.split()).lower()
    if not set(digits) <= set("0123456789abcdef"):
        told = translate("cli", "{0} is not a fingerprint; use only the digits 0-9 and a-f")
        raise argparse.ArgumentTypeError(told.format(quote(text)))
    if not SHORT_DIGITS <= len(digits) <= FINGERPRINT_DIGITS:
        told = translate("cli", "expected {2} to {3} digits, but {0} has {1}")
        wanted = (SHORT_DIGITS, FINGERPRINT_DIGITS)
        raise argparse.ArgumentTypeError(told.format(quote(text), len(digits), *wanted))
    return digits


def _verify(options: argparse.Namespace) -> None:
    record, played = only_replay(options.file)
    commitments = [dealt.commitment for dealt in record.rounds]
    wrong = fingerprint_mismatches(zip(played.positions, commitments, strict=True))
    if wrong:
        told = translate("cli", "round {0}: the fingerprint doesn't match the cards")
        raise fault(options.file, told.format(wrong[0] + 1))
    if not any(commitments):
        raise fault(options.file, translate("cli", "no round has a fingerprint"))
    found = None
    for number, commitment in enumerate(commitments, 1):
        if commitment is None:
            print(translate("cli", "round {0}: no fingerprint").format(number))
            continue
        print(translate("cli", "round {0}: {1} matches the cards").format(number, commitment.fingerprint))
        if options.fingerprint and commitment.fingerprint.startswith(options.fingerprint):
            found = number
    if options.fingerprint is None:
        print(
            translate(
                "cli",
                "The fingerprints match the cards. To prove that the cards were fixed before play, give the "
                "fingerprint you noted before the first card (--fingerprint).",
            )
        )
    elif found is None:
        told = translate("cli", "no round has the fingerprint {0}")
        raise fault(options.file, told.format(options.fingerprint))
    else:
        told = translate("cli", "The cards of round {0} were already fixed when you noted its fingerprint.")
        print(told.format(found))
