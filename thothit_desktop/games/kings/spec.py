# SPDX-License-Identifier: MIT
"""Kings as data (docs/rules/kings.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

ONLY_NAMED = "ours: the source only names Laki"

_TRIPLES = {
    "on": "Three of a kind beat any sum, the aces highest, then queens and jacks, tens, nines down to twos.",
    "off": "Only the sum counts.",
}

KINGS = GameSpec(
    id="kings",
    family="kings",
    name="Kings",
    summary="A game of New Guinea with French cards: turn two, catch every pair, and win the four kings.",
    players=(2, 3, 4),
    default_players=2,
    options=(
        Option("laki-triples", "Triples in Laki", _TRIPLES, "off", dict.fromkeys(_TRIPLES, ONLY_NAMED)),
    ),
    presets=(
        Preset(
            "triples",
            "Triples in Laki",
            "Three of a kind settle a tie before any sum.",
            options={"laki-triples": "on"},
        ),
    ),
    picture=("Ks", "Kh", "Kd", "Kc"),
    minutes=2,
    luck=10,
    matches=(4, "free"),
    opening="dealer",
    clockwise=True,
    zones=("pool", "stock"),
    french=True,
    opened=2,
    by_wins=True,
)
