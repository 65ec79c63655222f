# SPDX-License-Identifier: MIT
"""Lets the C library of Linux give memory back to the system that the program has freed."""

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Parameters of glibc's `mallopt`."""
LARGE = 32 * 1024
"""Bytes from which on a block has pages of its own, and what may stay free at the end of the heap."""


def give_memory_back() -> None:
    """Keep the heap whole; call it before other threads start. Without glibc nothing happens.

    By itself glibc raises its limits when the first large picture is freed, and gives each thread a heap of
    its own. Then pictures leave holes between smaller things, some 30 MB in an evening.
    """
    mallopt = _function("mallopt")
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)
        mallopt(_TRIM_THRESHOLD, LARGE)
        mallopt(_ARENA_MAX, 1)


def trim_heap() -> None:
    """Give back the pages that are free within the heap, some milliseconds' work; only glibc can."""
    malloc_trim = _function("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(0)


def _function(name: str) -> "ctypes._NamedFuncPointer | None":
    """A function of glibc; None where there is no such."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
