# SPDX-License-Identifier: MIT
"""Fingerprints of deals in groups of four digits, which are easy to note."""

GROUP = 4


def in_groups(digits: str) -> str:
    """Return the digits with a space after every fourth."""
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
