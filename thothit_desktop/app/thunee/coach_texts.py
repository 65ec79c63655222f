# SPDX-License-Identifier: MIT
"""The coach's texts for Thunee."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.coach_texts import CardGroup, CardsGone, CoachTexts
from thothit_desktop.app.messages.numbers import signed, written
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.cards import code
from thothit_desktop.games.thunee.cards import SUITS
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.table.drawing.names import name

if TYPE_CHECKING:
    from thothit_desktop.games.contract import Game, Move, View
    from thothit_desktop.players.coach.contract import Reason

translate = QCoreApplication.translate


class ThuneeCoachTexts(CoachTexts):
    """The coach's texts for Thunee, with margins in balls."""

    scale = 10.0
    decimals = 2

    def number(self, margin: float, game: "Game", more: int = 0) -> str:  # noqa: ARG002
        """Return a margin in balls, with a sign and two decimals or `more`."""
        return signed(written(abs(margin), 2 + more), margin)

    def loss(self, behind: float, game: "Game") -> str:  # noqa: ARG002
        """Return a loss in words, without a sign."""
        return translate("coach", "about {0} balls").format(written(behind, 2))

    def move(self, made: "Move", view: "View", deck: str) -> str:
        """Return the words for a move, with `as trump` for a card laid down as trump."""
        if made.kind != "trump":
            return super().move(made, view, deck)
        return translate("coach", "{0} as trump").format(name(made.card, deck))

    def did(self, made: "Move", view: "View", deck: str) -> str:
        """Return what the person did with a card or a call."""
        match made.kind:
            case "trump":
                return translate("review", "You chose {0} as trump").format(name(made.card, deck))
            case "bid":
                return translate("review", "You bid {0}").format(made.points)
            case "jodhi":
                suit = suit_name(code(made.card)[1])
                return translate("review", "You announced a Jodhi in {0}").format(suit)
        if made.kind == "pass" and view.phase == "jodhi":
            return translate("review", "You didn't announce your Jodhi")
        if made.kind == "pass" and view.phase in ("bid", "blind"):
            return translate("review", "You passed")
        return super().did(made, view, deck)

    def cost(self, behind: float, game: "Game") -> str:  # noqa: ARG002
        """Return how many balls a move cost."""
        return translate("review", "that cost about {0} balls").format(written(behind, 2))

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:
        """Return the sentence for a reason of `players/thunee/reasons.py`."""
        told: Mapping[str, Any] = fact.values
        match fact.kind:
            case "takes":
                return _takes(told)
            case "partner":
                return _partner(told, names, deck)
            case "gives":
                said = translate("coach", "An opponent is winning the trick ({0} points).")
                return said.format(told["points"])
            case "trumps":
                out = told["out"]
                if not out:
                    return translate("coach", "No unseen trumps are left.")
                return translate("coach", "%n unseen trump(s) left.", "", out)
            case "suit":
                suit, held = suit_name(code(told["card"])[1]), told["held"]
                return translate("coach", "You hold %n card(s) of {0}.", "", held).format(suit)
            case "won":
                return _won(told)
        return ""

    def unit(self) -> str:
        """Return the unit of a review."""
        return translate("coach", "balls")

    def measure(self) -> str:
        """Return a sentence on what the figures of a hint are."""
        return translate("coach", "The other side's balls count against yours.")

    def zero(self, game: "Game") -> str:  # noqa: ARG002
        """Return a sentence on the zero of a result in balls."""
        return translate("coach", "A result is your side's balls minus the other side's.")

    def groups(self, view: "View", deck: str) -> list[CardGroup]:  # noqa: ARG002
        """Return a group of cards for each suit; that of trump is marked once the seat knows it."""
        assert isinstance(view, ThuneeView)
        found = []
        for suit in SUITS:
            called = suit_name(suit)
            if suit == view.trump:
                called = translate("coach", "{0} (trumps)").format(called)
            found.append(
                CardGroup(called, frozenset(card for card in view.game.deck if code(card)[1] == suit))
            )
        return found

    def gone(self, view: "View", names: Sequence[str]) -> list[CardsGone]:
        """Return the cards of the tricks by the seat that won them, the view's own seat first."""
        assert isinstance(view, ThuneeView)
        order = [(view.seat + place) % len(names) for place in range(len(names))]
        won: dict[int, list[int]] = {seat: [] for seat in order}
        for _, cards, winner in view.tricks:
            won[winner] += cards
        return [CardsGone(names[seat], tuple(cards)) for seat, cards in won.items()]


def _percent(share: float) -> int:
    return round(100 * share)


def _takes(told: Mapping[str, Any]) -> str:
    if not told["exact"]:
        percent, points = _percent(told["share"]), told["points"]
        if percent < 50:
            beaten = translate(
                "coach",
                "In {0}% of the deals tried, an opponent still to play can beat your card (trick: {1} "
                "points).",
            )
            return beaten.format(100 - percent, points)
        said = translate(
            "coach",
            "In {0}% of the deals tried, no opponent still to play can beat your card (trick: {1} points).",
        )
        return said.format(percent, points)
    held = translate("coach", "No opponent still to play can beat your card (trick: {0} points).")
    beaten = translate("coach", "An opponent still to play can beat your card (trick: {0} points).")
    return (held if told["share"] else beaten).format(told["points"])


def _partner(told: Mapping[str, Any], names: Sequence[str], deck: str) -> str:
    card, partner = name(told["card"], deck), names[told["seat"]]
    if not told["exact"]:
        said = translate("coach", "Your partner {0} keeps the trick with {1} in {2}% of the deals tried")
        kept = said.format(partner, card, _percent(told["share"]))
    elif told["share"]:
        kept = translate("coach", "Your partner {0} keeps the trick with {1}").format(partner, card)
    else:
        said = translate("coach", "An opponent can still beat {1}, played by your partner {0}")
        kept = said.format(partner, card)
    return translate("coach", "{0} ({1} points).").format(kept, told["points"])


def _won(told: Mapping[str, Any]) -> str:
    if not told["exact"]:
        percent = _percent(told["share"])
        return translate("coach", "Your side scores in {0}% of the deals tried.").format(percent)
    if told["share"]:
        return translate("coach", "If nobody makes a mistake, your side scores.")
    return translate("coach", "If nobody makes a mistake, the other side scores.")
