# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi at the table: match the open card, throw out another, keep one card."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.flow.calls import call, pass_call, translate
from thothit_desktop.flow.family import CardNaming, Family, Pile
from thothit_desktop.games.contract import Move, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

if TYPE_CHECKING:
    from thothit_desktop.games.matching.view import MatchingView

_NOT_MATCHED = QT_TRANSLATE_NOOP("calls", "Let it go")
_ANSWER = "claim"
"""The move, and the phase, in which a seat matches the open card or passes."""


def match_key() -> str:
    """Return the key for matching the open card."""
    return translate("MatchingKeys", "M")


class MatchingFamily(Family):
    """Match the open card by a button, by the identical card in the hand, or by a click on the open card."""

    id = "matching"
    without_lead = frozenset({"turn"})
    beat = 1000
    deal_stages: ClassVar = {"paired": "pairing"}

    def choices(self, view: View) -> Mapping[int, Choice]:
        """Return the cards that may be thrown out or kept, or the one that matches the open card."""
        seen = cast("MatchingView", view)
        if not seen.legal_moves():
            return {}
        if seen.phase == _ANSWER:
            assert seen.open is not None
            return {seen.open: Choice()}
        return {card: Choice() for card in seen.hand}

    def from_hand(self, view: View, card: int) -> Move:
        """Return the move for a hand card; while a card is open, any card tries to match it."""
        if view.phase in ("discard", "keep"):
            return Move(view.phase, (card,))
        seen = cast("MatchingView", view)
        return Move(_ANSWER, (), (seen.seat,)) if card == seen.open else Move("discard", (card,))

    def piles(self, view: View) -> Mapping[Pile, Move]:
        """Return the open card; a click on it says why a seat that isn't asked cannot match it."""
        pile = Pile.CLAIMED if view.phase == _ANSWER and view.legal_moves() else Pile.DISCARDS
        return {pile: Move(_ANSWER, (), (view.seat,))}

    def calls(self, view: View, name: CardNaming) -> list[Call]:
        """Return the call that matches the open card, and the one that lets it go."""
        seen = cast("MatchingView", view)
        found: list[Call] = []
        for move in seen.legal_moves():
            if move.kind == _ANSWER:
                assert seen.open is not None
                words = translate("calls", "Match {0}").format(name(seen.open))
                found.append(call(move, words, match_key(), _what_follows(seen)))
            elif move.kind == "pass":
                found.append(pass_call(move, _NOT_MATCHED))
        return found


def _what_follows(view: "MatchingView") -> str:
    """Return what happens after a match."""
    left = len(view.hand) - 1
    if not left:
        return translate("calls", "It wins the round.")
    if left == 1 and view.game.rules.satu:
        told = translate("calls", "Then you keep your other card and call {0}.")
        return told.format(view.game.options["call"])
    return translate("calls", "Then you throw out a card.")
