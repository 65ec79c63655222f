# SPDX-License-Identifier: MIT
"""Texts of the window in which a deal is entered."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.games.entered_deal import HAND, POOL, STOCK, EnteredDeal, Overfull, Repeated
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
        owners_of = [_within(entered, row, players, person) for row in fault.rows]
        return _repeated(fault, owners_of, _is_person(entered, fault.rows[0], person), deck)
    if isinstance(fault, Overfull):
        return _overfull(fault, owners(entered, players)[fault.row], _is_person(entered, fault.row, person))
    lacks = entered.lacks
    if lacks and at_random:
        return translate("deals", "The program deals the %n missing card(s) at random.", "", lacks)
    if lacks:
        return translate(
            "deals", "%n card(s) missing. Click a card, or type its short name and press Enter.", "", lacks
        )
    return translate("deals", "The deal is complete.")


def _repeated(fault: Repeated, who: Sequence[str], you: bool, deck: str) -> str:
    """Return the sentence on a repeated card; `who` are the owners of its copies, `you` the first if True."""
    card = name(fault.card, deck)
    if (fault.copies, len(who)) != (1, 2):
        sentence = translate(
            "deals", "Take out one {0}: the deal has it {1} times, but the game has only {2} ({3})."
        )
        return sentence.format(card, len(who), fault.copies, both(dict.fromkeys(who)))
    if fault.rows[0] != fault.rows[1]:
        return translate("deals", "{0} is in the deal twice: {1} and {2} both have it.").format(card, *who)
    if you:
        return translate("deals", "{0} is in the deal twice: you have both.").format(card)
    return translate("deals", "{0} is in the deal twice: {1} has both.").format(card, who[0])


def _overfull(fault: Overfull, owner: str, you: bool) -> str:
    extra = fault.extra
    if you:
        return translate("deals", "You have %n card(s) too many: click a card to take it out.", "", extra)
    sentence = translate("deals", "{0} has %n card(s) too many: click a card to take it out.", "", extra)
    return sentence.format(owner)


def _within(entered: EnteredDeal, row: int, players: Sequence[str], person: int) -> str:
    """Return the owner of a row within a sentence."""
    if _is_person(entered, row, person):
        return translate("messages", "you")
    known = entered.rows[row]
    words = {POOL: translate("deals", "the pool"), STOCK: translate("deals", "the stock")}
    return words.get(known.kind) or players[known.turn_order]


def _is_person(entered: EnteredDeal, row: int, person: int) -> bool:
    known = entered.rows[row]
    return known.kind == HAND and known.turn_order == person
