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
    "draw-first": "a card is drawn or taken first",
    "discard-first": "a card is discarded first",
    "answer-first": "the question that is asked comes first",
    "checki-first": "the pair shown is broken, and another one is shown first",
    "nothing-asked": "nothing is asked that could be passed",
    "nothing-discarded": "no card has been discarded yet",
    "nothing-to-discard": "after taking {0} no card could be discarded",
    "take-to-win": "after checki {0} may be taken only to win",
    "just-taken": "{0} was just taken, and its design may not be discarded",
    "frozen": "after checki the card just drawn, {1}, is discarded, not {0}",
    "declared-must-stay-ready": "without {0} the declared hand is not ready",
    "not-a-pair": "{0} is not in the hand twice",
    "not-ready": "the pair {0} does not leave two triplets",
    "no-checki": "checki is declared with a ready hand, as dealt or after an own discard",
    "declared-already": "checki is declared already, with the pair {0}",
    "no-claim": "the seat does not wait for a card that lies open",
    "declare-at-once": "a ready hand is declared at once",
    "too-late": "it is too late for that",
    "no-seat": "the move names a seat that there is not",
    "seat-named": "out of turn, and only then, a move names its seat",
    "different-first": "{0} is identical, and a different card must be taken first ({rest})",
    "not-now": "this is not the time for it",
    "not-agreed": "the options chosen do not have this call",
    "must-follow": "{0} does not follow {1}",
    "undertrump": "{0} is a lower trump than {1}",
    "no-such-bid": "bids are 10, 20 and so on to 100, and 104",
    "bid-too-low": "a bid must be higher than the last",
    "over-100-only": "104 is bid over 100 only",
    "one-suit": "Thunee is not called with six cards of one suit",
    "jodhi-claimed": "the Jodhi of {0} is claimed already",
    "no-jodhi": "the hand does not hold {0} and its queen",
    "under-thunee": "there is no other call under Thunee",
    "last-trick-only": "this is called in the last trick",
    "one-call": "there is one Double or Khanaak a hand",
    "trick-lost": "the side has lost a trick",
    "no-doubles": "no Double is called at 11 balls",
    "jodhi-first": "the side has not announced a Jodhi",
    "no-trick-lost": "the side has lost no trick",
}


def reason(refusal: Refusal) -> str:
    """A clause that says why, such as `C3 must capture (S3 or M3)`."""
    names = cards.codes(refusal.cards)
    return _REASONS[refusal.code].format(*names, rest=" or ".join(names[1:]))
