# SPDX-License-Identifier: MIT
"""The languages of the program."""

import re
from collections.abc import Iterable
from typing import NamedTuple

SYSTEM = "system"
"""The choice of the system's language, if a native reader has signed its translation."""


class Language(NamedTuple):
    """A language of the program."""

    id: str
    """Its code, which names its file of translations and its folders of pages."""
    name: str
    """Its name in the language itself."""
    locale: str
    """The name of the `QLocale` for dates, numbers and lists."""
    signed: bool
    """True if a native reader has read and approved the whole translation (docs/translating.md)."""


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
    """Return the language for a choice: one of `LANGUAGES`, or `SYSTEM`.

    `system` holds the codes of the system's languages, the preferred one first. `SYSTEM` means the first of
    them with a signed translation, else English.
    """
    if choice in LANGUAGES:
        return LANGUAGES[choice]
    known = (LANGUAGES.get(re.split("[-_.@]", code)[0]) for code in system)
    return next((language for language in known if language is not None and language.signed), ENGLISH)
