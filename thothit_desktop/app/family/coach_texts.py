# SPDX-License-Identifier: MIT
"""The coach's texts of a game, and the card groups for learners."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.moves import decision
from thothit_desktop.app.messages.numbers import signed, written
from thothit_desktop.games.cards import FRENCH, HIDDEN, RANK
from thothit_desktop.table.drawing.names import name, rank_sign
from thothit_desktop.table.geometry.decks import DECKS

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class CardGroup(NamedTuple):
    """A named group of cards that a learner counts together."""

    name: str
    cards: frozenset[int]


class CardsGone(NamedTuple):
    """Cards that everybody knows to be out of play, and their place."""

    where: str
    cards: tuple[int, ...]


class CoachTexts:
    """The coach's texts for a game counted in points; a family overrides what differs."""

    scale: ClassVar[float] = 1.0
    """The factor from a margin to a common scale, on which a round has a spread of about 25."""
    decimals: ClassVar[int] = 1
    """The number of decimals in the tables of a review."""

    def number(self, margin: float, game: "Game", more: int = 0) -> str:  # noqa: ARG002
        """Return a margin as a short signed number, with `more` extra decimals."""
        return signed(written(abs(margin), more), margin)

    def on_card(self, margin: float, behind: float, game: "Game", more: int = 0) -> str:  # noqa: ARG002
        """Return the number that a hint shows on a card: what it costs against the best move."""
        return self.number(-behind, game, more).lstrip("±")

    def chance(self, margin: float, game: "Game") -> str:  # noqa: ARG002
        """Return the chance to win as a sentence; empty in games that do not count it."""
        return ""

    def loss(self, behind: float, game: "Game") -> str:  # noqa: ARG002
        """Return the loss of a move as a phrase with its unit, without a sign."""
        points = round(behind)
        if not points:
            return translate("coach", "less than a point")
        return translate("coach", "about %n point(s)", "", points)

    def move(self, made: "Move", view: "View", deck: str) -> str:
        """Return the name of a move: the words of a call, or a card and the cards it takes."""
        if not made.takes:
            return decision(made, view, deck)
        taken = both(name(card, deck) for card in made.takes)
        return translate("coach", "{0} captures {1}").format(name(made.card, deck), taken)

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did by a move, as a clause: a call that was made, or a card played."""
        if made.takes:
            taken = both(name(card, deck) for card in made.takes)
            return translate("review", "You captured {1} with {0}").format(name(made.card, deck), taken)
        words = self.move(made, view, deck)
        if made.cards and words == name(made.card, deck):
            return translate("review", "You played {0}").format(words)
        return translate("review", "You said {0}").format(words)

    def cost(self, behind: float, game: "Game") -> str:  # noqa: ARG002
        """Return what a move cost against the best one, as a clause."""
        points = round(behind)
        if not points:
            return translate("review", "that cost less than a point")
        return translate("review", "that cost about %n point(s)", "", points)

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:  # noqa: ARG002
        """Return a finding of the search as a sentence; empty if there is no text for it."""
        return ""

    def unit(self) -> str:
        """Return the unit in the tables of a review."""
        return translate("review", "points")

    def factor(self, game: "Game") -> float:  # noqa: ARG002
        """Return the factor from a margin to the unit of the review."""
        return 1.0

    def measure(self) -> str:
        """Return a sentence on what the figures of a hint are; empty if they explain themselves."""
        return translate("coach", "The figures are your points in this round minus the others' average.")

    def zero(self, game: "Game") -> str:  # noqa: ARG002
        """Return a sentence on the meaning of a result of 0."""
        return translate(
            "review", "A result is a player's points in this round minus the other players' average."
        )

    def groups(self, view: "View", deck: str) -> Sequence[CardGroup]:
        """Return the groups of cards that a learner counts: one for each rank."""
        cards = sorted(set(view.game.deck))
        french = any(card in FRENCH for card in cards) or bool(DECKS[deck].stands_for)
        return [
            CardGroup(rank_sign(rank, french), frozenset(card for card in cards if RANK[card] == rank))
            for rank in sorted({RANK[card] for card in cards})
        ]

    def gone(self, view: "View", names: Sequence[str]) -> Sequence[CardsGone]:
        """Return the visible captures of each seat, beginning with the view's own seat."""
        order = [(view.seat + place) % len(names) for place in range(len(names))]
        taken: dict[int, list[int]] = {seat: [] for seat in order}
        for event in view.history:
            if event.kind == "captured":
                taken[event.seat] += [card for card in event.cards if card != HIDDEN]
        return [CardsGone(names[seat], tuple(cards)) for seat, cards in taken.items()]
