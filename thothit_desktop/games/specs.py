# SPDX-License-Identifier: MIT
"""The fishing games as data: what tells one from another (docs/rules/fishing.md 3 and 4)."""

from collections.abc import Mapping
from dataclasses import dataclass

from thothit_desktop.games.contract import GameSpec, Option

SURAKARTA = "Porges, Ways to Play: Thothit"
DENEXA = "Denexa Games: Totit"


@dataclass(frozen=True, kw_only=True)
class FishingSpec(GameSpec):
    """A fishing game. `hand` and `face_up` are cards dealt to each seat, the face-up ones make the pool.

    `black` and `red` give the points of a set of n identical cards, by n, for plain and stamped designs.
    """

    kepala: int
    hand: int
    face_up: int
    black: Mapping[int, int]
    red: Mapping[int, int]


def _options(captures: str, pairs: str, duty: str) -> tuple[Option, ...]:
    return (
        Option("first-turn", ("on", "off"), "on", SURAKARTA),
        Option("captures", ("face-up", "face-down"), captures, SURAKARTA),
        Option("pairs", ("free", "odd-first", "penalty", "different-first"), pairs, DENEXA),
        Option("duty", ("card", "hand"), duty, DENEXA),
    )


THOTHIT = FishingSpec(
    id="thothit",
    name="Thothit",
    summary="The game of Surakarta: fish the pool for pairs, and for the red-stamped cards.",
    players=(3,),
    default_players=3,
    options=_options("face-down", "free", "card"),
    clockwise=False,
    rules="thothit",
    kepala=1,
    hand=7,
    face_up=6,
    black={2: 10},
    red={1: 10, 2: 20},
)

FISHING: tuple[FishingSpec, ...] = (THOTHIT,)
