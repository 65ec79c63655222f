# SPDX-License-Identifier: MIT
"""Deleted matches, each kept for a month: a note beside them says when each was deleted."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from thothit_desktop.app.store.saves import SUFFIX, FileError, write_text

KEPT_DAYS = 30
"""So long a deleted match can be brought back."""

NOTE = "deleted.json"
_DAY = 86_400.0


class Trash:
    """The folder of deleted matches. What the note does not know was deleted when it is first seen."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._now = now

    def note(self, path: Path) -> None:
        """A match has been deleted, and lies here now."""
        self._write({**self._times(), path.name: self._now()})

    def forget(self, path: Path) -> None:
        """A match has been brought back, or deleted for good."""
        times = self._times()
        if times.pop(path.name, None) is not None:
            self._write(times)

    def clear_out(self) -> None:
        """Delete for good what was deleted more than a month ago."""
        now, known = self._now(), self._times()
        times = {path.name: min(known.get(path.name, now), now) for path in self._files()}
        for name, deleted in list(times.items()):
            if now - deleted > KEPT_DAYS * _DAY:
                with suppress(OSError):
                    (self.folder / name).unlink()
                    del times[name]
        if times != known:
            self._write(times)

    def _files(self) -> list[Path]:
        with suppress(OSError):
            return [path for path in self.folder.iterdir() if path.name.endswith(SUFFIX)]
        return []

    def _times(self) -> dict[str, float]:
        """By name when each was deleted, in seconds since 1970; nothing of a note that is damaged."""
        with suppress(OSError, ValueError, RecursionError):
            noted = json.loads((self.folder / NOTE).read_bytes())
            if isinstance(noted, dict):
                return {name: when for name, when in noted.items() if type(when) in (int, float)}
        return {}

    def _write(self, times: dict[str, float]) -> None:
        with suppress(FileError, OSError):  # it is noted the next time
            if times:
                write_text(self.folder / NOTE, json.dumps(times))
            else:
                (self.folder / NOTE).unlink()
