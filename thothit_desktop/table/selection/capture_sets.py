# SPDX-License-Identifier: MIT
"""Which set of cards is meant by those that have been picked; all cards are designs."""

from collections import Counter
from collections.abc import Iterable, Sequence

CardSet = tuple[int, ...]
"""Cards that are captured together, mostly a single one."""


def containing(sets: Iterable[CardSet], picked: Sequence[int]) -> list[CardSet]:
    """The sets that contain all picked cards, and each of them as often."""
    wanted = Counter(picked)
    return [cards for cards in sets if wanted <= Counter(cards)]


def missing(sets: Iterable[CardSet], picked: Sequence[int]) -> set[int]:
    """The cards that can be picked next: what the sets with all picked cards have beyond them."""
    return {card for cards in containing(sets, picked) for card in Counter(cards) - Counter(picked)}


def complete(sets: Iterable[CardSet], picked: Sequence[int]) -> CardSet | None:
    """The set of just the picked cards, None where there is none."""
    wanted = sorted(picked)
    return next((cards for cards in sets if sorted(cards) == wanted), None)
