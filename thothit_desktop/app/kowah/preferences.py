# SPDX-License-Identifier: MIT
"""What the person may choose about Kowah, and its keys."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.store.preference import Effect, Menu, MenuEntry, Preference
from thothit_desktop.flow.calls import pass_key
from thothit_desktop.flow.kowah import checki_keys, claim_key, draw_key, take_key


def preferences() -> tuple[Preference, ...]:
    """The time for claims, and the order of the hand."""
    seconds = QCoreApplication.translate("preferences", "&{0} seconds")
    about = QCoreApplication.translate(
        "preferences", "If you do not claim a card within {0} seconds, you let it go"
    )
    unlimited = MenuEntry(
        QCoreApplication.translate("preferences", "&No hurry"),
        QCoreApplication.translate("preferences", "A claim waits until you answer"),
    )
    return (
        Preference(
            key="claim",
            effect=Effect.ANSWER_TIME,
            menu=Menu.PLAY,
            title=MenuEntry(QCoreApplication.translate("preferences", "Ti&me for claims")),
            values={"none": unlimited}
            | {n: MenuEntry(seconds.format(n), about.format(n)) for n in ("5", "8", "15")},
            default="8",
            first="none",
        ),
        Preference(
            key="hand-order",
            effect=Effect.HAND_ORDER,
            menu=Menu.VIEW,
            title=MenuEntry(QCoreApplication.translate("preferences", "&Hand order")),
            values={
                "rank": MenuEntry(
                    QCoreApplication.translate("preferences", "Hand by &rank"),
                    QCoreApplication.translate("preferences", "Sort your hand by rank"),
                    "F6",
                ),
                "sets": MenuEntry(
                    QCoreApplication.translate("preferences", "Hand by &sets"),
                    QCoreApplication.translate("preferences", "Sort your hand by what is nearly complete"),
                    "F7",
                ),
            },
            default="sets",
        ),
    )


def keys() -> tuple[tuple[str, str], ...]:
    """The keys beside those of the menus, with what they do."""
    return (
        (
            QCoreApplication.translate("keys", "Ctrl+Left, Right"),
            QCoreApplication.translate("keys", "Move a hand card"),
        ),
        (f"{draw_key()}, {take_key()}", QCoreApplication.translate("keys", "Draw; take the discard")),
        (", ".join(checki_keys()), QCoreApplication.translate("keys", "Checki")),
        (claim_key(), QCoreApplication.translate("keys", "Claim a card")),
        (pass_key(), QCoreApplication.translate("keys", "Not now; let it go")),
    )
