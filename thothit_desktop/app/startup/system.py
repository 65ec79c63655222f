# SPDX-License-Identifier: MIT
"""Checks the libraries and the display before Qt starts, and describes in a sentence what is missing."""

import ctypes
import os
import re
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from thothit_desktop.app.startup.startup_errors import PROGRAM
from thothit_desktop.cli_texts import translate

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libGLdispatch.so.0": "libglvnd0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The Debian and Ubuntu package of each library that Qt needs and a minimal system lacks."""

ARCH_PACKAGES = {
    "libEGL.so.1": "libglvnd",
    "libGL.so.1": "libglvnd",
    "libGLX.so.0": "libglvnd",
    "libGLdispatch.so.0": "libglvnd",
    "libX11-xcb.so.1": "libx11",
    "libX11.so.6": "libx11",
    "libdbus-1.so.3": "dbus",
    "libexpat.so.1": "expat",
    "libfontconfig.so.1": "fontconfig",
    "libfreetype.so.6": "freetype2",
    "libgcc_s.so.1": "gcc-libs",
    "libglib-2.0.so.0": "glib2",
    "libgthread-2.0.so.0": "glib2",
    "libstdc++.so.6": "gcc-libs",
    "libwayland-client.so.0": "wayland",
    "libwayland-cursor.so.0": "wayland",
    "libxcb-cursor.so.0": "xcb-util-cursor",
    "libxcb-icccm.so.4": "xcb-util-wm",
    "libxcb-image.so.0": "xcb-util-image",
    "libxcb-keysyms.so.1": "xcb-util-keysyms",
    "libxcb-render-util.so.0": "xcb-util-renderutil",
    "libxcb-util.so.1": "xcb-util",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11",
    "libxkbcommon.so.0": "libxkbcommon",
    "libz.so.1": "zlib",
    "libzstd.so.1": "zstd",
}
"""Arch's package of each library that Qt or an installer needs, except those of libxcb."""

_OURS = ("libQt6", "libpyside6", "libshiboken6")
"""The first letters of the names of libraries that come with PySide6."""

WINDOWS_BUILD = 18362
"""The build of Windows 10 1903, the first with the icuuc.dll that Qt needs."""

PATIENCE = 10
"""Seconds within which a display must answer."""


def has_display() -> bool:
    """Return True if there is a display, or QT_QPA_PLATFORM is set."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"))


def problem() -> str | None:
    """Return in a sentence why the window cannot open on this machine; None if it can."""
    try:
        import PySide6.QtGui
        import PySide6.QtStateMachine
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return missing_library(str(error))
    if not sys.platform.startswith("linux"):
        return None
    platforms = [name.partition(":")[0] for name in os.environ.get("QT_QPA_PLATFORM", "").split(";")]
    problems: list[str | None] = []
    if any(name.startswith("wayland") for name in platforms) or (
        platforms == [""] and os.environ.get("WAYLAND_DISPLAY")
    ):
        problems.append(_wayland_problem())
    if platforms == [""] or "xcb" in platforms:
        problems.append(_xcb_problem())
    # Qt uses the first platform that works.
    return None if None in problems or not problems else problems[0]


def _wayland_problem() -> str | None:
    """Return why Wayland cannot be used: load its plugin, and connect to its socket."""
    try:
        _load("libqwayland.so")
    except OSError as error:
        return missing_library(str(error))
    import socket

    name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), name)
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(path))
    except OSError:
        return translate("startup", "the Wayland display {0} doesn't answer").format(name)
    return None


def _xcb_problem() -> str | None:
    """Return why X11 cannot be used: load its plugin, and connect to the display."""
    if not os.environ.get("DISPLAY"):
        return translate(
            "startup",
            "there is no display to open a window on; on a machine without a screen, start Thothit with: {0}",
        ).format(f"xvfb-run -a {_command()}")
    try:
        _load("libqxcb.so")
        xcb = _library("libxcb.so.1")
    except OSError as error:
        return missing_library(str(error))
    if _answers(xcb):
        return None
    return translate("startup", "the display {0} doesn't answer").format(os.environ["DISPLAY"])


def _command() -> str:
    """Return the shell command that starts this program."""
    import shlex
    import shutil

    if shutil.which(PROGRAM):
        return PROGRAM
    return shlex.join([sys.executable, *([] if hasattr(sys, "frozen") else ["-m", "thothit_desktop"])])


def _load(plugin: str) -> None:
    """Load a platform plugin with its libraries, if it is in PySide6's own folder; raises OSError."""
    import PySide6

    path = Path(PySide6.__path__[0], "Qt", "plugins", "platforms", plugin)
    if path.exists():
        _library(str(path))


def _library(name: str) -> ctypes.CDLL:
    """Load a library; raises the OSError of the system's loader, which a bundle's loader wraps."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise (error.__cause__ or error) from None


def _answers(xcb: ctypes.CDLL) -> bool:
    """Return True if the display accepts a connection in time; otherwise Qt would abort or wait for ever."""
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    answered = threading.Event()

    def connect() -> None:
        connection = xcb.xcb_connect(None, None)
        if not xcb.xcb_connection_has_error(connection):
            answered.set()
        xcb.xcb_disconnect(connection)

    attempt = threading.Thread(target=connect, daemon=True)
    attempt.start()
    attempt.join(PATIENCE)
    return answered.is_set()


def missing_library(reason: str) -> str:  # noqa: PLR0911 - a sentence for each cause
    """Return a sentence for a loader's error: a library is missing, too old or does not fit."""
    if sys.platform == "win32" and sys.getwindowsversion().build < WINDOWS_BUILD:
        return translate(
            "startup", "this system is too old: the program needs Windows 10 version 1903 or later"
        )
    reason = " ".join(reason.split())
    if version := re.search(r"(\S+): version [`']([A-Z]+)_([\d.]+)' not found", reason):
        library, kind, needed = version.groups()
        if kind == "GLIBC":
            told = translate("startup", "this system is too old: it has {0}, but the program needs glibc {1}")
            return told.format(_libc(), needed)
        name = Path(library).name
        told = translate("startup", "this system is too old: its {0} has no {1}, which the program needs")
        return told.format(name, f"{kind}_{needed}")
    if symbol := re.search(r"undefined symbol: (\w+)", reason):
        return translate(
            "startup", "the libraries of this system don't fit the program: none of them has {0}"
        ).format(symbol[1])
    if reason.startswith("No module named"):
        return translate("startup", "install Thothit again: it is not complete ({0})").format(reason)
    library = reason.partition(":")[0]
    if "cannot open shared object file" not in reason:
        return translate("startup", "Qt can't be loaded: {0}").format(reason)
    if library.startswith(_OURS):
        told = translate("startup", "install Thothit again: it is not complete ({0} is missing)")
        return told.format(library)
    # The loader names only the first one.
    lacking = sorted({library} | {name for name in PACKAGES if not _is_installed(name)})
    command = _install_command(lacking)
    if command:
        told = translate("startup", "this system lacks {0}; install what is missing with: {1}")
        return told.format(", ".join(lacking), command)
    told = translate("startup", "this system lacks {0}; install what is missing with your package manager")
    return told.format(", ".join(lacking))


def _is_installed(library: str) -> bool:
    """Return True if the loader of the system finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _install_command(libraries: Sequence[str]) -> str:
    """Return the command of this system's package manager that installs libraries; empty if none is known."""
    import shlex
    import shutil

    if shutil.which("apt") and PACKAGES.keys() >= set(libraries):
        manager, names = ["apt", "install"], {PACKAGES[name] for name in libraries}
    elif shutil.which("pacman") and PACKAGES.keys() >= set(libraries):
        manager, names = ["pacman", "-S"], {ARCH_PACKAGES.get(name, "libxcb") for name in libraries}
    elif found := [name for name in ("dnf", "zypper") if shutil.which(name)]:
        # RPM finds packages by the libraries that they contain.
        manager, names = [found[0], "install"], {f"{name}()(64bit)" for name in libraries}
    else:
        return ""
    return shlex.join(["sudo", *manager, *sorted(names)])


def _libc() -> str:
    """Return the name and version of the C library, such as `glibc 2.31`."""
    return (os.confstr("CS_GNU_LIBC_VERSION") if hasattr(os, "confstr") else None) or translate(
        "startup", "another C library"
    )
