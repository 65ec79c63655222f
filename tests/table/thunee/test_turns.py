# SPDX-License-Identifier: MIT
"""Bids, calls and tricks of Thunee on the table: after each batch the scene agrees with the view."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import seats, settle, sit
from tests.tiers import each
from thothit_desktop.flow.thunee import ThuneeFamily
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Position
from thothit_desktop.games.rituals import opening
from thothit_desktop.table.families import read
from thothit_desktop.table.thunee.model import blind_caller

FAMILY = ThuneeFamily()

pytestmark = pytest.mark.usefixtures("unpainted")

EVERYTHING = {"royals": "on", "blind": "on", "last-card-trump": "allowed", "undertrump": "barred"}
SHOWN = {
    *("bid", "passed", "trump", "exposed", "played", "trick", "jodhi", "redealt", "double", "khanaak"),
    *("void", "thunee", "royals", "blind-thunee", "blind-royals"),
}


def thunee(seed: int, players: int = 4, options=EVERYTHING, dealer: int | None = None) -> Position:
    return new_game("thunee", players, options).deal(random.Random(seed), dealer)


def lively(position: Position, seed: int) -> Iterator[int]:
    """Play at random, with calls now and then; how many events there were before each move."""
    rng = random.Random(seed)
    while not position.is_over:
        moves = position.legal_moves()
        plain = [move for move in moves if move.kind in ("play", "pass", "trump")]
        wild = [move for move in moves if move not in plain]
        jodhis = [move for move in wild if move.kind == "jodhi"]
        odds = {"bid": 0.25, "redeal": 0.5, "call": 0.05, "trump": 0.5, "play": 0.7}.get(position.phase, 0)
        before = len(position.history)
        if jodhis or (wild and (not plain or rng.random() < odds)):
            position.play(rng.choice(jodhis or wild))
        else:
            position.play(rng.choice(plain))
        yield before


def batches(position: Position, before: int, seat: int = 0) -> list[list[Event]]:
    """Return a move's events in batches, as they are shown: a full trick lies until its cards are taken."""
    events = list(position.view(seat).history[before:])
    kinds = [event.kind for event in events]
    cut = kinds.index("trick") if "trick" in kinds else len(events)
    return [part for part in (events[:cut], events[cut:]) if part]


def begin(table, position: Position) -> None:
    sit(table, position.game)
    table.play(position.view(0).history, position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []


@each("players", [4, 6])
@each("seed", range(10))
def test_hands_are_shown_as_the_view_says(table, caplog, players, seed):
    """Also while a full trick lies that the view has counted already."""
    position = thunee(seed, players, EVERYTHING if seed % 2 else {}, dealer=seed % players)
    begin(table, position)
    happened = []
    table.happening.connect(lambda event: happened.append(event))
    held = 0
    for before in lively(position, seed):
        for events in batches(position, before):
            table.play(events, position.view(0))
            settle(table)
            assert table.check(position.view(0)) == []
            held += all(probe(table).zones.shown)
    history = position.view(0).history
    assert happened == [event for event in history if event.kind in SHOWN]
    assert held == sum(event.kind == "trick" for event in history)
    assert "mended" not in caplog.text
    assert probe(table).item_count() == 24


@pytest.mark.whole
def test_all_that_can_happen_does_in_these_hands():
    kinds = Counter()
    for players in (4, 6):
        for seed in range(400):
            position = thunee(seed, players, dealer=seed % players)
            for _ in lively(position, seed):
                pass
            kinds.update(event.kind for event in position.history)
    assert set(kinds) >= SHOWN - {"void"}


@each("kind", sorted(SHOWN - {"bid", "passed", "trump", "played", "trick"}))
def test_every_kind_of_event_is_shown_as_the_view_says(table, caplog, kind):
    """A hand for each, found among many, in one batch a move."""
    options = {**EVERYTHING, "no-trump-redeal": "void" if kind == "void" else "ask"}
    for seed in range(2000):
        position = thunee(seed, 4, options)
        for _ in lively(position, seed):
            pass
        if any(event.kind == kind for event in position.history):
            break
    moves, position = position.moves, thunee(seed, 4, options)
    begin(table, position)
    for move in moves:
        before = len(position.history)
        position.play(move)
        table.play(position.view(0).history[before:], position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []
    assert any(event.kind == kind for event in position.history)
    assert "mended" not in caplog.text


@each("seed", range(6))
def test_a_key_completes_whatever_moves(table, caplog, seed):
    position = thunee(seed)
    sit(table, position.game)
    table.set_speed("normal")
    rng = random.Random(seed)
    table.play(position.view(0).history, position.view(0))
    for before in lively(position, seed):
        for events in batches(position, before):
            table.play(events, position.view(0))
            QTest.qWait(rng.choice((0, 0, 20, 90)))
            QTest.keyClick(table, Qt.Key.Key_Space)
            assert not table.moving
            assert table.check(position.view(0)) == []
    settle(table)
    assert "mended" not in caplog.text


def test_a_batch_is_shown_while_the_one_before_still_moves(table, caplog):
    position = thunee(3, options={})
    sit(table, position.game)
    table.set_speed("fast")
    table.play(position.view(0).history, position.view(0))
    for before in lively(position, 3):
        for events in batches(position, before):
            table.play(events, position.view(0))
    table.complete()
    settle(table)
    assert table.check(position.view(0)) == []
    assert "mended" not in caplog.text


def at_trump(seat: int, options=None) -> Position:
    """A hand in which a seat sets trump."""
    for seed in range(200):
        position = thunee(seed, 4, options or {}, dealer=3)
        while position.phase in ("redeal", "bid"):
            bids = [move for move in position.legal_moves() if move.kind == "bid"]
            wants = bids and position.to_move == seat and position.call == 0
            position.play(bids[0] if wants else Move("pass"))
        if position.to_move == seat:
            return position
    raise AssertionError("that seat never sets trump")


@pytest.mark.parametrize("seat", [0, 1])
def test_the_trump_card_lies_face_down_and_is_turned_up_by_the_first_card(table, seat, monkeypatch):
    position = at_trump(seat)
    sit(table, position.game)
    table.show_view(position.view(0))
    card = next(move for move in position.legal_moves() if move.kind == "trump")
    before = len(position.history)
    position.play(card)
    table.play(position.view(0).history[before:], position.view(0))
    settle(table)
    (trump,) = probe(table).zones.aside[seat]
    assert trump.shown == HIDDEN
    assert trump.card == (card.card if seat == 0 else HIDDEN)
    assert table.check(position.view(0)) == []
    while position.phase == "call":
        position.play(Move("pass"))
    before = len(position.history)
    position.play(position.legal_moves()[0])
    turned = []
    probe(table).choreography.changed = lambda: turned.append(trump.shown)
    table.play(position.view(0).history[before:], position.view(0))
    settle(table)
    assert card.card in turned
    assert trump in probe(table).zones.hands[seat]
    assert trump.shown == (card.card if seat == 0 else HIDDEN)
    assert trump.card == trump.shown
    assert table.check(position.view(0)) == []


def test_the_rest_of_the_cards_is_dealt_to_the_hands_that_are_there(table):
    position = at_trump(1)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    own = list(probe(table).zones.hands[0])
    before = len(position.history)
    position.play(position.legal_moves()[0])
    table.play(position.view(0).history[before:], position.view(0))
    settle(table)
    assert set(own) < set(probe(table).zones.hands[0])
    assert [len(hand) for hand in probe(table).zones.hands] == [6, 5, 6, 6]


def test_the_last_trick_tells_who_played_what_and_who_won(table):
    position = thunee(2, options={})
    begin(table, position)
    tricks = 0
    for before in lively(position, 2):
        for events in batches(position, before):
            table.play(events, position.view(0))
            settle(table)
        if len(position.tricks) > tricks:
            tricks += 1
            leader, cards, winner = position.tricks[-1]
            last = probe(table).last_play
            assert [played.card for played in last] == list(cards)
            assert [played.seat for played in last] == [(leader + number) % 4 for number in range(4)]
            assert [played.seat for played in last if played.best] == [winner]
        if tricks == 3:
            break
    last = list(probe(table).last_play)
    table.notices.show_last_play(True)
    assert len(probe(table).ghosts) == 8  # cards and names
    table.notices.show_last_play(False)
    table.show_view(position.view(0))
    assert probe(table).last_play == last


@each("players", [4, 6])
@pytest.mark.parametrize("person", [0, None])
def test_a_full_trick_marks_its_winner_until_it_is_taken(table, players, person):
    position = thunee(2, players, options={})
    table.set_seats(seats(players), person, position.game.spec.clockwise)
    table.show_view(position.view(0))
    full = 0
    for before in lively(position, 2):
        for events in batches(position, before):
            table.play(events, position.view(0))
            settle(table)
            marked = [item for kind, item in probe(table).frames if kind == "best"]
            won = [words for _, words in probe(table).badges.values() if words.endswith(" won")]
            if events[-1].kind == "played" and len(position.trick) == 0:
                full += 1
                winner = position.tricks[-1][2]
                assert marked == [id(probe(table).zones.shown[winner][0])]
                assert won == [f"{seats(players)[winner].name} won"]
            else:
                assert marked == won == []
    assert full == (6 if players == 4 else 4)


def test_the_last_trick_is_not_told_before_its_cards_are_taken(table):
    position = thunee(2, options={})
    begin(table, position)
    for before in lively(position, 2):
        first, *rest = batches(position, before) or [[]]
        table.play(first, position.view(0))
        if rest:
            break
    settle(table)
    assert probe(table).last_play == []
    assert all(probe(table).zones.shown)
    table.play(rest[0], position.view(0))
    settle(table)
    assert len(probe(table).last_play) == 4
    assert not any(probe(table).zones.shown)


def test_cards_fall_one_by_one_until_a_jack_does(table, caplog):
    for seed in range(50):
        stages, dealer = opening(new_game("thunee"), random.Random(seed))
        if len(stages[0].events) > 8:
            break
    position = thunee(1, dealer=dealer)
    sit(table, position.game)
    table.play([], position.view(0))
    events = stages[0].events
    shown, crowned = [], []
    told = probe(table).choreography.status
    probe(table).choreography.changed = lambda: (
        shown.append(sum(map(len, probe(table).zones.shown))),
        crowned.append(told.crowned),
    )
    total = 0
    for step in probe(table).choreography.steps(events, read(position.view(0))):
        moves = step.plan()
        open_ = [move for move in moves if move.card != HIDDEN]
        if len(open_) == len(events) - 1:
            delays = sorted(move.delay for move in open_)
            assert len(set(delays)) == len(delays)
        total += step.tempo * (max((move.delay + move.ms for move in moves), default=0) + step.rest)
        for move in moves:
            move.item.land(move.place, move.card)
        step.done()
    assert total < 5000
    assert len(events) - 1 in shown
    assert dealer in crowned
    assert told.dealer == dealer
    assert told.crowned is None
    begin(table, position)
    assert "mended" not in caplog.text


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
@each("players", [4, 6])
def test_the_stock_makes_room_for_the_draw_for_a_dealer(table, size, players):
    table.resize(*size)
    game = new_game("thunee", players)
    for seed in range(50):
        stages, dealer = opening(game, random.Random(seed))
        if len(stages[0].events) > 2 * players + 1:
            break
    position = thunee(1, players, {}, dealer)
    sit(table, game)
    table.play(stages[0].events[:-1], position.view(0))
    settle(table)
    zones, layout = probe(table).zones, probe(table).layout
    lying = [item.sceneBoundingRect() for shown in zones.shown for item in shown]
    assert len(lying) == len(stages[0].events) - 1
    for item in zones.stock:
        rect = item.sceneBoundingRect()
        assert layout.mat.contains(rect)
        assert not any(rect.intersects(card) for card in lying)
    badge, words = probe(table).badges["stock"]
    assert words == str(len(zones.stock))
    assert zones.stock[-1].sceneBoundingRect().contains(badge.sceneBoundingRect())
    table.play(stages[0].events[-1:], position.view(0))
    settle(table)
    assert zones.stock[0].place.x == pytest.approx(layout.stock.x())


def blind(players: int = 4) -> Position:
    """A Blind Thunee in which two tricks are complete."""
    for seed in range(3000):
        position = thunee(seed, players, EVERYTHING, dealer=seed % players)
        while not position.is_over and len(position.tricks) < 2:
            moves = position.legal_moves()
            wanted = [move for move in moves if move.kind == "blind thunee"]
            position.play((wanted or [move for move in moves if move.kind in ("play", "pass")] or moves)[0])
        if position.stock and position.caller != 0:
            return position
    raise AssertionError("nobody gets so far")


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_unseen_cards_lie_before_their_caller_off_the_trick(table, size):
    table.resize(*size)
    position = blind()
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []
    zones, layout = probe(table).zones, probe(table).layout
    before = zones.seat_layout(position.caller)
    spots = [seat.shown for seat in layout.seats]
    assert len(zones.stock) == 2
    for item in zones.stock:
        rect = item.sceneBoundingRect()
        assert item.shown == HIDDEN
        assert layout.mat.contains(rect)
        assert rect.contains(before.aside)
        assert not any(rect.intersects(spot) for spot in spots)
    badge, words = probe(table).badges["stock"]
    assert words == "2"
    assert zones.stock[-1].sceneBoundingRect().contains(badge.sceneBoundingRect())
    sign, _ = probe(table).side_items["trump"]
    assert sign.sceneBoundingRect().intersects(zones.stock[-1].sceneBoundingRect())


def test_blind_cards_go_to_the_callers_hand_or_stay_where_they_are(table, caplog):
    seen_before = set()
    for seed in range(3000):
        position = thunee(seed)
        for _ in lively(position, seed):
            pass
        if position.solo == "blind-thunee":
            break
    moves, position = position.moves, thunee(seed)
    begin(table, position)
    for move in moves:
        before = len(position.history)
        position.play(move)
        for events in [position.view(0).history[before:]]:
            table.play(events, position.view(0))
            settle(table)
        if position.solo and position.stock:
            seen_before.add(tuple(item.place.x for item in probe(table).zones.stock))
    assert len(seen_before) == 1
    assert probe(table).zones.stock == [] or blind_caller(probe(table).zones.model) == position.caller
    assert "mended" not in caplog.text


def test_trump_that_is_the_last_card_is_told_once_it_lies(table):
    """Neither its sign nor its suit comes before the card, which is dealt first."""
    position = at_trump(0, EVERYTHING)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    before = len(position.history)
    position.play(Move("trump last"))
    events = position.view(0).history[before:]
    assert events[-1].kind == "trump"
    told = []
    follow = probe(table).choreography.changed

    def changed() -> None:
        follow()
        plate = probe(table).plates[0]
        sign = probe(table).side_items.get("trump")
        told.append((any(probe(table).zones.aside), bool(sign), bool(plate.suit)))

    probe(table).choreography.changed = changed
    table.set_speed("fast")  # what comes to rest at once is shown together
    table.play(events, position.view(0))
    settle(table)
    assert {lies for lies, _, _ in told} == {True, False}
    assert all(lies == sign == suit for lies, sign, suit in told)


def test_the_keys_come_to_a_card_that_may_be_played_first(table):
    """The others are visited after it, to hear why they may not."""
    for seed in range(200):
        position = thunee(seed, options={})
        while not position.is_over:
            mine = position.to_move == 0 and position.phase == "play"
            offered = FAMILY.choices(position.view(0)) if mine else {}
            table_hand = len(position.hands[0])
            if offered and len(offered) < table_hand - 1:
                break
            position.play(
                next((m for m in position.legal_moves() if m.kind in ("play", "trump")), Move("pass"))
            )
        else:
            continue
        sit(table, position.game)
        table.show_view(position.view(0))
        settle(table)
        if (
            probe(table).zones.hands[0][0].card not in offered
            and probe(table).zones.hands[0][-1].card not in offered
        ):
            break
    line = [item.card for item in probe(table).zones.hands[0]]
    free = [card for card in line if card in offered]
    for key, first in ((Qt.Key.Key_Right, free[0]), (Qt.Key.Key_Left, free[-1])):
        table.selection.offer(offered)
        heard = QSignalSpy(table.selection.focused)
        QTest.keyClick(table, key)
        assert heard.at(heard.count() - 1)[0] == (first,)
        for _ in line:
            QTest.keyClick(table, key)
        assert {card for number in range(heard.count()) for card in heard.at(number)[0]} >= set(line)
        table.withdraw()


@pytest.mark.parametrize("after", ["redeal", "played", "thunee"])
def test_another_hand_begins_wherever_the_last_one_stopped(table, caplog, after):
    """A redeal before anything was bid, all cards played, and a Thunee that ended early."""
    for seed in range(3000):
        position = thunee(seed, options={})
        rng = random.Random(seed)
        while not position.is_over:
            wanted = [move for move in position.legal_moves() if move.kind == after]
            position.play((wanted or [rng.choice(position.legal_moves())])[0])
        left = sum(map(len, position.hands))
        if {"redeal": len(position.stock) == 8, "played": left == 0, "thunee": left > 4}[after]:
            break
    moves, position = position.moves, thunee(seed, options={})
    begin(table, position)
    for move in moves:
        before = len(position.history)
        position.play(move)
        table.play(position.view(0).history[before:], position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []
    again = thunee(77)
    table.play(again.view(0).history, again.view(0))
    settle(table)
    assert table.check(again.view(0)) == []
    assert probe(table).last_play == []
    assert "mended" not in caplog.text


def test_an_unseen_answer_shows_nothing(table):
    """A seat that holds a Jodhi back leaves as little trace as one without a Jodhi."""
    for seed in range(300):
        position = thunee(seed, options={})
        rng = random.Random(seed)
        while not position.is_over and not (position.phase == "jodhi" and position.to_move != 0):
            plain = [move for move in position.legal_moves() if move.kind in ("play", "pass", "trump")]
            position.play(rng.choice(plain))
        if not position.is_over:
            break
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    before = [(item.card, item.shown, item.pos()) for item in probe(table).zones.items()]
    happened, told = QSignalSpy(table.happening), len(position.history)
    position.play(Move("pass"))
    assert len(position.history) == told
    table.play([], position.view(0))
    settle(table)
    assert [(item.card, item.shown, item.pos()) for item in probe(table).zones.items()] == before
    assert happened.count() == 0
