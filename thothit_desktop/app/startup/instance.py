# SPDX-License-Identifier: MIT
"""One program at a time has a data directory; a later start hands over what it was asked for, and ends.

The first start holds a lock. A later one leaves a request beside it, a small file for which the first is
woken, which it reads and removes. So it is the same on every system, the directory's name may be as long as
it likes, and who may not write there cannot ask for anything.
"""

import errno
import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

PATIENCE = 2.0
"""Seconds within which a running program must answer."""

STARTING = 10.0
"""Seconds for which it may be busy with its own start: a slow disk, and somebody who clicks twice."""

PAUSE = 0.02
"""Seconds between two looks whether it has answered."""

LEFT_OVER = 60.0
"""Seconds after which nobody waits for the answer to a request any more."""

LIMIT = 100_000
"""Bytes of a request that are read; the longest path is shorter."""

_SUFFIX = ".request"

_NOT_HERE = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Faults of a directory into which nothing may be written."""

Entry = Literal["first", "handed over", "no answer"]
"""How a start found its place."""


@dataclass(frozen=True)
class Request:
    """What a later start asks for: to come to the front, with a record to open (an absolute path) or none.

    `token` is what lets a window come to the front under Wayland, empty elsewhere.
    """

    file: Path | None
    token: str

    @classmethod
    def of(cls, file: Path | None) -> "Request":
        """The request of this process, for a record or for nothing but the window."""
        return cls(file and file.absolute(), os.environ.get("XDG_ACTIVATION_TOKEN", ""))

    def dump(self) -> str:
        """As text, in ASCII: a path that is not Unicode comes back as it was."""
        return json.dumps({"file": self.file and str(self.file), "token": self.token})

    @classmethod
    def load(cls, text: str) -> "Request | None":
        """The request of a text; None of anything else."""
        try:
            data = json.loads(text)
            file, token = data["file"], data["token"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        if not (isinstance(token, str) and token.isascii() and token.isprintable()):
            return None
        if file is None:
            return cls(None, token)
        if not isinstance(file, str) or "\0" in file or not Path(file).is_absolute():
            return None
        return cls(Path(file), token)


class Instance(QObject):
    """The place of this program in a data directory."""

    called = Signal(object)
    """A later start has left this request (Request)."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._folder = directory / "running"
        self._lock = QLockFile(str(self._folder / "lock"))
        self._watcher: QFileSystemWatcher | None = None

    def enter(self, request: Request) -> Entry:
        """Be the first, or have the request taken over by the program that is.

        Where there can be no lock, nothing can be saved either, and everybody is the first.
        """
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
        if self._claim():
            return "first"
        self._let_come_forward()
        paper = self._folder / f"{os.getpid()}{_SUFFIX}"
        draft = paper.with_suffix(".draft")
        try:
            draft.write_text(request.dump(), encoding="ascii")
            draft.replace(paper)
            return self._wait(paper)
        except OSError as error:
            return "first" if error.errno in _NOT_HERE else "no answer"
        finally:
            for left in (draft, paper):
                with suppress(OSError):
                    left.unlink(missing_ok=True)

    def _wait(self, paper: Path) -> Entry:
        limit = time.monotonic() + PATIENCE
        with suppress(OSError):
            age = time.time() - (self._folder / "lock").stat().st_mtime
            limit = max(limit, time.monotonic() + min(STARTING - age, STARTING))
        while time.monotonic() < limit:
            if not paper.exists():
                return "handed over"
            if self._claim():  # it was just closing
                return "first"
            time.sleep(PAUSE)
        return "no answer"

    def _claim(self) -> bool:
        """Take the lock, if it can be had. What was asked of a program that has gone is this one's to answer.

        The lock of a killed program is nobody's: its process has gone, and should its number be another's by
        now, or the file be damaged, after half a minute the system alone is asked whether anybody holds it.
        """
        if not self._lock.tryLock(0):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        for paper in self._papers():
            with suppress(OSError):
                if time.time() - paper.stat().st_mtime > LEFT_OVER:
                    paper.unlink()
        return True

    def holder(self) -> int:
        """The process that has the lock; 0 where that is unknown."""
        return int(self._lock.getLockInfo()[0])

    def _let_come_forward(self) -> None:
        """Windows lets a program come to the front only if the one in front allows it."""
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(self.holder())

    def listen(self) -> None:
        """From now on tell what later starts ask for, and what they have asked already."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._read)
        self._read()

    def _read(self) -> None:
        for paper in self._papers():
            request = None
            with suppress(OSError, UnicodeDecodeError):
                if paper.is_file():  # a pipe might never end
                    with paper.open(encoding="ascii") as file:
                        request = Request.load(file.read(LIMIT))
            with suppress(OSError):
                paper.unlink()
            if request is not None:
                self.called.emit(request)

    def _papers(self) -> list[Path]:
        """The requests that lie there."""
        with suppress(OSError):
            return sorted(self._folder.glob(f"*{_SUFFIX}"))
        return []

    def close(self) -> None:
        """Hear nothing more, and let another program have the directory."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect()
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()
