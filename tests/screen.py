# SPDX-License-Identifier: MIT
"""Savings of time and memory for hundreds of tables and windows.

They share their pictures, their cards fly three times as fast, and they are deleted after a test.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor, QFont

from thothit_desktop.app.widgets import card_pictures
from thothit_desktop.table.drawing import art, background, labels, player_plate
from thothit_desktop.table.geometry.free_wood import free_wood
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage import timing
from thothit_desktop.table.theme.themes import theme


def once(draw: Callable[..., Any], most: int = 2000) -> Callable[..., Any]:
    """Cache a drawing function by its arguments, and by the font and colours of the application.

    The cache is emptied when it has `most` entries.
    """
    kept: dict[str, Any] = {}

    def drawn(*wanted: object, **named: object) -> Any:
        # Of a layout only the values that are drawn count.
        read = [
            (one.mat, one.unit, one.font, free_wood(one).corners) if isinstance(one, TableLayout) else one
            for one in wanted
        ]
        key = repr((QFont().toString(), theme().id, read, named))
        if key not in kept:
            if len(kept) == most:
                kept.clear()
            kept[key] = draw(*wanted, **named)
        return kept[key]

    return drawn


@pytest.fixture(scope="package", autouse=True)
def pictures() -> Iterator[None]:
    """Cache pictures of cards, counts and words, which are the same in many tests."""
    card = once(art.render)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "render", card)
        patch.setattr(card_pictures, "render", card)
        patch.setattr(labels, "badge", once(labels.badge))
        patch.setattr(labels, "pill", once(labels.pill))
        patch.setattr(player_plate, "plate", once(player_plate.plate))
        patch.setattr(background, "outline", once(background.outline))
        patch.setattr(background, "picture", once(background.picture, most=20))
        for speed, factor in timing.FACTOR.items():
            patch.setitem(timing.FACTOR, speed, factor / 3)
        yield


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Delete closed windows after a test, because outside of an event loop Qt does not delete them.

    The mouse goes back to the corner, where no card lies.
    """
    yield
    QCursor.setPos(0, 0)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
