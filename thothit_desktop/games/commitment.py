# SPDX-License-Identifier: MIT
"""A round's commitment: a fingerprint shown before the first card, which binds the cards to what was dealt.

The fingerprint is the SHA-256 of a text that names game, house rules, seats, dealer, all cards and a random
number, the nonce. The nonce keeps the cards from being found by trying out deal numbers; once it is told,
with the cards, anybody can compute the fingerprint again (docs/record-format.md). It is not the one of
`fingerprint.py`, by which the same cards are found again from any seat.
"""

import json
from collections.abc import Iterable
from typing import NamedTuple, Self

from thothit_desktop.games.contract import Position
from thothit_desktop.games.layouts import layout_object

NONCE_BITS = 128
NONCE_DIGITS = NONCE_BITS // 4
FINGERPRINT_DIGITS = 64
SHORT_DIGITS = 16
"""How many digits of a fingerprint are shown where room is short, and have to be noted at least."""


class Commitment(NamedTuple):
    """The nonce of a round and its fingerprint, in hexadecimal digits."""

    nonce: str
    fingerprint: str

    @classmethod
    def of(cls, position: Position, nonce: str) -> Self:
        """The commitment to what was dealt, with a nonce nobody can guess."""
        return cls(nonce, digest(committed_text(position, nonce)))

    def fits(self, position: Position) -> bool:
        """Return True if the fingerprint is that of a round with these cards."""
        return self.fingerprint == digest(committed_text(position, self.nonce))


def committed_text(position: Position, nonce: str) -> str:
    """The text behind a fingerprint: JSON on one line, keys in alphabetical order, no spaces, ASCII."""
    game = position.game
    committed = {
        "dealer": position.dealer,
        "game": game.spec.id,
        "layout": layout_object(position.layout, game.spec.zones),
        "nonce": nonce,
        "options": game.spec.changed(game.options),
        "seats": game.playing,
    }
    return json.dumps(committed, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal digits."""
    import hashlib  # no start waits for it

    return hashlib.sha256(text.encode()).hexdigest()


def misfits(rounds: Iterable[tuple[Position, Commitment | None]]) -> list[int]:
    """The rounds, from 0, whose fingerprint is not that of their cards."""
    return [
        number
        for number, (position, commitment) in enumerate(rounds)
        if commitment is not None and not commitment.fits(position)
    ]
