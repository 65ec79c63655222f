# SPDX-License-Identifier: MIT
"""The numbers in the texts of a review, in all games with decisions and a coach."""

import random
import re
from dataclasses import replace

import pytest

from tests.app.rounds import ended
from tests.tiers import each_game
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.app.review import texts
from thothit_desktop.app.review.course import course
from thothit_desktop.app.review.grades import MoveGrade, grade_of
from thothit_desktop.app.review.opening import has_reviews
from thothit_desktop.games import games
from thothit_desktop.players import families
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.coach.review import review
from thothit_desktop.players.contract import Limit

REVIEWED = [name for name, spec in games().items() if has_reviews(spec) and not spec.by_luck]


def told(game: str, number: int) -> texts.ReviewedRound:
    """The review of a round of a game, with few playouts."""
    played = ended(game, number=number)
    found = review(played.position, 0, random.Random(1), lambda: False, limit=Limit(playouts=8))
    return texts.ReviewedRound(MatchReplay(played).rounds[0], found, played.names, True, "ceki")


def figures(sentence: str) -> list[float]:
    """The numbers with a decimal point, and with their signs."""
    plain = sentence.replace("−", "-").replace("±0", "0")
    return [float(number) for number in re.findall(r"[-+]?\d+\.\d+", plain)]


@pytest.fixture(autouse=True)
def no_hindsight(monkeypatch):
    """Nobody solves the last turns, which takes its time."""
    for family in families.FAMILIES.values():
        monkeypatch.setattr(family, "looks_back", False)
        monkeypatch.setattr(family, "look_back", lambda *_: None)


@each_game("game", REVIEWED)
def test_the_sentences_agree_with_the_review(game):
    for number in range(3):
        one = told(game, number)
        found, close = one.review, 0.051 * 6
        result, *parts = figures(texts.summary(one))
        assert result == pytest.approx(texts.figure(found.result, one.game), abs=0.051)
        assert sum(parts) == pytest.approx(result), "who adds up the figures gets another sum"
        assert parts[-1] == pytest.approx(texts.figure(found.without_luck, one.game), abs=0.051)
        if figures(texts.headline(one))[1:]:
            lost, luck = figures(texts.headline(one))
            assert luck - lost == pytest.approx(result, abs=close)
        assert f" {len(found.decisions)} decision" in texts.headline(one)
        steps = course(found)
        assert steps[-1].after == pytest.approx(found.result)
        for decision in found.decisions:
            grade, said = grade_of(decision, one.game.spec), texts.explained(one, decision)
            if grade in (MoveGrade.INACCURACY, MoveGrade.MISTAKE, MoveGrade.BLUNDER):
                lost = texts.figure(decision.made.behind, one.game)
                assert figures(said)[0] == pytest.approx(lost, abs=0.051)
                assert decision.made.behind > decision.made.within


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("thothit", "A result is a player's points in this round minus the other players' average."),
        (
            "kowah",
            ("0 means an even chance: 25% for each of 4 players. A lost round ends that much below 0."),
        ),
        ("thunee", "A result is your side's balls minus the other side's."),
    ],
)
def test_the_sum_says_what_its_result_is_counted_against(game, said):
    assert texts.summary(told(game, 0)).endswith(f"Everything except the decisions is luck. {said}")


@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_numbers_are_written_as_the_language_writes_them(game, speaking):
    english = told(game, 4)
    sentences = [texts.headline(english), texts.summary(english)]
    said = [texts.given_away(made, english.game) for made in english.review.decisions]
    assert figures(sentences[1])
    speaking("id")
    assert texts.headline(english).count(",") == sentences[0].count(".") - 1
    assert not figures(texts.headline(english))
    assert not figures(texts.summary(english))
    assert not any(figures(texts.explained(english, made)) for made in english.review.decisions)
    assert [texts.given_away(made, english.game) for made in english.review.decisions] == [
        one.replace(".", ",") for one in said
    ]


@pytest.mark.parametrize(("game", "looks"), [("thothit", True), ("thunee", True), ("kowah", False)])
def test_where_hindsight_blames_nothing_that_is_said(monkeypatch, game, looks):
    one = told(game, 4)
    assert texts.no_hindsight(one) == "", "nobody has looked"
    family = families.family_of(one.game.spec)
    monkeypatch.setattr(family, "looks_back", looks)
    said = "Even in hindsight, with all cards face up, no move is certain to have made the result worse."
    assert texts.no_hindsight(one) == (said if looks else "")
    made = one.review.decisions[0]
    blamed = Hindsight(made.ply, made.made.move, (), 5.0, -20.0)
    assert texts.no_hindsight(one._replace(review=replace(one.review, hindsight=blamed))) == ""
    assert texts.no_hindsight(one._replace(review=replace(one.review, decisions=()))) == ""


def test_hindsight_is_told_apart_from_foresight():
    one = told("thothit", 4)
    decision = next(made for made in one.review.decisions if made.made.move != made.advice.options[0].move)
    line = (decision.advice.options[0].move,)
    blamed = Hindsight(decision.ply, decision.made.move, line, 5.0, -20.0)
    lost = replace(one.review, hindsight=blamed, result=-20.0)
    then, known = texts.hindsight(one._replace(review=lost))
    assert figures(then) == [-20.0, 5.0]
    assert f"(move {decision.ply + 1})" in then
    line_of_moves = f"These moves would have led to +5.0: You: {texts.move(one, decision, best=True)}."
    better = " The actual result was better, because the other players didn't play their best."
    assert then.endswith(line_of_moves)
    spared = replace(one.review, hindsight=blamed, result=-10.0)
    assert texts.hindsight(one._replace(review=spared))[0].endswith(line_of_moves + better)
    assert known.startswith("Given what you could know at the time, ")
