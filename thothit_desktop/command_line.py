# SPDX-License-Identifier: MIT
"""The start of the command line `thothit`, with what the app adds to its commands."""

import sys

from thothit_desktop import cli
from thothit_desktop.players.registration import register_families


def main() -> int:
    """Run one command; return its exit code."""
    register_families()
    if "check" not in sys.argv[1:]:
        return cli.main()
    from thothit_desktop.app.selftest.sentence_check import check_sentences  # no other command needs Qt

    return cli.main(further=(check_sentences,))


if __name__ == "__main__":
    sys.exit(main())
