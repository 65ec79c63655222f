# SPDX-License-Identifier: MIT
"""Prove the Linux installers: `sudo python packaging/prove.py --suite bookworm X.deb --run X.run`.

debootstrap makes a minimal system (or it comes from a tar, `--base`) in a folder that is removed again. There
the package is installed by the package manager alone, tried without and with a desktop, used, upgraded, and
removed without a trace; then the same for the per-user installer. On a suite too old for the installers
(bullseye) both must refuse. Each step prints one line, the exit code is 1 if any has failed, screenshots go
to `--out`, and the result into `packaging/TESTED.md`. Needs Linux, root, unshare and dpkg-deb, and takes some
minutes.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import product
from proof import installation as package
from proof.clean_system import MIRRORS, System
from proof.steps import Proof

TOO_OLD = ("bullseye",)
"""Suites on which the installers must refuse."""

TABLE = product.ROOT / "packaging" / "TESTED.md"
HEAD = (
    "# Where the Linux installers were tried",
    "",
    "Written by `packaging/prove.py`: its steps install, start, play, upgrade and remove in a clean system.",
    "",
    "| suite | date | version, commit | result |",
    "|---|---|---|---|",
)
"""The head of the table of results."""

_FOLDER = "THOTHIT_PROVE_FOLDER"
"""The variable with the working folder, set if this script runs in namespaces of its own."""


def main() -> int:
    """Prove the installers; return the exit code."""
    parser = argparse.ArgumentParser(description="Prove the Linux installers in a clean system.")
    parser.add_argument("deb", type=Path)
    parser.add_argument("--run", type=Path, help="the per-user installer, tried after the package")
    parser.add_argument("--suite", choices=MIRRORS, required=True)
    parser.add_argument("--base", type=Path, help="a tar of a minimal system; without one it is made")
    parser.add_argument("--old", type=Path, help="an older package; without one it is made from the new one")
    parser.add_argument("--out", type=Path, default=Path("proof"), help="where screenshots go")
    parser.add_argument("--table", type=Path, default=TABLE, help="the table that gets the result")
    given = parser.parse_args()
    for file in (given.deb, given.run, given.base, given.old):
        if file is not None and not file.is_file():
            parser.error(f"{file}: there is no such file")
    if os.geteuid() != 0:
        parser.error("only root can make and enter a system")
    folder = os.environ.get(_FOLDER)
    return _apart() if folder is None else _prove(given, Path(folder))


def _apart() -> int:
    """Start this script again in namespaces of its own, and return its exit code.

    Its mounts and processes end with the namespaces in any case, so that its folder can be removed.
    """
    command = ["unshare", "--mount", "--pid", "--ipc", "--fork", "--kill-child", "--mount-proc"]
    # The first process of a namespace must reap orphaned processes, as a shell does.
    command += ["sh", "-c", '"$@"; exit $?', "sh", sys.executable, *sys.argv]
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    with tempfile.TemporaryDirectory(prefix="prove-") as folder:
        Path(folder).chmod(0o755)
        return subprocess.run(command, env=os.environ | {_FOLDER: folder}, check=False).returncode


def _prove(given: argparse.Namespace, folder: Path) -> int:
    """Run all steps in a folder; return the exit code."""
    given.out.mkdir(parents=True, exist_ok=True)
    proof = Proof()
    system = System(folder / "root", given.suite, given.base)
    if given.suite in TOO_OLD:
        proof.too_old(system, given.deb, given.run)
    else:
        old = given.old or package.older(given.deb, folder)
        proof.all(system, given.deb, old, given.run, given.out)
    write_result(given.table, given.suite, proof)
    print(f"{len(proof.failed)} steps failed" if proof.failed else "all is well", flush=True)
    return 1 if proof.failed else 0


def write_result(table: Path, suite: str, proof: Proof) -> None:
    """Write the row of a suite into a table in Markdown, in place of its former one."""
    command = ["git", "-C", str(product.ROOT), "log", "-1", "--format=%h"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    result = f"{len(proof.passed)} steps passed"
    if proof.failed:
        result += f"; failed: {', '.join(proof.failed)}"
    row = f"| {suite} | {datetime.now(UTC):%Y-%m-%d} | {product.version()}, {commit} | {result} |"
    lines = table.read_text(encoding="utf-8").splitlines() if table.is_file() else list(HEAD)
    others = [line for line in lines[len(HEAD) :] if not line.startswith(f"| {suite} |")]
    table.write_text("\n".join([*lines[: len(HEAD)], *sorted([*others, row])]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
