# SPDX-License-Identifier: MIT
"""Several names as one."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def both(names: Iterable[str]) -> str:
    """Several names as one: `Sri, Wati and Joko`."""
    *first, last = names
    return translate("messages", "{0} and {1}").format(", ".join(first), last) if first else last


def one_of(names: Sequence[str]) -> str:
    """Several names to choose from: `Sri, Wati or Joko`; empty for none."""
    if len(names) < 2:
        return "".join(names)
    return translate("messages", "{0} or {1}").format(", ".join(names[:-1]), names[-1])
