# SPDX-License-Identifier: MIT
"""The rows of cards before two players who play from open cards (docs/rules/thunee.md T27-T29)."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from thothit_desktop.games.contract import Event

HALF = 6
"""The number of tricks after which two players get further cards; also the number of stacks in a row."""


class OpenStack(NamedTuple):
    """One place of a row: its open card, and the card face down below it, which nobody knows."""

    card: int | None
    """The open card; None if there is none."""
    below: bool
    """True if a card lies face down here."""


OpenRow = tuple[OpenStack, ...]
"""The stacks of a player, from left to right."""


def lain_open(cards: Iterable[int], history: Sequence[Event]) -> list[int]:
    """Return the cards without those that were laid open or turned after the last trick (T29)."""
    since = takewhile(lambda event: event.kind != "trick", reversed(history))
    fresh = {card for event in since if event.kind in ("opened", "turned") for card in event.cards}
    return [card for card in cards if card not in fresh]
