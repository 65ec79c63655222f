# SPDX-License-Identifier: MIT
"""What is kept of rounds and matches: for whom, by which words, and what is not known."""

import pytest

from tests.app.rounds import ended, finish, match
from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics import results
from thothit_desktop.app.statistics.results import match_of, result_of

ID = "0123456789abcdef"


def known(of):
    of.id, of.date = ID, "2026-11-22T13:55:09Z"
    return of


def test_words_stay_as_earlier_versions_have_stored_them():
    assert (results.WON, results.SHARED, results.LOST) == ("won", "shared", "lost")
    assert (results.PLAYING, results.FINISHED, results.GIVEN_UP) == ("playing", "finished", "given-up")


def test_of_a_round_of_earlier_versions_the_rest_is_not_known():
    one = played(3, 1)
    assert (one.fair, one.thought, one.decisions, one.deal, one.again) == (None, None, None, None, False)
    assert one.margin == 2


def test_a_round_is_kept_from_the_side_of_the_person():
    over = known(ended("thothit", pairs="odd-first", captures="face-up"))
    score = over.position.score()
    kept = result_of(over, (7000, 7))
    assert kept is not None
    assert (kept.match, kept.number, kept.game, kept.players) == (ID, 1, "thothit", 3)
    assert (kept.opponents, kept.rules) == ("greedy,greedy", "captures=face-up,pairs=odd-first")
    assert (kept.points, kept.best) == (score.points[0], max(score.points[1:]))
    assert (kept.thought, kept.decisions, kept.helped, kept.fair) == (7000, 7, False, False)
    assert kept.deal == over.known_deal(0).fingerprint
    over.help = 1
    assert result_of(over).helped
    assert (result_of(over).thought, result_of(over).decisions) == (None, None)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_round_of_two_is_won_lost_or_shared(number):
    over = known(ended("kings", number=number))
    outcomes = {(0,): "won", (1,): "lost", (0, 1): "shared"}
    assert result_of(over).outcome == outcomes[over.position.score().winners]


def test_nothing_is_kept_of_a_round_that_goes_on_or_that_nobody_plays():
    dealt = known(match("thothit"))
    assert result_of(dealt) is None
    assert match_of(dealt) is None
    finish(dealt)
    assert result_of(dealt) is not None
    dealt.levels[0] = "empu"
    assert (result_of(dealt), match_of(dealt)) == (None, None)
    dealt.levels[0], dealt.id = "person", ""
    assert (result_of(dealt), match_of(dealt)) == (None, None)


def test_a_match_counts_from_the_first_move_of_the_person_on():
    dealt = known(match("thothit"))
    while dealt.position.to_move != 0:
        dealt.play(dealt.position.legal_moves()[0])
    assert match_of(dealt) is None
    dealt.play(dealt.position.legal_moves()[0])
    kept = match_of(dealt)
    assert (kept.match, kept.begun, kept.game) == (ID, "2026-11-22T13:55:09Z", "thothit")
    assert (kept.players, kept.opponents, kept.rules) == (3, "greedy,greedy", "")
    assert (kept.helped, kept.fair, kept.state) == (False, False, "playing")


@pytest.mark.parametrize(
    ("length", "rounds", "state"), [("free", 1, "finished"), (2, 1, "playing"), (2, 2, "finished")]
)
def test_how_far_a_match_is(length, rounds, state):
    over = known(ended("thothit", rounds=rounds, length=length))
    assert match_of(over).state == state
    over.given_up = True
    assert (match_of(over).state, match_of(over).helped) == ("given-up", True)
