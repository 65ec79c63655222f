# SPDX-License-Identifier: MIT
"""Kowah as data (docs/rules/kowah.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

DENEXA = "Denexa Games: Kowah"
SILENT = "ours: the source is silent"
OTHERWISE = "ours: the source can be read otherwise"

_WAITS = {
    "both": "Where two pairs are left beside an odd card, either pair waits for its third card.",
    "shown": "Only the pair that was shown waits for its third card.",
}
_FROZEN = {
    "off": "After declaring you may still change your hand, as long as it stays ready.",
    "on": "After declaring you must discard every drawn card that does not win.",
}
_CLAIMS = {
    "winning": "Only the card that wins may be claimed.",
    "pair": "After declaring you may also claim a third copy that does not win, and then discard.",
}
_DECLARING = {
    "free": "A ready hand may be declared now or later.",
    "at-once": "A ready hand must be declared at once.",
}
_TARGET = {
    "3": "The first player to win three hands wins the match.",
    "5": "The first player to win five hands wins the match.",
    "10": "The first player to win ten hands wins the match.",
}

KOWAH = GameSpec(
    id="kowah",
    family="kowah",
    name="Kowah",
    summary="A rummy with 120 ceki cards: draw, discard, declare checki and wait for the one card that wins.",
    players=(2, 3, 4),
    default_players=4,
    options=(
        Option("waits", "Waiting pairs", _WAITS, "both", dict.fromkeys(_WAITS, SILENT)),
        Option("frozen", "The hand after checki", _FROZEN, "off", dict.fromkeys(_FROZEN, SILENT)),
        Option("claims", "Claims", _CLAIMS, "winning", {"winning": OTHERWISE, "pair": DENEXA}),
        Option("declaring", "Declaring", _DECLARING, "free", {"free": OTHERWISE, "at-once": DENEXA}),
        Option("target", "The match", _TARGET, "5", dict.fromkeys(_TARGET, SILENT)),
    ),
    presets=(
        Preset(
            "strict",
            "Strict checki",
            "After checki the hand is frozen, and only the pair that was shown waits.",
            options={"waits": "shown", "frozen": "on"},
        ),
        Preset("quick", "A short match", "Three hands won are enough.", options={"target": "3"}),
    ),
    picture=("C1", "C1", "C1"),
    minutes=3,
    luck=8,
    matches=("free",),
    opening="winner",
    clockwise=True,
    zones=("hands", "stock"),
)
