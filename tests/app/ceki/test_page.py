# SPDX-License-Identifier: MIT
"""The page on ceki cards: all thirty, with their names and links."""

import re

import pytest
from pytestqt.qtbot import QtBot

from thothit_desktop.app.ceki import page_text
from thothit_desktop.app.ceki.window import CekiWindow
from thothit_desktop.games.cards import CEKI, card, code


def test_all_thirty_cards_stand_there_once_with_their_names() -> None:
    page = page_text.page()
    assert sorted(re.findall(r'<a name="(\w\w)">', page)) == sorted(map(code, CEKI))
    assert sorted(re.findall(r'src="ceki:(\w\w)"', page)) == sorted(map(code, CEKI))
    assert page.count("Surakarta:</span>") == page.count("Badung, Bali:</span>") == len(CEKI)
    assert "kondhé: hair bun" in page
    assert "games.porg.es" in page


def test_the_page_opens_at_a_card(qtbot: QtBot) -> None:
    window = CekiWindow(index=True)
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    qtbot.waitExposed(window)
    bar = window.page.verticalScrollBar()
    assert bar.value() == 0
    window.show_card(card("M4"))
    qtbot.waitUntil(lambda: bar.value() > bar.maximum() // 2)


@pytest.mark.parametrize("text", ["", '{"cards": []}', '{"cards": 3}', '{"cards": [{"code": "C1"}]}'])
def test_damaged_names_are_told_in_a_sentence(text: str, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "cards.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(page_text, "_FOLDER", tmp_path)
    assert page_text.page() == "<p>This page is missing.</p>"
