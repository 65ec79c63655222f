# SPDX-License-Identifier: MIT
"""How a message shows a value that came from outside."""

_LONGEST = 60


def quote(value: object) -> str:
    """The value as Python writes it: on one line, control characters told by their codes, and not endless."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
