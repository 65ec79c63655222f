# SPDX-License-Identifier: MIT
"""What is said of a hand of Thunee."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Messages
from thothit_desktop.app.messages import move_texts, turn_texts
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.app.messages.players import players
from thothit_desktop.app.thunee.card_facts import facts
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import HIDDEN, code
from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.view import ThuneeView

translate = QCoreApplication.translate


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG001
    """Whose turn it is, and what is asked."""
    assert isinstance(view, ThuneeView)
    if view.to_move != person:
        return _another_turn(view.phase, names[view.to_move])
    if view.phase == "redeal":
        return _redeal(view)
    if view.phase == "bid" and view.call:
        return translate("thunee", "Your turn: bid more than {0}, or pass").format(view.call)
    if view.phase == "play":
        return _play(view)
    return {
        "bid": translate("thunee", "Your turn: bid or pass"),
        "trump": translate("thunee", "Set trump: choose one of your cards"),
        "call": translate("thunee", "All cards are dealt: do you call?"),
        "jodhi": translate("thunee", "Your side won the trick: announce a Jodhi?"),
    }[view.phase]


def _another_turn(phase: str, who: str) -> str:
    sentences = {
        "bid": translate("thunee", "{0} is thinking about a bid"),
        "trump": translate("thunee", "{0} is setting trump"),
        "call": translate("thunee", "{0} is thinking about a call"),
    }
    return sentences[phase].format(who) if phase in sentences else turn_texts.is_playing(who)


def _play(view: ThuneeView) -> str:
    """Which card is asked for, with what it sets or what may be called before it."""
    if view.solo and not view.trump:
        return translate("thunee", "Lead a card: its suit becomes trump")
    names = {"double": translate("thunee", "Double"), "khanaak": translate("thunee", "Khanaak")}
    calls = [names[move.kind] for move in view.legal_moves() if move.kind in names]
    if calls:
        return translate("thunee", "The last trick: play your card, or call {0} first").format(one_of(calls))
    return turn_texts.play_a_card() if view.trick else translate("thunee", "Your turn: lead a card")


def _redeal(view: ThuneeView) -> str:
    """Why another deal may be asked for: no trump, or hardly any points."""
    if view.trick:
        return translate("thunee", "Your side has no trump: deal again?")
    points = sum(VALUE[card] for card in view.hand)
    return translate("thunee", "Only {0} in your first cards: deal again?").format(points)


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a hand."""
    sentences = {
        **turn_texts.texts(),
        "bid": translate("thunee", "{who} bids {points}"),
        "trump": translate("thunee", "{who} lays trump face down"),
        "exposed": translate("thunee", "{who}: trump is {suit}"),
        "redealt": translate("thunee", "{who} wants a new deal"),
        "thunee": translate("thunee", "{who}: Thunee!"),
        "royals": translate("thunee", "{who}: Royals!"),
        "blind-thunee": translate("thunee", "{who}: Blind Thunee!"),
        "blind-royals": translate("thunee", "{who}: Blind Royals!"),
        "trick": translate("thunee", "{who} wins the trick, {points} points"),
        "dealt": translate("thunee", "The rest is dealt"),
        "jodhi": translate("thunee", "{who} announces a Jodhi, {points}"),
        "double": translate("thunee", "{who}: Double!"),
        "khanaak": translate("thunee", "{who}: Khanaak!"),
    }
    own = {
        **turn_texts.own_texts(),
        "bid": translate("thunee", "You bid {points}"),
        "trump": translate("thunee", "You lay trump face down"),
        "redealt": translate("thunee", "You want a new deal"),
        "trick": translate("thunee", "You win the trick, {points} points"),
        "jodhi": translate("thunee", "You announce a Jodhi, {points}"),
    }
    return turn_texts.told(event, match, deck, sentences, own, **{"suit": "", **_named(event)})


def moved(events: Sequence[Event], earlier: Sequence[Event], deck: str) -> str:
    """What one player did in a move."""
    own = {
        "bid": translate("thunee", "Bid: {points}"),
        "trump": translate("thunee", "Trump, face down: {card}"),
        "unseen trump": translate("thunee", "Trump, face down"),
        "exposed": translate("thunee", "Trump is {suit}"),
        "redealt": translate("thunee", "Wants a new deal"),
        "thunee": translate("thunee", "Thunee!"),
        "royals": translate("thunee", "Royals!"),
        "blind-thunee": translate("thunee", "Blind Thunee!"),
        "blind-royals": translate("thunee", "Blind Royals!"),
        "trick": translate("thunee", "Wins the trick: {points} points"),
        "jodhi": translate("thunee", "Jodhi: {points}"),
        "unseen jodhi": translate("thunee", "Jodhi: {points}"),
        "double": translate("thunee", "Double!"),
        "khanaak": translate("thunee", "Khanaak!"),
    }
    return move_texts.told(events, earlier, deck, {**move_texts.texts(), **own}, _named)


def taken(view: View, seat: int) -> int | None:
    """The points in the tricks of a seat's side."""
    assert isinstance(view, ThuneeView)
    return sum(VALUE[card] for _, cards, winner in view.tricks if (winner - seat) % 2 == 0 for card in cards)


def _named(event: Event) -> dict[str, object]:
    """The suit of trump, or the points of a trick, where an event tells them."""
    if event.kind == "exposed" and HIDDEN not in event.cards:
        return {"suit": suit_name(code(event.cards[0])[1])}
    if event.kind == "trick":
        return {"points": sum(VALUE[card] for card in event.cards)}
    return {}


def refusals() -> dict[str, str]:
    """Why a move cannot be made."""
    return {
        "not-now": translate("thunee", "You cannot do that now."),
        "not-agreed": translate("thunee", "The house rules of this match do not allow it."),
        "must-follow": translate("thunee", "{1} was led: follow its suit while you can."),
        "undertrump": translate("thunee", "{0} is a lower trump than {1}, and you have other cards."),
        "no-such-bid": translate("thunee", "Bids are 10, 20 and so on to 100, and 104 over 100."),
        "bid-too-low": translate("thunee", "A bid must be higher than the last one."),
        "over-100-only": translate("thunee", "104 may only be bid over 100."),
        "one-suit": translate("thunee", "You may not call Thunee with six cards of one suit."),
        "jodhi-claimed": translate("thunee", "The Jodhi with {0} has been claimed already."),
        "no-jodhi": translate("thunee", "You do not hold {0} together with its queen."),
        "under-thunee": translate("thunee", "During Thunee nothing else may be called."),
        "last-trick-only": translate("thunee", "You may only call this in the last trick."),
        "one-call": translate("thunee", "Double or Khanaak has been called in this hand already."),
        "trick-lost": translate("thunee", "Double needs all tricks so far, and your side has lost one."),
        "no-doubles": translate("thunee", "A side has 11 balls or more, so Double may not be called."),
        "jodhi-first": translate("thunee", "Khanaak needs a Jodhi that your side has claimed."),
        "no-trick-lost": translate("thunee", "Your side has won every trick, and Khanaak needs a lost one."),
    }


def rituals() -> dict[str, str]:
    """What is said of the cut for the dealer, and of the deal."""
    return {
        "jack": translate(
            "thunee", "Cards are dealt face up until a black jack comes. Whoever gets it deals: {dealer}"
        ),
        "dealing": translate(
            "thunee",
            "The first cards are dealt, and players bid to set trump. Dealer: {dealer}. Trumpman: {starter}",
        ),
    }


def round_over(match: Match, deck: str | None = None) -> str:  # noqa: ARG001  (no card is named)
    """How many balls the hand that has ended was worth, and to which side."""
    score = match.scores[-1]
    if not score.winners:
        return translate("thunee", "A redeal: the same dealer deals again")
    balls = score.points[score.winners[0]]
    side = players(match, score.winners)
    return translate("thunee", "{0} score %n ball(s)", "", balls).format(side)


def match_over(match: Match) -> str:
    """Which side won the match that is complete, and by how much."""
    return translate("thunee", "{0} win the match, {1} to {2}").format(
        players(match, match.winners), max(match.totals), min(match.totals)
    )


MESSAGES = Messages(
    turn=turn,
    card=facts,
    story=story,
    moved=moved,
    taken=taken,
    refusals=refusals,
    rituals=rituals,
    round_over=round_over,
    match_over=match_over,
)
