# SPDX-License-Identifier: MIT
"""A page of rules with card pictures, set in a column of readable width.

The page is HTML. `<img src="cards:C3.C3_S9" height="124">` shows sets of cards side by side: the codes of a set
are joined by dots, sets by `_`. `cards:` is the deck in use, `ceki:` and `western:` are always that one. A
picture is at most as wide as the column, or as its part where `share="3"` says that three stand in a row.
"""

import re
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFontInfo, QGuiApplication, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.paper import Paper, paper
from thothit_desktop.games.cards import faces

COLUMN = 45
"""The column's width, in sizes of its text."""
TEXT = 1.2
"""The size of its text, in sizes of the program's."""
CELL = 18
"""Pixels of a table's cell that a picture cannot use."""

_PICTURE = re.compile(r'<img src="(cards|ceki|western):([\w.]+)" height="(\d+)"(?: share="(\d+)")?>')


class Picture(NamedTuple):
    """A strip of the page, as it is drawn when it comes into view."""

    pictures: CardPictures
    sets: list[tuple[int, ...]]
    height: int


class RulesPage(QTextBrowser):
    """Shows one page; its pictures are drawn when they are first seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = ""
        self._pictures: CardPictures | None = None
        self._others: dict[str, CardPictures] = {}
        self._shown: list[Picture] = []
        self._laid: tuple[object, ...] = ()

    def show_page(self, page: str, pictures: CardPictures) -> None:
        """Show a page with the cards of a deck, and keep the place where another was read."""
        self._page, self._pictures = page, pictures
        self._others = {pictures.deck.id: pictures}
        self._laid = ()
        self._lay()

    def pictures(self) -> list[Picture]:
        """Every picture of the page."""
        return list(self._shown)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ANN401, N802
        """A picture of the page."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "cards":
            return self._draw(self._shown[int(url.path())])
        return super().loadResource(kind, url)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the column in the middle."""
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette and the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange):
            self._lay()

    def _draw(self, picture: Picture) -> QPixmap:
        return picture.pictures.strip(picture.sets, picture.height, self.devicePixelRatioF())

    def _lay(self) -> None:
        """Set the page anew where its column, text or colours have changed."""
        if self._pictures is None:
            return
        size = round(QFontInfo(QGuiApplication.font()).pixelSize() * TEXT)
        room = self.viewport().width()
        column = min(COLUMN * size, room - 4 * size)
        tone = paper(QGuiApplication.palette())
        laid = (column, size, tone)
        if laid != self._laid:
            self._laid = laid
            read = self.verticalScrollBar().value() / max(1, self.verticalScrollBar().maximum())
            self._shown = []
            self.setStyleSheet(f"RulesPage {{ background: {tone.ground}; color: {tone.ink}; }}")
            self.document().setDefaultStyleSheet(_style(tone, size))
            self.setHtml(_PICTURE.sub(lambda found: self._image(found, column), self._page))
            self.document().setDocumentMargin(0)
            self._centre(room, column, size)
            self.verticalScrollBar().setValue(round(read * self.verticalScrollBar().maximum()))
        else:
            self._centre(room, column, size)

    def _centre(self, room: int, column: int, size: int) -> None:
        frame = self.document().rootFrame()
        margins = frame.frameFormat()
        side = max(0, (room - column) // 2)
        if margins.leftMargin() != side:
            margins.setLeftMargin(side)
            margins.setRightMargin(side)
            margins.setTopMargin(1.5 * size)
            margins.setBottomMargin(3 * size)
            frame.setFrameFormat(margins)

    def _image(self, found: re.Match[str], column: int) -> str:
        deck, codes, height, share = found.groups()
        pictures = self._deck(deck)
        sets = [faces(cards.split(".")) for cards in codes.split("_")]
        room = column // int(share) - CELL if share else column
        size = pictures.extent(sets, int(height), float("inf"))
        tall = min(int(height), int(height) * room // size.width())
        drawn = pictures.extent(sets, tall, float("inf")) + 2 * pictures.margin(tall)
        self._shown.append(Picture(pictures, sets, tall))
        number = len(self._shown) - 1
        return f'<img src="cards:{number}" width="{drawn.width()}" height="{drawn.height()}">'

    def _deck(self, name: str) -> CardPictures:
        """The pictures of a deck; `cards` is the one in use."""
        used = self._pictures
        assert used is not None
        if name == "cards":
            return used
        if name not in self._others:
            self._others[name] = CardPictures(name, used.index)
        return self._others[name]


def _style(tone: Paper, size: int) -> str:
    """The page's look for text of `size` pixels."""
    return f"""
    body, p, li, td {{ font-size: {size}px; line-height: 145%; color: {tone.ink}; }}
    p {{ margin-top: 0; margin-bottom: {round(0.7 * size)}px; }}
    h1 {{ font-size: {round(2.6 * size)}px; color: {tone.link}; margin-top: 0;
        margin-bottom: {round(0.2 * size)}px; }}
    h2 {{ font-size: {round(1.55 * size)}px; color: {tone.link}; margin-top: {round(2 * size)}px;
        margin-bottom: {round(0.5 * size)}px; }}
    h3 {{ font-size: {round(1.12 * size)}px; color: {tone.ink}; margin-top: {round(1.3 * size)}px;
        margin-bottom: {round(0.4 * size)}px; }}
    a {{ color: {tone.link}; text-decoration: none; }}
    li {{ margin-bottom: {round(0.25 * size)}px; }}
    td.box {{ padding: {round(0.5 * size)}px {round(0.7 * size)}px; vertical-align: middle; }}
    td.step {{ padding: {round(0.5 * size)}px; width: {round(2.6 * size)}px; }}
    td.step p {{ font-size: {round(2 * size)}px; font-weight: bold; color: {tone.won_ink}; }}
    td.points {{ padding: {round(0.5 * size)}px {round(1.2 * size)}px; vertical-align: middle; }}
    td.points p {{ font-size: {round(1.7 * size)}px; font-weight: bold; }}
    p.lead {{ font-size: {round(1.15 * size)}px; }}
    p.contents, p.caption, p.mark, p.sources {{ color: {tone.quiet}; }}
    p.caption, p.mark, p.sources {{ font-size: {round(0.9 * size)}px; line-height: 130%; }}
    p.cards {{ line-height: 100%; margin-bottom: {round(0.3 * size)}px; }}
    """
