# SPDX-License-Identifier: MIT
"""The winning hand of Kowah, and the source of its last card (docs/rules/kowah.md W5)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.contract import Event

translate = QCoreApplication.translate


class WonHand(NamedTuple):
    """The winner's nine cards: two triplets, and three identical cards of the winning design.

    `how` is `drew`, `took` (from the discards), `claimed drew` or `claimed discarded`. `giver` is the seat
    that discarded or drew the winning card for the winner, None for a card from the stock.
    """

    seat: int
    triplets: tuple[tuple[int, ...], ...]
    card: int
    how: str
    giver: int | None

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        """The sets of the hand, the winning one last."""
        return (*self.triplets, (self.card,) * 3)


def captions() -> list[str]:
    """Return the captions of a winning hand, in the order of `WonHand.sets`."""
    return [
        translate("kowah", "Triplet"),
        translate("kowah", "Triplet"),
        translate("kowah", "Pair and winning card"),
    ]


def won_hand(history: Sequence[Event]) -> WonHand | None:
    """Return the winning hand from a history; None if nobody has won."""
    ends = [number for number, event in enumerate(history) if event.kind == "won"]
    if not ends:
        return None
    seat, nine = history[ends[0]].seat, history[ends[0]].cards
    *before, last = history[: ends[0]]
    how, giver = "drew", None
    if last.kind in ("took", "claimed"):
        source = before[-1] if last.kind == "claimed" else _discarded(before)
        how = f"claimed {'discarded' if source.kind == 'discarded' else 'drew'}"
        how, giver = ("took" if last.kind == "took" else how), source.seat
    return WonHand(seat, (nine[3:6], nine[6:9]), nine[0], how, giver)


def _discarded(history: Sequence[Event]) -> Event:
    """Return the event of the last discard."""
    return next(event for event in reversed(history) if event.kind == "discarded")
