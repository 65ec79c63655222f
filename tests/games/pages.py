# SPDX-License-Identifier: MIT
"""The tables of the rules pages, for comparison with the games."""

from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def table(page: str, head: str) -> list[list[str]]:
    """The cells of a page's table whose first line begins with `head`, without that line."""
    text = (RULES / f"{page}.md").read_text(encoding="utf-8")
    lines = text.partition(head)[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
