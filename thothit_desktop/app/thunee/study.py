# SPDX-License-Identifier: MIT
"""The lesson in Thunee, and deals worth studying (found by `tests/tools/choose_deals.py`)."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Lesson
from thothit_desktop.players.claims import FirstMove, Happens

translate = QCoreApplication.translate


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the language of the interface."""
    return (
        Lesson(
            id="trump",
            game="thunee",
            folder=Path(__file__).parent / "lessons",
            title=translate("lessons", "Thunee: bidding, trump and calls"),
            about=translate("lessons", "Bid for trump, follow suit, announce a Jodhi and call Double."),
            minutes=5,
            refusals=frozenset(
                {
                    *("must-follow", "undertrump", "no-such-bid", "bid-too-low", "over-100-only"),
                    *("no-jodhi", "jodhi-claimed", "jodhi-first", "last-trick-only", "one-call"),
                    *("next-ten", "six-cards-first", "last-card-after-bid", "khanaak-without-bid"),
                    *("no-doubles", "trick-lost", "no-trick-lost", "under-thunee", "one-suit"),
                    *("trips-first", "no-moenie"),
                    *("not-now", "not-agreed", "not-your-turn", "not-in-hand", "answer-first", "too-late"),
                }
            ),
        ),
    )


def chosen_deals() -> tuple[ChosenDeal, ...]:
    """Return the deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="thunee",
            players=4,
            number=206,
            turn_order=2,
            title=translate("deals", "A hand for Thunee"),
            why=translate(
                "deals",
                "Three jacks and two nines: with this hand a regular-level player calls Thunee every time.",
            ),
            claim=Happens(event="thunee"),
        ),
        ChosenDeal(
            game="thunee",
            players=4,
            number=2,
            turn_order=3,
            title=translate("deals", "Bid or pass"),
            why=translate(
                "deals",
                "The dealer's first four cards are just good enough for a bid. By bidding 10, the master "
                "does 3 balls better than by passing.",
            ),
            claim=FirstMove(better="bid 10", worse="pass", points=3),
        ),
    )
