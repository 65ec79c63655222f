# SPDX-License-Identifier: MIT
"""Tests use only public members of a table, a window or a controller; only the probe uses others."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PRIVATE = re.compile(r"\b(?:table|window|conductor)\)?\._(?!replace)")


def test_no_test_reaches_for_private_parts_of_the_table():
    found = [
        f"{path.relative_to(TESTS)}: {line.strip()}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "probe.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if PRIVATE.search(line)
    ]
    assert found == []
