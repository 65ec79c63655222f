# SPDX-License-Identifier: MIT
"""The sentences that the window says about a match, as the family of the game has them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family import Messages
from thothit_desktop.app.messages import refusals, ritual_texts, turn_texts
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games import rituals
from thothit_desktop.games.contract import Event, Move, Refusal, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def _of(spec: GameSpec) -> Messages:
    return family_of(spec).messages()


# A turn


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    return _of(view.game.spec).turn(view, names, person, deck)


def pick(card: int, deck: str) -> str:
    """A hand card of the person may take one of several."""
    return turn_texts.pick(card, deck)


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn; empty where nothing is said of it."""
    return _of(match.game.spec).story(event, match, deck)


def reminder(view: View) -> str:
    """A rule to remember while the person is to play; empty where there is none now."""
    return _of(view.game.spec).reminder(view)


def warning(move: Move, view: View, deck: str) -> str:
    """What a move would cost that is only made when it is chosen again."""
    return _of(view.game.spec).warning(move, view, deck)


def expired(view: View, deck: str) -> str:
    """The person's time to answer is over."""
    return _of(view.game.spec).expired(view, deck)


def refusal(refused: Refusal, spec: GameSpec, deck: str) -> str:
    """Why a move cannot be made, or a pool card is locked; cards are called as the deck shows them."""
    names = [name(card, deck) for card in refused.cards]
    texts = {**refusals.texts(), **_of(spec).refusals()}
    return texts[refused.code].format(*names, rest=one_of(names[1:]))


# Before a round


def ritual(stage: str, events: Sequence[Event], match: Match) -> str:
    """What a ritual, `dealing` or `arranging` is about and comes to, for the round that begins."""
    family, game = _of(match.game.spec), match.position.game
    texts = {**ritual_texts.texts(), **family.rituals()}
    sentence = texts.get(f"{stage} {game.spec.opening}") or texts[stage]
    if stage == "dealing" and len(game.playing) < game.players:
        sentence = texts["extra hand"]
    drawn = {event.seat: event.cards for event in events if event.kind == "drawn"}
    worth = {seat: family.drawn(shown, match) for seat, shown in drawn.items()}
    return ritual_texts.told(sentence, events, match, worth)


def titles(match: Match) -> list[str]:
    """Every seat's title in the round, empty for those without one (docs/rules/fishing.md 5)."""
    spec, dealer, seats = match.game.spec, match.position.dealer, len(match.names)
    texts = {**ritual_texts.titles(), **_of(spec).titles()}
    return [texts.get(rituals.title(spec, seat, dealer, seats), "") for seat in range(seats)]


# A match


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    return family_of(match.game.spec).match().progress(match)


# After a round


def round_over(match: Match, deck: str | None = None) -> str:
    """Who won the round that has ended; with a deck the sentence may name a card."""
    return _of(match.game.spec).round_over(match, deck)


def result(match: Match, deck: str | None = None) -> str:
    """Who won the match where it is complete, else the round that has ended."""
    return _of(match.game.spec).match_over(match) if match.complete else round_over(match, deck)


# The players


def level(player: str) -> str:
    """What a computer player is called."""
    return {
        "random": translate("messages", "random"),
        "greedy": translate("messages", "greedy"),
        "expert": translate("messages", "expert"),
    }[player]
