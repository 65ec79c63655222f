# SPDX-License-Identifier: MIT
"""One name, one meaning: no two classes of the program and its packaging share a name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ONE_A_FLOOR = {"Family", "FishingFamily", "KingsFamily", "MatchingFamily", "RummyFamily", "ThuneeFamily"}
"""Each floor has a `Family` of its own, and a subclass for each family of games."""


def named(tree: ast.Module) -> Iterator[str]:
    """Yield the classes of a module, nested ones too, and its names for types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def repeated(sources: dict[str, str]) -> dict[str, list[str]]:
    """Return the files of each public class or type name that occurs twice; a private twin counts as one."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    public = set()
    for file, source in sources.items():
        for name in named(ast.parse(source)):
            plain = name.lstrip("_")
            if plain[:1].isupper() and not plain.isupper():
                found[plain].append(file)
                public |= {name} - {f"_{plain}"}
    return {name: files for name, files in found.items() if len(files) > 1 and name in public}


@pytest.mark.whole
def test_no_class_name_is_used_twice() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in ("thothit_desktop", "packaging")
        for path in (ROOT / folder).rglob("*.py")
    }
    found = repeated(sources)
    assert found.keys() == ONE_A_FLOOR
    for name in ONE_A_FLOOR:
        floors = [file.split("/")[1] for file in found[name]]
        assert len(set(floors)) == len(floors)


def test_names_used_twice_are_found() -> None:
    sources = {
        "a.py": "class Place:\n    class Inner: ...\nclass Free: ...\nCARDS = 1",
        "b.py": "def f():\n    class _Place: ...\nCARDS = 2\nclass _Hidden: ...",
        "c.py": "Inner = tuple[int, ...]\nfree = 1\nclass _Hidden: ...",
    }
    assert repeated(sources) == {"Place": ["a.py", "b.py"], "Inner": ["a.py", "c.py"]}
