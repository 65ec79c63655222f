# SPDX-License-Identifier: MIT
"""Several names as one, in the language of the interface."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def both(names: Iterable[str]) -> str:
    """Several names as one: `Sri, Wati and Joko`."""
    return QLocale(translate("messages", "en-GB")).createSeparatedList(list(names))


def one_of(names: Sequence[str]) -> str:
    """Several names to choose from: `Sri, Wati or Joko`; empty for none."""
    if len(names) < 2:
        return "".join(names)
    return translate("messages", "{0} or {1}").format(", ".join(names[:-1]), names[-1])
