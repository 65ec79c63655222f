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
            about=translate(
                "lessons", "Suits, honours, identical cards and red stamps, and which card captures which."
            ),
            minutes=2,
            refusals=frozenset({"no-match", "not-in-pool", "not-identical"}),
            deck="ceki",
        ),
        Lesson(
            id="turn",
            game="thothit",
            folder=_FOLDER,
            title=translate("lessons", "A turn of Thothit"),
            about=translate(
                "lessons", "A card from your hand, then one from the stock; and how the first turn differs."
            ),
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
            title=translate("lessons", "What counts: identical pairs and red stamps"),
            about=translate("lessons", "Why one capture is better than another."),
            minutes=3,
        ),
        Lesson(
            id="pairs",
            game="sackson",
            folder=_FOLDER,
            title=translate("lessons", "Pairs in the pool"),
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
        about=translate("lessons", "Try two 5s and a 7."),
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
                "The raja can do much better than take the most valuable card first: with this "
                "hand, the master gets 40 points more than a regular.",
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
                "After two regulars, the unyik can begin with a pair of ones or a pair of fives. "
                "With the fives first, the master ends 20 points better.",
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
                "The unyik plays last and still does best: on average, regulars end 60 points "
                "ahead in this seat. Try to beat it from the raja's seat.",
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
                "The raja has two identical 2s and two identical 5s, and none of them captures "
                "on the first turn. The master gets 20 points more by playing a 5 first instead "
                "of a 2.",
            ),
            claim=FirstMove(better="M5", worse="S2", points=20),
        ),
        ChosenDeal(
            game="sackson",
            players=2,
            number=24,
            turn_order=0,
            title=translate("deals", "What your opponents leave you"),
            why=translate(
                "deals",
                "A round brings few points, and here many of them depend on how you play: the "
                "master ends 3 points better than a regular.",
            ),
            claim=Gain(points=3),
        ),
        ChosenDeal(
            game="totit-cats",
            players=4,
            number=18,
            turn_order=1,
            title=translate("deals", "Every card captures"),
            why=translate(
                "deals",
                "No card is wasted: a regular in this seat captures with all seven cards.",
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
                "You must capture whenever you can, but it still matters which card you use: the "
                "master ends 1 point better than a regular.",
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
                "The patih can begin with several pairs, and it matters which: the master gets "
                "35 points more with the ones than with the nines, which a regular takes.",
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
                "Twenty cards that sweep the pool: regulars end at least 45 points ahead in the "
                "raja's seat. Can you do it from another seat?",
            ),
            claim=Margin(points=45),
        ),
    )
