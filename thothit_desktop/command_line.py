# SPDX-License-Identifier: MIT
"""The start of the command line `thothit`: it registers the families of games."""

import sys

from thothit_desktop import cli
from thothit_desktop.players.registration import register_families


def main() -> int:
    """Run one command; return its exit code."""
    register_families()
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
