# SPDX-License-Identifier: MIT
"""Access to piles that a player may look at during a round, such as captures."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View

translate = QCoreApplication.translate


@dataclass(frozen=True, kw_only=True)
class OpenCards:
    """Cards that are shown to the person."""

    words: str
    """The title of the cards."""
    cards: Sequence[int]
    """The cards, which are sorted by rank unless there are `names`."""
    names: Sequence[str] = ()
    """The player of each card; empty for cards sorted by rank."""


def around(match: Match) -> list[int]:
    """Return all seats, beginning with the one at the bottom of the screen."""
    n = len(match.names)
    return [(match.bottom_seat + i) % n for i in range(n)]


class PileAccess(ABC):
    """Access to the cards that players may look at, seat by seat."""

    @abstractmethod
    def action(self) -> tuple[str, str]:
        """Return the text and the description of the menu entry."""

    @abstractmethod
    def seats(self, match: Match, own: bool) -> Sequence[int]:
        """Return the seats whose cards may be looked at, in the order in which the key shows them.

        `own` is True if the person allows themselves to look into their own face-down pile.
        """

    @abstractmethod
    def cards(self, match: Match, seat: int) -> OpenCards:
        """Return the cards of one of the `seats`."""

    @abstractmethod
    def closed(self, match: Match, seat: int) -> str:
        """Return the reason why a seat's cards may not be looked at."""

    def nothing(self) -> str:
        """Return the reason why there is nothing to look at now; empty disables the menu entry."""
        return ""


class CapturePiles(PileAccess):
    """Access to captures. If they lie face down, only the person's own pile can be looked at."""

    @abstractmethod
    def captures(self, view: View) -> Sequence[Sequence[int]]:
        """Return the captures of each seat."""

    def face_down(self, match: Match) -> bool:  # noqa: ARG002
        """Return True if captures are hidden once they are taken."""
        return False

    def action(self) -> tuple[str, str]:
        """Return the text and the description of the menu entry."""
        return (
            translate("piles", "&Capture piles"),
            translate("piles", "Look at your own pile; press again for the next face-up pile"),
        )

    def seats(self, match: Match, own: bool) -> list[int]:
        """Return the seats whose piles may be looked at."""
        if not self.face_down(match):
            return around(match)
        return [match.person] if match.person is not None and own else []

    def cards(self, match: Match, seat: int) -> OpenCards:
        """Return the captures of a seat."""
        pile = self.captures(match.position.view(match.bottom_seat))[seat]
        if seat == match.person:
            words = [translate("piles", "Cards in your pile: {0}.").format(len(pile))]
        else:
            told = translate("piles", "Cards in {0}'s pile: {1}.")
            words = [told.format(match.names[seat], len(pile))]
        if not match.game.spec.by_wins:  # else the cards are the points
            told = translate("piles", "Points so far: {0}.")
            words.append(told.format(match.position.score().points[seat]))
        return OpenCards(words=" ".join(words), cards=pile)

    def closed(self, match: Match, seat: int) -> str:
        """Return the message for a face-down pile."""
        if seat == match.person:
            return translate(
                "piles", "Your pile is face down, and you chose in the settings not to look at it."
            )
        told = translate("piles", "{0}'s pile is face down: you have to remember what's in it.")
        return told.format(match.names[seat])
