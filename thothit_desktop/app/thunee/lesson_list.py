# SPDX-License-Identifier: MIT
"""The lesson in Thunee."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Lesson

translate = QCoreApplication.translate


def lessons() -> tuple[Lesson, ...]:
    """The lessons, in the language of the interface."""
    return (
        Lesson(
            id="trump",
            game="thunee",
            folder=Path(__file__).parent / "lessons",
            title=translate("lessons", "Thunee: bidding, trump and calls"),
            about=translate("lessons", "Bid for trump, follow suit, claim a Jodhi and call Double."),
            minutes=5,
            refusals=frozenset(
                {
                    *("must-follow", "undertrump", "no-such-bid", "bid-too-low", "over-100-only"),
                    *("no-jodhi", "jodhi-claimed", "jodhi-first", "last-trick-only", "one-call"),
                    *("no-doubles", "trick-lost", "no-trick-lost", "under-thunee", "one-suit"),
                    *("not-now", "not-agreed", "not-your-turn", "not-in-hand", "answer-first", "too-late"),
                }
            ),
        ),
    )
