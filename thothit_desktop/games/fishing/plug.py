# SPDX-License-Identifier: MIT
"""The fishing games as a family."""

from collections.abc import Mapping

from thothit_desktop.games.contract import OVER, Asks, Game
from thothit_desktop.games.family import Family, Phase
from thothit_desktop.games.fishing.catalogue import FISHING, FishingSpec
from thothit_desktop.games.fishing.openings import OPENINGS
from thothit_desktop.games.forms import EventForm
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.vocabulary import events, moves


def _make(spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
    from thothit_desktop.games.fishing.game import FishingGame

    assert isinstance(spec, FishingSpec)
    return FishingGame(spec, players, options)


FAMILY = Family(
    id="fishing",
    specs=FISHING,
    make=_make,
    phases={
        "hand": Phase(Asks.HAND, "play"),
        "stock": Phase(Asks.TURNED, "turn"),
        "draw": Phase(Asks.LUCK),
        OVER: Phase(Asks.OVER),
    },
    moves=moves("play", "turn"),
    # The player finds the twin of the card at the seat; the seat will start; the seat cannot win any more.
    events=events(
        "drawn", "gathered", "dealt", "laid", "arranged", "played", "turned", "captured", "stayed", "scored"
    )
    | dict.fromkeys(("seated", "raja", "barred"), EventForm()),
    refusals={
        "nothing-turned": "no stock card is turned up",
        "not-turned": "the card turned up is {1}, not {0}",
        "turned-card-first": "the card turned up, {0}, comes first",
        "must-capture": "{0} must capture ({rest})",
        "capture-with-another": "a hand card that captures must be played",
        "no-match": "{1} does not match {0}",
        "not-in-pool": "{0} is not in the pool",
        "not-identical": "{0} captures only its identical twin",
        "first-turn": "on a first turn {0} captures only its identical twin",
        "pair-protected": "{0} lies there more than once, and an odd card must be taken first ({rest})",
        "different-first": "{0} is identical, and a different card must be taken first ({rest})",
    },
    openings=OPENINGS,
)
"""Capture cards of one rank: the nine relatives of Thothit."""
