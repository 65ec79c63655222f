# SPDX-License-Identifier: MIT
"""Kowah as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.forms import EventForm, Naming
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.spec import GameSpec


class KowahFamily(Family):
    """Draw, discard, declare and wait for the ninth card."""

    id = "kowah"
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
        "draw-first": "a card is drawn or taken first",
        "discard-first": "a card is discarded first",
        "checki-first": "the pair shown is broken, and another one is shown first",
        "nothing-asked": "nothing is asked that could be passed",
        "nothing-discarded": "no card has been discarded yet",
        "nothing-to-discard": "after taking {0} no card could be discarded",
        "take-to-win": "after checki {0} may be taken only to win",
        "just-taken": "{0} was just taken, and its design may not be discarded",
        "frozen": "after checki the card just drawn, {1}, is discarded, not {0}",
        "declared-must-stay-ready": "without {0} the declared hand is not ready",
        "not-a-pair": "{0} is not in the hand twice",
        "not-ready": "the pair {0} does not leave two triplets",
        "no-checki": "checki is declared with a ready hand, as dealt or after an own discard",
        "declared-already": "checki is declared already, with the pair {0}",
        "no-claim": "the seat does not wait for a card that lies open",
        "declare-at-once": "a ready hand is declared at once",
        "no-seat": "the move names a seat that there is not",
        "seat-named": "out of turn, and only then, a move names its seat",
    }
    openings: ClassVar = {"winner": OPENINGS["winner"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.kowah.game import KowahGame

        return KowahGame(spec, players, options)
