# SPDX-License-Identifier: MIT
"""Deals of Thunee that are worth studying, found by `tests/tools/choose_deals.py`."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import ChosenDeal
from thothit_desktop.players.claims import FirstMove, Happens

translate = QCoreApplication.translate


def deals() -> tuple[ChosenDeal, ...]:
    """The deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="thunee",
            players=4,
            number=206,
            place=2,
            title=translate("deals", "A hand that must be called"),
            why=translate(
                "deals",
                "Three jacks and two nines: on this hand a regular calls Thunee every time.",
            ),
            claim=Happens(event="thunee"),
        ),
        ChosenDeal(
            game="thunee",
            players=4,
            number=2,
            place=3,
            title=translate("deals", "Bid or pass"),
            why=translate(
                "deals",
                "The dealer's first four cards are just worth a bid. The master who bids 10 ends 3 balls "
                "better than the master who passes.",
            ),
            claim=FirstMove(better="bid 10", worse="pass", points=3),
        ),
    )
