# SPDX-License-Identifier: MIT
"""Lets one program at a time use a data directory; a later start hands over its request, and ends.

The first start holds a lock. A later one writes a request, a small file beside the lock, which the first
program notices, reads and removes. This works alike on every system and with directory names of any length,
and only users with write access can make a request.
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

RUNNING = "running"
"""The folder of the lock and of requests, in a data directory."""
LOCK = "lock"
PATIENCE = 2.0
"""Seconds within which a running program must answer."""

STARTING = 10.0
"""Seconds that a start may take before the program answers, as on a slow disk after two double-clicks."""

PAUSE = 0.02
"""Seconds between two checks for the answer."""

LEFT_OVER = 60.0
"""Seconds after which no start waits for the answer to its request any more."""

LIMIT = 100_000
"""The largest number of bytes read of a request; the longest path is shorter."""

_SUFFIX = ".request"

_NOT_HERE = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Errors of a directory that is read-only."""

StartOutcome = Literal["first", "handed over", "no answer"]
"""The outcome of a start."""


@dataclass(frozen=True)
class Request:
    """A later start's request: come to the front, and open a record (an absolute path) if there is one.

    `token` allows a window to come to the front under Wayland; empty elsewhere.
    """

    file: Path | None
    token: str

    @classmethod
    def of(cls, file: Path | None) -> "Request":
        """Return the request of this process, with a record or without."""
        return cls(file and file.absolute(), os.environ.get("XDG_ACTIVATION_TOKEN", ""))

    def dump(self) -> str:
        """Return the request as ASCII text, which also keeps paths that are not Unicode."""
        return json.dumps({"file": self.file and str(self.file), "token": self.token})

    @classmethod
    def load(cls, text: str) -> "Request | None":
        """Return the request in a text; None if the text is not a valid request."""
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
        try:
            os.fsencode(file)
        except UnicodeEncodeError:  # no file can have such a name
            return None
        return cls(Path(file), token)


class Instance(QObject):
    """The lock of this program on a data directory."""

    called = Signal(object)
    """Emitted with the `Request` of a later start."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._folder = directory / RUNNING
        self._lock = QLockFile(str(self._folder / LOCK))
        self._watcher: QFileSystemWatcher | None = None

    def enter(self, request: Request) -> StartOutcome:
        """Take the lock, or hand the request over to the program that has it.

        If no lock can be written, nothing can be saved either, and every start counts as the first.
        """
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
        if self._claim():
            return "first"
        self._let_come_forward()
        path = self._folder / f"{os.getpid()}{_SUFFIX}"
        draft = path.with_suffix(".draft")
        try:
            draft.write_text(request.dump(), encoding="ascii")
            draft.replace(path)
            return self._wait(path)
        except OSError as error:
            return "first" if error.errno in _NOT_HERE else "no answer"
        finally:
            for left in (draft, path):
                with suppress(OSError):
                    left.unlink(missing_ok=True)

    def _wait(self, path: Path) -> StartOutcome:
        limit = time.monotonic() + PATIENCE
        with suppress(OSError):
            age = time.time() - (self._folder / LOCK).stat().st_mtime
            limit = max(limit, time.monotonic() + min(STARTING - age, STARTING))
        while time.monotonic() < limit:
            if not path.exists():
                return "handed over"
            if self._claim():  # it was just closing
                return "first"
            time.sleep(PAUSE)
        return "no answer"

    def _claim(self) -> bool:
        """Take the lock if it is free, and delete old requests; return True if this program is the first.

        The lock of a killed program is free, because its process has ended. If another process has its number
        by now, or the file is damaged, Qt asks the system after half a minute whether the lock is held.
        """
        if not self._lock.tryLock(0):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        for path in self._requests():
            with suppress(OSError):
                if time.time() - path.stat().st_mtime > LEFT_OVER:
                    path.unlink()
        return True

    @property
    def locked(self) -> bool:
        """True if this program holds the lock."""
        return bool(self._lock.isLocked())

    def holder(self) -> int:
        """Return the number of the process that holds the lock; 0 if unknown."""
        return int(self._lock.getLockInfo()[0])

    def _let_come_forward(self) -> None:
        """Allow the first program to come to the front, which Windows requires of the foreground program."""
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(self.holder())

    def listen(self) -> None:
        """Emit the requests that are there, and those of later starts."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._read)
        self._read()

    def _read(self) -> None:
        for path in self._requests():
            request = None
            with suppress(OSError, UnicodeDecodeError):
                if path.is_file():  # a pipe might never end
                    with path.open(encoding="ascii") as file:
                        request = Request.load(file.read(LIMIT))
            with suppress(OSError):
                path.unlink()
            if request is not None:
                self.called.emit(request)

    def _requests(self) -> list[Path]:
        """Return the files of requests."""
        with suppress(OSError):
            return sorted(self._folder.glob(f"*{_SUFFIX}"))
        return []

    def close(self) -> None:
        """Stop listening, and release the lock."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect()
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()
