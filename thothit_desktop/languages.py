# SPDX-License-Identifier: MIT
"""The languages of the program."""

import re
from collections.abc import Iterable
from typing import NamedTuple

SYSTEM = "system"
"""The choice of the language that the system uses, where a native reader has signed it."""


class Language(NamedTuple):
    """A language into which the texts are translated."""

    id: str
    """Its code, which names its file of translations and its folders of pages."""
    name: str
    """What it calls itself."""
    locale: str
    """How dates, numbers and lists are written, by the name that `QLocale` has for it."""
    signed: bool
    """Whether a native reader has read it all and agrees (docs/translating.md)."""


ENGLISH = Language("en", "English", "en_GB", signed=True)

LANGUAGES = {
    language.id: language
    for language in (
        ENGLISH,
        Language("id", "Bahasa Indonesia", "id_ID", signed=False),
        Language("jv", "Basa Jawa", "jv_ID", signed=False),
    )
}


def chosen_language(choice: str, system: Iterable[str]) -> Language:
    """The language of a choice: one of `LANGUAGES`, or `SYSTEM`.

    `system` are the codes of the system's languages, the best one first. The first that is signed is taken,
    else English.
    """
    if choice in LANGUAGES:
        return LANGUAGES[choice]
    known = (LANGUAGES.get(re.split("[-_.@]", code)[0]) for code in system)
    return next((language for language in known if language is not None and language.signed), ENGLISH)
