# SPDX-License-Identifier: MIT
"""Lessons and drills in the fishing games, and deals to study (found by `tests/tools/choose_deals.py`)."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Lesson
from thothit_desktop.players.claims import FirstMove, Gain, Happens, Margin

translate = QCoreApplication.translate

_DRILLS = Path(__file__).parent / "drills"


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
                "lessons",
                "First a card from your hand, then one from the stock. And what's different on the first "
                "turn.",
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
            title=translate("lessons", "What scores: pairs and red stamps"),
            about=translate("lessons", "Which card to capture when you have a choice."),
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
        Lesson(
            id="two",
            game="cholek-tiga",
            folder=_FOLDER,
            title=translate("lessons", "Two cards or none"),
            about=translate("lessons", "In Cholek Tiga you choose which two cards to capture, or decline."),
            minutes=2,
            refusals=frozenset({"takes-two"}),
        ),
    )


def first_capture() -> Lesson:
    """Return the scene that greets a new player; it has two players, so that little lies around the cards."""
    return Lesson(
        id="first",
        game="sackson",
        folder=_FOLDER,
        title=translate("lessons", "Welcome to Thothit"),
        about=translate("lessons", "Try your first captures with two fives and a seven."),
        minutes=1,
    )


def drills() -> tuple[Drill, ...]:
    """Return the drills, in the language of the interface."""
    return (
        Drill(
            id="identical",
            game="thothit",
            folder=_DRILLS,
            title=translate("drills", "Thothit: identical cards"),
            question=translate(
                "drills",
                "One of your cards can capture an identical one. Capture it, or make another move?",
            ),
            rule=translate(
                "drills",
                "Two identical cards in your capture pile score 10 points, or 20 if they are "
                "red-stamped. Two different cards of the same rank score nothing together.",
            ),
        ),
        Drill(
            id="stamps",
            game="thothit",
            folder=_DRILLS,
            title=translate("drills", "Thothit: red stamps"),
            question=translate(
                "drills",
                "You can capture with a red-stamped card, or capture one. Do it now, or make another move?",
            ),
            rule=translate(
                "drills",
                "Each red-stamped card scores 10 points even alone, and an identical pair of them 20. "
                "Other cards score only in identical pairs.",
            ),
        ),
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
                "As raja, don't just capture what is worth most right now: with this hand a master-level "
                "player scores 40 points more than a regular-level one.",
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
                "After two regulars have played, the unyik can start with a pair of ones or a pair of "
                "fives. Starting with the fives leaves the master 20 points better off.",
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
                "The unyik plays last and still does best: on average, regulars end 60 points ahead in "
                "this seat. Try to beat the unyik from the raja's seat.",
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
                "The raja holds two identical pairs, twos and fives, and neither captures on the first "
                "turn. For the master, playing a five first is worth 20 points more than playing a two.",
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
                "A round has only a few points, and here many of them depend on how you play: a "
                "master-level player does 3 points better than a regular-level one.",
            ),
            claim=Gain(points=3),
        ),
        ChosenDeal(
            game="totit-cats",
            players=4,
            number=18,
            turn_order=1,
            title=translate("deals", "A capture every turn"),
            why=translate(
                "deals",
                "In this seat a regular-level player captures with every one of the seven cards.",
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
                "You must capture whenever you can, but the choice of card still matters: a master-level "
                "player does 1 point better than a regular-level one.",
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
                "The patih can start with any of several pairs, and the choice matters: for the "
                "master, the ones are worth 35 points more than the nines that a regular captures.",
            ),
            claim=FirstMove(better="C1xC1", worse="S9xS9", points=35),
        ),
        ChosenDeal(
            game="pei",
            players=3,
            number=10,
            turn_order=1,
            title=translate("deals", "The patih's fourteen"),
            why=translate(
                "deals",
                "With this hand regulars end at least 110 points ahead in the patih's seat, though the raja "
                "plays first. Can you hold the patih back from there?",
            ),
            claim=Margin(points=110),
        ),
        ChosenDeal(
            game="cholek-tiga",
            players=3,
            number=49,
            turn_order=2,
            title=translate("deals", "Three by three"),
            why=translate(
                "deals",
                "Cards come three at a time, and here the best of them go to the last seat: on average, "
                "regulars end 70 points ahead there. Play first, and see how close you can come.",
            ),
            claim=Margin(points=70),
        ),
        ChosenDeal(
            game="thothit-kuna",
            players=4,
            number=81,
            turn_order=0,
            title=translate("deals", "A sweep"),
            why=translate(
                "deals",
                "A hand of 20 strong cards: in the raja's seat, regulars end at least 45 points ahead. "
                "Can you do as well from another seat?",
            ),
            claim=Margin(points=45),
        ),
    )
