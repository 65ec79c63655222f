# SPDX-License-Identifier: MIT
import logging
import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from tests.probe import advance, face, probe
from tests.table.rounds import RITUALS, SEATS, deal, random_play, settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import Event
from thothit_desktop.games.fishing.catalogue import THOTHIT, Deal
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.openings import first_raja, seating
from thothit_desktop.table.families import read
from thothit_desktop.table.screen import screen_of
from thothit_desktop.table.stage import timing
from thothit_desktop.table.table import Seat, Table


def play(table, events, view) -> None:
    table.play(events, view)
    assert settle(table) == 1
    assert table.check(view) == []


@pytest.mark.whole
@pytest.mark.usefixtures("unpainted")
@settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_a_random_round_is_shown_as_the_view_says(table, caplog, seed):
    position = deal(seed)
    play(table, position.view(0).history, position.view(0))
    for events in random_play(position, seed):
        play(table, events, position.view(0))
        assert probe(table).item_count() == 60
    assert "mended" not in caplog.text


@pytest.mark.whole
def test_no_card_of_another_hand_or_of_the_stock_is_ever_known(table):
    """Not even out of sight: an item that shows its back has no card until an event tells it."""
    position = deal(8)

    def unknown() -> None:
        hidden = [*probe(table).zones.hands[1], *probe(table).zones.hands[2], *probe(table).zones.stock]
        assert {item.card for item in hidden} | {item.shown for item in hidden} <= {HIDDEN}

    play(table, [*RITUALS, *position.view(0).history], position.view(0))
    unknown()
    for events in random_play(position, 8):
        play(table, events, position.view(0))
        unknown()
    following = deal(9)
    play(table, following.view(0).history, following.view(0))
    unknown()


@pytest.mark.whole
@pytest.mark.usefixtures("unpainted")
def test_rounds_follow_each_other_without_a_new_item(table, caplog):
    for seed in range(3):
        position = deal(seed)
        table.play([*RITUALS, *position.view(0).history], position.view(0))
        for events in random_play(position, seed):
            table.play(events, position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []
        assert probe(table).item_count() == 60
        assert len(table.scene().items()) < 60 * 2 + 60
    assert "mended" not in caplog.text


def test_watching_shows_seat_0_at_the_bottom(table):
    table.set_seats(SEATS, None, clockwise=False)
    position = deal(5)
    play(table, position.view(0).history, position.view(0))
    assert all(item.shown != HIDDEN for item in probe(table).zones.hands[0])


@pytest.mark.whole
def test_another_seat_can_be_the_person(table):
    table.set_seats(SEATS, 2, clockwise=False)
    position = deal(5)
    view = position.view(2)
    play(table, view.history, view)
    for events in random_play(position, 5):
        play(table, events, position.view(2))


@pytest.mark.whole
def test_what_flies_comes_to_the_same_in_the_end(table, monkeypatch):
    monkeypatch.setitem(timing.FACTOR, "fast", 0.1)
    table.set_speed("fast")
    position = deal(3)
    play(table, [*RITUALS, *position.view(0).history], position.view(0))
    for _, events in zip(range(8), random_play(position, 3), strict=False):
        play(table, events, position.view(0))


def test_a_capture_rests_paired_before_it_flies(table, qtbot, monkeypatch):
    monkeypatch.setattr(timing, "REST", 1000)
    position = deal(1)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    # Whatever the rules say of them: the pair must lie in the pool first, then in the pile.
    hand, taken = position.view(0).hand[0], position.view(0).pool[0]
    table.play([Event("played", 0, (hand,)), Event("captured", 0, (hand, taken))], position.view(0))
    qtbot.waitUntil(lambda: probe(table).zones.capture is not None)
    item, (target,), _ = probe(table).zones.capture
    qtbot.waitUntil(lambda: item.pos() == item.corner(item.place))
    assert probe(table).zones.capture.items == (item, target)
    assert item.shown == hand
    assert target.shown == taken
    apart = item.sceneBoundingRect().center() - target.sceneBoundingRect().center()
    wide = probe(table).layout.card_width
    assert 0.7 * wide < abs(apart.x()) < wide  # both faces can be read
    qtbot.waitUntil(lambda: probe(table).zones.capture is None)
    table.complete()


def test_a_capture_of_several_cards_rests_and_flies_together(table, qtbot, monkeypatch):
    monkeypatch.setattr(timing, "REST", 1000)
    position = deal(1)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    hand, taken = position.view(0).hand[0], position.view(0).pool[:3]
    left = len(probe(table).zones.pool) - 3
    table.play([Event("played", 0, (hand,)), Event("captured", 0, (hand, *taken))], position.view(0))
    qtbot.waitUntil(lambda: probe(table).zones.capture is not None)
    card, targets, _ = probe(table).zones.capture
    qtbot.waitUntil(lambda: card.pos() == card.corner(card.place))
    assert [item.shown for item in targets] == list(taken)
    assert len({id(item) for item in targets}) == 3
    assert all(item in probe(table).zones.pool for item in targets)
    overlaps = [card.sceneBoundingRect().intersects(item.sceneBoundingRect()) for item in targets]
    assert overlaps[0], "it rests on one of them"
    qtbot.waitUntil(lambda: set(probe(table).framed("pair")) == {card, *targets})
    qtbot.waitUntil(lambda: probe(table).zones.capture is None)
    assert probe(table).zones.piles[0] == [card, *targets]
    assert len(probe(table).zones.pool) == left
    table.notices.show_last_play(True)
    assert len(probe(table).ghosts) == 5, "four cards and a name"
    table.complete()


def test_what_events_do_not_tell_is_mended_and_logged(table, caplog):
    first, other = deal(1), deal(2)
    table.show_view(first.view(0))
    with caplog.at_level(logging.WARNING):
        play(table, [Event("scored", 0, (), 10)], other.view(0))
    assert "mended" in caplog.text


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_quiet_comes_once_after_every_request(table, speed, qtbot):
    table.set_speed(speed)
    position = deal(4)
    for request in (
        lambda: table.show_view(position.view(0)),
        lambda: table.play([], position.view(0)),
        lambda: table.set_deck("western"),
        lambda: table.set_deck("western"),
    ):
        spy = QSignalSpy(table.quiet)
        request()
        assert spy.count() == 0
        assert spy.wait(10000)
        qtbot.wait(30)
        assert spy.count() == 1


def test_rituals_keep_within_six_seconds(table):
    after = deal(1).view(0)
    table.play([], after)
    draws = [first_raja(random.Random(seed), 3)[0] for seed in range(200)]
    for drawn in (min(draws, key=len), max(draws, key=len)):
        events = [*seating(random.Random(1), 3), *drawn, *after.history]
        steps = probe(table).choreography.steps(events, read(after))
        total = 0.0
        for step in steps:
            moves = step.plan()
            ends = max((move.delay + move.ms for move in moves), default=0)
            total += step.tempo * (ends + step.rest)
            for move in moves:
                move.item.land(move.place, move.card)
            step.done()
        assert 2000 < total <= 6000
    assert max(map(len, draws)) > 5 == min(map(len, draws)), "without and with a tie"


def titles(table) -> list[str]:
    return [plate.title for plate in probe(table).plates]


@each("dealer", range(3))
@pytest.mark.parametrize("dealt", [True, False])
def test_titles_follow_the_dealer(table, dealer, dealt):
    view = deal(1, dealer).view(0)
    if dealt:
        play(table, view.history, view)
    else:
        table.show_view(view)
    wanted = {(dealer + 1) % 3: "raja", (dealer + 2) % 3: "patih", dealer: "unyik"}
    assert titles(table) == [wanted[seat] for seat in range(3)]


def test_ritual_cards_lie_before_their_seats_until_they_are_gathered(table):
    view = deal(1).view(0)
    zones = probe(table).zones
    table.play([Event("seated", seat, (seat,)) for seat in range(3)], view)
    settle(table)
    assert [[item.shown for item in shown] for shown in zones.shown] == [[0, 0], [1, 1], [2, 2]]
    table.play([Event("gathered", 2), Event("drawn", 1, (7, 9))], view)
    settle(table)
    assert [[item.shown for item in shown] for shown in zones.shown] == [[], [7, 9], []]
    table.play([Event("drawn", 1, (3, 4)), Event("drawn", 2, (5, 6)), Event("gathered", 2)], view)
    settle(table)
    assert len(zones.stock) == 60
    table.play([Event("raja", 1)], view)
    settle(table)
    assert titles(table) == ["unyik", "raja", "patih"]
    table.play([Event("seated", seat, (seat,)) for seat in range(3)], view)
    settle(table)
    assert titles(table) == ["", "", ""]


@pytest.mark.whole
def test_the_deck_can_be_switched_in_mid_flight(table, qtbot):
    position = deal(6)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    moves = random_play(position, 6)
    for deck in ("western", "ceki", "western"):
        table.play(next(moves), position.view(0))
        advance(probe(table).animator, 90)
        assert table.moving
        spy = QSignalSpy(table.quiet)
        table.set_deck(deck)
        assert spy.wait(10000)
        qtbot.wait(50)
        assert spy.count() == 1
        assert table.check(position.view(0)) == []
        assert {item.size().width() for item in probe(table).zones.items()} == {probe(table).art.deck.width}
    assert probe(table).item_count() == 60


@pytest.mark.whole
def test_the_window_can_change_while_cards_fly(table, qtbot):
    table.set_speed("normal")
    position = deal(6)
    table.play(position.view(0).history, position.view(0))
    for width in (1000, 1400, 900):
        qtbot.wait(60)
        table.resize(width, 640)
    table.set_speed("off")
    table.complete()
    settle(table)
    assert table.check(position.view(0)) == []


def test_another_screen_renders_for_its_ratio(table, monkeypatch):
    table.hide()
    table.show()
    monkeypatch.setattr(table, "devicePixelRatioF", lambda: 2.0)
    table.windowHandle().screenChanged.emit(screen_of(table))
    assert probe(table).art.screen_ratio == 2.0
    assert probe(table).ground.pixmap().devicePixelRatio() == 2.0


def test_before_it_is_shown_the_table_plays_as_well(qtbot):
    hidden = Table()
    qtbot.addWidget(hidden)
    hidden.set_speed("off")
    position = deal(2)
    play(hidden, position.view(0).history, position.view(0))


def test_the_last_play_is_shown_also_when_it_is_in_a_pile(table):
    position = deal(1)
    table.show_view(position.view(0))
    settle(table)
    captured = False
    for events in random_play(position, 2):
        table.play(events, position.view(0))
        settle(table)
        captured = captured or any(event.kind == "captured" for event in events)
        if captured and position.phase == "hand":
            break
    without = len(table.scene().items())
    table.notices.show_last_play(True)
    taken = [played for played in probe(table).last_play if played.taken]
    assert len(probe(table).ghosts) == len(probe(table).last_play) + 2 * len(taken)
    table.notices.show_last_play(False)
    assert len(table.scene().items()) == without
    assert probe(table).ghosts == []
    last = list(probe(table).last_play)
    table.show_view(position.view(0))
    assert probe(table).last_play == last


def test_plates_show_turn_totals_and_points(table):
    position = deal(1)
    table.show_view(position.view(0))
    table.notices.set_turn(1, "Sri is thinking")
    table.notices.set_totals([10, 20, 30])
    after = position.view(0)._replace(barred=frozenset((1,)))
    table.play([Event("scored", 2, (), 40), Event("barred", 1, (card("C3"),))], after)
    plates = probe(table).plates
    assert [plate.active for plate in plates] == [False, True, False]
    assert [plate.total for plate in plates] == [10, 20, 30]
    assert [plate.round for plate in plates] == ["", "", "+40"]
    assert plates[1].warning


@pytest.mark.whole
def test_words_can_be_read_while_cards_fly_across_them(table):
    """In the deal of the game with the most cards."""
    game = new_game("thothit-kuna", 6)
    sit(table, game)
    position = game.deal(random.Random(3))
    table.show_view(position.view(0))
    settle(table)
    zones = probe(table).zones
    zones.gather()
    zones.jump_to_places()
    table.set_speed("normal")
    table.notices.set_turn(0, "Your turn: play a card")
    table.notices.say("The cards are dealt.")
    table.play(position.history, position.view(0))
    flying = [item.zValue() for item in zones.items() if item.flying]
    assert len(flying) > 20
    assert max(flying) < min(probe(table).message_item.zValue(), probe(table).turn_item.zValue())
    table.complete()


def test_a_message_goes_after_its_time(table, qtbot, monkeypatch):
    monkeypatch.setitem(timing.MESSAGE, "info", 30)
    table.notices.say("Hello")
    assert probe(table).message_item.isVisible()
    qtbot.waitUntil(lambda: not probe(table).message_item.isVisible(), timeout=10000)


def test_the_ground_follows_the_palette(table, qtbot):
    def mat() -> QColor:
        return probe(table).ground.pixmap().toImage().pixelColor(640, 300)

    light, before = mat(), QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor("#202020")))
        qtbot.waitUntil(lambda: mat().lightness() < light.lightness() - 30)
        QApplication.setPalette(QPalette(QColor("#000000")))
        qtbot.waitUntil(lambda: mat() == QColor("#000000"))
    finally:
        QApplication.setPalette(before)


@each("hidden", [False, True])
def test_words_and_counts_follow_the_palette(table, qtbot, hidden):
    """A table that is hidden when the theme changes follows as soon as it is shown."""
    table.resize(900, 560)  # the words of the turn have a line of their own
    position = deal(1)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.notices.set_turn(0, "Your turn: play a card")
    table.notices.say("The cards are dealt.", "reminder")

    def shown() -> list[QImage]:
        seen = probe(table)
        items = (seen.turn_item, seen.message_item, *(item for item, words in seen.badges.values() if words))
        return [item.pixmap().toImage() for item in items]

    usual, before = shown(), QApplication.palette()
    try:
        table.setHidden(hidden)
        QApplication.setPalette(QPalette(QColor("#000000")))
        qtbot.waitUntil(lambda: table.palette().window().color() == QColor("#000000"))
        table.show()
        sharp = shown()
        assert [one != other for one, other in zip(usual, sharp, strict=True)] == [True] * len(usual)
        assert len(usual) > 4
    finally:
        QApplication.setPalette(before)
    qtbot.waitUntil(lambda: shown() == usual)


@each("size", [(640, 300), (900, 480), (900, 640), (1280, 640), (2560, 640)])
def test_long_words_fit_their_strip(table, size):
    table.resize(*size)
    table.notices.set_turn(0, "Your turn: choose what the nine of strings captures")
    table.notices.say(
        "On a player's first turn only an identical card may be captured, so this one stays.", "reminder"
    )
    strip = probe(table).layout.words
    turn, message = probe(table).turn_item, probe(table).message_item
    for item in [item for item in (turn, message) if item.isVisible()]:
        rect = item.sceneBoundingRect()
        assert strip.left() - 1 <= rect.left()
        assert rect.right() <= strip.right() + 1
        assert rect.bottom() <= probe(table).layout.seats[0].hand.top() + 12
    assert not turn.isVisible() or message.sceneBoundingRect().bottom() <= turn.sceneBoundingRect().top() + 1
    table.notices.say("")
    assert not message.isVisible()
    assert turn.isVisible()
    before = turn.sceneBoundingRect()
    assert before.center().x() == pytest.approx(probe(table).layout.seats[0].hand.center().x(), abs=10)
    assert turn.sceneBoundingRect() == before


def test_the_index_is_switched_without_moving_a_card(table, qtbot):
    position = deal(1)
    table.show_view(position.view(0))
    settle(table)
    item = probe(table).zones.hands[0][0]
    qtbot.waitUntil(
        lambda: probe(table).art.picture(item.shown, probe(table).pixels_high(1.0)) is not None,
        timeout=3000,
    )
    shown = face(item).toImage()
    table.set_index(False)
    qtbot.waitUntil(lambda: face(item).toImage() != shown, timeout=10000)
    assert table.check(position.view(0)) == []


@pytest.mark.whole
def test_face_up_piles_show_their_cards(table):
    position = new_game("thothit", options={"captures": "face-up"}).deal(random.Random(3))
    play(table, position.view(0).history, position.view(0))
    for events in random_play(position, 3):
        play(table, events, position.view(0))
    assert all(item.shown != HIDDEN for pile in probe(table).zones.piles for item in pile)


@pytest.mark.whole
@pytest.mark.usefixtures("unpainted")
def test_a_game_with_more_seats_and_cards_comes_and_goes(table, caplog):
    """Four seats and two packs, then three and one."""
    double = replace(THOTHIT, id="double", players=(4,), default_players=4, deals={4: Deal(2, 10, 40)})
    large, small = FishingGame(double).deal(random.Random(3)), deal(5)
    for position, seats in ((large, [*SEATS, Seat("Wati", "random")]), (small, SEATS)):
        table.set_seats(seats, 0, clockwise=False)
        play(table, [*RITUALS, *position.view(0).history], position.view(0))
        assert probe(table).item_count() == len(position.game.deck)
        for events in random_play(position, 3):
            play(table, events, position.view(0))
        table.notices.show_last_play(True)
    table.notices.show_last_play(False)
    assert "mended" not in caplog.text


def test_a_plate_tells_name_title_and_level_on_hover(table):
    table.set_seats([Seat("You", ""), Seat("<b>Sri</b>", "regular"), Seat("Bagus", "master")], 0, False)
    table.show_view(deal(1, dealer=2).view(0))
    assert probe(table).plate_about(2) == "Bagus\nunyik: deals and plays last\nLevel: master"
    assert probe(table).plate_about(0) == "You\nraja: plays first"
    assert probe(table).plate_about(1).startswith("<p>&lt;b&gt;Sri&lt;/b&gt;")
    assert "regular" in table.reading.players().told()
