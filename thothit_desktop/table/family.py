# SPDX-License-Identifier: MIT
"""What a family of games tells the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from thothit_desktop.table.drawing.overlay_content import ContentMaker, OverlayContent
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.turns import TurnContext, Turns


@dataclass(frozen=True, kw_only=True)
class TableParts:
    """How a family of games is read, shown, laid and written on."""

    read: Callable[[Any], TableModel]
    """What a view of one of its games says of the table."""
    turns: Callable[[TurnContext], Turns]
    """Makes what shows its events, for one table."""
    mat: Callable[[], Mat]
    """Makes what knows how its cards lie, and what may be done with them."""
    overlay: ContentMaker = OverlayContent
    """Makes what its plates, captions and frames show, for one table."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games on the table."""

    id: str
    """What `GameSpec.family` says."""
    parts: Callable[[], TableParts]
    """Imports them when they are first needed: a table lays one family at a time."""
