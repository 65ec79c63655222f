# SPDX-License-Identifier: MIT
"""What a player of Thunee keeps in mind of what its view says (docs/players.md)."""

from collections.abc import Callable
from dataclasses import replace

from thothit_desktop.players.thunee.inference import Seen

Recall = Callable[[Seen], Seen]
"""Leaves out what a player has forgotten."""


def everything(seen: Seen) -> Seen:
    """Forget nothing."""
    return seen


def without_hints(seen: Seen) -> Seen:
    """Know which cards have gone, but not who could not follow, nor what bids and claims told."""
    return replace(seen, lacking=(0,) * len(seen.lacking), offers=(), asked=())
