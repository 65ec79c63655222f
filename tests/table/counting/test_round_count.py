# SPDX-License-Identifier: MIT
"""A round is counted with its cards: each family in its own form, and nothing stays behind."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.probe import probe, run_step
from tests.table.rounds import random_play, settle, sit
from tests.table.rummy.rounds import mata_move
from tests.tiers import each, each_game
from thothit_desktop.games import games, new_game
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.table import Table

SEATS = [(spec.id, players) for spec in games().values() for players in (spec.players[0], spec.players[-1])]
LONGEST = 7000
"""Milliseconds that a counting takes at most, at normal speed."""


@pytest.fixture
def ended(table, unpainted, monkeypatch):
    """A function that shows the end of a round, at normal speed; its position."""
    monkeypatch.setitem(timing.FACTOR, "normal", 1.0)

    def end(name, players=None, seed=3, wanted=lambda _position: True, **options):
        game = new_game(name, players, options)
        sit(table, game)
        while True:
            position = game.deal(random.Random(seed), 0)
            play_out(position, seed)
            if position.score().winners and wanted(position):
                break
            seed += 1
        table.set_speed("off")
        table.show_view(position.view(0))
        settle(table)
        table.set_speed("normal")
        return position

    return end


def play_out(position, seed: int) -> None:
    """Play a round at random, but with mata so that somebody wins."""
    rng = random.Random(seed)
    while isinstance(position, MataPosition) and not position.is_over:
        position.play(position.chance(rng) or mata_move(position, rng))
    for _ in random_play(position, seed):
        pass


def count(table: Table, position) -> None:
    table.count(position.view(0), position.score())


def is_clean(table: Table, position) -> bool:
    """True if the table is as the view says, and nothing of a counting is on it."""
    seen = probe(table)
    framed = seen.content.framed()
    frames = [kind for kind in ("loose", "best", "under") if seen.framed(kind) != list(framed.get(kind, ()))]
    return not (table.check(position.view(0)) or seen.counted or seen.dimmed or seen.glows or frames)


@each_game(("game", "players"), dict.fromkeys(SEATS))
def test_every_round_is_counted_in_a_few_seconds_and_cleared_away(table, ended, game, players):
    position = ended(game, players)
    cards = probe(table).item_count()
    count(table, position)
    length = 0
    while table.moving:
        length += run_step(probe(table).animator)
    assert 2000 < length <= LONGEST
    assert any(line.best for line in probe(table).counted)
    points, winner = position.score().points, position.score().winners[0]
    assert probe(table).choreography.status.points == dict(enumerate(points))
    assert [seat for seat, plate in enumerate(probe(table).plates) if plate.active] == sorted(
        position.score().winners
    )
    assert probe(table).dimmed
    assert winner in position.game.playing
    settle(table)
    table.end_count()
    settle(table)
    table.set_speed("off")
    table.show_view(position.view(0))
    assert is_clean(table, position)
    assert probe(table).item_count() == cards


def test_the_scoring_cards_of_a_face_down_pile_are_shown(table, ended):
    position = ended("thothit", wanted=lambda position: len(position.score().winners) == 1)
    seat = position.score().winners[0]
    count(table, position)
    shown = [set() for _ in range(3)]
    while table.moving:
        run_step(probe(table).animator)
        for number, pile in enumerate(probe(table).zones.piles):
            shown[number] |= {item.shown for item in pile}
    for number, lines in enumerate(position.score().lines):
        assert {card for line in lines for card in line.cards} <= shown[number] | {-1}
    assert position.score().points[seat] == max(position.score().points)


def test_stamped_cards_turn_last(table, ended):
    """A pile's red cards lie face down until all its black pairs have closed."""
    position = ended(
        "thothit", wanted=lambda p: all(any(x.points for x in lines) for lines in p.score().lines)
    )
    count(table, position)
    order = []
    while table.moving:
        run_step(probe(table).animator)
        order.append([line.number for line in probe(table).counted])
    numbers = [int(told[0]) for told in order if told and told[0]]
    assert set(position.score().points) <= set(numbers)
    assert numbers.count(0) >= 3  # each seat begins with nothing


def test_a_key_ends_the_counting_at_once(table, ended):
    position = ended("thothit")
    count(table, position)
    run_step(probe(table).animator)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.moving
    settle(table)
    points = position.score().points
    assert [plate.round for plate in probe(table).plates] == [f"+{number}" for number in points]


@each("steps", [4, 1, 2, 7])
@pytest.mark.parametrize("what", ["resize", "view", "travel", "deck", "end"])
def test_nothing_stays_of_a_counting_that_is_left(table, ended, steps, what):
    position = ended("thothit")
    count(table, position)
    for _ in range(steps):
        run_step(probe(table).animator)
    view = position.view(0)
    if what == "resize":
        table.resize(900, 600)
    elif what == "view":
        table.show_view(view)
    elif what == "travel":
        table.travel(view, (), ())
    elif what == "deck":
        table.set_deck("western")
    else:
        table.complete()
    settle(table)
    table.end_count()
    table.complete()
    if what in ("deck", "end"):  # light fades
        table.set_speed("off")
        table.show_view(view)
    assert is_clean(table, position)


def test_a_pause_freezes_it(table, ended, qtbot):
    position = ended("thothit")
    count(table, position)
    run_step(probe(table).animator)
    table.set_paused(True)
    qtbot.wait(40)
    assert table.moving
    table.set_paused(False)
    table.complete()
    settle(table)


def test_where_nothing_moves_nothing_is_counted(table, ended, monkeypatch):
    ended("thothit")
    assert table.round_count.possible
    table.set_speed("off")
    assert not table.round_count.possible
    table.set_speed("normal")
    monkeypatch.setattr(MOTION, "reduced", True)
    assert not table.round_count.possible


def test_where_nobody_wins_kowah_says_why(table, ended, monkeypatch):
    game = new_game("kowah")
    sit(table, game)
    seed = 0
    while True:
        position = game.deal(random.Random(seed), 0)
        for _ in random_play(position, seed):
            pass
        if not position.score().winners:
            break
        seed += 1
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    count(table, position)
    said = set()
    while table.moving:
        run_step(probe(table).animator)
        said |= {line.words for line in probe(table).counted}
    assert said == {"The stock is empty: nobody wins"}


def test_the_count_of_thunee_runs_to_what_was_needed(table, ended):
    """From the call on, over the cards, to the sum of the score sheet; a call shows its last trick."""
    position = ended("thunee", 4, wanted=lambda p: p.count_so_far() is not None and p.call > 0)
    counted = position.count_so_far()
    count(table, position)
    numbers = []
    while table.moving:
        run_step(probe(table).animator)
        numbers += [line.number for line in probe(table).counted]
    sums = [int(number.split(" / ")[0]) for number in numbers if "/" in number]
    assert sums[0] == position.call
    assert sums[-1] == counted.total
    called = ended("thunee", 4, wanted=lambda p: p.count_so_far() is None)
    count(table, called)
    best = set()
    while table.moving:
        run_step(probe(table).animator)
        best |= {item.shown for item in probe(table).framed("best")}
    leader, cards, winner = called.tricks[-1]
    assert best == {cards[(winner - leader) % 4]}


def test_what_may_be_heard_is_told(table, ended):
    position = ended("thothit")
    heard = []
    table.round_count.heard.connect(heard.append)
    count(table, position)
    while table.moving:
        run_step(probe(table).animator)
    assert heard.count("fan") == 3
    assert {"click", "seal"} <= set(heard)
    heard.clear()
    count(table, position)
    table.complete()
    assert not heard


def test_what_captures_score_at_once_counts_with_their_sets(table, ended):
    """docs/rules/fishing.md G5: the pile has each card once, so no line of its own opens."""
    position = ended("cholek-tiga", wanted=lambda p: "ayam" in str(p.score().lines[p.score().winners[0]]))
    count(table, position)
    numbers = set()
    while table.moving:
        run_step(probe(table).animator)
        numbers |= {line.number for line in probe(table).counted}
    assert {str(points) for points in position.score().points} <= numbers
