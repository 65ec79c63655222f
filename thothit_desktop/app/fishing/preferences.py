# SPDX-License-Identifier: MIT
"""What the person may choose about the fishing games."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.fishing.look_into import face_down
from thothit_desktop.app.store.preference import Effect, Menu, MenuEntry, Preference


def preferences() -> tuple[Preference, ...]:
    """The order of the pool, and whether the person may look into the own pile where it lies face down."""
    return (
        Preference(
            key="pool-order",
            effect=Effect.POOL_ORDER,
            menu=Menu.VIEW,
            title=MenuEntry(
                QCoreApplication.translate("preferences", "Pool from &1 to 9"),
                QCoreApplication.translate(
                    "preferences", "Arrange the pool by rank instead of in the traditional square"
                ),
            ),
            marks=("ranks", "custom"),
            default="custom",
        ),
        Preference(
            key="peek-own-captures",
            effect=Effect.OWN_PILE,
            menu=Menu.VIEW,
            title=MenuEntry(
                QCoreApplication.translate("preferences", "Let me look at my capt&ures"),
                QCoreApplication.translate(
                    "preferences", "A convenience: at a real table nobody may look through a pile"
                ),
            ),
            default="on",
            enabled=lambda match: face_down(match) and match.person is not None,
        ),
    )
