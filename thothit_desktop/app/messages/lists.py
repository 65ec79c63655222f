# SPDX-License-Identifier: MIT
"""Several names as one, in the language of the interface."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def both(names: Iterable[str]) -> str:
    """Several names as one: `Sri, Wati and Joko`."""
    return QLocale().createSeparatedList(list(names))


def one_of(names: Sequence[str]) -> str:
    """Several names to choose from: `Sri, Wati or Joko`; empty for none.

    The only list with "or": the locales of Qt know "and" alone. Its two patterns are texts to translate.
    """
    if len(names) < 2:
        return "".join(names)
    said = names[0]
    for name in names[1:-1]:
        said = translate("messages", "{0}, {1}").format(said, name)
    return translate("messages", "{0} or {1}").format(said, names[-1])
