# SPDX-License-Identifier: MIT
"""The picture of the house is drawn from its code."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import draw_architecture
from architecture.imports import Sources
from product import ROOT

SPACE = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def picture() -> str:
    return draw_architecture.picture(Sources(ROOT / "thothit_desktop"))


def test_the_committed_picture_is_that_of_the_code(picture: str) -> None:
    committed = draw_architecture.PICTURE.read_text(encoding="utf-8")
    assert committed == picture, "run python packaging/draw_architecture.py"


def test_every_package_of_a_floor_is_there(picture: str) -> None:
    words = [text.text for text in Xml.fromstring(picture).iter(f"{SPACE}text")]
    packages = {path.parent.name for path in (ROOT / "thothit_desktop").glob("*/*/__init__.py")}
    assert packages <= set(words)
    assert [word for word in words if re.match(r"\d ", word or "")] == [
        "5 app",
        "4 flow",
        "3 table",
        "2 players",
        "1 games",
    ]


def test_no_box_covers_another(picture: str) -> None:
    def overlap(one: Xml.Element, other: Xml.Element) -> bool:
        edges = [(int(box.get(place, "")), int(box.get(size, ""))) for box in (one, other)
                 for place, size in (("x", "width"), ("y", "height"))]  # fmt: skip
        (x1, w1), (y1, h1), (x2, w2), (y2, h2) = edges
        return x1 < x2 + w2 and x2 < x1 + w1 and y1 < y2 + h2 and y2 < y1 + h1

    boxes = [box for box in Xml.fromstring(picture).iter(f"{SPACE}rect") if box.get("class") == "box"]
    assert len(boxes) > 20
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_a_stale_picture_is_named_and_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], picture: str
) -> None:
    path = tmp_path / "docs" / "architecture.svg"
    path.parent.mkdir()
    monkeypatch.setattr(draw_architecture, "PICTURE", path)
    monkeypatch.setattr(draw_architecture, "ROOT", tmp_path)
    monkeypatch.setattr(draw_architecture, "picture", lambda sources: picture)
    (tmp_path / "thothit_desktop").mkdir()
    for text in (None, "another picture"):
        if text is not None:
            path.write_text(text)
        assert draw_architecture.main(["--check"]) == 1
        assert capsys.readouterr().out == "stale: docs/architecture.svg\n"
    assert draw_architecture.main([]) == 0
    assert path.read_text(encoding="utf-8") == picture
    assert draw_architecture.main(["--check"]) == 0
    assert capsys.readouterr().out == ""
