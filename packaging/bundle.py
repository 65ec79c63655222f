# SPDX-License-Identifier: MIT
"""Make the bundle, the folder in every installer: `python packaging/bundle.py`.

It is written to `dist/thothit-desktop` (on macOS `dist/Thothit.app`), with its bill of materials in it and
beside it. A missing library or file, or a size beyond the limit, fails the build with its name; the twenty
largest files are printed.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bill_of_materials
import bundle_checks
import icons
import product
from windows import version_resource

WORK = product.ROOT / "build" / "work"
"""The folder of intermediate files; emptied by every build."""

OUT = product.ROOT / "dist"


def build() -> Path:
    """Make icons and bundle anew and check them; return the bundle's folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    shutil.rmtree(WORK, ignore_errors=True)
    icons.write(WORK / "icons")
    if sys.platform == "win32":
        version_resource.write(WORK / "version.txt")
    name = f"{product.NAME}.app" if sys.platform == "darwin" else product.PROGRAM
    shutil.rmtree(OUT / name, ignore_errors=True)
    spec = Path(__file__).with_name("thothit-desktop.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(WORK / "pyinstaller"), "--distpath", str(OUT), str(spec)]
    made = subprocess.run(command, stderr=subprocess.PIPE, encoding="utf-8", errors="replace", check=False)
    print(made.stderr, end="", file=sys.stderr)
    if made.returncode != 0:
        raise SystemExit("PyInstaller failed")
    lost = re.findall(r"Library not found: could not resolve '([^']*)'", made.stderr)
    bundle_checks.check(OUT / name, lost)
    bill_of_materials.write(OUT / name, OUT)
    return OUT / name


if __name__ == "__main__":
    build()
