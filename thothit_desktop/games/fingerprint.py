# SPDX-License-Identifier: MIT
"""What a deal is known by: a short text, another for other cards, players or house rules."""

from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Game, Layout

DIGITS = 16
"""How long a fingerprint is: among a million deals two are alike with a chance of one to 37 million."""


def fingerprint(game: Game, layout: Layout) -> str:
    """The fingerprint of a layout as the last seat would have dealt it: hexadecimal digits.

    The cards of a hand count in the order in which they were dealt: a game may ask something after the first.
    """
    import hashlib  # no start waits for it

    words = [
        game.spec.id,
        str(game.players),
        *(f"{name}={value}" for name, value in sorted(game.options.items())),
        *(" ".join(map(code, zone)) for zone in (*layout.hands, layout.pool, layout.stock)),
    ]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:DIGITS]
