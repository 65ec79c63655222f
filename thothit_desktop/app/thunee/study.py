# SPDX-License-Identifier: MIT
"""The lessons and the drills in Thunee, and deals worth studying (found by `tests/tools/choose_deals.py`)."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Lesson
from thothit_desktop.games.contract import View
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players.claims import FirstMove, Happens
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_DRILLS = Path(__file__).parent / "drills"
_LESSONS = Path(__file__).parent / "lessons"


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the language of the interface."""
    return (
        Lesson(
            id="trump",
            game="thunee",
            folder=_LESSONS,
            title=translate("lessons", "Thunee: bidding, trump and calls"),
            about=translate("lessons", "Bid for trump, follow suit, announce a Jodhi and call Double."),
            minutes=5,
            refusals=frozenset(
                {
                    *("must-follow", "undertrump", "no-such-bid", "bid-too-low", "over-100-only"),
                    *("no-jodhi", "jodhi-claimed", "jodhi-first", "last-trick-only", "one-call"),
                    *("next-ten", "six-cards-first", "last-card-after-bid", "khanaak-without-bid"),
                    *("no-doubles", "trick-lost", "no-trick-lost", "under-thunee", "one-suit"),
                    *("not-now", "not-agreed", "not-your-turn", "not-in-hand", "answer-first", "too-late"),
                }
            ),
        ),
        Lesson(
            id="six",
            game="thunee",
            folder=_LESSONS,
            title=translate("lessons", "Thunee for six: Trips and Moenie"),
            about=translate("lessons", "Call Trips with three equal cards, Moenie with four of one suit."),
            minutes=3,
            refusals=frozenset({"trips-first", "no-moenie"}),
        ),
    )


def drills() -> tuple[Drill, ...]:
    """Return the drills, in the language of the interface."""
    return (
        Drill(
            id="jodhi",
            game="thunee",
            folder=_DRILLS,
            title=translate("drills", "Thunee: Jodhi"),
            question=translate(
                "drills",
                "You hold a king and queen of one suit. Announce the Jodhi now, or go on without it?",
            ),
            rule=translate(
                "drills",
                "You may announce a Jodhi only right after your side has won its first or third trick, "
                "before the next lead. It counts 20, or 40 in trump, and 10 more with the jack.",
            ),
        ),
        Drill(
            id="double",
            game="thunee",
            folder=_DRILLS,
            title=translate("drills", "Thunee: Double"),
            question=translate(
                "drills",
                "This is the last trick, and your side has won all the others. Call Double, or just play "
                "your card?",
            ),
            rule=translate(
                "drills",
                "With Double you promise to win the last trick yourself, for 2 balls. If anyone else "
                "wins it, even your partner, your opponents get 4.",
            ),
        ),
        Drill(
            id="khanaak",
            game="thunee",
            folder=_DRILLS,
            title=translate("drills", "Thunee: Khanaak"),
            question=translate(
                "drills",
                "This is the last trick, and your side has announced a Jodhi. Call Khanaak, or just play "
                "your card?",
            ),
            rule=translate(
                "drills",
                "With Khanaak you promise to win the last trick yourself, and your side's Jodhis plus 10 "
                "must be more than your opponents' cards and Jodhis. If you fail, your opponents get 4 "
                "balls.",
            ),
        ),
        Drill(
            id="last-card",
            game="thunee",
            folder=_DRILLS,
            title=translate("drills", "Thunee: trump by the last card"),
            question=translate(
                "drills",
                "You choose trump. Choose one of your four cards, or leave trump to the last card you "
                "are dealt?",
            ),
            rule=translate(
                "drills",
                "The last card is one you haven't seen: its suit may be one in which you hold nothing "
                "else. That's a house rule.",
            ),
        ),
        Drill(
            id="undercut",
            game="thunee",
            folder=_DRILLS,
            title=translate("drills", "Thunee: a lower trump"),
            question=translate(
                "drills",
                "You can't follow suit, and a trump is winning the trick. Play a lower trump, or "
                "something else?",
            ),
            rule=translate(
                "drills",
                "A trump lower than one in the trick can't win it. By some house rules you may play it "
                "only if you hold nothing but trumps.",
            ),
        ),
    )


def drill_facts(view: View, deck: str) -> str:
    """Return the points of both sides so far, and the unseen cards when only few are left."""
    assert isinstance(view, ThuneeView)
    told = []
    if view.tricks:
        won = [(winner, sum(VALUE[card] for card in cards)) for _, cards, winner in view.tricks]
        own, theirs = _by_side(view, won)
        said = translate("drills", "Points in tricks: your side {0}, your opponents {1}.")
        told.append(said.format(own, theirs))
    if view.jodhis:
        own, theirs = _by_side(view, view.jodhis)
        said = translate("drills", "Jodhis: your side {0}, your opponents {1}.")
        told.append(said.format(own, theirs))
    gone = {card for _, cards, _ in view.tricks for card in cards}.union(view.trick, view.hand)
    unseen = [name(card, deck) for card in view.game.deck if card not in gone]
    if view.tricks and len(unseen) < view.game.players:
        told.append(translate("drills", "Not seen yet: {0}.").format(", ".join(unseen)))
    return " ".join(told)


def _by_side(view: ThuneeView, points: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return the sums of points by seat for the view's own side and for the other."""
    sums = [0, 0]
    for seat, counted in points:
        sums[(seat - view.seat) % 2] += counted
    return sums[0], sums[1]


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
