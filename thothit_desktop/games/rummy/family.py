# SPDX-License-Identifier: MIT
"""The rummy games as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.forms import EventForm, Naming, Word
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES, MataSpec
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.spec import GameSpec


class RummyFamily(Family):
    """Draw, discard, call and wait for the last card: Kowah and the games with mata."""

    id = "rummy"
    specs = (KOWAH, *MATA_GAMES)
    phases: ClassVar = {
        "checki": Phase(DecisionKind.CALL),
        "call": Phase(DecisionKind.CALL),
        "claim": Phase(DecisionKind.CLAIM),
        "pick": Phase(DecisionKind.PICK),
        "discard": Phase(DecisionKind.HAND, "discard"),
        "balik": Phase(DecisionKind.LUCK),
        OVER: Phase(DecisionKind.OVER),
    }
    # A card of the shown pair; calls for certain designs, or for a rank; a stock card turned after a win.
    moves: ClassVar = vocabulary.moves("draw", "take", "discard", "claim", "pass", "turn") | {
        "checki": Naming(),
        "call-one": Word(),
        "call-any": Word(),
    }
    # A stock card is drawn open; the pair is laid open; a claimed card that does not win goes to the hand;
    # the cards of the winning hand; calls; a mata made with the card just turned.
    events: ClassVar = vocabulary.events(
        "drawn", "gathered", "dealt", "drew", "took", "discarded", "claimed", "turned", "scored"
    ) | dict.fromkeys(("showed", "declared", "kept", "won", "called-one", "called-any", "made"), EventForm())
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
        "no-call": "a seat calls right after its own discard, with a hand that waits for a card",
        "called-already": "this call has already been made",
        "other-call": "this hand is called otherwise",
        "called-must-stay": "without {0} the hand no longer agrees with its call",
        "no-seat": "the move names a seat that does not exist",
        "seat-named": "a move must name its seat if it is out of turn, and only then",
    }
    openings: ClassVar = {"winner": OPENINGS["winner"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        if isinstance(spec, MataSpec):
            from thothit_desktop.games.rummy.mata.game import MataGame

            return MataGame(spec, players, options)
        from thothit_desktop.games.rummy.game import KowahGame

        return KowahGame(spec, players, options)
