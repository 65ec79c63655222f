# SPDX-License-Identifier: MIT
"""Why a move cannot be made, a sentence a code of the engines."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.lists import one_of
from thothit_desktop.games.contract import Refusal
from thothit_desktop.table.names import name

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
}


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))


def refusal(refused: Refusal, deck: str) -> str:
    """Why a move cannot be made, or a pool card is locked; cards are called as the deck shows them."""
    names = [name(card, deck) for card in refused.cards]
    return _tr(_REFUSALS[refused.code]).format(*names, rest=one_of(names[1:]))
