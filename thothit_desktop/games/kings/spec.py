# SPDX-License-Identifier: MIT
"""Kings as data (docs/rules/kings.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

ONLY_NAMED = "our choice: the source names Laki but doesn't explain it"

_TRIPLES = {
    "on": "Three of a kind beats any sum. Aces are highest, then queens, jacks, tens, and so on "
    "down to twos.",
    "off": "Only the sum counts.",
}

KINGS = GameSpec(
    id="kings",
    family="kings",
    name="Kings",
    summary="A game from New Guinea with French cards: turn up two, capture every pair, and win the four "
    "kings.",
    players=(2, 3, 4),
    default_players=2,
    options=(
        Option("laki-triples", "Triples in Laki", _TRIPLES, "off", dict.fromkeys(_TRIPLES, ONLY_NAMED)),
    ),
    presets=(
        Preset(
            "triples",
            "Triples in Laki",
            "In a tie, three of a kind beats any sum.",
            options={"laki-triples": "on"},
        ),
    ),
    picture=("Ks", "Kh", "Kd", "Kc"),
    places=("new-guinea",),
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
