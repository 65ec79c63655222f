# SPDX-License-Identifier: MIT
"""The page on ceki cards as HTML, from the names in `en/cards.json`. Each card's anchor is its code."""

import json
import logging
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.rules.page_text import in_language
from thothit_desktop.games import cards

translate = QCoreApplication.translate

HEIGHT = 150
"""The height of a face in logical pixels."""

_FOLDER = Path(__file__).parent

_log = logging.getLogger(__name__)


def page() -> str:
    """Return the page; log a warning and return one sentence if the names cannot be read."""
    path = in_language(_FOLDER, "cards.json")
    try:
        told = json.loads(path.read_text(encoding="utf-8"))["cards"]
        groups = "".join(_group(title, about, suit, told) for title, about, suit in _groups())
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        _log.warning("%s: %s", path, error)
        missing = translate("ceki", "This page is missing.")
        return f"<p>{missing}</p>"
    return f"{_head()}{groups}{_sources()}"


def _groups() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return the sections of the page: heading, introduction, and the codes of its cards."""
    honours = ("OT", "RF", "WF")
    coins, strings, myriads = (tuple(f"{suit}{rank}" for rank in range(1, 10)) for suit in "CSM")
    return (
        (
            translate("ceki", "The honours"),
            translate("ceki", "Three cards without a suit. All have rank 1."),
            honours,
        ),
        (
            translate("ceki", "Coins"),
            translate("ceki", "Their names show what players saw in them, from slippers to drums."),
            coins,
        ),
        (
            translate("ceki", "Strings"),
            translate("ceki", "Strings of coins, seen as lances, mountains and torches."),
            strings,
        ),
        (
            translate("ceki", "Myriads"),
            translate(
                "ceki",
                "Ten thousands: figures with a Chinese numeral, which is why many players call them the "
                "Chinese cards.",
            ),
            myriads,
        ),
    )


def _head() -> str:
    title = translate("ceki", "Ceki cards")
    lead = translate(
        "ceki",
        "Thirty narrow cards in black and red: three suits and three honours. A pack has two copies of each.",
    )
    ranks = translate(
        "ceki",
        "The black block at each end shows the rank: a bitten corner is 1, a side tab 2, a "
        "spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one "
        "notch 8, one slit 9. {OT} has none of these marks.",
    )
    stamps = translate("ceki", "{OT}, {RF} and {S9} have a red stamp.")
    return f'<h1>{title}</h1><p class="lead">{lead}</p><p>{ranks}</p><p>{stamps}</p>'


def _group(title: str, about: str, codes: tuple[str, ...], told: list[Mapping[str, Any]]) -> str:
    by_code = {row["code"]: row for row in told}
    rows = "".join(_row(by_code[code]) for code in codes)
    return (
        f"<h2>{title}</h2><p>{about}</p>"
        f'<table class="lines" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'
    )


def _row(row: Mapping[str, Any]) -> str:
    """Return the table row of a card: its face, its name, its regional names and their meaning."""
    code = cards.code(cards.card(row["code"]))
    where = {
        "Surakarta": translate("ceki", "Surakarta"),
        "Yogyakarta": translate("ceki", "Yogyakarta"),
        "Java, 1876": translate("ceki", "Java, 1876"),
        "Malaya": translate("ceki", "Malaya"),
        "Padang": translate("ceki", "Padang"),
        "Badung, Bali": translate("ceki", "Badung, Bali"),
    }
    names = "<br>".join(
        f'<span class="quiet">{where[place]}:</span> {escape(name)}' for place, name in row["names"].items()
    )
    script, meaning = escape(row["script"]), escape(row["meaning"])
    return (
        f'<tr><td class="cards" width="22%"><p class="cards"><a name="{code}"></a>'
        f'<img src="ceki:{code}" height="{HEIGHT}"></p></td>'
        f'<td class="box"><p class="h3">{{{code}}} <span class="script">{script}</span></p>'
        f"<p>{meaning}</p><p class='caption'>{names}</p></td></tr>"
    )


def _sources() -> str:
    title = translate("ceki", "Sources")
    told = translate(
        "ceki",
        "Names and meanings: Porges, <i>Ways to Play</i> (games.porg.es), the page on ceki "
        "cards, with names collected in Surakarta and Yogyakarta in 1941, in Java in 1876, "
        "in Malaysia and Singapore, in Padang in 2013, and in Badung. The Javanese script "
        "shows the names of 1876. The designs were drawn for this program.",
    )
    return f'<h2>{title}</h2><p class="sources">{told}</p>'
