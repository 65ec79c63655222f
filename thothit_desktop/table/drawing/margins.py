# SPDX-License-Identifier: MIT
"""What moves are expected to bring, as the table shows it on cards and calls."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class ExpectedMargin(NamedTuple):
    """What one move is expected to bring."""

    words: str
    """The number, in a few signs."""
    share: float
    """How much of its bar is filled, from 0 to 1."""
    best: bool
    """True of the move that promises most."""
    about: str
    """The same in a sentence, for a tooltip."""


@dataclass(frozen=True, kw_only=True)
class ExpectedMargins:
    """What the moves of one decision are expected to bring."""

    hand: Mapping[int, ExpectedMargin] = field(default_factory=dict)
    """By hand card, that of the best move with it."""
    takes: Mapping[tuple[int, tuple[int, ...]], ExpectedMargin] = field(default_factory=dict)
    """By card and the set that it takes."""
    stock: ExpectedMargin | None = None
    """Of drawing from the stock; None where that cannot be done, or only a call does it."""
    discard: ExpectedMargin | None = None
    """Of taking the top discard."""
    calls: Mapping[str, ExpectedMargin] = field(default_factory=dict)
    """By the text of a call's move."""


NO_MARGINS = ExpectedMargins()
"""Nothing is expected of anything."""
