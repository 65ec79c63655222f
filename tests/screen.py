# SPDX-License-Identifier: MIT
"""What keeps hundreds of tables and windows cheap: they share their pictures, and are gone after a test."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from thothit_desktop.app import card_pictures
from thothit_desktop.table import art


@pytest.fixture(scope="package", autouse=True)
def pictures() -> Iterator[None]:
    """They show the same cards: the program draws each of them once."""
    once = lru_cache(maxsize=2000)(art.render)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "render", once)
        patch.setattr(card_pictures, "render", once)
        yield


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Outside of an event loop Qt deletes nothing later: closed windows would pile up and cost time."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
