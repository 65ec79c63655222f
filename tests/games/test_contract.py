# SPDX-License-Identifier: MIT
"""What every registered game keeps, with every number of players and every option."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.oracle import legal_texts, points, to_codes
from tests.games.rounds import games, hidden_hands, legal, positions, rest_of_stock, walk
from thothit_desktop.games import GAMES, new_game, record
from thothit_desktop.games.cards import CODES, HIDDEN
from thothit_desktop.games.contract import Event, Layout, Move
from thothit_desktop.games.fishing import FishingGame, FishingPosition

seeds = st.integers(0, 2**32 - 1)


def every_card(position: FishingPosition) -> Counter[int]:
    places = [*position.hands, *position.pool, *position.captures, position.stock[position.drawn :]]
    turned = [position.turned] if position.turned != HIDDEN else []
    return Counter([card for place in [*places, turned] for card in place])


@pytest.mark.parametrize("game_id", GAMES)
def test_the_catalogue_names_each_game_by_its_id(game_id: str) -> None:
    game = new_game(game_id)
    assert game.spec is GAMES[game_id]
    assert game.players == game.spec.default_players in game.spec.players
    assert game.options == {option.name: option.default for option in game.spec.options}
    assert all(option.default in option.values for option in game.spec.options)
    assert game.spec.name
    assert game.spec.summary
    assert game.spec.rules


@given(position=positions())
def test_no_card_is_lost_or_made(position: FishingPosition) -> None:
    assert every_card(position) == Counter(position.game.deck)


@given(position=positions())
def test_legal_moves_are_those_of_the_rules(position: FishingPosition) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert legal(position) == legal_texts(position)


@given(position=positions())
@settings(max_examples=40)
def test_a_move_is_refused_unless_it_is_legal(position: FishingPosition) -> None:
    allowed = set(position.legal_moves())
    view = position.view(position.to_move)
    for kind in ("play", "turn"):
        for card in range(len(CODES)):
            for taken in (None, *range(len(CODES))):
                move = Move(kind, (card,) if taken is None else (card, taken))
                refusal = position.refusal(move)
                assert (refusal is None) == (move in allowed)
                assert view.refusal(move) == refusal


@given(position=positions())
def test_only_the_seat_to_move_has_moves(position: FishingPosition) -> None:
    for seat in range(position.game.players):
        view = position.view(seat)
        mine = seat == position.to_move and not position.is_over
        assert {str(move) for move in view.legal_moves()} == (legal(position) if mine else set())
        for move in position.legal_moves():
            refusal = view.refusal(move)
            assert refusal is None if mine else refusal is not None and refusal.code == "not-your-turn"


@given(position=positions(), seed=seeds)
def test_a_copy_plays_on_the_same_and_leaves_the_original(position: FishingPosition, seed: int) -> None:
    views = [position.view(seat) for seat in range(position.game.players)]
    twin, second = position.copy(), position.copy()
    for _ in walk(twin, random.Random(seed)):
        pass
    assert [position.view(seat) for seat in range(position.game.players)] == views
    assert every_card(position) == every_card(twin)
    for _ in walk(second, random.Random(seed)):
        pass
    assert second.history == twin.history
    assert second.score() == twin.score()


@given(position=positions(ended=True))
def test_moves_and_events_are_texts_that_read_back(position: FishingPosition) -> None:
    for move in position.moves:
        assert Move.parse(str(move)) == move
    for event in (*position.history, *position.view(0).history):
        assert Event.parse(str(event)) == event


@given(position=positions())
def test_the_history_tells_the_moves_and_the_layout(position: FishingPosition) -> None:
    again = position.game.from_layout(position.layout, position.dealer)
    told: list[Event] = list(again.history)
    for move in position.moves:
        assert again.refusal(move) is None
        told += again.play(move)
    assert told == again.history == position.history
    assert again.moves == position.moves


@given(position=positions(ended=True))
def test_an_ended_round_scores_what_its_lines_say(position: FishingPosition) -> None:
    score = position.score()
    assert position.phase == "over"
    assert position.is_over
    assert position.legal_moves() == []
    for seat, lines in enumerate(score.lines):
        assert (
            sum(line.points for line in lines)
            == score.points[seat]
            == points(to_codes(position.captures[seat]))
        )
        told = Counter([card for line in lines for card in line.cards])
        assert told == Counter(position.captures[seat])
    unbarred = [seat for seat in range(position.game.players) if seat not in position.barred]
    best = max((score.points[seat] for seat in unbarred), default=None)
    assert score.winners == tuple(seat for seat in unbarred if score.points[seat] == best)
    ends = position.history[-position.game.players :]
    assert ends == [Event("scored", seat, (), won) for seat, won in enumerate(score.points)]


@given(position=positions(), seed=seeds)
def test_a_record_of_a_position_replays_to_it(position: FishingPosition, seed: int) -> None:
    game = position.game
    kept = record.Record(
        game.spec.id,
        tuple("ABCDEF"[: game.players]),
        (record.round_of(position, seed),),
        record.changed_options(game),
    )
    assert record.load(record.dump(kept)) == kept
    played = record.replay(kept)
    assert played.positions[0].view(0) == position.view(0)
    assert played.points == (position.score().points,)
    assert played.winners == (position.score().winners if position.is_over else (),)


@given(position=positions(), seed=seeds)
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: FishingPosition, seed: int) -> None:
    """Hidden cards change places among the other hands and the stock, the same moves are made again."""
    rng = random.Random(seed)
    hands, stock = hidden_hands(position), rest_of_stock(position)
    for seat in range(position.game.players):
        others = [other for other in range(position.game.players) if other != seat]
        hidden = [card for other in others for card in hands[other]] + stock
        rng.shuffle(hidden)
        layout = position.layout
        dealt = list(layout.hands)
        for other in others:
            kept = Counter(dealt[other]) - Counter(hands[other])
            dealt[other] = (*kept.elements(), *(hidden.pop() for _ in hands[other]))
        seen = layout.stock[: len(layout.stock) - len(stock)]
        twin = position.game.from_layout(Layout(tuple(dealt), layout.pool, (*seen, *hidden)), position.dealer)
        for move in position.moves:
            twin.play(move)
        assert twin.view(seat) == position.view(seat)


@given(position=positions())
def test_a_seat_knows_all_cards_but_the_unseen(position: FishingPosition) -> None:
    hands, stock = hidden_hands(position), rest_of_stock(position)
    for seat in range(position.game.players):
        view = position.view(seat)
        others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
        assert view.unseen() == sorted([*others, *stock])
        assert view.hand_sizes == tuple(len(hand) for hand in hands)
        assert view.stock_size == len(stock)
        dealt = {event.seat: event.cards for event in view.history if event.kind == "dealt"}
        assert dealt[seat] == position.layout.hands[seat]
        assert all(set(dealt[other]) == {HIDDEN} for other in dealt if other != seat)


@given(position=positions(), seed=seeds)
def test_a_restored_position_plays_on_the_same(position: FishingPosition, seed: int) -> None:
    for seat in range(position.game.players):
        original = position.copy()
        world = position.game.restore(position.view(seat), hidden_hands(position), rest_of_stock(position))
        rng = random.Random(seed)
        while not original.is_over:
            assert legal(world) == legal(original)
            move = rng.choice(original.legal_moves())
            assert world.play(move) == original.play(move)
        assert world.is_over
        assert world.score() == original.score()


@given(game=games(), seed=seeds)
def test_a_number_deals_the_same_to_everybody(game: FishingGame, seed: int) -> None:
    dealer = seed % game.players
    first, second = (record.deal_number(game, seed, dealer) for _ in range(2))
    assert first.layout == second.layout
    assert first.dealer == dealer
    assert first.to_move == (dealer + 1) % game.players
    assert record.deal_number(game, seed).dealer == game.players - 1
