# SPDX-License-Identifier: MIT
"""A page of rules with card pictures, in a column of readable width.

The page is HTML. `<img src="cards:C3.C3_S9" height="124">` shows sets of cards side by side: dots join the
codes of a set, `_` separates sets. `cards:` is the deck in use; `ceki:` and others are always that deck.
French cards have French faces in every deck. `{C3}` is a card's name in the deck in use.

A picture is at most as wide as the column, or as a part of it: `share="3"` is for three in a row. Elements
of the class `script` are left out if no font has Javanese letters. An element of the class `folded` is shown
on request; a link to `fold:` shows or hides it.
"""

import re
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QFontInfo,
    QGuiApplication,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from thothit_desktop.app.rules.page_text import named
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.games.cards import FRENCH, faces
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.heading_face import heading_family
from thothit_desktop.table.drawing.javanese_face import javanese_family
from thothit_desktop.table.theme.theme import DocumentColours

translate = QCoreApplication.translate

COLUMN = 45
"""The width of the column, in sizes of its text."""
TEXT = 1.25
"""The size of the page's text, in sizes of the program's text."""
CELL = 1.6
"""The width in a table cell that a picture cannot use, in sizes of the page's text."""
FOLD = "fold:"
"""The address of the link that shows or hides the folded part."""
LARGE_BELOW = 40
"""The width in pixels below which cards have the large index; the page shows whole faces if it can."""

_PICTURE = re.compile(r'<img src="([\w-]+):([\w.]+)" height="(\d+)"(?: share="(\d+)")?>')
_HEADING = re.compile(r"<(/?)h([1-3])>")
_FOLDED = re.compile(r'<div class="folded">(.*?)</div>', re.DOTALL)
_SCRIPT = re.compile(r'<span class="script">.*?</span>')


class Picture(NamedTuple):
    """A picture of the page: a strip of card sets."""

    pictures: CardPictures
    sets: list[tuple[int, ...]]
    height: int


class RulesPage(QTextBrowser):
    """Shows one page; its pictures are drawn one by one as they become visible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = ""
        self._folded = True
        self._pictures: CardPictures | None = None
        self._others: dict[str, CardPictures] = {}
        self._shown: list[Picture] = []
        self._wanted: list[int] = []
        self._laying = False
        self._laid: tuple[object, ...] = ()
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)

    def show_page(self, page: str, pictures: CardPictures) -> None:
        """Show a page with the cards of a deck; the same page keeps its scroll position."""
        if page != self._page:
            self.clearHistory()
            self._folded = True
            self.verticalScrollBar().setValue(0)
        self._page, self._pictures = page, pictures
        self._others = {}
        self._laid = ()
        self._lay()

    def toggle_fold(self) -> None:
        """Show or hide the folded part, and leave the cursor on its link for the keyboard."""
        self._folded = not self._folded
        self._laid = ()
        self._lay()
        block = self.document().begin()
        while block.isValid():
            for run in block.textFormats():
                if run.format.anchorHref() == FOLD:
                    cursor = self.textCursor()
                    cursor.setPosition(block.position() + run.start)
                    self.setTextCursor(cursor)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ANN401, N802
        """Return a blank for a card picture and request its drawing, so that the page opens at once."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "cards":
            return super().loadResource(kind, url)
        self._wanted.append(int(url.path()))
        self._drawing.start()
        blank = QPixmap(1, 1)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Lay out a page that was set while hidden."""
        super().showEvent(event)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Centre the column, or lay it out at its new width."""
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the layout after a change of palette or font."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.ApplicationPaletteChange,
            QEvent.Type.FontChange,
        ):
            self._lay()

    def _draw(self) -> None:
        """Draw one of the requested pictures."""
        number = self._wanted.pop(0)
        shown = self._shown[number]
        strip = shown.pictures.strip(
            shown.sets, shown.height, self.devicePixelRatioF(), large_below=LARGE_BELOW
        )
        self.document().addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"cards:{number}"), strip
        )
        self.viewport().update()
        if self._wanted:
            self._drawing.start()

    def _lay(self) -> None:
        """Lay out the page if its column, text size or colours have changed; else centre it."""
        if self._pictures is None or self._laying or not self.isVisible():
            return
        size = round(QFontInfo(QGuiApplication.font()).pixelSize() * TEXT)
        room = self.viewport().width()
        column = min(COLUMN * size, room - 4 * size)
        tone = document_colours()
        laid = (column, size, tone)
        if laid != self._laid:
            self._laid = laid
            self._laying = True  # setting the page may cause a resize, which must not set it again
            self._set(room, column, size, tone)
            self._laying = False
        else:
            self._centre(room, column, size)

    def _set(self, room: int, column: int, size: int, tone: DocumentColours) -> None:
        read = self._top() if self.verticalScrollBar().value() else None
        for pictures in (self._deck("cards"), *self._others.values()):
            pictures.forget()
        self._shown, self._wanted = [], []
        self._drawing.stop()
        self.document().clear()  # drops its pictures, too
        colours = QPalette()
        colours.setColor(QPalette.ColorRole.Base, tone.ground)
        colours.setColor(QPalette.ColorRole.Text, tone.ink)
        self.setPalette(colours)
        self.document().setDefaultStyleSheet(_style(tone, size))
        self.setHtml(self._html(column, size))
        self.document().setDocumentMargin(0)
        self._centre(room, column, size)
        if read:
            self._go(*read)

    def _top(self) -> tuple[int, float]:
        """Return the number of the paragraph at the top of the view, and its scroll offset."""
        block = self.cursorForPosition(QPoint(self.viewport().width() // 2, 0)).block()
        edge = self.document().documentLayout().blockBoundingRect(block).top()
        return block.blockNumber(), self.verticalScrollBar().value() - edge

    def _go(self, number: int, offset: float) -> None:
        """Scroll to a place that `_top` returned for a page with the same paragraphs."""
        layout = self.document().documentLayout()
        layout.documentSize()  # lays out the whole page, so that the scroll bar knows its length
        edge = layout.blockBoundingRect(self.document().findBlockByNumber(number)).top()
        self.verticalScrollBar().setValue(round(edge + offset))

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

    def _html(self, column: int, size: int) -> str:
        page = _FOLDED.sub(self._fold, named(self._page, self._deck("cards").deck.id))
        page = _PICTURE.sub(lambda found: self._image(found, column, size), page)
        if not javanese_family():
            page = _SCRIPT.sub("", page)
        # Qt gives headings sizes of its own, whatever the style says.
        return _HEADING.sub(lambda found: "</p>" if found[1] else f'<p class="h{found[2]}">', page)

    def _fold(self, found: re.Match[str]) -> str:
        """Return the link to the folded part, and the part if it is shown."""
        words = translate("rules", "Show this part") if self._folded else translate("rules", "Hide this part")
        return f'<p><a href="{FOLD}">{words}</a></p>{"" if self._folded else found[1]}'

    def _image(self, found: re.Match[str], column: int, text: int) -> str:
        deck, codes, height, share = found.groups()
        sets = [faces(cards.split(".")) for cards in codes.split("_")]
        pictures = self._deck(deck)
        pictures = self._deck(pictures.deck.showing(sets[0][0] in FRENCH).id)
        room = column // int(share) - round(CELL * text) if share else column
        size = pictures.extent(sets, int(height), float("inf"))
        tall = min(int(height), int(height) * (room - 2 * margin_of(int(height))) // size.width())
        drawn = pictures.extent(sets, tall, float("inf")) + pictures.margins(tall)
        self._shown.append(Picture(pictures, sets, tall))
        number = len(self._shown) - 1
        width, height = drawn.width(), drawn.height()
        return f'<img src="cards:{number}" style="vertical-align: middle" width="{width}" height="{height}">'

    def _deck(self, name: str) -> CardPictures:
        """Return the pictures of a deck; `cards` is the deck in use."""
        used = self._pictures
        assert used is not None
        if name in ("cards", used.deck.id):
            return used
        if name not in self._others:
            self._others[name] = CardPictures(name, used.index)
        return self._others[name]


def _style(tone: DocumentColours, size: int) -> str:
    """Return the page's style sheet for a text of `size` pixels."""

    def em(times: float) -> str:
        return f"{round(times * size)}px"

    return f"""
    p, li, td {{ font-size: {em(1)}; line-height: 118%; color: {tone.ink}; }}
    p {{ margin-top: {em(0.35)}; margin-bottom: {em(0.4)}; }}
    p.h1, p.h2 {{ font-family: "{heading_family()}"; font-weight: bold; color: {tone.link}; }}
    p.h1 {{ font-size: {em(2.2)}; line-height: 90%; margin-top: 0;
        margin-bottom: {em(0.6)}; }}
    p.h2 {{ font-size: {em(1.5)}; margin-top: {em(1)};
        margin-bottom: 0; }}
    p.h3 {{ font-size: {em(1.15)}; font-weight: bold; margin-top: {em(1.1)}; margin-bottom: {em(0.4)}; }}
    .script {{ font-family: "{javanese_family()}"; font-weight: normal; color: {tone.quiet}; }}
    p.h1 .script {{ font-size: {em(1.3)}; }}
    a {{ color: {tone.link}; text-decoration: none; }}
    li {{ margin-bottom: {em(0.3)}; }}
    p.facts {{ color: {tone.quiet}; margin-bottom: {em(0.5)}; }}
    p.facts, p.facts b {{ font-size: {em(0.9)}; }}
    p.facts b {{ color: {tone.ink}; }}
    table.example {{ margin-top: {em(1)}; margin-bottom: {em(0.6)}; }}
    td.example {{ background-color: {tone.accent}; padding: {em(0.5)} {em(1)}; }}
    td.example p {{ font-size: {em(1.1)}; font-weight: bold; margin: 0; }}
    a.example {{ color: {tone.on_accent}; }}
    td.head {{ padding: {em(0.3)} 0; }}
    td.head p {{ color: {tone.quiet}; margin: 0; }}
    .quiet {{ color: {tone.quiet}; }}
    table.lines {{ border-collapse: collapse; }}
    table.lines td {{ border-bottom: 1px solid {tone.line}; }}
    td.trio {{ padding: {em(0.2)} {em(0.6)} 0 {em(0.4)}; vertical-align: middle; }}
    td.trio p.caption {{ margin-top: 0; margin-bottom: 0; }}
    td.box {{ padding: {em(0.3)} {em(0.7)}; vertical-align: middle; }}
    td.box p, td.points p, td.step p {{ margin-top: 0; margin-bottom: 0; }}
    td.cards {{ padding: {em(0.15)} 0; vertical-align: middle; white-space: nowrap; }}
    td.next {{ padding-left: {em(1.2)}; }}
    td.step {{ padding: {em(0.1)} 0; width: {em(2.4)}; }}
    td.step p {{ font-size: {em(2)}; font-weight: bold; color: {tone.won_ink}; }}
    td.points {{ padding: {em(0.2)} {em(0.4)}; vertical-align: middle; white-space: nowrap; }}
    td.points p {{ font-size: {em(1.5)}; font-weight: bold; }}
    p.lead {{ font-size: {em(1.15)}; margin-bottom: {em(0.5)}; }}
    p.contents, p.caption, p.mark, p.sources, .arrow {{ color: {tone.quiet}; }}
    p.caption, p.mark, p.sources, p.caption b, p.mark b, p.sources i {{ font-size: {em(0.9)}; }}
    p.over {{ margin-top: {em(1)}; margin-bottom: 0; }}
    p.cards {{ line-height: 100%; margin-top: {em(0.2)}; margin-bottom: {em(0.3)}; }}
    """
