# SPDX-License-Identifier: MIT
"""Prove the Linux installers: `sudo python packaging/prove.py --suite bookworm X.deb --run X.run`.

A minimal system is made by debootstrap (or from a tar of one, `--base`) in a folder that is removed again.
There the package is installed by the package manager alone, tried without and with a desktop, used, upgraded,
and removed without a trace; then the per-user installer the same. On a suite too old for the installers
(bullseye) both must refuse. One line is told for each step, the exit code is 1 if any has failed, and
screenshots go to `--out`. Needs Linux, root, unshare and dpkg-deb, and takes some minutes.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import proof_desktop as desktop
import proof_install as package
from clean_system import MIRRORS, ProofError, System
from desktop_session import PACKAGES, Session, session

TOO_OLD = ("bullseye",)
"""Suites on which the installers must refuse."""

_FOLDER = "THOTHIT_PROVE_FOLDER"
"""Tells this script that it runs in namespaces of its own, and where it may work."""


class Proof:
    """The steps in their order."""

    def __init__(self) -> None:
        self.failed = 0

    def step(self, name: str, action: Callable[[], str], *, needed: bool = False) -> None:
        """Take a step and tell how it went; without one that is `needed` the rest has no meaning."""
        begun = time.monotonic()
        try:
            told = action()
        except ProofError as fault:
            print(f"FAILED  {name}: {fault}", flush=True)
            self.failed += 1
            if needed:
                raise SystemExit(1) from None
        else:
            print(f"ok      {name}: {told} ({time.monotonic() - begun:.0f} s)", flush=True)

    def too_old(self, system: System, deb: Path, run: Path | None) -> None:
        """Both installers refuse."""
        self.step("package refused", lambda: package.refused(system, deb))
        if run is not None:
            self.step(".run refused", lambda: package.run_refuses(system, run, "glibc"))

    def all(self, system: System, deb: Path, old: Path, run: Path | None, shots: Path) -> None:
        """Everything, from the bare system to the removed program."""
        if run is not None:
            system.root_runs(["apt-get", "install", "-y", "--no-install-recommends", "xz-utils"])
            self.step(".run in a bare system", lambda: package.run_refuses(system, run, ".so"))
        self.step("installed", lambda: package.install(system, deb), needed=True)
        self.step("version", lambda: package.version(system), needed=True)
        self.step("self-test", lambda: package.self_test(system))
        self.step("no display", lambda: package.no_display(system))
        self.step("missing library", lambda: package.no_library(system))
        system.root_runs(["apt-get", "purge", "-y", "thothit-desktop"])
        system.root_runs(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES])
        before = system.files(home=False)
        self.step("older version installed", lambda: package.install(system, old), needed=True)
        with session(system, shots) as screen:
            self.step("older version starts", lambda: desktop.starts(screen, "older"), needed=True)
            self.step("match begun", lambda: desktop.plays(screen))
            self.step("upgraded", lambda: package.upgrade(system, deb), needed=True)
            self.step("match goes on", lambda: desktop.goes_on(screen))
            self._use(screen, "deb")
            self.step("missing library in a dialog", lambda: desktop.dialog(screen))
            self.step("removed", lambda: package.purge(system, before))
            if run is not None:
                home = system.files(home=True)
                self.step(".run installed", lambda: desktop.run_installs(screen, run), needed=True)
                self.step(".run once more", lambda: desktop.run_installs(screen, run))
                self._use(screen, "run")
                self.step(".run removed", lambda: desktop.run_removed(screen, home))

    def _use(self, screen: Session, name: str) -> None:
        self.step("starts from its entry", lambda: desktop.starts(screen, name))
        self.step("closed", lambda: desktop.closes(screen))
        self.step("round watched", lambda: desktop.round_watched(screen, name))
        self.step("round on Wayland", lambda: desktop.on_wayland(screen))
        self.step("record opened", lambda: desktop.record_opened(screen, name))
        self.step("record joins", lambda: desktop.record_joins(screen, name))


def main() -> int:
    """Prove; the exit code."""
    parser = argparse.ArgumentParser(description="Prove the Linux installers in a clean system.")
    parser.add_argument("deb", type=Path)
    parser.add_argument("--run", type=Path, help="the per-user installer, tried after the package")
    parser.add_argument("--suite", choices=MIRRORS, required=True)
    parser.add_argument("--base", type=Path, help="a tar of a minimal system; without one it is made")
    parser.add_argument("--old", type=Path, help="an older package; without one it is made from the new one")
    parser.add_argument("--out", type=Path, default=Path("proof"), help="where screenshots go")
    given = parser.parse_args()
    for file in (given.deb, given.run, given.base, given.old):
        if file is not None and not file.is_file():
            parser.error(f"{file}: there is no such file")
    if os.geteuid() != 0:
        parser.error("only root can make and enter a system")
    folder = os.environ.get(_FOLDER)
    return _apart() if folder is None else _prove(given, Path(folder))


def _apart() -> int:
    """Start this script again in namespaces of its own: what it mounts and starts ends with them, whatever
    happens, and its folder can be removed.
    """
    command = ["unshare", "--mount", "--pid", "--ipc", "--fork", "--kill-child", "--mount-proc"]
    # The first process of a namespace must bury those whose parents have gone, as a shell does.
    command += ["sh", "-c", '"$@"; exit $?', "sh", sys.executable, *sys.argv]
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    with tempfile.TemporaryDirectory(prefix="prove-") as folder:
        Path(folder).chmod(0o755)
        return subprocess.run(command, env=os.environ | {_FOLDER: folder}, check=False).returncode


def _prove(given: argparse.Namespace, folder: Path) -> int:
    """Take all steps in a folder; the exit code."""
    given.out.mkdir(parents=True, exist_ok=True)
    proof = Proof()
    system = System(folder / "root", given.suite, given.base)
    if given.suite in TOO_OLD:
        proof.too_old(system, given.deb, given.run)
    else:
        old = given.old or package.older(given.deb, folder)
        proof.all(system, given.deb, old, given.run, given.out)
    print(f"{proof.failed} steps failed" if proof.failed else "all is well", flush=True)
    return 1 if proof.failed else 0


if __name__ == "__main__":
    sys.exit(main())
