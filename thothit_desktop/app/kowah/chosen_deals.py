# SPDX-License-Identifier: MIT
"""A deal of Kowah that is worth studying, found by `packaging/choose_deals.py`."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import ChosenDeal
from thothit_desktop.players.claims import FirstMove

translate = QCoreApplication.translate


def deals() -> tuple[ChosenDeal, ...]:
    """The deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="kowah",
            players=4,
            number=12,
            place=0,
            title=translate("deals", "Nearly won"),
            why=translate(
                "deals",
                "The first discard decides: an expert who throws the four wins, and who throws the one "
                "loses. That makes 2 points.",
            ),
            claim=FirstMove(better="discard C4", worse="discard M1", points=2),
        ),
    )
