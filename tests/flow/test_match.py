# SPDX-License-Identifier: MIT
"""A match: its luck, its record, its totals."""

import random

import pytest

from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.record import RecordError, deal_number, dump, load


def match(number: int = 7) -> Match:
    return Match(new_game("thothit"), ["You", "Sri", "Wati"], ["person", "greedy", "greedy"], number)


def finish(played: Match) -> None:
    rng = random.Random(1)
    while not played.position.is_over:
        played.play(rng.choice(played.position.legal_moves()))


def test_the_same_number_is_the_same_match():
    first, second = match(), match()
    assert first.seating() == second.seating()
    assert first.first_raja() == second.first_raja()
    assert any(match(n).first_raja() != first.first_raja() for n in range(8, 20))


def test_round_k_is_deal_number_plus_k():
    played = match(41)
    played.deal(1)
    assert played.position.layout == deal_number(played.game, 41, 0).layout
    assert played.position.to_move == 1
    finish(played)
    _, raja = played.next_raja()
    played.deal(raja)
    assert played.position.layout == deal_number(played.game, 42, (raja - 1) % 3).layout
    assert played.seeds == [41, 42]


def test_totals_count_finished_rounds_only():
    played = match()
    assert played.totals == (0, 0, 0)
    played.deal(0)
    finish(played)
    points = played.position.score().points
    played.deal(1)
    played.play(played.position.legal_moves()[0])
    assert played.totals == points


def test_restart_takes_all_moves_back():
    played = match()
    played.deal(2)
    dealt = played.position.view(0)
    for _ in range(5):
        played.play(played.position.legal_moves()[0])
    played.restart()
    assert played.position.view(0) == dealt


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 17, 42])
def test_record_resumes_where_it_stood(moves: int):
    played = match()
    played.deal(1)
    for _ in range(moves):
        played.play(played.position.legal_moves()[0])
    again = Match.from_record(load(dump(played.record)), 99)
    assert [again.position.view(seat) for seat in range(3)] == [
        played.position.view(seat) for seat in range(3)
    ]
    assert (again.number, again.levels, again.names) == (7, played.levels, played.names)
    assert again.luck("x").random() == played.luck("x").random()


def test_a_record_that_does_not_name_its_players_has_one_person():
    played = match()
    played.deal(0)
    text = dump(played.record).replace('"seats": ["person", "greedy", "greedy"], ', "")
    assert Match.from_record(load(text), 5).levels == ["person", "greedy", "greedy"]


def test_a_record_with_a_wrong_move_is_refused():
    played = match()
    played.deal(0)
    played.play(played.position.legal_moves()[0])
    text = dump(played.record)
    with pytest.raises(RecordError):
        load(text.replace('"moves": ["', '"moves": ["C1xC1", "'))


def test_after_the_last_round_of_a_match_play_goes_on_freely():
    played = match()
    played.length = 2
    for raja in (0, 1, 2):
        played.deal(raja)
        finish(played)
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert played.length == "free"
