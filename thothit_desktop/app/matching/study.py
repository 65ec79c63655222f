# SPDX-License-Identifier: MIT
"""The lesson on Thothit Banyuwangi and Sampèn, and the drill on Sampèn."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import Drill, Lesson

translate = QCoreApplication.translate


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the language of the interface."""
    return (
        Lesson(
            id="match",
            game="thothit-banyuwangi",
            folder=Path(__file__).parent / "lessons",
            title=translate("lessons", "Sampèn and Thothit Banyuwangi: match and throw out"),
            about=translate(
                "lessons", "Match the open card, throw out the right one, and keep the right last card."
            ),
            minutes=3,
            refusals=frozenset(
                {
                    *("nothing-open", "no-twin", "other-card-next", "not-matched", "no-satu", "throw-first"),
                    *("keep-first", "no-question", "name-the-seat", "not-your-turn", "not-in-hand"),
                    *("answer-first", "too-late"),
                }
            ),
        ),
    )


def drills() -> tuple[Drill, ...]:
    """Return the drills, in the language of the interface."""
    return (
        Drill(
            id="match",
            game="sampen",
            folder=Path(__file__).parent / "drills",
            title=translate("drills", "Sampèn: match or wait"),
            question=translate("drills", "You hold the identical card. Match it, or let it go?"),
            rule=translate(
                "drills",
                "A match takes two cards from your hand, but with the card you throw out an opponent may go "
                "on. Early in the round, match. When few stock cards are left, such a chain may leave an "
                "opponent with fewer cards than you: then it may be better to let go.",
            ),
        ),
    )
