# SPDX-License-Identifier: MIT
"""The summary of a match in a list, and its storage."""

import copy
import json
import random
from dataclasses import replace

import pytest

from tests.app.rounds import SEATS, ended, found, match
from thothit_desktop.app.store.summary import MatchSummary, as_json, from_json, summary_of


def kept(summary: MatchSummary) -> object:
    return json.loads(json.dumps(as_json(summary)))


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_match_of_any_game_is_summed_up_and_kept(game, players):
    dealt = match(game, players)
    dealt.id, dealt.date, dealt.title = "0" * 16, "2026-11-22T13:55:09Z", "Mine"
    summary = summary_of(dealt)
    assert (summary.ended, summary.moves, summary.leaders) == (0, 0, ())
    assert not summary.finished
    assert from_json(kept(summary)) == summary
    later = summary_of(ended(game, players))
    assert (later.ended, later.moves) == (1, None)
    assert from_json(kept(later)) == later


def test_all_that_is_said_of_a_match():
    dealt = ended("thothit", rounds=2, length=3, number=7)
    dealt.deal_next()
    dealt.play(dealt.position.legal_moves()[0])
    dealt.id, dealt.date, dealt.title = "1" * 16, "2026-11-22T13:55:09Z", "Mine"
    dealt.help, dealt.given_up, dealt.named = 4, True, True
    totals = tuple(map(sum, zip(*(score.points for score in dealt.scores), strict=True)))
    assert summary_of(dealt) == MatchSummary(
        id="1" * 16,
        game="thothit",
        date="2026-11-22T13:55:09Z",
        title="Mine",
        names=("You", "Sri", "Wati"),
        person=0,
        named=True,
        length=3,
        goal=None,
        lead=0,
        ended=2,
        moves=1,
        complete=False,
        totals=totals,
        leaders=tuple(seat for seat, total in enumerate(totals) if total == max(totals)),
        number=dealt.seeds[2],
        help=4,
        given_up=True,
        deals=tuple(dealt.known_deal(number).fingerprint for number in range(2)),
    )
    assert summary_of(ended("thothit", rounds=3, length=3)).complete
    dealt.levels[:] = ["greedy", "person", "greedy"]
    assert summary_of(dealt).person == 1
    assert summary_of(match("kowah", target="5")).goal == 5
    assert summary_of(match("thunee", **{"two-to-clear": "on"})).lead == 2


def test_nobody_leads_before_anybody_has_anything():
    nobody = match("kowah", 2)
    while not nobody.position.is_over:  # both draw and throw away until the stock is used up
        legal = {move.kind: move for move in nobody.position.legal_moves()}
        nobody.play(legal.get("pass") or legal.get("draw") or legal["discard"])
    summary = summary_of(nobody)
    assert (summary.ended, summary.totals, summary.leaders) == (1, (0, 0), ())


def test_what_is_finished():
    free = summary_of(ended("thothit"))
    assert free.finished
    assert not replace(free, moves=3).finished
    assert not replace(free, moves=3, given_up=True).finished
    assert not summary_of(ended("thothit", length=3)).finished
    assert summary_of(ended("thothit", rounds=3, length=3)).finished
    assert not summary_of(ended("thunee", rounds=1)).finished


def test_the_deals_of_ended_rounds_are_named_but_for_extra_hands():
    begun = ended("kings", rounds=2)
    begun.deal_next()
    assert summary_of(begun).deals == tuple(begun.known_deal(number).fingerprint for number in range(2))

    def went_on(played):
        return len(played.positions) == 4 and len(played.positions[3].game.playing) < 3

    tied = found(went_on, "sackson", 3, length="rotation")
    assert summary_of(tied).deals == tuple(tied.known_deal(number).fingerprint for number in range(3))


GOOD = {
    "id": "0" * 16,
    "game": "thothit",
    "date": "",
    "title": "",
    "names": ["You", "Sri", "Wati"],
    "person": 0,
    "named": False,
    "length": "free",
    "goal": None,
    "lead": 0,
    "ended": 0,
    "moves": 0,
    "complete": False,
    "totals": [0, 0, 0],
    "leaders": [],
    "number": 3,
    "help": 0,
    "given_up": False,
    "deals": [],
}
"""The entry of a match in the index."""


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("person", (None, 2)),
        ("named", (True,)),
        ("length", ("rotation", 0, 5)),
        ("goal", (0, 12)),
        ("lead", (0, 2)),
        ("ended", (1, 10**6)),
        ("moves", (None, 9)),
        ("complete", (True,)),
        ("totals", ([-5, 10, 0],)),
        ("leaders", ([0], [0, 1, 2])),
        ("number", (None, -1, 0)),
        ("help", (7,)),
        ("given_up", (True,)),
        ("deals", (["055cbc1d08e6dabb", ""],)),
    ],
)
def test_what_an_index_may_hold(field, values):
    assert from_json(GOOD) is not None
    for value in values:
        assert kept(from_json(GOOD | {field: value}))[field] == value


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("id", (None, 5, ["x"])),
        ("game", (None, "poker", [], 5)),
        ("date", (None, 2026)),
        ("title", (None, 1.5, [])),
        ("names", (None, 5, "abc", [], ["You", "Sri", 3], [None, "Sri", "Wati"], ["You", "Sri"], {})),
        ("person", (3, -1, True, 1.0, "0", [0])),
        ("named", (None, 0, "yes")),
        ("length", (None, "long", -1, True, 2.0, [3])),
        ("goal", (-1, True, "12", 1.5)),
        ("lead", (-1, True, "2", 1.5, None)),
        ("ended", (None, -1, False, "1", 0.0)),
        ("moves", (-1, True, "9", 1.5)),
        ("complete", (None, 0, "no")),
        ("totals", (None, 5, [], [0, 0], [0, 0, 0, 0], [0, 0, 1.5], [True, 0, 0], ["0", 0, 0])),
        ("leaders", (None, 0, [3], [-1], [True], ["0"], [0, 3], [[0]])),
        ("number", (True, "3", 1.5, [])),
        ("help", (None, -1, True, "7", 1.5)),
        ("given_up", (None, 0, "no")),
        ("deals", (None, "055cbc1d08e6dabb", [5], [None], ["x", 5])),
    ],
)
def test_what_no_index_holds_is_refused(field, values):
    for value in values:
        assert from_json(GOOD | {field: value}) is None, value


def test_a_match_of_more_than_its_game_has_seats_is_refused():
    for players in (2, 4):
        assert from_json(GOOD | {"names": ["x"] * players, "totals": [0] * players}) is None
    assert from_json(GOOD | {"game": "sackson", "names": ["x"] * 4, "totals": [0] * 4}) is not None


def test_whatever_stands_in_a_damaged_index_is_no_summary_or_a_sound_one():
    good = kept(summary_of(ended("sackson", 4)))
    assert isinstance(good, dict)
    rng = random.Random(1)
    junk = [None, True, -1, 99, 1.5, "", "x", [], [9], ["a"], {}, [[]], 10**30]
    refused = 0
    for _ in range(2000):
        data = copy.deepcopy(good)
        for _ in range(rng.randint(1, 3)):
            data[rng.choice(list(data))] = rng.choice(junk)
        found = from_json(data)
        refused += found is None
        assert found is None or from_json(kept(found)) == found
    assert refused > 1500
    for data in (None, [], {}, good | {"more": 1}, {key: good[key] for key in list(good)[1:]}):
        assert from_json(data) is None
