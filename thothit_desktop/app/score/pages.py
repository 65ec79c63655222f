# SPDX-License-Identifier: MIT
"""What a page of the score sheet says beside what it shows, whatever the game."""

from typing import NamedTuple


class Told(NamedTuple):
    """What stands above a page, and the whole of it in words."""

    headline: str
    notes: tuple[str, ...]
    text: str
