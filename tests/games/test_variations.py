# SPDX-License-Identifier: MIT
"""Variations of a match's rounds in a record."""

import json
from dataclasses import replace

import pytest

from tests.games.test_record import match, played
from thothit_desktop.games.record import RecordError, dump, load
from thothit_desktop.games.rescue import rescue
from thothit_desktop.games.variations import Variation

WHOLE = match(played(1), played(2))


def with_one(**changes: object) -> str:
    """The text of a match with a variation of its second round, some of whose fields are changed."""
    document = json.loads(dump(WHOLE)) | {"version": 2}
    moves = document["rounds"][1]["moves"]
    document["variations"] = [{"round": 1, "moves": moves[:4], "finished": False} | changes]
    return json.dumps(document)


def test_a_match_with_variations_is_read_as_it_was_written() -> None:
    moves = WHOLE.rounds[1].moves
    kept = replace(WHOLE, variations=(Variation(1, moves[:4]), Variation(1, moves, WHOLE.rounds[1].points)))
    text = dump(kept)
    assert json.loads(text)["version"] == 2
    assert list(json.loads(text))[-1] == "variations"
    assert load(text) == kept
    assert [varied.finished for varied in load(text).variations] == [False, True]


def test_a_match_without_any_is_written_as_before() -> None:
    assert "variations" not in json.loads(dump(WHOLE))
    assert json.loads(dump(WHOLE))["version"] == 1


def test_version_1_knows_no_variations() -> None:
    document = json.loads(with_one()) | {"version": 1}
    with pytest.raises(RecordError, match="variations"):
        load(json.dumps(document))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"round": 2}, "variation 1: round must be a round from 0 to 1, not 2"),
        ({"round": "1"}, "variation 1: round must be a whole number, not '1'"),
        ({"moves": ["C1xS9"]}, "variation 1, move 1: C1xS9: "),
        ({"moves": ["?"]}, "variation 1, move 1: "),
        ({"points": [0, 0, 0]}, "variation 1: an unfinished round cannot have points"),
        ({"finished": True}, "variation 1: points is missing"),
        ({"finished": True, "points": [0]}, "variation 1: points must be a list of 3 whole numbers, not [0]"),
        (
            {"finished": True, "points": [0, 0, 0]},
            "variation 1, move 5: there is no such move, but the round is marked as finished",
        ),
    ],
)
def test_a_faulty_variation_is_refused_in_one_sentence(changes: dict[str, object], told: str) -> None:
    with pytest.raises(RecordError) as error:
        load(with_one(**changes))
    assert str(error.value).startswith(told)
    assert "\n" not in str(error.value)


def test_the_match_itself_is_rescued_from_a_faulty_variation() -> None:
    assert rescue(with_one(moves=["C1xS9"])) == WHOLE


def test_wrong_points_of_a_variation_are_refused() -> None:
    moves = WHOLE.rounds[1].moves
    wrong = replace(WHOLE, variations=(Variation(1, moves, (1, 2, 3)),))
    with pytest.raises(RecordError, match="variation 1: the points must be"):
        load(dump(wrong))


def test_where_a_variation_leaves_its_round() -> None:
    moves = WHOLE.rounds[1].moves
    assert Variation(1, moves).leaves(moves) == len(moves)
    assert Variation(1, moves[:7]).leaves(moves) == 7
    assert Variation(1, (*moves[:5], moves[0], moves[6])).leaves(moves) == 5
