# SPDX-License-Identifier: MIT
"""A data directory written by commit f057e68 opens unchanged."""

import shutil
from pathlib import Path

import pytest

from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.app.store.setting import CONFIRM_MOVES, LEARN_WARNING
from thothit_desktop.app.store.settings import Settings

EARLIER = Path(__file__).with_name("data_f057e68")


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EARLIER, tmp_path / "data"))


def test_every_match_goes_on_where_it_stood(directory: Path) -> None:
    saves = Saves(directory)
    current, damage = saves.resume()
    assert damage == ""
    assert current is not None
    games = set()
    for record in (current, *(read(path) for path in sorted(saves.folder.glob("*.thothit")))):
        match = saved_match(record)
        assert match.record == record
        games.add(record.game)
    assert len(games) == 12


def test_settings_and_fair_matches_are_read(directory: Path) -> None:
    settings = Settings(directory)
    assert settings.appearance == "system"
    assert settings.is_on(CONFIRM_MOVES)
    assert settings.value(LEARN_WARNING) == "5"
    assert settings.is_fair("0824a353f72b09e9")
    assert settings.geometry


def test_statistics_keep_their_rounds_and_take_more(directory: Path) -> None:
    database = Database(directory)
    rounds = database.rounds()
    assert (len(rounds), len(database.matches())) == (6, 35)
    database.put(rounds[0]._replace(match="0" * 16))
    assert len(Database(directory).rounds()) == 7
