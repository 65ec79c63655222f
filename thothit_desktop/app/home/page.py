# SPDX-License-Identifier: MIT
"""The home page: today's deal and the match that waits, the calendar's cloth, and the album of cards."""

from collections.abc import Callable, Sequence
from datetime import date
from time import monotonic

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from thothit_desktop.app.deals.finished_days import calendar_days, finished_days
from thothit_desktop.app.home import words
from thothit_desktop.app.home.album import won_cards
from thothit_desktop.app.home.album_sheet import AlbumSheet, card_height_in, height_of
from thothit_desktop.app.home.calendar_cloth import COLUMNS, ROWS, CalendarCloth
from thothit_desktop.app.home.day_deal import DayDeal
from thothit_desktop.app.home.picture_grid import PageScroll
from thothit_desktop.app.home.sheets import ASPECT, DealSheet, MatchSheet
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.setting import BACK, MAT, TEXT_SIZE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.table.drawing.background import MAT_SHADOW, floor_picture
from thothit_desktop.table.drawing.heading_face import heading_family
from thothit_desktop.table.panel import TablePanel
from thothit_desktop.table.theme.themes import theme

_LETTERS, _SMALLEST = 0.0185, 12
"""The height of letters in pixels, of that of the page, and at least."""
_WIDE = 60
"""A page so many sizes of its letters wide has two columns."""
_SLICE = 0.012
"""Seconds for which pictures are drawn before the window has its turn."""
_FIRST = 60
"""Milliseconds after which that begins: the page has been painted by then."""
_FACE_DOWN = 0
"""The number of the deal whose table is shown face down: where cards lie may tell what they are."""


class HomePage(TablePanel):
    """Covers the table. What is chosen there is reported; the rest is looked at."""

    play = Signal(object)
    """The deal of a day is to be played (`DealOrder`)."""
    left = Signal()
    """The match on the table goes on."""
    new_game = Signal()
    card_pressed = Signal(int)
    """A card of the album is pressed."""

    def __init__(
        self, settings: Settings, saves: Saves, read: Callable[[], Sequence[PlayedRound]], table: QWidget
    ) -> None:
        """`read` returns all rounds that have been played."""
        super().__init__(table)
        self._read = read
        self._settings, self._table = settings, table
        self._letters, self._ratio = 0, 1.0
        self._floor = QPixmap()
        self._jobs: list[Callable[[], None]] = []
        self._match: Match | None = None
        self._main: Match | None = None
        self._rounds: Sequence[PlayedRound] = ()
        self._today = date.today()
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(self.tr("Home"))
        self.day = DayDeal(settings, saves, self)
        self.content = QWidget()
        self.deal_sheet, self.match_sheet = DealSheet(self.content), MatchSheet(self.content)
        self.calendar = CalendarCloth(self._choose_day, self.content)
        self.album = AlbumSheet(settings, self.content)
        self.calendar_about = self._caption(
            self.tr("Finish a deal of the day to colour its square on the cloth.")
        )
        self.album_about = self._caption("")
        self._scroll = PageScroll(self.content, self)
        for first, second in (
            (self.match_sheet.buttons[0], self.match_sheet.buttons[1]),
            (self.match_sheet.buttons[1], self.deal_sheet.play),
        ):
            QWidget.setTabOrder(first, second)
        self._drawing = QTimer(self)
        self._drawing.timeout.connect(self._draw_some)
        self._each_minute = QTimer(self, interval=60_000)
        self._each_minute.timeout.connect(self.follow_day)
        self._connect()

    def _caption(self, text: str) -> QLabel:
        made = plain_label(text, self.content)
        made.setObjectName("caption")
        made.setWordWrap(True)
        return made

    def _connect(self) -> None:
        self.deal_sheet.play.clicked.connect(self._play)
        self.match_sheet.go_on.clicked.connect(self.left)
        self.match_sheet.new_game.connect(self.new_game)
        self.album.card_pressed.connect(self.card_pressed)
        self.day.changed.connect(self._tell_results)
        self._settings.changed.connect(self._apply_setting)

    # What is shown

    def open(self, match: Match, main: Match) -> None:
        """Show the page over the match on the table; `main` is the one to which that may belong.

        What takes time follows once the page has been painted.
        """
        self._match, self._main = match, main
        self._show_match()
        self.deal_sheet.play.setEnabled(False)
        self._jobs.insert(0, self.show_rounds)
        self._drawing.start(_FIRST)
        self.show()
        self.come_forward()
        self._each_minute.start()

    def come_forward(self) -> None:
        """Cover everything else on the table; Enter goes on with the match."""
        self.raise_()
        self.match_sheet.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_rounds(self) -> None:
        """Show today, and what has been played by now."""
        assert self._main is not None
        self._today = date.today()
        self._rounds = self._read()
        finished = finished_days(self._rounds, calendar_days(self._today))
        self.calendar.show_days(self._today, finished, self._main.game.spec.id)
        won = won_cards(self._rounds)
        self.album.show_cards(won)
        self.album_about.setText(
            self.tr(
                "Your album: {0} of 30 cards. Win a round with an identical pair to add its card. A full "
                "row of ten unlocks a new card back."
            ).format(len(won))
        )
        self._show_day(self._today)

    def close_page(self) -> None:
        """Hide the page, stop what it has begun, and give back the memory of its pictures."""
        self.stop()
        self.hide()
        self._letters, self._floor = 0, QPixmap()
        for grid in (self.calendar, self.album):
            grid.forget()

    def stop(self) -> None:
        """Stop drawing, searching and playing."""
        self._drawing.stop()
        self._each_minute.stop()
        self.day.stop()

    def _choose_day(self, day: date) -> None:
        if day <= self._today:
            self._show_day(day)

    def _show_day(self, day: date) -> None:
        assert self._main is not None
        finished = finished_days(self._rounds, [day]).get(day, [])
        self.day.show_day(day, self._main, finished)
        sheet, shown = self.deal_sheet, self.day
        sheet.title.setText(words.day_heading(day))
        game = words.game_name(shown.game)
        again = shown.played is not None
        if day == self._today:
            name = self.tr("Today's deal of {0}").format(game)
            button = self.tr("Play it again") if again else self.tr("Play today's deal")
        else:
            name = self.tr("That day's deal of {0}").format(game)
            button = self.tr("Play it again") if again else self.tr("Play this deal")
        if shown.in_play:
            name = self.tr("{0}. You are playing it now.").format(name)
        if day == self._today and not again and not shown.in_play:
            told = self.tr("{0}. Everyone who plays it by these rules gets the same cards.").format(name)
            sheet.about.setText(told)
        else:
            sheet.about.setText(name)
        sheet.play.setText(button)
        sheet.play.setEnabled(not shown.in_play)
        sheet.picture.setEnabled(not shown.in_play)
        sheet.picture.name(button, name)
        self._tell_results()
        self._later(self._draw_deal)
        self._arrange()

    def _tell_results(self) -> None:
        shown = self.day
        master = shown.master_told()
        if not master and shown.computing:
            master = self.tr("playing…")
        before = [row.isVisibleTo(self.deal_sheet) for row in self.deal_sheet.results]
        self.deal_sheet.show_results(shown.own_told(), master)
        if before != [row.isVisibleTo(self.deal_sheet) for row in self.deal_sheet.results]:
            self._arrange()

    def _show_match(self) -> None:
        match = self._match
        assert match is not None
        sheet = self.match_sheet
        sheet.title.setText(words.game_name(match.game.spec.id))
        told = ""
        if match.positions:
            from thothit_desktop.app.saved_matches import words as match_words
            from thothit_desktop.app.store.summary import summary_of

            summary = summary_of(match)
            told = self.tr("{0}. {1}").format(match_words.state(summary), match_words.players(summary))
        sheet.about.setText(told)
        sheet.picture.name(self.tr("Continue"), told)
        self._later(self._draw_match)

    def _play(self) -> None:
        order = self.day.order()
        if order is not None:
            self.play.emit(order)

    def follow_day(self) -> None:
        """Show another day once it has begun."""
        if date.today() != self._today:
            self.show_rounds()

    # Pictures

    @property
    def drawing(self) -> bool:
        """True while pictures are still to be drawn."""
        return self._drawing.isActive()

    def _later(self, job: Callable[[], None]) -> None:
        """Draw something once what is there has been painted."""
        if job in self._jobs:
            self._jobs.remove(job)
        self._jobs.append(job)
        if not self._drawing.isActive():
            self._drawing.start(0)

    def _draw_some(self) -> None:
        self._drawing.setInterval(0)
        end = monotonic() + _SLICE
        while monotonic() < end:
            if self._jobs:
                self._jobs.pop(0)()
            elif not self.album.draw_some():
                self._drawing.stop()
                return

    def _draw_deal(self) -> None:
        """Draw the deal as the person saw it once it has been played; before that some table face down."""
        deal, face_down = self.day.deal, not self.day.shows_result
        if deal is None:
            return
        shown = KnownDeal.numbered(deal.game, _FACE_DOWN) if face_down else deal
        own = self.day.own
        seat = 0 if own is None else own.turn_order
        view = shown.game.from_layout(shown.layout).view(seat)
        self._draw_table(self.deal_sheet, view, seat, face_down)

    def _draw_match(self) -> None:
        match = self._match
        if match is not None and match.positions:
            self._draw_table(self.match_sheet, match.position.view(match.bottom_seat), match.bottom_seat)

    def _draw_table(
        self, sheet: DealSheet | MatchSheet, view: View, bottom: int, face_down: bool = False
    ) -> None:
        from thothit_desktop.app.saved_matches.miniature import Miniature

        size = sheet.picture.size()
        if not self._letters or size.isEmpty():
            return
        settings = self._settings
        pictures = CardPictures(settings.deck, settings.index, settings.value(BACK))
        drawer = QWidget()  # the table of the picture goes with it
        miniature = Miniature(pictures, drawer)
        picture = miniature.draw(view, view.game.players, bottom, size, self._ratio, face_down)
        sheet.picture.set_picture(picture)

    # The room

    def place(self) -> None:
        """Cover the table, which has another size."""
        if self.isVisible():
            self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Cover the table: at a start it has its size only now."""
        super().showEvent(event)
        self._arrange()

    def _apply_setting(self, key: str) -> None:
        if self.isVisible() and key in (MAT.key, TEXT_SIZE.key, BACK.key, "deck", "index"):
            self._letters = 0  # all is drawn anew
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the colours and letters of the system."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.isVisible():
            self._letters = 0
            QTimer.singleShot(0, self, self._arrange)

    def _arrange(self) -> None:
        """Lay everything out for the size of the page; what has another size is drawn anew."""
        if not self.isVisible():
            return
        self.setGeometry(self._table.rect())
        size, ratio = self.size(), self.devicePixelRatioF()
        letters = no_smaller_than_usual(max(_SMALLEST, round(_LETTERS * size.height())))
        letters = round(letters * int(self._settings.value(TEXT_SIZE)) / 100)
        if (letters, ratio) != (self._letters, self._ratio) or self._floor.deviceIndependentSize() != size:
            self._letters, self._ratio = letters, ratio
            self._floor = floor_picture(size, letters, ratio, self._settings.value(MAT))
            self.setStyleSheet(_style(letters))
            self._later(self._draw_deal)
            self._later(self._draw_match)
        self._scroll.setGeometry(QRect(QPoint(0, 0), size))
        beside = size - QSize(self._scroll.verticalScrollBar().sizeHint().width(), 0)
        if size.width() < _WIDE * letters:
            room, height = beside, self._arrange_narrow(beside)
        else:
            room, height = size, self._arrange_wide(size)
            if height > size.height():
                room, height = beside, self._arrange_wide(beside)
        self.content.resize(room.width(), max(height, room.height()))
        self.update()

    def _arrange_wide(self, size: QSize) -> int:
        """Lay the sheets over the album, and the calendar beside them; return the height that is needed."""
        letters, gap = self._letters, self._letters
        about = self.calendar_about
        across = max(round(2.6 * letters), size.width() * 27 // 100 // COLUMNS)
        least = self.calendar.extent(QSize(across, 0), letters)
        below = about.heightForWidth(least.width()) + gap // 2
        down = (size.height() - 2 * gap - least.height() - below) // ROWS
        tile = QSize(across, min(max(down, round(2.2 * letters)), round(across * 1.3)))
        cloth = self.calendar.extent(tile, letters)
        left = size.width() - 3 * gap - cloth.width()
        # The sheets.
        top = max(round(size.height() * 0.26), 9 * letters)
        shares = round((left - gap) * 0.53), left - gap - round((left - gap) * 0.53)
        sheets = self.deal_sheet, self.match_sheet
        rooms = [sheet.picture_room(share, letters) for sheet, share in zip(sheets, shares, strict=True)]
        picture = min(top - 2 * letters, round(min(shares) * 0.4 / ASPECT), *rooms)
        for _ in range(2):  # the higher one says how high both are
            top = max(
                sheet.fit(share, top, letters, picture) for sheet, share in zip(sheets, shares, strict=True)
            )
        self.deal_sheet.setGeometry(gap, gap, shares[0], top)
        self.match_sheet.setGeometry(2 * gap + shares[0], gap, shares[1], top)
        # The album.
        album_top = 2 * gap + top
        told = self.album_about.heightForWidth(left)
        room = size.height() - album_top - told - gap // 2 - gap
        card = max(4 * letters, min(card_height_in(left, letters), _card_height_for(room, left, letters)))
        album = QSize(left, height_of(card, left, letters))
        spare = max(0, room - album.height()) // 2
        self._place_album(QRect(QPoint(gap, album_top + spare), album), told)
        bottom = album_top + album.height() + gap // 2 + told + gap
        # The calendar.
        whole = cloth.height() + below
        at = QPoint(2 * gap + left, max(gap, (max(size.height(), bottom) - whole) // 2))
        self._place_calendar(at, tile)
        return max(bottom, at.y() + whole + gap)

    def _arrange_narrow(self, size: QSize) -> int:
        """Lay everything in one column; return the height that is needed."""
        letters, gap = self._letters, self._letters
        width = size.width() - 2 * gap
        y = gap
        for sheet in (self.match_sheet, self.deal_sheet):
            picture = min(7 * letters, round(width * 0.36 / ASPECT), sheet.picture_room(width, letters))
            high = sheet.fit(width, 7 * letters, letters, picture)
            sheet.setGeometry(gap, y, width, high)
            y += high + gap
        across = max(2 * letters, min((width - letters) // COLUMNS, 5 * letters))
        tile = QSize(across, round(across * 0.9))
        cloth = self.calendar.extent(tile, letters)
        self._place_calendar(QPoint((size.width() - cloth.width()) // 2, y), tile)
        y = self.calendar_about.geometry().bottom() + gap
        told = self.album_about.heightForWidth(width)
        card = max(3 * letters, min(card_height_in(width, letters), 9 * letters))
        self._place_album(QRect(gap, y, width, height_of(card, width, letters)), told)
        return self.album_about.geometry().bottom() + gap

    def _place_calendar(self, at: QPoint, tile: QSize) -> None:
        self.calendar.move(at)
        self.calendar.fit(tile, self._letters, self._ratio)
        about = self.calendar_about
        wide = self.calendar.width()
        about.setGeometry(
            at.x(), at.y() + self.calendar.height() + self._letters // 2, wide, about.heightForWidth(wide)
        )

    def _place_album(self, at: QRect, told: int) -> None:
        mat = at.adjusted(-MAT_SHADOW, -MAT_SHADOW, MAT_SHADOW, MAT_SHADOW)
        self.album.setGeometry(mat)
        self.album.fit(mat.size(), self._letters, self._ratio)
        self.album_about.setGeometry(at.left(), at.top() + at.height() + self._letters // 2, at.width(), told)
        if not self._drawing.isActive():
            self._drawing.start(0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the floor."""
        QPainter(self).drawPixmap(0, 0, self._floor)

    # Keys and the mouse stay here: the table beneath would take them

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Keep clicks from the table."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave with Escape; keep other keys from the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()


def _card_height_for(room: int, width: int, letters: int) -> int:
    """Return the height of the cards in an album of a height and a width."""
    return (room - height_of(0, width, letters)) // 3


def _style(letters: int) -> str:
    """Return the style sheet in the colours of now."""
    tone, table = document_colours(), theme().table
    return (
        f"#sheet {{ background: {tone.ground}; border: 1px solid {tone.won_edge}; border-radius: 8px }}"
        f"QLabel {{ color: {tone.ink}; font-size: {letters}px }}"
        f'#title {{ color: {tone.link}; font-family: "{heading_family()}"; font-weight: bold;'
        f" font-size: {round(letters * 1.35)}px }}"
        f"#result {{ color: {tone.ink}; font-weight: bold }}"
        f"#caption {{ color: {table.paper.name()}; font-size: {round(letters * 0.9)}px }}"
        f"QPushButton {{ background: transparent; color: {tone.ink}; border: 1px solid {tone.quiet};"
        f" border-radius: 6px; padding: {letters // 3}px {letters // 2}px; font-size: {letters}px;"
        f" font-weight: bold }}"
        f"QPushButton#main {{ background: {tone.accent}; color: {tone.on_accent};"
        f" border-color: {tone.accent} }}"
        f"QPushButton:hover {{ border: 1px solid {tone.accent_lit}; color: {tone.link} }}"
        f"QPushButton#main:hover {{ background: {tone.accent_lit}; color: {tone.on_accent} }}"
        f"QPushButton:focus {{ border: 2px solid {tone.won_edge} }}"
        f"QPushButton#main:disabled {{ background: transparent; color: {tone.quiet};"
        f" border-color: {tone.line} }}"
    )
