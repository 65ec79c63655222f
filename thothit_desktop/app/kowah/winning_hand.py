# SPDX-License-Identifier: MIT
"""How a hand of Kowah was won: with which card, and where it came from (docs/rules/kowah.md W5)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.contract import Event

translate = QCoreApplication.translate


class WonHand(NamedTuple):
    """The winner's nine cards: two triplets, and the three identical ones.

    `how` is `drew`, `took` (the top of the discards), or `claimed drew` and `claimed discarded`; `giver` is
    who discarded the winning card or drew it for another, None where the stock gave it.
    """

    seat: int
    triplets: tuple[tuple[int, ...], ...]
    card: int
    how: str
    giver: int | None

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        """The hand as it is shown, the winning card last."""
        return (*self.triplets, (self.card,) * 3)


def captions() -> list[str]:
    """Return what the sets of a winning hand are, in the order of `WonHand.sets`."""
    return [
        translate("kowah", "Triplet"),
        translate("kowah", "Triplet"),
        translate("kowah", "The waiting pair"),
    ]


def won_hand(history: Sequence[Event]) -> WonHand | None:
    """Return the hand that won a round by its history; None if nobody has won."""
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
    """The last discard."""
    return next(event for event in reversed(history) if event.kind == "discarded")
