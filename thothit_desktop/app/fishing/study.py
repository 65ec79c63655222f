# SPDX-License-Identifier: MIT
"""The lessons in the fishing games, and deals worth studying (found by `tests/tools/choose_deals.py`)."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Lesson
from thothit_desktop.players.claims import FirstMove, Gain, Happens, Margin

translate = QCoreApplication.translate


_FOLDER = Path(__file__).parent / "lessons"


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the language of the interface."""
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


def first_capture() -> Lesson:
    """Return the scene that greets a new player; it has two players, so that little lies around the cards."""
    return Lesson(
        id="first",
        game="sackson",
        folder=_FOLDER,
        title=translate("lessons", "Welcome to Thothit"),
        about=translate("lessons", "Two fives and a seven to try."),
        minutes=1,
    )


def chosen_deals() -> tuple[ChosenDeal, ...]:
    """Return the deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="thothit",
            players=3,
            number=5,
            turn_order=0,
            title=translate("deals", "Think ahead"),
            why=translate(
                "deals",
                "The raja can do much better than to take what is worth most at once: the master gets 40 "
                "points more out of this hand than a regular.",
            ),
            claim=Gain(points=40),
        ),
        ChosenDeal(
            game="thothit",
            players=3,
            number=8,
            turn_order=2,
            title=translate("deals", "The right pair first"),
            why=translate(
                "deals",
                "After two regulars the unyik can begin with a pair of ones or with a pair of fives. With "
                "the fives first the master ends 20 points better.",
            ),
            claim=FirstMove(better="S5xS5", worse="M1xM1", points=20),
        ),
        ChosenDeal(
            game="thothit-chinese",
            players=3,
            number=10,
            turn_order=2,
            title=translate("deals", "Last and best"),
            why=translate(
                "deals",
                "The unyik plays last and is best off all the same: on the average regulars end "
                "60 points ahead in this seat. Try the raja's seat against it.",
            ),
            claim=Margin(points=60),
        ),
        ChosenDeal(
            game="thothit-chinese",
            players=3,
            number=11,
            turn_order=0,
            title=translate("deals", "Which pair to break"),
            why=translate(
                "deals",
                "The raja holds two twos alike and two fives alike, and neither captures on the first "
                "turn. For the master it is worth 20 points more to lay a five first than a two.",
            ),
            claim=FirstMove(better="M5", worse="S2", points=20),
        ),
        ChosenDeal(
            game="sackson",
            players=2,
            number=24,
            turn_order=0,
            title=translate("deals", "What the others leave you"),
            why=translate(
                "deals",
                "Few points are to be had in a round, and here many of them turn on how you play: the "
                "master ends 3 points better than a regular.",
            ),
            claim=Gain(points=3),
        ),
        ChosenDeal(
            game="totit-cats",
            players=4,
            number=18,
            turn_order=1,
            title=translate("deals", "Everything matches"),
            why=translate(
                "deals",
                "Not one card is lost: a regular in this seat captures with all seven cards.",
            ),
            claim=Happens(event="captured", times=7),
        ),
        ChosenDeal(
            game="totit-denexa",
            players=4,
            number=20,
            turn_order=2,
            title=translate("deals", "Still a choice"),
            why=translate(
                "deals",
                "You have to capture whenever you can, and still it matters with which card: the master "
                "ends 1 point better than a regular.",
            ),
            claim=Gain(points=1),
        ),
        ChosenDeal(
            game="enthit",
            players=3,
            number=6,
            turn_order=1,
            title=translate("deals", "One pair of several"),
            why=translate(
                "deals",
                "The patih can begin with several pairs, and it matters which: the ones are worth 35 "
                "points more to the master than the nines that a regular takes.",
            ),
            claim=FirstMove(better="C1xC1", worse="S9xS9", points=35),
        ),
        ChosenDeal(
            game="thothit-kuna",
            players=4,
            number=81,
            turn_order=0,
            title=translate("deals", "A sweep"),
            why=translate(
                "deals",
                "Twenty cards that sweep the table: regulars end at least 45 points ahead in the "
                "raja's seat. Can you do it from another one?",
            ),
            claim=Margin(points=45),
        ),
    )
