# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 5 and kings.md K5: the course of matches, in scores and in records."""

import json
import random
from functools import cache

import pytest

from thothit_desktop.games import matches, new_game
from thothit_desktop.games.contract import Position, Score
from thothit_desktop.games.matches import Plan
from thothit_desktop.games.record import Record, RecordError, dump, load, replay, round_of


def scored(*points: int, champion: int | None = None) -> Score:
    best = tuple(seat for seat, won in enumerate(points) if won == max(points))
    return Score(((),) * len(points), points, best, champion)


def test_free_play_never_ends_and_a_fixed_number_does() -> None:
    game = new_game("thothit")
    everybody = Plan((0, 1, 2), None)
    scores = [scored(10, 20, 30)] * 3
    assert matches.next_round(game, "free", scores) == everybody
    assert matches.next_round(game, 6, scores) == everybody
    assert matches.next_round(game, 3, scores) is None
    assert matches.winners(game.spec, 3, scores) == (2,)


@pytest.mark.parametrize(
    ("game", "length"), [("thothit", "free"), ("totit-denexa", "rotation"), ("kowah", "free"), ("thothit", 9)]
)
def test_every_match_ends_after_so_many_rounds(
    monkeypatch: pytest.MonkeyPatch, game: str, length: matches.Length
) -> None:
    monkeypatch.setattr(matches, "MOST_ROUNDS", 2)
    played = new_game(game, 3)
    assert matches.next_round(played, length, [scored(0, 0, 0)]) is not None
    assert matches.next_round(played, length, [scored(0, 0, 0)] * 2) is None


def test_equal_totals_share_a_match_of_so_many_rounds() -> None:
    game, scores = new_game("totit-cats", 3), [scored(3, 1, 1), scored(1, 3, 1)]
    assert matches.next_round(game, 2, scores) is None
    assert matches.totals(game.spec, 3, scores) == (4, 4, 2)
    assert matches.winners(game.spec, 3, scores) == (0, 1)


def test_in_a_rotation_everybody_deals_once_and_the_highest_total_wins() -> None:
    game = new_game("totit-denexa", 4)
    scores = [scored(1, 0, 2, 3)] * 3
    assert matches.next_round(game, "rotation", scores) == Plan((0, 1, 2, 3), None)
    assert matches.next_round(game, "rotation", [*scores, scored(0, 0, 0, 1)]) is None
    assert matches.winners(game.spec, 4, [*scores, scored(0, 0, 0, 1)]) == (3,)


def test_the_tied_of_a_rotation_play_extra_hands_until_one_leads() -> None:
    game = new_game("totit-cats", 4)
    scores = [scored(5, 1, 5, 5)] * 4
    assert matches.next_round(game, "rotation", scores) == Plan((0, 2, 3), None)
    scores.append(scored(2, 0, 1, 2))
    assert matches.next_round(game, "rotation", scores) == Plan((0, 3), None)
    scores.append(scored(1, 0, 0, 1))
    assert matches.next_round(game, "rotation", scores) == Plan((0, 3), None)
    scores.append(scored(0, 0, 0, 1))
    assert matches.next_round(game, "rotation", scores) is None
    assert matches.winners(game.spec, 4, scores) == (3,)


def test_where_so_many_cannot_play_the_tied_of_a_rotation_share_the_win() -> None:
    game, scores = new_game("thothit"), [scored(10, 10, 0)] * 3
    assert matches.next_round(game, "rotation", scores) is None
    assert matches.winners(game.spec, 3, scores) == (0, 1)
    all_tied = [scored(10, 10, 10)] * 3
    assert matches.next_round(game, "rotation", all_tied) == Plan((0, 1, 2), None)


def test_a_match_of_kings_counts_kings_and_its_last_round_knows_them() -> None:
    game = new_game("kings")
    scores = [scored(30, 18), scored(18, 30), scored(40, 8)]
    assert matches.totals(game.spec, 2, scores) == (2, 1)
    assert matches.next_round(game, 4, scores[:2]) == Plan((0, 1), None)
    assert matches.next_round(game, 4, scores) == Plan((0, 1), (2, 1))
    scores.append(scored(8, 40, champion=1))
    assert matches.next_round(game, 4, scores) is None
    assert matches.winners(game.spec, 2, scores) == (1,)
    assert matches.next_round(game, "free", scores) == Plan((0, 1), None)


def test_a_rotation_of_kings_ends_with_its_champion() -> None:
    game, scores = new_game("kings"), [scored(30, 18), scored(18, 30, champion=0)]
    assert matches.next_round(game, "rotation", scores[:1]) == Plan((0, 1), (1, 0))
    assert matches.next_round(game, "rotation", scores) is None
    assert matches.winners(game.spec, 2, scores) == (0,)


def match_of(game_id: str, players: int, length: str | int, seed: int) -> tuple[Record, list[Position]]:
    """A whole match of random moves, the deal passing on."""
    game, rng = new_game(game_id, players), random.Random(seed)
    positions: list[Position] = []
    dealer = players - 1
    while plan := matches.next_round(game, length, [position.score() for position in positions]):
        position = game.in_match(*plan).deal(rng, dealer)
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        positions.append(position)
        dealer = (dealer + 1) % players
    rounds = tuple(round_of(position) for position in positions)
    return Record(game_id, tuple("ABCDEF"[:players]), rounds, match=length), positions


@cache
def tied_rotation() -> tuple[Record, list[Position]]:
    """A rotation of four with extra hands of three or two."""
    found = (match_of("totit-cats", 4, "rotation", seed) for seed in range(1000))
    return next(
        (record, played) for record, played in found if any(one.playing for one in record.rounds[4:5])
    )


def test_a_rotation_with_extra_hands_is_a_record_that_reads_back() -> None:
    record, positions = tied_rotation()
    assert all(dealt.playing is None for dealt in record.rounds[:4])
    extra = record.rounds[4]
    totals = [sum(dealt.points[seat] for dealt in record.rounds[:4] if dealt.points) for seat in range(4)]
    assert extra.playing == tuple(seat for seat in range(4) if totals[seat] == max(totals))
    document = json.loads(dump(record))
    written = document["rounds"][4]
    assert written["playing"] == list(extra.playing)
    absent = [seat for seat in range(4) if seat not in extra.playing]
    assert all(written["layout"]["hands"][seat] == [] and written["points"][seat] == 0 for seat in absent)
    assert load(dump(record)) == record
    played = replay(record)
    assert played.match_winners is not None
    assert len(played.match_winners) == 1
    assert [position.score() for position in played.positions] == [one.score() for one in positions]


def faulty(document: dict[str, object]) -> str:
    with pytest.raises(RecordError) as caught:
        load(json.dumps(document))
    return str(caught.value)


def test_extra_hands_are_played_by_exactly_the_tied() -> None:
    record, _ = tied_rotation()
    document = json.loads(dump(record))
    tied = document["rounds"][4]["playing"]
    document["rounds"][4]["playing"] = [0, 1, 2] if tied != [0, 1, 2] else [1, 2, 3]
    wrong = document["rounds"][4]["playing"]
    assert faulty(document) == f"round 5: the seats {tied} must play it, not {wrong}"
    del document["rounds"][4]["playing"]
    assert faulty(document) == f"round 5: the seats {tied} must play it, not [0, 1, 2, 3]"


def test_nobody_is_left_out_of_a_rotation_s_own_rounds() -> None:
    document = json.loads(dump(tied_rotation()[0]))
    document["rounds"][0]["playing"] = [0, 1]
    assert faulty(document) == "round 1: the seats [0, 1, 2, 3] must play it, not [0, 1]"
    document["rounds"][0]["playing"] = [0, 1, 2, 3]
    assert load(json.dumps(document)) == tied_rotation()[0]


def test_a_rotation_ends_once_one_leads() -> None:
    document = json.loads(dump(tied_rotation()[0]))
    document["rounds"].append(document["rounds"][-1])
    rounds = len(document["rounds"])
    assert faulty(document) == f"round {rounds}: the match ends after round {rounds - 1}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_of_kings_is_a_record_with_a_winner(players: int) -> None:
    for seed in range(12):
        record, positions = match_of("kings", players, 4, seed)
        assert len(record.rounds) == 4
        played = replay(load(dump(record)))
        kings = [sum(seat in won for won in played.winners) for seat in range(players)]
        assert sum(kings) == 4
        (champion,) = played.match_winners or ()
        assert kings[champion] == max(kings)
        assert positions[-1].score().champion == champion


def drawn_match() -> Record:
    """A match of Kings whose last round ends with a Laki for the match."""
    for seed in range(1000):
        record, positions = match_of("kings", 2, 4, seed)
        kings = [sum(position.score().winners == (seat,) for position in positions) for seat in (0, 1)]
        own = [move.kind for move in record.rounds[3].moves].count("laki")
        if kings == [2, 2] and own == 1:
            return record
    raise AssertionError


def test_a_laki_for_the_match_stands_after_the_last_round_s_own_moves() -> None:
    record = drawn_match()
    assert record.rounds[3].moves[-1].kind == "laki"
    document = json.loads(dump(record))
    last = document["rounds"][3]
    laki = last["moves"].pop()
    length = len(last["moves"])
    assert (
        faulty(document)
        == f"round 4, move {length + 1}: there is no such move, but the round is marked as finished"
    )
    unfinished = {key: value for key, value in last.items() if key != "points"} | {"finished": False}
    document["rounds"][3] = unfinished
    live = replay(load(json.dumps(document)))
    assert live.positions[-1].phase == "laki"
    assert live.match_winners is None
    assert live.winners[-1] == ()
    document["rounds"][3] = last
    last["moves"].insert(length - 1, laki)
    assert faulty(document) == f"round 4, move {length}: {laki}: there is no tie for Laki to decide"


def test_without_a_match_no_laki_follows_a_won_round() -> None:
    document = json.loads(dump(drawn_match()))
    del document["match"]
    moves = document["rounds"][3]["moves"]
    assert faulty(document) == f"round 4, move {len(moves)}: {moves[-1]}: the round is over"


def test_every_round_of_kings_is_played_by_all() -> None:
    record, _ = match_of("kings", 3, 4, 1)
    document = json.loads(dump(record))
    document["rounds"][1]["playing"] = [0, 1]
    assert faulty(document) == "round 2: all players play every round of kings"


class Uncounted(list):
    """Ended rounds that nobody may add up."""

    def __iter__(self):
        raise AssertionError("added up")


@pytest.mark.parametrize("length", ["free", 30])
def test_a_round_in_the_middle_of_a_match_needs_no_adding_up(length):
    """Else a long record would take the square of its rounds to read."""
    game = new_game("thothit")
    assert matches.next_round(game, length, Uncounted([None] * 20)) == matches.Plan((0, 1, 2), None)
