# SPDX-License-Identifier: MIT
"""Deals of the fishing games that are worth studying, found by `packaging/choose_deals.py`."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import ChosenDeal
from thothit_desktop.players.claims import FirstMove, Gain, Happens, Margin

translate = QCoreApplication.translate


def deals() -> tuple[ChosenDeal, ...]:
    """The deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="thothit",
            players=3,
            number=5,
            place=0,
            title=translate("deals", "Think ahead"),
            why=translate(
                "deals",
                "The raja can do much better than to take what is worth most at once: an expert gets 40 "
                "points more out of this hand than a skilled player.",
            ),
            claim=Gain(points=40),
        ),
        ChosenDeal(
            game="thothit",
            players=3,
            number=8,
            place=2,
            title=translate("deals", "The right pair first"),
            why=translate(
                "deals",
                "After two skilled players the unyik can begin with a pair of ones or with a pair of "
                "fives. With the fives first an expert ends 20 points better.",
            ),
            claim=FirstMove(better="S5xS5", worse="M1xM1", points=20),
        ),
        ChosenDeal(
            game="thothit-chinese",
            players=3,
            number=10,
            place=2,
            title=translate("deals", "Last and best"),
            why=translate(
                "deals",
                "The unyik plays last and is best off all the same: on the average skilled players end "
                "60 points ahead in this seat. Try the raja's seat against it.",
            ),
            claim=Margin(points=60),
        ),
        ChosenDeal(
            game="thothit-chinese",
            players=3,
            number=11,
            place=0,
            title=translate("deals", "Which pair to break"),
            why=translate(
                "deals",
                "The raja holds two twos alike and two fives alike, and neither captures on the first "
                "turn. For an expert it is worth 20 points more to lay a five first than a two.",
            ),
            claim=FirstMove(better="M5", worse="S2", points=20),
        ),
        ChosenDeal(
            game="sackson",
            players=2,
            number=34,
            place=1,
            title=translate("deals", "The obvious pair can wait"),
            why=translate(
                "deals",
                "It turns on one card: an expert who first lays one of two fours alike, instead of taking "
                "the obvious pair, ends 1 point better.",
            ),
            claim=FirstMove(better="M4", worse="OTxOT", points=1),
        ),
        ChosenDeal(
            game="totit-cats",
            players=4,
            number=18,
            place=1,
            title=translate("deals", "Everything matches"),
            why=translate(
                "deals",
                "Not one card is lost: a skilled player in this seat captures with all seven cards.",
            ),
            claim=Happens(event="captured", times=7),
        ),
        ChosenDeal(
            game="totit-denexa",
            players=4,
            number=20,
            place=2,
            title=translate("deals", "Two pairs more"),
            why=translate(
                "deals",
                "You have to capture whenever you can, and still there is a choice: an expert ends 2 "
                "points better than a skilled player.",
            ),
            claim=Gain(points=2),
        ),
        ChosenDeal(
            game="enthit",
            players=3,
            number=5,
            place=1,
            title=translate("deals", "One red pair of several"),
            why=translate(
                "deals",
                "The patih can begin with several red pairs, and it matters which: the nines are worth 40 "
                "points more to an expert than the pair that a skilled player takes.",
            ),
            claim=FirstMove(better="S9xS9", worse="RFxRF", points=40),
        ),
        ChosenDeal(
            game="thothit-kuna",
            players=4,
            number=1,
            place=0,
            title=translate("deals", "A sweep"),
            why=translate(
                "deals",
                "Twenty cards that sweep the table: skilled players end at least 35 points ahead in the "
                "raja's seat. Can you do it from another one?",
            ),
            claim=Margin(points=35),
        ),
    )
