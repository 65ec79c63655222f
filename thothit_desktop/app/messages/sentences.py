# SPDX-License-Identifier: MIT
"""The sentences that the window says about a round; those of refusals, rituals and results have their files.

A person is called `You` at the table, so that no sentence may need a name as the subject of a verb, unless it
has a form of its own for the person.
"""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages import turns
from thothit_desktop.app.messages.lists import both, one_of
from thothit_desktop.app.messages.refusals import refusal
from thothit_desktop.app.messages.results import result
from thothit_desktop.app.messages.rituals import ritual
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event, Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.drawing.names import name

__all__ = (
    "expired",
    "first_turn",
    "level",
    "pick",
    "refusal",
    "result",
    "ritual",
    "story",
    "turn",
    "warning",
)


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))


def warning(move: Move, view: View, deck: str) -> str:
    """What a capture would cost that the rule `penalty` of the fishing games punishes."""
    assert isinstance(view, FishingView)
    rivals = [other.cards[-1] for other in view.legal_moves() if other.card == move.card]
    odd = [name(card, deck) for card in rivals if view.pool.count(card) == 1]
    return _tr(
        "{0} lies there more than once, and {1} as an odd card: who takes {0} now cannot win this round. "
        "Choose it again to take it all the same."
    ).format(name(move.cards[1], deck), one_of(odd))


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    if isinstance(view, KowahView):
        return turns.kowah_turn(view, names, person, deck)
    if isinstance(view, ThuneeView):
        return turns.thunee_turn(view, names, person)
    seat = view.to_move
    if view.phase == "laki" and isinstance(view, KingsView):
        if person in view.tied:
            return _tr("A tie: draw three cards for Laki")
        return _tr("A tie, settled by Laki: {0}").format(both(names[tied] for tied in view.tied))
    if seat != person:
        return _tr("{0} is playing").format(names[seat])
    if view.phase == "draw":
        several = view.game.spec.opened > 1
        return _tr("Your turn: turn two cards" if several else "Your turn: turn a card")
    if isinstance(view, FishingView) and view.turned is not None:
        return _tr("Your turn: choose what {0} takes").format(name(view.turned, deck))
    return _tr("Your turn: play a card")


def pick(card: int, deck: str) -> str:
    """The person's hand card may take one of several."""
    return _tr("Choose what {0} takes").format(name(card, deck))


_STORIES = {
    "captured": QT_TRANSLATE_NOOP("words", "{who}: {card} takes {last}"),
    "stayed": QT_TRANSLATE_NOOP("words", "{who}: {card} stays in the pool"),
    "turned": QT_TRANSLATE_NOOP("words", "{who}: the stock card is {card}"),
    "turned more": QT_TRANSLATE_NOOP("words", "{who}: the stock cards are {all}"),
}


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn."""
    if event.kind not in _STORIES:
        return turns.story(event, match.names, match.person, deck)
    shown = [name(card, deck) for card in event.cards]
    kind = "turned more" if event.kind == "turned" and len(shown) > 1 else event.kind
    return _tr(_STORIES[kind]).format(
        who=match.names[event.seat],
        card=shown[0],
        last=shown[-1],
        all=both(shown),
    )


def expired(view: View, deck: str) -> str:
    """The person's time to answer is over."""
    assert isinstance(view, KowahView)
    return turns.expired(view, deck)


FIRST_TURN = QT_TRANSLATE_NOOP(
    "words",
    "On everybody's first turn only identical cards capture. Cards that only match in rank stay in the pool.",
)


def first_turn(view: View) -> str:
    """The first turn's rule, where it bars a capture that would be possible later; else empty."""
    if not isinstance(view, FishingView) or not view.first_turn:
        return ""
    ranks = {cards.RANK[card] for card in view.pool}
    barred = any(cards.RANK[card] in ranks and card not in view.pool for card in view.hand)
    return _tr(FIRST_TURN) if barred else ""


_LEVELS = {
    "random": QT_TRANSLATE_NOOP("words", "random"),
    "greedy": QT_TRANSLATE_NOOP("words", "greedy"),
    "expert": QT_TRANSLATE_NOOP("words", "expert"),
}


def level(player: str) -> str:
    """What a computer player is called."""
    return _tr(_LEVELS[player])
