# SPDX-License-Identifier: MIT
"""How long a match is, how far it has come, what its rounds are called: words that any family may use."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    game, length = match.position.game, match.length
    number = len(match.positions)
    if len(game.playing) < game.players:
        return translate("match", "Extra hand between {0}").format(players(match, game.playing))
    if game.goal is not None:
        return translate("match", "Hand {0}, to {1} points").format(number, game.goal)
    if length == "free" and number < matches.MOST_ROUNDS:
        return translate("match", "Round {0}, free play").format(number)
    rounds = matches.rounds(length, game.players) or matches.MOST_ROUNDS
    if length == "rotation":
        return translate("match", "Full rotation: round {0} of {1}").format(number, rounds)
    return translate("match", "Round {0} of {1}").format(number, rounds)


def round_name(number: int, position: Position) -> str:
    """What a round is called in a list of them."""
    game = position.game
    if len(game.playing) < game.players:
        return translate("match", "Extra hand")
    if game.goal is not None:
        return translate("match", "Hand {0}").format(number)
    return translate("match", "Round {0}").format(number)


def hands_told(match: Match, said: str = "") -> str:
    """Return what was `said` of a record, with a warning while it tells more than may be known."""
    if not match.hides_hands:
        return said
    warning = translate("match", "It holds all hands")
    if match.fair and not match.given_up:
        warning = translate("match", "It holds all hands, which counts as help in fair play")
    return " · ".join(filter(None, [said, warning]))


def legend() -> str:
    """What the two figures of a round in a list of them are."""
    return translate("match", "The points of each round, then the total after it")


def length(spec: GameSpec, chosen: Length) -> str:  # noqa: ARG001  (the same in all games)
    """How long a match is that has no goal."""
    if chosen == "free":
        return translate("match", "Free rounds")
    if chosen == "rotation":
        return translate("match", "One full rotation")
    number = int(chosen)
    return translate("match", "%n round(s)", "", number)


def goal(number: int, lead: int) -> str:  # noqa: ARG001  (for families with words of their own)
    """How long a match is that ends at a goal."""
    return translate("match", "first to %n point(s)", "", number)


def end(game: Game, chosen: Length) -> str:
    """When a match ends, and who wins it."""
    if game.goal is not None:
        number = game.goal
        return translate("match", "The first to reach %n point(s) wins the match.", "", number)
    if chosen == "free":
        return translate("match", "Round by round with a running total, as long as you like.")
    if chosen == "rotation":
        return translate("match", "The highest total wins; tied players play on among themselves.")
    number = int(chosen)
    return translate("match", "The highest total after %n round(s) wins.", "", number)
