# SPDX-License-Identifier: MIT
"""Make the installers of this system: `python packaging/build.py`.

On Linux these are a .deb and a .run, on Windows a setup, on macOS a disk image; all are written to `dist/`.
With the folder of a Windows bundle as argument, it makes the setup of that, on any system.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import linux.installers
import macos.installer
import windows.installer


def main(arguments: Sequence[str]) -> None:
    """Make the installers of this system, or the setup of a Windows bundle."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make the installers of this system.")
    parser.add_argument("bundle", nargs="?", type=Path, help="make the setup of this Windows bundle instead")
    folder = parser.parse_args(arguments).bundle
    if folder is not None or sys.platform == "win32":
        windows.installer.make(folder)
    elif sys.platform == "darwin":
        macos.installer.make()
    elif sys.platform == "linux":
        linux.installers.make()
    else:
        raise SystemExit(f"no installers are made on {sys.platform}")


if __name__ == "__main__":
    main(sys.argv[1:])
