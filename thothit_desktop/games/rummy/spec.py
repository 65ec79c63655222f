# SPDX-License-Identifier: MIT
"""Kowah as data (docs/rules/kowah.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

DENEXA = "Denexa Games: Kowah"
SILENT = "our choice: the source doesn't say"
OTHERWISE = "our reading: the source can be read another way"

_WAITS = {
    "both": "With two pairs and another card, all of one rank, a third copy of either pair wins.",
    "shown": "You win only with a third copy of the card you showed as a pair.",
}
_FROZEN = {
    "off": "After checki you may still change your hand, as long as it stays ready.",
    "on": "After checki you must discard every card you draw that doesn't win.",
}
_CLAIMS = {
    "winning": "You may claim only a card that wins.",
    "pair": "After checki you may also claim a third copy that doesn't win; then you discard.",
}
_DECLARING = {
    "free": "With a ready hand, you may declare checki now or later.",
    "at-once": "With a ready hand, you must declare checki at once.",
}
_TARGET = {
    "1": "The first player to win a round wins the match.",
    "3": "The first player to win three rounds wins the match.",
    "5": "The first player to win five rounds wins the match.",
    "10": "The first player to win ten rounds wins the match.",
}

KOWAH = GameSpec(
    id="kowah",
    family="rummy",
    name="Kowah",
    summary="A rummy game with 120 ceki cards: draw, discard, declare checki and wait for the "
    "card that wins.",
    players=(2, 3, 4),
    default_players=4,
    options=(
        Option("waits", "Waiting pairs", _WAITS, "both", dict.fromkeys(_WAITS, SILENT)),
        Option("frozen", "Your hand after checki", _FROZEN, "off", dict.fromkeys(_FROZEN, SILENT)),
        Option("claims", "Claims", _CLAIMS, "winning", {"winning": OTHERWISE, "pair": DENEXA}),
        Option("declaring", "Declaring checki", _DECLARING, "free", {"free": OTHERWISE, "at-once": DENEXA}),
        Option("target", "The match", _TARGET, "5", {**dict.fromkeys(_TARGET, SILENT), "1": DENEXA}),
    ),
    presets=(
        Preset(
            "strict",
            "Strict checki",
            "After checki your hand is frozen, and only a third copy of the pair you showed wins.",
            options={"waits": "shown", "frozen": "on"},
        ),
        Preset("quick", "A short match", "Win three rounds to win the match.", options={"target": "3"}),
    ),
    picture=("C1", "C1", "C1"),
    places=("books",),
    minutes=3,
    luck=8,
    matches=("free",),
    opening="winner",
    clockwise=True,
    zones=("hands", "stock"),
)
