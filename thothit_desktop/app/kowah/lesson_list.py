# SPDX-License-Identifier: MIT
"""The lesson in Kowah."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Lesson

translate = QCoreApplication.translate


def lessons() -> tuple[Lesson, ...]:
    """The lessons, in the language of the interface."""
    return (
        Lesson(
            id="checki",
            game="kowah",
            folder=Path(__file__).parent / "lessons",
            title=translate("lessons", "Kowah: checki and claims"),
            about=translate("lessons", "Build a ready hand, declare it, and claim the card that wins."),
            minutes=4,
            refusals=frozenset(
                {
                    *("draw-first", "discard-first", "just-taken", "declared-must-stay-ready"),
                    *("not-a-pair", "not-ready", "no-checki", "no-claim", "checki-first", "frozen"),
                    *("declared-already", "declare-at-once", "take-to-win", "nothing-to-discard"),
                    *("nothing-asked", "nothing-discarded", "no-seat", "seat-named"),
                    *("not-your-turn", "not-in-hand", "answer-first", "too-late"),
                }
            ),
        ),
    )
