# SPDX-License-Identifier: MIT
"""The coach's texts of the fishing games."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CoachTexts
from thothit_desktop.app.messages.lists import both
from thothit_desktop.games.fishing.combinations import NAMES
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class FishingCoachTexts(CoachTexts):
    """The coach's texts of the fishing games, counted in points, with reasons."""

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did: a card that takes nothing goes to the pool, or stays there."""
        if made.takes:
            return super().did(made, view, deck)
        if view.phase == "stock":
            return translate("review", "You left {0} in the pool").format(name(made.card, deck))
        return translate("review", "You put {0} in the pool").format(name(made.card, deck))

    def reason(  # noqa: PLR0911 - a sentence for each kind
        self, fact: "Reason", names: Sequence[str], deck: str
    ) -> str:
        """Return the sentence for a reason of `players/fishing/reasons.py`."""
        told: Mapping[str, Any] = fact.values
        match fact.kind:
            case "gains":
                points = told["points"]
                return translate("coach", "This adds %n point(s) right away.", "", points)
            case "begins":
                return _begins(told, deck)
            case "spoils":
                said = translate("coach", "You keep {1} from {0}, who has already captured a copy.")
                return said.format(names[told["seat"]], name(told["card"], deck))
            case "completes":
                return translate("coach", "This completes {0}.").format(NAMES[told["rule"]])
            case "collects":
                said = translate("coach", "You collect {0}: then you still need {1}.")
                missing = both(name(card, deck) for card in told["missing"])
                return said.format(NAMES[told["rule"]], missing)
            case "denies":
                said = translate("coach", "{0} needs {1} for {2}.")
                card = name(told["card"], deck)
                return said.format(names[told["seat"]], card, NAMES[told["rule"]])
            case "at-once":
                said = translate("coach", "Three identical cards at once: {0}, {1} points.")
                return said.format(told["rule"], told["points"])
            case "left":
                return _left(told)
            case "beside":
                return _beside(told["others"])
        return ""


def _begins(told: Mapping[str, Any], deck: str) -> str:
    card, free = name(told["card"], deck), told["free"]
    if told["held"] == 1:
        return translate("coach", "This would be your first {0}. Copies not captured yet: {1}.").format(
            card, free
        )
    said = translate("coach", "That makes {0} × {1}. Copies not captured yet: {2}.")
    return said.format(told["held"], card, free)


def _beside(others: int) -> str:
    if not others:
        return translate("coach", "The pool has no other card of its rank: nobody can capture it yet.")
    said = translate("coach", "Cards of its rank then in the pool: {0}. Anyone may capture two of them.")
    return said.format(others + 1)


def _left(told: Mapping[str, Any]) -> str:
    matching, unseen = told["matching"], told["unseen"]
    if not matching:
        return translate("coach", "No unseen card has the same rank.")
    counted = translate("coach", "Unseen cards of the same rank: {1} of {0}.")
    return counted.format(unseen, matching)
