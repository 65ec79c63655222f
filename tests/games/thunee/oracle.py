# SPDX-License-Identifier: MIT
"""A second implementation of the rules of Thunee, from events and card codes, for comparison."""

from collections.abc import Sequence

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event

WORTH = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}
ORDER = "J9ATKQ"


def suit_set(history: Sequence[Event]) -> str:
    """The letter of the suit that is trump: that of the card shown, or of a caller's first card."""
    for event in history:
        if event.kind in ("trips", "moenie"):
            return ""
        if event.kind == "played":
            alone = any(earlier.kind in CALLS for earlier in history)
            kind = "played" if alone else "exposed"
            return next(cards.codes(late.cards)[0][1] for late in history if late.kind == kind)
    return ""


CALLS = ("thunee", "royals", "blind-thunee", "blind-royals", "trips", "moenie")


def reversed_order(history: Sequence[Event]) -> bool:
    return any(event.kind in ("royals", "blind-royals") for event in history)


def equal_cards(packet: Sequence[str], history: Sequence[Event]) -> set[str]:
    """The cards that the caller of Trips, with this first packet, has to lead now; empty in other tricks."""
    kinds = [event.kind for event in history]
    if "trips" not in kinds or kinds.count("trick") > 2 or kinds.count("played") % 6:
        return set()
    return {packet[0][0] + suit for suit in "shdc"}


def takes(trick: Sequence[str], trump: str, *, royals: bool) -> int:
    """Return the index of the card that wins a trick."""
    order = ORDER[::-1] if royals else ORDER
    trumps = [code for code in trick if code[1] == trump]
    best = min(
        trumps or [code for code in trick if code[1] == trick[0][1]], key=lambda code: order.index(code[0])
    )
    return trick.index(best)


def may_play(
    hand: Sequence[str], trick: Sequence[str], trump: str, *, royals: bool, barred: bool
) -> set[str]:
    """The cards of a hand that may be played."""
    if not trick:
        return set(hand)
    if same := {code for code in hand if code[1] == trick[0][1]}:
        return same
    others = {code for code in hand if code[1] != trump}
    lying = [code for code in trick if code[1] == trump]
    if not barred or not others or not lying:
        return set(hand)
    order = ORDER[::-1] if royals else ORDER
    top = min(order.index(code[0]) for code in lying)
    return others | {code for code in hand if code[1] == trump and order.index(code[0]) < top}


def counted(history: Sequence[Event], setter: int, *, transfer: bool, tricks: int) -> int:
    """The count of the counting side."""
    total, played = 0, 0
    for event in history:
        own = event.seat % 2 != setter % 2
        if event.kind == "trick":
            played += 1
            total += own * sum(WORTH[code[0]] for code in cards.codes(event.cards))
            if played == tricks:
                total += 10 if own else -10 * transfer
        elif event.kind == "jodhi":
            total += event.points if own else -event.points
    return total + max((event.points for event in history if event.kind == "bid"), default=0)
