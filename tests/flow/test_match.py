# SPDX-License-Identifier: MIT
"""A match: its luck, its record, its totals."""

import random

import pytest

from thothit_desktop.flow.match import Match
from thothit_desktop.games import games, matches, new_game
from thothit_desktop.games.record import RecordError, deal_number, dump, load


def match(number: int = 7, game: str = "thothit", players: int | None = None, **more) -> Match:
    made = new_game(game, players)
    levels = ["person", *["greedy"] * (made.players - 1)]
    return Match(
        made, ["You", "Sri", "Wati", "Joko", "Dewi", "Bagus"][: made.players], levels, number, **more
    )


def finish(played: Match, rng: random.Random | None = None) -> None:
    rng = rng or random.Random(1)
    position = played.position
    while not position.is_over:
        played.play(position.chance(rng) or rng.choice(position.legal_moves()))


@pytest.mark.parametrize("game", games())
def test_the_same_number_is_the_same_match(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("secrets.token_hex", lambda size: "0" * 2 * size)  # it alone is never the same
    first, second = match(game=game), match(game=game)
    assert first.deal_first() == second.deal_first()
    assert first.record == second.record
    assert len({str(match(n, game).deal_first()) for n in range(8, 20)}) > 1


@pytest.mark.parametrize("game", games())
def test_round_k_is_deal_number_plus_k(game: str):
    played = match(41, game)
    played.deal_first()
    dealer = played.position.dealer
    assert played.position.layout == deal_number(played.game, 41, dealer).layout
    assert played.starter == (dealer + 1) % len(played.names)
    if game not in ("kowah", "thunee"):  # there others may be asked first
        assert played.position.to_move == played.starter
    finish(played)
    played.deal_next()
    assert played.position.layout == deal_number(played.game, 42, played.position.dealer).layout
    assert played.seeds == [41, 42]
    finish(played)
    assert Match.from_record(load(dump(played.record)), 1).record == played.record


def test_what_a_match_tells_of_itself_comes_back():
    played = match()
    played.deal_first()
    assert '"version": 2,' in dump(played.record)
    played.commitments = [None]
    assert '"version": 1,' in dump(played.record)
    played.id, played.date, played.title = "0123456789abcdef", "2026-11-22T13:55:09Z", "Di Kuna"
    played.help, played.given_up, played.chosen_deal, played.named = 3, True, True, True
    kept = load(dump(played.record))
    again = Match.from_record(kept, 1)
    assert (again.id, again.date, again.title) == ("0123456789abcdef", "2026-11-22T13:55:09Z", "Di Kuna")
    assert (again.help, again.given_up, again.chosen_deal, again.named) == (3, True, True, True)
    assert again.record == kept


def test_help_without_end_stays_a_record():
    played = match()
    played.deal_first()
    played.help = 2_000_000
    assert load(dump(played.record)).help == 999_999


def test_a_rotation_ends_when_one_leads_after_everyone_has_dealt():
    """Tied players go on with extra hands of their own, of eleven cards for two."""
    extra = set()
    for number in range(40):
        played = match(number, "totit-cats", 4, length="rotation")
        played.deal_first()
        rng = random.Random(number)
        dealers = []
        while True:
            dealers.append(played.position.dealer)
            finish(played, rng)
            if played.complete:
                break
            tied = matches.leaders(played.totals)
            played.deal_next()
            if len(played.positions) > 4:
                playing = played.position.game.playing
                assert playing == tied
                assert {len(played.position.hands[seat]) for seat in playing} == {11 if len(tied) == 2 else 7}
                assert played.position.dealer in playing
                extra.add(len(tied))
        assert dealers[:4] == [(dealers[0] + i) % 4 for i in range(4)]
        assert len(played.winners) == 1
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert extra


def test_four_kings_are_won_and_a_tie_is_settled():
    settled = 0
    for number in range(60):
        played = match(number, "kings", 4 if number % 2 else 2, length=4)
        played.deal_first()
        finish(played, random.Random(number))
        for _ in range(3):
            assert not played.complete
            played.deal_next()
            finish(played, random.Random(number))
        assert played.complete
        assert sum(played.totals) == 4
        assert len(played.winners) == 1
        assert played.winners[0] in matches.leaders(played.totals)
        settled += len(matches.leaders(played.totals)) > 1
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert settled


def test_a_winner_starts_where_one_counts_only_for_the_first_round():
    played = match(3, "thothit-yogyakarta")
    played.deal_first()
    for _ in range(12):
        starter = played.starter
        finish(played)
        winners = played.position.score().winners
        played.deal_next()
        first = min(winners, key=lambda seat: (seat - starter) % 3)
        assert played.starter == first


def test_totals_count_finished_rounds_only():
    played = match()
    assert played.totals == (0, 0, 0)
    played.deal(2)
    finish(played)
    points = played.position.score().points
    played.deal(0)
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
    assert Match.from_record(load(text), 5).levels == ["person", "langganan", "langganan"]


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
    played.deal_first()
    for number in range(3):
        if number:
            played.deal_next()
        finish(played)
        assert Match.from_record(load(dump(played.record)), 1).record == played.record
    assert played.length == "free"


@pytest.mark.parametrize("chosen", [False, True])
def test_a_match_as_it_stood_in_an_earlier_round_has_no_more_than_was_played_then(chosen: bool):
    played = match()
    played.chosen_deal = played.named = chosen
    played.deal_first()
    played.names[0] = "Anda"
    for _ in range(2):
        while not played.position.is_over:
            played.play(played.position.legal_moves()[0])
        played.deal_next()
    earlier = played.as_it_stood(1, played.positions[1])
    assert (earlier.chosen_deal, earlier.number, earlier.length) == (chosen, played.number, played.length)
    assert (earlier.names, earlier.named) == (played.names, chosen)
    assert (earlier.positions, earlier.levels) == (played.positions[:2], played.levels_in(1))
    assert (earlier.seeds, earlier.commitments) == (played.seeds[:2], played.commitments[:2])
    assert earlier.scores[:1] == played.scores[:1]
