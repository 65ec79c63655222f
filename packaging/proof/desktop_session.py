# SPDX-License-Identifier: MIT
"""A user's desktop in a clean system: screen, window manager, message bus, and tools to look and act."""

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import product
from proof.clean_system import HOME, ProofError, System

PACKAGES = (
    *("xvfb", "openbox", "dbus", "dbus-bin", "xdotool", "x11-utils", "imagemagick"),
    *("libgtk-3-bin", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils", "hicolor-icon-theme"),
    "weston",
)
"""The packages of a desktop, and of the tools that inspect it."""

SOON = 15.0
"""Seconds allowed for most events."""

SETTLED = 2.0
"""Seconds after which a table has been dealt and painted."""


class DesktopSession:
    """A running desktop; `env` is the environment of every program on it."""

    def __init__(self, system: System, env: dict[str, str], shots: Path) -> None:
        self.system = system
        self.env = env
        self.shots = shots

    def runs(self, *command: str) -> str:
        """Return the output of a command of the user on this desktop; raise ProofError if it fails."""
        return self.system.runs(command, self.env).out

    def windows(self) -> list[str]:
        """Return the windows that the window manager shows, by their numbers."""
        return re.findall(r"0x[0-9a-f]+", self.runs("xprop", "-root", "_NET_CLIENT_LIST"))

    def property(self, window: str, name: str) -> str:
        """Return a property of a window as xprop prints it, empty if there is none."""
        told = self.runs("env", "LC_ALL=C.UTF-8", "xprop", "-id", window, name)
        return told.partition(" = ")[2].strip()

    def title(self, window: str) -> str:
        """Return the text of its title bar."""
        return (self.property(window, "_NET_WM_NAME") or self.property(window, "WM_NAME")).strip('"')

    def only_window(self) -> str:
        """Return the only window; raises ProofError if there are none or more."""
        found = self.windows()
        if len(found) != 1:
            raise ProofError(
                f"{len(found)} windows instead of one: {[self.title(window) for window in found]}"
            )
        return found[0]

    def wait(self, what: str, seen: Callable[[], bool], patience: float = SOON) -> float:
        """Return the seconds until `seen` returned True; raises ProofError if it has not in time."""
        begun = time.monotonic()
        while not seen():
            if time.monotonic() - begun > patience:
                raise ProofError(f"{what} did not come within {patience:.0f} s")
            time.sleep(0.05)
        return time.monotonic() - begun

    def open(self, *command: str) -> tuple[str, float]:
        """Run a command that opens a window; return the window, and the seconds until it was there."""
        self.system.start(command, self.env)
        seconds = self.wait("a window", lambda: bool(self.windows()))
        time.sleep(SETTLED)
        return self.only_window(), seconds

    def close(self) -> None:
        """Close the window as its close button does, and wait until the program has ended."""
        window = self.only_window()
        self.runs("xdotool", "windowactivate", "--sync", window, "key", "--clearmodifiers", "alt+F4")
        self.wait("the end of the window", lambda: not self.windows())
        self.wait("the end of the program", lambda: not self.processes())

    def processes(self) -> list[int]:
        """Return the running processes of the program."""
        found = []
        for entry in Path("/proc").glob("[0-9]*/comm"):
            with suppress(OSError):  # The process has just ended.
                if entry.read_text().strip() == product.PROGRAM[:15]:
                    found.append(int(entry.parent.name))
        return found

    def press(self, *keys: str) -> None:
        """Press keys, a moment apart."""
        for key in keys:
            self.runs("xdotool", "key", key)
            time.sleep(0.7)

    def shoot(self, name: str) -> None:
        """Take a picture of the whole screen."""
        place = f"{HOME}/screen.png"
        self.runs("import", "-window", "root", place)
        self.system.at(place).rename(self.shots / f"{name}.png")


@contextmanager
def session(system: System, shots: Path) -> Iterator[DesktopSession]:
    """Start a desktop with a screen of 1400x900; its processes end with it."""
    started: list[subprocess.Popen[str]] = []

    def first_line(command: list[str], env: dict[str, str]) -> str:
        started.append(system.start(command, env, stdout=subprocess.PIPE))
        assert started[-1].stdout is not None
        line = started[-1].stdout.readline().strip()
        if not line:
            raise ProofError(f"{command[0]} does not start")
        return line

    try:
        number = first_line(["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24"], {})
        env = {"DISPLAY": f":{number}"}
        bus = first_line(["dbus-daemon", "--session", "--nofork", "--print-address"], env)
        env["DBUS_SESSION_BUS_ADDRESS"] = bus
        started.append(system.start(["openbox"], env))
        time.sleep(1)
        yield DesktopSession(system, env, shots)
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()
