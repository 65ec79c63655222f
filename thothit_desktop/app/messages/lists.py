# SPDX-License-Identifier: MIT
"""Lists of names, in the language of the interface."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def both(names: Iterable[str]) -> str:
    """Return names joined by "and": `Sri, Wati and Joko`."""
    return QLocale().createSeparatedList(list(names))


def one_of(names: Sequence[str]) -> str:
    """Return names joined by "or": `Sri, Wati or Joko`; empty for none.

    Qt's locales have no lists with "or", so the two patterns are texts to translate.
    """
    if len(names) < 2:
        return "".join(names)
    said = names[0]
    for name in names[1:-1]:
        said = translate("messages", "{0}, {1}").format(said, name)
    return translate("messages", "{0} or {1}").format(said, names[-1])
