# SPDX-License-Identifier: MIT
"""Install the sources with metadata and commands: `python3 packaging/flathub/install.py PREFIX`.

For systems that bring Python and PySide6 themselves. It needs neither pip nor the network.
"""

import shutil
import sys
import sysconfig
import tomllib
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import product
from linux import languages, metadata


def install(prefix: Path) -> None:
    """Copy package and assets as the wheel has them, and write commands, menu entry, icons and man pages."""
    modules = Path(sysconfig.get_path("purelib", vars={"base": str(prefix)}))
    leave_out = shutil.ignore_patterns("__pycache__")
    package = modules / "thothit_desktop"
    shutil.copytree(product.ROOT / package.name, package, ignore=leave_out, dirs_exist_ok=True)
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for source, place in project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"].items():
        copy = shutil.copytree if (product.ROOT / source).is_dir() else shutil.copy2
        (modules / place).parent.mkdir(parents=True, exist_ok=True)
        copy(product.ROOT / source, modules / place)
    (prefix / "bin").mkdir(parents=True, exist_ok=True)
    for name, entry in (project["project"]["scripts"] | project["project"]["gui-scripts"]).items():
        module, _, function = entry.partition(":")
        command = prefix / "bin" / name
        command.write_text(
            f"#!/usr/bin/env python3\nfrom {module} import {function}\n\nraise SystemExit({function}())\n"
        )
        command.chmod(0o755)
    entry = metadata.desktop_entry(languages=languages.signed())
    metadata.write(prefix / "share", None, datetime.now(UTC), entry)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
