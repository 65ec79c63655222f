# SPDX-License-Identifier: MIT
"""Files left out of a bundle: modules not imported at run time, plugins, and libraries not needed."""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath

Entry = tuple[str, str, str]
"""A file of a bundle as PyInstaller lists it: place in the bundle, source, kind."""

MODULES = (
    *("tkinter", "unittest", "test", "pydoc", "doctest", "lib2to3", "setuptools", "pip", "distutils"),
    *("ssl", "_ssl", "_hashlib", "bz2", "_bz2", "lzma", "_lzma", "curses", "readline"),
    *("asyncio", "concurrent", "multiprocessing", "xmlrpc", "http", "ftplib", "xml", "pyexpat"),
    *(f"_codecs_{language}" for language in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
    *("_multibytecodec", "PIL", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
    *("dask", "distributed", "numpy", "open_spiel", "pyspiel", "scipy"),
    *("PySide6.QtOpenGLWidgets", "PySide6.QtUiTools", "PySide6.QtPdf", "PySide6.QtTest", "PySide6.QtDBus"),
)
"""Modules that are imported only by unused code."""

PLUGINS = {
    "iconengines": "svgicon",
    "imageformats": "svg|jpeg|ico",
    "platforminputcontexts": "composeplatforminputcontextplugin|ibusplatforminputcontextplugin",
    "platforms": "xcb|wayland.*|offscreen|windows|cocoa",
    "platformthemes": "xdgdesktopportal",
    "styles": ".*",
    "wayland-decoration-client": ".*",
    "wayland-shell-integration": "xdg-shell",
}
"""Qt's plugins that are kept, by kind; other kinds are left out entirely."""

MEDIA = re.compile(
    r"(?:^|[/\\])(?:lib)?(?:(?:av(?:codec|format|util|filter|device)|sw(?:resample|scale))[-.]|ffmpeg|Qt6FFmpegStub)"
)
"""FFmpeg's libraries and the plugin that needs them: sounds do not need them, and they are large."""

_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+)/(?:lib)?q?([^/]+)\.(?:so|dll|dylib)$")
_UNUSED = re.compile(r"/translations/|/resources/|/qml/|opengl32sw\.dll|d3dcompiler|/libexec/")
_FRAMEWORK = re.compile(r"(?:^|/)(?!Python\.)([^/]+)\.framework/")

LOCAL = re.compile(
    r"lib(python3|ffi|sqlite3|xcb-(cursor|icccm|image|keysyms|render-util|util|xkb)|xkbcommon-x11)\b.*"
)
"""Libraries of the Linux build machine that go into the bundle: small, and often missing elsewhere."""


def wanted(place: str, kept_plugins: dict[str, str] = PLUGINS) -> bool:
    """Return True if the program may need a file at this place of the bundle."""
    place = place.replace("\\", "/")
    plugin = _PLUGIN.search(place)
    if plugin is not None:
        return re.fullmatch(kept_plugins.get(plugin[1], "(?!)"), plugin[2]) is not None
    return _UNUSED.search(place) is None and MEDIA.search(place) is None


def local(entry: Entry) -> bool:
    """Return True if a Linux library comes with the program: Python's or Qt's own, or a rare one."""
    place, _, kind = entry
    if kind != "BINARY" or "/" in place:
        return True
    return LOCAL.fullmatch(PurePath(place).name) is not None


def needed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without libraries that no other entry needs.

    `imports` returns the libraries that the file of a source needs. Extension modules, plugins and files that
    are no shared libraries are always kept.
    """
    entries = list(entries)
    libraries: dict[str, list[Entry]] = {}
    kept, waiting = set(), []
    for entry in entries:
        library = _library(entry)
        if library is None:
            waiting.append(entry)
        else:
            libraries.setdefault(library, []).append(entry)
    while waiting:
        entry = waiting.pop()
        kept.add(entry)
        if entry[2] in ("BINARY", "EXTENSION"):
            for name in imports(entry[1]):
                waiting += libraries.pop(PurePath(name).name.lower(), [])
    return [entry for entry in entries if entry in kept]


def _library(entry: Entry) -> str | None:
    """Return the library an entry belongs to if it is there only because another file links to it, else None.

    On macOS it may be a framework: a folder with the library, a description and links, and a link to it.
    """
    place, source, kind = entry
    path = PurePath(place.replace("\\", "/"))
    framework = _FRAMEWORK.search(f"{place}/{source}/" if kind == "SYMLINK" else place)
    if framework is not None:
        return framework[1].lower()
    if kind not in ("BINARY", "SYMLINK") or "plugins" in path.parts or "lib-dynload" in path.parts:
        return None
    if re.match(r"(lib(?!pyside|shiboken|python)|Qt6)", path.name) is None:
        return None
    return path.name.lower()
