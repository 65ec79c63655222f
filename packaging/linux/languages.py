# SPDX-License-Identifier: MIT
"""Translations of the program's descriptions on Linux: `translations/LANGUAGE.json`, by the English text.

Systems choose a language by themselves, so only languages approved by a native reader are used
(docs/translating.md).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import product

FOLDER = Path(__file__).with_name("translations")
Texts = Mapping[str, str]
"""The texts of a language by the English text."""
NONE: Mapping[str, Texts] = {}
"""No language but English."""


def translations() -> dict[str, Texts]:
    """Return the texts of every language but English, by code."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def signed() -> dict[str, Texts]:
    """Return the texts of the languages that a native reader has approved."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.languages import LANGUAGES

    return {code: texts for code, texts in translations().items() if LANGUAGES[code].signed}
