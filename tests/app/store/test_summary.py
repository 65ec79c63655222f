# SPDX-License-Identifier: MIT
"""What a list says of a match, and how that is kept."""

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
