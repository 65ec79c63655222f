# SPDX-License-Identifier: MIT
"""Compile each form `ui/NAME.ui` to `app/forms/ui_NAME.py`: `python -m tests.tools.forms`.

`--check` writes nothing, names the stale ones and exits 1 if there are any.
"""

import subprocess
import sys
from pathlib import Path

from tests.tools import ROOT

SOURCES = ROOT / "ui"
FORMS = ROOT / "thothit_desktop" / "app" / "forms"


def compiled(source: Path) -> str:
    """Return the Python text of a form, compiled by the pyside6-uic of this Python."""
    uic = "from PySide6.scripts.pyside_tool import uic; uic()"
    command = [sys.executable, "-c", uic, "-g", "python", str(source)]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def stale(sources: Path = SOURCES, forms: Path = FORMS) -> dict[Path, str]:
    """Return the compiled files that are missing or stale, with the text they should have."""
    wanted = {forms / f"ui_{source.stem}.py": compiled(source) for source in sorted(sources.glob("*.ui"))}
    return {
        path: text
        for path, text in wanted.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    """Compile stale forms, or only name them."""
    check = arguments == ["--check"]
    found = stale()
    for path, text in found.items():
        print(f"{'stale' if check else 'compiled'}: {path.relative_to(ROOT).as_posix()}")
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
