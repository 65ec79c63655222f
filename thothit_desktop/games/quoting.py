# SPDX-License-Identifier: MIT
"""Safe display of values from outside: quoted in a message, or as the name of a player."""

_LONGEST, _LONGEST_SENTENCE = 60, 500

LONGEST_NAME = 40
"""Characters of a player's name that are shown."""


def quote(value: object) -> str:
    """Return the value's `repr`, cut if it is long: on one line, control characters as codes."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def one_line(text: str) -> str:
    """Return a text on one line, without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def shortened(sentence: str) -> str:
    """Return the sentence, cut if it is long: argparse repeats all arguments that it does not know."""
    return sentence if len(sentence) <= _LONGEST_SENTENCE else f"{sentence[:_LONGEST_SENTENCE]}..."


def shown_name(name: str) -> str:
    """Return a player's name on one line, without control characters, cut with an ellipsis if it is long."""
    line = one_line(name)
    return line if len(line) <= LONGEST_NAME else f"{line[: LONGEST_NAME - 1].rstrip()}…"
