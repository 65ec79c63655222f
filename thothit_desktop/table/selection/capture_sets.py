# SPDX-License-Identifier: MIT
"""Sets of cards that can be captured together, and the cards picked of them; all cards are designs."""

from collections import Counter
from collections.abc import Iterable, Sequence

CardSet = tuple[int, ...]
"""Cards that are captured together, usually one."""


def containing(sets: Iterable[CardSet], picked: Sequence[int]) -> list[CardSet]:
    """Return the sets that contain all picked cards, each as often as picked."""
    wanted = Counter(picked)
    return [cards for cards in sets if wanted <= Counter(cards)]


def missing(sets: Iterable[CardSet], picked: Sequence[int]) -> set[int]:
    """Return the cards that can be picked next: the rest of the sets with all picked cards."""
    return {card for cards in containing(sets, picked) for card in Counter(cards) - Counter(picked)}


def complete(sets: Iterable[CardSet], picked: Sequence[int]) -> CardSet | None:
    """Return the set of exactly the picked cards; None if there is none."""
    wanted = sorted(picked)
    return next((cards for cards in sets if sorted(cards) == wanted), None)
