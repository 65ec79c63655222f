# SPDX-License-Identifier: MIT
"""The texts of Thunee on plates, boards and cards: bids, calls, tricks and sides."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.rules import NO_TRUMP_CALLS
from thothit_desktop.table.thunee.bids import Bids

translate = QCoreApplication.translate


def side(number: int, watched: bool, alone: bool) -> str:
    """Return a side's name: 0 is the bottom seat's, without an owner if no person plays.

    `alone` is True if each side is one player.
    """
    if watched:
        return (translate("Table", "side A"), translate("Table", "side B"))[number]
    if alone:
        return (translate("Table", "You"), translate("Table", "Opponent"))[number]
    return (translate("Table", "We"), translate("Table", "They"))[number]


def note(seat: int, bids: Bids, is_set: bool) -> tuple[str, str]:
    """Return the note on a seat's trump or bid, and its trump suit if all can know it."""
    if seat == (bids.caller if bids.solo else bids.setter):
        if bids.solo in NO_TRUMP_CALLS:
            return translate("Table", "no trump"), ""
        if bids.suit and is_set:
            return translate("Table", "trump"), bids.suit
        return translate("Table", "trump ?"), ""
    last = bids.said(seat)
    if bids.setter != NOBODY or bids.solo or not last:
        return "", ""
    passes = last == "pass"
    return (translate("Table", "passes") if passes else translate("Table", "bids {0}").format(last)), ""


def said(last: str) -> str:
    """Return a seat's last bid after the bidding; empty if it only passed or said nothing."""
    return "" if last in ("", "pass") else translate("Table", "bid {0}").format(last)


def announced(bids: Bids) -> dict[int, str]:
    """Return by seat its calls in this hand other than bids."""
    found: dict[int, list[str]] = {bids.caller: [solo(bids)]} if bids.solo else {}
    for seat in dict(bids.jodhis):
        points = " + ".join(str(points) for other, points in bids.jodhis if other == seat)
        found.setdefault(seat, []).append(translate("Table", "Jodhi {0}").format(points))
    for seat, words in (
        (bids.double, translate("Table", "Double")),
        (bids.khanaak, translate("Table", "Khanaak")),
    ):
        if seat != NOBODY:
            found.setdefault(seat, []).append(words)
    return {seat: " · ".join(words) for seat, words in found.items()}


def bidding(names: Sequence[str], bids: Bids) -> str:
    """Return all words until trump was set, line by line; empty before the first."""
    if not bids.bidding:
        return ""
    line = translate("Table", "{0}: {1}")
    lines = [
        line.format(names[seat], translate("Table", "pass") if words == "pass" else words)
        for seat, words in bids.bidding
    ]
    if bids.solo:
        lines.append(line.format(names[bids.caller], solo(bids)))
    return "\n".join((translate("Table", "The bidding"), *lines))


def solo(bids: Bids) -> str:
    """Return the name of the call to win alone."""
    return {
        "thunee": translate("Table", "Thunee"),
        "royals": translate("Table", "Royals"),
        "blind-thunee": translate("Table", "Blind Thunee"),
        "blind-royals": translate("Table", "Blind Royals"),
        "trips": translate("Table", "Trips"),
        "moenie": translate("Table", "Moenie"),
    }[bids.solo]


def balls(number: int) -> str:
    """Return a number of balls as text."""
    return translate("Table", "%n ball(s)", "", number)


def closed(number: int, lead: int) -> str:
    """Return the text for a match in which both sides' sixes count from a number of balls."""
    text = translate("Table", "The sixes show only the balls above {0}. A lead of {1} wins the match.")
    return text.format(number, lead)


def tricks(number: int) -> str:
    """Return a number of tricks as text."""
    if not number:
        return translate("Table", "no tricks")
    return translate("Table", "%n trick(s)", "", number)


def won(number: int, jodhis: int) -> str:
    """Return the text for a side's tricks and claims in this hand."""
    words = tricks(number)
    return translate("Table", "{0} · Jodhi {1}").format(words, jodhis) if jodhis else words


def part(seat: int, bids: Bids) -> str:
    """Return the text for the part of a seat's side in this hand."""
    if bids.solo:
        own = (seat - bids.caller) % 2 == 0
        words = translate("Table", "plays {0}") if own else translate("Table", "against {0}")
        return words.format(solo(bids))
    if bids.setter == NOBODY:
        high = bids.bidder != NOBODY and (seat - bids.bidder) % 2 == 0
        return translate("Table", "bids {0}").format(bids.call) if high else ""
    if not bids.counting(seat):
        return translate("Table", "trump maker")
    if not bids.call:
        return translate("Table", "counting side")
    return translate("Table", "counts from {0}").format(bids.call)


def played(name: str, led: bool, won: bool) -> str:
    """Return the text on a card of a trick: its player, and whether it led or won."""
    if won:
        return translate("Table", "{0} won").format(name)
    return translate("Table", "{0} led").format(name) if led else name
