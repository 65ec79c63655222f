# SPDX-License-Identifier: MIT
"""Scopa, registered alone, with the tests of every game and the random rounds of `thothit check`."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import positions
from tests.games.test_contract import (  # noqa: F401  (they are run here, too)
    test_a_copy_plays_on_the_same_and_leaves_the_original,
    test_a_number_deals_the_same_to_everybody,
    test_a_record_of_a_position_replays_to_it,
    test_a_restored_position_plays_on_the_same,
    test_a_round_that_all_play_is_of_the_game_itself,
    test_a_seat_knows_all_cards_but_the_unseen,
    test_a_view_goes_to_another_process_unchanged,
    test_an_ended_round_scores_what_its_lines_say,
    test_every_preset_is_of_its_game_and_changes_something,
    test_moves_and_events_are_texts_that_read_back,
    test_no_card_is_lost_or_made,
    test_only_a_view_of_the_family_can_be_restored,
    test_the_best_of_those_who_can_win_do,
    test_the_catalogue_names_each_game_by_its_id,
    test_the_history_tells_the_moves_and_the_layout,
    test_the_seat_that_is_asked_sees_what_it_may_do,
    test_what_nobody_decides_is_luck_s_and_legal,
)
from tests.scopa.position import ScopaPosition
from thothit_desktop import cli
from thothit_desktop.games import check, games
from thothit_desktop.games.contract import Layout
from thothit_desktop.games.families import FAMILIES

pytestmark = pytest.mark.whole


@pytest.fixture(autouse=True)
def alone(scopa, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no other game, so that every example is one of Scopa."""
    # They come back in the opposite order.
    for family in [family for family in reversed(FAMILIES) if family != scopa.family]:
        monkeypatch.delitem(FAMILIES, family)
    assert list(games()) == ["scopa"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", ["scopa"])


@given(position=positions(), seed=st.integers(0, 2**32 - 1))
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: ScopaPosition, seed: int) -> None:
    """Each card is there once: the unseen ones change places in the layout, and the same moves are made."""
    for seat in range(2):
        view = position.view(seat)
        unseen = view.unseen()
        other = dict(zip(unseen, random.Random(seed).sample(unseen, len(unseen)), strict=True))
        hands, pool, stock = position.layout
        layout = Layout(
            tuple(tuple(other.get(card, card) for card in hand) for hand in hands),
            pool,
            tuple(other.get(card, card) for card in stock),
        )
        twin = position.game.from_layout(layout, position.dealer)
        for move in position.moves:
            twin.play(move)
        assert twin.view(seat) == view


def test_random_rounds_show_no_fault() -> None:
    found = check.check(150, 4)
    assert (found.fault, found.record) == ("", "")
    assert found.rounds == {"scopa": 150}


def test_the_command_checks_the_games_that_are_registered(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "--rounds", "20", "--seed", "1"]) == 0
    assert capsys.readouterr().out == "scopa: 20\nrounds played: 20, no errors\n"
