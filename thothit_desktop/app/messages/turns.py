# SPDX-License-Identifier: MIT
"""Whose turn it is in Kowah and Thunee, and what happens there, in sentences."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.flow.kowah import waits_after, wins
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import HIDDEN, code
from thothit_desktop.games.contract import Event
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.drawing.names import name

_OTHERS = {
    "bid": QT_TRANSLATE_NOOP("turns", "{0} is thinking about a bid"),
    "trump": QT_TRANSLATE_NOOP("turns", "{0} is setting trump"),
    "call": QT_TRANSLATE_NOOP("turns", "{0} is thinking about a call"),
    "checki": QT_TRANSLATE_NOOP("turns", "{0} has to show another pair"),
}
"""By phase what another seat does, where it does not simply play."""

_OWN = {
    "pick": QT_TRANSLATE_NOOP("turns", "Your turn: draw a card"),
    "pick or take": QT_TRANSLATE_NOOP("turns", "Your turn: draw, or take {card}"),
    "pick or win": QT_TRANSLATE_NOOP("turns", "Your turn: take {card} and win, or draw"),
    "discard": QT_TRANSLATE_NOOP("turns", "Your turn: discard a card"),
    "discard drawn": QT_TRANSLATE_NOOP("turns", "You drew {card}: discard a card"),
    "redeal": QT_TRANSLATE_NOOP("turns", "Only {points} in your first cards: deal again?"),
    "redeal trump": QT_TRANSLATE_NOOP("turns", "Your side has no trump: deal again?"),
    "bid": QT_TRANSLATE_NOOP("turns", "Your bid, or pass"),
    "bid higher": QT_TRANSLATE_NOOP("turns", "Your bid over {points}, or pass"),
    "trump": QT_TRANSLATE_NOOP("turns", "Set trump: choose one of your cards"),
    "call": QT_TRANSLATE_NOOP("turns", "All cards are dealt: do you call?"),
    "play": QT_TRANSLATE_NOOP("turns", "Your turn: play a card"),
    "lead": QT_TRANSLATE_NOOP("turns", "Your turn: lead a card"),
    "jodhi": QT_TRANSLATE_NOOP("turns", "Your side won the trick: announce a Jodhi?"),
}

_PLAYING = QT_TRANSLATE_NOOP("turns", "{0} is playing")

_CHECKI = QT_TRANSLATE_NOOP("turns", "Checki? You would wait for {0}")
_CHECKI_EITHER = QT_TRANSLATE_NOOP("turns", "Checki? You would wait for the pair you show: {0}")
_CHECKI_DEAD = QT_TRANSLATE_NOOP("turns", "Checki? All four of {0} are in your hand: no card can win")
_CHECKI_FORCED = QT_TRANSLATE_NOOP("turns", "Your discard broke the pair: show another, {0}")
_CLAIM_DRAWN = QT_TRANSLATE_NOOP("turns", "{0} drew {card}: it wins your hand. Claim it?")
_CLAIM_DISCARDED = QT_TRANSLATE_NOOP("turns", "{0} discarded {card}: it wins your hand. Claim it?")
_EXPIRED = QT_TRANSLATE_NOOP("turns", "Time is up: {0} goes by")


def _tr(text: object) -> str:
    return QCoreApplication.translate("turns", str(text))


def kowah_turn(view: KowahView, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is in Kowah, and what is asked."""
    if view.to_move != person:
        return _other(view.phase, names[view.to_move])
    if view.phase == "checki":
        return _checki(view, deck)
    if view.phase == "claim":
        return _claim(view, names, deck)
    if wins(view):
        return _tr(_OWN["pick or win"]).format(card=name(view.discards[-1], deck))
    if view.phase == "pick" and "take" in {move.kind for move in view.legal_moves()}:
        return _tr(_OWN["pick or take"]).format(card=name(view.discards[-1], deck))
    if view.drawn is not None and view.taken is None:
        return _tr(_OWN["discard drawn"]).format(card=name(view.drawn, deck))
    return _tr(_OWN[view.phase])


def _claim(view: KowahView, names: Sequence[str], deck: str) -> str:
    """What may be claimed, and whose card it is."""
    kind = "showed" if view.shown else "discarded"
    giver = next(event.seat for event in reversed(view.history) if event.kind == kind)
    told = _CLAIM_DRAWN if view.shown else _CLAIM_DISCARDED
    return _tr(told).format(names[giver], card=name(view.claimable, deck))


def expired(view: KowahView, deck: str) -> str:
    """The time for a claim is over."""
    return _tr(_EXPIRED).format(name(view.claimable, deck))


def _checki(view: KowahView, deck: str) -> str:
    """What a declaration would wait for; where that is hopeless, so it is said."""
    pairs = view.ready_pairs
    alive = [name(card, deck) for card in pairs if not view.is_dead(card)]
    if view.forced:
        return _tr(_CHECKI_FORCED).format(one_of([name(card, deck) for card in pairs]))
    if not alive:
        return _tr(_CHECKI_DEAD).format(both(name(card, deck) for card in pairs))
    every = len(waits_after(view, pairs[0])) == len(pairs)
    return _tr(_CHECKI if every else _CHECKI_EITHER).format(one_of(alive))


def thunee_turn(view: ThuneeView, names: Sequence[str], person: int | None) -> str:
    """Whose turn it is in Thunee, and what is asked."""
    phase = view.phase
    if view.to_move != person:
        return _other(phase, names[view.to_move])
    if phase == "redeal" and view.trick:
        phase = "redeal trump"
    elif phase == "bid" and view.call:
        phase = "bid higher"
    elif phase == "play" and not view.trick:
        phase = "lead"
    points = view.call if phase == "bid higher" else sum(VALUE[card] for card in view.hand)
    return _tr(_OWN[phase]).format(points=points)


def _other(phase: str, who: str) -> str:
    return _tr(_OTHERS.get(phase, _PLAYING)).format(who)


_STORIES = {
    "drew": QT_TRANSLATE_NOOP("turns", "{who} draws a card"),
    "showed": QT_TRANSLATE_NOOP("turns", "{who} draws {card}, open to all"),
    "took": QT_TRANSLATE_NOOP("turns", "{who} takes {card}"),
    "discarded": QT_TRANSLATE_NOOP("turns", "{who} discards {card}"),
    "declared": QT_TRANSLATE_NOOP("turns", "{who} declares checki with {card}"),
    "claimed": QT_TRANSLATE_NOOP("turns", "{who} claims {card}"),
    "won": QT_TRANSLATE_NOOP("turns", "{who} has a complete hand"),
    "bid": QT_TRANSLATE_NOOP("turns", "{who} bids {points}"),
    "passed": QT_TRANSLATE_NOOP("turns", "{who} passes"),
    "trump": QT_TRANSLATE_NOOP("turns", "{who} lays trump face down"),
    "exposed": QT_TRANSLATE_NOOP("turns", "{who}: trump is {suit}"),
    "redealt": QT_TRANSLATE_NOOP("turns", "{who} wants a new deal"),
    "thunee": QT_TRANSLATE_NOOP("turns", "{who}: Thunee!"),
    "royals": QT_TRANSLATE_NOOP("turns", "{who}: Royals!"),
    "blind-thunee": QT_TRANSLATE_NOOP("turns", "{who}: Blind Thunee!"),
    "blind-royals": QT_TRANSLATE_NOOP("turns", "{who}: Blind Royals!"),
    "played": QT_TRANSLATE_NOOP("turns", "{who} plays {card}"),
    "trick": QT_TRANSLATE_NOOP("turns", "{who} wins the trick, {points} points"),
    "dealt": QT_TRANSLATE_NOOP("turns", "The rest is dealt"),
    "jodhi": QT_TRANSLATE_NOOP("turns", "{who} announces a Jodhi, {points}"),
    "double": QT_TRANSLATE_NOOP("turns", "{who}: Double!"),
    "khanaak": QT_TRANSLATE_NOOP("turns", "{who}: Khanaak!"),
}

_OWN_STORIES = {
    "drew": QT_TRANSLATE_NOOP("turns", "You draw {card}"),
    "showed": QT_TRANSLATE_NOOP("turns", "You draw {card}, open to all"),
    "took": QT_TRANSLATE_NOOP("turns", "You take {card}"),
    "discarded": QT_TRANSLATE_NOOP("turns", "You discard {card}"),
    "declared": QT_TRANSLATE_NOOP("turns", "You declare checki with {card}"),
    "claimed": QT_TRANSLATE_NOOP("turns", "You claim {card}"),
    "won": QT_TRANSLATE_NOOP("turns", "Your hand is complete"),
    "bid": QT_TRANSLATE_NOOP("turns", "You bid {points}"),
    "passed": QT_TRANSLATE_NOOP("turns", "You pass"),
    "trump": QT_TRANSLATE_NOOP("turns", "You lay trump face down"),
    "redealt": QT_TRANSLATE_NOOP("turns", "You want a new deal"),
    "played": QT_TRANSLATE_NOOP("turns", "You play {card}"),
    "trick": QT_TRANSLATE_NOOP("turns", "You win the trick, {points} points"),
    "jodhi": QT_TRANSLATE_NOOP("turns", "You announce a Jodhi, {points}"),
}
"""The same where it is the person who does it, as far as it is said otherwise."""


def story(event: Event, names: Sequence[str], person: int | None, deck: str) -> str:
    """One thing that happens in Kowah or Thunee."""
    own = _OWN_STORIES if event.seat == person else {}
    first = event.cards[0] if event.cards else HIDDEN
    seen = first != HIDDEN
    points = event.points
    if event.kind == "trick":
        points = sum(VALUE[card] for card in event.cards)
    return _tr(own.get(event.kind, _STORIES[event.kind])).format(
        who=names[event.seat],
        card=name(first, deck) if seen else "",
        suit=suit_name(code(first)[1]) if seen and event.kind == "exposed" else "",
        points=points,
    )
