# SPDX-License-Identifier: MIT
"""Deleted matches go for good after a month, by a clock that the test sets."""

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
