# SPDX-License-Identifier: MIT
"""What a text from the clipboard says: a game record, or the number of a deal."""

import re

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.record import LIMIT, Record, RecordError, load
from thothit_desktop.games.rescue import rescue

translate = QCoreApplication.translate

MOST_DEAL = 2**31 - 1
"""The largest number of a deal that the window takes."""

_NUMBER = re.compile(r"#?([0-9]+)")


class PastedError(Exception):
    """A text that is neither record nor number, for the reason that the message gives."""

    def __init__(self, why: str, rescued: Record | None = None) -> None:
        super().__init__(why)
        self.rescued = rescued
        """The rounds before the fault of a record; None where there are none."""


def pasted(text: str) -> Record | int:
    """The checked record of a text, or its number of a deal; raises PastedError."""
    text = text.strip().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if _NUMBER.fullmatch(text):
        return deal_in(text)
    if not text:
        raise PastedError(translate("pasted", "there is no text to paste"))
    if len(text) > LIMIT:
        raise PastedError(translate("pasted", "the text is too long"))
    if not text.startswith("{"):
        raise PastedError(translate("pasted", "it begins with {0}").format(quote(text[:40])))
    try:
        return load(text)
    except RecordError as error:
        raise PastedError(spoken(error), rescue(text)) from None


def deal_in(text: str) -> int:
    """The number of a deal that a text is; raises PastedError for one that no deal has here."""
    text = text.strip()
    number = _NUMBER.fullmatch(text)
    if number is None:
        if not text:
            raise PastedError(translate("pasted", "there is no number"))
        raise PastedError(translate("pasted", "{0} is not a number").format(quote(text[:40])))
    digits = number[1].lstrip("0") or "0"  # Python refuses to read thousands of them
    if len(digits) > len(str(MOST_DEAL)) or int(digits) > MOST_DEAL:
        raise PastedError(translate("pasted", "deals have numbers up to {0}").format(MOST_DEAL))
    return int(digits)
