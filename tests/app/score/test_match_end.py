# SPDX-License-Identifier: MIT
"""The end of a match: its winner, the order of all, and the texts about it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tests.app.rounds import ended, found
from thothit_desktop.app.score.match_end import end_as_text, match_end
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.table.drawing.figures import figures_of


def test_the_winner_comes_first_and_every_seat_is_there_once():
    for game, spec in games().items():
        rounds, length = (3, 3) if 3 in spec.matches else (40, spec.matches[0])
        match = ended(game, rounds=rounds, length=length)
        end = match_end(match)
        seats = [seat for side in end.sides for seat in side.seats]
        assert sorted(seats) == list(range(len(match.names))), game
        assert [side.won for side in end.sides] == sorted((side.won for side in end.sides), reverse=True)
        assert {seat for side in end.sides if side.won for seat in side.seats} == set(match.winners)
        losing = [side.total for side in end.sides if not side.won]
        assert losing == sorted(losing, reverse=True)


def test_the_best_round_is_told_by_its_figures():
    match = ended("thothit", rounds=3, length=3)
    points = [score.points for score in match.scores]
    most = max(max(each) for each in points)
    number = next(at for at, each in enumerate(points) if most in each)
    name = match.names[points[number].index(most)]
    assert match_end(match).story[0] == (f"Round {number + 1}: {name} gained {most}, the most in the match.")


def leads(match) -> list[int | None]:
    """Return the only leader after each round; None for several."""
    found_ = []
    for last in range(1, len(match.scores) + 1):
        totals = [sum(score.points[seat] for score in match.scores[:last]) for seat in range(3)]
        best = [seat for seat in range(3) if totals[seat] == max(totals)]
        found_.append(best[0] if len(best) == 1 else None)
    return found_


def test_who_led_from_the_beginning_and_who_came_late():
    kept = found(lambda m: leads(m)[0] is not None and len(set(leads(m))) == 1, "thothit", length=3)
    name = kept.names[kept.winners[0]]
    assert f"{name} led from start to finish." in match_end(kept).story
    late = found(lambda m: None not in leads(m) and leads(m)[1] != leads(m)[2], "thothit", length=3)
    name = late.names[late.winners[0]]
    assert f"{name} took the lead at the very end." in match_end(late).story
    assert not any("beginning to end" in line for line in match_end(late).story)


def test_help_is_told_and_fair_play_too():
    match = ended("thothit", rounds=3, length=3)
    told = "\n".join(match_end(match).story)
    assert "help" not in told
    match.help = 1
    assert match_end(match).story[-1] == "You were helped 1 time."
    match.help = 3
    assert match_end(match).story[-1] == "You were helped 3 times."
    match.help, match.fair = 0, True
    assert match_end(match).story[-1] == "Played in fair play."
    match.given_up = True
    assert match_end(match).story[-1] == "You gave up a round."


@pytest.fixture
def shown(qtbot, show):
    """A function that shows the end of a match over a host of a size."""

    def showing(size, match, review=None) -> ScoreSheet:
        sheet = show(size, match, review=review)
        sheet.show_end(match, CardPictures("ceki"), figures_of(match.names, match.person, "bun"))
        sheet.show()
        return sheet

    return showing


@pytest.mark.whole
def test_the_page_says_it_all_and_fits(shown):
    for size in ((900, 480), (1280, 700), (2560, 1300)):
        for game, players, rounds, length in (("thothit", 3, 3, 3), ("totit-cats", 6, 3, 3)):
            match = ended(game, players, rounds=rounds, length=length)
            sheet = shown(size, match)
            page = sheet._ui.end_scroll
            assert page.isVisible()
            assert (page.verticalScrollBar().maximum(), page.horizontalScrollBar().maximum()) == (0, 0)
            texts = {text.text() for text in sheet.findChildren(QLabel) if text.isVisible()}
            end = match_end(match)
            assert {end.headline, *end.story, *(side.name for side in end.sides)} <= texts
            assert sheet.accessibleDescription() == end_as_text(end)


def test_enter_plays_again_and_the_other_pages_are_in_its_menu(qtbot, shown):
    sheet = shown((1280, 700), ended("thothit", rounds=3, length=3))
    seen = [button.text() for button in sheet.findChildren(QPushButton) if button.isVisible()]
    assert seen[-1] == "Rematch"
    ui = sheet._ui
    sheet.turn_over.trigger()
    assert ui.standings_scroll.isVisible()
    sheet.to_end.trigger()
    assert ui.end_scroll.isVisible()
    assert not sheet.to_end.isVisible()
    sheet.setFocus()
    with qtbot.waitSignal(sheet.new_match):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def test_figures_of_the_match_before_are_not_those_of_another_one(shown):
    """As when the standings are opened before the end of a match is shown."""
    sheet = shown((1280, 700), ended("thothit", rounds=3, length=3))
    sheet.show_standings(ended("totit-cats", 6, rounds=3, length=3), CardPictures("ceki"))
    assert sheet._ui.standings_scroll.isVisible()
    assert not sheet.to_end.isVisible()


def test_its_buttons_are_whole_over_the_smallest_table(shown):
    match = ended("thothit", rounds=3, length=3)
    sheet = shown((624, 290), match, QAction("review"))
    sheet.show_end(match, CardPictures("ceki"), figures_of(match.names, match.person, "bun"))
    buttons = [button for button in sheet.findChildren(QPushButton) if button.isVisible()]
    assert len(buttons) == 3
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
