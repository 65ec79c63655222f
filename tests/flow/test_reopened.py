# SPDX-License-Identifier: MIT
"""A match that was left right after its deal, before any move, opens again."""

import pytest

from tests.flow.fake_table import FakeTable
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.record import dump, load

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")

DEALS = [
    (game, players, options)
    for game, spec in games().items()
    for players in spec.players
    for options in ({}, *({option.name: value} for option in spec.options for value in option.values))
]
"""Every game and number of players, by default and with every value of one option at a time."""


def dealt(game: str, players: int, options: dict[str, str]) -> Match:
    made = new_game(game, players, options)
    match = Match(made, NAMES[:players], ["person", *["random"] * (players - 1)], 5)
    match.deal_first()
    return match


@pytest.mark.parametrize("game", games())
def test_a_record_without_moves_is_a_match_to_be_resumed(game):
    for _, players, options in (deal for deal in DEALS if deal[0] == game):
        left = dealt(game, players, options)
        again = Match.from_record(load(dump(left.record)), 1)
        assert again.before_resting() is None, options
        assert [again.position.view(seat) for seat in range(players)] == [
            left.position.view(seat) for seat in range(players)
        ], options
        assert again.record == left.record, options


@pytest.mark.parametrize("game", games())
def test_somebody_is_asked_when_it_is_resumed(qtbot, game):
    for players in games()[game].players:
        controller = MatchController(FakeTable(), str.upper, code)
        with qtbot.waitSignal(controller.decisions.asked, timeout=10000):
            controller.resume(Match.from_record(load(dump(dealt(game, players, {}).record)), 1))
        controller.close()
