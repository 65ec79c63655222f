# SPDX-License-Identifier: MIT
"""Piles of captures that may be looked at again during a round, and what is said of them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import LookInto, OpenCards
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View


def around(match: Match) -> list[int]:
    """All seats from the one at the bottom of the screen on."""
    n = len(match.names)
    return [(match.bottom_seat + i) % n for i in range(n)]


def capture_piles(
    captures: Callable[[View], Sequence[Sequence[int]]], face_down: Callable[[Match], bool]
) -> LookInto:
    """Piles of captures by seat: if they lie face down, at most the own one may be looked into.

    `captures` finds them in the view of the seat at the bottom.
    """

    def seats(match: Match, own: bool) -> list[int]:
        if not face_down(match):
            return around(match)
        return [match.person] if match.person is not None and own else []

    def cards(match: Match, seat: int) -> OpenCards:
        pile = captures(match.position.view(match.bottom_seat))[seat]
        if seat == match.person:
            words = [QCoreApplication.translate("piles", "Cards in your pile: {0}.").format(len(pile))]
        else:
            told = QCoreApplication.translate("piles", "Cards in the pile of {0}: {1}.")
            words = [told.format(match.names[seat], len(pile))]
        if not match.game.spec.by_wins:  # else the cards are the points
            told = QCoreApplication.translate("piles", "Points so far: {0}.")
            words.append(told.format(match.position.score().points[seat]))
        return OpenCards(words=" ".join(words), cards=pile)

    return LookInto(action=_action, seats=seats, cards=cards, closed=_closed)


def _action() -> tuple[str, str]:
    return (
        QCoreApplication.translate("piles", "&Captures"),
        QCoreApplication.translate("piles", "Look at your own pile; press again for the next open one"),
    )


def _closed(match: Match, seat: int) -> str:
    if seat == match.person:
        return QCoreApplication.translate(
            "piles", "Your pile lies face down, and you chose not to look at it."
        )
    told = QCoreApplication.translate("piles", "The pile of {0} lies face down: you have to remember it.")
    return told.format(match.names[seat])
