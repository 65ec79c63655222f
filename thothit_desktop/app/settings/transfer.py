# SPDX-License-Identifier: MIT
"""Writes settings as a JSON text, to be taken to another computer, and reads them."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop import __version__
from thothit_desktop.app.settings.rows import SettingRow
from thothit_desktop.games.quoting import quote

translate = QCoreApplication.translate

FORMAT = "thothit-settings"
VERSION = 1
LIMIT = 1_000_000
"""The largest number of bytes read of a file; a file with all settings has some 2,000."""


class TransferError(Exception):
    """A text holds no settings; the message gives the reason."""


class TransferPlan(NamedTuple):
    """The changes that importing a text would make, and the values and keys to be skipped."""

    changes: list[tuple[SettingRow, str]]
    wrong: list[str]
    """Sentences about values that a setting cannot have."""
    unknown: list[str]
    """Keys unknown to this program."""


def dump_settings(rows: Sequence[SettingRow]) -> str:
    """Return all settings as text."""
    values = {row.setting.key: row.read() for row in rows}
    told = {"format": FORMAT, "version": VERSION, "program": __version__, "settings": values}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def read_settings(text: str, rows: Sequence[SettingRow]) -> TransferPlan:
    """Return the changes that a text would make; raises TransferError."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise TransferError(translate("settings", "This is not a settings file.")) from None
    values = told.get("settings") if isinstance(told, dict) and told.get("format") == FORMAT else None
    if not isinstance(values, dict):
        raise TransferError(translate("settings", "This is not a settings file."))
    version = told.get("version")
    if type(version) is not int or version > VERSION:
        raise TransferError(
            translate("settings", "The file is from a newer version of Thothit. Update Thothit first.")
        )
    known = {row.setting.key: row for row in rows}
    plan = TransferPlan([], [], [])
    for key, value in values.items():
        row = known.get(key)
        if row is None:
            plan.unknown.append(quote(key))
        elif not row.setting.accepts(value):
            sentence = translate("settings", "{0} can't be {1}.")
            shown = quote(value) if isinstance(value, str) else quote(json.dumps(value))
            plan.wrong.append(sentence.format(row.label, shown))
        elif value != row.read():
            plan.changes.append((row, value))
    return plan
