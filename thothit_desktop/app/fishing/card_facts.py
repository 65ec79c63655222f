# SPDX-License-Identifier: MIT
"""What is said of a card of a fishing game: what it matches, its worth, and the rule it stands under."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardFacts
from thothit_desktop.app.messages.card_facts import named, still_out
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.scoring import Tally
from thothit_desktop.games.fishing.view import FishingView

translate = QCoreApplication.translate


def facts(view: View, card: int, where: str, deck: str) -> CardFacts:
    """Its matches in the pool or in the hand, its worth, what is out of sight, and its rule."""
    assert isinstance(view, FishingView)
    lines = [
        _matches(view, card, where, deck),
        _worth(view.game.rules.tally[card]),
        _captured(view, card),
        _out(view, card),
    ]
    return CardFacts(tuple(filter(None, lines)), _rule(view, where))


def _matches(view: FishingView, card: int, where: str, deck: str) -> str:
    """What it matches by rank: a card of the pool in the hand, any other one to be played in the pool."""
    if where not in ("hand", "opened", "pool"):
        return ""
    others = view.hand if where == "pool" else view.pool
    found = [other for other in others if RANK[other] == RANK[card]]
    if where == "pool":
        if not view.hand:
            return ""
        if not found:
            return translate("cards", "No card of your hand matches it")
        return translate("cards", "In your hand: {0}").format(named(found, deck))
    if not found:
        return translate("cards", "Matches nothing in the pool")
    return translate("cards", "Matches in the pool: {0}").format(named(found, deck))


def _worth(tally: Sequence[Tally]) -> str:
    """What sets of it are worth to whoever captures them."""
    numbers = {
        1: translate("cards", "one"),
        2: translate("cards", "two"),
        3: translate("cards", "three"),
        4: translate("cards", "four"),
    }
    told = [
        translate("cards", "{0} for {1}").format(made.lines[0].points, numbers.get(size, str(size)))
        for size, made in enumerate(tally)
        if len(made.lines) == 1 and not made.loose
    ]
    return translate("cards", "Worth when captured: {0}").format(", ".join(told)) if told else ""


def _captured(view: FishingView, card: int) -> str:
    own = sum(cards.count(card) for cards in _own(view))
    return translate("cards", "You have captured %n of it", None, own) if own else ""


def _own(view: FishingView) -> list[tuple[int, ...]]:
    """The cards that the person has captured, by capture."""
    return [event.cards for event in view.history if event.kind == "captured" and event.seat == view.seat]


def _out(view: FishingView, card: int) -> str:
    """How many of its rank are neither in the hand nor open on the table nor captured by the person."""
    seen = Counter((*view.hand, *view.pool))
    seen.update(() if view.turned is None else (view.turned,))
    for cards in _own(view):
        seen.update(cards)
    for seat, pile in enumerate(view.captures):
        if seat != view.seat:
            seen.update(other for other in pile if other != HIDDEN)
    every = sum(RANK[other] == RANK[card] for other in view.game.deck)
    return still_out(every - sum(n for other, n in seen.items() if RANK[other] == RANK[card]), every)


def _rule(view: FishingView, where: str) -> str:
    if view.game.rules.identical:
        return translate("cards", "Section 3: a card takes only its identical twin.")
    if where and view.first_turn:
        return translate("cards", "Rule F3: on a first turn a card takes only its identical twin.")
    if where == "opened" or (where and not view.game.rules.hand):
        return translate("cards", "Rule F2: the card of the stock takes one of its rank if it can.")
    if where:
        return translate("cards", "Rule F1: a card takes one of its rank if it can.")
    return translate("cards", "Section 4: identical cards that you have captured count together.")
