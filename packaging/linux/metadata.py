# SPDX-License-Identifier: MIT
"""What Linux is told of the program: menu entry, software centre, type of records, icons, man page."""

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import icons
import product
from linux import appstream, man_page

RECORD_ICON = product.MIME.replace("/", "-")


def desktop_entry(command: str = product.PROGRAM, *, remove: str = "") -> str:
    """The menu entry; `command` and, where it can be removed by itself, `remove` as `Exec` wants them."""
    lines = {
        "Type": "Application",
        "Version": "1.4",
        "Name": product.NAME,
        "GenericName": "Card Game",
        "Comment": product.SUMMARY,
        "Exec": f"{command} %f",
        "Icon": product.PROGRAM,
        "Terminal": "false",
        "Categories": "Game;CardGame;Qt;",
        "Keywords": "".join(f"{word};" for word in product.KEYWORDS),
        "MimeType": f"{product.MIME};",
        "StartupNotify": "true",
        "StartupWMClass": product.PROGRAM,
        "X-GNOME-SingleWindow": "true",
    }
    if remove:
        lines["Actions"] = "remove;"
    text = "[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in lines.items())
    if remove:
        text += f"\n[Desktop Action remove]\nName=Remove {product.NAME}\nExec={remove}\n"
    return text


def mime_type() -> str:
    """The type of game records, known by suffix or by their first key."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{product.MIME}">
    <comment>{product.MIME_NAME}</comment>
    <sub-class-of type="application/json"/>
    <magic priority="60">
      <match type="string" offset="0:32" value="&quot;format&quot;: &quot;thothit-record&quot;"/>
    </magic>
    <glob pattern="*{product.SUFFIX}"/>
    <icon name="{RECORD_ICON}"/>
  </mime-type>
</mime-info>
"""


def pictures(drawn: Path) -> Iterator[tuple[str, Path]]:
    """Every icon's place below `share/` with its file; `drawn` is the folder that icons.write has filled."""
    for name, kind, icon in (("program", "apps", product.PROGRAM), ("record", "mimetypes", RECORD_ICON)):
        for size in icons.SIZES:
            yield f"icons/hicolor/{size}x{size}/{kind}/{icon}.png", drawn / f"{name}-{size}.png"
        yield f"icons/hicolor/scalable/{kind}/{icon}.svg", icons.DRAWINGS[name]


def write(share: Path, drawn: Path, built: datetime, entry: str) -> None:
    """Fill a `share/` with everything but what Debian alone wants; `entry` is the text of the menu entry."""
    texts = {
        f"applications/{product.PROGRAM}.desktop": entry,
        f"metainfo/{product.ID}.metainfo.xml": appstream.component(built),
        f"mime/packages/{product.PROGRAM}.xml": mime_type(),
        f"man/man6/{product.PROGRAM}.6": man_page.page(built),
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
    """Seconds since 1970 as UTC, the only clock of a build."""
    return datetime.fromtimestamp(epoch, UTC)
