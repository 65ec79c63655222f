# SPDX-License-Identifier: MIT
"""The coach's texts of Kowah."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CardsGone, CoachTexts
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.app.messages.numbers import written
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.rummy.coach import chance_of
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class KowahCoachTexts(CoachTexts):
    """The coach's texts of Kowah, with margins as the chance to win the hand."""

    scale = 33.0

    def number(self, margin: float, game: "Game", more: int = 0) -> str:
        """Return a margin as the chance to win the hand, in percent."""
        return _percent(chance_of(margin, game), more)

    def on_card(self, margin: float, behind: float, game: "Game", more: int = 0) -> str:  # noqa: ARG002
        """Return the number that a hint shows on a card: the chance to win."""
        return self.number(margin, game, more)

    def chance(self, margin: float, game: "Game") -> str:
        """Return the chance to win as a sentence."""
        return translate("coach", "Chance to win: about {0}.").format(self.number(margin, game))

    def loss(self, behind: float, game: "Game") -> str:
        """Return the loss in chance as a phrase, with a decimal below half a percent."""
        others = game.players - 1
        share = behind * others / (1 + others)
        return translate("coach", "about {0} chance to win").format(
            _percent(share, 0 if round(100 * share) else 1)
        )

    def move(self, made: "Move", view: "View", deck: str) -> str:
        """Return the name of a move, with the word `Discard` for a discard."""
        if made.kind != "discard":
            return super().move(made, view, deck)
        return translate("coach", "Discard {0}").format(name(made.card, deck))

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did with a card or a call."""
        assert isinstance(view, KowahView)
        match made.kind:
            case "draw":
                return translate("review", "You drew from the stock")
            case "take":
                return translate("review", "You took {0} from the discards").format(
                    name(view.discards[-1], deck)
                )
            case "discard":
                return translate("review", "You discarded {0}").format(name(made.card, deck))
            case "checki":
                return translate("review", "You declared checki with {0}").format(name(made.card, deck))
            case "claim":
                return translate("review", "You claimed {0}").format(name(view.claimable, deck))
        if view.phase == "claim":
            return translate("review", "You didn't claim {0}").format(name(view.claimable, deck))
        return translate("review", "You didn't declare checki")

    def cost(self, behind: float, game: "Game") -> str:
        """Return by how much a move lowered the chance to win the hand."""
        share = behind * (game.players - 1) / game.players
        lowered = translate("review", "that lowered your chance of winning by {0}")
        return lowered.format(_percent(share, 0 if round(100 * share) else 1))

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:
        """Return the sentence for a reason of `players/rummy/reasons.py`."""
        told: Mapping[str, Any] = fact.values
        match fact.kind:
            case "wins":
                return translate("coach", "{0} wins the round.").format(name(told["card"], deck))
            case "waits":
                return _waits(told, deck)
            case "draws":
                return _draws(told)
            case "fits":
                card = name(told["card"], deck)
                said = translate("coach", "Useful cards in your hand: {1} with {0}, {2} without it.")
                return said.format(card, told["after"], told["before"])
            case "danger":
                said = translate("coach", "Risk: {0} may be waiting for {1}.")
                return said.format(names[told["seat"]], name(told["card"], deck))
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

    def gone(self, view: "View", names: Sequence[str]) -> list[CardsGone]:  # noqa: ARG002
        """Return the discards, which everybody may look through."""
        assert isinstance(view, KowahView)
        return [CardsGone(translate("coach", "Discards"), view.discards)]


def _percent(share: float, decimals: int = 0) -> str:
    """Return a fraction in percent."""
    return translate("coach", "{0}%").format(written(100 * share, decimals))


def _waits(told: Mapping[str, Any], deck: str) -> str:
    cards = one_of([name(card, deck) for card in told["cards"]])
    waiting = translate("coach", "You then wait for {0}: {1} of {2} unseen cards.")
    return waiting.format(cards, told["live"], told["unseen"])


def _draws(told: Mapping[str, Any]) -> str:
    better, ready, unseen = told["better"], told["ready"], told["unseen"]
    if ready and ready >= better:
        said = translate("coach", "Unseen cards that make your hand ready: {1} of {0}.")
        return said.format(unseen, ready)
    if ready:
        said = translate(
            "coach", "Unseen cards that improve your hand: {1} of {0}. Those that make it ready: {2}."
        )
        return said.format(unseen, better, ready)
    return translate("coach", "Unseen cards that improve your hand: {1} of {0}.").format(unseen, better)
