# SPDX-License-Identifier: MIT
"""Texts of the window in which a deal is entered."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.games.entered_deal import POOL, STOCK, EnteredDeal, Overfull, Repeated
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def owners(entered: EnteredDeal, players: Sequence[str]) -> list[str]:
    """Return by row its player, as `players` has them in turn, or the word for the pool or the stock."""
    words = {POOL: translate("deals", "The pool"), STOCK: translate("deals", "The stock")}
    return [words.get(row.kind) or players[row.turn_order] for row in entered.rows]


def state(entered: EnteredDeal, row: int) -> str:
    """Return the state of a row: the number of cards that it lacks or has too many."""
    missing = entered.missing(row)
    if missing < 0:
        extra = -missing
        return translate("deals", "%n too many", "", extra)
    if missing and entered.rows[row].kind == STOCK:
        return translate("deals", "%n shuffled", "", missing)
    return translate("deals", "%n missing", "", missing) if missing else translate("deals", "complete")


def told(entered: EnteredDeal, players: Sequence[str], person: int, at_random: bool, deck: str) -> str:
    """Return a sentence on what is wrong with the deal, else on what is missing.

    `person` is the person's turn order.
    """
    fault = entered.fault()
    if isinstance(fault, Repeated):
        return _repeated(fault, entered, owners(entered, players), person, deck)
    if isinstance(fault, Overfull):
        return _overfull(fault, entered, owners(entered, players), person)
    lacks = entered.lacks
    if lacks and at_random:
        return translate("deals", "The program deals the %n missing card(s) at random.", "", lacks)
    if lacks:
        return translate(
            "deals", "%n card(s) missing. Click a card, or type its short name and press Enter.", "", lacks
        )
    return translate("deals", "The deal is complete.")


def _repeated(fault: Repeated, entered: EnteredDeal, who: Sequence[str], person: int, deck: str) -> str:
    card, first, last = name(fault.card, deck), fault.rows[0], fault.rows[-1]
    if (fault.copies, len(fault.rows)) != (1, 2):
        sentence = translate(
            "deals", "Take out one {0}: the deal has it {1} times, but the game has only {2} ({3})."
        )
        return sentence.format(
            card, len(fault.rows), fault.copies, both(who[row] for row in dict.fromkeys(fault.rows))
        )
    if first != last:
        sentence = translate("deals", "{0} is in the deal twice: {1} and {2} both have it.")
        return sentence.format(card, who[first], _within(who[last], entered, last))
    if _is_person(entered, first, person):
        return translate("deals", "{0} is in the deal twice: you have both.").format(card)
    return translate("deals", "{0} is in the deal twice: {1} has both.").format(
        card, _within(who[first], entered, first)
    )


def _overfull(fault: Overfull, entered: EnteredDeal, who: Sequence[str], person: int) -> str:
    extra = fault.extra
    if _is_person(entered, fault.row, person):
        return translate("deals", "You have %n card(s) too many: click a card to take it out.", "", extra)
    return translate("deals", "{0} has %n card(s) too many: click a card to take it out.", "", extra).format(
        who[fault.row]
    )


def _within(owner: str, entered: EnteredDeal, row: int) -> str:
    """Return the owner of a row within a sentence."""
    words = {POOL: translate("deals", "the pool"), STOCK: translate("deals", "the stock")}
    return words.get(entered.rows[row].kind, owner)


def _is_person(entered: EnteredDeal, row: int, person: int) -> bool:
    known = entered.rows[row]
    return known.kind not in (POOL, STOCK) and known.turn_order == person
