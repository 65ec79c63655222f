# SPDX-License-Identifier: MIT
"""What is said of a hand of Kowah."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import Messages
from thothit_desktop.app.kowah.card_facts import facts
from thothit_desktop.app.kowah.winning_hand import won_hand
from thothit_desktop.app.messages import move_texts, outcomes, turn_texts
from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.flow.kowah import waits_after, wins
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    assert isinstance(view, KowahView)
    if view.to_move != person:
        return _another_turn(view, names[view.to_move])
    if view.phase == "checki":
        return _checki(view, deck)
    if view.phase == "claim":
        return _claim(view, names, deck)
    if view.phase == "pick":
        return _pick(view, deck)
    if view.drawn is not None and view.taken is None:
        return translate("kowah", "You drew {0}: discard a card").format(name(view.drawn, deck))
    return translate("kowah", "Your turn: discard a card")


def _another_turn(view: KowahView, who: str) -> str:
    if view.phase == "checki":
        return translate("kowah", "{0} has to show another pair").format(who)
    return turn_texts.is_playing(who)


def _pick(view: KowahView, deck: str) -> str:
    """Whether the top of the discards may be taken, and wins."""
    if wins(view):
        sentence = translate("kowah", "Your turn: take {0} and win, or draw")
    elif any(move.kind == "take" for move in view.legal_moves()):
        sentence = translate("kowah", "Your turn: draw, or take {0}")
    else:
        return translate("kowah", "Your turn: draw a card")
    return sentence.format(name(view.discards[-1], deck))


def _claim(view: KowahView, names: Sequence[str], deck: str) -> str:
    """What may be claimed, and whose card it is."""
    kind = "showed" if view.shown else "discarded"
    giver = next(event.seat for event in reversed(view.history) if event.kind == kind)
    if view.claimable not in view.waits:
        sentence = translate("kowah", "{1} would be your third of a kind, but does not win. Claim it?")
    elif view.shown:
        sentence = translate("kowah", "{0} drew {1}: it wins your hand. Claim it?")
    else:
        sentence = translate("kowah", "{0} discarded {1}: it wins your hand. Claim it?")
    return sentence.format(names[giver], name(view.claimable, deck))


def _checki(view: KowahView, deck: str) -> str:
    """What a declaration would wait for; where that is hopeless, so it is said."""
    pairs = view.ready_pairs
    alive = [name(card, deck) for card in pairs if not view.is_dead(card)]
    if view.forced:
        named = one_of([name(card, deck) for card in pairs])
        return translate("kowah", "Your discard broke the pair: show another, {0}").format(named)
    if not alive:
        named = both(name(card, deck) for card in pairs)
        return translate("kowah", "Checki? All four of {0} are in your hand: no card can win").format(named)
    if len(waits_after(view, pairs[0])) == len(pairs):
        sentence = translate("kowah", "Checki? You would wait for {0}")
    else:
        sentence = translate("kowah", "Checki? You would wait for the pair you show: {0}")
    return sentence.format(one_of(alive))


def expired(view: View, deck: str) -> str:
    """The time for a claim is over."""
    assert isinstance(view, KowahView)
    return translate("kowah", "Time's up: you passed on {0}").format(name(view.claimable, deck))


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn."""
    sentences = {
        **turn_texts.texts(),
        "showed": translate("kowah", "{who} draws {card} and shows it"),
        "declared": translate("kowah", "{who} declares checki with {card}"),
        "won": translate("kowah", "{who} has a complete hand"),
    }
    own = {
        **turn_texts.own_texts(),
        "showed": translate("kowah", "You draw {card} and show it"),
        "declared": translate("kowah", "You declare checki with {card}"),
        "won": translate("kowah", "Your hand is complete"),
    }
    return turn_texts.told(event, match, deck, sentences, own)


def moved(events: Sequence[Event], earlier: Sequence[Event], deck: str) -> str:
    """What one player did in a move."""
    own = {
        "showed": translate("kowah", "Draw, for all to see: {card}"),
        "declared": translate("kowah", "Checki with {card}"),
        "won": translate("kowah", "The hand is complete"),
    }
    return move_texts.told(events, earlier, deck, {**move_texts.texts(), **own})


def refusals() -> dict[str, str]:
    """Why a move cannot be made."""
    return {
        "draw-first": translate("kowah", "First draw a card, or take the top of the discard pile."),
        "discard-first": translate("kowah", "First discard a card."),
        "checki-first": translate(
            "kowah", "Show another pair first: your discard has broken the one that lay open."
        ),
        "nothing-asked": translate("kowah", "There is nothing to pass on now."),
        "nothing-discarded": translate("kowah", "There is no discard to take."),
        "take-to-win": translate("kowah", "Your hand is frozen: you may only take {0} if it wins."),
        "nothing-to-discard": translate(
            "kowah", "You cannot take {0}: you would have no other card to discard."
        ),
        "just-taken": translate("kowah", "You have just taken {0}, so you must discard another card."),
        "frozen": translate(
            "kowah", "Your hand is frozen: you may only discard {1}, the card you just drew."
        ),
        "declared-must-stay-ready": translate(
            "kowah",
            "{0} must stay: without it your hand is not ready, and you cannot take checki back.",
        ),
        "not-a-pair": translate("kowah", "Checki needs an identical pair, and you do not hold two of {0}."),
        "not-ready": translate("kowah", "Besides the pair of {0}, your hand needs two triplets."),
        "declared-already": translate("kowah", "You have declared checki already, with {0}."),
        "no-checki": translate("kowah", "Checki needs a ready hand, as dealt or after your own discard."),
        "declare-at-once": translate("kowah", "House rule: a ready hand must be declared at once."),
        "no-claim": translate("kowah", "There is no card for you to claim."),
        "no-seat": translate("kowah", "Nobody sits there."),
        "seat-named": translate("kowah", "Only a player who is asked out of turn may answer out of turn."),
    }


def rituals() -> dict[str, str]:
    """What is said of the deal."""
    return {
        "dealing": translate(
            "kowah",
            "Everybody gets eight cards; the rest is the stock. Dealer: {dealer}. First to draw: {starter}",
        ),
    }


def round_over(match: Match, deck: str | None = None) -> str:
    """Who won the hand that has ended, with a deck also with which card."""
    card = won_hand(match.position.history)
    if card is not None and deck is not None:
        return outcomes.won(
            match,
            match.scores[-1].winners,
            one=translate("kowah", "{0} wins the hand with {1}"),
            you=translate("kowah", "You win the hand with {1}"),
            named=name(card.card, deck),
        )
    return outcomes.won(
        match,
        match.scores[-1].winners,
        one=translate("kowah", "{0} wins the hand"),
        you=translate("kowah", "You win the hand"),
        none=translate("kowah", "Nobody wins: the stock has run out"),
    )


MESSAGES = Messages(
    turn=turn,
    card=facts,
    story=story,
    moved=moved,
    expired=expired,
    refusals=refusals,
    rituals=rituals,
    round_over=round_over,
)
