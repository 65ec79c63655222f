# SPDX-License-Identifier: MIT
"""The display of messages on the table; their texts are tested with the sentences."""

import pytest

from tests.app.play import asked
from tests.probe import probe
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.table.stage.turns import DEALS


@pytest.mark.whole
def test_a_deal_is_told_once_no_card_flies_across_the_words(qtbot, open_window, data):
    window = open_window()
    table, ceremony = window.table, window.controller.ceremony
    flying, told = [], []

    def words() -> bool:
        return probe(table).turn_item.isVisible() or not table.notices.message_box().isEmpty()

    def note(_stage, events) -> None:
        if any(event.kind in DEALS for event in events):
            flying.append(words())

    ceremony.staged.connect(note)
    ceremony.dealt.connect(lambda: told.append((table.moving, not table.notices.message_box().isEmpty())))
    for game in ("totit-denexa", "thothit", "thunee"):
        window.begin(Settings(data).match_setup(game), number=5)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        assert flying, game
        assert not any(flying), game
        assert told == [(False, True)], game
        flying.clear()
        told.clear()
