# SPDX-License-Identifier: MIT
"""Recurring moves of records are read and written once, and only some are cached."""

from itertools import islice, product

from thothit_desktop.games.cards import CODES, KEPALA
from thothit_desktop.games.record_moves import read_moves, write_moves

TEXT = "C3xS3"
FACES = [CODES[card] for card in dict.fromkeys(KEPALA)]
OTHERS = ["x".join(codes) for codes in islice(product(FACES, repeat=3), 10_000)]


def test_a_move_is_kept_until_ten_thousand_others_have_come() -> None:
    move, again = read_moves([TEXT, TEXT], "round 1")
    text, same = write_moves([move, move])
    assert (move, text) == (again, TEXT)
    assert move is again
    assert text is same
    others = read_moves(OTHERS, "round 1")
    assert write_moves(others) == OTHERS
    assert read_moves([TEXT], "round 2")[0] is not move
    assert write_moves([move])[0] is not text
