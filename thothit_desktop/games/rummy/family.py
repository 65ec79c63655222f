# SPDX-License-Identifier: MIT
"""Kowah as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.forms import EventForm, Naming
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.spec import GameSpec


class RummyFamily(Family):
    """Draw, discard, declare and wait for the ninth card."""

    id = "rummy"
    specs = (KOWAH,)
    phases: ClassVar = {
        "checki": Phase(DecisionKind.CALL),
        "claim": Phase(DecisionKind.CLAIM),
        "pick": Phase(DecisionKind.PICK),
        "discard": Phase(DecisionKind.HAND, "discard"),
        OVER: Phase(DecisionKind.OVER),
    }
    # A card of the shown pair.
    moves: ClassVar = vocabulary.moves("draw", "take", "discard", "claim", "pass") | {"checki": Naming()}
    # A stock card is drawn open; the pair is laid open; a claimed card that does not win goes to the hand;
    # the nine cards of the winning hand.
    events: ClassVar = vocabulary.events(
        "drawn", "gathered", "dealt", "drew", "took", "discarded", "claimed", "scored"
    ) | dict.fromkeys(("showed", "declared", "kept", "won"), EventForm())
    refusals: ClassVar = {
        "draw-first": "a card must be drawn or taken first",
        "discard-first": "a card must be discarded first",
        "checki-first": "the pair shown has been broken, so another pair must be shown first",
        "nothing-asked": "it is not possible to pass now",
        "nothing-discarded": "no card has been discarded yet",
        "nothing-to-discard": "if {0} is taken, no card can be discarded",
        "take-to-win": "after checki, {0} may be taken only to win",
        "just-taken": "{0} was just taken, so no copy of it can be discarded",
        "frozen": "after checki, the card just drawn, {1}, must be discarded, not {0}",
        "declared-must-stay-ready": "without {0} the declared hand is not ready",
        "not-a-pair": "there are not two copies of {0} in the hand",
        "not-ready": "without the pair of {0}, the hand does not make two triplets",
        "no-checki": "checki needs a ready hand, right after the deal or after the seat's own discard",
        "declared-already": "checki has already been declared, with the pair of {0}",
        "no-claim": "there is no card that this seat can claim",
        "declare-at-once": "a ready hand must be declared at once",
        "no-seat": "the move names a seat that does not exist",
        "seat-named": "a move must name its seat if it is out of turn, and only then",
    }
    openings: ClassVar = {"winner": OPENINGS["winner"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.rummy.game import KowahGame

        return KowahGame(spec, players, options)
