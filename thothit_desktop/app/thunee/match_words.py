# SPDX-License-Identifier: MIT
"""What is said of a match of Thunee, which two sides play for balls."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import MatchWords
from thothit_desktop.app.messages.players import by
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.matches import Length
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import SUITS
from thothit_desktop.games.thunee.position import ThuneePosition

translate = QCoreApplication.translate


def progress(match: Match) -> str:
    """How far the match has come with the hand in play, or the one just ended."""
    game, number = match.game, len(match.positions)
    if game.lead > 1:
        sentence = translate("thunee", "Hand {0}, to {1} balls and {2} ahead")
        return sentence.format(number, game.goal, game.lead)
    return translate("thunee", "Hand {0}, to {1} balls").format(number, game.goal)


def detail(position: Position, match: Match) -> str:
    """What was called in an ended hand."""
    assert isinstance(position, ThuneePosition)
    if position.redealt:
        return translate("thunee", "dealt again")
    if position.solo:
        sentence = {
            "thunee": translate("thunee", "Thunee: {0}"),
            "royals": translate("thunee", "Royals: {0}"),
            "blind-thunee": translate("thunee", "Blind Thunee: {0}"),
            "blind-royals": translate("thunee", "Blind Royals: {0}"),
        }[position.solo]
        return sentence.format(by(match, position.caller))
    suit = suit_name(SUITS[position.trump])
    told = [translate("thunee", "{0} by {1}").format(suit, by(match, position.setter))]
    if position.call:
        told.append(translate("thunee", "call {0}").format(position.call))
    if position.double != NOBODY:
        told.append(translate("thunee", "Double: {0}").format(by(match, position.double)))
    if position.khanaak != NOBODY:
        told.append(translate("thunee", "Khanaak: {0}").format(by(match, position.khanaak)))
    return ", ".join(told)


def legend() -> str:
    """What the two figures of a hand in the standings are."""
    return translate("thunee", "The balls of each hand, then those of the match so far")


def goal(number: int, lead: int) -> str:
    """How long a match is."""
    if lead > 1:
        return translate("thunee", "first to {0} balls and {1} ahead").format(number, lead)
    return translate("thunee", "first to %n ball(s)", "", number)


def end(game: Game, chosen: Length) -> str:  # noqa: ARG001  (there is one length)
    """When a match ends, and who wins it."""
    if game.lead > 1:
        sentence = translate(
            "thunee", "The first side with at least {0} balls and a lead of {1} wins the match."
        )
        return sentence.format(game.goal, game.lead)
    number = game.goal or 0
    return translate("thunee", "The first side to reach %n ball(s) wins the match.", "", number)


def counted() -> str:
    """What is counted, at the head of a column."""
    return translate("thunee", "Balls")


WORDS = MatchWords(progress=progress, detail=detail, legend=legend, goal=goal, end=end, counted=counted)
