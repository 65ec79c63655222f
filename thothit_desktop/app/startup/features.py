# SPDX-License-Identifier: MIT
"""Spares PySide reading the source of every module that is imported."""

import sys
from types import ModuleType


def _uses_qt(_: ModuleType) -> bool:
    return True


def leave_out_feature_search() -> None:
    """Let all modules count as such that use Qt, by Qt's own names; call it before they are imported.

    PySide looks for its name in the source of each, to know where `from __feature__ import snake_case` would
    matter, which nothing here uses: some 30 ms of a start. A PySide that searches in another way keeps it.
    """
    import PySide6.QtCore  # noqa: F401  PySide's own import statement, with the search, comes with it

    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _uses_qt  # type: ignore[union-attr]  # noqa: SLF001
