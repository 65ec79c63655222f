# SPDX-License-Identifier: MIT
"""Scenes of the lessons: legal deals and moves, with an answer to every other move."""

import itertools
import json
import re

import pytest

from tests.tiers import each
from thothit_desktop.app import families
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.lessons.scenes import all_lessons, file, lesson_on, load, section_on
from thothit_desktop.app.rules.example import worded
from thothit_desktop.app.rules.page_text import page
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games import games
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.thunee.cards import VALUE

IDS = [lesson.id for lesson in all_lessons()]


def lesson_of(name: str) -> Lesson:
    return next(lesson for lesson in all_lessons() if lesson.id == name)


def steps_of(name: str) -> tuple[ExampleStep, ...]:
    steps = load(lesson_of(name))
    assert steps is not None
    return steps


def test_there_are_ten_lessons_each_with_a_file_and_a_name_of_its_own() -> None:
    names = ["cards", "turn", "scoring", "pairs", "two", "checki", "mata", "trump", "six", "match"]
    assert names == IDS
    assert all(file(lesson).is_file() for lesson in all_lessons())
    assert len({lesson.title for lesson in all_lessons()}) == len(IDS)


@pytest.mark.parametrize("name", ["cards", "turn", "scoring"])
def test_twins_are_worth_in_the_first_lessons_what_they_are_in_the_first_game(name: str) -> None:
    scored = steps_of(name)[-1].position.game
    assert (scored.spec.id, scored.players) == ("thothit", 3)


@pytest.mark.parametrize("name", IDS)
def test_every_move_leads_to_the_next_step(name: str) -> None:
    steps = steps_of(name)
    for step, after in itertools.pairwise(steps):
        if step.move is not None:
            position = step.position.copy()
            assert position.refusal(step.move) is None
            position.play(step.move)
            assert position.view(READER) == after.position.view(READER)


@pytest.mark.parametrize("name", IDS)
def test_the_person_has_something_to_do_and_is_told_of_everything(name: str) -> None:
    steps = steps_of(name)
    assert steps[0].asks
    assert sum(step.asks for step in steps) >= 3
    for step in steps:
        assert step.ask or not step.asks
        assert step.tell or step.move is None


def card_of(move: str) -> str:
    """The code of the card that a move is made with, and the move itself where it is made without."""
    return move.rpartition(" ")[2].partition("x")[0]


@pytest.mark.parametrize("name", IDS)
def test_every_other_legal_move_has_an_answer_and_every_answer_a_move(name: str) -> None:
    for step in steps_of(name):
        if step.asks:
            shown = write_move(step.move)
            others = {write_move(move) for move in step.position.legal_moves()} - {shown}
            for move in others:
                assert {move, card_of(move), "*"} & set(step.instead), (shown, move)
            for wish in set(step.instead) - {"*"}:
                assert any(wish in (move, card_of(move)) for move in others), (shown, wish)


@pytest.mark.parametrize("name", IDS)
@each("deck", ["ceki", "western", "western-cats"])
def test_all_words_can_be_said(name: str, deck: str) -> None:
    for step in steps_of(name):
        for text in (step.ask, step.tell, *step.instead.values()):
            assert not re.search(r"[{}]", worded(text, step.position, deck))


def test_the_sums_that_are_told_of_a_trick_are_those_of_its_cards() -> None:
    told = [step for step in steps_of("trump") if "+ " in step.tell]
    assert len(told) == 5
    for step in told:
        parts, total = re.search(r"(\d+(?: \+ \d+)+) = (\d+)", step.tell).groups()
        (trick,) = (event for event in step.events if event.kind == "trick")
        assert [int(part) for part in parts.split(" + ")] == [VALUE[card] for card in trick.cards]
        assert int(total) == sum(VALUE[card] for card in trick.cards)


def test_the_balls_and_the_jodhi_that_are_told_are_those_of_the_hand() -> None:
    steps = steps_of("trump")
    (jodhi,) = (step for step in steps if any(event.kind == "jodhi" for event in step.events))
    assert f"You announce {jodhi.events[0].points}:" in jodhi.tell
    assert steps[-1].position.score().points == (2, 0, 2, 0)
    assert "two balls" in steps[-1].ask


def test_no_text_tells_points_of_its_own_where_they_are_computed() -> None:
    for name in ("turn", "scoring", "pairs"):
        for step in steps_of(name):
            for text in (step.ask, step.tell, *step.instead.values()):
                assert not re.search(r"\d\d|\d points?|(score|count|worth)s? \d", text), text


# Refusals


def test_what_a_lesson_explains_is_a_refusal_of_its_family() -> None:
    for lesson in all_lessons():
        spec = games()[lesson.game]
        for code in lesson.refusals:
            assert texts_of(spec).refusal(Refusal(code, (0, 1, 2)), "ceki")
            assert lesson_on(code, spec) == lesson


def test_no_refusal_is_explained_by_two_lessons_of_a_family() -> None:
    for family in FAMILIES:
        taught = [
            code
            for lesson in all_lessons()
            if games()[lesson.game].family == family
            for code in lesson.refusals
        ]
        assert len(taught) == len(set(taught))


TAUGHT = [name for name, family in families.FAMILIES.items() if family.lessons()]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_refusal_of_a_family_with_lessons_has_its_lesson(name: str) -> None:
    family = FAMILIES[name]
    for code in (*family.refusals, "not-your-turn", "not-in-hand"):
        assert lesson_on(code, family.specs[0]) is not None, code


@pytest.mark.parametrize("name", sorted(set(FAMILIES) - set(TAUGHT)))
def test_what_a_family_without_lessons_refuses_has_a_section_of_its_rules(name: str) -> None:
    family = FAMILIES[name]
    for code in (*family.refusals, "not-your-turn"):
        section = section_on(code, family.specs[0])
        assert all(f'name="{section}"' in page(spec, example=False) for spec in family.specs), code


def refused(name: str, kind: str) -> set[str]:
    """Return the refusals possible at any step of a lesson, for moves of a kind with one or two cards."""
    found = set()
    for step in steps_of(name):
        view = step.position.view(READER)
        if step.asks:
            for card in view.hand:  # type: ignore[attr-defined]
                for cards in [(card,), *((card, other) for other in {*view.game.deck})]:
                    answer = view.refusal(Move(kind, cards))
                    found.add(answer.code if answer else "")
    return found


def test_the_rules_that_lessons_are_about_can_be_broken_in_them() -> None:
    assert lesson_of("pairs").refusals <= refused("pairs", "play")
    assert {"first-turn", "must-capture", "turned-card-first"} <= refused("turn", "play")
    assert {"just-taken", "declared-must-stay-ready"} <= refused("checki", "discard")
    assert "must-follow" in refused("trump", "play")


def test_a_refusal_that_no_lesson_explains_has_none() -> None:
    assert lesson_on("game-over", games()["thothit"]) is None
    assert lesson_on("must-capture", games()["kings"]) is None


# Damaged files


@pytest.mark.parametrize("text", ["", "{", "[]", '{"scenes": []}', json.dumps({"scenes": [{"names": 3}]})])
def test_a_damaged_lesson_is_none_and_logged(text: str, tmp_path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "broken.json").write_text(text, encoding="utf-8")
    broken = Lesson(id="broken", game="thothit", folder=tmp_path, title="", about="", minutes=1)
    assert load(broken) is None
    assert "broken.json" in caplog.text
