# SPDX-License-Identifier: MIT
"""The command `thothit verify`: whether a record's cards are those of its fingerprints."""

import argparse
from typing import TYPE_CHECKING

from thothit_desktop.cli_input import fault, only_replay
from thothit_desktop.games.commitment import FINGERPRINT_DIGITS, SHORT_DIGITS, misfits
from thothit_desktop.games.quoting import quote

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)


def add_command(commands: "_SubParsers") -> None:
    """Add `verify` to the commands."""
    verify = commands.add_parser(
        "verify", help="check that no card of a round was changed while it was played"
    )
    verify.add_argument("file", metavar="FILE", help="one record; - is standard input")
    verify.add_argument(
        "--fingerprint",
        metavar="NOTED",
        type=noted_fingerprint,
        help=f"the fingerprint you noted before the first card: {SHORT_DIGITS} digits of it or more",
    )
    verify.set_defaults(run=_verify)


def noted_fingerprint(text: str) -> str:
    """The type of an argument: the first digits of a fingerprint, perhaps in groups and in capitals."""
    digits = "".join(text.split()).lower()
    if not set(digits) <= set("0123456789abcdef"):
        raise argparse.ArgumentTypeError(f"{quote(text)} is not a fingerprint: its digits are 0-9 and a-f")
    if not SHORT_DIGITS <= len(digits) <= FINGERPRINT_DIGITS:
        wanted = f"{SHORT_DIGITS} to {FINGERPRINT_DIGITS} digits"
        raise argparse.ArgumentTypeError(f"{quote(text)} has {len(digits)} digits, not {wanted}")
    return digits


def _verify(options: argparse.Namespace) -> None:
    record, played = only_replay(options.file)
    commitments = [dealt.commitment for dealt in record.rounds]
    wrong = misfits(zip(played.positions, commitments, strict=True))
    if wrong:
        raise fault(options.file, f"round {wrong[0] + 1}: the fingerprint does not fit the cards")
    if not any(commitments):
        raise fault(options.file, "no round has a fingerprint")
    found = None
    for number, commitment in enumerate(commitments, 1):
        if commitment is None:
            print(f"round {number}: no fingerprint")
            continue
        print(f"round {number}: {commitment.fingerprint} fits")
        if options.fingerprint and commitment.fingerprint.startswith(options.fingerprint):
            found = number
    if options.fingerprint is None:
        print(
            "The fingerprints fit the cards. Only one that you noted before the first card"
            " (--fingerprint) proves that the cards were fixed then."
        )
    elif found is None:
        raise fault(options.file, f"no round has the fingerprint {options.fingerprint}")
    else:
        print(f"The cards of round {found} were fixed when you noted its fingerprint.")
