# SPDX-License-Identifier: MIT
"""What the person may choose about Thunee, and its keys."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.store.preference import Effect, Menu, MenuEntry, Preference
from thothit_desktop.flow.calls import pass_key
from thothit_desktop.flow.thunee import HIGHEST_BID, bid_key, call_key, jodhi_key
from thothit_desktop.games.thunee.cards import SUITS


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
    bids = ", ".join((f"{bid_key(10)} – {bid_key(90)}", bid_key(100), bid_key(HIGHEST_BID)))
    highest = ("thunee", "royals", "blind thunee", "blind royals")
    return (
        (
            QCoreApplication.translate("keys", "Any key"),
            QCoreApplication.translate("keys", "Take the full trick"),
        ),
        (bids, QCoreApplication.translate("keys", "Bid 10 – 90, 100, 104")),
        (
            ", ".join(map(call_key, highest)),
            QCoreApplication.translate("keys", "Thunee, Royals, and both blind"),
        ),
        (
            ", ".join(map(jodhi_key, SUITS)),
            QCoreApplication.translate("keys", "Announce a Jodhi in spades, hearts, diamonds or clubs"),
        ),
        (
            ", ".join(map(call_key, ("double", "khanaak"))),
            QCoreApplication.translate("keys", "Double, Khanaak"),
        ),
        (call_key("redeal"), QCoreApplication.translate("keys", "Deal again; the last card as trump")),
        (pass_key(), QCoreApplication.translate("keys", "Pass; hold back")),
    )
