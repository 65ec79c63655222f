# SPDX-License-Identifier: MIT
"""The data files of the package: pages, translations, card pictures, the icon, licences."""

import sys
import sysconfig
from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

ROOT = Path(__file__).resolve().parents[2]
# Each version and system of Python has its own licence, on Windows beside the program, elsewhere in the
# standard library.
PYTHONS = [Path(home) / "LICENSE.txt" for home in (sysconfig.get_path("stdlib"), sys.base_prefix)]
python_licence = next((path for path in PYTHONS if path.is_file()), None)
if python_licence is None:
    raise SystemExit(f"Python's licence is at none of {', '.join(map(str, PYTHONS))}")

EXTRAS = ("thothit_desktop.players.research", "thothit_desktop.players.arena.cluster")
"""Modules for developers, or that need an optional extra."""

datas = [
    *collect_data_files("thothit_desktop"),
    (str(ROOT / "assets" / "cards"), "thothit_desktop/assets/cards"),
    (str(ROOT / "assets" / "fonts"), "thothit_desktop/assets/fonts"),
    (str(ROOT / "assets" / "icon.svg"), "thothit_desktop/assets"),
    (str(ROOT / "assets" / "map.svg"), "thothit_desktop/assets"),
    (str(ROOT / "assets" / "sounds"), "thothit_desktop/assets/sounds"),
    (str(ROOT / "LICENSE"), "licences"),
    (str(ROOT / "packaging" / "licences"), "licences"),
    (str(python_licence), "licences/Python"),
]
# Some modules are imported when a window first opens: none may be missed.
hiddenimports = collect_submodules("thothit_desktop", filter=lambda name: not name.startswith(EXTRAS))
