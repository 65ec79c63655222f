# SPDX-License-Identifier: MIT
"""The coach's texts of the games with mata."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CardsGone, CoachTexts
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words, mata_name, waiting

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class MataCoachTexts(CoachTexts):
    """The coach's texts of a game with mata, with margins in points."""

    def __init__(self, game: str) -> None:
        self._game = game

    def move(self, made: "Move", view: "View", deck: str) -> str:
        """Return the name of a move, with the word `Discard` for a discard."""
        if made.kind != "discard":
            return super().move(made, view, deck)
        return translate("coach", "Discard {0}").format(name(made.card, deck))

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did with a card or a call."""
        assert isinstance(view, MataView)
        drawn = name(HIDDEN if view.drawn is None else view.drawn, deck) if view.phase == "claim" else ""
        match made.kind:
            case "draw":
                return translate("review", "You drew from the stock")
            case "take":
                told = translate("review", "You took {0} from the discards")
                return told.format(name(view.discards[-1], deck))
            case "discard":
                return translate("review", "You discarded {0}").format(name(made.card, deck))
            case "claim":
                return translate("review", "You claimed {0}").format(drawn)
            case "pass":
                if drawn:
                    return translate("review", "You didn't claim {0}").format(drawn)
                told = translate("review", "You didn't call {0}")
                return told.format(call_words(self._game, view.possible_call).name)
        call = made.kind.removeprefix("call-")
        return translate("review", "You called {0}").format(call_words(self._game, call).name)

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:  # noqa: ARG002
        """Return the sentence for a reason of `players/rummy/mata/coach.py`."""
        told: Mapping[str, Any] = fact.values
        match fact.kind:
            case "wins":
                return translate("coach", "{0} wins the round.").format(name(told["card"], deck))
            case "call":
                cards = waiting(told["call"], told["cards"], lambda card: name(card, deck))
                said = translate("coach", "You then wait for {0}: {1} of {2} unseen cards.")
                return said.format(cards, told["live"], told["unseen"])
            case "fits":
                said = translate("coach", "Useful cards in your hand: {1} with {0}, {2} without it.")
                return said.format(name(told["card"], deck), told["after"], told["before"])
            case "needs":
                said = translate(
                    "coach", "Cards you lack before you can call: {0}. Unseen cards that help: {1} of {2}."
                )
                if not told["mata"]:
                    said = translate(
                        "coach",
                        "Cards you lack before you can call: {0}, and no {3} yet. "
                        "Unseen cards that help: {1} of {2}.",
                    )
                mata = mata_name(self._game)
                return said.format(told["missing"], told["better"], told["unseen"], mata)
        return ""

    def gone(self, view: "View", names: Sequence[str]) -> list[CardsGone]:  # noqa: ARG002
        """Return the discards, which everybody may look through."""
        assert isinstance(view, MataView)
        return [CardsGone(translate("coach", "Discards"), view.discards)]
