# SPDX-License-Identifier: MIT
"""Why a move cannot be made, a sentence a code of the engines."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.games.contract import Refusal
from thothit_desktop.table.drawing.names import name

_REFUSALS = {
    "game-over": QT_TRANSLATE_NOOP("words", "The round is over."),
    "not-your-turn": QT_TRANSLATE_NOOP("words", "It is not your turn yet."),
    "nothing-turned": QT_TRANSLATE_NOOP("words", "No stock card is turned up."),
    "not-turned": QT_TRANSLATE_NOOP("words", "The card turned up is {1}, not {0}."),
    "turned-card-first": QT_TRANSLATE_NOOP("words", "First choose what {0} takes, the card turned up."),
    "not-in-hand": QT_TRANSLATE_NOOP("words", "{0} is not in your hand."),
    "must-capture": QT_TRANSLATE_NOOP("words", "{0} must capture: choose {rest}."),
    "capture-with-another": QT_TRANSLATE_NOOP(
        "words", "One of your cards can capture, so play one that does."
    ),
    "no-match": QT_TRANSLATE_NOOP("words", "{0} cannot take {1}: their ranks differ."),
    "hand-card-first": QT_TRANSLATE_NOOP("words", "First choose a card from your hand."),
    "not-in-pool": QT_TRANSLATE_NOOP("words", "{0} does not lie in the pool."),
    "first-turn": QT_TRANSLATE_NOOP("words", "On a first turn {0} may take only its identical twin."),
    "pair-protected": QT_TRANSLATE_NOOP("words", "{0} lies there more than once: first take {rest}."),
    "different-first": QT_TRANSLATE_NOOP("words", "A card that is not identical goes first: take {rest}."),
    "other-game": QT_TRANSLATE_NOOP("words", "There is no such move in this game."),
    "stock-first": QT_TRANSLATE_NOOP("words", "First turn the stock: nobody chooses a card in this game."),
    "not-identical": QT_TRANSLATE_NOOP("words", "{0} takes only its identical twin."),
    "not-next": QT_TRANSLATE_NOOP("words", "The next stock cards are {2} and {3}, not {0} and {1}."),
    "laki-due": QT_TRANSLATE_NOOP("words", "First Laki settles the tie: three cards are drawn for each."),
    "no-laki": QT_TRANSLATE_NOOP("words", "There is no tie for Laki to settle."),
    "laki-seats": QT_TRANSLATE_NOOP("words", "In Laki all who are tied draw three cards, and nobody else."),
    "laki-cards": QT_TRANSLATE_NOOP("words", "{0} cannot be drawn for Laki now."),
    "no-seat": QT_TRANSLATE_NOOP("words", "Nobody sits there."),
    "seat-named": QT_TRANSLATE_NOOP("words", "Only who is asked out of turn answers out of turn."),
    "answer-first": QT_TRANSLATE_NOOP("words", "First answer what you are asked."),
    "nothing-asked": QT_TRANSLATE_NOOP("words", "There is nothing to pass on now."),
    "too-late": QT_TRANSLATE_NOOP("words", "Too late: the moment for that has passed."),
    "draw-first": QT_TRANSLATE_NOOP("words", "First draw a card, or take the top of the discard pile."),
    "discard-first": QT_TRANSLATE_NOOP("words", "First discard a card."),
    "checki-first": QT_TRANSLATE_NOOP(
        "words", "First show another pair: your discard has broken the one that lay open."
    ),
    "nothing-discarded": QT_TRANSLATE_NOOP("words", "There is no discard to take."),
    "take-to-win": QT_TRANSLATE_NOOP("words", "Your hand is frozen: {0} could only be taken to win."),
    "nothing-to-discard": QT_TRANSLATE_NOOP(
        "words", "{0} cannot be taken: no other card could be discarded after it."
    ),
    "just-taken": QT_TRANSLATE_NOOP("words", "{0} has just been taken, so another card must be discarded."),
    "frozen": QT_TRANSLATE_NOOP("words", "Your hand is frozen: only {1}, the card just drawn, may go."),
    "declared-must-stay-ready": QT_TRANSLATE_NOOP(
        "words", "{0} must stay: without it your hand is not ready, and there is no way back from checki."
    ),
    "not-a-pair": QT_TRANSLATE_NOOP("words", "Checki shows an identical pair, and you hold no two of {0}."),
    "not-ready": QT_TRANSLATE_NOOP("words", "Beside a pair of {0} your hand has not two triplets."),
    "declared-already": QT_TRANSLATE_NOOP("words", "You have declared checki already, with {0}."),
    "no-checki": QT_TRANSLATE_NOOP("words", "Checki needs a ready hand, as dealt or after your own discard."),
    "no-claim": QT_TRANSLATE_NOOP("words", "There is no card for you to claim."),
    "not-now": QT_TRANSLATE_NOOP("words", "This is not the time for it."),
    "not-agreed": QT_TRANSLATE_NOOP("words", "The house rules of this match do without it."),
    "must-follow": QT_TRANSLATE_NOOP("words", "{1} was led: follow its suit while you can."),
    "undertrump": QT_TRANSLATE_NOOP("words", "{0} is a lower trump than {1}, and you have other cards."),
    "no-such-bid": QT_TRANSLATE_NOOP("words", "Bids are 10, 20 and so on to 100, and 104 over 100."),
    "bid-too-low": QT_TRANSLATE_NOOP("words", "A bid must be higher than the last one."),
    "over-100-only": QT_TRANSLATE_NOOP("words", "104 is only bid over 100."),
    "one-suit": QT_TRANSLATE_NOOP("words", "With six cards of one suit Thunee may not be called."),
    "jodhi-claimed": QT_TRANSLATE_NOOP("words", "The Jodhi with {0} has been claimed already."),
    "no-jodhi": QT_TRANSLATE_NOOP("words", "You do not hold {0} together with its queen."),
    "under-thunee": QT_TRANSLATE_NOOP("words", "Under Thunee nothing else is called."),
    "last-trick-only": QT_TRANSLATE_NOOP("words", "This is called in the last trick only."),
    "one-call": QT_TRANSLATE_NOOP("words", "Double or Khanaak has been called in this hand already."),
    "trick-lost": QT_TRANSLATE_NOOP("words", "Double needs all tricks so far, and your side has lost one."),
    "no-doubles": QT_TRANSLATE_NOOP("words", "A side has 11 balls or more, so no Double is called."),
    "jodhi-first": QT_TRANSLATE_NOOP("words", "Khanaak needs a Jodhi that your side has claimed."),
    "no-trick-lost": QT_TRANSLATE_NOOP("words", "Your side has won every trick: Khanaak needs a lost one."),
}


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))


def refusal(refused: Refusal, deck: str) -> str:
    """Why a move cannot be made, or a pool card is locked; cards are called as the deck shows them."""
    names = [name(card, deck) for card in refused.cards]
    return _tr(_REFUSALS[refused.code]).format(*names, rest=one_of(names[1:]))
