# SPDX-License-Identifier: MIT
"""A census of a process: anonymous memory, Qt's objects, scene items, threads and open files (Linux)."""

import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView
from shiboken6 import Shiboken

from thothit_desktop.app.startup.allocator import trim_heap

PASSING = ("Thread (pooled)", "QDBusConnection", "gmain", "gdbus", "dconf worker", "pool-spawner")
"""Threads of Qt and of the system that come and go by themselves."""
KEPT_OPEN = "/usr/share/mime/mime.cache"
"""Opened once by Qt, when it first determines the type of a file, and never closed."""


@dataclass(frozen=True)
class Census:
    """Counts by kind, and anonymous memory in MB."""

    memory: float
    objects: Counter[str]
    """All `QObject`s below the top-level widgets and the application, by class."""
    wrappers: Counter[str]
    """The objects and scene items of Qt that Python knows, by class."""
    items: int
    """The number of items in all visible scenes."""
    threads: Counter[str]
    files: Counter[str]

    def counts(self) -> Counter[str]:
        """Return all counts by their printed names."""
        kinds = {
            "object": self.objects,
            "wrapper": self.wrappers,
            "thread": self.threads,
            "file": self.files,
        }
        found = {f"{kind} {name}": number for kind, of in kinds.items() for name, number in of.items()}
        return Counter({**found, "scene items": self.items})


def left(before: Sequence[Census], now: Sequence[Census]) -> list[str]:
    """Return the counts, as texts, that now always exceed their former maximum; memory is left out.

    Single counts differ: a closed score sheet keeps the rows of the round that it showed last.
    """
    most, fewest = before[0].counts(), now[0].counts()
    for rest in before:
        most |= rest.counts()
    for rest in now:
        fewest &= rest.counts()
    return [f"{what}: {most[what]} -> {number}" for what, number in fewest.items() if number > most[what]]


def anonymous() -> float:
    """Return the anonymous memory of this process in MB, which does not include mapped files."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1]) / 1024
    raise OSError("this kernel tells nothing of anonymous memory")


def take() -> Census:
    """Count everything; the caller has brought the program to rest.

    The garbage collector runs first, because the program would free these objects when the next match is
    left.
    """
    gc.collect()
    trim_heap()
    memory = anonymous()
    return Census(memory, _objects(), _wrappers(), _items(), _threads(), _files())


def _objects() -> Counter[str]:
    app = QApplication.instance()
    assert app is not None
    roots = [app, *QApplication.topLevelWidgets()]
    # A dialog with a parent is a top-level widget and its parent's child: it counts once.
    found = {Shiboken.getCppPointer(one)[0]: one for root in roots for one in root.findChildren(QObject)}
    return Counter(_name(one) for one in found.values())


def _wrappers() -> Counter[str]:
    """Return the Python wrappers by class; call it after the objects are counted, when each has one."""
    held = (one for one in Shiboken.getAllValidWrappers() if isinstance(one, (QObject, QGraphicsItem)))
    return Counter(type(one).__name__ for one in held)


def _name(one: QObject) -> str:
    return one.metaObject().className()


def _items() -> int:
    views = (view for view in QApplication.allWidgets() if isinstance(view, QGraphicsView))
    return sum(len(view.scene().items()) for view in views if view.isVisible() and view.scene() is not None)


def _threads() -> Counter[str]:
    names = Counter[str]()
    for task in Path("/proc/self/task").iterdir():
        name = (task / "comm").read_text().strip()
        if name not in PASSING:
            names[name] += 1
    return names


def _files() -> Counter[str]:
    found = Counter[str]()
    for handle in Path("/proc/self/fd").iterdir():
        try:
            kind = _kind(str(handle.readlink()))
        except FileNotFoundError:  # This is the directory handle of the listing itself.
            continue
        if kind != KEPT_OPEN:
            found[kind] += 1
    return found


def _kind(target: str) -> str:
    """Return the kind of an open file: a file's name, or a pipe or a socket."""
    return target.partition(":")[0] if target.startswith(("pipe:", "socket:")) else target
