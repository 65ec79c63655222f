# SPDX-License-Identifier: MIT
"""The score sheet: the round that has ended, explained by its family's page, the match and its end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from thothit_desktop.app.families import family_of
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
"""Between the sheet and the edge of the widget under it."""

SMALLEST = 0.8
"""The unit of texts and spaces where a page would be wider than the window."""
NARROW = 720
"""Where a sheet has less room across, the words of its buttons have less beside them."""

MOST_TEXTS = 0.4
"""The part of the room that headline and note take at most; longer ones scroll."""
_EDGE = 18
"""The room beside texts and pages, where the unit is 1."""

_STEPS = {Qt.Key.Key_Up: -40, Qt.Key.Key_Down: 40, Qt.Key.Key_PageUp: -300, Qt.Key.Key_PageDown: 300}
"""How far a key scrolls a sheet that is longer than the room, in pixels."""
_STEPS_ACROSS = {Qt.Key.Key_Left: -80, Qt.Key.Key_Right: 80}
"""The same for one that is wider."""


@dataclass(frozen=True, kw_only=True)
class SheetActions:
    """The actions of the buttons of these names; a button is shown while its action is enabled."""

    replay: QAction
    review: QAction
    deal_again: QAction
    fingerprint: QAction
    other_match: QAction


class ScoreSheet(TablePanel):
    """A panel over its parent with pages for the round, the standings and the end, as large as they need.

    Enter goes on (`next_round`, or `new_match` after the end of a match), Esc asks the owner to hide the
    sheet (`closed`); other buttons trigger actions of the menus.
    """

    next_round = Signal()
    new_match = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None, actions: SheetActions | None = None) -> None:
        """Without `actions` there are only buttons that turn pages, go on or close."""
        super().__init__(parent)
        self._ui = ui = Ui_ScoreSheet()
        ui.setupUi(self)
        self._match: Match | None = None
        self._pictures: CardPictures | None = None
        self._told: dict[QScrollArea, PageTexts] = {}
        """By page what is said on it."""
        self._filled: tuple[object, ...] = ()
        """What the pages have been filled with (`_content`)."""
        self._styled: tuple[DocumentColours, float, bool, float] | None = None
        self._fitted: tuple[QSize, DocumentColours, QScrollArea] | None = None
        """The room, the colours and the page that its size is true of; None before it has been seen so."""
        self._key_repeat = KeyRepeat()
        self._page: ScorePage | None = None
        self._actions: dict[QPushButton, QAction] = {}
        if actions is not None:
            self._actions = {
                ui.review: actions.review,
                ui.replay: actions.replay,
                ui.deal_again: actions.deal_again,
                ui.fingerprint: actions.fingerprint,
                ui.other_match: actions.other_match,
            }
        self._on_round: list[QPushButton] = []
        """Buttons for the round that is over, shown where there is room for them, the first ones first."""
        self._rising = QPropertyAnimation(self, b"pos", self)
        self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._figures: Sequence[str] = ()
        self._way_back = ""
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        ui.go_on.clicked.connect(self.next_round)
        ui.play_on.clicked.connect(self.next_round)
        ui.again.clicked.connect(self.new_match)
        ui.look.clicked.connect(self.closed)
        for button, action in self._actions.items():
            button.clicked.connect(action.trigger)
        ui.turn_over.clicked.connect(self._turn_over)
        ui.to_end.clicked.connect(lambda: self._open(ui.end_scroll))
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

    def show_round(self, match: Match, pictures: CardPictures) -> None:
        """Show the round that has ended last."""
        self._take(match, pictures, self._ui.scroll)

    def show_standings(self, match: Match, pictures: CardPictures) -> None:
        """Show the match so far; while a round is in play that is the only page."""
        self._take(match, pictures, self._ui.standings_scroll)

    def show_end(self, match: Match, pictures: CardPictures, figures: Sequence[str]) -> None:
        """Show how a match has ended that is complete, with the players' figures by seat."""
        self._take(match, pictures, self._ui.end_scroll, figures)

    def celebrate(self, ms: int) -> None:
        """Mark the winners of the match that has ended for some milliseconds, or till a click or key."""
        self._ui.end.celebrate(ms)

    def _take(
        self, match: Match, pictures: CardPictures, page: QScrollArea, figures: Sequence[str] | None = None
    ) -> None:
        ui = self._ui
        if figures is not None:
            self._figures = figures
        elif self._match is None or (match.id, match.names) != (self._match.id, self._match.names):
            self._figures = ()  # those of another match sat in other seats
        self._match, self._pictures = match, pictures
        over = match.round_over
        ui.turn_over.setVisible(over)
        ui.go_on.setVisible(over and not match.complete)
        wanted = [ui.review, ui.replay] if over else []
        if over and not match.is_variation:
            wanted.append(ui.deal_again)
        if over and match.commitments[-1] is not None:
            wanted.append(ui.fingerprint)
        self._on_round = [button for button in wanted if self._is_offered(button)]
        onward = self.tr("Next round") if match.game.goal is None else self.tr("Next hand")
        ui.go_on.setText(self.tr("Back to the match") if match.is_variation else onward)
        ui.play_on.setVisible(over and match.complete and not match.cannot_continue)
        ui.again.setVisible(over and match.complete)
        ui.other_match.setVisible(over and match.complete and self._is_offered(ui.other_match))
        self._fill()
        self._open(page)
        self.setFocusProxy(self._buttons()[-1])

    def _is_offered(self, button: QPushButton) -> bool:
        return button in self._actions and self._actions[button].isEnabled()

    def name_way_back(self, text: str, tip: str) -> None:
        """Say where its closing leads, where that is not the table."""
        self._way_back = text
        self._ui.look.setToolTip(tip)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        if self._pictures is not None:
            self._pictures = pictures
            self._fill()
            # A sheet that was closed may show a round whose match has gone on: then there are standings only.
            self._open(self._shown if self._shown in self._told else self._ui.standings_scroll)

    def as_text(self) -> str:
        """The whole page in words."""
        return self._told[self._shown].text

    @property
    def _shown(self) -> QScrollArea:
        """The page that is shown."""
        page = self._ui.pages.currentWidget()
        assert isinstance(page, QScrollArea)
        return page

    @property
    def _standing(self) -> bool:
        """True if the standings are the page that is shown."""
        return self._shown is self._ui.standings_scroll

    def _fill(self) -> None:
        """Fill all pages, or only the standings while a round is in play.

        A round that is the same again, as after undo and redo, is there already.
        """
        assert self._match is not None
        assert self._pictures is not None
        ui, match, content = self._ui, self._match, self._content(self._match, self._pictures)
        if content == self._filled:
            return
        self._filled, self._fitted = content, None
        self._style()  # sizes are only true of widgets that have their style
        stands = standings.standings(match)
        ui.standings.fill(stands)
        below = PageTexts(stands.headline, (stands.progress, stands.legend), standings.as_text(stands))
        self._told = {ui.standings_scroll: below}
        if match.round_over:
            self._told[ui.scroll] = self._turn_to(match).show_round(match, self._pictures.deck.id)
        if match.complete and self._figures:
            end = match_end(match)
            ui.end.fill(end, self._figures)
            self._told[ui.end_scroll] = PageTexts(end.headline, (end.progress,), end_as_text(end))

    def _content(self, match: Match, pictures: CardPictures) -> tuple[object, ...]:
        """Return all that the pages and buttons tell of a match, and how its cards look."""
        # Only the page of a match's end tells how often help was used.
        record = match.record if match.complete else replace(match.record, help=0)
        offers = [action.isEnabled() for action in self._actions.values()]
        told = record, match.cannot_continue, match.is_variation, match.person, self._figures
        return *told, pictures.deck, pictures.index, *offers

    def _turn_to(self, match: Match) -> ScorePage:
        """Show the page of the match's family; that of another one goes, with its rows."""
        family = family_of(match.game.spec)
        page = family.score_page() or LinesPage
        if type(self._page) is not page:
            self._page = page()
            self._ui.scroll.setWidget(self._page)  # which deletes the one before
            self._page.show()
        return self._page

    def _open(self, page: QScrollArea) -> None:
        """Turn to a page."""
        assert self._match is not None
        ui, told = self._ui, self._told[page]
        ui.pages.setCurrentWidget(page)
        ui.note.setText("\n".join(filter(None, told.notes)))
        ui.to_end.setVisible(ui.end_scroll in self._told and page is not ui.end_scroll)
        this = self.tr("This round") if self._match.game.goal is None else self.tr("This hand")
        ui.turn_over.setText(this if self._standing else self.tr("Standings"))
        ui.turn_over.setToolTip(
            self.tr("The score sheet of the round (S)")
            if self._standing
            else self.tr("The match so far, round by round (T)")
        )
        in_play = self.tr("Close") if not self._match.round_over else self.tr("Look at the table")
        ui.look.setText(self._way_back or in_play)
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
        """Take the size the sheet needs, in the middle of the parent."""
        self._rising.stop()
        room = self._room()
        wanted = room, document_colours(), self._shown
        if wanted != self._fitted:
            self.resize(self.sizeHint().boundedTo(room))
            self._fitted = wanted if self.isVisible() else None  # only what is shown knows all its sizes
        if parent := self.parentWidget():
            self.move(parent.rect().center() - self.rect().center())

    def sizeHint(self) -> QSize:  # noqa: N802
        """The size with the largest text and cards for which the parent has room."""
        if self._match is None or self._pictures is None:
            return super().sizeHint()
        ui, room = self._ui, self._room()
        unit = self._style()
        self._fit_footer()
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
            if not self._page.fit(self._pictures, room - beside, unit):
                unit = self._style(most=1.0)
                beside = self._beside()
                if not self._page.fit(self._pictures, room - beside, unit):
                    beside += bar
                    self._page.fit(self._pictures, room - beside, unit)
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
        widest = max(widest, beside.width() + ui.footer.sizeHint().width())
        return (wanted + beside).expandedTo(QSize(min(widest, room.width()), 0))

    def _beside(self) -> QSize:
        """Give the texts their height; return the room that edges, texts and buttons need beside the page."""
        ui, layout = self._ui, self._ui.sheet_layout
        edges = layout.contentsMargins()
        across = edges.left() + edges.right() + 2 * ui.panel.frameWidth()
        room = self._room()
        texts = ui.texts_layout.spacing()
        texts += sum(text.heightForWidth(room.width() - across) for text in (ui.headline, ui.note))
        most = round(MOST_TEXTS * room.height())
        # Once there, a bar would stay: it makes the texts narrower, so higher.
        ui.texts.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if texts > most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        texts = min(texts, most)
        ui.texts.setFixedHeight(texts)
        down = edges.top() + edges.bottom() + 2 * ui.panel.frameWidth() + 2 * layout.spacing()
        return QSize(across, down + texts + ui.footer.sizeHint().height())

    def _fit_footer(self) -> None:
        """Offer review, replay, the deal again, and its fingerprint, where the other buttons stay whole.

        The menu offers all of them in any room.
        """
        ui = self._ui
        for button in (ui.review, ui.replay, ui.deal_again, ui.fingerprint):
            button.hide()
        gap, room = ui.footer.spacing(), self._room().width() - self._beside().width()
        taken = sum(one.sizeHint().width() + gap for one in self._buttons())
        for button in self._on_round:
            width = button.sizeHint().width() + gap
            if taken + width <= room:
                taken += width
                button.show()

    def _buttons(self) -> list[QPushButton]:
        """The buttons on offer, from left to right; the last is what Enter does."""
        ui = self._ui
        offered = (
            ui.turn_over,
            ui.to_end,
            ui.replay,
            ui.deal_again,
            ui.review,
            ui.fingerprint,
            ui.look,
            ui.play_on,
            ui.go_on,
            ui.other_match,
            ui.again,
        )
        return [button for button in offered if not button.isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses the button in focus, else the last one; Esc looks at the table.

        A key that was held when the sheet opened does neither.
        """
        self._ui.end.calm()
        leaves = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if leaves and self._key_repeat.repeats(event):
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            buttons = self._buttons()
            next((button for button in buttons if button.hasFocus()), buttons[-1]).click()
        elif event.key() == Qt.Key.Key_Escape:
            self._ui.look.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click beside the buttons ends what moves."""
        self._ui.end.calm()
        super().mousePressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Note when a key is released, to recognise its repeats."""
        self._key_repeat.release(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab and the arrow keys cycle through the buttons, so that nothing under the sheet gets a key."""
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
        """Let Left and Right scroll a page that is wider than the room; else they choose a button."""
        for arrow in self._arrows:
            arrow.setEnabled(self._shown.horizontalScrollBar().maximum() > 0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Take the place anew, unless it has been shown like this before."""
        super().showEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        changed = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)
        if changed and self._styled and self._styled[0] != document_colours():
            self.place()

    def _room(self) -> QSize:
        parent = self.parentWidget()
        return parent.size() - QSize(2 * MARGIN, 2 * MARGIN) if parent else self.size()

    def _style(self, most: float = 2.0) -> float:
        """Scale texts and spaces with the room; returns the unit, 1 in the smallest usual window.

        A crowded sheet keeps to less than the room would allow.
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
            # The panel's and not the sheet's own: a widget with a style sheet hears of no other palette.
            self._ui.panel.setStyleSheet(style_sheet(tone, size, unit, narrow, headline))
            self._ui.panel.ensurePolished()
        return unit

    def _fit_headline(self, size: float, unit: float) -> float:
        """Let words be broken that have no room; return the headline's size, in sizes of the plain text.

        One that would take too much of the room is no larger than other texts.
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
