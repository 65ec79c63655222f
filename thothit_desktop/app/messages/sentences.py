# SPDX-License-Identifier: MIT
"""The sentences that the window says about a match: those of the family, else those that suit any game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family import CardFacts, MatchWords, Messages
from thothit_desktop.app.messages import match_texts, move_texts, outcomes, refusals, ritual_texts, turn_texts
from thothit_desktop.app.messages.card_facts import facts
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games import rituals
from thothit_desktop.games.contract import Event, Game, Move, Position, Refusal, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import level_of
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def _of(spec: GameSpec) -> Messages:
    return family_of(spec).words().messages


def _of_match(spec: GameSpec) -> MatchWords:
    return family_of(spec).words().match


# A turn


def turn(view: View, names: Sequence[str], person: int | None, deck: str) -> str:
    """Whose turn it is, and what is asked."""
    return (_of(view.game.spec).turn or turn_texts.turn)(view, names, person, deck)


def pick(card: int, deck: str) -> str:
    """A hand card of the person may take one of several."""
    return turn_texts.pick(card, deck)


def raised(card: int, deck: str) -> str:
    """A hand card of the person has been raised by a first click."""
    return turn_texts.raised(card, deck)


def story(event: Event, match: Match, deck: str) -> str:
    """One thing that happens in a turn; empty where nothing is said of it."""
    return (_of(match.game.spec).story or turn_texts.story)(event, match, deck)


def moved(events: Sequence[Event], earlier: Sequence[Event], spec: GameSpec, deck: str) -> str:
    """What one player did in a move, without the player's name (`Messages.moved`)."""
    return (_of(spec).moved or move_texts.moved)(events, earlier, deck)


def taken(view: View, seat: int) -> int | None:
    """What a seat has won so far in the round, as far as a view knows; None where nothing is counted."""
    counted = _of(view.game.spec).taken
    return None if counted is None else counted(view, seat)


def decision(move: Move, view: View, deck: str) -> str:
    """What the person decided in a view, as the table calls it."""
    return turn_texts.decision(move, view, deck)


def reminder(view: View) -> str:
    """A rule to remember while the person is to play; empty where there is none now."""
    said = _of(view.game.spec).reminder
    return "" if said is None else said(view)


def warning(move: Move, view: View, deck: str) -> str:
    """What a move would cost that is only made when it is chosen again."""
    return (_of(view.game.spec).warning or turn_texts.warning)(move, view, deck)


def expired(view: View, deck: str) -> str:
    """The person's time to answer is over."""
    return (_of(view.game.spec).expired or turn_texts.expired)(view, deck)


def card_facts(view: View, card: int, where: str, deck: str) -> CardFacts:
    """What the person may know of a card that lies open, and where it lies (`Messages.card`)."""
    return (_of(view.game.spec).card or facts)(view, card, where, deck)


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
    worth = family.drawn or ritual_texts.worth
    told = {seat: worth(shown, match) for seat, shown in drawn.items()}
    return ritual_texts.told(sentence, events, match, told)


def titles(match: Match) -> list[str]:
    """Every seat's title in the round, empty for those without one (docs/rules/fishing.md 5)."""
    spec, dealer, seats = match.game.spec, match.position.dealer, len(match.names)
    texts = {**ritual_texts.titles(), **_of(spec).titles()}
    return [texts.get(rituals.title(spec, seat, dealer, seats), "") for seat in range(seats)]


def title(spec: GameSpec, place: int, players: int) -> str:
    """The title of whoever plays at this place in turn, from 0; empty where it has none."""
    texts = {**ritual_texts.titles(), **_of(spec).titles()}
    return texts.get(rituals.title(spec, place, players - 1, players), "")


# A match


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    return (_of_match(match.game.spec).progress or match_texts.progress)(match)


def round_name(number: int, position: Position) -> str:
    """What a round is called in a list of them, by its number."""
    return (_of_match(position.game.spec).round_name or match_texts.round_name)(number, position)


def detail(position: Position, match: Match) -> str:
    """What else is said of an ended round in a list of them; empty for nothing."""
    said = _of_match(match.game.spec).detail
    return "" if said is None else said(position, match)


def legend(spec: GameSpec) -> str:
    """What the two figures of a round in a list of them are."""
    return (_of_match(spec).legend or match_texts.legend)()


def length(spec: GameSpec, chosen: Length) -> str:
    """How long a match is that has no goal."""
    return (_of_match(spec).length or match_texts.length)(spec, chosen)


def goal(spec: GameSpec, number: int, lead: int) -> str:
    """How long a match is that ends at a goal, a number of what the game counts, with such a lead."""
    return (_of_match(spec).goal or match_texts.goal)(number, lead)


def end(game: Game, chosen: Length) -> str:
    """When a match ends, and who wins it."""
    return (_of_match(game.spec).end or match_texts.end)(game, chosen)


# After a round


def round_over(match: Match, deck: str | None = None) -> str:
    """Who won the round that has ended; with a deck the sentence may name a card."""
    return (_of(match.game.spec).round_over or outcomes.round_over)(match, deck)


def result(match: Match, deck: str | None = None) -> str:
    """Who won the match where it is complete, else the round that has ended."""
    if not match.complete:
        return round_over(match, deck)
    return (_of(match.game.spec).match_over or outcomes.match_over)(match)


# The players


def level(player: str) -> str:
    """What a computer player is called; one of earlier versions by the level that it has become."""
    return {
        "bocah": translate("messages", "child"),
        "tangga": translate("messages", "neighbour"),
        "langganan": translate("messages", "regular"),
        "sesepuh": translate("messages", "old hand"),
        "empu": translate("messages", "master"),
    }[level_of(player)]
