# SPDX-License-Identifier: MIT
"""The players of the games with mata: what each level looks at, worlds behind views, and the coach."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import legal, positions, walk
from tests.games.rummy.mata.rounds import ANY_8, DULL, ONE_8, SETS, mata, round_of_mata
from tests.games.rummy.rounds import told
from tests.tiers import examples
from thothit_desktop.games.cards import card, faces
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES
from thothit_desktop.players import LEVELS, Limit, new_player
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.players.families import family_of
from thothit_desktop.players.one_round import never
from thothit_desktop.players.rummy.mata.coach import MataCoach
from thothit_desktop.players.rummy.mata.hands import alike, fits, fits_with_mata, mata_view, sensible_moves
from thothit_desktop.players.rummy.mata.outlook import chance_of_call, rank_table
from thothit_desktop.players.rummy.mata.planner import MataPlannerPlayer
from thothit_desktop.players.rummy.mata.race import points_of, race

RULES = mata().rules
SMALL = mata("tantanan").rules
LIMIT = Limit(playouts=10)


def hand(text: str) -> list[int]:
    return list(faces(text.split()))


def choice(level: str, position: Position, seed: int = 1) -> str:
    view = position.view(position.to_move)
    return write_move(new_player(level).choose(view, LIMIT, random.Random(seed), never).move)


def began(first: str, *, players: int = 3, stock: str = "", **options: str) -> MataPosition:
    """Seat 1 begins with these fifteen cards."""
    others = [DULL[0], first, DULL[1]][:players]
    return round_of_mata(mata("balik-satu", players, **options), *others, stock=stock)


# What fits


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (f"{SETS} C2 S2 C6 S7 C8", 12),
        (f"{SETS} C2 S2 C6 S6 C8", 13),
        (f"{SETS} C2 C2 C2 C8 C8", 14),
        ("C1 C2 C3 C4 C5 C6 C7 C8 C9 S9 M9 S8 M8 S7", 10),
    ],
)
def test_cards_fit_into_at_most_five_sets(cards: str, count: int) -> None:
    assert fits(hand(cards), RULES) == count


def test_a_mata_counts_as_a_card_and_a_pair_as_half_of_it() -> None:
    assert [alike(hand(text), RULES) for text in ("C1 C1 C1", "C1 C1 S1", "C1 S1 M1", "")] == [1, 0.5, 0, 0]
    assert [alike(hand(text), SMALL) for text in ("C1 C1", "C1 S1")] == [1, 0]
    assert fits_with_mata(hand(ANY_8), RULES) == 15
    assert fits_with_mata(hand(ONE_8), RULES) == 14.5
    assert fits_with_mata(hand(f"C2 S2 M2 {SETS} C8 M8"), RULES) == 13


def test_cards_are_not_taken_for_ever() -> None:
    position = began(f"{ANY_8} C9", players=2)
    told(position, "discard C9", "pass")
    view = mata_view(position.view(0))
    took = position.history[-1]._replace(kind="took")
    assert [write_move(move) for move in sensible_moves(view)] == ["draw", "take"]
    often = view._replace(history=(*view.history, took, took))
    assert [write_move(move) for move in sensible_moves(often)] == ["draw"]
    drawn = often._replace(history=(*view.history, took, took, took._replace(kind="drew"), took))
    assert len(sensible_moves(drawn)) == 2


def test_only_views_of_these_games_are_played() -> None:
    with pytest.raises(TypeError, match="mata"):
        mata_view(object())  # type: ignore[arg-type]


# The levels


def test_a_child_keeps_identical_cards_and_draws() -> None:
    position = began(f"{SETS} C2 S2 M2 M8 M8 C9")
    assert choice("bocah", position) != "discard M8"
    told(position, "discard C9")
    assert choice("bocah", position) == "call-one"
    told(position, "call-one")
    assert choice("bocah", position) == "draw"


def test_a_neighbour_keeps_sets_and_draws() -> None:
    position = began(f"{SETS} C2 S2 M2 M8 M8 C9")
    assert choice("tangga", position) in ("discard C9", "discard M8")
    position = began("C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C7 C8 C9 OT", players=2)
    told(position, "discard OT")
    assert choice("tangga", position) == "draw"


def test_a_regular_takes_what_completes_a_set() -> None:
    game = mata("balik-satu", 2)
    position = round_of_mata(game, "C2 S2 C3 S3 C4 C6 C6 C7 S7 S8 C9 M9 OT WF", f"{DULL[1]} M2")
    told(position, "discard M2")
    assert choice("langganan", position) == "take"
    other = round_of_mata(game, "C2 S2 C3 S3 C4 C6 C6 C7 S7 S8 C9 M9 OT WF", f"{DULL[1]} M4")
    told(other, "discard M4")
    assert choice("langganan", other) == "draw"


def test_a_regular_keeps_a_mata() -> None:
    position = began("C2 C2 C2 S2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 M8")
    assert {choice("langganan", position, seed) for seed in range(8)} == {"discard S2"}


def test_an_old_hand_and_the_master_wait_for_most_cards() -> None:
    """Both may wait for rank 1, with twice as many cards, or for rank 8."""
    position = began("C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 OT C8 M8", turned="fifteen")
    told(position, "discard OT", "call-any")
    other = began("C2 C2 C2 C3 S3 M3 C4 S4 M4 C8 S8 M8 OT WF C5", turned="fifteen")
    for level in ("sesepuh", "empu"):
        assert choice(level, other) == "discard C5"


def test_the_master_counts_what_has_been_seen() -> None:
    """Of two pairs that could wait, that with copies left is kept, though both have as many in the pack."""
    position = began("C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M5 M8 M8 M9", players=2)
    twin = position.view(1)
    gone = twin._replace(discards=tuple(faces(["M8"] * 2)))
    unseen: dict[int, int] = {design: gone.unseen().count(design) for design in set(gone.unseen())}
    assert unseen.get(card("M8"), 0) == 0
    dead = race(gone, hand(ONE_8), "one", unseen)
    assert dead.wins == 0
    assert dead.margin(2) < 0


def test_a_dead_wait_is_worth_less_than_going_on() -> None:
    position = began(f"{ONE_8} C9", players=2)
    told(position, "discard C9")
    view = position.view(1)._replace(discards=tuple(faces(["M8", "M8"])))
    decision = MataPlannerPlayer(counts=True).choose(view, LIMIT, random.Random(1), never)
    assert decision.move == Move("pass")


def test_the_master_keeps_ceki_where_its_bonus_is_large() -> None:
    position = began(f"C2 C2 S2 {SETS} M8 M8 C9", stock="OT OT C2", ceki_bonus="10-20")
    told(position, "discard C9", "call-one", "draw", "discard OT", "draw", "discard OT", "draw", "discard S2")
    assert choice("langganan", position) == "call-any"
    weighed = dict(MataPlannerPlayer(counts=True).weighed(position.view(1), position.legal_moves()))
    assert set(map(write_move, weighed)) == {"call-any", "pass"}
    assert points_of(position.rules, hand(ONE_8), "one", {0: 1}) > points_of(
        position.rules, hand(ONE_8), "any", {0: 1}
    )


def test_fifteen_turned_cards_bring_their_usual_points() -> None:
    many = mata(turned="fifteen").rules
    assert points_of(many, hand(ANY_8), "any", {}) == pytest.approx(1 + 0.3 + 2.5)


@pytest.mark.parametrize("level", ["random", *LEVELS, "greedy", "expert"])
@pytest.mark.parametrize("game_id", [spec.id for spec in MATA_GAMES])
def test_every_level_plays_legal_moves_to_the_end(game_id: str, level: str) -> None:
    position, player = mata(game_id).deal(random.Random(5)), new_player(level)
    rng = random.Random(1)
    while not position.is_over:
        move = position.chance(rng)
        if move is None:
            move = player.choose(position.view(position.to_move), LIMIT, rng, never).move
            assert write_move(move) in legal(position)
        position.play(move)


@given(position=positions(specs=MATA_GAMES), seed=st.integers(0, 99))
@examples(40)
def test_players_look_at_their_view_alone(position: MataPosition, seed: int) -> None:
    """Whatever lies behind a view, the decision is the same."""
    view = position.view(position.to_move)
    if view.legal_moves() and position.phase != "balik":
        world = family_of(view.game.spec).possible(view, random.Random(seed))
        assert world is not None
        for level in LEVELS:
            first = new_player(level).choose(view, LIMIT, random.Random(seed), never)
            again = new_player(level).choose(world.view(view.seat), LIMIT, random.Random(seed), never)
            assert first == again


# Chances


def test_more_draws_bring_more_chances() -> None:
    unseen = dict.fromkeys(range(30), 5)
    far, near = hand("C2 S2 C3 S4 C5 S5 C6 S7 C8 S8 C9 M9 OT RF"), hand(f"{SETS} C2 C2 C8 M8 C7")
    chances = [[chance_of_call(cards, unseen, draws, RULES) for draws in (1, 4, 12)] for cards in (far, near)]
    for row in chances:
        assert sorted(row) == row
        assert all(0 <= chance <= 1 for chance in row)
    assert all(less < more for less, more in zip(*chances, strict=True))


def test_a_hand_that_can_be_called_is_sure_of_it() -> None:
    assert chance_of_call(hand(ANY_8), {}, 4, RULES) == pytest.approx(1)
    assert chance_of_call(hand(ONE_8), {}, 4, RULES) == pytest.approx(1)
    assert chance_of_call(hand(f"{SETS} C2 S2 M2 C8 M8"), {}, 4, RULES) == 0


def test_the_chances_of_a_rank_add_up() -> None:
    table = rank_table(((2, 3), (0, 5), (1, 4)), 6, 3)
    assert sum(entry[-1] for entry in table) == pytest.approx(1, abs=0.05)
    assert rank_table(((3, 0), (0, 0), (2, 0)), 6, 3) == ((1, 2, 1, 1.0),)


# Worlds


@given(position=positions(specs=MATA_GAMES), seed=st.integers(0, 99))
@examples(60)
def test_a_world_behind_a_view_looks_the_same_and_plays_on(position: MataPosition, seed: int) -> None:
    rng = random.Random(seed)
    for seat in position.game.playing:
        view = position.view(seat)
        world: Any = family_of(view.game.spec).possible(view, rng)
        assert world.view(seat) == view
        for _ in walk(world, rng):
            pass
        assert world.is_over


def test_a_shown_card_is_beside_the_hand_that_was_called() -> None:
    """A caller has drawn what does not win; without it the hand waits for something else."""
    position = began(f"{ANY_8} C9", stock="OT OT RF")
    told(position, "discard C9", "call-any", "draw", "discard OT", "draw", "discard OT", "draw")
    for seed in range(5):
        world: Any = family_of(position.game.spec).possible(position.view(0), random.Random(seed))
        assert world.view(0) == position.view(0)
        left = [held for held in world.hands[1] if held != card("RF")]
        assert world.rules.call_of([*left, *[card("RF")] * (14 - len(left))]) == "any"


def test_a_hand_that_cannot_have_been_called_is_dealt_at_random() -> None:
    position = began(f"{ONE_8} C9", players=2)
    told(position, "discard C9", "call-one")
    view = position.view(0)
    strange = view._replace(known=(view.known[0], tuple(faces(["C1", "C2", "C3", "C4", "C5", "C6", "C7"]))))
    world: Any = family_of(view.game.spec).possible(strange, random.Random(1))
    assert len(world.hands[1]) == 14


# The coach


def advice(position: MataPosition, made: str = "") -> Advice:
    coach = family_of(position.game.spec).coach()
    view = position.view(position.to_move)
    return coach.advise(view, LIMIT, random.Random(1), never, read_move(made) if made else None)


def test_the_coach_says_what_a_hand_waits_for() -> None:
    found = advice(began(f"{ANY_8} C9"))
    assert write_move(found.options[0].move) == "discard C9"
    assert found.options[0].behind == 0
    (fact,) = found.facts
    assert fact.kind == "call"
    assert fact.values == {"call": "any", "cards": faces(["C8", "S8", "M8"]), "live": 13, "unseen": 135}


def test_the_coach_says_what_a_call_wins_with() -> None:
    position = began(f"{ONE_8} C9")
    told(position, "discard C9")
    found = advice(position)
    assert write_move(found.options[0].move) == "call-one"
    assert found.facts[0].values["cards"] == faces(["M8"])
    told(position, "call-one", "draw")
    assert advice(position).facts[0].kind in ("call", "needs")


def test_the_coach_says_what_a_hand_needs() -> None:
    found = advice(began("C2 C2 C2 S3 C3 C4 S4 C5 S5 C6 S7 C8 C9 OT WF"))
    assert found.facts[0].kind == "needs"
    assert found.facts[0].values["mata"] is True
    assert found.facts[0].values["missing"] == 14 - 11


def test_the_coach_says_what_a_card_taken_fits() -> None:
    position = round_of_mata(
        mata("balik-satu", 2), "C2 S2 C3 S3 C4 C6 C6 C7 S7 S8 C9 M9 OT WF", f"{DULL[1]} M2"
    )
    told(position, "discard M2")
    (fact,) = advice(position).facts
    assert fact.kind == "fits"
    assert fact.values["after"] == 1 + int(str(fact.values["before"]))


def test_the_coach_claims_and_weighs_a_move_that_makes_no_sense() -> None:
    position = began(f"{ANY_8} C9", stock="S8")
    told(position, "discard C9", "call-any", "draw")
    found = advice(position, "1:pass")
    assert [write_move(option.move) for option in found.options] == ["1:claim", "1:pass"]
    assert found.facts[0].kind == "wins"
    assert found.facts[0].values == {"card": card("S8")}


def test_the_coach_weighs_a_take_made_once_too_often() -> None:
    position = began(f"{ANY_8} C9", players=2)
    told(position, "discard C9", "pass")
    view = position.view(0)
    took = position.history[-1]._replace(kind="took")
    often = view._replace(history=(*view.history, took, took))
    coach = family_of(view.game.spec).coach()
    found = coach.advise(often, LIMIT, random.Random(1), never, Move("take"))
    assert {write_move(option.move) for option in found.options} == {"draw", "take"}


def test_the_coach_values_a_hand_between_its_turns() -> None:
    position = began(f"{ANY_8} C9")
    coach = family_of(position.game.spec).coach()
    rng = random.Random(1)
    assert coach.value(position.view(1), LIMIT, rng, never) is None
    waiting, dull = (coach.value(position.view(seat), LIMIT, rng, never) for seat in (0, 2))
    assert waiting is not None
    assert dull is not None
    told(position, "discard C9", "call-any")
    mine = coach.value(position.view(1), LIMIT, rng, never)
    assert mine is not None
    assert mine > max(waiting, dull)
    assert coach.playouts(position.game.spec) == MataCoach().playouts(position.game.spec) == 1
    assert family_of(position.game.spec).chance(1.0, position.game) is None


def test_a_caller_who_has_taken_a_card_has_another_to_discard() -> None:
    """The card just taken may not be discarded (docs/rules/mata.md)."""
    position, rng, player = deal_number(mata("tantanan", 4), 1), random.Random(1), new_player("langganan")
    while not (position.calls[position.to_move] and position.view(position.to_move).taken is not None):
        view = position.view(position.to_move)
        takes = [move for move in view.legal_moves() if move.kind == "take" and view.calls[view.seat]]
        position.play(position.chance(rng) or (takes or [player.choose(view, LIMIT, rng, never).move])[0])
    view = position.view((position.to_move + 1) % 4)
    other = family_of(view.game.spec).possible(view, rng)
    assert other.view(view.seat) == view
    assert other.legal_moves()
