# SPDX-License-Identifier: MIT
"""Accepted mutants, which no test can or need distinguish from the code, with reasons (`accepted.json`)."""

import json
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("accepted.json")


@dataclass(frozen=True)
class Accepted:
    """The lines of a function before and after the change, and why it does not matter."""

    module: str
    function: str
    before: str
    after: str
    reason: str


def accepted() -> list[Accepted]:
    """Return all accepted mutants of the file."""
    return [Accepted(**entry) for entry in json.loads(FILE.read_text(encoding="utf-8"))]
