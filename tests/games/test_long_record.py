# SPDX-License-Identifier: MIT
"""The longest records: their limits, and the memory for checking them."""

import gc
import random
from contextlib import suppress
from dataclasses import replace

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.commitment import NONCE_DIGITS, Commitment
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.matches import MOST_ROUNDS
from thothit_desktop.games.record import (
    LIMIT,
    Record,
    RecordError,
    Round,
    dump,
    load,
    parse,
    replay,
    round_of,
    verify,
)
from thothit_desktop.games.record_json import MOST_PARTS, crowded, decode
from thothit_desktop.games.rescue import rescue
from thothit_desktop.games.variations import MOST_VARIATIONS, Variation


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
    """Return the number of positions in memory."""
    return sum(isinstance(one, KingsPosition) for one in gc.get_objects())


def kept(check: object, checked: Record) -> int:
    """The most positions that were kept of the rounds that a function played."""
    assert callable(check)
    gc.collect()
    before, counts = alive(), [0]
    with suppress(RecordError):
        check(checked, lambda done, most: counts.append(alive() - before))
    return max(counts)


@pytest.mark.whole
def test_who_only_asks_whether_it_is_sound_keeps_nothing_of_it(long: Record, faulty: Record) -> None:
    assert kept(verify, long) <= 2
    assert kept(verify, faulty) <= 2
    assert kept(replay, long) == 8


def test_the_longest_match_with_all_its_variations_is_read() -> None:
    game = new_game("thothit-kuna", 6)
    sizes = []
    for number in range(5):
        rng = random.Random(number)
        position = game.deal(rng)
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        dealt = round_of(position, number, Commitment.of(position, "0" * NONCE_DIGITS))
        dealt = replace(dealt, players=("langganan",) * 6)
        varied = (Variation(0, dealt.moves, dealt.points),) * 2
        written = dump(Record(game.spec.id, ("Sri",) * 6, (dealt,) * 2, variations=varied))
        sizes.append(len(written))
        assert not crowded(written * (MOST_ROUNDS // 2))
    assert max(sizes) / 2 * MOST_ROUNDS < LIMIT


def test_a_text_with_more_parts_than_any_record_is_refused_before_it_is_read() -> None:
    for part in ("[]", "{}", '{"": 0}'):
        many = ",".join([part] * MOST_PARTS)
        assert not crowded(f"[{part},{part}]")
        with pytest.raises(RecordError, match="not a saved match: too many lists and objects"):
            decode(f"[{many}]")
        assert rescue('{"rounds": [' + many) is None


def test_a_match_has_five_hundred_rounds_at_most() -> None:
    ends = ended(1)
    most = Record("kings", ("You", "Sri"), (ends,) * MOST_ROUNDS)
    assert len(parse(dump(most)).rounds) == 500
    over = dump(replace(most, rounds=(*most.rounds, ends)))
    with pytest.raises(RecordError, match="it has 501 rounds, more than 500"):
        parse(over)


def test_a_record_keeps_a_hundred_variations() -> None:
    ends = ended(1)
    varied = Variation(0, ends.moves, ends.points)
    most = Record("kings", ("You", "Sri"), (ends,), variations=(varied,) * MOST_VARIATIONS)
    assert len(load(dump(most)).variations) == 100
    with pytest.raises(RecordError, match="it has 101 variations, more than 100"):
        parse(dump(replace(most, variations=(*most.variations, varied))))


def test_equal_texts_in_lists_are_one() -> None:
    read = decode('{"hands": [["C5", "S1"], ["C5"]], "name": "C5"}')
    assert isinstance(read, dict)
    assert read == {"hands": [["C5", "S1"], ["C5"]], "name": "C5"}
    assert read["hands"][0][0] is read["hands"][1][0]
