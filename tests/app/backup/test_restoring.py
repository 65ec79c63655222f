# SPDX-License-Identifier: MIT
"""A restore is complete or leaves no trace, whenever the program is killed."""

from pathlib import Path

import pytest

from thothit_desktop.app.backup import restoring
from thothit_desktop.app.backup.archive import BackupError, read_backup, write_backup
from thothit_desktop.app.backup.contents import PARTS

OLD = {"settings.ini": "old", "match.thothit": "old", "matches/0123456789abcdef.thothit": "old"}
NEW = {"settings.ini": "new", "matches/fedcba9876543210.thothit": "new"}


def fill(directory: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (directory / name).parent.mkdir(parents=True, exist_ok=True)
        (directory / name).write_text(text)


def state(directory: Path) -> dict[str, str]:
    """Return the content of the files in a directory that a restore replaces."""
    return {
        path.relative_to(directory).as_posix(): path.read_text()
        for path in sorted(directory.rglob("*"))
        if path.is_file() and path.relative_to(directory).parts[0] in PARTS
    }


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    fill(tmp_path / "other", NEW)
    write_backup(tmp_path / "other", tmp_path / "new.zip")
    return tmp_path / "new.zip"


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    fill(tmp_path / "data", OLD)
    return tmp_path / "data"


def test_the_new_state_takes_the_place_of_the_old_one_which_is_kept(directory, backup, tmp_path):
    kept = restoring.prepare(directory, backup)
    assert state(directory) == OLD
    restoring.take_over(directory)
    assert state(directory) == NEW
    assert read_backup(kept).matches == 2
    restoring.prepare(directory, kept)
    restoring.take_over(directory)
    assert state(directory) == OLD
    assert not (directory / "restoring").exists()
    assert len(list((directory / "backups").iterdir())) == 2


def test_broken_statistics_are_kept_as_they_are(directory, backup):
    (directory / "statistics.sqlite").write_text("broken")
    kept = restoring.prepare(directory, backup)
    assert kept.with_suffix(".sqlite").read_text() == "broken"


def test_a_damaged_backup_changes_nothing_and_leaves_nothing(directory, backup):
    backup.write_bytes(backup.read_bytes()[:-30])
    with pytest.raises(BackupError):
        restoring.prepare(directory, backup)
    assert state(directory) == OLD
    assert sorted(path.name for path in directory.iterdir()) == ["match.thothit", "matches", "settings.ini"]


class KilledError(Exception):
    """Stands for the end of the process."""


def test_killed_at_any_step_the_next_start_finishes_or_forgets_it(directory, backup, monkeypatch):
    """Each renaming and each mark of the restore is the last thing that the program does once."""
    steps = 0
    for last in range(30):
        left = last

        def step(real, left_over=None):
            def done(*arguments, **more):
                nonlocal left
                left -= 1
                if left < 0:
                    raise KilledError
                return real(*arguments, **more)

            return done

        restoring.prepare(directory, backup)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", step(Path.replace))
            patch.setattr(Path, "touch", step(Path.touch))
            try:
                restoring.take_over(directory)
            except KilledError:
                steps += 1
        restoring.finish(directory)
        assert state(directory) == (OLD if last == 0 else NEW)
        assert not (directory / "restoring").exists()
        for name in NEW:
            (directory / name).unlink(missing_ok=True)
        fill(directory, OLD)
        if left >= 0:
            break
    assert steps == 7, "two marks, three parts out, two parts in"


def test_a_start_without_a_restore_does_nothing(directory):
    restoring.finish(directory)
    assert state(directory) == OLD
