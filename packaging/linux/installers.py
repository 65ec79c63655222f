# SPDX-License-Identifier: MIT
"""Make the Linux installers, on Debian or Ubuntu.

They are written to `dist/thothit-desktop_VERSION_ARCHITECTURE.deb` and
`dist/thothit-desktop-VERSION-linux-PROCESSOR.run`. Remarks of the lint tools, a missing file and a size
beyond the limit fail the build. `packaging/linux/build.sh` installs the requirements and runs it.

The program runs on systems with the C library of the build machine or a later one: build on the oldest Debian
to be supported.
"""

import os
import shutil
import subprocess

import bundle
import bundle_checks
import product
from linux import debian_package, libraries, lint, metadata, run_installer

_TOOLS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "git": "git",
    "lintian": "lintian",
    "man": "man-db",
    "objdump": "binutils",
    "xmllint": "libxml2-utils",
    "xz": "xz-utils",
}
"""Programs of the build, and Debian's packages of them."""


def missing() -> list[str]:
    """Return Debian's packages of the programs that the build lacks."""
    return [package for tool, package in _TOOLS.items() if shutil.which(tool) is None]


def commit_time() -> int:
    """Return the time of the sources in seconds since 1970: SOURCE_DATE_EPOCH, or the time of the commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(product.ROOT), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def make() -> None:
    """Make bundle, package and per-user installer, and check them by lint tools and by size."""
    lacking = missing()
    if lacking:
        raise SystemExit(f"the build lacks programs; install them with: sudo apt install {' '.join(lacking)}")
    built = metadata.moment(commit_time())
    # The same commit gives the same bytes.
    os.environ |= {"SOURCE_DATE_EPOCH": str(int(built.timestamp())), "PYTHONHASHSEED": "1"}
    made = bundle.build()
    drawn = bundle.WORK / "icons"
    outside, symbols = libraries.outside(made), libraries.symbols(made)
    needed = debian_package.depends((name for name, _ in outside), symbols)
    recommended = debian_package.recommends(name for name, _ in outside)
    package, setup = bundle.OUT / debian_package.name(), bundle.OUT / run_installer.name()
    debian_package.make(made, drawn, built, needed, recommended, bundle.WORK / "deb", package)
    run_installer.make(made, drawn, built, outside, symbols["GLIBC"], bundle.WORK / "run", setup)
    entry = bundle.WORK / "run" / "share" / "applications" / f"{product.ID}.desktop"
    lint.lint(bundle.WORK / "deb" / "usr" / "share", entry, package)
    bundle_checks.size_gate([package, setup])
