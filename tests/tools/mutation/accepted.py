# SPDX-License-Identifier: MIT
"""Mutants that no test can or need tell from the code, each with the reason (`accepted.json`)."""

import json
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("accepted.json")


@dataclass(frozen=True)
class Accepted:
    """The lines of a function before and after, and why nobody notices the change."""

    module: str
    function: str
    before: str
    after: str
    reason: str


def accepted() -> list[Accepted]:
    """All of them, as they stand in the file."""
    return [Accepted(**entry) for entry in json.loads(FILE.read_text(encoding="utf-8"))]
