# SPDX-License-Identifier: MIT
"""What the person may choose about Thunee, and its keys."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.store.preference import Effect, Menu, MenuEntry, Preference
from thothit_desktop.flow.thunee import BID_KEYS, JODHI_KEYS


def preferences() -> tuple[Preference, ...]:
    """How long a full trick lies, and the legend of the cards."""
    seconds = QCoreApplication.translate("preferences", "For &{0} seconds")
    about = QCoreApplication.translate(
        "preferences", "A full trick stays for {0} seconds, or until a click or a key"
    )
    values = {
        "click": MenuEntry(
            QCoreApplication.translate("preferences", "Until a &click"),
            QCoreApplication.translate("preferences", "A full trick stays until a click or a key"),
        ),
        "1": MenuEntry(
            QCoreApplication.translate("preferences", "For &1 second"),
            QCoreApplication.translate(
                "preferences", "A full trick stays for one second, or until a click or a key"
            ),
        ),
    }
    return (
        Preference(
            key="trick",
            effect=Effect.TABLE_PAUSE,
            menu=Menu.PLAY,
            title=MenuEntry(QCoreApplication.translate("preferences", "&Full tricks")),
            values=values | {n: MenuEntry(seconds.format(n), about.format(n)) for n in ("2", "4")},
            default="2",
        ),
        Preference(
            key="legend",
            effect=Effect.LEGEND,
            menu=Menu.VIEW,
            title=MenuEntry(
                QCoreApplication.translate("preferences", "Card &values"),
                QCoreApplication.translate("preferences", "Show the order of the cards and their points"),
                "F8",
            ),
            default="on",
        ),
    )


def keys() -> tuple[tuple[str, str], ...]:
    """The keys beside those of the menus, with what they do."""
    bids = ", ".join((f"{BID_KEYS[10]} – {BID_KEYS[90]}", BID_KEYS[100], BID_KEYS[104]))
    return (
        (
            QCoreApplication.translate("keys", "Any key"),
            QCoreApplication.translate("keys", "Take the full trick"),
        ),
        (bids, QCoreApplication.translate("keys", "Bid 10 – 90, 100, 104")),
        ("U, R, B, Y", QCoreApplication.translate("keys", "Thunee, Royals, and both blind")),
        (
            ", ".join(JODHI_KEYS.values()),
            QCoreApplication.translate("keys", "Announce a Jodhi in spades, hearts, diamonds or clubs"),
        ),
        ("X, K", QCoreApplication.translate("keys", "Double, Khanaak")),
        ("E", QCoreApplication.translate("keys", "Deal again; the last card as trump")),
        ("N", QCoreApplication.translate("keys", "Pass; hold back")),
    )
