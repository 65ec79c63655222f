# SPDX-License-Identifier: MIT
"""The lessons in the fishing games: the cards, a turn, what counts, and pairs on the table."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Lesson

translate = QCoreApplication.translate

_FOLDER = Path(__file__).parent / "lessons"


def lessons() -> tuple[Lesson, ...]:
    """The lessons, in the language of the interface."""
    return (
        Lesson(
            id="cards",
            game="thothit",
            folder=_FOLDER,
            title=translate("lessons", "The cards and their ranks"),
            about=translate("lessons", "Suits, honours, twins and red stamps, and which card takes which."),
            minutes=2,
            refusals=frozenset({"no-match", "not-in-pool", "not-identical"}),
            deck="ceki",
        ),
        Lesson(
            id="turn",
            game="thothit",
            folder=_FOLDER,
            title=translate("lessons", "A turn of Thothit"),
            about=translate("lessons", "A card from your hand, then one from the stock; and the first turn."),
            minutes=3,
            refusals=frozenset(
                {
                    *("hand-card-first", "must-capture", "first-turn", "turned-card-first"),
                    *("not-turned", "nothing-turned", "stock-first", "not-your-turn", "not-in-hand"),
                }
            ),
        ),
        Lesson(
            id="scoring",
            game="thothit",
            folder=_FOLDER,
            title=translate("lessons", "What counts: twins and red stamps"),
            about=translate("lessons", "Why you take one card rather than another."),
            minutes=3,
        ),
        Lesson(
            id="pairs",
            game="sackson",
            folder=_FOLDER,
            title=translate("lessons", "Pairs on the table"),
            about=translate("lessons", "The rules that protect pairs, game by game."),
            minutes=3,
            refusals=frozenset({"pair-protected", "different-first", "capture-with-another"}),
        ),
    )
