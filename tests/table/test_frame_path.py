# SPDX-License-Identifier: MIT
"""No Python runs while a frame is painted (docs/design.md 4)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "thothit_desktop"
FILES = [path for floor in ("table", "flow") for path in sorted((PACKAGE / floor).rglob("*.py"))]
OVERRIDES = {
    *("paint", "boundingRect", "shape", "opaqueArea", "itemChange", "advance", "updateCurrentValue"),
    *("event", "sceneEvent", "viewportEvent", "paintEvent", "eventFilter", "sceneEventFilter"),
    *("drawBackground", "drawForeground", "drawItems"),
}
CALLS = {
    "valueChanged",
    "currentTimeChanged",
    "frameChanged",
    "installEventFilter",
    "installSceneEventFilter",
}


def faults(source: str) -> Iterator[str]:
    """Return the code of a source file that would run in the frame path."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            methods = {
                part.name
                for part in node.body
                if isinstance(part, ast.FunctionDef)
                and not any(isinstance(by, ast.Name) and by.id == "property" for by in part.decorator_list)
            }
            yield from (f"{node.name}.{name}" for name in sorted(methods & OVERRIDES))
        elif isinstance(node, ast.Attribute) and node.attr in CALLS:
            yield node.attr


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_in_the_frame_path(path: Path) -> None:
    assert list(faults(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("class Card:\n    def paint(self): pass", "Card.paint"),
        ("class View:\n    def drawBackground(self): pass", "View.drawBackground"),
        ("def watch(way, slot):\n    way.valueChanged.connect(slot)", "valueChanged"),
        ("def watch(view, it):\n    view.viewport().installEventFilter(it)", "installEventFilter"),
    ],
)
def test_the_walk_finds_what_is_wrong(source: str, fault: str) -> None:
    assert list(faults(source)) == [fault]
