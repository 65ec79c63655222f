# SPDX-License-Identifier: MIT
"""The self-test's checks of files: pictures, fonts, rules, translations."""

import gettext
import importlib.util
import json
import pkgutil
import re
from collections.abc import Iterator
from html import unescape
from types import CodeType
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QIcon,
    QImage,
    QImageReader,
    QImageWriter,
    QPainter,
)
from PySide6.QtSvg import QSvgRenderer

import thothit_desktop.app
import thothit_desktop.flow
import thothit_desktop.games
import thothit_desktop.table
from thothit_desktop.app.i18n.translators import FILES, install
from thothit_desktop.app.rules import example
from thothit_desktop.app.rules.page_text import file, named, page
from thothit_desktop.app.selftest.check_window import CheckError, CheckWindow, plain
from thothit_desktop.app.startup.application import icon_file
from thothit_desktop.cli_texts import DOMAIN
from thothit_desktop.cli_texts import FILES as COMMAND_LINE_FILES
from thothit_desktop.games import games
from thothit_desktop.games.cards import CODES, HIDDEN
from thothit_desktop.languages import ENGLISH, LANGUAGES
from thothit_desktop.table.drawing.heading_face import heading_family, heading_file
from thothit_desktop.table.drawing.javanese_face import javanese_family, javanese_file
from thothit_desktop.table.geometry.decks import DECKS

SIZE = QSize(56, 120)
"""The size of the drawn pictures, in pixels."""

_TAG = re.compile(r"<[^>]*>")


def check_cards(_: CheckWindow) -> str:
    """Check that every card of every deck, and every back, can be drawn."""
    wanted = {
        deck.file(card, large)
        for deck in DECKS.values()
        for card in (*range(len(CODES)), HIDDEN)
        for large in (False, True)
    }
    for path in sorted(wanted):
        if not path.is_file():
            raise CheckError(f"{path.name} is missing")
        renderer = QSvgRenderer(str(path))
        image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("white"))
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not renderer.isValid() or plain(image):
            raise CheckError(f"{path.name} shows nothing")
    return f"{len(wanted)} pictures"


def check_icon(_: CheckWindow) -> str:
    """Check that the icon can be drawn in the sizes of task bars, and that pictures can be saved."""
    icon = QIcon(str(icon_file()))
    if sizes := icon.availableSizes():  # none if Qt has an engine for SVG, which draws every size
        raise CheckError(f"the icon is not drawn, but stretched from {sizes[0].width()} pixels")
    for side in (16, 32, 64, 256):
        if plain(icon.pixmap(side, side).toImage()):
            raise CheckError(f"the icon shows nothing at {side} pixels")
    written = {bytes(kind.data()).decode() for kind in QImageWriter.supportedImageFormats()}
    if lacking := {"png", "jpeg"} - written:
        raise CheckError(f"pictures cannot be saved as {', '.join(sorted(lacking))}")
    if b"svg" not in [bytes(kind.data()) for kind in QImageReader.supportedImageFormats()]:
        raise CheckError("SVG pictures cannot be read")
    return ""


def check_letters(_: CheckWindow) -> str:
    """Check that the fonts, with substitutes, have every letter and sign of the rules and texts."""
    families = QFontDatabase.families()
    if not families:
        raise CheckError("no font is installed")
    if not heading_file().is_file() or heading_family() == QFont().family():
        raise CheckError("the face of headings is missing")
    if not javanese_file().is_file() or not javanese_family():
        raise CheckError("the face of Javanese letters is missing")
    metrics = QFontMetrics(QFont())
    letters = {letter for text in _texts() for letter in text if letter.isprintable()}
    lacking = sorted(letter for letter in letters if not metrics.inFontUcs4(ord(letter)))
    if lacking:
        raise CheckError(f"no font has {' '.join(f'U+{ord(letter):04X}' for letter in lacking)}")
    return f"{len(letters)} letters and signs, {len(families)} fonts"


def _texts() -> Iterator[str]:
    """Yield the rules pages, the examples, and all string constants of the program."""
    for spec in games().values():
        yield unescape(_TAG.sub("", page(spec, example=True)))
        path = file(spec, "json")
        if path is not None:
            yield str(json.loads(path.read_text(encoding="utf-8")))
    for package in (thothit_desktop.app, thothit_desktop.flow, thothit_desktop.games, thothit_desktop.table):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".selftest" in module.name:
                continue  # its texts are ASCII on a terminal
            loader: Any = getattr(importlib.util.find_spec(module.name), "loader", None)
            yield from _constants(loader.get_code(module.name))  # a frozen program has no sources


def _constants(code: CodeType) -> Iterator[str]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _constants(constant)
        elif isinstance(constant, str):
            yield constant


def check_languages(check_window: CheckWindow) -> str:
    """Check that every language has its translations and complete rules pages."""
    app = QCoreApplication.instance()
    assert app is not None
    try:
        for language in LANGUAGES.values():
            if not QTranslator().load(str(FILES / f"{language.id}.qm")):
                raise CheckError(f"{language.id}.qm is missing or damaged")
            if language != ENGLISH and gettext.find(DOMAIN, COMMAND_LINE_FILES, [language.id]) is None:
                raise CheckError(f"{DOMAIN}.mo of {language.id} is missing")
            install(app, language)
            check_rules(check_window)
    finally:
        install(app)
    return f"{len(LANGUAGES)} languages"


def check_rules(_: CheckWindow) -> str:
    """Check that every game has a complete rules page and its worked example."""
    steps = 0
    for spec in games().values():
        told = example.load(spec)
        if told is None:
            raise CheckError(f"{spec.id}.json is missing or damaged")
        steps += len(told)
        path = file(spec, "html")
        text = page(spec, example=True)  # a missing page or part is reported in the log
        if path is None or not path.is_file() or "<!--" in text:
            raise CheckError(f"{spec.id}.html is missing or not whole")
        for deck in DECKS:
            named(text, deck)
    return f"{len(games())} games, {steps} steps of examples"
