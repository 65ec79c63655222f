# SPDX-License-Identifier: MIT
"""Lets one program at a time use a data directory; a later start hands over what it should do, and ends.

The first start holds a lock. A later one leaves a request, a small file beside it, which the first program
notices, reads and removes. So it works alike on every system, the directory's name may be of any length, and
nobody who may not write there can ask for anything.
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
"""Seconds for which it may be busy with its own start, on a slow disk after a double double-click."""

PAUSE = 0.02
"""Seconds between two checks for its answer."""

LEFT_OVER = 60.0
"""Seconds after which nobody waits for the answer to a request any more."""

LIMIT = 100_000
"""Bytes of a request that are read; the longest path is shorter."""

_SUFFIX = ".request"

_NOT_HERE = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Errors of a directory that is read-only."""

StartOutcome = Literal["first", "handed over", "no answer"]
"""How a start ended up."""


@dataclass(frozen=True)
class Request:
    """A later start's request: come to the front, and open a record (an absolute path) if there is one.

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
        try:
            os.fsencode(file)
        except UnicodeEncodeError:  # no file can have such a name
            return None
        return cls(Path(file), token)


class Instance(QObject):
    """The right of this program to a data directory."""

    called = Signal(object)
    """A later start has left this request (Request)."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._folder = directory / RUNNING
        self._lock = QLockFile(str(self._folder / LOCK))
        self._watcher: QFileSystemWatcher | None = None

    def enter(self, request: Request) -> StartOutcome:
        """Be the first, or hand the request over to the program that is.

        Where no lock can be written, nothing can be saved either, and every start is the first.
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
        """Take the lock if it is free; requests to a program that has ended are then answered by this one.

        The lock of a killed program is free: its process has ended. If its number belongs to another process
        by now, or the file is damaged, Qt asks the system after half a minute whether anybody holds it.
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
        """True if this program alone has the directory."""
        return bool(self._lock.isLocked())

    def holder(self) -> int:
        """The number of the process that holds the lock; 0 where that is unknown."""
        return int(self._lock.getLockInfo()[0])

    def _let_come_forward(self) -> None:
        """Allow the first program to come to the front, as Windows demands of the one in front."""
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(self.holder())

    def listen(self) -> None:
        """Report what later starts ask for from now on, and what they have asked for already."""
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
        """The files of requests."""
        with suppress(OSError):
            return sorted(self._folder.glob(f"*{_SUFFIX}"))
        return []

    def close(self) -> None:
        """Stop listening, and let another program have the directory."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect()
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()
