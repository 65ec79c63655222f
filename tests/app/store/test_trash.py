# SPDX-License-Identifier: MIT
"""Deleted matches are removed after a month, by a clock that the test sets."""

import json
import time
from pathlib import Path

import pytest

from thothit_desktop.app.store.trash import KEPT_DAYS, NOTE, Trash

DAY = 86_400


class Clock:
    """Shows the time that it is set to."""

    now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def trash(tmp_path, clock):
    """Two deleted matches, the second ten days later."""
    made = Trash(tmp_path, clock)
    for name in "ab":
        (tmp_path / f"{name}.thothit").write_text("{}")
        made.note(tmp_path / f"{name}.thothit")
        clock.now += 10 * DAY
    return made


def left(trash):
    return sorted(path.stem for path in trash.folder.glob("*.thothit"))


def test_what_was_deleted_more_than_a_month_ago_goes(trash, clock):
    trash.clear_out()
    clock.now += (KEPT_DAYS - 20) * DAY
    trash.clear_out()
    assert left(trash) == ["a", "b"]
    clock.now += 1
    trash.clear_out()
    assert left(trash) == ["b"]
    clock.now += 10 * DAY
    trash.clear_out()
    assert left(trash) == []


def test_what_was_brought_back_and_deleted_again_has_its_month_anew(trash, clock):
    trash.forget(trash.folder / "a.thothit")
    clock.now += 5 * DAY
    trash.note(trash.folder / "a.thothit")
    clock.now += (KEPT_DAYS - 1) * DAY
    trash.clear_out()
    assert left(trash) == ["a"]


@pytest.mark.parametrize("note", [None, "", "[]", "no", '{"a.thothit": "long ago"}', '{"a.thothit": true}'])
def test_without_a_note_the_month_begins_when_a_match_is_first_seen(trash, clock, note):
    (trash.folder / NOTE).unlink()
    if note is not None:
        (trash.folder / NOTE).write_text(note)
    trash.clear_out()
    clock.now += KEPT_DAYS * DAY
    trash.clear_out()
    assert left(trash) == ["a", "b"]
    clock.now += 1
    trash.clear_out()
    assert left(trash) == []


def test_a_clock_that_went_wrong_keeps_nothing_for_ever(trash, clock):
    clock.now -= 1000 * DAY
    trash.clear_out()
    clock.now += KEPT_DAYS * DAY + 1
    trash.clear_out()
    assert left(trash) == []


def test_what_the_system_does_not_delete_keeps_no_other(trash, clock):
    (trash.folder / "a.thothit").unlink()
    (trash.folder / "a.thothit").mkdir()
    clock.now += 1000 * DAY
    trash.clear_out()
    assert left(trash) == ["a"]
    (trash.folder / "a.thothit").rmdir()
    (trash.folder / "a.thothit").write_text("{}")
    trash.clear_out()
    assert left(trash) == []


def test_other_files_are_left_alone(trash, clock):
    (trash.folder / "notes.txt").write_text("mine")
    clock.now += 1000 * DAY
    trash.clear_out()
    assert (trash.folder / "notes.txt").exists()
    Trash(trash.folder / "missing").clear_out()


def test_deleted_matches_are_kept_for_thirty_days(tmp_path, clock):
    assert KEPT_DAYS == 30
    made = Trash(tmp_path, clock)
    (tmp_path / "a.thothit").write_text("{}")
    made.note(tmp_path / "a.thothit")
    clock.now += 30 * 24 * 60 * 60
    made.clear_out()
    assert left(made) == ["a"]
    clock.now += 0.5
    made.clear_out()
    assert left(made) == []


def test_the_clock_is_the_system_s_unless_a_test_has_another(tmp_path):
    made = Trash(tmp_path)
    before = time.time()
    made.note(tmp_path / "a.thothit")
    noted = json.loads((tmp_path / "deleted.json").read_text())
    assert set(noted) == {"a.thothit"}
    assert before <= noted["a.thothit"] <= time.time()


def test_the_note_says_when_each_was_deleted(trash, clock):
    begun = clock.now - 20 * DAY
    assert json.loads((trash.folder / NOTE).read_text()) == {
        "a.thothit": begun,
        "b.thothit": begun + 10 * DAY,
    }
    trash.forget(trash.folder / "a.thothit")
    trash.forget(trash.folder / "never.thothit")
    assert json.loads((trash.folder / NOTE).read_text()) == {"b.thothit": begun + 10 * DAY}
    trash.forget(trash.folder / "b.thothit")
    assert not (trash.folder / NOTE).exists()


def test_the_note_is_written_only_when_it_changes(trash):
    before = (trash.folder / NOTE).stat().st_ino
    trash.clear_out()
    trash.forget(trash.folder / "never.thothit")
    assert (trash.folder / NOTE).stat().st_ino == before


def test_what_is_first_seen_now_is_noted(trash, clock):
    (trash.folder / "c.thothit").write_text("{}")
    trash.clear_out()
    assert json.loads((trash.folder / NOTE).read_text())["c.thothit"] == clock.now


def test_what_was_deleted_for_good_is_noted_no_more(trash, clock):
    clock.now += 15 * DAY
    trash.clear_out()
    assert left(trash) == ["b"]
    assert set(json.loads((trash.folder / NOTE).read_text())) == {"b.thothit"}
    clock.now += 100 * DAY
    trash.clear_out()
    assert not (trash.folder / NOTE).exists()


def test_a_time_in_the_note_may_be_a_whole_number_and_nothing_else(trash, clock):
    (trash.folder / NOTE).write_text('{"a.thothit": 1000, "b.thothit": null}')
    trash.clear_out()
    assert left(trash) == ["b"]


def test_a_note_that_cannot_be_written_harms_nothing(tmp_path, clock):
    made = Trash(tmp_path / "missing", clock)
    made.note(tmp_path / "missing" / "a.thothit")
    made.forget(tmp_path / "missing" / "a.thothit")
    assert not (tmp_path / "missing").exists()


def test_a_note_that_cannot_be_removed_harms_nothing(trash, monkeypatch):
    def refuse(_: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    trash.forget(trash.folder / "a.thothit")
    monkeypatch.setattr(Path, "unlink", refuse)
    trash.forget(trash.folder / "b.thothit")
    assert set(json.loads((trash.folder / NOTE).read_text())) == {"b.thothit"}
