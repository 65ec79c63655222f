# SPDX-License-Identifier: MIT
"""The score sheet: pages for the last round, the standings, and the end of the match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPropertyAnimation, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QPushButton, QScrollArea, QWidget

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.round_sentences import RoundSentence
from thothit_desktop.app.forms.ui_score_sheet import Ui_ScoreSheet
from thothit_desktop.app.score import standings
from thothit_desktop.app.score.lines_page import LinesPage
from thothit_desktop.app.score.match_end import end_as_text, match_end
from thothit_desktop.app.score.sheet_style import LARGE, PLAIN, headline_font, style_sheet
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.key_repeat import KeyRepeat
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.app.widgets.score_page import PageTexts, ScorePage
from thothit_desktop.flow.match import Match
from thothit_desktop.table.panel import TablePanel

if TYPE_CHECKING:
    from thothit_desktop.table.theme.theme import DocumentColours

MARGIN = 12
"""The space between the sheet and the edges of its parent, in pixels."""

SMALLEST = 0.8
"""The unit of texts and spaces for a page that would be wider than the window."""
NARROW = 720
"""In a room narrower than this, in pixels, the buttons have narrower padding."""

MOST_TEXTS = 0.4
"""The largest part of the room for headline and note; longer ones scroll."""
_EDGE = 18
"""The margin beside texts and pages, in pixels at unit 1."""

_STEPS = {Qt.Key.Key_Up: -40, Qt.Key.Key_Down: 40, Qt.Key.Key_PageUp: -300, Qt.Key.Key_PageDown: 300}
"""The pixels by which a key scrolls a page that is higher than the room."""
_STEPS_ACROSS = {Qt.Key.Key_Left: -80, Qt.Key.Key_Right: 80}
"""The pixels by which a key scrolls a page that is wider than the room."""


class ScoreSheet(TablePanel):
    """A panel over its parent with pages for the round, the standings and the end of the match.

    Enter goes on (`next_round`, or `new_match` after the end of a match), Esc asks the owner to hide the
    sheet (`closed`). Everything but the review and going on is in one menu.
    """

    next_round = Signal()
    new_match = Signal()
    closed = Signal()

    def __init__(
        self, parent: QWidget | None = None, review: QAction | None = None, actions: Sequence[QAction] = ()
    ) -> None:
        """Set up; `review` has a button of its own, other `actions` of the main window are in the menu."""
        super().__init__(parent)
        self._ui = ui = Ui_ScoreSheet()
        ui.setupUi(self)
        self._match: Match | None = None
        self._pictures: CardPictures | None = None
        self._told: dict[QScrollArea, PageTexts] = {}
        """The texts of each filled page."""
        self._filled: tuple[object, ...] = ()
        """The content of the filled pages (`_content`)."""
        self._styled: tuple[DocumentColours, float, bool, float] | None = None
        self._fitted: tuple[QSize, DocumentColours, QScrollArea] | None = None
        """The room, colours and page for which the present size was computed while visible; None for none."""
        self._key_repeat = KeyRepeat()
        self._page: ScorePage | None = None
        self._review, self._offers = review, (review, *actions) if review is not None else tuple(actions)
        self._menu = QMenu(ui.more)
        self.turn_over, self.to_end, self.look, self.play_on = (
            QAction(words, self)
            for words in (
                self.tr("Standings"),
                self.tr("The end"),
                self.tr("Look at the table"),
                self.tr("Continue without a limit"),
            )
        )
        self._menu.addActions([self.turn_over, self.to_end, self.look, self.play_on])
        self._menu.addSeparator()
        self._menu.addActions(list(actions))
        ui.more.setMenu(self._menu)
        self._rising = QPropertyAnimation(self, b"pos", self)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._figures: Sequence[str] = ()
        self._way_back = ""
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        ui.go_on.clicked.connect(self.next_round)
        ui.again.clicked.connect(self.new_match)
        ui.look.clicked.connect(self.closed)
        if review is not None:
            ui.review.clicked.connect(review.trigger)
        self.play_on.triggered.connect(self.next_round)
        self.look.triggered.connect(self.closed)
        self.turn_over.triggered.connect(self._turn_over)
        self.to_end.triggered.connect(lambda: self._open(ui.end_scroll))
        bar = ui.standings_scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, most: bar.setValue(most))  # the latest rounds and the totals
        for key, step in _STEPS.items():
            self._shortcut(key).activated.connect(lambda step=step: self._scroll(step))
        self._arrows = [self._shortcut(key) for key in _STEPS_ACROSS]
        for arrow, step in zip(self._arrows, _STEPS_ACROSS.values(), strict=True):
            arrow.activated.connect(lambda step=step: self._scroll_across(step))
        for page in (ui.scroll, ui.end_scroll, ui.standings_scroll):
            page.horizontalScrollBar().rangeChanged.connect(self._enable_arrows)
        ui.pages.currentChanged.connect(self._enable_arrows)
        self._enable_arrows()

    def show_round(self, match: Match, pictures: CardPictures, figures: Sequence[str] | None = None) -> None:
        """Show the last ended round, with the players' figures by seat if they are known."""
        self._show_match(match, pictures, self._ui.scroll, figures)

    def show_standings(self, match: Match, pictures: CardPictures) -> None:
        """Show the standings; while a round is in play, they are the only page."""
        self._show_match(match, pictures, self._ui.standings_scroll)

    def show_end(self, match: Match, pictures: CardPictures, figures: Sequence[str]) -> None:
        """Show the end of a complete match, with the players' figures by seat."""
        self._show_match(match, pictures, self._ui.end_scroll, figures)

    def expect_sentence(self, awaited: bool) -> None:
        """Keep a line free for a sentence about the round that is over, or none; the last one goes."""
        self._ui.sentence.expect(awaited)
        self._fitted = None

    def tell(self, told: RoundSentence) -> None:
        """Say the sentence about the round where its line was kept free."""
        line = self._ui.sentence
        line.tell(told)
        if self._match is None or self._pictures is None:
            return
        self.setAccessibleDescription(self.as_text())
        if line.heightForWidth(line.width()) > line.height():
            self._fitted = None  # longer than any that room was kept for
            self.place()
        line.draw(self._pictures, self._ui.texts.height())

    def celebrate(self, ms: int) -> None:
        """Mark the winners of the ended match for some milliseconds, or until a click or key."""
        self._ui.end.celebrate(ms)

    def _show_match(
        self, match: Match, pictures: CardPictures, page: QScrollArea, figures: Sequence[str] | None = None
    ) -> None:
        ui = self._ui
        if figures is not None:
            self._figures = figures
        elif self._match is None or (match.id, match.names) != (self._match.id, self._match.names):
            self._figures = ()  # they belong to another match
        self._match, self._pictures = match, pictures
        over = match.round_over
        ui.more.setVisible(over)
        ui.look.setVisible(not over or bool(self._way_back))
        _offer(self.look, not self._way_back)
        ui.review.setVisible(over and self._review is not None and self._review.isEnabled())
        ui.go_on.setText(self.tr("Back to the match") if match.is_variation else self.tr("Next round"))
        ui.go_on.setVisible(over and not match.complete)
        ui.again.setVisible(over and match.complete)
        _offer(self.play_on, over and match.complete and not match.cannot_continue)
        self._fill()
        self._open(page)
        self.setFocusProxy(self._buttons()[-1])

    def name_way_back(self, text: str, tip: str) -> None:
        """Set the text and tooltip of the button that closes a sheet not opened over the table."""
        self._way_back = text
        self._ui.look.setToolTip(tip)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        if self._pictures is not None:
            self._pictures = pictures
            self._fill()
            # The match of a closed sheet may have gone on to the next round: then there are only standings.
            self._open(self._shown if self._shown in self._told else self._ui.standings_scroll)

    def as_text(self) -> str:
        """Return the text of the whole page."""
        told = self._told[self._shown].text
        sentence = self._ui.sentence.text() if self._shown is self._ui.scroll else ""
        return "\n".join(filter(None, (sentence, told)))

    @property
    def _shown(self) -> QScrollArea:
        """The current page."""
        page = self._ui.pages.currentWidget()
        assert isinstance(page, QScrollArea)
        return page

    @property
    def _standing(self) -> bool:
        """True if the standings are the current page."""
        return self._shown is self._ui.standings_scroll

    def _fill(self) -> None:
        """Fill all pages, or only the standings while a round is in play.

        Does nothing if the content has not changed, as after undo and redo.
        """
        assert self._match is not None
        assert self._pictures is not None
        ui, match, content = self._ui, self._match, self._content(self._match, self._pictures)
        if content == self._filled:
            return
        self._filled, self._fitted = content, None
        self._style()  # sizes are right only with the style
        stands = standings.standings(match)
        ui.standings.fill(stands)
        below = PageTexts(stands.headline, (stands.progress, stands.legend), standings.as_text(stands))
        self._told = {ui.standings_scroll: below}
        if match.round_over:
            page = self._turn_to(match)
            page.figures = tuple(self._figures)
            self._told[ui.scroll] = page.show_round(match, self._pictures.deck.id)
        if match.complete and self._figures:
            end = match_end(match)
            ui.end.fill(end, self._figures)
            self._told[ui.end_scroll] = PageTexts(end.headline, (end.progress,), end_as_text(end))

    def _content(self, match: Match, pictures: CardPictures) -> tuple[object, ...]:
        """Return everything on which pages and buttons depend: the match, the cards' look, the actions."""
        # Only the page of a match's end shows how often help was used.
        record = match.record if match.complete else replace(match.record, help=0)
        offers = [action.isEnabled() for action in self._offers]
        told = record, match.cannot_continue, match.is_variation, match.person, self._figures
        return *told, pictures.deck, pictures.index, *offers

    def _turn_to(self, match: Match) -> ScorePage:
        """Return the round's page of the match's family, in place of another family's."""
        family = family_of(match.game.spec)
        page = family.score_page() or LinesPage
        if type(self._page) is not page:
            self._page = page()
            self._ui.scroll.setWidget(self._page)  # deletes the previous page
            self._page.show()
        return self._page

    def _open(self, page: QScrollArea) -> None:
        """Turn to a page."""
        assert self._match is not None
        ui, told = self._ui, self._told[page]
        ui.pages.setCurrentWidget(page)
        ui.note.setText("\n".join(filter(None, told.notes)))
        ui.sentence.setEnabled(page is ui.scroll)
        _offer(self.turn_over, ui.scroll in self._told)
        _offer(self.to_end, ui.end_scroll in self._told and page is not ui.end_scroll)
        self.turn_over.setText(self.tr("This round") if self._standing else self.tr("Standings"))
        ui.look.setText(self._way_back or self.tr("Close"))
        self.setAccessibleDescription(self.as_text())
        self.place()

    def _turn_over(self) -> None:
        self._open(self._ui.scroll if self._standing else self._ui.standings_scroll)

    def rise(self, ms: int) -> None:
        """Come to its place from below the parent in some milliseconds."""
        under = self.parentWidget()
        if not ms or under is None:
            return
        self._rising.setDuration(ms)
        self._rising.setStartValue(QPoint(self.x(), under.height()))
        self._rising.setEndValue(self.pos())
        self._rising.start()

    def place(self) -> None:
        """Resize the sheet to its content, and centre it in the parent."""
        self._rising.stop()
        room = self._room()
        wanted = room, document_colours(), self._shown
        if wanted != self._fitted:
            self.resize(self.sizeHint().boundedTo(room))
            self._fitted = wanted if self.isVisible() else None  # sizes are final only while visible
        if parent := self.parentWidget():
            self.move(parent.rect().center() - self.rect().center())

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size with the largest text and cards for which the parent has room."""
        if self._match is None or self._pictures is None:
            return super().sizeHint()
        ui, room = self._ui, self._room()
        unit = self._style()
        ui.footer.invalidate()  # other words on a button are told to the outermost layout alone
        beside = self._beside()
        bar = QSize(ui.scroll.verticalScrollBar().sizeHint().width(), 0)
        if self._shown is not ui.scroll or self._page is None:
            page = ui.end if self._shown is ui.end_scroll else ui.standings
            page.fit(unit, room - beside - bar)
            wanted = page.sizeHint()
            if wanted.height() > room.height() - beside.height():
                beside += bar
            if wanted.width() > room.width() - beside.width():
                beside += bar.transposed()
        else:
            if not self._page_fits(self._page, room - beside, unit):
                unit = self._style(most=1.0)
                beside = self._beside()
                if not self._page_fits(self._page, room - beside, unit):
                    beside += bar
                    self._page_fits(self._page, room - beside, unit)
                    if self._page.sizeHint().width() > room.width() - beside.width():
                        unit = self._style(most=SMALLEST)
                        beside = self._beside() + bar
                        self._page.fit(self._pictures, room - beside, unit)
            wanted = self._page.sizeHint()
        widest = max(
            text.fontMetrics().horizontalAdvance(line) + beside.width() + MARGIN
            for text in (ui.headline, ui.note)
            for line in text.text().split("\n")
        )
        widest += 2 * ui.sentence.beside()
        widest = max(widest, ui.sentence.wanted_width() + beside.width() + MARGIN)
        widest = max(widest, beside.width() + ui.footer.sizeHint().width())
        ui.sentence.draw(self._pictures, ui.texts.height())
        return (wanted + beside).expandedTo(QSize(min(widest, room.width()), 0))

    def _page_fits(self, page: ScorePage, room: QSize, unit: float) -> bool:
        """Fit a page of the round into a room; return False if it is still too large."""
        assert self._pictures is not None
        return page.fit(self._pictures, room, unit) and page.sizeHint().width() <= room.width()

    def _beside(self) -> QSize:
        """Set the height of the texts; return the room for edges, texts and buttons, without the page."""
        ui, layout = self._ui, self._ui.sheet_layout
        edges = layout.contentsMargins()
        across = edges.left() + edges.right() + 2 * ui.panel.frameWidth()
        room = self._room()
        free = room.width() - across
        high = ui.sentence.fit(ui.texts_layout, free, wide=room.width() >= NARROW)
        texts = ui.texts_layout.spacing() * (2 if high else 1) + high
        free -= 2 * ui.sentence.beside()
        texts += sum(text.heightForWidth(free) for text in (ui.headline, ui.note))
        most = round(MOST_TEXTS * room.height())
        # With `AsNeeded` a bar would stay: it makes the texts narrower, and so higher.
        ui.texts.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if texts > most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        texts = min(texts, most)
        ui.texts.setFixedHeight(texts)
        down = edges.top() + edges.bottom() + 2 * ui.panel.frameWidth() + 2 * layout.spacing()
        return QSize(across, down + texts + ui.footer.sizeHint().height())

    def _buttons(self) -> list[QPushButton]:
        """Return the visible buttons from left to right; Enter presses the last one."""
        ui = self._ui
        offered = (ui.more, ui.review, ui.look, ui.go_on, ui.again)
        return [button for button in offered if not button.isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press the focused button, else the last one, on Enter; close the sheet on Esc.

        A key held since before the sheet opened does nothing.
        """
        self._ui.end.calm()
        leaves = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if leaves and self._key_repeat.repeats(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            buttons = self._buttons()
            next((button for button in buttons if button.hasFocus()), buttons[-1]).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End the celebration on a click beside the buttons."""
        self._ui.end.calm()
        super().mousePressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Note the release of a key, to recognise its repeats."""
        self._key_repeat.release(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Cycle through the buttons by Tab and arrow keys; no widget under the sheet gets the focus."""
        buttons = self._buttons()
        at = next((i for i, button in enumerate(buttons) if button.hasFocus()), -1)
        buttons[(at + (1 if forward else -1)) % len(buttons)].setFocus()
        return True

    def _shortcut(self, key: Qt.Key) -> QShortcut:
        return QShortcut(key, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _scroll(self, step: int) -> None:
        bar = self._shown.verticalScrollBar()
        bar.setValue(bar.value() + step)

    def _scroll_across(self, step: int) -> None:
        bar = self._shown.horizontalScrollBar()
        bar.setValue(bar.value() + step)

    def _enable_arrows(self) -> None:
        """Let Left and Right scroll a page that is wider than the room; otherwise they move the focus."""
        for arrow in self._arrows:
            arrow.setEnabled(self._shown.horizontalScrollBar().maximum() > 0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Place the sheet, unless its size is known to be right."""
        super().showEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colours with the palette."""
        super().changeEvent(event)
        changed = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)
        if changed and self._styled and self._styled[0] != document_colours():
            self.place()

    def _room(self) -> QSize:
        parent = self.parentWidget()
        return parent.size() - QSize(2 * MARGIN, 2 * MARGIN) if parent else self.size()

    def _style(self, most: float = 2.0) -> float:
        """Scale texts and spaces with the room; return the unit, which is 1 in the smallest usual window.

        `most` limits the unit, for a crowded sheet.
        """
        room = self._room()
        unit = min(most, max(1.0, min(room.width() / 876, room.height() / 500)))
        tone, narrow = document_colours(), room.width() < NARROW
        size = QFontInfo(QGuiApplication.font()).pixelSize() * unit
        headline = self._fit_headline(size, unit)
        if self._styled != (tone, unit, narrow, headline):
            self._styled = tone, unit, narrow, headline
            edges = (_EDGE, 10, _EDGE, 12)
            self._ui.sheet_layout.setContentsMargins(*(round(side * unit) for side in edges))
            for layout in (self._ui.sheet_layout, self._ui.texts_layout):
                layout.setSpacing(round(6 * unit))
            self._ui.footer.setSpacing(round(8 * unit))
            # On the panel, not on the sheet: a widget with a style sheet ignores palette changes.
            self._ui.panel.setStyleSheet(style_sheet(tone, size, unit, narrow, headline))
            self._ui.panel.ensurePolished()
        return unit

    def _fit_headline(self, size: float, unit: float) -> float:
        """Break words of the headline that are too wide; return its size, relative to the plain text.

        A headline that would be too high gets the size `PLAIN`.
        """
        room = self._room()
        across = room.width() - round(2 * _EDGE * unit)
        text = self._told[self._shown].headline if self._shown in self._told else ""
        scale = LARGE
        while True:
            metrics = QFontMetrics(headline_font(size * scale))
            broken = breakable(text, metrics, across)
            area = QRect(0, 0, across, room.height())
            high = metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, broken).height()
            if scale == PLAIN or high <= room.height() // 4:
                break
            scale = PLAIN
        self._ui.headline.setText(broken)
        return scale


def _offer(action: QAction, offered: bool) -> None:
    """Show an entry of the menu that can be chosen, or hide it and its key."""
    action.setVisible(offered)
    action.setEnabled(offered)
