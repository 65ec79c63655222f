# SPDX-License-Identifier: MIT
"""The games of matching as data (docs/rules/matching.md)."""

from collections.abc import Mapping
from dataclasses import dataclass

from thothit_desktop.games.spec import GameSpec, Option, Preset

JAVANESE = "Javaanse Kaartspelen"
SACKSON = "Sid Sackson"
SILENT = "our choice: the source doesn't say"

_HANDS = {
    "sackson": "The fewer players there are, the more cards each has: 15, 15, 13, 11 or 9 for two to six.",
    "java": "With five or six players, each has five cards.",
}
_CALL = {
    "satu": "A player with one card left calls satu, as in Banyuwangi.",
    "niji": "A player with one card left calls niji, as in Sèmbrèh.",
}
_TARGET = {
    "1": "The first player to win a round wins the match.",
    "3": "The first player to win three rounds wins the match.",
    "5": "The first player to win five rounds wins the match.",
    "10": "The first player to win ten rounds wins the match.",
}
_MATCH = Option("target", "The match", _TARGET, "5", dict.fromkeys(_TARGET, SILENT))
_QUICK = Preset("quick", "A short match", "Win three rounds to win the match.", options={"target": "3"})


@dataclass(frozen=True, kw_only=True)
class MatchingSpec(GameSpec):
    """A game of matching."""

    hands: Mapping[int, int]
    """The number of cards of each hand, by number of players."""
    java: Mapping[int, int]
    """The same with the value `java` of the option `hands`, where it differs."""
    pairs: bool
    """True if all lay away their identical pairs first (M2)."""
    satu: bool
    """True if a player with one card left calls satu (M8)."""


SAMPEN = MatchingSpec(
    id="sampen",
    family="matching",
    name="Sampèn",
    summary="Match the open card with its identical card and throw out another. Win by matching with your "
    "last card.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=(
        Option(
            "hands",
            "The hands",
            _HANDS,
            "sackson",
            {"sackson": SACKSON, "java": JAVANESE},
            players=(5, 6),
        ),
        _MATCH,
    ),
    presets=(
        Preset("java", "As in Java", "Five players with five cards each.", 5, {"hands": "java"}),
        _QUICK,
    ),
    picture=("S4", "S4"),
    places=("java",),
    minutes=2,
    luck=6,
    matches=("free",),
    opening="winner",
    clockwise=False,
    zones=("hands", "stock"),
    hands={2: 15, 3: 15, 4: 13, 5: 11, 6: 9},
    java={5: 5, 6: 5},
    pairs=True,
    satu=False,
)

BANYUWANGI = MatchingSpec(
    id="thothit-banyuwangi",
    family="matching",
    name="Thothit Banyuwangi",
    summary="Match the open card, throw out another, and call satu with your last card: if nobody matches "
    "the next one, you win.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=(
        Option("call", "The call", _CALL, "satu", dict.fromkeys(_CALL, JAVANESE)),
        _MATCH,
    ),
    presets=(
        Preset(
            "sembreh",
            "Sèmbrèh",
            "The same game as in Central and East Java, with five players.",
            5,
            {"call": "niji"},
            place="java",
        ),
        _QUICK,
    ),
    picture=("M8", "M8"),
    places=("banyuwangi",),
    minutes=1,
    luck=4,
    matches=("free",),
    opening="winner",
    clockwise=False,
    zones=("hands", "stock"),
    hands=dict.fromkeys(range(2, 7), 6),
    java={},
    pairs=False,
    satu=True,
)

MATCHING = (SAMPEN, BANYUWANGI)
