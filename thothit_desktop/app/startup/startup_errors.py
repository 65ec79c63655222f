# SPDX-License-Identifier: MIT
"""Reports an error in one sentence on stderr or in a dialog; without Qt, which may be missing."""

import os
import sys
from contextlib import suppress

PROGRAM = "thothit-desktop"
TITLE = "Thothit"

_FOREMOST = 0x10000
"""MB_SETFOREGROUND of Windows: the dialog comes to the front."""

_APPLE = (
    "on run argv",  # `argv` has no other meaning in AppleScript
    f'display dialog (item 1 of argv) with title "{TITLE}" buttons {{"OK"}} default button 1',
    "end run",
)


def report_error(sentence: str) -> None:
    """Write `thothit-desktop: SENTENCE` to stderr, or show it in a dialog. Never raises.

    Under Windows this waits for the dialog; elsewhere the dialog outlives the program.
    """
    if sys.stderr is not None:
        with suppress(OSError, ValueError):  # the reader may have gone
            print(f"{PROGRAM}: {sentence}", file=sys.stderr, flush=True)
    if not _console():
        show_dialog(sentence)


def show_dialog(text: str) -> None:
    """Show a text in a dialog, if this system has one without Qt. Never raises."""
    text = text.strip()
    with suppress(Exception):  # there is no other way to report it
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.MessageBoxW(None, text, TITLE, _FOREMOST)
            return
        import subprocess  # imported here to keep the start fast

        command = _command(f" {text}" if text.startswith("-") else text)  # it must not be taken for an option
        if command is not None:
            subprocess.Popen(
                command,
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )


def _console() -> bool:
    """Return True if stderr is visible; after a double-click there is none, or it goes to a log."""
    if sys.stderr is None:
        return False
    with suppress(OSError, ValueError):
        return sys.platform == "win32" or not hasattr(sys, "frozen") or sys.stderr.isatty()
    return False


def _command(text: str) -> list[str] | None:
    """Return the command that shows a dialog on this system; None if there is none."""
    if sys.platform == "darwin":
        lines = [part for line in _APPLE for part in ("-e", line)]
        return ["osascript", *lines, text]
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return None
    import shutil
    from textwrap import fill

    for name, arguments in (
        ("zenity", ["--warning", "--no-markup", f"--title={TITLE}", f"--text={text}"]),
        ("kdialog", [f"--title={TITLE}", f"--sorry={text}"]),
        ("xmessage", ["-center", "-title", TITLE, fill(text, 70, replace_whitespace=False)]),
    ):
        path = shutil.which(name)
        if path is not None:
            return [path, *arguments]
    return None


def _environment() -> dict[str, str]:
    """Return the environment for other programs, without the path to the bundle's libraries."""
    given = dict(os.environ)
    if hasattr(sys, "frozen"):
        given.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in given:
            given["LD_LIBRARY_PATH"] = given.pop("LD_LIBRARY_PATH_ORIG")
    return given
