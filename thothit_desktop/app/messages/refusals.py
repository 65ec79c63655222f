# SPDX-License-Identifier: MIT
"""Why a move cannot be made, in words that any family may use; each family has its own beside them."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def texts() -> dict[str, str]:
    """By the code of a refusal its sentence: `{0}` is the first card it speaks of, `{rest}` all others."""
    return {
        "game-over": translate("messages", "The round is over."),
        "not-your-turn": translate("messages", "It is not your turn yet."),
        "not-in-hand": translate("messages", "{0} is not in your hand."),
        "hand-card-first": translate(
            "messages", "Click a card in your hand first, then the card it should take."
        ),
        "other-game": translate("messages", "There is no such move in this game."),
        "stock-first": translate("messages", "Turn up the stock: nobody chooses a card in this game."),
        "answer-first": translate("messages", "Answer the question first."),
        "too-late": translate("messages", "Too late: the moment for that has passed."),
    }
