# SPDX-License-Identifier: MIT
"""Numbers in sentences."""


def signed(words: str, value: float) -> str:
    """The words of a number without its sign, with the sign that it has; of nothing with both."""
    if not words.strip("0.,"):
        return f"±{words}"
    return f"+{words}" if value > 0 else f"−{words}"
