# SPDX-License-Identifier: MIT
"""Whose turn it is, and what happens in a turn, in words that any family may use.

A person is called `You` at the table, so that no sentence may need a name as the subject of a verb, unless it
has a form of its own for the person.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.families import family_of as flow_family_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Event, Move, View
from thothit_desktop.games.families import phase_of
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def is_playing(who: str) -> str:
    """It is somebody else's turn."""
    return translate("messages", "{0} is playing").format(who)


def play_a_card() -> str:
    """It is the person's turn, and a hand card is asked for."""
    return translate("messages", "Your turn: play a card")


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:  # noqa: ARG001
    """Whose turn it is, and what is asked, by what a phase asks for in any game."""
    if view.to_move != person:
        return is_playing(names[view.to_move])
    return {
        DecisionKind.HAND: play_a_card(),
        DecisionKind.TURNED: translate("messages", "Your turn: choose what to take"),
        DecisionKind.PICK: translate("messages", "Your turn: draw a card"),
        DecisionKind.CALL: translate("messages", "Your turn"),
        DecisionKind.CLAIM: translate("messages", "You may claim a card"),
        DecisionKind.LUCK: translate("messages", "Your turn: turn a card"),
        DecisionKind.OVER: "",
    }[phase_of(view.game.spec, view.phase).asks]


def warning(move: Move, view: View, deck: str) -> str:  # noqa: ARG001
    """What a move costs that must be chosen twice."""
    return translate("messages", "You could not win this round. Choose it again to do it anyway.")


def expired(view: View, deck: str) -> str:  # noqa: ARG001
    """The person's time to answer is over."""
    return translate("messages", "Time's up.")


def pick(card: int, deck: str) -> str:
    """A card of the person may take one of several."""
    return translate("messages", "Choose what to take with {0} (Esc or a click on it cancels)").format(
        name(card, deck)
    )


def raised(card: int, deck: str) -> str:
    """A hand card has been raised, and shows what it would take."""
    told = translate("messages", "Click {0} again to play it; Esc or a click elsewhere puts it back")
    return told.format(name(card, deck))


def decision(move: Move, view: View, deck: str) -> str:
    """What the person decided in a view: the words of a call, else the card."""
    calls = flow_family_of(view.game.spec).calls(view, lambda card: name(card, deck))
    words = next((call.words for call in calls if call.move == write_move(move)), "")
    if words:
        return translate("messages", "“{0}”").format(words)
    return name(move.card, deck) if move.cards else translate("messages", "your last decision")


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn, of those that the families share; empty for any other."""
    return told(event, match, deck, texts(), own_texts())


def texts() -> dict[str, str]:
    """By kind of event what is said of it."""
    return {
        "captured": translate("messages", "{who}: {card} takes {rest}"),
        "stayed": translate("messages", "{who}: {card} stays in the pool"),
        "turned": translate("messages", "{who}: the stock card is {card}"),
        "turned several": translate("messages", "{who}: the stock cards are {all}"),
        "played": translate("messages", "{who} plays {card}"),
        "drew": translate("messages", "{who} draws a card"),
        "took": translate("messages", "{who} takes {card}"),
        "discarded": translate("messages", "{who} discards {card}"),
        "claimed": translate("messages", "{who} claims {card}"),
        "passed": translate("messages", "{who} passes"),
    }


def own_texts() -> dict[str, str]:
    """The same where it is the person who does it, as far as it is said otherwise."""
    return {
        "played": translate("messages", "You play {card}"),
        "drew": translate("messages", "You draw {card}"),
        "took": translate("messages", "You take {card}"),
        "discarded": translate("messages", "You discard {card}"),
        "claimed": translate("messages", "You claim {card}"),
        "passed": translate("messages", "You pass"),
    }


def told(
    event: Event,
    match: Match,
    deck: str,
    sentences: Mapping[str, str],
    own_sentences: Mapping[str, str],
    **more: object,
) -> str:
    """The sentence for an event, its names and cards filled in; empty where there is none."""
    several = f"{event.kind} several"
    kind = several if len(event.cards) > 1 and several in sentences else event.kind
    own = own_sentences.get(kind) if event.seat == match.person else None
    sentence = own or sentences.get(kind, "")
    shown = [name(card, deck) for card in event.cards if card != HIDDEN]
    return sentence.format(
        who=match.names[event.seat],
        card=shown[0] if shown else "",
        rest=both(shown[1:]) if shown[1:] else "",
        all=both(shown) if shown else "",
        **{"points": event.points, **more},
    )
