# SPDX-License-Identifier: MIT
"""The texts of the two command lines in the person's language, without Qt.

They are translated in the files of Qt Linguist with all others; `tests/tools/translations.py` makes files of
gettext of them, since that is where argparse looks for its own words.
"""

import gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from thothit_desktop.cli_settings import settings_language, value_of
from thothit_desktop.languages import ENGLISH, LANGUAGES, SYSTEM, Language, chosen_language

FILES = Path(__file__).with_name("locale")
"""The folder of compiled translations, as gettext wants it."""
DOMAIN = "thothit"
"""The name of a file in it."""
VARIABLE = "THOTHIT_LANGUAGE"
"""The variable of the environment that chooses a language by hand."""
_SYSTEM = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which languages the system uses; the first that is set counts."""

_texts = gettext.NullTranslations()
_language = ENGLISH


def translate(context: str, text: str) -> str:
    """The text in the language of the command line."""
    return _texts.pgettext(context, text)


def speak(language: Language) -> None:
    """Say the texts in a language from now on; what has no translation is said in English."""
    global _texts, _language
    _texts, _language = gettext.NullTranslations(), language
    if language != ENGLISH:
        _texts = gettext.translation(DOMAIN, FILES, [language.id], fallback=True)
        gettext.bindtextdomain(DOMAIN, str(FILES))


@contextmanager
def argparse_texts() -> Iterator[None]:
    """Let argparse, which asks gettext itself, say its words in the language of the command line."""
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
    """What `--language` asks for, or else the variable; None where nobody chose."""
    asked = value_of("--language", arguments)
    if asked is not None:
        return asked
    chosen = os.environ.get(VARIABLE)
    return chosen if chosen in LANGUAGES else None


def language_of(arguments: Sequence[str]) -> Language:
    """The language of a command line: chosen by hand, there or in the settings, or the system's.

    That of the system counts as far as it is signed.
    """
    system = next((os.environ[name] for name in _SYSTEM if os.environ.get(name)), "")
    choice = language_by_hand(arguments) or settings_language(arguments) or SYSTEM
    return chosen_language(choice, system.split(":"))


def language_choices() -> str:
    """The codes that `--language` knows, for its help."""
    return ", ".join(f"{code} ({language.name})" for code, language in LANGUAGES.items())
