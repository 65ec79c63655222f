# SPDX-License-Identifier: MIT
"""The lessons and the drill on rummy games, and a deal worth studying (`tests/tools/choose_deals.py`)."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Lesson
from thothit_desktop.players.claims import Gain

translate = QCoreApplication.translate

_DRILLS = Path(__file__).parent / "drills"


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the language of the interface."""
    return (
        Lesson(
            id="checki",
            game="kowah",
            folder=Path(__file__).parent / "lessons",
            title=translate("lessons", "Kowah: checki and claims"),
            about=translate("lessons", "Build a ready hand, declare checki, and claim the card that wins."),
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
        _mata_lesson(),
    )


def _mata_lesson() -> Lesson:
    """Return the lesson on the games with mata."""
    return Lesson(
        id="mata",
        game="balik-satu",
        folder=Path(__file__).parent / "lessons",
        title=translate("lessons", "Balik Satu: tan and ceki"),
        about=translate("lessons", "Collect triplets and a mata, call, and win with a card from the stock."),
        minutes=4,
        refusals=frozenset({"no-call", "called-already", "other-call", "called-must-stay"}),
    )


def drills() -> tuple[Drill, ...]:
    """Return the drills, in the language of the interface."""
    return (
        Drill(
            id="checki",
            game="kowah",
            folder=_DRILLS,
            title=translate("drills", "Kowah: checki"),
            question=translate("drills", "Your hand is ready. Declare checki, or keep it to yourself?"),
            rule=translate(
                "drills",
                "Without checki you can't win. Once you declare, a pair lies face up, you may claim the "
                "card you need from any opponent, and your hand must stay ready.",
            ),
        ),
        Drill(
            id="tan",
            game="tantanan",
            folder=_DRILLS,
            title=translate("drills", "Tantanan: tan nokang"),
            question=translate(
                "drills", "Your hand lacks one card, and has no bak. Call tan nokang, or not yet?"
            ),
            rule=translate(
                "drills",
                "Count the designs that win. With three cards of the same rank any of them may be the single "
                "one: call. If only one design wins, first look for a bak, with which a whole rank wins.",
            ),
        ),
    )


def chosen_deals() -> tuple[ChosenDeal, ...]:
    """Return the deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="kowah",
            players=2,
            number=2,
            turn_order=0,
            title=translate("deals", "The race for one card"),
            why=translate(
                "deals",
                "Both players wait for the cards they need. A master-level player counts the unseen ones "
                "and does 1 point better than a regular-level one.",
            ),
            claim=Gain(points=1),
        ),
    )
