# SPDX-License-Identifier: MIT
"""The program's AppStream component, its description for software centres."""

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from xml.etree import ElementTree as Xml
from xml.sax.saxutils import escape

import product
from linux.languages import NONE, Texts

PICTURES = {
    "table": "The cards are dealt: the pool round the stock, your hand below",
    "choice": "Choosing which card to capture",
    "sheet": "The score sheet shows the cards behind every point",
    "western": "The same table with Western cards and wayang courts",
    "thunee": "Thunee of Durban, tricks in partnership",
}
"""The screenshots of docs/pictures that software centres show, the first one largest."""

_PICTURE_SIZE = (1280, 800)
_COLOURS = {"light": "#e8d3ae", "dark": "#7b1e22"}
"""The colours behind the icon in software centres: its sand and its red."""

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
_SMALLEST = 600
"""The shorter side in pixels of the smallest screen for the window."""


def component(built: datetime, languages: Mapping[str, Texts] = NONE) -> str:
    """Return the component; an unreleased version has the date of the build."""
    top = Xml.Element("component", type="desktop-application")
    _add(top, "id", product.ID)
    _add(top, "metadata_license", "CC0-1.0")
    _add(top, "project_license", product.LICENCE)
    _add(top, "name", product.NAME)
    _add_each(top, "summary", [product.SUMMARY], languages)
    _add(_add(top, "developer", id=product.ID.rpartition(".")[0]), "name", product.PEOPLE)
    description = _add(top, "description")
    _add_each(description, "p", product.DESCRIPTION, languages)
    _add_each(_add(description, "ul"), "li", product.FEATURES, languages)
    _add(top, "launchable", f"{product.ID}.desktop", type="desktop-id")
    _add(top, "icon", product.ID, type="stock")
    for kind, address in (("homepage", ""), ("bugtracker", "/issues"), ("vcs-browser", "")):
        _add(top, "url", product.HOME + address, type=kind)
    _add_each(_add(top, "categories"), "category", ("Game", "CardGame"))
    _add_each(_add(top, "keywords"), "keyword", product.KEYWORDS)
    _screenshots(_add(top, "screenshots"), languages)
    branding = _add(top, "branding")
    for scheme, colour in _COLOURS.items():
        _add(branding, "color", colour, type="primary", scheme_preference=scheme)
    provides = _add(top, "provides")
    _add(provides, "binary", product.PROGRAM)
    _add(provides, "mediatype", product.MIME)
    _add(_add(top, "requires"), "display_length", str(_SMALLEST), compare="ge")
    _add_each(_add(top, "recommends"), "control", ("keyboard", "pointing"))
    _add(top, "content_rating", type="oars-1.1")
    _releases(_add(top, "releases"), built)
    Xml.indent(top)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(top, encoding="unicode") + "\n"


def _screenshots(parent: Xml.Element, languages: Mapping[str, Texts]) -> None:
    """Add the screenshots of this version's tag."""
    width, height = (str(edge) for edge in _PICTURE_SIZE)
    for name, caption in PICTURES.items():
        mark = {"type": "default"} if name == next(iter(PICTURES)) else {}
        shot = _add(parent, "screenshot", **mark)
        _add_each(shot, "caption", [caption], languages)
        address = f"{product.HOME}/raw/v{product.version()}/docs/pictures/{name}.png"
        _add(shot, "image", address, type="source", width=width, height=height)


def _releases(parent: Xml.Element, built: datetime) -> None:
    """Add every version with the changes for players."""
    for release in product.releases():
        date = release.date or f"{built:%Y-%m-%d}"
        made = _add(parent, "release", version=release.version, date=date, type="stable")
        notes = _add(made, "description")
        for heading, points in product.for_players(release).items():
            _add(notes, "p", f"{heading}:")
            _add(notes, "ul").extend(Xml.fromstring(f"<li>{_marked(point)}</li>") for point in points)


def _add(parent: Xml.Element, tag: str, text: str = "", **attributes: str) -> Xml.Element:
    """Add an element at the end of another, and return it."""
    made = Xml.SubElement(parent, tag, attributes)
    made.text = text or None
    return made


def _add_each(
    parent: Xml.Element, tag: str, texts: Iterable[str], languages: Mapping[str, Texts] = NONE
) -> None:
    """Add elements at the end of another, each followed by its translations."""
    for text in texts:
        _add(parent, tag, text)
        for code, told in languages.items():
            _add(parent, tag, told[text]).set(_LANGUAGE, code)


def _marked(text: str) -> str:
    """Return a line of the changelog with AppStream's marks in place of Markdown's."""
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
    text = re.sub(r"\*\*([^*]+)\*\*", r"<em>\1</em>", text)
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", text)
