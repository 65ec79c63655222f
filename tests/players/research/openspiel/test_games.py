# SPDX-License-Identifier: MIT
"""The games in OpenSpiel: its own tests pass, and hidden cards stay hidden."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy
import pytest

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game, Layout, Position, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.one_round import never

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver  # noqa: E402

from thothit_desktop.players.research.openspiel import OpenSpielGame, short_name  # noqa: E402
from thothit_desktop.players.research.openspiel.observer import Observer  # noqa: E402
from thothit_desktop.players.research.openspiel.state import OpenSpielState  # noqa: E402

DECIDED = [spec for spec in games().values() if not spec.by_luck]


def dealt(game: OpenSpielGame, thousands: int = 0, rest: int = 7) -> OpenSpielState:
    state = game.new_initial_state()
    state.apply_action(thousands)
    state.apply_action(rest)
    return state


@pytest.mark.parametrize("spec", DECIDED, ids=lambda spec: spec.id)
def test_its_own_simulation_test_passes(spec: GameSpec) -> None:
    game = pyspiel.load_game(short_name(spec))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = dealt(game)
    rng = random.Random(1)
    for _ in range(5):
        state.apply_action(rng.choice(state.legal_actions()))
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("spec", DECIDED, ids=lambda spec: spec.id)
@pytest.mark.long
def test_another_round_that_looks_the_same_to_a_seat_plays_on(spec: GameSpec) -> None:
    game, rng = pyspiel.load_game(short_name(spec)), random.Random(2)
    hands = set()
    for number in range(5):
        state = dealt(game, number)
        while not state.is_terminal():
            player = state.current_player()
            if rng.random() < 0.25:
                other = state.resample_from_infostate(player, rng.random)
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()
                for told in ("information_state_string", "information_state_tensor"):
                    assert getattr(other, told)(player) == getattr(state, told)(player)
                hands.add(other.information_state_string(1 - player % 2))
                while not other.is_terminal():
                    other.apply_action(rng.choice(other.legal_actions()))
                assert sum(other.returns()) == pytest.approx(0)
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(hands) > 5
    fresh = game.new_initial_state()
    assert str(fresh.resample_from_infostate(0, rng.random)) == "deal"


def played_on(state: OpenSpielState, rng: random.Random) -> Iterator[tuple[int, list[int]]]:
    """Play to the end, half of all calls passed; yield before each move who is to make one of which."""
    player = new_player("greedy")
    while not state.is_terminal():
        seat, actions = state.current_player(), state.legal_actions()
        yield seat, actions
        move = player.choose(state.view(seat), Limit(playouts=1), rng, never).move
        texts = {state.action_to_string(action): action for action in actions}
        action = texts[write_move(move)]
        if rng.random() < 0.5:
            action = next((texts[text] for text in texts if text.endswith("pass")), action)
        state.apply_action(action)


@pytest.mark.parametrize(
    "name", ["python_thunee", "python_thunee(players=6)", "python_kowah(players=2)", "python_sampen"]
)
def test_states_that_look_alike_to_a_seat_ask_it_the_same(name: str) -> None:
    """A seat's own secret passes tell them apart."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    by_text: dict[str, list[int]] = {}
    by_numbers: dict[tuple[float, ...], list[int]] = {}
    passed = 0
    for rest in range(12):
        begun = dealt(game, 0, rest)
        for _ in range(3):
            state = begun.clone()
            for player, actions in played_on(state, rng):
                text = state.information_state_string(player)
                assert by_text.setdefault(text, actions) == actions
                assert (
                    by_numbers.setdefault(tuple(state.information_state_tensor(player)), actions) == actions
                )
                passed += "secret pass" in text
    assert passed > 5


def test_another_seat_s_secret_pass_is_not_told() -> None:
    game, rng = pyspiel.load_game("python_thunee"), random.Random(1)
    found = 0
    for rest in range(30):
        state = dealt(game, 0, rest)
        before, asked = [""] * 4, 0
        for player, _ in played_on(state, rng):
            told = [state.information_state_string(seat) for seat in range(4)]
            changed = [seat for seat in range(4) if told[seat] != before[seat]]
            if told[asked].count("secret pass") > before[asked].count("secret pass"):
                found += 1
                assert changed == [asked]
                other = state.resample_from_infostate((asked + 1) % 4, rng.random)
                assert "secret pass" not in other.information_state_string(asked)
            before, asked = told, player
    assert found > 5


def test_counterfactual_regret_runs_where_seats_pass_in_secret() -> None:
    numpy.random.seed(2)
    solver = OutcomeSamplingSolver(pyspiel.load_game("python_thunee(players=4)"))
    for _ in range(20):
        solver.iteration()


@pytest.mark.parametrize("name", ["python_thothit", "python_thunee"])
def test_its_own_tree_search_samples_rounds_and_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    judge = RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ISMCTSBot(game, judge, 30.0, 40, random_state=numpy.random.RandomState(1))
    state, rng = dealt(game), random.Random(1)
    for _ in range(3):
        assert bot.step(state) in state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_there_are_sixteen_and_players_and_options_are_parameters() -> None:
    assert len(DECIDED) == 16
    game = pyspiel.load_game("python_kowah(players=2)")
    assert game.num_players() == 2
    option = DECIDED[0].options[0]
    value = next(value for value in option.values if value != option.default)
    game = pyspiel.load_game(f"python_thothit({option.name}={value})")
    assert game.game.options[option.name] == value


def test_the_deal_is_that_of_its_number() -> None:
    game = pyspiel.load_game("python_thothit")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1000
    assert str(state) == "deal"
    state.apply_action(12)
    assert str(state) == "deal 12"
    assert state.information_state_string(1) == "seat 1"
    assert list(state.information_state_tensor(1))[:3] == [0, 1, 0]
    assert state.returns() == [0, 0, 0]
    state.apply_action(345)
    assert state.position.layout == deal_number(game.game, 12345).layout
    assert "deal 12345" in str(state)
    assert state.action_to_string(-1, 3) == "deal 3"
    assert state.action_to_string(0, 0) == "action 0"


def test_the_returns_are_margins_and_actions_have_the_texts_of_moves() -> None:
    state = dealt(pyspiel.load_game("python_thothit"))
    rng = random.Random(3)
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        assert state.string_to_action(state.action_to_string(action)) == action
        state.apply_action(action)
    points = state.position.score().points
    assert state.returns()[0] == pytest.approx(points[0] - (points[1] + points[2]) / 2)
    assert sum(state.returns()) == pytest.approx(0)


class Shown(NamedTuple):
    """A round that was not dealt by OpenSpiel."""

    position: Position

    def view(self, player: int) -> View:
        return self.position.view(player)

    def secret_passes(self, player: int) -> list[int]:
        return []


@pytest.mark.parametrize("name", ["thothit", "enthit", "pei", "sackson", "thothit-kuna"])
def test_a_seat_is_told_nothing_that_it_does_not_see(name: str) -> None:
    """Behind the same view the hidden cards are dealt otherwise: text and numbers stay."""
    game = new_game(name)
    position, rng = deal_number(game, 3), random.Random(4)
    for _ in range(9):
        position.play(rng.choice(position.legal_moves()))
    while not position.view(position.to_move).legal_moves():
        position.play(position.legal_moves()[0])
    seat = position.to_move
    view = position.view(seat)
    unseen = view.unseen()
    rng.shuffle(unseen)
    assert isinstance(view, FishingView)
    hands = [
        list(view.hand) if other == seat else [unseen.pop() for _ in range(size)]
        for other, size in enumerate(view.hand_sizes)
    ]
    other = game.restore(view, hands, view.stock(unseen))
    assert _told(game, position, seat) == _told(game, other, seat)
    assert _told(game, position, seat) != _told(game, position, 1 - seat % 2)


@pytest.mark.parametrize("name", ["thothit", "kowah", "thunee"])
def test_a_seat_is_told_its_own_cards_alone(name: str) -> None:
    """The hands of the other seats, and the stock, are dealt otherwise."""
    game = new_game(name)
    layout = deal_number(game, 3).layout
    hidden = [card for hand in layout.hands[1:] for card in hand] + list(layout.stock)
    random.Random(5).shuffle(hidden)
    sizes = [len(hand) for hand in layout.hands[1:]]
    hands = [layout.hands[0]]
    for size in sizes:
        hands.append(tuple(hidden[:size]))
        del hidden[:size]
    one, other = game.from_layout(layout), game.from_layout(Layout(tuple(hands), layout.pool, tuple(hidden)))
    assert _told(game, one, 0) == _told(game, other, 0)
    assert _told(game, one, 1) != _told(game, other, 1)


def _told(game: Game, position: Position, seat: int) -> tuple[str, list[float]]:
    observer = Observer(game)
    observer.set_from(Shown(position), seat)
    return observer.string_from(Shown(position), seat), list(observer.tensor)
