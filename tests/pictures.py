# SPDX-License-Identifier: MIT
"""Card pictures, drawn once for all the tests that show them."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from thothit_desktop.app import card_pictures
from thothit_desktop.table import art


@pytest.fixture(scope="package", autouse=True)
def pictures() -> Iterator[None]:
    """Tables and windows by the hundred show the same cards: the program draws each of them once."""
    once = lru_cache(maxsize=2000)(art.render)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "render", once)
        patch.setattr(card_pictures, "render", once)
        yield
