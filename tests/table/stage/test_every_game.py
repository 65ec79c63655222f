# SPDX-License-Identifier: MIT
"""Rounds of every game on the table: after each batch of events the scene agrees with the view."""

import random
from itertools import islice, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.probe import probe
from tests.table.rounds import deal, hurry, random_play, seats, settle, sit
from tests.tiers import each, each_game
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Position
from thothit_desktop.games.kings import laki
from thothit_desktop.games.rituals import Stage, following, opening
from thothit_desktop.table.drawing import player_plate
from thothit_desktop.table.families import read
from thothit_desktop.table.stage import timing

pytestmark = pytest.mark.usefixtures("unpainted")

TABLES = [(name, players) for name, spec in games().items() for players in spec.players]
DEFAULTS = [(name, spec.default_players) for name, spec in games().items()]
THOTHIT_MS = 2200
"""A deal of Thothit, about."""


def show(table, events, position: Position) -> None:
    table.play(events, position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []


def play_round(table, stages: list[Stage], position: Position, seed: int, moves: int = 1000) -> None:
    """Rituals, deal and moves of a round; the table agrees with the view after each move."""
    for stage in stages:
        table.play(stage.events, position.view(0))
    if position.history:  # where nothing is dealt, nothing is shown
        show(table, position.view(0).history, position)
    for events in islice(random_play(position, seed), moves):
        show(table, events, position)


@each_game(("name", "players"), TABLES)
def test_rounds_of_every_game_are_shown_as_the_view_says(table, caplog, name, players):
    game = new_game(name, players)
    sit(table, game)
    rng = random.Random(players)
    stages, dealer = opening(game, rng)
    position = game.deal(rng, dealer)
    play_round(table, stages, position, 3)
    cards = probe(table).item_count()
    assert cards <= len(game.deck)
    things = len(table.scene().items())
    stages, dealer = following(game, rng, dealer, [position.score()])
    play_round(table, stages, game.deal(rng, dealer), 4, moves=20)
    assert probe(table).item_count() == cards
    assert len(table.scene().items()) < things + 10
    assert "mended" not in caplog.text


RESTING = ("captured", "claimed", "won", "made")
"""The kinds of events whose cards lie for a while, until the next key."""


@each(("name", "players"), DEFAULTS)
def test_a_key_completes_whatever_moves(table, caplog, name, players):
    game = new_game(name, players)
    sit(table, game)
    table.set_speed("normal")
    rng = random.Random(7)
    stages, dealer = opening(game, rng)
    position = game.deal(rng, dealer)
    batches = [*(stage.events for stage in stages), position.view(0).history]
    for events in batches:
        table.play(events, position.view(0))
        QTest.keyClick(table, Qt.Key.Key_Shift)  # which completes nothing
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert not table.moving
    assert table.check(position.view(0)) == [] or not position.history
    for events in random_play(position, 7):
        table.play(events, position.view(0))
        hurry(table, sum(event.kind in RESTING for event in events))
        assert table.check(position.view(0)) == []
    settle(table)
    assert "mended" not in caplog.text


@each_game(("name", "players"), DEFAULTS)
def test_a_deal_may_be_shown_in_parts(table, caplog, name, players):
    """As a match does, which waits before the pool is arranged."""
    game = new_game(name, players)
    sit(table, game)
    position = game.deal(random.Random(5))
    history = position.view(0).history
    until = next((at for at, event in enumerate(history) if event.kind == "arranged"), len(history))
    for events in (history[:until], history[until:]):
        table.play(events, position.view(0))
        settle(table)
    assert table.check(position.view(0)) == []
    assert "mended" not in caplog.text


def test_a_key_leaves_a_capture_to_be_seen(table):
    """It lands at once, the two cards lie together for the time of their rest, and another key goes on."""
    position = deal(3)
    sit(table, position.game)
    table.show_view(position.view(0))
    table.set_speed("slow")
    captured = 0
    for events in random_play(position, 3):
        table.play(events, position.view(0), lead=True)
        QTest.keyClick(table, Qt.Key.Key_Space)
        if "captured" in [event.kind for event in events]:
            captured += 1
            assert table.moving
            assert probe(table).zones.capture is not None
            assert not any(item.flying for item in probe(table).zones.items())
            QTest.keyClick(table, Qt.Key.Key_Space)
        assert not table.moving
        assert table.check(position.view(0)) == []
    assert captured > 3


@pytest.mark.parametrize("captures", ["face-up", "face-down"])
@each_game(
    ("name", "players"),
    [(name, players) for name, players in DEFAULTS if "captures" in new_game(name).options],
)
def test_piles_lie_as_the_option_says(table, name, players, captures):
    game = new_game(name, players, {"captures": captures})
    sit(table, game)
    position = game.deal(random.Random(5))
    play_round(table, [], position, 5, moves=40)
    piled = [item.shown for pile in probe(table).zones.piles for item in pile]
    assert piled
    assert all((shown == HIDDEN) == (captures == "face-down") for shown in piled)


@each(("name", "players"), DEFAULTS)
def test_a_round_is_resumed_in_its_middle(table, caplog, name, players):
    game = new_game(name, players)
    sit(table, game)
    position = game.deal(random.Random(8), dealer=0)
    moves = random_play(position, 8)
    for _, _ in zip(range(10), moves, strict=False):
        pass
    table.show_view(position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []
    for events in moves:
        show(table, events, position)
    assert "mended" not in caplog.text


def deal_ms(table, position: Position) -> float:
    """Return the duration of a deal at normal speed."""
    after = position.view(0)
    total = 0.0
    for step in probe(table).choreography.steps(after.history, read(after)):
        moves = step.plan()
        total += step.tempo * (max((move.delay + move.ms for move in moves), default=0) + step.rest)
        for move in moves:
            move.item.land(move.place, move.card)
        step.done()
    return total


@each_game(("name", "players"), TABLES)
def test_no_deal_is_much_longer_than_thothits(table, name, players):
    game = new_game(name, players)
    sit(table, game)
    position = game.deal(random.Random(2))
    table.play([], position.view(0))
    settle(table)
    turns_of_a_dealer = sum(event.kind != "laid" for event in position.history) if name == "kings" else 0
    assert deal_ms(table, position) < 1.25 * THOTHIT_MS + 1300 * turns_of_a_dealer


def test_totits_pool_is_laid_before_the_hands(table):
    game = new_game("totit-cats", 4)
    sit(table, game)
    position = game.deal(random.Random(2))
    zones, seen_counts = probe(table).zones, []
    probe(table).choreography.changed = lambda: seen_counts.append((len(zones.pool), len(zones.hands[0])))
    show(table, position.view(0).history, position)
    counts = list(dict.fromkeys(seen_counts))
    assert counts == [(0, 0), (18, 0), (18, 7)]


@pytest.mark.parametrize(("name", "right_first"), [("thothit", True), ("totit-cats", False)])
def test_hands_are_dealt_in_the_direction_of_play(table, name, right_first):
    """The seat after the person sits at the right, or where play goes clockwise at the left."""
    game = new_game(name, 3)
    sit(table, game)
    position = game.deal(random.Random(2), dealer=0)
    first = next(event.seat for event in position.history if event.kind == "dealt")
    assert first == 1
    plate, middle = probe(table).zones.seat_layout(1).plate, table.sceneRect().center()
    assert (plate.center().x() > middle.x()) == right_first


def test_who_sits_out_has_a_plate_that_says_so(table, caplog):
    game = new_game("totit-cats", 4).in_match((1, 3))
    sit(table, game)
    position = game.deal(random.Random(2), dealer=3)
    play_round(table, [], position, 1)
    assert [plate.away for plate in probe(table).plates] == ["sits out", "", "sits out", ""]
    everybody = new_game("totit-cats", 4).deal(random.Random(3))
    show(table, everybody.view(0).history, everybody)
    assert not any(plate.away for plate in probe(table).plates)
    assert "mended" not in caplog.text


@pytest.mark.parametrize(
    ("name", "titles"),
    [
        ("thothit-chinese", ["patih", "unyik", "raja"]),
        ("totit-denexa", ["", "dealer", "", ""]),
        ("thothit-yogyakarta", ["", "", ""]),
    ],
)
def test_titles_are_those_of_the_game(table, name, titles):
    game = new_game(name)
    sit(table, game)
    position = game.deal(random.Random(2), dealer=1)
    show(table, position.view(0).history, position)
    assert [plate.title for plate in probe(table).plates] == titles
    table.show_view(position.view(0))
    settle(table)
    assert [plate.title for plate in probe(table).plates] == titles


def test_who_is_barred_is_marked_also_after_a_resumption(table):
    game = new_game("thothit-chinese")
    sit(table, game)
    for seed in range(200):
        position = game.deal(random.Random(seed))
        for _ in random_play(position, seed):
            if position.barred and not position.is_over:
                break
        if position.barred and not position.is_over:
            break
    table.show_view(position.view(0))
    settle(table)
    marked = {seat for seat, plate in enumerate(probe(table).plates) if plate.warning}
    assert marked == position.barred != set()


def test_a_new_match_draws_its_dealer_anew(table):
    """Between the same seats: who dealt the last match is nobody until the cards have told."""
    game = new_game("totit-denexa")
    sit(table, game)
    old = game.deal(random.Random(2), dealer=1)
    show(table, old.view(0).history, old)
    stages, dealer = opening(game, random.Random(1))
    assert dealer != 1
    titles = []
    probe(table).choreography.changed = lambda: titles.append(
        [probe(table).choreography.status.title(seat, 4) for seat in range(4)]
    )
    table.play(stages[0].events, game.deal(random.Random(3), dealer).view(0))
    settle(table)
    assert ["", "", "", ""] in titles
    assert [seat for seat, title in enumerate(titles[-1]) if title] == [dealer]


# Kings and Laki


def before_laki(players: int, standing: tuple[int, ...] | None = None) -> Position:
    """A round of Kings that has come to a draw of Laki."""
    game = new_game("kings", players).in_match(tuple(range(players)), standing)
    for seed in range(2000):
        position = game.deal(random.Random(seed))
        while position.phase == "draw":
            position.play(position.legal_moves()[0])
        if position.phase == "laki":
            return position
    raise AssertionError("no tie was found")


@each("players", [2, 3, 4])
def test_laki_is_drawn_from_the_captured_cards_which_go_back(table, caplog, players):
    position = before_laki(players)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    shown = []
    probe(table).choreography.changed = lambda: shown.append(
        [len(cards) for cards in probe(table).zones.shown]
    )
    for events in random_play(position, 1):
        show(table, events, position)
    tied = {event.seat for event in position.history if event.kind == "drawn"}
    assert [3 if seat in tied else 0 for seat in range(players)] in shown
    assert probe(table).item_count() == 48
    assert "mended" not in caplog.text


def badge(table, what: str) -> str:
    return probe(table).badges.get(what, (None, ""))[1]


@each(("name", "players"), [("sackson", 6), ("totit-cats", 4), ("thothit", 3)])
def test_the_stock_s_number_never_stands_on_other_cards(table, name, players):
    game = new_game(name, players)
    sit(table, game)
    stages, dealer = opening(game, random.Random(5))
    position = game.deal(random.Random(5), dealer)
    shown = 0
    for events in (*(stage.events for stage in stages), position.history):
        for event in events:
            table.play([event], position.view(0))
            settle(table)
            zones, count = probe(table).zones, probe(table).badges.get("stock")
            if count is None or not count[1]:
                continue
            shown += 1
            number, stock = count[0].sceneBoundingRect().center(), set(map(id, zones.stock))
            others = [item for item in zones.items() if id(item) not in stock and item.isVisible()]
            assert not any(item.sceneBoundingRect().contains(number) for item in others), event
    assert shown


def test_before_laki_all_cards_are_the_deck_that_glows(table, caplog):
    """Also where the last turn of the round is played at the table."""
    position = before_laki(2)
    sit(table, position.game)
    table.show_view(position.game.from_layout(position.layout, position.dealer).view(0))
    show(table, position.history[-5:], position)
    layout = probe(table).layout
    assert (len(probe(table).zones.stock), badge(table, "stock"), badge(table, "pile 0")) == (48, "48", "")
    table.selection.offer_draw()
    assert "draw the cards" in table.accessibleDescription()
    halo = probe(table).halo.sceneBoundingRect()
    assert (halo.center() - layout.stock).manhattanLength() < 2
    assert halo.contains(probe(table).zones.stock[-1].sceneBoundingRect().center())
    assert "mended" not in caplog.text


@each("players", [2, 3, 4])
def test_the_cards_of_laki_tell_whose_they_are_and_what_they_are_worth(table, qtbot, players):
    position = before_laki(players)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    drawers = position.tied
    move = position.chance(random.Random(1))
    table.play(position.play(move), position.view(0))
    qtbot.waitUntil(lambda: badge(table, f"caption {drawers[0]}") != "")
    assert badge(table, "stock") == str(48 - 3 * len(drawers))
    hands = laki.hands(move)
    best = max(laki.worth(hand, triples=False) for hand in hands.values())
    winners = [seat for seat in drawers if laki.worth(hands[seat], triples=False) == best]
    for seat in range(players):
        told = badge(table, f"caption {seat}")
        if seat in drawers:
            name, worth = seats(players)[seat].name, laki.worth(hands[seat], triples=False)[1]
            won = (", wins" if len(winners) == 1 else ", tied") if seat in winners else ""
            assert told == f"{name}: {worth}{won}"
        else:
            assert told == ""
    table.complete()
    assert [badge(table, f"caption {seat}") for seat in drawers] == [""] * len(drawers)


def test_kings_won_are_told_apart_from_cards(table):
    position = new_game("kings", 2).deal(random.Random(1))
    sit(table, position.game)
    table.notices.set_totals([3, 0])
    for _ in random_play(position, 1):
        pass
    table.show_view(position.view(0))
    settle(table)
    plates = probe(table).plates
    assert [plate.none for plate in plates] == ["no king", "no king"]
    assert [plate.round for plate in plates] == [f"{len(pile)} cards" for pile in position.captures]
    pictures = []
    for kings in (0, 1, 2, 4, 5, 6):
        drawn = player_plate.plate(plates[0]._replace(total=kings), 150, 60, 14, "near", 1.0).toImage()
        pictures.append(bytes(drawn.constBits()))
    assert len(set(pictures)) == 6


def test_points_so_far_stand_on_the_plates_as_far_as_the_person_knows_them(table):
    """Everybody's where captures lie open, and the person's own."""
    for captures in ("face-up", "face-down"):
        game = new_game("thothit", options={"captures": captures})
        sit(table, game)
        position = game.deal(random.Random(5))
        play_round(table, [], position, 5, moves=30)
        assert any(position.score().points)
        told = [f"+{points}" for points in position.score().points]
        known = told if captures == "face-up" else [told[0], "", ""]
        assert [plate.round for plate in probe(table).plates] == known
        table.show_view(position.view(0))
        assert [plate.round for plate in probe(table).plates] == known


def test_what_a_capture_brings_rises_from_its_pile_if_the_person_may_know(table, qtbot):
    """Only its owner knows the content of a face-down pile; the badge disappears after a while."""
    told = {}
    for captures in ("face-up", "face-down"):
        game = new_game("thothit", options={"captures": captures})
        sit(table, game)
        position = game.deal(random.Random(5))
        table.show_view(position.view(0))
        settle(table)
        seen = []
        for events in random_play(position, 5):
            before = [plate.round or "+0" for plate in probe(table).plates]
            table.set_speed("slow")
            table.play(events, position.view(0))
            table.complete()
            after = [plate.round or "+0" for plate in probe(table).plates]
            gained = {
                seat: f"+{int(now) - int(then)}"
                for seat, (then, now) in enumerate(zip(before, after, strict=True))
                if now != then
            }
            if events[-1].kind != "scored":
                assert gained.items() <= probe(table).gains.items()
                seen += gained
        told[captures] = set(seen)
    assert told == {"face-up": {0, 1, 2}, "face-down": {0}}
    table.set_speed("fast")
    position = new_game("thothit", options={"captures": "face-up"}).deal(random.Random(5))
    table.show_view(position.view(0))
    qtbot.waitUntil(lambda: probe(table).gains == {}, timeout=10000)


@pytest.mark.parametrize(("name", "up"), [("kings", True), ("thothit-yogyakarta", True), ("thothit", False)])
def test_the_turn_points_to_the_pool_where_the_person_has_no_hand(table, monkeypatch, name, up):
    towards = set()
    drawn = player_plate.plate
    monkeypatch.setattr(player_plate, "plate", lambda *told: towards.add(told[4]) or drawn(*told))
    position = new_game(name).deal(random.Random(1))
    sit(table, position.game)
    table.show_view(position.view(0))
    towards.clear()
    table.notices.set_turn(0, "Your turn")
    assert ("near" in towards) == up
    assert ("bottom" in towards) == (not up)


def test_the_dealers_pairs_fly_from_the_pool(table, caplog):
    """A first pool with a pair, and one with two: its cards lie there when they are captured (K2)."""
    game = new_game("kings", 2)
    sit(table, game)
    found = set()
    for seed in range(300):
        position = game.deal(random.Random(seed))
        pairs = [event.kind for event in position.history[:3]].count("captured")
        if pairs and pairs not in found:
            found.add(pairs)
            show(table, position.view(0).history, position)
            assert len(probe(table).zones.piles[position.dealer]) >= 2 * pairs
    assert found == {1, 2}
    assert "mended" not in caplog.text


def test_two_cards_are_turned_side_by_side(table, qtbot, monkeypatch):
    monkeypatch.setattr(timing, "TURN_REST", 60_000)
    position = new_game("kings", 2).deal(random.Random(1))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    table.play(position.play(position.legal_moves()[0]), position.view(0))
    qtbot.waitUntil(lambda: len(probe(table).zones.opened) == 2)
    left, right = probe(table).zones.opened
    qtbot.waitUntil(lambda: all(item.pos() == item.corner(item.place) for item in (left, right)))
    assert HIDDEN not in (left.shown, right.shown)
    assert not left.sceneBoundingRect().intersects(right.sceneBoundingRect())
    table.complete()
    settle(table)
    assert table.check(position.view(0)) == []


@each("name", ["thothit-yogyakarta", "thit-thit-dulit"])
def test_a_game_without_a_deal_begins_anew_with_its_first_turn(table, caplog, name):
    """Also where the round before had only begun."""
    game = new_game(name)
    sit(table, game)
    for turns in (1, 5, 60, 2):
        position = game.deal(random.Random(turns))
        for _, events in zip(range(turns), random_play(position, 1), strict=False):
            show(table, events, position)
        assert len(probe(table).last_play) == 1
    assert "mended" not in caplog.text


def test_the_last_play_of_a_luck_game_is_one_turn(table):
    position = new_game("kings", 2).deal(random.Random(4))
    sit(table, position.game)
    played: list[Event] = []
    for _, events in zip(range(6), random_play(position, 1), strict=False):
        show(table, events, position)
        played = events
    resumed = list(probe(table).last_play)
    assert [played.card for played in resumed] == list(played[0].cards)
    table.show_view(position.view(0))
    assert probe(table).last_play == resumed


def test_each_of_two_turned_cards_keeps_its_slot_when_the_other_leaves(table):
    """None comes to lie between the slots."""
    position = new_game("kings").deal(random.Random(5))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    lay = []
    table.happening.connect(
        lambda _: lay.append({item.card: item.place for item in probe(table).zones.opened})
    )
    left = 0
    for events in random_play(position, 5):
        lay.clear()
        table.play(events, position.view(0))
        table.complete()
        slots = probe(table).layout.opened_places(2)
        for before, after in pairwise(lay):
            assert set(after.values()) <= set(slots)
            assert all(before[card] == place for card, place in after.items() if card in before)
            left += len(before) == 2 and len(after) == 1
    assert left > 5
