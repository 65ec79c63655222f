# SPDX-License-Identifier: MIT
"""How long the computer players of a match may think."""

from tests.flow.scripted import Scripted, seated
from tests.games.kowah.rounds import DULL, round_with
from thothit_desktop.flow.computers import LONGEST
from thothit_desktop.players import limit_of


def test_a_player_has_the_playouts_of_its_level_and_two_seconds_at_most(qtbot, conductor, monkeypatch):
    player = Scripted("draw")
    match = seated(monkeypatch, round_with(*DULL[:2]), player, Scripted("draw"), person=False)
    with qtbot.waitSignal(conductor.decisions.decided):
        conductor.resume(match)
    assert player.limit == limit_of(match.levels[0], match.game.spec, LONGEST)
