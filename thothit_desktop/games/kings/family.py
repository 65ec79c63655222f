# SPDX-License-Identifier: MIT
"""Kings as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import cards, vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game, Move
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.forms import Cards
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.spec import GameSpec

_DRAWN = 3
"""The number of cards each seat draws in Laki."""
_SEATS = tuple("012345")


class LakiForm:
    """A draw of Laki: three cards for each of the tied seats, such as `laki 0:Ah9cTd 2:7h8c4d`."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text; None for another kind. Raises ValueError if it is no valid draw."""
        if not text.startswith(f"{kind} "):
            return None
        draws = [draw.partition(":") for draw in text.split(" ")[1:]]
        if not all(seat in _SEATS and len(hand) == 2 * _DRAWN for seat, _, hand in draws):
            raise ValueError(f"{quote(text)} is not a draw of Laki")
        codes = [hand[i : i + 2] for _, _, hand in draws for i in range(0, 2 * _DRAWN, 2)]
        return Move(kind, cards.faces(codes), tuple(int(seat) for seat, _, _ in draws))

    def write(self, move: Move) -> str:
        """Return the text of a draw."""
        codes = cards.codes(move.cards)
        hands = ("".join(codes[i : i + _DRAWN]) for i in range(0, len(codes), _DRAWN))
        return " ".join(
            [move.kind, *(f"{seat}:{hand}" for seat, hand in zip(move.seats, hands, strict=True))]
        )


class KingsFamily(Family):
    """Turn two stock cards and catch every pair."""

    id = "kings"
    specs = (KINGS,)
    phases: ClassVar = {
        "draw": Phase(DecisionKind.LUCK),
        "laki": Phase(DecisionKind.LUCK),
        OVER: Phase(DecisionKind.OVER),
    }
    # Two stock cards are turned; the tied seats draw.
    moves: ClassVar = {"two": Cards("=", "+", 2), "laki": LakiForm()}
    events: ClassVar = vocabulary.events(
        "drawn", "gathered", "laid", "turned", "captured", "stayed", "scored"
    )
    refusals: ClassVar = {
        "not-next": "the turned-up cards are {2} and {3}, not {0} and {1}",
        "laki-due": "Laki must be drawn first",
        "no-laki": "there is no tie for Laki to decide",
        "laki-seats": "in Laki each tied seat, and no other, draws three cards",
        "laki-cards": "{0} cannot be drawn now",
    }
    openings: ClassVar = {"dealer": OPENINGS["dealer"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.kings.game import KingsGame

        return KingsGame(spec, players, options)
