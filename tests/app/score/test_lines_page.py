# SPDX-License-Identifier: MIT
"""The default page of a family shows the lines of the score."""

import pytest

from tests.app.rounds import ended, stub
from tests.app.sheets import SMALLEST, Show
from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.fishing.texts import FishingTexts
from thothit_desktop.app.score.lines_page import LinesPage, rows
from thothit_desktop.app.score.parts import CardStrip
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import ScoreLine

SEVEN = faces(["7d"])


@pytest.fixture(autouse=True)
def own_family(monkeypatch: pytest.MonkeyPatch) -> None:
    """A family that only says what one of its lines is called."""
    monkeypatch.setattr(FAMILIES["fishing"], "score_page", lambda: None)
    monkeypatch.setattr(FishingTexts, "score_lines", lambda _: {"seven": "The seven of diamonds"})


def test_every_line_has_its_cards_and_points(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stub(
        monkeypatch,
        ended("thothit"),
        (ScoreLine("seven", SEVEN, 1), ScoreLine("most-cards", (*SEVEN, *faces(["As"])), 2)),
        (ScoreLine("sweeps", (), 2),),
        (),
    )
    shown = {row.heading: row.cells for row in rows(played)}
    assert list(shown) == ["The seven of diamonds", "Most cards", "Sweeps"]
    first, second, third = shown["Most cards"]
    assert first is not None
    assert (first.sets, first.points) == (((SEVEN[0],), faces(["As"])), "2")
    assert second is third is None
    swept = shown["Sweeps"][1]
    assert swept is not None
    assert (swept.sets, swept.points) == ((), "2")


def test_the_sheet_has_such_a_page(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    lines = (ScoreLine("seven", SEVEN, 1),), (ScoreLine("sweeps", (), 2),), ()
    sheet = show(SMALLEST, stub(monkeypatch, ended("thothit"), *lines))
    assert isinstance(sheet._page, LinesPage)
    assert len(sheet._page.findChildren(CardStrip)) == 2
    told = sheet.as_text()
    assert "The seven of diamonds: 1 (7 of Diamonds)" in told
    assert "Sweeps: 2" in told
    assert sheet._ui.headline.text() == "Sri wins the round"
