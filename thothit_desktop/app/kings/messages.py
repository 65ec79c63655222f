# SPDX-License-Identifier: MIT
"""What is said of a round of Kings, and of Laki."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Messages
from thothit_desktop.app.kings.card_facts import facts
from thothit_desktop.app.messages import outcomes, turn_texts
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.ritual_texts import worth
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.view import KingsView

translate = QCoreApplication.translate


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG001
    """Whose turn it is, and what is asked."""
    assert isinstance(view, KingsView)
    if view.phase == "laki":
        if person in view.tied:
            return translate("kings", "A tie: draw three cards for Laki")
        tied = both(names[seat] for seat in view.tied)
        return translate("kings", "A tie, settled by Laki: {0}").format(tied)
    if view.to_move != person:
        return turn_texts.is_playing(names[view.to_move])
    return translate("kings", "Your turn: turn two cards")


def taken(view: View, seat: int) -> int:
    """How many cards a seat has caught."""
    assert isinstance(view, KingsView)
    return len(view.captures[seat])


def refusals() -> dict[str, str]:
    """Why a move cannot be made."""
    return {
        "not-next": translate("kings", "The next stock cards are {2} and {3}, not {0} and {1}."),
        "laki-due": translate("kings", "Laki settles the tie first: three cards are drawn for each player."),
        "no-laki": translate("kings", "There is no tie for Laki to settle."),
        "laki-seats": translate("kings", "In Laki all who are tied draw three cards, and nobody else."),
        "laki-cards": translate("kings", "{0} cannot be drawn for Laki now."),
    }


RULES_ON = {
    **dict.fromkeys(("stock-first", "not-next", "not-your-turn"), "turn"),
    **dict.fromkeys(("laki-due", "no-laki", "laki-seats", "laki-cards"), "laki"),
}
"""By the code of a refusal the section of the rules page on it: Kings has no lesson."""


def rituals() -> dict[str, str]:
    """What is said of the deal, and of Laki."""
    return {
        "dealing": translate(
            "kings",
            "The dealer turns four cards and takes any pairs. Dealer: {dealer}. First to turn: {starter}",
        ),
        "laki": translate("kings", "Laki, nearest to nine: {drawn}"),
    }


def drawn(cards: Sequence[int], match: Match) -> str:
    """What drawn cards count: the rank of one, three as in Laki."""
    return worth(cards, match) if len(cards) == 1 else laki_worth(cards, match)


def laki_worth(cards: Sequence[int], match: Match) -> str:
    """What three drawn cards count in Laki: the last digit of their sum, or that they are a triple."""
    game = match.position.game
    assert isinstance(game, KingsGame)
    triple, digit = game.rules.worth(cards)
    return translate("kings", "a triple") if triple else str(digit)


def round_over(match: Match, deck: str | None = None) -> str:  # noqa: ARG001  (no card is named)
    """Who won the king of the round that has ended."""
    return outcomes.won(
        match,
        match.scores[-1].winners,
        one=translate("kings", "{0} wins the king"),
        you=translate("kings", "You win the king"),
    )


MESSAGES = Messages(
    turn=turn,
    taken=taken,
    card=facts,
    refusals=refusals,
    rituals=rituals,
    drawn=drawn,
    round_over=round_over,
)
