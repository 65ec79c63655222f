# SPDX-License-Identifier: MIT
"""What Linux is told of the program in other languages: `translations/LANGUAGE.json`, by the English text.

Systems choose by themselves among them, so only languages that a native reader has signed are told of
(docs/translating.md).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import product

FOLDER = Path(__file__).with_name("translations")
Texts = Mapping[str, str]
"""By the English text that of another language."""
NONE: Mapping[str, Texts] = {}
"""No language but English."""


def translations() -> dict[str, Texts]:
    """By code the texts of every language but English."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def signed() -> dict[str, Texts]:
    """The same of the languages that a native reader has signed."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.languages import LANGUAGES

    return {code: texts for code, texts in translations().items() if LANGUAGES[code].signed}
