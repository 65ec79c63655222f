# SPDX-License-Identifier: MIT
"""One sentence to the person, where they see it; without Qt, which may be what is missing."""

import os
import sys
from contextlib import suppress

PROGRAM = "thothit-desktop"
TITLE = "Thothit"

_FOREMOST = 0x10000
"""Windows: the dialog comes to the front."""

_APPLE = (
    "on run argv",  # a name that AppleScript itself has no meaning for
    f'display dialog (item 1 of argv) with title "{TITLE}" buttons {{"OK"}} default button 1',
    "end run",
)


def say(sentence: str) -> None:
    """Write `thothit-desktop: SENTENCE` to stderr; where nobody sees that, show it in a dialog. Never raises.

    A dialog of Windows is waited for; those of other systems outlive the program.
    """
    if sys.stderr is not None:
        with suppress(OSError, ValueError):  # nobody may be listening there any more
            print(f"{PROGRAM}: {sentence}", file=sys.stderr, flush=True)
    if not _console():
        show(sentence)


def show(text: str) -> None:
    """Show a text in a dialog, if this system has one without Qt. Never raises."""
    text = text.strip()
    with suppress(Exception):  # the sentence has been written, or there is no way to tell more
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.MessageBoxW(None, text, TITLE, _FOREMOST)
            return
        import subprocess  # what is not needed must not cost time at every start

        command = _command(f" {text}" if text.startswith("-") else text)  # no option of the dialog's
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
    """Whether somebody sees stderr: a program that was started by a double-click has none, or a log's."""
    if sys.stderr is None:
        return False
    with suppress(OSError, ValueError):
        return sys.platform == "win32" or not hasattr(sys, "frozen") or sys.stderr.isatty()
    return False


def _command(text: str) -> list[str] | None:
    """What shows a dialog on this system."""
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
    """As the program was started: its bundle's libraries would break another program."""
    given = dict(os.environ)
    if hasattr(sys, "frozen"):
        given.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in given:
            given["LD_LIBRARY_PATH"] = given.pop("LD_LIBRARY_PATH_ORIG")
    return given
