# SPDX-License-Identifier: MIT
"""The fingerprint of a deal: a short text that differs for other cards, players or house rules."""

from collections.abc import Iterator

from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Game, Layout

DIGITS = 16
"""Length of a fingerprint: among a million deals two are alike with a chance of one in 37 million."""


def fingerprint(game: Game, layout: Layout) -> str:
    """Return the fingerprint, in hexadecimal digits, of a layout dealt by the last seat.

    The order in which the cards of a hand were dealt counts: a game may have decisions after the first cards.
    """
    import hashlib  # here, because importing it would slow down the start

    words = [
        game.spec.id,
        str(game.players),
        *(f"{name}={value}" for name, value in sorted(_rules(game))),
        *(" ".join(map(code, zone)) for zone in (*layout.hands, layout.pool, layout.stock)),
    ]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:DIGITS]


def _rules(game: Game) -> Iterator[tuple[str, str]]:
    """Yield the options and their values, such that older fingerprints of a deal stay the same.

    An option of a later version is left out at its default, and a value has its former name.
    """
    for option in game.spec.options:
        value = game.options[option.name]
        if option.since == 1 or value != option.default:
            yield option.name, option.former.get(value, value)
