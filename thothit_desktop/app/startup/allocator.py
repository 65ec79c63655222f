# SPDX-License-Identifier: MIT
"""Makes the C library of Linux return freed memory to the system."""

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Parameters of glibc's `mallopt`."""
LARGE = 32 * 1024
"""Bytes from which a block has its own pages, and the limit for free memory at the end of the heap."""


def give_memory_back() -> None:
    """Set glibc's limits so that the heap stays compact; to be called before other threads start.

    By default glibc raises its limits when the first large picture is freed, and gives each thread its own
    heap. Freed pictures then leave holes between smaller objects, some 30 MB in an evening. Without glibc
    nothing happens.
    """
    mallopt = _function("mallopt")
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)
        mallopt(_TRIM_THRESHOLD, LARGE)
        mallopt(_ARENA_MAX, 1)


def trim_heap() -> None:
    """Return free pages within the heap to the system; takes some milliseconds, needs glibc."""
    malloc_trim = _function("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(0)


def _function(name: str) -> "ctypes._NamedFuncPointer | None":
    """Return a function of glibc; None if it does not exist."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
