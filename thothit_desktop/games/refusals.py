# SPDX-License-Identifier: MIT
"""Refusals in plain English, for records and the command line; the window has its own, translated."""

from collections.abc import Mapping

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Refusal
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.faults import FaultText

SHARED: Mapping[str, str] = {
    "game-over": "the round is over",
    "not-your-turn": "it is another seat's turn",
    "other-game": "this is not a move of this game",
    "not-in-hand": "{0} is not in the hand",
    "stock-first": "the next stock card must be turned up first",
    "answer-first": "another question must be answered first",
    "too-late": "it is too late for that",
}
"""The refusals shared by families, by code; `{0}` is the first card, `{rest}` all the others."""


def reasons() -> dict[str, str]:
    """Return the clauses of all refusals by code, including those of the families."""
    return {**SHARED, **{code: text for each in FAMILIES.values() for code, text in each.refusals.items()}}


def reason(refusal: Refusal) -> FaultText:
    """Return the reason as a clause, such as `C3 must capture (S3 or M3)`."""
    names = cards.codes(refusal.cards)
    return FaultText(reasons()[refusal.code], *names, rest=tuple(names[1:]) or "")
