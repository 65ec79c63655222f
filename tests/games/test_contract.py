# SPDX-License-Identifier: MIT
"""The contract of every registered game, with all players, options and seats that play.

Games are looked up when a test runs: `tests/scopa/test_contract.py` runs most of these tests with a family
that only its own tests register.
"""

import pickle
import random
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.oracle import every_card, legal_texts, points, seats_in_turn
from tests.games.rounds import (
    BY_TURNS,
    fishing_positions,
    game_of,
    hidden_hands,
    legal,
    positions,
    refilled,
    rest_of_stock,
    undealt,
    walk,
)
from tests.tiers import examples
from thothit_desktop.games import games, new_game, record
from thothit_desktop.games.cards import CEKI, CODES, HIDDEN, card
from thothit_desktop.games.contract import Event, Game, Layout, Move, Position, View
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.notation import read_event, read_move, write_event, write_move
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.rummy.turn_position import TurnPosition

seeds = st.integers(0, 2**32 - 1)
AT_ONCE = ("ayam", "kandang")
"""The rules of score lines for a whole capture; its cards are counted in other lines too."""
LUCK = ("draw", "laki", "balik", "turn")
"""The phases in which luck decides."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of a `game_id` is one of every game."""
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", games())


def test_the_catalogue_names_each_game_by_its_id(game_id: str) -> None:
    game = new_game(game_id)
    spec = game.spec
    assert spec is games()[game_id]
    assert game.players == spec.default_players in spec.players
    assert game.playing == tuple(range(game.players))
    assert game.options == {option.name: option.default for option in spec.options}
    for option in spec.options:
        assert option.default in option.values
        assert option.title
        assert option.sources.keys() == option.values.keys()
        assert all(option.sources.values())
        assert all(option.values.values())
    assert spec.name
    assert spec.summary
    assert spec.minutes > 0
    assert 0 <= spec.luck <= 10
    assert (spec.luck == 10) == spec.by_luck == (game.deal(random.Random(1)).phase == "draw")
    assert spec.matches
    assert [(CODES[card(code)], card(code) in CEKI) for code in spec.picture] == [
        (code, not spec.french) for code in spec.picture
    ]


@given(game=game_of(BY_TURNS), seed=seeds)
@examples(40)
def test_as_many_stock_cards_are_turned_at_once_as_the_spec_says(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    position = game.deal(rng)
    dealt = len(position.history)
    for _ in walk(position, rng):
        pass
    turned = {len(event.cards) for event in position.history[dealt:] if event.kind == "turned"}
    assert turned == ({game.spec.opened} if position.layout.stock else set())


@given(game=game_of())
def test_a_round_that_all_play_is_of_the_game_itself(game: Game) -> None:
    whole = new_game(game.spec.id, game.players, game.options)
    assert game.in_match(tuple(range(game.players))) == whole
    assert (game == whole) == (game.playing == whole.playing and getattr(game, "standing", None) is None)
    assert game == game.in_match(game.playing, getattr(game, "standing", None))


def test_every_preset_is_of_its_game_and_changes_something(game_id: str) -> None:
    spec = games()[game_id]
    assert len({preset.id for preset in spec.presets}) == len(spec.presets)
    for preset in spec.presets:
        game = new_game(game_id, preset.players, preset.options)
        assert preset.name
        assert preset.about
        assert game != new_game(game_id)
        assert record.changed_options(game) == preset.options


@given(position=positions())
def test_no_card_is_lost_or_made(position: Position) -> None:
    deck, found = Counter(position.game.deck), every_card(position)
    assert found + Counter(undealt(position)) == deck
    if "stock" in position.game.spec.zones and position.layout.stock:
        assert found == deck


@given(position=positions(but=["thunee"]))  # tests/games/oracle.py does not tell its legal moves
def test_legal_moves_are_those_of_the_rules(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert legal(position) == (set() if position.phase == "laki" else legal_texts(position))


@given(position=fishing_positions(), other=st.integers(0, len(CODES) - 1))
@examples(40)
def test_a_move_is_refused_unless_it_is_legal(position: FishingPosition, other: int) -> None:
    allowed = set(position.legal_moves())
    view = position.view(position.to_move)
    designs = [*CEKI, other]
    tried = [Move(kind, (card,)) for kind in ("play", "turn") for card in designs]
    tried += [Move(move.kind, (*move.cards, taken)) for move in tried for taken in designs]
    tried += [Move("two", (other, other)), Move("laki", (other,) * 6, (0, 1))]
    for move in tried:
        refusal = position.refusal(move)
        assert (refusal is None) == (move in allowed)
        assert refusal is None or str(reason(refusal))
        if position.phase == "draw":
            assert view.refusal(move) is not None
        else:
            assert view.refusal(move) == refusal


@given(position=positions(specs=[KINGS]), seed=seeds)
def test_kings_refuses_every_other_turn_and_draw(position: KingsPosition, seed: int) -> None:
    rng = random.Random(seed)
    some = [*rng.sample(laki.DECK, 4), card("Ks"), card("C1")]
    tried = [Move("two", (first, second)) for first in some for second in some]
    tried += [Move(kind, cards) for kind in ("play", "turn") for cards in ((some[0],), (some[0], some[1]))]
    tried += [Move("two", position._turn().cards[::-1])] if position.phase == "draw" else []
    for move in tried:
        assert (position.refusal(move) is None) == (move in position.legal_moves())
    seats = position.tied or (0, 1)
    drawn = laki.left(position.used, len(seats))
    for cards in (rng.sample(drawn, 3 * len(seats)), [drawn[0]] * 3 * len(seats), some * 2):
        for drawers in (seats, seats[1:], seats[::-1], (0,)):
            refusal = position.refusal(Move("laki", tuple(cards[: 3 * len(drawers)]), drawers))
            assert refusal is None or str(reason(refusal))
            good = position.phase == "laki" and drawers == seats and set(cards) <= set(drawn)
            assert (refusal is None) == (good and len(set(cards)) == len(cards))


@given(position=positions(), seed=seeds)
def test_what_nobody_decides_is_luck_s_and_legal(position: Position, seed: int) -> None:
    move = position.chance(random.Random(seed))
    assert (move is not None) == (position.phase in LUCK)
    if move is not None:
        assert position.refusal(move) is None
        assert position.phase == "laki" or position.legal_moves() == [move]
        assert all(position.view(seat).legal_moves() == [] for seat in range(position.game.players))


@given(position=positions(specs=BY_TURNS))
def test_only_the_seat_to_move_has_moves(position: Position) -> None:
    assert position.is_over or position.to_move in position.game.playing
    for seat in range(position.game.players):
        view = position.view(seat)
        mine = seat == position.to_move and position.phase in ("hand", "stock")
        assert {write_move(move) for move in view.legal_moves()} == (legal(position) if mine else set())
        for move in position.legal_moves():
            refusal = view.refusal(move)
            if mine:
                assert refusal is None
            else:
                assert refusal is not None
                assert refusal.code == ("stock-first" if seat == position.to_move else "not-your-turn")


@given(position=positions())
def test_the_seat_that_is_asked_sees_what_it_may_do(position: Position) -> None:
    views = [position.view(seat) for seat in range(position.game.players)]
    asked = views[position.to_move]
    assert (asked.to_move, asked.phase) == (position.to_move, position.phase)
    assert len({(view.to_move, view.phase) for view in views if view.to_move != view.seat}) <= 1
    for view in views:
        if view.to_move != view.seat or view.phase in (*LUCK, "over"):
            assert view.legal_moves() == []
        elif view is asked:
            assert {write_move(move) for move in view.legal_moves()} == legal(position)
        for move in view.legal_moves():
            assert view.refusal(move) is None
        for move in position.legal_moves():
            refusal = view.refusal(move)
            assert (refusal is None) == (move in view.legal_moves())
            assert refusal is None or str(reason(refusal))


@given(position=positions(), seed=seeds)
def test_a_copy_plays_on_the_same_and_leaves_the_original(position: Position, seed: int) -> None:
    views = [position.view(seat) for seat in range(position.game.players)]
    moves = position.moves
    twin, second = position.copy(), position.copy()
    for _ in walk(twin, random.Random(seed)):
        pass
    assert [position.view(seat) for seat in range(position.game.players)] == views
    assert position.moves == moves
    assert every_card(position) == every_card(twin)
    for _ in walk(second, random.Random(seed)):
        pass
    assert second.history == twin.history
    assert second.score() == twin.score()


@given(position=positions(ended=True))
def test_moves_and_events_are_texts_that_read_back(position: Position) -> None:
    for move in position.moves:
        assert read_move(write_move(move)) == move
    for event in (*position.history, *position.view(0).history):
        assert read_event(write_event(event)) == event


@given(position=positions())
def test_the_history_tells_the_moves_and_the_layout(position: Position) -> None:
    again = position.game.from_layout(position.layout, position.dealer)
    told: list[Event] = list(again.history)
    for move in position.moves:
        assert again.refusal(move) is None
        told += again.play(move)
    assert told == again.history == position.history
    assert again.moves == position.moves
    assert again.layout == position.layout


@given(position=positions(ended=True))
def test_an_ended_round_scores_what_its_lines_say(position: Position) -> None:
    score, n = position.score(), position.game.players
    assert position.phase == "over"
    assert position.is_over
    assert position.legal_moves() == []
    assert position.chance(random.Random(1)) is None
    for seat, lines in enumerate(score.lines):
        assert sum(line.points for line in lines) == score.points[seat]
    ends = position.history[-n:]
    assert ends == [Event("scored", seat, (), won) for seat, won in enumerate(score.points)]


@given(position=positions(ended=True, specs=BY_TURNS))
def test_captures_are_worth_what_the_rules_say(position: Position) -> None:
    assert isinstance(position, FishingPosition | KingsPosition)
    score = position.score()
    for captured, lines, won in zip(position.captures, score.lines, score.points, strict=True):
        assert won == points(position, captured)
        counted = [line for line in lines if line.rule not in AT_ONCE]
        assert Counter([card for line in counted for card in line.cards]) == Counter(captured)


@given(position=positions(ended=True))
def test_the_best_of_those_who_can_win_do(position: Position) -> None:
    score = position.score()
    barred = {event.seat for event in position.history if event.kind == "barred"}
    running = [seat for seat in position.game.playing if seat not in barred]
    best = max((score.points[seat] for seat in running), default=None)
    if position.game.goal is not None:
        best = best or None  # without a point nobody has won
    leading = tuple(seat for seat in running if score.points[seat] == best)
    if isinstance(position, KingsPosition):
        assert len(score.winners) == 1
        assert set(score.winners) <= set(leading)
    else:
        assert score.winners == leading
    game = position.game
    assert (score.champion is not None) == (isinstance(game, KingsGame) and game.standing is not None)


@given(position=positions(), seed=seeds)
def test_a_record_of_a_position_replays_to_it(position: Position, seed: int) -> None:
    game = position.game
    assume(getattr(game, "standing", None) is None)  # a last round needs those before it
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


@given(position=positions(specs=BY_TURNS), seed=seeds)
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: Position, seed: int) -> None:
    """Hidden cards change places, in hands, stock or undealt; the same moves are made again."""
    rng, layout = random.Random(seed), position.layout
    hands, stock = hidden_hands(position), rest_of_stock(position)
    for seat in range(position.game.players):
        others = [other for other in range(position.game.players) if other != seat]
        known = position.view(seat).last if isinstance(position, FishingPosition) else ()
        unknown = stock[: len(stock) - len(known)]
        hidden = [*(card for other in others for card in hands[other]), *unknown, *undealt(position)]
        rng.shuffle(hidden)
        dealt, seen = list(layout.hands), list(layout.stock[: len(layout.stock) - len(stock)])
        places = refilled(position)
        for other in others if dealt else []:
            if places:
                for place in places.get(other, ()):
                    seen[place] = hidden.pop()
                continue
            kept = Counter(dealt[other]) - Counter(hands[other])
            dealt[other] = (*kept.elements(), *(hidden.pop() for _ in hands[other]))
        rest = (*hidden[: len(unknown)], *known)
        twin = position.game.from_layout(Layout(tuple(dealt), layout.pool, (*seen, *rest)), position.dealer)
        for move in position.moves:
            twin.play(move)
        assert twin.view(seat) == position.view(seat)


@given(position=positions())
def test_a_seat_knows_all_cards_but_the_unseen(position: Position) -> None:
    hands, stock = hidden_hands(position), rest_of_stock(position)
    for seat in range(position.game.players):
        view = position.view(seat)
        hidden = Counter([*stock, *undealt(position)])
        for other, hand in enumerate(hands):
            if other != seat:
                hidden.update(hand)
                hidden.subtract(view.known[other] if hasattr(view, "known") else ())
        hidden.subtract(view.last if isinstance(view, FishingView) else ())
        assert view.unseen() == sorted(hidden.elements())
        assert (view.undealt if hasattr(view, "undealt") else view.stock_size) == len(stock)
        if isinstance(position, FishingPosition | TurnPosition):
            assert view.hand_sizes == tuple(len(hand) for hand in hands)
            assert sorted(view.hand) == sorted(hands[seat])
            first = [event for event in view.history if event.kind == "dealt"][: len(position.game.playing)]
            dealt = {event.seat: event.cards for event in first}
            assert set(dealt) == (set(position.game.playing) if position.layout.hands else set())
            assert dealt.get(seat, ()) == (*position.layout.hands, *[()] * 6)[seat]
            assert all(set(dealt[other]) == {HIDDEN} for other in dealt if other != seat)


def as_passed(position: Position, view: View) -> Position | None:
    """The position once all asked in secret have passed, as the view has it; None where one may not."""
    twin = position.copy()
    while (twin.to_move, twin.phase) != (view.to_move, view.phase):
        move = next((move for move in twin.legal_moves() if move.kind == "pass"), None)
        if move is None:
            return None
        twin.play(move)
    return twin


@given(position=positions(but=["thunee"]), seed=seeds)
def test_a_restored_position_plays_on_the_same(position: Position, seed: int) -> None:
    for seat in range(position.game.players):
        view = position.view(seat)
        original = as_passed(position, view)
        if original is None:
            assert position.game.options["declaring"] == "at-once"
            continue
        world = position.game.restore(view, hidden_hands(position), rest_of_stock(position))
        rng = random.Random(seed)
        while not original.is_over:
            assert legal(world) == legal(original)
            move = original.chance(rng) or rng.choice(original.legal_moves())
            assert world.play(move) == original.play(move)
        assert world.is_over
        assert world.score() == original.score()


@given(position=positions())
def test_a_view_goes_to_another_process_unchanged(position: Position) -> None:
    for seat in range(position.game.players):
        view = position.view(seat)
        sent = pickle.loads(pickle.dumps(view))
        assert sent == view
        assert hash(sent) == hash(view)
        assert sent.legal_moves() == view.legal_moves()
        assert all(sent.refusal(move) == view.refusal(move) for move in position.legal_moves())
        assert sent.unseen() == view.unseen()


@given(game=game_of(), seed=seeds)
def test_a_number_deals_the_same_to_everybody(game: Game, seed: int) -> None:
    dealer = seed % game.players
    first, second = (record.deal_number(game, seed, dealer) for _ in range(2))
    assert first.layout == second.layout
    assert first.dealer == dealer
    if first.phase in ("hand", "draw", "pick"):
        assert first.to_move == seats_in_turn(first)[0]
    assert record.deal_number(game, seed).dealer == game.players - 1


@given(position=positions(ended=True, specs=BY_TURNS))
def test_the_seats_act_in_turn(position: Position) -> None:
    order, turn = seats_in_turn(position), 0
    again = position.game.from_layout(position.layout, position.dealer)
    for move in position.moves:
        if again.phase != "laki":
            assert again.to_move == order[turn % len(order)]
        again.play(move)
        turn += again.phase in ("hand", "draw", "over")


def test_only_a_view_of_the_family_can_be_restored(game_id: str) -> None:
    with pytest.raises(TypeError, match="not a view of"):
        new_game(game_id).restore(object(), [], ())  # type: ignore[arg-type]
