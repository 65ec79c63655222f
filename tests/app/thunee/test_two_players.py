# SPDX-License-Identifier: MIT
"""Both games of Thunee for two players in the window (docs/rules/thunee.md 8)."""

import pytest
from PySide6.QtCore import Qt

from tests.app.play import click_pool, play_by_keys, play_by_mouse, play_round, position_of, press
from tests.tiers import each
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games.cards import HIDDEN

GAMES = ("two-deals", "open-face")


def begin(window: MainWindow, settings, game: str, number: int) -> None:
    window.begin(settings.match_setup("thunee").changed(2, None, {"two-players": game}), number=number)


def by_mouse(window: MainWindow) -> None:
    """One decision by mouse; an open card of the row is clicked where it lies."""
    position = position_of(window)
    moves = [move for move in position.legal_moves() if move.kind == "play"]
    if moves and position.view(0).rows and position.tricks:
        click_pool(window, moves[0].card)
    else:
        play_by_mouse(window)


def by_keys(window: MainWindow) -> None:
    """One decision by keys; in a row the arrows go from card to card."""
    position = position_of(window)
    if position.phase == "play" and position.tricks and position.view(0).rows:
        made = len(position.moves)
        for _ in range(7):
            press(window, Qt.Key.Key_Right)
            press(window, Qt.Key.Key_Return)
            if len(position.moves) > made:
                return
    else:
        play_by_keys(window)


@each("game", GAMES)
@each("decide", (by_mouse, by_keys))
def test_a_whole_round_is_played(qtbot, open_window, settings, game, decide):
    window = open_window(size=(900, 600))
    begin(window, settings, game, number=4)
    window.table.setFocus()
    play_round(qtbot, window, lambda: decide(window))
    position = window.controller.match.position
    assert position.is_over
    assert len(position.tricks) == 12
    assert window.table.check(window.controller.view()) == []
    sheet = window.round_end.sheet.as_text()
    assert "125 needed" in sheet


class ReachedError(Exception):
    """The moment has come that a test is about."""


@pytest.mark.whole
def test_a_screen_reader_names_the_rows_and_what_lies_face_down(qtbot, open_window, settings):
    window = open_window(size=(900, 600))
    begin(window, settings, "open-face", number=4)
    window.table.setFocus()

    def until_the_second_trick() -> None:
        if len(position_of(window).tricks) == 2:
            raise ReachedError
        by_keys(window)

    with pytest.raises(ReachedError):
        play_round(qtbot, window, until_the_second_trick)
    reading = window.table.reading
    view = window.controller.view()
    own = [stack.card for stack in view.rows[0] if stack.card is not None]
    assert [entry.items[0].card for entry in reading.hand().entries] == own
    other = reading.pool()
    assert {entry.items[0].card for entry in other.entries} == set(view.known[1])
    assert HIDDEN not in {entry.items[0].card for entry in other.entries}
    assert other.name.startswith(
        f"Face-up cards of {window.controller.match.names[1]}, {len(view.known[1])} card"
    )
    down = sum(stack.below for stack in view.rows[1])
    standing = reading.players().entries[1].words.split(", ")
    assert any(word.startswith(f"{down} card") and word.endswith("face down") for word in standing)
