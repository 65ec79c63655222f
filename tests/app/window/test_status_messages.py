# SPDX-License-Identifier: MIT
"""The display of messages on the table; their texts are tested with the sentences."""

import pytest

from tests.app.play import asked, play_by_mouse
from tests.probe import probe
from thothit_desktop.app.families import texts_of
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


@pytest.mark.whole
@pytest.mark.parametrize("game", ["kings", "thothit"])
def test_no_words_of_a_ritual_are_left_when_it_is_over(qtbot, open_window, data, game):
    window = open_window()
    table, controller = window.table, window.controller
    rituals, left = [], []

    def note(stage, events) -> None:
        left.append((probe(table).turn_words, probe(table).message))
        if not any(event.kind in DEALS for event in events):
            rituals.append(texts_of(controller.match.game.spec).ritual(stage, events, controller.match))
            left.clear()

    controller.ceremony.staged.connect(note)
    controller.ceremony.dealt.connect(lambda: left.append(("", probe(table).message)))
    window.begin(Settings(data).match_setup(game), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert rituals
    assert left
    left.append((probe(table).turn_words, probe(table).message))
    assert not {words for pair in left for words in pair}.intersection(rituals)


@pytest.mark.whole
def test_the_words_after_a_deal_of_kings_tell_of_nothing_that_is_over(qtbot, open_window, data):
    window = open_window()
    told = []
    window.controller.ceremony.dealt.connect(lambda: told.append(probe(window.table).message))
    window.begin(Settings(data).match_setup("kings"), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert told == ["Dealer: You. First player: Sri"]


@pytest.mark.whole
@pytest.mark.parametrize(("game", "by_words"), [("thothit", False), ("kowah", True)])
def test_a_play_is_told_by_the_strip_or_else_by_a_sentence_and_always_aloud(
    qtbot, open_window, data, game, by_words
):
    window = open_window()
    table = window.table
    window.resize(1000, 700)
    window.begin(Settings(data).match_setup(game), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    seen, spoken = [], []
    tell = table.narrator.tell
    table.narrator.tell = lambda words: (spoken.append(words), tell(words))

    def note(event) -> None:
        if event.kind in ("captured", "stayed", "discarded"):
            seen.append((event.seat, probe(table).turn_item.isVisible(), len(spoken)))
            assert bool(probe(table).strip) is not by_words

    table.landed.connect(note)
    while len(seen) < 3:
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert {visible for _, visible, _ in seen} == {by_words}
    assert [number for _, _, number in seen] == sorted({number for _, _, number in seen})
