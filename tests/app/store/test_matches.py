# SPDX-License-Identifier: MIT
"""New matches: their identity, and the time of their beginning."""

import re
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.app.rounds import ended, match
from thothit_desktop.app.store.identity import id_of
from thothit_desktop.app.store.match_setup import most_seats
from thothit_desktop.app.store.matches import (
    call_person,
    match_in,
    names_of,
    new_match,
    saved_match,
    setup_of,
    time_now,
)
from thothit_desktop.app.store.saves import FileError, write
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.record import dump, load


def test_every_new_match_is_known_by_an_id_of_its_own_and_by_when_it_began(settings):
    setup = settings.match_setup("thothit")
    first, second = new_match(setup, 7, "Me"), new_match(setup, 7, "Me")
    assert len(first.id) == 16
    assert first.id != second.id
    began = datetime.fromisoformat(first.date)
    assert abs(datetime.now(UTC) - began) < timedelta(minutes=1)
    first.deal_first()
    kept = load(dump(first.record))
    assert saved_match(kept).record == kept


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be changed here")
def test_a_match_begins_by_the_same_clock_everywhere(monkeypatch):
    monkeypatch.setenv("TZ", "WIB-7")
    time.tzset()
    try:
        began = datetime.fromisoformat(time_now())
    finally:
        monkeypatch.undo()
        time.tzset()
    assert abs(datetime.now(UTC) - began) < timedelta(minutes=1)


def test_the_same_record_of_version_1_is_always_the_same_match():
    dealt, played = match("thothit").record, ended("thothit").record
    assert not dealt.id
    assert saved_match(dealt).id == saved_match(load(dump(dealt))).id
    assert saved_match(dealt).id != saved_match(played).id
    assert saved_match(dealt).date == ""


def test_players_of_earlier_versions_and_unknown_ones_have_become_levels():
    old = replace(match("totit-denexa").record, seats=("person", "random", "greedy", "expert"))
    assert saved_match(old).levels == ["person", "bocah", "langganan", "empu"]
    unknown = replace(old, seats=("person", "wizard", "person", "sesepuh"))
    assert saved_match(unknown).levels == ["person", "langganan", "langganan", "sesepuh"]
    assert (saved_match(old).has_unknown_players, saved_match(unknown).has_unknown_players) == (False, True)
    assert load(dump(saved_match(unknown).record)).seats == ("person", "langganan", "langganan", "sesepuh")


def test_a_person_without_a_name_is_called_by_the_word_of_today_s_language():
    record = replace(match("thothit").record, players=("Anda", "Sri", "Wati"))
    assert saved_match(record).names == ["You", "Sri", "Wati"]
    assert saved_match(record).record.players == record.players
    assert saved_match(replace(record, named=True)).names == ["Anda", "Sri", "Wati"]


def test_whoever_reads_a_long_match_is_told_how_far_it_is(tmp_path):
    told = []
    write(tmp_path / "long.thothit", ended("kings", rounds=3).record)
    match_in(tmp_path / "long.thothit", lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.fixture
def setup(settings):
    return settings.match_setup("thothit")


def test_the_others_have_names_of_their_own_and_who_watches_has_none():
    assert names_of(7, "Me") == ["Me", "Sri", "Wati", "Joko", "Dewi", "Bagus", "Ratna"]
    assert names_of(3, "Me") == ["Me", "Sri", "Wati"]
    assert names_of(3, None) == ["Sri", "Wati", "Joko"]


def test_a_match_without_a_number_gets_one_of_at_most_six_digits(setup, monkeypatch):
    asked = []
    monkeypatch.setattr("random.randrange", lambda *limits: asked.append(limits) or 999_999)
    drawn = new_match(setup, None, "Me")
    assert asked == [(1, 1_000_000)]
    assert (drawn.number, drawn.chosen_deal) == (999_999, False)
    told = new_match(setup, 0, "Me")
    assert (told.number, told.chosen_deal) == (0, True)
    assert len(asked) == 1
    unnumbered = replace(
        match("thothit").record, rounds=(replace(match("thothit").record.rounds[0], seed=None),)
    )
    assert saved_match(unnumbered).number == 999_999
    assert asked[1:] == [(1, 1_000_000)]


def test_a_match_that_begins_with_a_known_deal_has_its_number_and_its_deal_was_chosen(setup):
    deal = KnownDeal.numbered(new_game("thothit"), 9)
    begun = new_match(setup, None, "Me", (deal, 1))
    assert (begun.number, begun.chosen_deal, begun.first_deal) == (9, True, (deal, 1))
    begun.deal_first()
    assert (begun.turn_order(0), begun.seeds) == (1, [9])
    other = new_match(setup, 5, "Me", (deal._replace(number=None), 0))
    assert other.number not in (5, None)
    assert new_match(setup, 5, "Me").first_deal is None


def test_who_watches_has_the_level_of_the_first_seat_and_no_fair_match(setup):
    fair = replace(setup, levels=("empu", "bocah", "tangga", "bocah", "bocah", "bocah"), fair=True)
    watched, played = new_match(fair, 7, None), new_match(fair, 7, "Me")
    assert watched.levels == ["empu", "bocah", "tangga"]
    assert played.levels == ["person", "bocah", "tangga"]
    assert (watched.fair, played.fair) == (False, True)
    assert new_match(replace(fair, fair=False), 7, "Me").fair is False


def test_only_seats_that_play_against_the_person_are_matched(setup):
    wide = replace(setup, matched=frozenset({0, 1, 2, 3}))
    assert new_match(wide, 7, "Me").matched == {1, 2}
    assert new_match(wide, 7, None).matched == frozenset()


def test_another_match_like_this_one_is_set_up_the_same(setup):
    wished = replace(setup, fair=True, matched=frozenset({2}), length=3, players=3)
    begun = new_match(wished, 7, "Me")
    begun.levels[1] = "expert"
    again = setup_of(begun)
    assert (again.game, again.players, again.length, again.fair) == ("thothit", 3, 3, True)
    assert again.matched == {2}
    assert again.levels[:3] == ("langganan", "empu", wished.levels[2])
    assert again.levels[3:] == ("langganan",) * (most_seats() - 3)
    assert again.options == begun.game.options


def test_a_file_becomes_a_match_or_says_what_is_wrong_with_it(tmp_path):
    path = tmp_path / "mine.thothit"
    record = match("thothit").record
    write(path, record)
    assert match_in(path).record == replace(record, id=id_of(record), seats=match_in(path).record.seats)
    path.write_text(dump(record).replace('"moves": [', '"moves": ["C1xS9"'))
    with pytest.raises(FileError, match=f"^{path}: .*move 1") as caught:
        match_in(path)
    assert caught.value.__context__ is None


def test_a_name_that_was_given_or_a_computer_s_is_never_another_language_s_word():
    watched = replace(match("thothit").record, players=("Anda", "Sri", "Wati"), seats=("empu",) * 3)
    assert saved_match(watched).names == ["Anda", "Sri", "Wati"]
    called = saved_match(replace(watched, seats=("person", "empu", "empu"), named=True))
    call_person(called)
    assert called.names[0] == "Anda"


def test_a_match_may_be_shown_with_computers_at_all_seats():
    record = replace(match("thothit").record, seats=("person", "greedy", "wizard"))
    assert saved_match(record, seated=False).levels == ["langganan", "langganan", "langganan"]
    assert saved_match(record).levels == ["person", "langganan", "langganan"]


@pytest.mark.parametrize(
    ("seats", "strangers"),
    [
        (("person", "empu", "greedy"), False),
        (("person", "person", "bocah"), False),
        (("person", "wizard", "bocah"), True),
        (("person", "bocah", "wizard"), True),
    ],
)
def test_only_players_that_are_not_known_here_are_strangers(seats, strangers):
    assert saved_match(replace(match("thothit").record, seats=seats)).has_unknown_players is strangers


def test_a_time_is_written_to_the_second_in_utc():
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", time_now())
