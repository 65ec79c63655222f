# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.forms import EventForm, Naming
from thothit_desktop.games.matching.spec import MATCHING, MatchingSpec
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.spec import GameSpec


class MatchingFamily(Family):
    """Match the open card and throw out another."""

    id = "matching"
    specs = MATCHING
    phases: ClassVar = {
        "claim": Phase(DecisionKind.CLAIM),
        "discard": Phase(DecisionKind.HAND, "discard"),
        "keep": Phase(DecisionKind.HAND, "keep"),
        "turn": Phase(DecisionKind.LUCK),
        OVER: Phase(DecisionKind.OVER),
    }
    # A claim matches the open card; after satu one card is kept.
    moves: ClassVar = vocabulary.moves("turn", "claim", "pass", "discard") | {"keep": Naming()}
    # Pairs are laid away; one card is left; all cards but one are thrown out.
    events: ClassVar = vocabulary.events(
        "drawn", "gathered", "dealt", "turned", "claimed", "discarded", "scored"
    ) | dict.fromkeys(("paired", "satu", "shed"), EventForm())
    refusals: ClassVar = {
        "nothing-open": "no card is open to be matched",
        "no-twin": "there is no card in the hand that is identical to {0}, the open card",
        "other-card-next": "the turned-up card is {1}, not {0}",
        "not-matched": "only a player who has matched the open card throws one out",
        "no-satu": "all cards but one are thrown out only after satu",
        "throw-first": "a card must be thrown out first",
        "keep-first": "all cards but one must be thrown out first",
        "no-question": "it is not possible to pass now",
        "name-the-seat": "a move must name its seat if it is out of turn, and only then",
    }
    openings: ClassVar = {"winner": OPENINGS["winner"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.matching.game import MatchingGame

        assert isinstance(spec, MatchingSpec)
        return MatchingGame(spec, players, options)
