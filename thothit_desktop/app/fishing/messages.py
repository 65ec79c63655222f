# SPDX-License-Identifier: MIT
"""What is said of a round of a fishing game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Messages
from thothit_desktop.app.fishing.card_facts import facts
from thothit_desktop.app.messages import move_texts, turn_texts
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.app.messages.ritual_texts import worth
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import Event, Move, View
from thothit_desktop.games.fishing.scoring import explain
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    assert isinstance(view, FishingView)
    if view.to_move != person:
        return turn_texts.is_playing(names[view.to_move])
    if view.phase == "draw":
        return translate("fishing", "Your turn: turn a card")
    if view.turned is not None:
        return translate("fishing", "Your turn: choose what to take with {0}").format(name(view.turned, deck))
    return turn_texts.play_a_card()


def reminder(view: View) -> str:
    """The first turn's rule, where it bars a capture that would be possible later."""
    assert isinstance(view, FishingView)
    ranks = {RANK[card] for card in view.pool}
    barred = any(RANK[card] in ranks and card not in view.pool for card in view.hand)
    if not view.first_turn or not barred:
        return ""
    return translate("fishing", "On your first turn a card captures only its identical twin.")


def warning(move: Move, view: View, deck: str) -> str:
    """What a capture would cost that the rule `penalty` punishes."""
    rivals = [other.cards[-1] for other in view.legal_moves() if other.card == move.card]
    assert isinstance(view, FishingView)
    odd = [name(card, deck) for card in rivals if view.pool.count(card) == 1]
    return translate(
        "fishing",
        "Taking {0} breaks a pair while there is an odd card, {1}: you could not win this round. "
        "Click again to take it anyway.",
    ).format(name(move.cards[1], deck), one_of(odd))


def moved(events: Sequence[Event], earlier: Sequence[Event], deck: str) -> str:
    """What one player did in a move."""
    own = {"barred": translate("fishing", "Breaks a pair and cannot win this round")}
    return move_texts.told(events, earlier, deck, {**move_texts.texts(), **own})


def taken(view: View, seat: int) -> int | None:
    """The points of a pile, where the person may look into it."""
    assert isinstance(view, FishingView)
    captured = view.captures[seat]
    if HIDDEN in captured:
        return None
    return sum(line.points for line in explain(captured, view.game.rules.tally))


def refusals() -> dict[str, str]:
    """Why a move cannot be made."""
    return {
        "nothing-turned": translate("fishing", "No stock card is turned up."),
        "not-turned": translate("fishing", "The card turned up is {1}, not {0}."),
        "turned-card-first": translate("fishing", "First choose what to take with {0}, the card turned up."),
        "must-capture": translate("fishing", "{0} must capture: choose {rest}."),
        "capture-with-another": translate("fishing", "One of your cards can capture, so play one that does."),
        "no-match": translate("fishing", "{0} cannot take {1}: their ranks differ."),
        "not-in-pool": translate("fishing", "{0} is not in the pool."),
        "first-turn": translate("fishing", "On a first turn {0} may take only its identical twin."),
        "pair-protected": translate("fishing", "There is more than one {0}: take {rest} first."),
        "different-first": translate("fishing", "A card that is not identical must go first: take {rest}."),
        "not-identical": translate("fishing", "{0} takes only its identical twin."),
    }


def rituals() -> dict[str, str]:
    """What is said of seating, draws and deals."""
    return {
        "seating": translate("fishing", "Drawing seats: each player sits where the twin of their card lies"),
        "crowning": translate(
            "fishing", "Two cards each; only the last digit counts: {drawn}. Raja: {starter}"
        ),
        "counting": translate(
            "fishing", "A {rank} is drawn and counted round, starting with {drawer}. First to play: {starter}"
        ),
        "drawing": translate("fishing", "The unyik drew a {rank} and counts round. The next raja: {starter}"),
        "arranging raja": translate(
            "fishing", "The patih arranges the pool, where every rank has its place: {second}"
        ),
        "dealing raja": translate("fishing", "Dealing (unyik): {dealer}. Starting (raja): {starter}"),
        "dealing dealer": translate(
            "fishing", "The dealer lays out the pool and deals: {dealer}. First to play: {starter}"
        ),
        "dealing count": translate("fishing", "First to turn the stock: {starter}"),
    }


def drawn(cards: Sequence[int], match: Match) -> str:
    """What drawn cards count: the rank of one, the sum of two with tens dropped."""
    return worth(cards, match) if len(cards) == 1 else str(sum(RANK[card] for card in cards) % 10)


def titles() -> dict[str, str]:
    """What the seats of a round are called."""
    return {
        "raja": translate("fishing", "raja"),
        "patih": translate("fishing", "patih"),
        "unyik": translate("fishing", "unyik"),
    }


MESSAGES = Messages(
    turn=turn,
    moved=moved,
    taken=taken,
    reminder=reminder,
    warning=warning,
    card=facts,
    refusals=refusals,
    rituals=rituals,
    drawn=drawn,
    titles=titles,
)
