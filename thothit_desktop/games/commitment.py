# SPDX-License-Identifier: MIT
"""A round's commitment: a fingerprint shown before the first card, which proves that the deal never changed.

The fingerprint is the SHA-256 of a text that names game, house rules, seats, dealer, all cards and a random
number, the nonce. The nonce prevents finding the cards by trying out deal numbers; once the nonce and the
cards are published, anybody can compute the fingerprint again (docs/record-format.md). The fingerprint of
`fingerprint.py` is a different one, which identifies the same cards from any seat.
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
"""Digits of a fingerprint shown where space is short; also the fewest digits that a user has to note."""


class Commitment(NamedTuple):
    """The nonce of a round and its fingerprint, in hexadecimal digits."""

    nonce: str
    fingerprint: str

    @classmethod
    def of(cls, position: Position, nonce: str) -> Self:
        """Return the commitment to a deal; nobody should be able to guess the `nonce`."""
        return cls(nonce, digest(committed_text(position, nonce)))

    def fits(self, position: Position) -> bool:
        """Return True if the fingerprint is that of a round with these cards."""
        return self.fingerprint == digest(committed_text(position, self.nonce))


def committed_text(position: Position, nonce: str) -> str:
    """Return the text that is hashed: JSON on one line, keys in alphabetical order, no spaces, ASCII."""
    game = position.game
    committed = {
        "dealer": position.dealer,
        "game": game.spec.id,
        "layout": layout_object(position.layout, game.spec.zones),
        "nonce": nonce,
        "options": game.spec.written(game.spec.changed(game.options)),
        "seats": game.playing,
    }
    return json.dumps(committed, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal digits."""
    import hashlib  # here, because importing it would slow down the start

    return hashlib.sha256(text.encode()).hexdigest()


def fingerprint_mismatches(rounds: Iterable[tuple[Position, Commitment | None]]) -> list[int]:
    """Return the rounds, numbered from 0, whose fingerprint does not match their cards."""
    return [
        number
        for number, (position, commitment) in enumerate(rounds)
        if commitment is not None and not commitment.fits(position)
    ]
