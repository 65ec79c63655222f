# SPDX-License-Identifier: MIT
"""Every refusal of the rules has its text, and there are no superfluous texts."""

import re
from pathlib import Path

import pytest

from thothit_desktop import games
from thothit_desktop.games import refusals
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Refusal
from thothit_desktop.games.families import FAMILIES

PACKAGE = Path(games.__file__).parent
GIVEN = re.compile(r'Refusal\(\s*"([\w-]+)"')


@pytest.mark.parametrize("family", FAMILIES)
def test_a_refusal_of_a_family_has_its_words(family: str) -> None:
    modules = [path for path in (PACKAGE / family).rglob("*.py") if path.name != "family.py"]
    rules = "".join(path.read_text(encoding="utf-8") for path in modules)
    own = FAMILIES[family].refusals
    assert set(GIVEN.findall(rules)) <= {*own, *refusals.SHARED}
    assert [code for code in own if f'"{code}"' not in rules] == []


def test_a_reason_names_the_cards() -> None:
    must = Refusal("must-capture", faces(("C3", "S3", "M3")))
    assert str(refusals.reason(must)).startswith("C3 ")
    assert "S3 or M3" in str(refusals.reason(must))
