# SPDX-License-Identifier: MIT
"""The expected margins of moves, as the table shows them on cards and calls."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class ExpectedMargin(NamedTuple):
    """The expected margin of one move."""

    words: str
    """The number as a short text: its cost against the best move, or in some games its chance to win."""
    share: float
    """The filled part of its bar, from 0 to 1."""
    best: bool
    """True for the move with the highest expected margin."""
    about: str
    """The same in a sentence, for a tooltip."""


@dataclass(frozen=True, kw_only=True)
class ExpectedMargins:
    """The expected margins of the moves of one decision."""

    hand: Mapping[int, ExpectedMargin] = field(default_factory=dict)
    """The margin of the best move with each hand card."""
    takes: Mapping[tuple[int, tuple[int, ...]], ExpectedMargin] = field(default_factory=dict)
    """The margin of each capture, by card and the set that it takes."""
    stock: ExpectedMargin | None = None
    """The margin of drawing from the stock; None if that is impossible, or only possible by a call."""
    discard: ExpectedMargin | None = None
    """The margin of taking the top discard."""
    calls: Mapping[str, ExpectedMargin] = field(default_factory=dict)
    """The margin of each call, by the text of its move."""


NO_MARGINS = ExpectedMargins()
"""No margins to show."""
