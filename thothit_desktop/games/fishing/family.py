# SPDX-License-Identifier: MIT
"""The fishing games as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.fishing.catalogue import FISHING, FishingSpec
from thothit_desktop.games.fishing.openings import OPENINGS
from thothit_desktop.games.forms import EventForm
from thothit_desktop.games.spec import GameSpec


class FishingFamily(Family):
    """Capture cards of one rank: the relatives of Thothit."""

    id = "fishing"
    specs = FISHING
    phases: ClassVar = {
        "hand": Phase(DecisionKind.HAND, "play"),
        "stock": Phase(DecisionKind.TURNED, "turn"),
        "draw": Phase(DecisionKind.LUCK),
        OVER: Phase(DecisionKind.OVER),
    }
    moves: ClassVar = vocabulary.moves("play", "turn")
    # Three identical cards are captured at once; the second copy of a card marks its player's seat; the seat
    # starts; the seat cannot win any more; the last stock card lies open; the seat alone looks at its last
    # stock card.
    events: ClassVar = (
        vocabulary.events(
            "drawn",
            "gathered",
            "dealt",
            "laid",
            "arranged",
            "played",
            "turned",
            "captured",
            "stayed",
            "scored",
        )
        | dict.fromkeys(("ayam", "kandang"), EventForm(counted=True))
        | dict.fromkeys(("seated", "raja", "barred", "revealed", "peeked"), EventForm())
    )
    refusals: ClassVar = {
        "nothing-turned": "no stock card is turned up",
        "not-turned": "the turned-up card is {1}, not {0}",
        "turned-card-first": "{0}, the card turned up, must be played first",
        "must-capture": "{0} must capture a card ({rest})",
        "capture-with-another": "a card that captures must be played from the hand",
        "no-match": "{0} and {1} have different ranks",
        "not-in-pool": "{0} is not in the pool",
        "takes-two": "{0} captures exactly two cards of its rank, named in the order of their codes, or none",
        "not-identical": "{0} captures only an identical card",
        "first-turn": "on a first turn {0} captures only an identical card",
        "pair-protected": "{0} is part of a pair, and a single card must be captured first ({rest})",
        "different-first": "{0} is identical to the card played, and a different card must be "
        "captured first ({rest})",
    }
    openings = OPENINGS

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.fishing.game import FishingGame

        assert isinstance(spec, FishingSpec)
        return FishingGame(spec, players, options)
