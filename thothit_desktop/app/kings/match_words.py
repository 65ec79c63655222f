# SPDX-License-Identifier: MIT
"""What is said of a match of Kings, in which a king is won each round."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import MatchWords
from thothit_desktop.app.messages import match_texts
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches
from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def progress(match: Match) -> str:
    """How far the match has come with the round in play, or the one just ended."""
    number = len(match.positions)
    if match.length == "free" and number < matches.MOST_ROUNDS:
        return translate("kings", "King {0}, free play").format(number)
    kings = matches.rounds(match.length, match.game.players) or matches.MOST_ROUNDS
    return translate("kings", "King {0} of {1}").format(number, kings)


def round_name(number: int, position: Position) -> str:  # noqa: ARG001  (all play every round)
    """What a round is called in the standings."""
    return translate("kings", "King {0}").format(number)


def legend() -> str:
    """What the two figures of a round in the standings are."""
    return translate("kings", "The cards of each round, then the kings won so far")


def length(spec: GameSpec, chosen: Length) -> str:
    """How long a match is."""
    if isinstance(chosen, int):
        return translate("kings", "%n king(s)", "", chosen)
    return match_texts.length(spec, chosen)


def end(game: Game, chosen: Length) -> str:
    """When a match ends, and who wins it."""
    if isinstance(chosen, int):
        return translate("kings", "A king is won each round, until all {0} are won.").format(chosen)
    return match_texts.end(game, chosen)


WORDS = MatchWords(progress=progress, round_name=round_name, legend=legend, length=length, end=end)
