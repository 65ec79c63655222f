# SPDX-License-Identifier: MIT
"""What is said of a match of Kowah, which counts the hands won."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import MatchWords
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Game
from thothit_desktop.games.matches import Length

translate = QCoreApplication.translate


def progress(match: Match) -> str:
    """How far the match has come with the hand in play, or the one just ended."""
    return translate("kowah", "Hand {0}, first to {1}").format(len(match.positions), match.game.goal)


def legend() -> str:
    """What the two figures of a hand in the standings are."""
    return translate("kowah", "A point for each hand won, then the hands won so far")


def goal(number: int, lead: int) -> str:  # noqa: ARG001  (nobody need be further ahead)
    """How long a match is."""
    return translate("kowah", "first to %n hand(s)", "", number)


def end(game: Game, chosen: Length) -> str:  # noqa: ARG001  (there is one length)
    """When a match ends, and who wins it."""
    number = game.goal or 0
    return translate("kowah", "The first to win %n hand(s) wins the match.", "", number)


WORDS = MatchWords(progress=progress, legend=legend, goal=goal, end=end)
