# SPDX-License-Identifier: MIT
"""The card that greets a new player on the very first start."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.lessons import open_lessons
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.table.drawing.heading_face import heading_family
from thothit_desktop.table.panel import TablePanel

if TYPE_CHECKING:
    from thothit_desktop.table.theme.theme import DocumentColours

_WORDS, _SMALLEST = 0.021, 13
"""The font size as a fraction of the table's height, and the smallest in pixels."""
_WIDE = 44
"""The usual width of the card, in font sizes."""
_BELOW = 8
"""Logical pixels below the card."""


class Welcome(QObject):
    """Shows the card until one of its buttons, the first move or another match closes it for good."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._card: WelcomeCard | None = None
        """The card while it is shown, else None."""

    def greet(self) -> None:
        """Show the card."""
        context, controller = self._context, self._context.controller
        self._card = card = WelcomeCard(context.table.viewport())
        HastyClicks(context.table.clicks, card)
        card.learn.connect(self._open_first_lesson)
        card.play.connect(self._leave)
        card.skip.connect(self._skip)
        card.language.connect(lambda code: context.settings.set_value(LANGUAGE, code))
        context.table.resized.connect(card.place)
        controller.decisions.asked.connect(card.end_ceremony)
        controller.decisions.human.wanted.connect(self._leave)
        context.matches.match_left.connect(self._leave)
        card.greet()

    def put_away(self) -> bool:
        """Close the card; return True if it was open."""
        card, self._card = self._card, None
        if card is None:
            return False
        card.hide()
        card.deleteLater()
        return True

    def _open_first_lesson(self) -> None:
        lessons = open_lessons(self._context)
        lessons.show_lesson(lessons.list.rows[0].lesson)

    def _skip(self) -> None:
        self._leave()
        self._context.controller.ceremony.skip()

    def _leave(self) -> None:
        """Close the card for good, and return the focus to the table."""
        if self.put_away():
            self._context.controller.decisions.human.wanted.disconnect(self._leave)
            self._context.matches.match_left.disconnect(self._leave)
            self._context.table.setFocus()


class WelcomeCard(TablePanel):
    """Offers a lesson, the game, the game without its ceremony, and other languages.

    The person can still play on the table.
    """

    learn = Signal()
    play = Signal()
    skip = Signal()
    language = Signal(str)
    """Emitted with the code of a chosen language."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._size = _SMALLEST
        self._styled: tuple[DocumentColours, int] | None = None
        """The colours and the size in which the card is shown."""
        self.setObjectName("welcome")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        title, told = plain_label(self.tr("Welcome to Thothit")), plain_label(self._introduction())
        hint = plain_label(self.tr("A click skips what moves."))
        title.setObjectName("title")
        hint.setObjectName("hint")
        self.setAccessibleName(title.text())
        self.setAccessibleDescription(f"{told.text()} {hint.text()}")
        told.setWordWrap(True)
        self._column, row = QVBoxLayout(self), QHBoxLayout()
        self.buttons = tuple(
            self._button(*words)
            for words in (
                (self.tr("Learn in two minutes"), self.tr("Play the first lesson"), self.learn),
                (self.tr("Play"), self.tr("Put this card away"), self.play),
                (self.tr("Skip the ceremony"), self.tr("Begin with the first turn"), self.skip),
            )
        )
        for button in self.buttons:
            row.addWidget(button)
        for label in (title, told, hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(title)
        self._column.addWidget(told)
        self._column.addLayout(row)
        self._column.addWidget(hint)
        self._column.addLayout(self._languages())
        self._update_style()

    def _languages(self) -> QHBoxLayout:
        """Return a row with a button for each language, with its name in that language."""
        row = QHBoxLayout()
        row.addStretch(1)
        for code, known in LANGUAGES.items():
            button = QPushButton(known.name, self)
            button.setObjectName("language")
            button.setAutoDefault(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(lambda _=False, code=code: self.language.emit(code))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _introduction(self) -> str:
        return self.tr(
            "A card game of old Java. Your card takes one of its rank from the table; pairs of the same "
            "picture and cards with a red stamp count."
        )

    def _button(self, words: str, about: str, meant: SignalInstance) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(True)  # so that Enter presses it
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(about)
        button.setAccessibleName(words)
        button.setAccessibleDescription(about)
        button.clicked.connect(meant)
        return button

    def greet(self) -> None:
        """Show the card, with the focus on the button for playing."""
        self.show()  # before `place`, as only now its words have their size
        self.place()
        self.raise_()
        self.buttons[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def end_ceremony(self) -> None:
        """Hide the button that skips the ceremony."""
        if self.buttons[2].hasFocus():
            self.buttons[1].setFocus()
        self.buttons[2].hide()
        self.place()

    def place(self) -> None:
        """Place the card over the hand's area, so that the ceremony above stays visible."""
        table = self._table.rect()
        self._size = no_smaller_than_usual(max(_SMALLEST, round(_WORDS * table.height())))
        self._update_style()
        self._column.invalidate()
        wide = max(_WIDE * self._size, self._column.minimumSize().width() + self._size)
        self.setFixedWidth(min(wide, table.width() - 2 * _BELOW))
        self.setFixedHeight(self._column.totalHeightForWidth(self.width()))
        self.move((table.width() - self.width()) // 2, table.height() - self.height() - _BELOW)

    def _update_style(self) -> None:
        """Set the colours of the theme and the font size, if they have changed."""
        tone, size = document_colours(), self._size
        if (tone, size) == self._styled:
            return
        self._styled = (tone, size)
        self._column.setContentsMargins(round(size * 1.4), round(size * 0.7), round(size * 1.4), size // 2)
        self._column.setSpacing(size // 2)
        self.setStyleSheet(
            f"#welcome {{ background: {tone.ground}; border: 2px solid {tone.won_edge};"
            " border-radius: 10px }"
            f"QLabel {{ color: {tone.ink}; font-size: {size}px }}"
            f"#title {{ color: {tone.link}; font-size: {round(size * 1.5)}px; font-weight: bold;"
            f' font-family: "{heading_family()}" }}'
            f"#hint {{ color: {tone.quiet}; font-size: {size}px }}"
            f"QPushButton {{ background: transparent; color: {tone.ink}; border: 1px solid {tone.quiet};"
            f" border-radius: 6px; padding: {size // 2}px; font-size: {size}px; font-weight: bold }}"
            f"#language {{ border: none; padding: 2px {size // 2}px; color: {tone.quiet};"
            f" font-weight: normal }}"
            f"QPushButton:hover {{ border: 1px solid {tone.accent_lit}; color: {tone.link} }}"
            f"QPushButton:focus {{ background: {tone.accent}; color: {tone.on_accent};"
            f" border: 1px solid {tone.accent} }}"
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colours with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_style()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Keep clicks on the card from the table."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close the card on Escape; let other keys go on to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.play.emit()
        else:
            super().keyPressEvent(event)
