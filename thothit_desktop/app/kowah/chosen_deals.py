# SPDX-License-Identifier: MIT
"""A deal of Kowah that is worth studying, found by `tests/tools/choose_deals.py`."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import ChosenDeal
from thothit_desktop.players.claims import Gain

translate = QCoreApplication.translate


def deals() -> tuple[ChosenDeal, ...]:
    """The deals, in the language of the interface."""
    return (
        ChosenDeal(
            game="kowah",
            players=2,
            number=2,
            place=0,
            title=translate("deals", "The race for one card"),
            why=translate(
                "deals",
                "Two players wait for the cards they lack. The master, who counts those that are still "
                "unseen, ends 1 point better than a regular.",
            ),
            claim=Gain(points=1),
        ),
    )
