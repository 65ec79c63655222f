# SPDX-License-Identifier: MIT
"""The players of Thunee with one opponent: honest, and their fast twin plays as the engine does."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.thunee.rounds import thunee
from tests.players.tokens import never
from tests.tiers import examples
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.thunee.cards import KING
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import SECRET
from thothit_desktop.players import LEVELS, PLAYERS, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.coach.advice import advise
from thothit_desktop.players.families import family_of
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.thunee import duel_questions
from thothit_desktop.players.thunee.bitboard import SUIT, USUAL
from thothit_desktop.players.thunee.duel import follow, lead, played_out
from thothit_desktop.players.thunee.duel_solver import DuelSolver
from thothit_desktop.players.thunee.duel_worlds import DuelWorlds, world_of
from thothit_desktop.players.thunee.inference import seen_of
from thothit_desktop.players.thunee.look_back import look_back

GAMES = ("two-deals", "open-face")
FEW = Limit(playouts=30)
seeds = st.integers(0, 2**32 - 1)


@st.composite
def duels(draw: st.DrawFn, longest: int = 45) -> ThuneePosition:
    """A position of two players reached by random moves, most often in an ordinary hand."""
    options = {"two_players": draw(st.sampled_from(GAMES)), "royals": draw(st.sampled_from(("off", "on")))}
    options["jodhi_after"] = draw(st.sampled_from(("first-third", "any")))
    rng = random.Random(draw(seeds))
    position = thunee(2, **options).deal(rng, draw(st.integers(0, 1)))
    stop, loud = draw(st.integers(0, longest)), draw(st.integers(0, 4)) == 0
    while not position.is_over and len(position.moves) < stop:
        moves = position.legal_moves()
        calm = [move for move in moves if loud or move.kind not in ("thunee", "royals", "redeal")]
        position.play(rng.choice(calm))
    return position


@given(position=duels(), seed=seeds, player=st.sampled_from(PLAYERS))
@examples(150)
def test_every_player_makes_a_legal_move_again_and_again(
    position: ThuneePosition, seed: int, player: str
) -> None:
    assume(not position.is_over)
    view = position.view(position.to_move)
    decision = new_player(player).choose(view, FEW, random.Random(seed), never)
    assert decision == new_player(player).choose(view, FEW, random.Random(seed), never)
    assert decision.move in view.legal_moves()


@given(position=duels(), seed=seeds, seat=st.integers(0, 1))
@examples(150)
def test_a_possible_position_has_the_same_view(position: ThuneePosition, seed: int, seat: int) -> None:
    view = position.view(seat)
    assume(position.phase not in SECRET or position.to_move == seat)
    world = family_of(position.game.spec).possible(view, random.Random(seed))
    assert isinstance(world, ThuneePosition)
    assert sorted(world.every_card()) == sorted(position.every_card())
    assert world.view(seat) == view


@given(position=duels(), seed=seeds)
@examples(80)
def test_cards_that_a_seat_cannot_see_change_no_decision(position: ThuneePosition, seed: int) -> None:
    """The cards still to be dealt or turned change places."""
    assume(not position.is_over and position.stock)
    rng, hands = random.Random(seed), [list(hand) for hand in position.layout.hands]
    places = [(s, p) for s, hand in enumerate(hands) for p, card in enumerate(hand) if card in position.stock]
    hidden = [hands[seat][place] for seat, place in places]
    rng.shuffle(hidden)
    for (seat, place), card in zip(places, hidden, strict=True):
        hands[seat][place] = card
    twin = position.game.from_layout(Layout(tuple(map(tuple, hands)), (), ()), position.dealer)
    for move in position.moves:
        twin.play(move)
    for level in LEVELS:
        chosen = [
            new_player(level).choose(one.view(one.to_move), FEW, random.Random(seed), never)
            for one in (position, twin)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_hands(level: str, game: str) -> None:
    for seed in range(6):
        position = thunee(2, two_players=game, royals="on", last_card_trump="allowed").deal(
            random.Random(seed)
        )
        play_round(position, [new_player(level)] * 2, FEW, random.Random(seed))
        assert position.is_over


@given(position=duels(), seed=seeds)
@examples(80)
def test_the_coach_weighs_every_decision(position: ThuneePosition, seed: int) -> None:
    assume(not position.is_over)
    view = position.view(position.to_move)
    made = random.Random(seed).choice(view.legal_moves())
    advised = advise(view, FEW, random.Random(1), never, made)
    assert made in [option.move for option in advised.options]
    assert advised.options[0].margin == 0 or advised.facts or len(advised.options) == 1
    if view.phase == "play" and advised.exact:
        assert len(position.stock) <= 1  # the last card face down is known


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_hand_has_advice_and_a_world(game: str) -> None:
    """Calls, Jodhis, redeals and hands played alone are rare, so they come first here."""
    asked = set()
    for seed in range(60):
        rng = random.Random(seed)
        position = thunee(2, two_players=game, royals="on", jodhi_after="any").deal(rng, seed % 2)
        loud = seed % 3 == 0
        while not position.is_over:
            view, moves = position.view(position.to_move), position.legal_moves()
            question = (position.phase, position.solo, bool(position.trick), loud)
            if (*question, len(position.tricks)) not in asked:
                asked.add((*question, len(position.tricks)))
                made = rng.choice(moves)
                advised = advise(view, FEW, rng, never, made)
                assert made in [option.move for option in advised.options]
                assert not advised.exact or len(position.stock) <= 1
            for seat in (0, 1):
                if position.phase not in SECRET or position.to_move == seat:
                    seen = position.view(seat)
                    assert family_of(position.game.spec).possible(seen, rng).view(seat) == seen
            rare = [
                move for move in moves if move.kind == "jodhi" or (loud and move.kind in ("thunee", "royals"))
            ]
            position.play(rng.choice(rare or [move for move in moves if move.kind != "redeal"]))
    assert {phase for phase, *_ in asked} >= {"bid", "trump", "call", "jodhi", "play"}
    assert {solo for _, solo, *_ in asked} >= {"", "thunee", "royals"}


def test_a_world_is_drawn_where_no_jodhi_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_of(thunee(2).deal(random.Random(1), 0).view(0))
    monkeypatch.setattr(DuelWorlds, "_shown", lambda *_: sum(SUIT))
    (world,) = DuelWorlds(seen).draw(1, random.Random(1))
    assert world.hands[0] & seen.known[0] == seen.known[0]
    assert not world.hands[0] & world.hands[1]


def test_the_look_back_names_a_card_that_lost_a_hand() -> None:
    found = []
    for seed in range(30):
        for game in GAMES:
            position, rng = thunee(2, two_players=game).deal(random.Random(seed)), random.Random(seed)
            dealt = position.copy()
            while not position.is_over:
                calm = [
                    move for move in position.legal_moves() if move.kind in ("play", "pass", "trump", "jodhi")
                ]
                position.play(rng.choice(calm))
            found.append((dealt, position, look_back(dealt, position.moves, 0, never)))
    mistakes = [(dealt, position, told) for dealt, position, told in found if told is not None]
    assert len(mistakes) > 10
    for dealt, position, told in mistakes:
        before = dealt.copy()
        for move in position.moves[: told.ply]:
            before.play(move)
        assert before.to_move == 0
        assert told.margin > told.with_made
        if len(before.tricks) >= 8:
            assert [wins(before, move) for move in (told.line[0], told.made)] == [True, False]


def wins(position: ThuneePosition, move: Move) -> bool:
    """True if seat 0 wins the hand after a move, with all cards open."""
    after = position.copy()
    after.play(move)
    return (best_count(after) >= 125) == (position.setter != 0)


def in_play(position: ThuneePosition) -> bool:
    """True if an ordinary card is due and all cards are dealt or lie open, so that a world is exact."""
    ready = position.phase == "play" and not position.solo and position.count_so_far() is not None
    # A seat mistakes the suit of a Jodhi only if the other held two that count the same.
    queens = sum(1 << 6 * KING.index(king) for _, _, king in position.jodhis)
    if not ready or duel_questions.claimed_in(seen_of(position.view(position.to_move))) != queens:
        return False
    return len(position.tricks) >= (1 if position.rules.open_face else 6)


@given(position=duels())
@examples(150)
def test_the_twin_plays_by_the_rules_of_thumb_as_the_engine_does(position: ThuneePosition) -> None:
    assume(in_play(position))
    seen = seen_of(position.view(position.to_move))
    world, start = world_of(position, seen), duel_questions.start_of(seen)
    need = duel_questions.needed(seen)
    reached = played_out(world, start)
    now = position.copy()
    while not now.is_over:
        now.play(next(move for move in now.legal_moves() if as_thumb(now, move)))
    counted = now.count_so_far()
    assert counted is not None
    assert counted.total == counted.needed - need + reached


def as_thumb(position: ThuneePosition, move: object) -> bool:
    """True for the move of the rules of thumb that know the other's hand."""
    if position.phase == "jodhi":
        return move == position.legal_moves()[0]
    hands = [USUAL.mask(hand) for hand in position.hands]
    mine, other = hands[position.to_move], hands[1 - position.to_move]
    entries = USUAL.entries[position.trump]
    if position.trick:
        led = entries[USUAL.bit(position.trick[0]).bit_length() - 1]
        bit = follow(mine & led.suit or mine, other, SUIT[position.trump], led, entries)
    else:
        bit = lead(mine, other, position.trump, entries)
    return getattr(move, "kind", "") == "play" and getattr(move, "cards", ()) == (USUAL.card(bit),)


@given(game=st.sampled_from(GAMES), after=st.sampled_from(("first-third", "any")), seed=seeds,
       tricks=st.integers(8, 11), change=st.integers(-25, 25))  # fmt: skip
@examples(100)
def test_the_solver_finds_what_trying_everything_finds(
    game: str, after: str, seed: int, tricks: int, change: int
) -> None:
    rng = random.Random(seed)
    position = thunee(2, two_players=game, jodhi_after=after).deal(rng, 0)
    while len(position.tricks) < tricks or position.phase != "play" or rng.random() < 0.3:
        moves = [move for move in position.legal_moves() if move.kind in ("play", "pass", "trump", "jodhi")]
        position.play(rng.choice(moves))
        if position.is_over:
            return
    assume(in_play(position))
    seen = seen_of(position.view(position.to_move))
    solver = DuelSolver(world_of(position, seen), duel_questions.start_of(seen), lambda: None)
    need = duel_questions.needed(seen)
    for move in position.legal_moves():
        if move.kind == "play":
            played = position.copy()
            played.play(move)
            counted = best_count(played) + change
            reached = solver.reaches(USUAL.bit(move.card), need - change)
            assert reached == (counted >= 125)


def best_count(position: ThuneePosition) -> int:
    """The count with all cards open, if both do their best and announce every Jodhi."""
    if position.is_over:
        counted = position.count_so_far()
        assert counted is not None
        return counted.total
    found = []
    for move in position.legal_moves():
        if move.kind in ("play", "jodhi"):
            after = position.copy()
            after.play(move)
            found.append(best_count(after))
            if move.kind == "jodhi":
                break
    return max(found) if position.to_move != position.setter else min(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pair", ["tangga,bocah", "langganan,tangga"])
def test_each_level_beats_the_one_below(game: str, pair: str) -> None:
    first = simulate(thunee(2, two_players=game), tuple(pair.split(",")), 200)[0]
    assert first.margin.mean > (first.margin.within or 0)
