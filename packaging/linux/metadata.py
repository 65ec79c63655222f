# SPDX-License-Identifier: MIT
"""What Linux is told of the program: menu entry, software centre, type of records, icons, man page."""

import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml
from xml.sax.saxutils import escape

import icons
import product
from linux import man_page

RECORD_ICON = product.MIME.replace("/", "-")
PICTURES = {
    "table": "The cards are dealt: the pool round the stock, your hand below",
    "choice": "A card that captures one of several: the choice is lit",
    "sheet": "The score sheet shows the cards behind every point",
    "western": "The same table with the Western deck and its wayang courts",
    "thunee": "Thunee of Durban, tricks in partnership",
}
"""The screenshots of docs/pictures that software centres show, the first one largest."""

_PICTURE_SIZE = (1280, 800)
_COLOURS = {"light": "#e8d3ae", "dark": "#7b1e22"}
"""Behind the icon in software centres: its sand and its red."""

_SMALLEST = 600
"""Pixels of the shorter side of a screen that the window fits on."""


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


def metainfo(built: datetime) -> str:
    """The AppStream component; a version that is not out yet bears the date of the build."""
    top = Xml.Element("component", type="desktop-application")

    def add(tag: str, text: str = "", parent: Xml.Element = top, **attributes: str) -> Xml.Element:
        made = Xml.SubElement(parent, tag, attributes)
        made.text = text or None
        return made

    add("id", product.ID)
    add("metadata_license", "CC0-1.0")
    add("project_license", product.LICENCE)
    add("name", product.NAME)
    add("summary", product.SUMMARY)
    developer = add("developer", id=product.ID.rpartition(".")[0])
    add("name", product.PEOPLE, developer)
    description = add("description")
    for paragraph in product.DESCRIPTION:
        add("p", paragraph, description)
    features = add("ul", parent=description)
    for feature in product.FEATURES:
        add("li", feature, features)
    add("launchable", f"{product.PROGRAM}.desktop", type="desktop-id")
    add("icon", product.PROGRAM, type="stock")
    for kind, address in (("homepage", ""), ("bugtracker", "/issues"), ("vcs-browser", "")):
        add("url", product.HOME + address, type=kind)
    categories = add("categories")
    for category in ("Game", "CardGame"):
        add("category", category, categories)
    keywords = add("keywords")
    for word in product.KEYWORDS:
        add("keyword", word, keywords)
    screenshots = add("screenshots")
    width, height = (str(edge) for edge in _PICTURE_SIZE)
    for name, caption in PICTURES.items():
        mark = {"type": "default"} if name == next(iter(PICTURES)) else {}
        shot = add("screenshot", parent=screenshots, **mark)
        add("caption", caption, shot)
        address = f"{product.HOME}/raw/v{product.version()}/docs/pictures/{name}.png"
        add("image", address, shot, type="source", width=width, height=height)
    branding = add("branding")
    for scheme, colour in _COLOURS.items():
        add("color", colour, branding, type="primary", scheme_preference=scheme)
    provides = add("provides")
    add("binary", product.PROGRAM, provides)
    add("mediatype", product.MIME, provides)
    add("display_length", str(_SMALLEST), add("requires"), compare="ge")
    recommends = add("recommends")
    for control in ("keyboard", "pointing"):
        add("control", control, recommends)
    add("content_rating", type="oars-1.1")
    releases = add("releases")
    for release in product.releases():
        date = release.date or f"{built:%Y-%m-%d}"
        made = add("release", parent=releases, version=release.version, date=date, type="stable")
        notes = add("description", parent=made)
        for heading, points in product.for_players(release).items():
            add("p", f"{heading}:", notes)
            listed = add("ul", parent=notes)
            for point in points:
                listed.append(Xml.fromstring(f"<li>{_marked(point)}</li>"))
    Xml.indent(top)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(top, encoding="unicode") + "\n"


def _marked(text: str) -> str:
    """A line of the changelog with AppStream's marks in place of Markdown's."""
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
    text = re.sub(r"\*\*([^*]+)\*\*", r"<em>\1</em>", text)
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", text)


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
        f"metainfo/{product.ID}.metainfo.xml": metainfo(built),
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
