# SPDX-License-Identifier: MIT
"""A small house of five floors."""

from collections.abc import Callable
from pathlib import Path

import pytest

from architecture.imports import Sources

FILES = {
    "__init__.py": "",
    "__main__.py": "from house.app import startup",
    "cli.py": "from .players import arena",
    "games/__init__.py": '"""The rules. And more."""',
    "games/contract.py": "import random",
    "games/families.py": "from house.games.kings import plug",
    "games/match.py": "from . import families",
    "games/kings/__init__.py": "",
    "games/kings/plug.py": "from ..contract import Game",
    "players/__init__.py": '"""Who plays\n(weakest first)."""',
    "players/arena.py": "def play():\n    from house.games import match",
    "table/__init__.py": "",
    "table/kings/__init__.py": "import house.games.contract",
    "table/drawing/__init__.py": '"""Pictures."""',
    "table/drawing/art.py": "import house.table.stage.zones",
    "table/stage/__init__.py": "",
    "table/stage/zones.py": "from house.table.drawing.art import face",
    "flow/__init__.py": "",
    "flow/kings.py": "import typing\nif typing.TYPE_CHECKING:\n    from house.table import drawing",
    "app/__init__.py": "",
    "app/startup/__init__.py": "from house.app.window.main import Window",
    "app/window/__init__.py": "",
    "app/window/main.py": "from house.flow import kings",
}


@pytest.fixture
def house(tmp_path: Path) -> Callable[[], Sources]:
    """The house as it stands on disk when it is asked for."""
    top = tmp_path / "house"
    for name, text in FILES.items():
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return lambda: Sources(top)
