# SPDX-License-Identifier: MIT
"""What keeps hundreds of tables and windows cheap.

They share their pictures, their cards fly three times as fast, and they are gone after a test.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor, QFont

from thothit_desktop.app.widgets import card_pictures
from thothit_desktop.table.drawing import art, labels
from thothit_desktop.table.stage import timing


def once(draw: Callable[..., Any]) -> Callable[..., Any]:
    """A drawing that is kept for the same arguments, as long as the application's letters are the same."""
    kept = lru_cache(maxsize=2000)(lambda _, *wanted, **named: draw(*wanted, **named))
    return lambda *wanted, **named: kept(QFont().toString(), *wanted, **named)


@pytest.fixture(scope="package", autouse=True)
def pictures() -> Iterator[None]:
    """They show the same cards, counts and words: the program draws each of them once."""
    card = once(art.render)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "render", card)
        patch.setattr(card_pictures, "render", card)
        patch.setattr(labels, "badge", once(labels.badge))
        patch.setattr(labels, "pill", once(labels.pill))
        patch.setattr(labels, "plate", once(labels.plate))
        for speed, factor in timing.FACTOR.items():
            patch.setitem(timing.FACTOR, speed, factor / 3)
        yield


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Outside of an event loop Qt deletes nothing later: closed windows would pile up and cost time.

    The mouse goes back to the corner, where no card lies.
    """
    yield
    QCursor.setPos(0, 0)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
