# SPDX-License-Identifier: MIT
"""The steps of the proof in their order, each reported in a line."""

import time
from collections.abc import Callable
from pathlib import Path

from proof import desktop_use as desktop
from proof import installation as package
from proof.clean_system import ProofError, System
from proof.desktop_session import PACKAGES, DesktopSession, session


class Proof:
    """Runs the steps in their order."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.failed: list[str] = []

    def step(self, name: str, action: Callable[[], str], *, needed: bool = False) -> None:
        """Run a step and print its result; if a `needed` one fails, the proof ends."""
        begun = time.monotonic()
        try:
            told = action()
        except ProofError as fault:
            print(f"FAILED  {name}: {fault}", flush=True)
            self.failed.append(name)
            if needed:
                raise SystemExit(1) from None
        else:
            self.passed.append(name)
            print(f"ok      {name}: {told} ({time.monotonic() - begun:.0f} s)", flush=True)

    def too_old(self, system: System, deb: Path, run: Path | None) -> None:
        """Check that both installers refuse."""
        self.step("package refused", lambda: package.refused(system, deb))
        if run is not None:
            self.step(".run refused", lambda: package.run_refuses(system, run, "glibc"))

    def all(self, system: System, deb: Path, old: Path, run: Path | None, shots: Path) -> None:
        """Run all steps, from the bare system to the removed program."""
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

    def _use(self, screen: DesktopSession, name: str) -> None:
        self.step("starts from its entry", lambda: desktop.starts(screen, name))
        self.step("closed", lambda: desktop.closes(screen))
        self.step("round watched", lambda: desktop.round_watched(screen, name))
        self.step("round on Wayland", lambda: desktop.on_wayland(screen))
        self.step("record opened", lambda: desktop.record_opened(screen, name))
        self.step("record joins", lambda: desktop.record_joins(screen, name))
