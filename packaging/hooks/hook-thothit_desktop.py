# SPDX-License-Identifier: MIT
"""What belongs to the package besides its code: rules pages, examples, card pictures, the icon, licences."""

from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

ROOT = Path(__file__).resolve().parents[2]

datas = [
    *collect_data_files("thothit_desktop"),
    (str(ROOT / "assets" / "cards"), "thothit_desktop/assets/cards"),
    (str(ROOT / "assets" / "icon.svg"), "thothit_desktop/assets"),
    (str(ROOT / "LICENSE"), "licences"),
    (str(ROOT / "packaging" / "licences"), "licences"),
]
# Some are imported when a window first opens: none may be missed.
hiddenimports = collect_submodules("thothit_desktop")
