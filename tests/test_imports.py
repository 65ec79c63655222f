# SPDX-License-Identifier: MIT
"""Imports go downward, games < players < table < flow < app, and Qt stays out of the lowest two floors.

Within `app/` they go one way, too: from the start to the windows, and from there to what all of these use.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

PACKAGE = Path(__file__).parent.parent / "thothit_desktop"
FLOORS = {"games": 1, "players": 2, "table": 3, "flow": 4, "app": 5}
FILES = sorted(PACKAGE.rglob("*.py"))
APP = (
    *("i18n", "store", "widgets", "messages", "family", "families", "sound"),
    *("score", "rules", "new_game", "coach", "history", "honesty", "statistics", "review"),
    *("saved_matches", "settings", "backup", "deals", "ceki", "lessons", "window"),
    *("registration", "startup", "selftest"),
)
"""The packages of `app/` that are shared, and its two modules; each may import those before it."""
FAMILIES = {path.parent.name for path in (PACKAGE / "app").glob("*/family.py")}
"""The packages of `app/` that belong to one family of games."""
FOR_FAMILIES = ("store", "widgets", "messages", "family", "score", "rules")
"""The packages of `app/` that a family may import, all below `registration.py`, which alone imports it."""
CLOCKS_AND_FILES = {"time", "datetime", "os", "pathlib", "io", "shutil", "tempfile", "secrets", "threading"}


def floor(module: str) -> int:
    """The floor of a module of ours; the command line is with the players, the rest with the app.

    The list of languages has nothing below it, and everything may know it.
    """
    _, _, inside = module.partition(".")
    if inside.partition(".")[0] in ("", "__version__", "languages"):
        return 0
    if inside.startswith("cli"):
        return FLOORS["players"]
    return FLOORS.get(inside.partition(".")[0], max(FLOORS.values()))


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, tree: ast.AST) -> Iterator[str]:
    """Every module or name that a file imports, also inside functions."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def faults(path: Path, source: str) -> list[str]:
    """What the imports and uses of a file break."""
    here = floor(name_of(path))
    tree = ast.parse(source)
    found = []
    for module in imported(path, tree):
        top = module.partition(".")[0]
        ours = top == PACKAGE.name
        if ours and floor(module) > here:
            found.append(f"{module} is on a higher floor")
        if ours and here == FLOORS["table"] and floor(module) == FLOORS["players"]:
            found.append(f"{module}: the table knows no players")
        if here <= FLOORS["players"] and top in ("PySide6", "shiboken6"):
            found.append(f"{module} is Qt")
        if (
            here == FLOORS["games"]
            and not ours
            and (top not in sys.stdlib_module_names or top in CLOCKS_AND_FILES)
        ):
            found.append(f"{module} is not for the rules")
    if here == FLOORS["games"]:
        found += [f"{use} is not for the rules" for use in uses(tree)]
    return found


def uses(tree: ast.AST) -> Iterator[str]:
    """Files opened, and functions of the random module that share its hidden generator."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "random" and node.attr != "Random":
                yield f"random.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (f"random.{alias.name}" for alias in node.names if alias.name != "Random")
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "input", "print")
        ):
            yield node.func.id


def arrows(files: Mapping[str, ast.AST]) -> dict[str, set[str]]:
    """By module, the modules that it imports of those given, wherever in the file and for types alike."""
    found: dict[str, set[str]] = {}
    for module, tree in files.items():
        path = PACKAGE.parent / (module.replace(".", "/") + ".py")
        wanted = {*imported(path, tree)}
        wanted |= {name.rpartition(".")[0] for name in wanted}
        found[module] = wanted & files.keys() - {module}
    return found


def circles(arrows: Mapping[str, set[str]]) -> list[str]:
    """The modules that import each other, through however many others, and those between two circles."""
    left = dict(arrows)
    while True:
        wanted = set().union(*left.values())
        free = [module for module, below in left.items() if module not in wanted or not below & left.keys()]
        if not free:
            return sorted(left)
        for module in free:
            del left[module]


@pytest.mark.parametrize("floor", FLOORS)
def test_no_imports_go_in_a_circle(floor: str) -> None:
    files = {
        name_of(path): ast.parse(path.read_text(encoding="utf-8"))
        for path in (PACKAGE / floor).rglob("*.py")
        if path.name != "__init__.py"
    }
    assert circles(arrows(files)) == []


def test_circles_are_found_also_where_only_types_are_imported() -> None:
    x = "thothit_desktop.games.x"
    sources = {
        f"{x}.view": f"if TYPE_CHECKING:\n    from {x}.game import Game",
        f"{x}.game": f"def f():\n    from {x} import position",
        f"{x}.position": f"from {x}.view import View",
        f"{x}.rules": "from thothit_desktop.games import cards",
        f"{x}.family": f"from {x}.game import Game",
        "thothit_desktop.games.cards": "import random",
    }
    files = {module: ast.parse(source) for module, source in sources.items()}
    assert circles(arrows(files)) == [f"{x}.game", f"{x}.position", f"{x}.view"]


def place(module: str) -> str:
    """The package of `app/` that a module is in, or its own name where it is in none; empty elsewhere.

    A compiled form belongs to the window that it is for, whose own widgets it may hold: it has no place.
    """
    _, floor, inside = [*module.split("."), "", ""][:3]
    return inside if floor == "app" and inside != "forms" else ""


def app_faults(path: Path, source: str) -> list[str]:
    """What the imports of a file of `app/` break."""
    tree, here, found = ast.parse(source), place(name_of(path)), []
    for module in imported(path, tree):
        there = place(module) if module.startswith(f"{PACKAGE.name}.") else ""
        if there == here:
            continue
        if there in FAMILIES and here != "registration":
            found.append(f"{module}: only registration.py knows the families")
        elif there and here in FAMILIES and there not in FOR_FAMILIES:
            found.append(f"{module} is not for a family")
        elif here in APP and there in APP and APP.index(there) > APP.index(here):
            found.append(f"{module} is above {here}")
        elif here == "store" and module.startswith(("PySide6.QtWidgets", "PySide6.QtGui")):
            found.append(f"{module}: what is stored knows no windows")
    return found


APP_FILES = [path for path in FILES if place(name_of(path))]


def test_within_the_app_imports_go_one_way() -> None:
    found = {name_of(path): app_faults(path, path.read_text(encoding="utf-8")) for path in APP_FILES}
    assert {name: told for name, told in found.items() if told} == {}


def test_every_package_of_the_app_has_its_place() -> None:
    packages = {path.parent.name for path in (PACKAGE / "app").glob("*/__init__.py")}
    assert packages == {*APP, *FAMILIES, "forms"} - {"families", "registration"}


@pytest.mark.parametrize(
    ("file", "source", "fault"),
    [
        (
            "score/x.py",
            "from thothit_desktop.app.rules import page",
            "thothit_desktop.app.rules.page is above",
        ),
        (
            "widgets/x.py",
            "def f():\n    from ..score import sheet",
            "thothit_desktop.app.score.sheet is above",
        ),
        (
            "family/x.py",
            "def f():\n    from thothit_desktop.app.score import page",
            "thothit_desktop.app.score.page is above family",
        ),
        (
            "families.py",
            "from thothit_desktop.app.score import page",
            "thothit_desktop.app.score.page is above families",
        ),
        ("family/x.py", "from thothit_desktop.app import families", "thothit_desktop.app.families is above"),
        ("store/x.py", "from PySide6.QtWidgets import QLabel", "PySide6.QtWidgets.QLabel: what is stored"),
        (
            "score/x.py",
            "from thothit_desktop.app.kings import family",
            "thothit_desktop.app.kings.family: only",
        ),
        (
            "kowah/x.py",
            "from thothit_desktop.app.kings import family",
            "thothit_desktop.app.kings.family: only",
        ),
        ("kowah/x.py", "from thothit_desktop.app import families", "thothit_desktop.app.families is not for"),
        (
            "kowah/x.py",
            "from thothit_desktop.app.window import round_end",
            "thothit_desktop.app.window.round_end is",
        ),
    ],
)
def test_imports_that_go_the_other_way_are_found(file: str, source: str, fault: str) -> None:
    (found,) = app_faults(PACKAGE / "app" / file, source)
    assert found.startswith(fault)


def test_imports_go_downward() -> None:
    found = {name_of(path): faults(path, path.read_text(encoding="utf-8")) for path in FILES}
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize(
    ("file", "source", "fault"),
    [
        (
            "games/x.py",
            "from thothit_desktop.players import arena",
            "thothit_desktop.players.arena is on a higher",
        ),
        ("games/x.py", "from ..players import arena", "thothit_desktop.players.arena is on a higher floor"),
        ("games/x.py", "def f():\n    import numpy", "numpy is not for the rules"),
        ("games/x.py", "from time import sleep", "time.sleep is not for the rules"),
        ("games/x.py", "import random\nrandom.shuffle([])", "random.shuffle is not for the rules"),
        ("games/x.py", "from random import choice", "random.choice is not for the rules"),
        ("games/x.py", "open('x')", "open is not for the rules"),
        ("players/x.py", "import PySide6.QtCore", "PySide6.QtCore is Qt"),
        ("cli.py", "from PySide6 import QtCore", "PySide6.QtCore is Qt"),
        (
            "cli.py",
            "from thothit_desktop.flow import match_controller",
            "thothit_desktop.flow.match_controller is on a higher",
        ),
        (
            "table/x.py",
            "from thothit_desktop.players import new_player",
            "thothit_desktop.players.new_player: the",
        ),
        ("flow/x.py", "from thothit_desktop import app", "thothit_desktop.app is on a higher floor"),
    ],
)
def test_the_walk_finds_what_is_wrong(file: str, source: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(PACKAGE / file, source))


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("games/x.py", "import random\nfrom . import cards\nrandom.Random(1)"),
        (
            "flow/x.py",
            "import PySide6\nfrom thothit_desktop.table import art\nimport thothit_desktop.players",
        ),
        ("cli.py", "import os\nfrom thothit_desktop import __version__"),
        ("__main__.py", "from thothit_desktop.app import window"),
    ],
)
def test_the_walk_lets_pass_what_is_right(file: str, source: str) -> None:
    assert faults(PACKAGE / file, source) == []
