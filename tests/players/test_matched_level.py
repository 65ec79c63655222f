# SPDX-License-Identifier: MIT
"""A level that follows the person's strength: its changes, and its final state."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.players import LEVELS
from thothit_desktop.players.matched_level import FEWEST, WINDOW, LevelRound, next_level
from thothit_desktop.players.one_deal import margin, play_out


def at(level: str, *margins: float) -> list[LevelRound]:
    return [LevelRound(level, ahead) for ahead in margins]


def course(first: str, rounds: int, play: Callable[[str, int], float]) -> list[str]:
    """The levels of a match in which `play` gives the person's margin against a level in a round."""
    played: list[LevelRound] = []
    level = first
    for number in range(rounds):
        played.append(LevelRound(level, play(level, number)))
        level = next_level(level, played)
    return [known.level for known in played]


def test_it_moves_one_step_once_the_margins_are_clear():
    assert next_level("langganan", at("langganan", *[50] * (FEWEST - 1))) == "langganan"
    assert next_level("langganan", at("langganan", *[50] * FEWEST)) == "sesepuh"
    assert next_level("langganan", at("langganan", *[-50] * 20)) == "tangga"
    assert next_level("langganan", at("langganan", 9, -11, 30, -24, 3)) == "langganan"
    assert next_level("langganan", at("langganan", 0, 0, 0, 0)) == "langganan"
    assert next_level("langganan", ()) == "langganan"


def test_there_is_nobody_beyond_the_first_and_the_last():
    assert next_level("bocah", at("bocah", *[-9] * 8)) == "bocah"
    assert next_level("empu", at("empu", *[9] * 8)) == "empu"


def test_only_the_last_rounds_at_the_present_level_count():
    assert next_level("sesepuh", [*at("langganan", *[50] * 8), *at("sesepuh", 1, 2)]) == "sesepuh"
    assert next_level("sesepuh", at("sesepuh", *[-90] * 9, *[50] * WINDOW)) == "empu"
    assert next_level("sesepuh", [*at("sesepuh", *[50] * 8), *at("empu", -1), *at("sesepuh", 1)]) == "sesepuh"


def test_a_step_back_needs_clearer_margins_than_a_step_on():
    behind = (-4, -4, -1)
    assert next_level("sesepuh", at("sesepuh", *behind)) == "langganan"
    assert next_level("sesepuh", [*at("langganan", 9, 9, 9), *at("sesepuh", *behind)]) == "sesepuh"
    assert next_level("sesepuh", [*at("empu", -9, -9, -9), *at("sesepuh", *behind)]) == "langganan"


def test_players_of_earlier_versions_count_as_what_they_have_become():
    assert next_level("greedy", at("greedy", 5, 5, 5)) == "sesepuh"


def test_it_rests_beside_a_person_of_that_level():
    """Steps as large as those measured in Kowah for two, and luck as large as there."""
    strength = dict(zip(LEVELS, (0, 0.68, 1.14, 1.36, 1.66), strict=True))
    rng = random.Random(1)
    for person in LEVELS:
        for first in ("bocah", "empu"):
            late: Counter[str] = Counter()

            def play(level: str, _: int, ahead: float = strength[person]) -> float:
                return rng.gauss(ahead - strength[level], 1)

            for _ in range(60):
                levels = course(first, 60, play)
                late.update(levels[40:])
            mean = sum(LEVELS.index(level) * rounds for level, rounds in late.items()) / late.total()
            assert abs(mean - LEVELS.index(person)) < 0.8, (person, first, late)


@pytest.mark.long
def test_a_person_who_plays_as_the_regular_ends_near_the_regular():
    game = new_game("totit-denexa", 2)  # its levels are well apart

    @cache
    def play(level: str, number: int) -> float:
        position = game.deal(random.Random(number), number % 2)
        play_out(position, ["langganan", level], None, random.Random(number))
        return margin(game, position.score().points, 0)

    late: Counter[str] = Counter()
    for match in range(6):
        late.update(course("bocah", 60, lambda level, number: play(level, number + 60 * match))[25:])  # noqa: B023
    mean = sum(LEVELS.index(level) * rounds for level, rounds in late.items()) / late.total()
    assert abs(mean - LEVELS.index("langganan")) < 0.5, late
    assert late["langganan"] > 0.4 * late.total(), late
