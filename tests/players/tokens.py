# SPDX-License-Identifier: MIT
"""Cancellation functions for players."""

from collections.abc import Callable, Iterator


def never() -> bool:
    """A cancel token that is never used."""
    return False


def after(count: int) -> Callable[[], bool]:
    """A cancel token that says yes from the question after `count` on."""
    answers: Iterator[bool] = iter([False] * count)
    return lambda: next(answers, True)
