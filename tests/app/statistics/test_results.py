# SPDX-License-Identifier: MIT
"""The stored data of rounds and matches: player, terms, and unknown values."""

import random
from collections import Counter

import pytest

from tests.app.rounds import ended, finish, found, match, sit, stub
from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics import results
from thothit_desktop.app.statistics.results import PlayedMatch, match_of, result_of
from thothit_desktop.app.thunee.family import ThuneeFamily
from thothit_desktop.games.cards import CEKI, code, faces
from thothit_desktop.games.contract import ScoreLine

ID = "0123456789abcdef"


def known(of):
    of.id, of.date = ID, "2026-11-22T13:55:09Z"
    return of


def test_words_stay_as_earlier_versions_have_stored_them():
    assert (results.WON, results.SHARED, results.LOST) == ("won", "shared", "lost")
    assert (results.PLAYING, results.FINISHED, results.GIVEN_UP) == ("playing", "finished", "given-up")


def test_of_a_round_of_earlier_versions_the_rest_is_not_known():
    one = played(3, 1)
    assert one[11:] == (*[None] * 6, False)
    assert one.margin == 2
    match = PlayedMatch("m1", "thothit", "", 3, "", "", False)
    assert (match.fair, match.state) == (None, None)


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


def test_a_round_is_that_which_was_played_last(monkeypatch):
    over = known(ended("thothit", rounds=2))
    over.levels[:] = ["empu", "person", "bocah"]
    over.fair = True
    monkeypatch.setattr(results, "time_now", lambda: "2026-11-24T08:00:00Z")
    kept, score = result_of(over), over.position.score()
    assert (kept.number, kept.ended, kept.opponents) == (2, "2026-11-24T08:00:00Z", "empu,bocah")
    assert (kept.points, kept.best) == (score.points[1], max(score.points[0], score.points[2]))
    assert kept.deal == over.known_deal(1).fingerprint != over.known_deal(0).fingerprint
    assert (kept.fair, match_of(over).fair) == (True, True)
    assert (match_of(over).opponents, match_of(over).players) == ("empu,bocah", 3)


def test_pairs_are_the_ceki_designs_of_which_the_person_held_two_or_more(monkeypatch):
    over = known(ended("thothit"))
    held = Counter(over.position.captures[0])
    pairs = [code(card) for card in CEKI if held[card] > 1]
    assert result_of(over).held_pairs == ",".join(pairs) != ""
    c3, s9, ace = faces(("C3", "S9", "As"))
    lines = (
        ScoreLine("black-2", (c3, c3), 10),
        ScoreLine("loose", (s9, ace, ace), 0),
        ScoreLine("x", (s9,), 0),
    )
    stub(monkeypatch, over, lines, (), ())
    assert result_of(over).held_pairs == "C3,S9"


@pytest.mark.parametrize(
    ("points", "outcome"), [((9, 9, 5), "shared"), ((9, 4, 5), "won"), ((4, 9, 5), "lost")]
)
def test_the_best_of_the_others_is_compared_with_the_person(monkeypatch, points, outcome):
    over = known(ended("thothit"))
    stub(monkeypatch, over, *((ScoreLine("pile", (), each),) for each in points))
    kept = result_of(over)
    assert (kept.points, kept.best, kept.outcome) == (points[0], max(points[1:]), outcome)


def test_partners_win_together():
    over = known(ended("thunee"))
    score, kept = over.position.score(), result_of(over)
    assert (kept.points, kept.best) == (score.points[0], score.points[1])
    assert (kept.outcome == "won") == (0 in score.winners)
    over.levels[:] = ["greedy", "person", "greedy", "greedy"]
    other = result_of(over)
    assert (other.points, other.best) == (kept.best, kept.points)
    assert {kept.outcome, other.outcome} == {"won", "lost"}


def test_calls_are_kept_with_what_became_of_them():
    over = known(ended("thunee"))
    calls = [ThuneeFamily().calls_of(over.position, seat) for seat in range(4)]
    caller = next(seat for seat in range(4) if calls[seat])
    over.levels[:] = ["person" if seat == caller else "greedy" for seat in range(4)]
    kept = result_of(over).called
    assert kept.split(",") == [("+" if made else "-") + kind for kind, made in calls[caller]]
    assert result_of(known(ended("thothit"))).called == ""


def test_an_extra_hand_counts_for_whom_it_is_played_and_has_no_deal_of_its_own():
    def extra(played):
        return len(played.positions) > 3 and len(played.positions[3].game.playing) < 3

    over = known(found(extra, "sackson", 3, length="rotation"))
    del over.positions[4:]
    playing, score = over.position.game.playing, over.position.score()
    for seat in range(3):
        over.levels[:] = ["person" if each == seat else "greedy" for each in range(3)]
        kept = result_of(over)
        assert (kept is not None) == (seat in playing)
        if kept is not None:
            others = [score.points[other] for other in playing if other != seat]
            assert (kept.deal, kept.points, kept.best) == (None, score.points[seat], max(others))


@pytest.mark.parametrize("number", range(1, 8))
def test_a_round_of_two_is_won_lost_or_shared(number):
    over = known(ended("kings", number=number))
    outcomes = {(0,): "won", (1,): "lost", (0, 1): "shared"}
    assert result_of(over).outcome == outcomes[over.position.score().winners]


def test_nothing_is_kept_of_a_match_that_is_not_dealt():
    assert (match_of(known(sit("thothit"))), result_of(known(sit("thothit")))) == (None, None)


def test_a_variation_counts_nowhere():
    over = known(ended("thothit"))
    varied = over.branch(0, over.position.moves)
    assert (match_of(varied), result_of(varied)) == (None, None)
    assert (match_of(known(varied)), result_of(varied)) == (None, None)


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


def test_a_match_of_mere_luck_counts_from_its_first_move_on():
    dealt = known(match("kings"))
    assert match_of(dealt) is None
    dealt.play(dealt.position.chance(random.Random(1)) or dealt.position.legal_moves()[0])
    assert match_of(dealt).state == "playing"


def test_a_match_counts_without_a_move_once_it_is_given_up_or_has_gone_on():
    dealt = known(match("thothit"))
    dealt.given_up = True
    assert match_of(dealt).state == "given-up"
    dealt = known(ended("thothit"))
    dealt.deal_next()
    assert (match_of(dealt).state, match_of(dealt).helped) == ("playing", False)
    dealt.help = 1
    assert match_of(dealt).helped


def test_a_match_to_a_goal_is_played_until_it_is_reached():
    over = known(ended("kowah", target="3"))
    assert match_of(over).state == "playing"
    assert match_of(known(ended("kowah", rounds=99, target="3"))).state == "finished"
    assert match_of(over).rules == "target=3"


@pytest.mark.parametrize(
    ("length", "rounds", "state"), [("free", 1, "finished"), (2, 1, "playing"), (2, 2, "finished")]
)
def test_how_far_a_match_is(length, rounds, state):
    over = known(ended("thothit", rounds=rounds, length=length))
    assert match_of(over).state == state
    over.given_up = True
    assert (match_of(over).state, match_of(over).helped) == ("given-up", True)
