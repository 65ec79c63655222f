# SPDX-License-Identifier: MIT
"""The texts of the two command lines in the user's language, without Qt.

They are translated with all other texts in the files of Qt Linguist; `tests/tools/translations.py` converts
them to gettext files, because argparse reads its own words from gettext.
"""

import gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from thothit_desktop.cli_settings import settings_language, value_of
from thothit_desktop.languages import ENGLISH, LANGUAGES, SYSTEM, Language, chosen_language

FILES = Path(__file__).with_name("locale")
"""The folder of compiled translations, in gettext's layout."""
DOMAIN = "thothit"
"""The name of the files in it."""
VARIABLE = "THOTHIT_LANGUAGE"
"""The environment variable that sets the language."""
_SYSTEM = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the system's languages; the first one set counts."""

_texts = gettext.NullTranslations()
_language = ENGLISH


def translate(context: str, text: str) -> str:
    """Return the text in the language of the command line."""
    return _texts.pgettext(context, text)


def speak(language: Language) -> None:
    """Set the language of all further texts; untranslated texts stay English."""
    global _texts, _language
    _texts, _language = gettext.NullTranslations(), language
    if language != ENGLISH:
        _texts = gettext.translation(DOMAIN, FILES, [language.id], fallback=True)
        gettext.bindtextdomain(DOMAIN, str(FILES))


@contextmanager
def argparse_texts() -> Iterator[None]:
    """Make argparse, which calls gettext itself, use the language of the command line."""
    if _language == ENGLISH:
        yield
        return
    before, domain = os.environ.get("LANGUAGE"), gettext.textdomain()
    os.environ["LANGUAGE"] = _language.id
    gettext.textdomain(DOMAIN)
    try:
        yield
    finally:
        gettext.textdomain(domain)
        if before is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = before


def language_by_hand(arguments: Sequence[str] = ()) -> str | None:
    """Return the language given by `--language`, else by the environment variable, else None."""
    asked = value_of("--language", arguments)
    if asked is not None:
        return asked
    chosen = os.environ.get(VARIABLE)
    return chosen if chosen in LANGUAGES else None


def language_of(arguments: Sequence[str]) -> Language:
    """Return the language of a command line: chosen by option, variable or settings, else the system's.

    The system's language counts only if its translation is signed.
    """
    system = next((os.environ[name] for name in _SYSTEM if os.environ.get(name)), "")
    choice = language_by_hand(arguments) or settings_language(arguments) or SYSTEM
    return chosen_language(choice, system.split(":"))


def language_choices() -> str:
    """Return the codes and names of all languages, for the help of `--language`."""
    return ", ".join(f"{code} ({language.name})" for code, language in LANGUAGES.items())
