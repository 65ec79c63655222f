# SPDX-License-Identifier: MIT
"""The standings of a match: its rounds, its leaders, its length."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.app.rounds import ended, finish, found, match
from tests.tiers import each
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.score.parts import Mark
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.score.standings import LATEST, as_text, standings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match
from thothit_desktop.games import matches


def progress(match: Match) -> str:
    return texts_of(match.game.spec).progress(match)


@pytest.mark.parametrize(
    ("game", "length", "rounds", "said"),
    [
        ("thothit", "free", 2, "Round 2, free play"),
        ("thothit", 6, 2, "Round 2 of 6"),
        ("totit-denexa", "rotation", 2, "Full rotation: round 2 of 4"),
        ("kings", 4, 3, "King 3 of 4"),
        ("kings", "free", 3, "King 3, free play"),
    ],
)
def test_the_length_of_the_match_is_told(game, length, rounds, said):
    assert progress(ended(game, length=length, rounds=rounds)) == said


@pytest.mark.parametrize(("game", "said"), [("thothit", "Round 3 of 3"), ("kings", "King 3 of 3")])
def test_the_last_round_that_a_match_can_have_is_told(monkeypatch, game, said):
    monkeypatch.setattr(matches, "MOST_ROUNDS", 3)
    assert "free play" in progress(ended(game, length="free", rounds=2))
    assert progress(ended(game, length="free", rounds=3)) == said


def test_the_round_in_play_counts_for_the_length():
    played = ended("thothit", length=6)
    played.deal_next()
    assert progress(played) == "Round 2 of 6"
    assert len(standings(played).lines) == 1


def test_before_a_round_has_ended_nobody_leads():
    shown = standings(match("thothit"))
    assert (shown.headline, shown.leaders, shown.totals) == ("No round has ended yet", (), (0, 0, 0))


@pytest.mark.parametrize(("game", "players"), [("thothit", 3), ("sackson", 6), ("kings", 4)])
def test_totals_run(game, players):
    played = ended(game, players, rounds=5)
    shown = standings(played)
    assert shown.totals == played.totals
    assert shown.leaders == played.winners
    before = (0,) * players
    for line, score in zip(shown.lines, played.scores, strict=True):
        figures = line.figures
        assert tuple(figure.gained for figure in figures) == score.points
        assert tuple(seat for seat, figure in enumerate(figures) if figure.won) == score.winners
        won = [seat in score.winners for seat in range(players)] if game == "kings" else score.points
        before = tuple(total + gained for total, gained in zip(before, won, strict=True))
        assert tuple(figure.total for figure in figures) == before


SIX = ("You, Wati and Dewi", "Sri, Joko and Bagus")
"""The sides of six players."""


def test_who_leads_is_said():
    said = {standings(ended("sackson", 2, number=number)).headline for number in range(30)}
    assert said == {"You lead", "Sri leads", "You and Sri share the lead"}


def test_an_extra_hand_is_named_and_leaves_the_others_out():
    played = found(lambda played: len(played.positions) > 4, "totit-denexa", 4, length="rotation")
    shown = standings(played)
    extra = shown.lines[4]
    playing = played.position.game.playing
    assert extra.heading == "Play-off round"
    assert tuple(seat for seat, figure in enumerate(extra.figures) if figure is not None) == playing
    assert shown.progress == "Play-off round between " + both(played.names[seat] for seat in playing)
    assert "match" in shown.headline


def test_a_tied_match_of_kings_is_won_by_whom_laki_chose():
    played = found(
        lambda played: sum(total == max(played.totals) for total in played.totals) > 1, "kings", 2, length=4
    )
    assert standings(played).leaders == (played.scores[-1].champion,)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("kowah", {}, "Round 2, first to 5"),
        ("kowah", {"target": "3"}, "Round 2, first to 3"),
        ("thunee", {}, "Round 2, first to 12 balls"),
        ("thunee", {"two-to-clear": "on"}, "Round 2, first to 12 balls with a lead of 2"),
        ("thunee", {"target": "13"}, "Round 2, first to 13 balls"),
    ],
)
def test_a_goal_is_told(game, options, said):
    assert progress(ended(game, rounds=2, **options)) == said


@pytest.mark.parametrize(("players", "names"), [(4, ("You and Wati", "Sri and Joko")), (6, SIX)])
def test_partners_stand_as_one(players, names):
    played = ended("thunee", players, rounds=4)
    shown = standings(played)
    assert shown.names == names
    assert shown.totals == played.totals[:2]
    for line, score in zip(shown.lines, played.scores, strict=True):
        assert tuple(figure.gained for figure in line.figures) == score.points[:2]


def test_the_hands_of_thunee_are_told_with_their_calls():
    said = {
        line.detail.partition(" by ")[2] or line.detail
        for number in range(40)
        for line in standings(ended("thunee", rounds=3, number=number)).lines
    }
    assert {"Joko", "you", "Thunee: Sri"} <= said
    assert any(", bid " in detail for detail in said)


@pytest.mark.whole
def test_a_hand_that_was_dealt_again_is_told():
    lines = next(
        shown.lines
        for number in range(2000)
        if not (shown := standings(ended("thunee", number=number))).leaders
        and "again" in shown.lines[0].detail
    )
    assert [line.detail for line in lines] == ["dealt again"]
    assert [figure.gained for figure in lines[0].figures] == [0, 0]


def test_a_match_of_thunee_is_won_by_a_side():
    played = ended("thunee", rounds=99)
    shown = standings(played)
    (side,) = shown.leaders
    assert shown.headline == f"{shown.names[side]} win the match, {max(shown.totals)} to {min(shown.totals)}"
    assert max(shown.totals) >= 12


@pytest.mark.whole
def test_who_leads_is_said_of_sides_and_where_nobody_does():
    said = {
        standings(ended(game, rounds=2, number=number)).headline
        for game in ("thunee", "kowah")
        for number in range(30)
    }
    assert {"You and Wati lead", "Sri and Joko lead", "Both sides are tied", "You lead"} <= said
    assert standings(match("kowah")).headline == "No round has ended yet"


def test_playing_on_is_free():
    played = ended("kings", length=4, rounds=4)
    played.deal_next()
    assert progress(played) == "King 5, free play"
    finish(played)
    assert not played.complete
    assert len(standings(played).lines) == 5


def test_a_long_match_carries_its_first_rounds_over():
    played = ended("thit-thit-dulit", rounds=LATEST + 3)
    shown = standings(played)
    assert [line.heading for line in shown.lines[:2]] == ["Rounds 1 to 3", "Round 4"]
    assert len(shown.lines) == LATEST + 1
    carried = tuple(sum(score.points[seat] for score in played.scores[:3]) for seat in range(2))
    assert tuple(figure.total for figure in shown.lines[0].figures) == carried
    assert shown.totals == played.totals


def test_the_text_tells_every_round():
    played = ended("thothit", rounds=2, length=3)
    lines = as_text(standings(played)).splitlines()
    assert lines[1] == "Round 2 of 3"
    assert lines[2].startswith(f"Round 1: You {played.scores[0].points[0]}, total ")
    assert lines[-1] == "Total: " + ", ".join(
        f"{name} {total}" for name, total in zip(played.names, played.totals, strict=True)
    )


@each("size", [(900, 510), (1280, 700), (2560, 1340)])
@each(
    ("game", "players", "length", "rounds"),
    [
        ("sackson", 6, "rotation", 6),
        ("kings", 2, 4, 4),
        ("thothit", 3, "free", 40),
        ("kowah", 4, "free", 20),
        ("thunee", 4, "free", 30),
        ("thunee", 6, "free", 30),
    ],
)
def test_the_latest_rounds_and_the_totals_are_in_view(qtbot: QtBot, size, game, players, length, rounds):
    played = ended(game, players, length=length, rounds=rounds)
    host = QWidget()
    host.resize(*size)
    qtbot.addWidget(host)
    sheet = ScoreSheet(host)
    sheet.show_standings(played, CardPictures("ceki"))
    host.show()
    qtbot.waitExposed(host)
    QApplication.processEvents()
    QApplication.processEvents()
    assert host.rect().contains(sheet.geometry())
    assert sheet._ui.standings_scroll.horizontalScrollBar().maximum() == 0
    labels = sheet._ui.standings.findChildren(QLabel)
    for label in labels:
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.contentsRect().width()
    marks = [mark.property("role") for mark in sheet._ui.standings.findChildren(Mark)]
    shown = standings(played)
    assert marks.count("mark") == len(shown.leaders)  # a crown is for who leads, not for every round
    assert marks.count("dot") == sum(won.won for line in shown.lines for won in line.figures if won)
    sums = [label for label in labels if label.property("role") == "sum"]
    assert [label.text() for label in sums] == [str(total) for total in standings(played).totals]
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in sums)


@each("size", [(900, 510), (1280, 700), (2560, 1340)])
@each(("game", "players", "length"), [("enthit", 3, "free"), ("thothit-kuna", 6, "free"), ("kings", 2, 4)])
@pytest.mark.parametrize("rounds", [0, 4])
def test_the_standings_fit_whenever_they_are_asked_for(qtbot: QtBot, size, game, players, length, rounds):
    played = ended(game, players, length=length, rounds=rounds) if rounds else match(game, players)
    host = QWidget()
    host.resize(*size)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()
    sheet = ScoreSheet(host)
    if played.round_over:
        sheet.show_round(played, CardPictures("ceki"))
        sheet.show()
        QApplication.processEvents()
    sheet.show_standings(played, CardPictures("ceki"))
    sheet.show()
    QApplication.processEvents()
    QApplication.processEvents()
    page = sheet._ui.standings_scroll
    assert (page.verticalScrollBar().maximum(), page.horizontalScrollBar().maximum()) == (0, 0)
    assert page.viewport().rect().contains(page.widget().geometry())
    for text in (sheet._ui.headline, sheet._ui.note):
        for line in text.text().split("\n"):
            assert text.fontMetrics().horizontalAdvance(line) <= text.contentsRect().width()
    for button in sheet.findChildren(QPushButton):
        assert button.isHidden() or button.width() >= button.sizeHint().width()
