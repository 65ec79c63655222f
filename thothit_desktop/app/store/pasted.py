# SPDX-License-Identifier: MIT
"""Reads a text from the clipboard: a game record, or the number of a deal."""

import re

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.record import LIMIT, Record, RecordError, load
from thothit_desktop.games.rescue import rescue

translate = QCoreApplication.translate

MOST_DEAL = 2**31 - 1
"""The largest number of a deal that the window accepts."""

_NUMBER = re.compile(
    r"((deal|pembagian|bagean)[\s:]*)?((number|nomor|nomer|no|nr)[.:\s]*|[#№]\s*)?"
    r"(?P<digits>[0-9]{1,3}(?P<apart>[\s,.''])[0-9]{3}((?P=apart)[0-9]{3})*|[0-9]+)",
    re.IGNORECASE,
)
"""A number alone, or a deal number as people and the program write it in its three languages."""
_AROUND = " \t\r\n\"'“”„‘'«»()[].,;:!?"
"""Characters that may stand around a number in a sentence."""
_QUOTED = re.compile(r"[ \t]*>[>\s]*(.*)")
"""A quoted line of an e-mail, at any depth."""


class PastedError(Exception):
    """A text is neither a record nor a number; the message gives the reason."""

    def __init__(self, why: str, *, rescued: Record | None = None, is_record: bool = False) -> None:
        super().__init__(why)
        self.rescued = rescued
        """The rounds before the fault of a record; None if there are none."""
        self.is_record = is_record
        """True if the text is a record with a fault."""


def pasted(text: str) -> Record | int:
    """Return the checked record or the deal number in a text; raises PastedError."""
    if len(text.strip()) > LIMIT:
        raise PastedError(translate("pasted", "The copied text is too long."))
    text = unquoted(text.strip().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"))
    if _NUMBER.fullmatch(text.strip(_AROUND)):
        return deal_in(text)
    if not text:
        raise PastedError(translate("pasted", "No text has been copied."))
    if not text.startswith("{"):
        raise PastedError(translate("pasted", "The copied text begins with {0}.").format(quote(text[:40])))
    try:
        return load(text)
    except RecordError as error:
        raise PastedError(spoken(error), rescued=rescue(text), is_record=True) from None


def unquoted(text: str) -> str:
    """Return the quoted part of an e-mail in one line, or the text unchanged if nothing is quoted.

    E-mails break long lines at spaces, also within a name, so the lines are joined.
    """
    if text.startswith("{"):
        return text
    quoted = [found[1].strip() for line in text.splitlines() if (found := _QUOTED.match(line))]
    return " ".join(quoted).strip() if quoted else text


def deal_numbers() -> str:
    """Return the sentence on the numbers that a deal can have."""
    return translate("pasted", "Deal numbers go from 0 to {0}.").format(MOST_DEAL)


def deal_in(text: str) -> int:
    """Return the deal number that a text consists of; raises PastedError, also for one too large."""
    text = text.strip()
    number = _NUMBER.fullmatch(text.strip(_AROUND))
    if number is None:
        if not text:
            raise PastedError(translate("pasted", "Type a deal number from 0 to {0}.").format(MOST_DEAL))
        told = translate("pasted", "Type a deal number from 0 to {1}. {0} is not a number.")
        raise PastedError(told.format(quote(text[:40]), MOST_DEAL))
    # `int` refuses thousands of digits.
    digits = re.sub(r"[^0-9]", "", number["digits"]).lstrip("0") or "0"
    if len(digits) > len(str(MOST_DEAL)) or int(digits) > MOST_DEAL:
        raise PastedError(deal_numbers())
    return int(digits)
