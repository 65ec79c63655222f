# SPDX-License-Identifier: MIT
"""Small pictures of tables: one for each match, without hidden cards, made in the background."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QSize

from tests.app.rounds import ended, match
from thothit_desktop.app.saved_matches import pictures as module
from thothit_desktop.app.saved_matches.pictures import LONGEST, TablePictures, last_position
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.store.saves import write
from thothit_desktop.app.store.summary import summary_of
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.games.notation import read_move

ROOM = QSize(96, 64)


@pytest.fixture
def pictures(qtbot):
    owner = QObject()
    yield TablePictures(CardPictures("ceki"), owner)
    owner.deleteLater()


@pytest.fixture
def drawn(qtbot, pictures):
    """A function that gives the picture of an entry once it is drawn."""

    def drawing(entry):
        assert pictures.picture(entry, ROOM, 1.0) is None
        qtbot.waitUntil(lambda: pictures.picture(entry, ROOM, 1.0) is not None)
        return pictures.picture(entry, ROOM, 1.0).toImage()

    return drawing


def entry_of(made, path):
    write(path, made.record)
    return SavedMatch(str(path), summary_of(made), written=path.stat().st_mtime)


def colours(image):
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


@pytest.mark.whole
def test_the_table_of_every_game_is_drawn(drawn, tmp_path):
    for game in games():
        image = drawn(entry_of(match(game), tmp_path / f"{game}.thothit"))
        assert image.size() == ROOM
        assert len(colours(image)) > 50


def test_a_picture_shows_how_far_the_round_is(drawn, tmp_path):
    before = drawn(entry_of(match("thothit"), tmp_path / "a.thothit"))
    after = drawn(entry_of(ended("thothit"), tmp_path / "b.thothit"))
    assert before != after


def test_what_others_hold_is_not_to_be_seen(drawn, tmp_path):
    made = match("thothit")
    entry = entry_of(made, tmp_path / "a.thothit")
    dealt = made.record.rounds[0]
    own, second, third = dealt.layout.hands
    other = replace(dealt, layout=dealt.layout._replace(hands=(own, third, second)))
    path = tmp_path / "b.thothit"
    write(path, replace(made.record, rounds=(other,)))
    assert drawn(entry) == drawn(replace(entry, place=str(path)))


def test_where_no_table_can_be_drawn_the_cards_of_the_game_stand_for_it(drawn, tmp_path):
    made = match("thothit")
    entry = entry_of(made, tmp_path / "a.thothit")
    broken, long = tmp_path / "b.thothit", tmp_path / "c.thothit"
    broken.write_text("{}")
    long.write_text(entry.path.read_text() + " " * LONGEST)
    gone = tmp_path / "gone.thothit"
    faulty, large, missing = (drawn(replace(entry, place=str(path))) for path in (broken, long, gone))
    assert faulty == large == missing != drawn(entry)
    assert faulty.width() < ROOM.width()


def test_only_so_many_pictures_are_kept(drawn, pictures, tmp_path, monkeypatch):
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    entries = [entry_of(match("thothit"), tmp_path / f"{name}.thothit") for name in "abc"]
    for entry in entries:
        drawn(entry)
    there = [pictures.picture(entry, ROOM, 1.0) is not None for entry in entries]
    assert there == [False, True, True]


def test_a_file_that_cannot_be_read_has_no_picture(pictures, tmp_path):
    assert pictures.picture(SavedMatch(str(tmp_path / "x.thothit"), None, "fault"), ROOM, 1.0) is None


def test_the_last_position_ends_before_a_move_that_cannot_be():
    record = ended("thothit").record
    (dealt,) = record.rounds
    faulty = replace(dealt, moves=(*dealt.moves[:5], read_move("C1xS9")))
    assert len(last_position(replace(record, rounds=(faulty,))).moves) == 5
    assert last_position(record).is_over
    short = replace(dealt, layout=dealt.layout._replace(pool=()))
    assert last_position(replace(record, rounds=(short,))) is None
