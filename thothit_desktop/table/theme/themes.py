# SPDX-License-Identifier: MIT
"""The themes, read from their files, and the choice of the windows' theme."""

import json
import logging
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication

from thothit_desktop.table.theme.mats import MATS
from thothit_desktop.table.theme.theme import (
    CallColours,
    DocumentColours,
    MatColours,
    ReviewColours,
    RoomColours,
    TableColours,
    Theme,
    WindowColours,
)

THEMES = ("light", "dark", "high-contrast")
"""The themes by the names of their files; the first one replaces a damaged one."""
_FOLDER = Path(__file__).parent
_PARTS = tuple(field.replace("_", "-") for field in Theme._fields if field != "id")

_log = logging.getLogger(__name__)


class ThemeFileError(ValueError):
    """Raised if a theme's file is missing or damaged; the text is one sentence that names the place."""


@cache
def themes(folder: Path = _FOLDER) -> Mapping[str, Theme]:
    """Return the themes of a folder by name; a damaged one is logged and replaced by the first one."""
    usual, *others = THEMES
    found = {usual: read(folder / f"{usual}.json")}
    for name in others:
        try:
            found[name] = read(folder / f"{name}.json")
        except ThemeFileError as error:
            _log.warning("%s The theme %s is used instead.", error, usual)
            found[name] = found[usual]
    return found


def theme() -> Theme:
    """Return the present theme of the windows: the one with their background, else light or dark."""
    ground = QGuiApplication.palette().window().color()
    name = ground.name()
    for one in themes().values():
        if one.windows.window == name:
            return one
    return themes()["dark" if ground.lightness() < 128 else "light"]


def read(path: Path) -> Theme:
    """Return the theme of a file; raises ThemeFileError."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ThemeFileError(f"{path.name} cannot be read as a theme: {error}.") from error
    try:
        return _theme(path.stem, value)
    except ThemeFileError as error:
        raise ThemeFileError(f"{path.name} is no sound theme: {error}.") from error


def _theme(name: str, value: object) -> Theme:
    parts = _entries(value, _PARTS, "the theme")
    mats = _entries(parts["mats"], MATS, "mats")
    return Theme(
        id=name,
        woven=_switch(parts["woven"], "woven"),
        lamp_lit=_switch(parts["lamp-lit"], "lamp-lit"),
        lines=_number(parts["lines"], "lines", 1, 2),
        windows=WindowColours(**_colours(parts["windows"], WindowColours._fields, "windows")),
        documents=DocumentColours(**_colours(parts["documents"], DocumentColours._fields, "documents")),
        review=ReviewColours(**_colours(parts["review"], ReviewColours._fields, "review")),
        calls=CallColours(**_colours(parts["calls"], CallColours._fields, "calls")),
        table=TableColours(**_inks(parts["table"], TableColours._fields, "table")),
        room=RoomColours(**_inks(parts["room"], RoomColours._fields, "room")),
        mats={mat: MatColours(**_inks(mats[mat], MatColours._fields, mat)) for mat in MATS},
    )


def _inks(value: object, fields: tuple[str, ...], place: str) -> dict[str, QColor]:
    """Return the colours of a section by field, ready for painting."""
    return {field: QColor(colour) for field, colour in _colours(value, fields, place).items()}


def _colours(value: object, fields: tuple[str, ...], place: str) -> dict[str, str]:
    """Return the colours of a section by field; their names in the file have hyphens."""
    found = {}
    for name, colour in _entries(value, [field.replace("_", "-") for field in fields], place).items():
        if not isinstance(colour, str) or not colour.startswith("#") or not QColor.isValidColorName(colour):
            raise ThemeFileError(f"{name} of {place} is no colour like #rrggbb or #aarrggbb")
        found[name.replace("-", "_")] = colour
    return found


def _entries(value: object, names: Collection[str], place: str) -> dict[str, object]:
    """Return entries with exactly these names; raises ThemeFileError for others."""
    if not isinstance(value, dict):
        raise ThemeFileError(f"{place} has no entries")
    for name in names:
        if name not in value:
            raise ThemeFileError(f"{name} of {place} is missing")
    for name in value:
        if name not in names:
            raise ThemeFileError(f"{place} knows no {name}")
    return value


def _switch(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise ThemeFileError(f"{name} is neither true nor false")
    return value


def _number(value: object, name: str, least: float, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ThemeFileError(f"{name} is no number from {least:g} to {most:g}")
    return float(value)
