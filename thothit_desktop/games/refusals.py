# SPDX-License-Identifier: MIT
"""Refusals in plain English, for records and the command line; the window has its own, translated."""

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Refusal

_REASONS = {
    "game-over": "the round is over",
    "not-your-turn": "it is another seat's turn",
    "nothing-turned": "no stock card is turned up",
    "not-turned": "the card turned up is {1}, not {0}",
    "turned-card-first": "the card turned up, {0}, comes first",
    "not-in-hand": "{0} is not in the hand",
    "must-capture": "{0} must capture ({rest})",
    "capture-with-another": "a hand card that captures must be played",
    "no-match": "{1} does not match {0}",
    "not-in-pool": "{0} is not in the pool",
    "other-game": "this is not a move of this game",
    "stock-first": "the next stock card is still to be turned",
    "not-identical": "{0} captures only its identical twin",
    "not-next": "the cards turned up are {2} and {3}, not {0} and {1}",
    "laki-due": "a draw of Laki is due",
    "no-laki": "no draw of Laki is due",
    "laki-seats": "Laki is drawn by exactly the seats that are tied, each three cards",
    "laki-cards": "{0} cannot be drawn now",
    "first-turn": "on a first turn {0} captures only its identical twin",
    "pair-protected": "{0} lies there more than once, and an odd card must be taken first ({rest})",
    "different-first": "{0} is identical, and a different card must be taken first ({rest})",
}


def reason(refusal: Refusal) -> str:
    """A clause that says why, such as `C3 must capture (S3 or M3)`."""
    names = cards.codes(refusal.cards)
    return _REASONS[refusal.code].format(*names, rest=" or ".join(names[1:]))
