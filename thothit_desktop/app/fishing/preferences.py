# SPDX-License-Identifier: MIT
"""What the person may choose about the fishing games."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.fishing.look_into import face_down
from thothit_desktop.app.store.preference import Effect, Entry, Place, Preference


def preferences() -> tuple[Preference, ...]:
    """Whether the person may look into the own pile where it lies face down."""
    return (
        Preference(
            key="peek-own-captures",
            effect=Effect.OWN_PILE,
            place=Place.VIEW,
            title=Entry(
                QCoreApplication.translate("preferences", "Let me look at my &captures"),
                QCoreApplication.translate(
                    "preferences", "A convenience on the screen: at a real table nobody looks into a pile"
                ),
            ),
            default="on",
            enabled=lambda match: face_down(match) and match.person is not None,
        ),
    )
