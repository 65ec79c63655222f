# SPDX-License-Identifier: MIT
"""A record of thousands of rounds takes little memory until all of it is known to be sound."""

import gc
import random
from contextlib import suppress
from dataclasses import replace

import pytest

from thothit_desktop.games import new_game, record
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.record import Record, RecordError, Round, replay, round_of, verify
from thothit_desktop.games.record_json import decode


def ended(number: int) -> Round:
    rng = random.Random(number)
    position = new_game("kings", 2).deal(rng)
    while not position.is_over:
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))
    return round_of(position)


@pytest.fixture
def long() -> Record:
    """A record that counts as long below."""
    return Record("kings", ("You", "Sri"), tuple(ended(number) for number in range(8)))


@pytest.fixture
def faulty(long: Record) -> Record:
    """The same with a fault in its last round."""
    *sound, last = long.rounds
    return replace(long, rounds=(*sound, replace(last, points=(99, 99))))


def alive() -> int:
    """How many positions there are."""
    return sum(isinstance(one, KingsPosition) for one in gc.get_objects())


def kept(check: object, checked: Record) -> int:
    """The most positions that were kept of the rounds that a function played."""
    assert callable(check)
    gc.collect()
    before, counts = alive(), [0]
    with suppress(RecordError):
        check(checked, lambda done, most: counts.append(alive() - before))
    return max(counts)


def test_who_only_asks_whether_it_is_sound_keeps_nothing_of_it(long: Record, faulty: Record) -> None:
    assert kept(verify, long) <= 2
    assert kept(verify, faulty) <= 2
    assert kept(replay, long) == 8


def test_nothing_is_kept_of_a_long_record_with_a_fault(
    monkeypatch: pytest.MonkeyPatch, long: Record, faulty: Record
) -> None:
    assert kept(replay, faulty) == 7
    monkeypatch.setattr(record, "MANY", 7)
    with pytest.raises(RecordError, match="round 8: points are"):
        replay(faulty)
    assert kept(replay, faulty) == 0  # nobody is told of rounds that are played for the first time
    assert len(replay(long).positions) == 8


def test_a_record_of_more_than_two_thousand_rounds_is_long() -> None:
    dealt = Round(1, new_game("kings", 2).deal(random.Random(1)).layout)
    wrong = replace(dealt, points=(99, 99), playing=(0, 1, 2))
    for rounds, told in ((2000, 1999), (2001, 0)):
        counts: list[int] = []
        record = Record("kings", ("You", "Sri"), ((dealt,) * (rounds - 1)) + (wrong,))
        with pytest.raises(RecordError, match=f"round {rounds}: "):
            replay(record, lambda done, _most, counts=counts: counts.append(done))
        assert len(counts) == told


def test_equal_texts_in_lists_are_one() -> None:
    read = decode('{"hands": [["C5", "S1"], ["C5"]], "name": "C5"}')
    assert isinstance(read, dict)
    assert read == {"hands": [["C5", "S1"], ["C5"]], "name": "C5"}
    assert read["hands"][0][0] is read["hands"][1][0]
