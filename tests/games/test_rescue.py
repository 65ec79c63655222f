# SPDX-License-Identifier: MIT
"""The rescue of a faulty record: the rounds before the damage."""

import json
from dataclasses import replace

import pytest

from tests.games.test_record import match, played
from thothit_desktop.games.record import RecordError, dump, load
from thothit_desktop.games.rescue import rescue

WHOLE = match(*(played(number) for number in range(1, 6)), seats=("person", "greedy", "expert"))
TEXT = dump(WHOLE)


def first(rounds: int) -> object:
    return replace(WHOLE, rounds=WHOLE.rounds[:rounds])


@pytest.mark.parametrize("bad", range(1, 5))
def test_the_rounds_before_a_move_that_is_not_legal_are_left(bad: int) -> None:
    document = json.loads(TEXT)
    document["rounds"][bad]["moves"][3] = "=C1"
    assert rescue(json.dumps(document)) == first(bad)


def test_the_rounds_before_one_that_cannot_be_read_are_left() -> None:
    document = json.loads(TEXT)
    document["rounds"][2]["dealer"] = "nobody"
    assert rescue(json.dumps(document)) == first(2)


def test_no_more_rounds_are_left_than_a_match_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thothit_desktop.games.matches.MOST_ROUNDS", 3)
    monkeypatch.setattr("thothit_desktop.games.rescue.MOST_ROUNDS", 3)
    with pytest.raises(RecordError, match="it has 5 rounds, more than 3"):
        load(TEXT)
    for text in (TEXT, TEXT[:-3]):
        assert rescue(text) == first(3)


def test_nothing_is_left_after_a_round_that_is_not_finished() -> None:
    document = json.loads(TEXT)
    begun = document["rounds"][1]
    begun["finished"], begun["moves"] = False, begun["moves"][:7]
    del begun["points"]
    assert rescue(json.dumps(document)) == match(played(1), played(2, 7), seats=WHOLE.seats)


def test_a_text_that_ends_after_a_round_keeps_it() -> None:
    end = TEXT.index(', {"dealer"')
    for text in (TEXT[:end], TEXT[:end] + ", ", TEXT[:end] + "\n"):
        assert rescue(text) == first(1)


def test_of_a_text_that_is_cut_off_the_whole_rounds_are_left() -> None:
    ends = [at for at, sign in enumerate(TEXT) if sign == "}"][-6:]  # of a layout and a round by turns
    for at in range(0, len(TEXT) - 1, 97):
        with pytest.raises(RecordError):
            load(TEXT[:at])
        found = rescue(TEXT[:at])
        count = 0 if found is None else len(found.rounds)
        assert found is None or found == first(count)
    assert rescue(TEXT[: ends[-1]]) == WHOLE
    assert rescue(TEXT[: ends[-3]]) == first(4)


def test_of_a_text_with_a_hole_the_rounds_before_it_are_left() -> None:
    hole = TEXT.index('"dealer"', TEXT.index('"dealer"', TEXT.index('"dealer"') + 1) + 1)
    assert rescue(TEXT[:hole] + "\x00\x00" + TEXT[hole + 9 :]) == first(2)
    spaced = json.dumps(json.loads(TEXT), indent=2)
    assert rescue(spaced[: len(spaced) // 2]) == first(2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"rounds": 5}',
        '{"rounds": [',
        '{"rounds": [' + "[" * 100_000,
        "[" * 100_000 + '"rounds": [',
        '"rounds": [{}, {}',
        TEXT.replace('"version": 1', '"version": 9'),
        TEXT.replace('"game": "thothit"', '"game": "bridge"'),
        TEXT.replace('"moves": [', '"moves": ["C1xS9", ', 1),
    ],
)
def test_where_nothing_is_sound_nothing_is_left(text: str) -> None:
    assert rescue(text) is None
