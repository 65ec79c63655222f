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
class Family:
    """A family of games on the table: how it is read, shown, laid and written on.

    What is heavy is imported inside these functions: a table lays one family at a time.
    """

    id: str
    """What `GameSpec.family` says."""
    read: Callable[[Any], TableModel]
    """What a view of one of its games says of the table."""
    turns: Callable[[TurnContext], Turns]
    """Makes what shows its events, for one table."""
    mat: Callable[[], Mat]
    """Makes what knows how its cards lie, and what may be done with them."""
    overlay: ContentMaker = OverlayContent
    """Makes what its plates, captions and frames show, for one table."""
