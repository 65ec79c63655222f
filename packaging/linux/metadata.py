# SPDX-License-Identifier: MIT
"""The metadata of the program for Linux: menu entry, AppStream, type of records, icons, man page."""

import shutil
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import icons
import product
from linux import appstream, languages, man_page
from linux.languages import NONE, Texts

RECORD_ICON = f"{product.ID}.record"


def desktop_entry(
    command: str = product.PROGRAM, *, remove: str = "", languages: Mapping[str, Texts] = NONE
) -> str:
    """Return the menu entry; `command` and, with an uninstaller, `remove` are in the form for `Exec`."""
    lines = {
        "Type": "Application",
        "Version": "1.4",
        "Name": product.NAME,
        **_told("GenericName", "Card Game", languages),
        **_told("Comment", product.SUMMARY, languages),
        "Exec": f"{command} %f",
        "Icon": product.ID,
        "Terminal": "false",
        "Categories": "Game;CardGame;Qt;",
        **_told("Keywords", "".join(f"{word};" for word in product.KEYWORDS), languages),
        "MimeType": f"{product.MIME};",
        "StartupNotify": "true",
        "StartupWMClass": product.PROGRAM,
        "X-GNOME-SingleWindow": "true",
    }
    if remove:
        lines["Actions"] = "remove;"
    text = "[Desktop Entry]\n" + _lines(lines)
    if remove:
        action = {**_told("Name", f"Remove {product.NAME}", languages), "Exec": remove}
        text += f"\n[Desktop Action remove]\n{_lines(action)}"
    return text


def _told(key: str, text: str, languages: Mapping[str, Texts]) -> dict[str, str]:
    """Return a key of the menu entry, and its translations."""
    return {key: text} | {f"{key}[{code}]": texts[text] for code, texts in languages.items()}


def _lines(keys: Mapping[str, str]) -> str:
    return "".join(f"{key}={value}\n" for key, value in keys.items())


def mime_type(languages: Mapping[str, Texts] = NONE) -> str:
    """Return the type of game records, recognized by suffix or by their first key."""
    others = "".join(
        f'\n    <comment xml:lang="{code}">{texts[product.MIME_NAME]}</comment>'
        for code, texts in languages.items()
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{product.MIME}">
    <comment>{product.MIME_NAME}</comment>{others}
    <sub-class-of type="application/json"/>
    <magic priority="60">
      <match type="string" offset="0:32" value="&quot;format&quot;: &quot;thothit-record&quot;"/>
    </magic>
    <glob pattern="*{product.SUFFIX}"/>
    <icon name="{RECORD_ICON}"/>
  </mime-type>
</mime-info>
"""


def pictures(drawn: Path | None) -> Iterator[tuple[str, Path]]:
    """Yield every icon's place below `share/` with its file; `drawn` is the folder filled by icons.write.

    Without it only the scalable icons.
    """
    for name, kind, icon in (("program", "apps", product.ID), ("record", "mimetypes", RECORD_ICON)):
        if drawn is not None:
            for size in icons.SIZES:
                yield f"icons/hicolor/{size}x{size}/{kind}/{icon}.png", drawn / f"{name}-{size}.png"
        yield f"icons/hicolor/scalable/{kind}/{icon}.svg", icons.DRAWINGS[name]


def write(share: Path, drawn: Path | None, built: datetime, entry: str) -> None:
    """Fill a `share/` with all metadata except Debian's: the menu entry `entry`, and `pictures(drawn)`."""
    signed = languages.signed()
    texts = {
        f"applications/{product.ID}.desktop": entry,
        f"metainfo/{product.ID}.metainfo.xml": appstream.component(built, signed),
        f"mime/packages/{product.ID}.xml": mime_type(signed),
        f"man/man6/{product.PROGRAM}.6": man_page.page(built),
        f"man/man6/{product.COMMAND}.6": man_page.commands(built),
    }
    texts |= {
        f"man/{code}/man6/{product.PROGRAM}.6": man_page.page(built, code, told)
        for code, told in signed.items()
    }
    for place, text in texts.items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for place, source in pictures(drawn):
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def moment(epoch: int) -> datetime:
    """Return seconds since 1970 as a time in UTC, the only clock of a build."""
    return datetime.fromtimestamp(epoch, UTC)
