# SPDX-License-Identifier: MIT
"""The calls of Thunee that the statistics count: bids, calls to win alone, Double, Khanaak and Jodhis."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import CountedCall
from thothit_desktop.games.contract import Position
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.position import ThuneePosition

translate = QCoreApplication.translate


def counted_calls() -> tuple[CountedCall, ...]:
    """Return the kinds of calls, in the order in which they are made."""
    every_trick = translate("statistics", "Made if you won every trick yourself.")
    last_trick = translate("statistics", "Made if you won the last trick yourself.")
    return (
        CountedCall(
            "bid",
            translate("statistics", "Bids"),
            translate(
                "statistics",
                "Rounds in which you bid highest and chose trump. Made if your side scored. Rounds that "
                "another call decided are left out.",
            ),
        ),
        CountedCall("thunee", translate("calls", "Thunee"), every_trick),
        CountedCall("royals", translate("calls", "Royals"), every_trick, optional=True),
        CountedCall("blind-thunee", translate("calls", "Blind Thunee"), every_trick, optional=True),
        CountedCall("blind-royals", translate("calls", "Blind Royals"), every_trick, optional=True),
        CountedCall("trips", translate("calls", "Trips"), last_trick, optional=True),
        CountedCall("moenie", translate("calls", "Moenie"), every_trick, optional=True),
        CountedCall("double", translate("calls", "Double"), last_trick),
        CountedCall(
            "khanaak",
            translate("calls", "Khanaak"),
            translate("statistics", "Made if you won the last trick yourself and had enough points."),
        ),
        CountedCall(
            "jodhi",
            translate("statistics", "Jodhis"),
            translate("statistics", "Jodhis you announced. Made if your side scored in that round."),
        ),
    )


def calls_of(position: Position, seat: int) -> list[tuple[str, bool]]:
    """Return the calls of a seat in a hand that has ended, each with True if it was made.

    A hand that was dealt again has none. A bid counts only if no other call decided the hand.
    """
    assert isinstance(position, ThuneePosition)
    result = position.balls()
    if result is None:
        return []
    scored = result.side == seat % 2
    found = ["jodhi" for claimer, _, _ in position.jodhis if claimer == seat]
    if position.solo:
        found += [position.solo] if position.caller == seat else []
    elif position.double != NOBODY:
        found += ["double"] if position.double == seat else []
    elif position.khanaak != NOBODY:
        found += ["khanaak"] if position.khanaak == seat else []
    elif position.bidder == seat:
        found.append("bid")
    return [(kind, scored) for kind in found]
