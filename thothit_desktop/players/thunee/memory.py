# SPDX-License-Identifier: MIT
"""The facts of its view that a player of Thunee remembers (docs/players.md)."""

from collections.abc import Callable
from dataclasses import replace

from thothit_desktop.players.thunee.inference import Seen

Recall = Callable[[Seen], Seen]
"""A function that removes forgotten facts."""


def everything(seen: Seen) -> Seen:
    """Return all facts."""
    return seen


def without_hints(seen: Seen) -> Seen:
    """Return the facts without conclusions: gaps in suits, bids and claims are forgotten."""
    return replace(seen, lacking=(0,) * len(seen.lacking), offers=(), asked=())
