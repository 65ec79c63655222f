# SPDX-License-Identifier: MIT
"""The score sheet: what everybody captured in a round, what it is worth, and who won."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from thothit_desktop.app import words
from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.forms.score_sheet import Ui_ScoreSheet
from thothit_desktop.app.paper import Paper, paper
from thothit_desktop.app.score_groups import groups, heading, spoken
from thothit_desktop.games.contract import Score

MARGIN = 12
"""Between the sheet and the edge of the widget under it."""


class ScoreSheet(QFrame):
    """A panel over its parent, as large as it needs and the parent allows.

    Enter asks for the next round, Esc for a look at the table; whoever owns the sheet hides it then.
    """

    next_round = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = Ui_ScoreSheet()
        self._ui.setupUi(self)
        self._pictures: CardPictures | None = None
        self._text = ""
        self._styled: tuple[Paper, float] | None = None
        self.setFocusProxy(self._ui.go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._ui.go_on.clicked.connect(self.next_round)
        self._ui.look.clicked.connect(self.closed)

    def show_score(
        self,
        score: Score,
        names: Sequence[str],
        titles: Sequence[str],
        totals: Sequence[int],
        rounds_played: int,
        pictures: CardPictures,
        person: int | None,
    ) -> None:
        """Fill the sheet; names, titles and running totals are by seat, `person` is the person's own."""
        self._pictures = pictures
        headline = words.round_over(score, list(names), person)
        self._ui.headline.setText(headline)
        self._style()  # sizes are only true of widgets that have their style
        self._ui.columns.fill(score, names, titles, totals, rounds_played)
        self._text = "\n".join((headline, *self._lines(score, names, titles, totals, rounds_played)))
        self.setAccessibleDescription(self._text)
        self.place()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        if self._pictures is not None:
            self._pictures = pictures
            self.place()

    def as_text(self) -> str:
        """The whole sheet in words: the result, then a paragraph a player."""
        return self._text

    def place(self) -> None:
        """Take the size the sheet wants and the middle of the parent."""
        room = self._room()
        self.resize(self.sizeHint().boundedTo(room))
        if parent := self.parentWidget():
            self.move(parent.rect().center() - self.rect().center())

    def sizeHint(self) -> QSize:  # noqa: N802
        """The size with the largest cards for which the parent has room."""
        if self._pictures is None:
            return super().sizeHint()
        room = self._room()
        unit = self._style()
        ui, layout = self._ui, self._ui.sheet_layout
        edges = layout.contentsMargins()
        across = edges.left() + edges.right() + 2 * ui.panel.frameWidth()
        beside = QSize(
            across,
            edges.top()
            + edges.bottom()
            + 2 * ui.panel.frameWidth()
            + ui.headline.heightForWidth(room.width() - across)
            + ui.footer.sizeHint().height()
            + 2 * layout.spacing(),
        )
        ui.columns.fit(self._pictures, room - beside, unit)
        if ui.columns.sizeHint().height() > room.height() - beside.height():
            beside.setWidth(beside.width() + ui.scroll.verticalScrollBar().sizeHint().width())
            ui.columns.fit(self._pictures, room - beside, unit)
        wanted = ui.columns.sizeHint() + beside
        headline = ui.headline.fontMetrics().horizontalAdvance(ui.headline.text()) + 2 * across
        return wanted.expandedTo(QSize(min(headline, room.width()), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses the button in focus, else goes on; Esc looks at the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self._ui.look if self._ui.look.hasFocus() else self._ui.go_on).click()
        elif event.key() == Qt.Key.Key_Escape:
            self._ui.look.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: ARG002, N802
        """Tab and the arrows go to and fro between the two buttons: nothing under the sheet gets the keys."""
        (self._ui.go_on if self._ui.look.hasFocus() else self._ui.look).setFocus()
        return True

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        changed = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)
        if changed and self._styled and self._styled[0] != paper(QGuiApplication.palette()):
            self.place()

    def _room(self) -> QSize:
        parent = self.parentWidget()
        return parent.size() - QSize(2 * MARGIN, 2 * MARGIN) if parent else self.size()

    def _style(self) -> float:
        """Bring text and spaces to the size of the room; the unit is 1 in the smallest window, at most 2."""
        room = self._room()
        unit = min(2.0, max(1.0, min(room.width() / 876, room.height() / 500)))
        tone = paper(QGuiApplication.palette())
        if self._styled != (tone, unit):
            self._styled = tone, unit
            self._ui.sheet_layout.setContentsMargins(*(round(side * unit) for side in (18, 10, 18, 12)))
            self._ui.sheet_layout.setSpacing(round(6 * unit))
            self._ui.footer.setSpacing(round(8 * unit))
            # The panel's and not the sheet's own: a widget with a style sheet hears of no other palette.
            self._ui.panel.setStyleSheet(
                _style_sheet(tone, QFontInfo(QGuiApplication.font()).pixelSize() * unit, unit)
            )
            self._ui.panel.ensurePolished()
        return unit

    def _lines(
        self,
        score: Score,
        names: Sequence[str],
        titles: Sequence[str],
        totals: Sequence[int],
        rounds_played: int,
    ) -> list[str]:
        """A paragraph a player: the groups with their cards, the sum, the total."""
        assert self._pictures is not None
        deck = self._pictures.deck.id
        lines: list[str] = []
        for seat, name in enumerate(names):
            lines += ["", self.tr("{0}, {1}").format(name, titles[seat]) if titles[seat] else name]
            for group in groups(score.lines[seat]).values():
                lines.append(
                    self.tr("{0}: {1} × {2} = {3} ({4})").format(
                        heading(group.rule),
                        len(group.sets),
                        group.each,
                        group.points,
                        spoken(group.sets, deck),
                    )
                )
            lines.append(
                self.tr("This round: {0}. After round {1}: {2}.").format(
                    score.points[seat], rounds_played, totals[seat]
                )
            )
        return lines


_SIZES = {
    "name": 1.3,
    "title": 1.0,
    "mark": 1.0,
    "heading": 1.0,
    "detail": 0.88,
    "points": 1.25,
    "sum": 1.8,
    "total": 1.15,
}
"""Text sizes by role, in sizes of the plain text."""


def _style_sheet(tone: Paper, size: float, unit: float) -> str:
    """The sheet's look for a plain text of `size` pixels."""
    sizes = "".join(
        f'QWidget[role="{role}"] {{ font-size: {round(size * scale)}px; }}' for role, scale in _SIZES.items()
    )
    radius, pad = round(6 * unit), round(6 * unit)
    return f"""
    #panel {{ background: {tone.ground}; border: {round(2 * unit)}px solid {tone.accent};
        border-radius: {round(10 * unit)}px; }}
    #panel QScrollArea, #columns {{ background: transparent; }}
    #panel QLabel {{ color: {tone.ink}; background: transparent; }}
    #headline {{ font-size: {round(size * 1.7)}px; font-weight: bold; }}
    {sizes}
    #panel QWidget[role="name"], #panel QWidget[role="heading"],
    #panel QWidget[role="points"], #panel QWidget[role="sum"] {{ font-weight: bold; }}
    #panel QWidget[role="title"], #panel QWidget[role="detail"] {{ color: {tone.quiet}; }}
    #panel QWidget[role="mark"] {{ color: {tone.won_ink}; font-weight: bold; }}
    #panel QFrame[role="winner"] {{ background: {tone.won};
        border: {round(1.5 * unit)}px solid {tone.won_edge}; border-radius: {radius}px; }}
    #panel QFrame[role="rule"], #panel QFrame[role="edge"] {{ background: {tone.line}; }}
    #panel QPushButton {{ font-size: {round(size * 1.1)}px; color: {tone.ink}; background: transparent;
        border: {round(1.5 * unit)}px solid {tone.line}; border-radius: {radius}px;
        padding: {pad}px {3 * pad}px; }}
    #panel QPushButton:hover {{ background: {tone.line}; }}
    #panel QPushButton#go_on {{ color: {tone.on_accent}; background: {tone.accent};
        border-color: {tone.accent}; font-weight: bold; }}
    #panel QPushButton#go_on:hover {{ background: {tone.accent_lit}; }}
    #panel QPushButton:focus {{ border-color: {tone.won_edge}; }}
    #panel QPushButton:pressed {{ border-color: {tone.ink}; }}
    """
