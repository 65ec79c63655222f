# SPDX-License-Identifier: MIT
"""The two tiers of tests: `pytest` runs one case of each kind, `pytest --all` runs every test.

Tests marked `whole` run with `--all` only: cases of `each` and `each_game`, tests marked `long`, and all
tests of some folders (tests/conftest.py). A test given by its name (`FILE::TEST`) always runs.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import settings

from thothit_desktop.games import games
from thothit_desktop.games.spec import GameSpec


def each(
    arguments: str | tuple[str, ...],
    cases: Iterable[Any],
    by: Callable[[Any], object] = lambda case: None,
    ids: Iterable[str] | Callable[[Any], str] | None = None,
) -> pytest.MarkDecorator:
    """Parametrise a test over cases; all after the first of each kind are of the whole tier.

    `by` returns the kind of a case: all are of one kind by default. `ids` are those of pytest's parametrize.
    """
    known = set[object]()
    several = not isinstance(arguments, str)
    rows = []
    for case in cases:
        kind = by(case)
        marks = [pytest.mark.whole, pytest.mark.no_cover] if kind in known else []
        name = case.id if isinstance(case, GameSpec) else None
        rows.append(pytest.param(*(case if several else [case]), marks=marks, id=name))
        known.add(kind)
    return pytest.mark.parametrize(arguments, rows, ids=ids)


def each_game(
    arguments: str | tuple[str, ...] = "game",
    cases: Iterable[Any] | None = None,
    ids: Callable[[Any], str] | None = None,
) -> pytest.MarkDecorator:
    """Parametrise a test over all games, of which the first of each family is in both tiers.

    `cases` are ids or specs of games, or tuples that begin with one; by default all ids.
    """
    return each(arguments, games() if cases is None else cases, family, ids)


def family(case: GameSpec | str | tuple[Any, ...]) -> str:
    """Return the family of a case of `each_game`."""
    first = case[0] if isinstance(case, tuple) else case
    return first.family if isinstance(first, GameSpec) else games()[first].family


def examples(count: int) -> settings:
    """Return settings of a test with `count` examples of hypothesis, a quarter of them without `--all`."""
    assert settings.default is not None
    return settings(max_examples=count * settings.default.max_examples // 100)
