# SPDX-License-Identifier: MIT
"""Texts of the person's moves in any game."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.flow.families import family_of
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def pick(card: int, view: View, deck: str) -> str:
    """Return the message for a card that may take one of several, or two of them."""
    if {len(move.takes) for move in view.legal_moves() if move.card == card} <= {0, 2}:
        told = translate("messages", "Choose two cards to capture with {0}. Esc, or a click on {0}, cancels.")
    else:
        told = translate("messages", "Choose what to capture with {0}. Esc, or a click on {0}, cancels.")
    return told.format(name(card, deck))


def raised(card: int, deck: str) -> str:
    """Return the message for a hand card that a first click has raised."""
    told = translate("messages", "Click {0} again to play it. Press Esc or click elsewhere to cancel.")
    return told.format(name(card, deck))


def decision(move: Move, view: View, deck: str) -> str:
    """Return the name of a decision in a view: the words of a call, else the card."""
    calls = family_of(view.game.spec).calls(view, lambda card: name(card, deck))
    words = next((call.words for call in calls if call.move == write_move(move)), "")
    if words:
        return translate("messages", "“{0}”").format(words)
    return name(move.card, deck) if move.cards else translate("messages", "your last decision")
