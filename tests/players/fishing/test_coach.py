# SPDX-License-Identifier: MIT
"""The advice of the coach of fishing games."""

import random
from statistics import fmean

import pytest

from tests.players.coach.rounds import decisions
from tests.players.situations import view_of
from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise, coach_of, hint_limit
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.players.one_round import play_round

VIEW = view_of("S9 C4 C7", "C9 S4 M7")


def advice(view: object, playouts: int = 600) -> Advice:
    return advise(view, Limit(playouts=playouts), random.Random(1), never)  # type: ignore[arg-type]


def test_weighs_as_the_expert_does() -> None:
    said = advice(VIEW)
    expert = new_player("expert").choose(VIEW, Limit(playouts=600), random.Random(1), never)
    assert [option.move for option in said.options] == [one.move for one in expert.considered]
    # All margins are corrected alike.
    best = expert.considered[0].margin
    assert [option.behind for option in said.options] == pytest.approx(
        [best - one.margin for one in expert.considered]
    )
    assert said.playouts == 600
    assert not said.exact


def test_the_middle_of_a_round_promises_what_it_brings() -> None:
    """Regulars come out even; a coach that takes all hands for equally good says they are all behind."""
    game, said = new_game("sackson", 2), []
    coach = coach_of(game.spec)
    assert coach
    for deal in range(25):
        position, players = deal_number(game, deal), [new_player("langganan")] * 2
        play_round(position, players, Limit(playouts=1), random.Random(deal))
        middle = deal_number(game, deal)
        for move in position.moves[: len(position.moves) // 2]:
            middle.play(move)
        for seat in game.playing:
            value = coach.value(middle.view(seat), Limit(playouts=30), random.Random(1), never)
            said += [] if value is None else [value]
    assert len(said) > 20
    assert fmean(said) == pytest.approx(0.0, abs=0.4)


@pytest.mark.whole
def test_the_end_is_worked_out_where_every_card_is_known() -> None:
    worked_out = 0
    for position in decisions(new_game("thothit"), 60, 0.7):
        view = position.view(position.to_move)
        said = advise(view, Limit(playouts=3), random.Random(1), never)
        known = sum(view.hand_sizes) == len(view.hand)
        assert said.exact == (known and len(view.unseen()) < 2)
        if not said.exact:
            continue
        worked_out += 1
        worths = {}
        for option in said.options:
            after = position.copy()
            after.play(option.move)
            worths[option.move] = best_end(after, view.seat)
            assert (option.margin, option.within) == (worths[option.move], 0.0)
            assert option.behind == said.options[0].margin - option.margin
        assert worths.keys() == set(view.legal_moves())
        assert said.options[0].margin == max(worths.values())
        assert all(fact.kind != "left" for fact in said.facts)
    assert worked_out > 2


def best_end(position: Position, seat: int) -> float:
    """The best margin that a seat, the last to hold a card, can come to."""
    if position.is_over:
        points = position.score().points
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    ends = []
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        ends.append(best_end(after, seat))
    return max(ends)


def test_says_how_far_the_others_are_behind_and_how_sure_that_is() -> None:
    best, *others = advice(VIEW).options
    assert (write_move(best.move), best.behind, best.within) == ("S9xC9", 0.0, 0.0)
    for option in others:
        assert option.behind == pytest.approx(best.margin - option.margin)
        assert option.within > 0
    few, many = (advice(VIEW, playouts).options[-1].within for playouts in (60, 6000))
    assert many < few / 5


def test_shows_all_moves_also_where_the_expert_tries_some_only() -> None:
    view = new_game("thothit-kuna", 6).deal(random.Random(2)).view(0)
    assert {option.move for option in advice(view, 60).options} == set(view.legal_moves())


def test_without_a_world_it_says_what_each_move_adds_at_once() -> None:
    said = advise(VIEW, Limit(playouts=600), random.Random(1), lambda: True)
    greedy = new_player("greedy").choose(VIEW, Limit(playouts=1), random.Random(1), never)
    assert [(option.move, option.margin) for option in said.options] == list(greedy.considered)
    assert said.playouts == 0
    assert said.options[0].behind == 0


def test_a_hint_is_shorter_in_the_longest_game() -> None:
    assert hint_limit(new_game("thothit").spec).playouts == 6000
    assert hint_limit(new_game("thothit-kuna").spec, ms=500) == Limit(ms=500, playouts=2500)


def test_nobody_coaches_where_nobody_decides() -> None:
    game = new_game("kings")
    assert coach_of(game.spec) is None
    assert hint_limit(game.spec).playouts == 1
    assert advise(game.deal(random.Random(1)).view(0), Limit(playouts=1), random.Random(1), never) == Advice(
        ()
    )


def test_asks_for_a_view_with_moves() -> None:
    view = new_game("thothit").deal(random.Random(1)).view(1)
    with pytest.raises(ValueError, match="no move"):
        advice(view)


def test_a_position_is_worth_the_mean_of_its_playouts() -> None:
    coach = coach_of(VIEW.game.spec)
    assert coach
    turned = view_of("C2 C3", "S9 C9", turned="M9")
    assert coach.value(turned, Limit(playouts=9), random.Random(1), never) is None
    assert coach.value(VIEW, Limit(playouts=9), random.Random(1), lambda: True) is None
    poor, rich = (
        coach.value(view_of("C2", "S2 S7", captured={0: pile}), Limit(playouts=50), random.Random(1), never)
        for pile in ("C3 S3", "C3 C3")
    )
    assert poor is not None
    assert rich is not None
    assert rich > poor


def test_a_card_left_with_the_last_turn_is_followed_to_the_end() -> None:
    position = new_game("thothit").deal(random.Random(3))
    while not (position.phase == "hand" and position.turn == 19 and not position.legal_moves()[0].takes):
        if position.is_over:
            position = new_game("thothit").deal(random.Random(position.stock[0] + 100 * position.stock[1]))
        position.play(position.legal_moves()[0])
    said = advice(position.view(position.to_move), 5)
    left = said.facts[0]
    assert (left.kind, left.values["unseen"]) == ("left", 3)
