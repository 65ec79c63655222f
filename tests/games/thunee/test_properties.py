# SPDX-License-Identifier: MIT
"""Properties of every hand of Thunee, with all options and numbers of players."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.thunee.oracle import (
    CALLS,
    counted,
    equal_cards,
    may_play,
    reversed_order,
    suit_set,
    takes,
)
from tests.games.thunee.rounds import SET, X1, chosen, hands, laid, legal, quiet, said, thunee
from tests.tiers import examples
from thothit_desktop.games import cards, matches, record
from thothit_desktop.games.contract import Move, Score
from thothit_desktop.games.notation import read_event, read_move, write_event, write_move
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.thunee.cards import DECK
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import BIDS

seeds = st.integers(0, 2**32 - 1)
WORDS = (
    "redeal",
    "thunee",
    "royals",
    "blind thunee",
    "blind royals",
    "pass",
    "trump last",
    "double",
    "khanaak",
    "trips",
    "moenie",
)
TRIED = [
    *(Move(kind) for kind in WORDS),
    *(Move(kind, (card,)) for kind in ("play", "trump") for card in DECK),
    *(Move("jodhi", (card,)) for card in DECK if cards.code(card)[0] == "K"),
    *(Move("bid", (), (), points) for points in (*BIDS, 5, 101)),
    *(Move("draw"), Move("turn", DECK[:1]), Move("play", DECK[:2]), Move("pass", (), (2,))),
]


@given(position=hands())
def test_no_card_is_lost_or_made(position: ThuneePosition) -> None:
    assert Counter(position.every_card()) == Counter(DECK)


@given(position=hands(ended=True))
def test_a_played_out_hand_counts_304(position: ThuneePosition) -> None:
    tricks = [event for event in position.history if event.kind == "trick"]
    if len(tricks) == position.rules.hand:
        assert sum(position.taken) == 304
    assert sum(position.won) == len(tricks) == len(position.tricks)


@given(position=hands())
def test_cards_follow_and_tricks_are_won_as_the_oracle_says(position: ThuneePosition) -> None:
    again = position.game.from_layout(position.layout, position.dealer)
    for move in position.moves:
        if again.phase == "play":
            trump, royals = suit_set(again.history), reversed_order(again.history)
            held, lying = cards.codes(again.hands[again.to_move]), cards.codes(again.trick)
            barred = again.game.options["undertrump"] == "barred"
            fitting = may_play(held, lying, trump, royals=royals, barred=barred)
            if equal := equal_cards(cards.codes(again.layout.hands[again.to_move][:3]), again.history):
                fitting = equal & set(held)
            assert {text for text in legal(again) if len(text) == 2} == fitting
        for event in again.play(move):
            if event.kind == "trick":
                leader, trick, winner = again.tricks[-1]
                trump, royals = suit_set(again.history), reversed_order(again.history)
                won = takes(cards.codes(trick), trump, royals=royals)
                if again.solo == "trips" and len(again.tricks) <= 3:
                    won = 0
                assert (leader + won) % again.game.players == winner == event.seat


@given(position=hands())
def test_a_move_is_refused_unless_it_is_legal(position: ThuneePosition) -> None:
    allowed = position.legal_moves()
    assert len(set(allowed)) == len(allowed)
    assert bool(allowed) != position.is_over
    for move in {*TRIED, *allowed}:
        refusal = position.refusal(move)
        assert (refusal is None) == (move in allowed), (move, refusal)
        assert refusal is None or str(reason(refusal))


@given(position=hands(ended=True))
def test_the_balls_are_those_of_the_oracle(position: ThuneePosition) -> None:
    score, game = position.score(), position.game
    kinds = {event.kind: event.seat for event in position.history}
    for seat, lines in enumerate(score.lines):
        assert sum(line.points for line in lines) == score.points[seat]
    assert position.redealt == ("redealt" in kinds or "void" in kinds)
    if position.redealt:
        assert score.points == (0,) * game.players
        assert score.winners == ()
        return
    alone = next((kind for kind in CALLS if kind in kinds), "")
    winner = position.tricks[-1][2]
    if alone:
        side, blind = kinds[alone] % 2, "blind" in alone
        made = all(trick[2] == kinds[alone] for trick in position.tricks)
        caught = not made and winner % 2 == side and not blind
        assert made == (len(position.tricks) == min(game.rules.hand, 6) and winner == kinds[alone])
        balls, winning = 3 if alone == "trips" else 4, side if made else 1 - side
        if caught and alone == "moenie":
            balls = 8
        elif blind or caught:
            partner = "trips-partner" if alone == "trips" else "partner-catch"
            balls = int(game.options["blind-worth" if blind else partner])
    elif "double" in kinds:
        made, side = winner == kinds["double"], kinds["double"] % 2
        backward = "bid" in kinds and side != kinds["trump"] % 2 and game.options["double"] == "2-or-4"
        balls, winning = (4 if backward else 2, side) if made else (4, 1 - side)
    elif "khanaak" in kinds:
        side, against = kinds["khanaak"] % 2, game.options["khanaak"]
        mine, theirs = position.claims()[side], position.taken[1 - side]
        theirs += position.claims()[1 - side] * (against != "cards-only")
        bid = max([event.points for event in position.history if event.kind == "bid"], default=0)
        if against == "with-call":
            assert bid or side == kinds["trump"] % 2
            theirs += bid * (side == kinds["trump"] % 2)
        made = winner == kinds["khanaak"] and mine + 10 > theirs
        reward = 3 if side == kinds["trump"] % 2 else 6
        balls, winning = (reward, side) if made else (4, 1 - side)
    else:
        two = game.players == 2
        needed, transfer = 125 if two else 105, two or game.options["last-trick"] == "transfer"
        total = counted(position.history, kinds["trump"], transfer=transfer, tricks=game.rules.hand)
        count = position.count_so_far()
        assert count is not None
        assert (count.total, count.needed) == (total, needed)
        assert sum(line.points for line in count.lines) == total
        winning = (1 if total >= needed else 0) ^ kinds["trump"] % 2
        dear = game.options["call-and-lost"] == "2" and "bid" in kinds and total >= needed
        balls = 2 if dear else 1
    assert score.points == tuple(balls * (seat % 2 == winning) for seat in range(game.players))
    assert score.winners == tuple(range(winning, game.players, 2))
    assert (position.count_so_far() is None) == bool(alone or "double" in kinds or "khanaak" in kinds)


@given(position=hands(), seed=seeds)
def test_copies_are_independent_and_play_on_the_same(position: ThuneePosition, seed: int) -> None:
    views = [position.view(seat) for seat in range(position.game.players)]
    twin, second = position.copy(), position.copy()
    for copy in (twin, second):
        rng = random.Random(seed)
        while not copy.is_over:
            copy.play(rng.choice(copy.legal_moves()))
    assert twin.history == second.history
    assert twin.score() == second.score()
    assert [position.view(seat) for seat in range(position.game.players)] == views


@given(position=hands(), seed=seeds)
@examples(200)
def test_a_restored_position_plays_on_the_same(position: ThuneePosition, seed: int) -> None:
    held = [position.held(seat) for seat in range(position.game.players)]
    for seat in range(position.game.players):
        view, original = position.view(seat), position.copy()
        while (original.to_move, original.phase) != (view.to_move, view.phase):
            original.play(Move("pass"))  # to this seat it is as if the others had passed
        world = position.game.restore(view, held, position.stock)
        if kings_claimed(world) != kings_claimed(position):
            assert_alike(world, position)
            continue
        rng = random.Random(seed)
        assert world.count_so_far() == original.count_so_far()
        while not original.is_over:
            assert legal(world) == legal(original)
            move = chosen(original.legal_moves(), rng, quiet=seed % 2 > 0)
            assert world.play(move) == original.play(move)
        assert world.score() == original.score()


def kings_claimed(position: ThuneePosition) -> list[int]:
    return [king for _, _, king in position.jodhis]


def assert_alike(world: ThuneePosition, position: ThuneePosition) -> None:
    """The suits of Jodhis are mistaken only among several of a seat that count the same."""
    ours, theirs = Counter(world.jodhis), Counter(position.jodhis)
    claims = {(seat, points) for seat, points, _ in (ours - theirs)}
    assert claims == {(seat, points) for seat, points, _ in (theirs - ours)}
    for seat, points in claims:
        assert points in (20, 30)
        dealt = cards.codes(position.layout.hands[seat])
        assert sum(f"K{suit}" in dealt and f"Q{suit}" in dealt for suit in "shdc") > 1


def test_a_world_where_nobody_could_have_claimed_a_jodhi_plays_on() -> None:
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td, jodhi c, pass")
    others = [position.held(0), position.held(3), position.held(2), position.held(1)]
    world = position.game.restore(position.view(0), others, ())
    assert kings_claimed(world) == [cards.HIDDEN]
    assert world.claims() == [0, 20]
    quiet(world)
    assert len(world.tricks) == 6


@given(position=hands(), seed=seeds)
def test_a_record_of_a_position_replays_to_it(position: ThuneePosition, seed: int) -> None:
    game = position.game
    if game.standing is not None:
        return  # the rounds before it are part of the record, as the test of a match says
    names = tuple("ABCDEF"[: game.players])
    round_ = record.round_of(position, seed)
    kept = record.Record("thunee", names, (round_,), record.changed_options(game))
    assert record.load(record.dump(kept)) == kept
    played = record.replay(kept)
    assert played.positions[0].history == position.history
    assert played.points == (position.score().points,)
    assert played.winners == (position.score().winners,)


@given(position=hands(ended=True))
def test_moves_and_events_are_texts_that_read_back(position: ThuneePosition) -> None:
    for move in position.moves:
        assert read_move(write_move(move)) == move
    for event in (*position.history, *position.view(0).history):
        assert read_event(write_event(event)) == event


@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_on_to_its_goal_and_not_beyond(seed: int) -> None:
    rng = random.Random(seed)
    game = thunee(no_doubles_on_11="on", two_to_clear="on" if seed % 2 else "off")
    rounds: list[record.Round] = []
    scores: list[Score] = []
    while plan := matches.next_round(game, "free", scores):
        assert plan.standing == matches.totals(game.spec, 4, scores)
        position = game.in_match(*plan).deal(rng, rng.randrange(4))
        assert position.rules.doubles == (max(plan.standing) < 11,) * 2
        while not position.is_over:
            position.play(chosen(position.legal_moves(), rng, quiet=True))
        rounds.append(record.round_of(position))
        scores.append(position.score())
    stands = matches.totals(game.spec, 4, scores)
    assert max(stands) >= 12
    kept = record.Record("thunee", tuple("ABCD"), tuple(rounds), record.changed_options(game))
    played = record.replay(kept)
    assert played.match_winners == tuple(seat for seat in range(4) if stands[seat] == max(stands))
    beyond = record.Record("thunee", kept.players, (*rounds, rounds[0]), kept.options)
    with pytest.raises(record.RecordError, match=f"the match ends after round {len(rounds)}$"):
        record.replay(beyond)
