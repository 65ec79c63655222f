# SPDX-License-Identifier: MIT
"""Compile each form of `ui/` into the package that uses it, as `ui_NAME.py`: `python -m tests.tools.forms`.

`--check` writes nothing, names the stale ones and exits 1 if there are any.
"""

import subprocess
import sys
from pathlib import Path

from tests.tools import ROOT

SOURCES = ROOT / "ui"
APP = ROOT / "thothit_desktop" / "app"
PACKAGES = {
    "deals_window": "deals",
    "example_pane": "rules",
    "fingerprint_window": "honesty",
    "help_window": "honesty",
    "keys_window": "window",
    "main_window": "window",
    "new_game": "new_game",
    "replay_window": "history",
    "review_window": "review",
    "rules_window": "rules",
    "score_sheet": "score",
    "settings_window": "settings",
    "shelf_window": "shelf",
    "statistics_window": "statistics",
}
"""By form the package of `thothit_desktop/app/` that it belongs to."""


def compiled(source: Path) -> str:
    """The Python text of a form, as pyside6-uic of this very Python writes it."""
    uic = "from PySide6.scripts.pyside_tool import uic; uic()"
    command = [sys.executable, "-c", uic, "-g", "python", str(source)]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def place(form: str, app: Path = APP) -> Path:
    """Where a form is compiled to."""
    return app / PACKAGES[form] / f"ui_{form}.py"


def stale(sources: Path = SOURCES, app: Path = APP) -> dict[Path, str]:
    """The compiled files that are missing or differ from their form, with the text they should have."""
    wanted = {place(source.stem, app): compiled(source) for source in sorted(sources.glob("*.ui"))}
    return {
        path: text
        for path, text in wanted.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    """Compile what is stale, or only name it."""
    check = arguments == ["--check"]
    found = stale()
    for path, text in found.items():
        print(f"{'stale' if check else 'compiled'}: {path.relative_to(ROOT).as_posix()}")
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
