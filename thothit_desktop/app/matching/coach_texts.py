# SPDX-License-Identifier: MIT
"""The coach's texts of Sampèn and Thothit Banyuwangi."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CardsGone, CoachTexts
from thothit_desktop.app.messages.numbers import written
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class MatchingCoachTexts(CoachTexts):
    """The coach's texts of the games of matching, with margins as the chance to win the round."""

    scale = 33.0

    def number(self, margin: float, game: "Game", more: int = 0) -> str:
        """Return a margin as the chance to win the round, in percent."""
        others = game.players - 1
        return _percent((1 + others * margin) / (1 + others), more)

    def on_card(self, margin: float, behind: float, game: "Game", more: int = 0) -> str:  # noqa: ARG002
        """Return the number that a hint shows on a card: the chance to win."""
        return self.number(margin, game, more)

    def chance(self, margin: float, game: "Game") -> str:
        """Return the chance to win as a sentence."""
        return translate("coach", "Chance to win: about {0}.").format(self.number(margin, game))

    def loss(self, behind: float, game: "Game") -> str:
        """Return the loss in chance as a phrase, with a decimal below half a percent."""
        return translate("coach", "about {0} chance to win").format(self._lost(behind, game))

    def cost(self, behind: float, game: "Game") -> str:
        """Return by how much a move lowered the chance to win the round."""
        lowered = translate("review", "that lowered your chance of winning by {0}")
        return lowered.format(self._lost(behind, game))

    def _lost(self, behind: float, game: "Game") -> str:
        share = behind * (game.players - 1) / game.players
        return _percent(share, 0 if round(100 * share) else 1)

    def move(self, made: "Move", view: "View", deck: str) -> str:
        """Return the name of a move: the words of a call, or what is done with a card."""
        if made.kind == "discard":
            return translate("coach", "Throw out {0}").format(name(made.card, deck))
        if made.kind == "keep":
            return translate("coach", "Keep {0}").format(name(made.card, deck))
        return super().move(made, view, deck)

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did with a card or a call."""
        assert isinstance(view, MatchingView)
        if made.cards:
            sentence = {
                "discard": translate("review", "You threw out {0}"),
                "keep": translate("review", "You kept {0}"),
            }[made.kind]
            return sentence.format(name(made.card, deck))
        assert view.open is not None
        sentence = translate("review", "You matched {0}")
        if made.kind == "pass":
            sentence = translate("review", "You didn't match {0}")
        return sentence.format(name(view.open, deck))

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:
        """Return the sentence for a reason of `players/matching/reasons.py`."""
        told: Mapping[str, Any] = fact.values
        match fact.kind:
            case "gone":
                return translate("coach", "The other {0} is gone: nobody can match it.").format(
                    name(told["card"], deck)
                )
            case "pair":
                return translate("coach", "You hold both {0}: only you can match it.").format(
                    name(told["card"], deck)
                )
            case "live":
                said = translate(
                    "coach", "The other {0} is one of {1} unseen cards; opponents hold {2} of them."
                )
                return said.format(name(told["card"], deck), told["unseen"], told["held"])
            case "near":
                left = told["number"]
                said = translate(
                    "coach", "Risk: {0} has %n card(s) left, and may match what you throw out.", "", left
                )
                return said.format(names[told["seat"]])
            case "out":
                return translate("coach", "It wins the round.")
            case "left":
                left = told["number"]
                return translate("coach", "Then you have %n card(s) left.", "", left)
        return ""

    def unit(self) -> str:
        """Return the unit of a review."""
        return translate("coach", "% chance to win")

    def factor(self, game: "Game") -> float:
        """Return the percentage points of chance in a margin of 1."""
        return 100 * (game.players - 1) / game.players

    def measure(self) -> str:
        """Return nothing: a chance to win explains itself."""
        return ""

    def zero(self, game: "Game") -> str:
        """Return a sentence on the even chance that a result of 0 stands for."""
        even = translate(
            "coach",
            "0 means an even chance: {0} for each of {1} players. A lost round ends that much below 0.",
        )
        return even.format(_percent(1 / game.players), game.players)

    def gone(self, view: "View", names: Sequence[str]) -> list[CardsGone]:
        """Return the cards in the middle, and what each seat has laid away."""
        assert isinstance(view, MatchingView)
        away = [CardsGone(names[seat], cards) for seat, cards in enumerate(view.away) if cards]
        return [CardsGone(translate("coach", "In the middle"), view.middle), *away]


def _percent(share: float, decimals: int = 0) -> str:
    """Return a fraction in percent."""
    return translate("coach", "{0}%").format(written(100 * share, decimals))
