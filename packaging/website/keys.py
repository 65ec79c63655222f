# SPDX-License-Identifier: MIT
"""The page of keys: the program's own list, in the installed language."""

import tempfile
from html import escape
from pathlib import Path

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.keys_window import KeyGroup, key_groups
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games import games
from website.page import Page, SiteTexts


def keys_page(words: SiteTexts) -> Page:
    """Return the page of all keys: those of the table, of each game that has its own, and of the menus."""
    title = words("Keys")
    about = words("All keys of the program. In the program, F2 shows those of the game on the table.")
    groups = "\n".join(_group(group) for group in _groups())
    return Page("keys.html", title, about, f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n{groups}")


def _groups() -> list[KeyGroup]:
    with tempfile.TemporaryDirectory() as place:
        window = MainWindow(Settings(Path(place)), None)
        first, *menus = key_groups("", (), window.ui.menu_bar, window.actions())
        window.close()
        window.deleteLater()
    own: dict[tuple[tuple[str, str], ...], str] = {}
    for spec in games().values():
        if keys := family_of(spec).keys():
            own.setdefault(tuple(keys), of_games(spec.name))
    return [first, *(KeyGroup(name, keys) for keys, name in own.items()), *menus]


def _group(group: KeyGroup) -> str:
    rows = "\n".join(
        f'<tr><th scope="row"><kbd>{escape(key)}</kbd></th><td>{escape(meaning)}</td></tr>'
        for key, meaning in group.rows
    )
    return f'<h2>{escape(group.heading)}</h2>\n<table class="keys">\n{rows}\n</table>'
