# SPDX-License-Identifier: MIT
"""Texts on matches in the window of saved games."""

from dataclasses import replace
from datetime import datetime

import pytest

from tests.app.rounds import SEATS, ended, match
from thothit_desktop.app.saved_matches import words
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.store.summary import summary_of

FREE = summary_of(ended("thothit"))
THREE = summary_of(ended("thothit", length=3))
GOAL = summary_of(ended("thunee"))
HANDS = summary_of(ended("kowah"))


@pytest.mark.parametrize(
    ("summary", "said"),
    [
        (replace(FREE, moves=0), "Round 2"),
        (FREE, "1 round played"),
        (replace(FREE, ended=2), "2 rounds played"),
        (THREE, "1 of 3 rounds played"),
        (replace(THREE, moves=0), "Round 2 of 3"),
        (replace(THREE, length="rotation", ended=3, moves=0), "Play-off round"),
        (replace(GOAL, moves=7), "Round 2, move 7"),
        (GOAL, "1 round played, first to 12 balls"),
        (replace(GOAL, lead=2), "1 round played, first to 12 balls with a lead of 2"),
        (HANDS, "1 round played, first to win 5 rounds"),
        (replace(THREE, complete=True, leaders=(0,)), "You won"),
        (replace(THREE, complete=True, leaders=(2,)), "Wati won"),
        (replace(THREE, complete=True, leaders=(0, 2)), "You and Wati tied"),
        (replace(THREE, complete=True, leaders=(0,), person=None), "You won"),
        (replace(THREE, complete=True, leaders=()), "Nobody won"),
        (replace(GOAL, complete=True, leaders=(1, 3)), "Sri and Joko won"),
    ],
)
def test_how_far_a_match_is(summary, said):
    assert words.state(summary) == said


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_game_has_words(game, players):
    for played in (match(game, players), ended(game, players)):
        entry = SavedMatch("x.thothit", summary_of(played), "", 0.0)
        told = words.details(entry, at_the_table=True)
        assert "(s)" not in told
        assert told.count("\n") >= 4


def test_partners_have_one_total():
    assert words.players(replace(GOAL, totals=(3, 1, 3, 1))) == "You and Wati 3, Sri and Joko 1"
    assert words.players(replace(GOAL, ended=0)) == "You, Sri, Wati and Joko"


def test_the_person_without_a_name_is_called_as_in_the_language_of_today():
    assert words.players(replace(FREE, ended=0, names=("Anda", "Sri", "Anda"))) == "You, Sri and Anda"
    assert words.state(replace(FREE, complete=True, names=("Anda", "Sri", "Wati"), leaders=(0, 1))) == (
        "You and Sri tied"
    )


def test_a_name_that_the_person_has_given_stays_though_it_is_a_word_of_another_language():
    given = replace(FREE, ended=0, names=("Anda", "Sri", "Wati"), named=True)
    assert words.players(given) == "Anda, Sri and Wati"


def test_a_match_is_called_by_its_title_and_dated_by_its_beginning():
    entry = SavedMatch("x.thothit", replace(FREE, date="2026-01-05T10:30:00Z"), "", 5.0)
    assert words.name(entry) == "Thothit"
    assert words.name(replace(entry, summary=replace(FREE, title="<b>Mine</b>"))) == "<b>Mine</b>"
    began = datetime.fromisoformat("2026-01-05T10:30:00+00:00").astimezone()
    assert words.date(entry) == f"5 Jan 2026, {began:%H:%M}"
    for wrong in ("", "2026-02-31T10:30:00Z"):
        assert words.began(replace(entry, summary=replace(FREE, date=wrong))) == 5.0


def test_help_is_told():
    assert words.remarks(replace(FREE, help=1)) == "helped 1 time"
    assert words.remarks(replace(FREE, given_up=True)) == "given up"
    assert "helped 2 times" in words.details(SavedMatch("x", replace(FREE, help=2)), False)


def test_a_file_that_cannot_be_read_is_called_by_its_name():
    entry = SavedMatch("some/bad.thothit", None, "bad.thothit: not a record")
    assert words.name(entry) == "bad.thothit"
    assert "not a record" in words.details(entry, at_the_table=False)
