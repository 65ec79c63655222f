# SPDX-License-Identifier: MIT
"""Matches that are made: what they are known by, and when they began."""

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.app.rounds import ended, match
from thothit_desktop.app.store.matches import match_in, new_match, saved_match, time_now
from thothit_desktop.app.store.saves import write
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
    assert (saved_match(old).has_strangers, saved_match(unknown).has_strangers) == (False, True)
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
