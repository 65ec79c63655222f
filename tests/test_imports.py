# SPDX-License-Identifier: MIT
"""Import rules that the contracts of import-linter (pyproject.toml) cannot express."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

PACKAGE = Path(__file__).parent.parent / "thothit_desktop"


def faults(floor: str, source: str) -> Iterator[str]:
    """Yield the imports and calls of a source text that its floor, or the app's store, may not use."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from _foreign(floor, [alias.name for alias in node.names])
            case ast.ImportFrom(module=str(module), level=0):
                yield from _foreign(floor, [f"{module}.{alias.name}" for alias in node.names])
            case ast.Call(func=ast.Name("open" | "input" | "print" as name)) if floor == "games":
                yield name
            # The module's own functions share one hidden generator.
            case ast.Attribute(ast.Name("random"), name) if floor == "games" and name != "Random":
                yield f"random.{name}"


def _foreign(floor: str, modules: list[str]) -> Iterator[str]:
    known = (*sys.stdlib_module_names, PACKAGE.name)
    for module in modules:
        top, _, inside = module.partition(".")
        if floor == "games":
            shared = top == "random" and inside not in ("", "Random")
            if shared or top not in known:
                yield module
        elif module.startswith(("PySide6.QtWidgets", "PySide6.QtGui")):
            yield module


@pytest.mark.parametrize("floor", ["games", "app/store"])
def test_games_are_pure_and_the_store_knows_no_window(floor: str) -> None:
    found = {
        path.name: told
        for path in (PACKAGE / floor).rglob("*.py")
        if (told := list(faults(floor, path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("floor", "source", "fault"),
    [
        ("games", "def f():\n    import numpy", "numpy"),
        ("games", "import random\nrandom.shuffle([])", "random.shuffle"),
        ("games", "from random import choice", "random.choice"),
        ("games", "open('x')", "open"),
        ("app/store", "from PySide6.QtWidgets import QLabel", "PySide6.QtWidgets.QLabel"),
    ],
)
def test_faults_are_found(floor: str, source: str, fault: str) -> None:
    assert fault in faults(floor, source)
