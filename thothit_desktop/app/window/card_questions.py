# SPDX-License-Identifier: MIT
"""Shows facts about a card in a small window beside it, when the person asks for them."""

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.letter_size import no_smaller_than_usual
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.widgets.target_size import TARGET
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.screen import screen_of
from thothit_desktop.table.selection.pointed_card import PointedCard

_WORDS, _SMALLEST = 0.0165, 13
"""The font size as a fraction of the window's height, and the smallest in pixels."""
_WIDEST = 26
"""The largest width of a line, in font sizes."""
_BESIDE = 8
"""Logical pixels between the card and the window."""


class CardQuestions(QObject):
    """Opens a small window beside a card; time limits stop while it is open."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._controller = context, context.controller
        self._table, self._settings = context.table, context.settings
        context.table.card_pointed.connect(self._answer)

    def _answer(self, shown: PointedCard) -> None:
        from thothit_desktop.app.messages import card_facts

        match, deck = self._controller.match, self._settings.deck
        if match is None:
            return
        if shown.card == HIDDEN:
            popup = CardPopup(card_facts.face_down(), "", (), "", self._context.window)
        else:
            spec = match.game.spec
            lines = self._lines_about(shown)
            game = QCoreApplication.translate("games", spec.name)
            more = card_facts.more_names(shown.card, deck)
            popup = CardPopup(
                name(shown.card, deck), more, lines, game, self._context.window, is_ceki=not spec.french
            )
            popup.rules.connect(self._context.ui.rules.trigger)
            popup.ceki.connect(lambda: self._context.help.show_ceki_cards(shown.card))
        presence = self._context.presence
        presence.away("card", on=True)
        popup.closed.connect(lambda: presence.away("card", on=False))
        popup.show_beside(shown)

    def _lines_about(self, shown: PointedCard) -> tuple[str, ...]:
        """Return facts from the person's view; nothing while the table does not show that view."""
        match = self._controller.match
        if match is None or not match.positions:
            return ()
        view = self._controller.view()
        if not self._table.shows(view):
            return ()
        facts = texts_of(view.game.spec).card(view, shown.card, shown.where, self._settings.deck)
        return (*facts.lines, *filter(None, (facts.rule,)))


class CardPopup(QFrame):
    """Lines about a card, with buttons for the pages on it; Escape and a click elsewhere close it."""

    rules = Signal()
    ceki = Signal()
    """Emitted when the page on ceki cards is to be opened."""
    closed = Signal()

    def __init__(
        self,
        title: str,
        more: str,
        lines: tuple[str, ...],
        game: str,
        parent: QWidget,
        is_ceki: bool = False,
    ) -> None:
        """Without `game` there is no button for its rules; the page on ceki cards is for `is_ceki` only."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # the click that closes it has no other effect
        self._window = parent.window()
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.setAccessibleDescription("\n".join(filter(None, (more, *lines))))
        size = no_smaller_than_usual(max(_SMALLEST, round(_WORDS * parent.height())))
        self._set_style(size)
        column = QVBoxLayout(self)
        column.setContentsMargins(size, round(size * 0.7), size, size)
        column.setSpacing(size // 3)
        for part, text in (("title", title), ("more", more), *(("line", line) for line in lines)):
            if text:
                label = plain_label(text, self)
                label.setObjectName(part)
                label.ensurePolished()
                label.setWordWrap(label.sizeHint().width() > _WIDEST * size)
                label.setMaximumWidth(_WIDEST * size)
                column.addWidget(label)
        column.addSpacing(size // 3)
        rules, ceki = self.tr("Rules of {0}").format(game), self.tr("About ceki cards")
        self.button = self._add_button(rules, self.rules) if game else None
        self.ceki_button = self._add_button(ceki, self.ceki) if is_ceki else None

    def _add_button(self, words: str, meant: SignalInstance) -> QPushButton:
        """Add a button that closes this window and emits a signal."""
        button = QPushButton(words, self)
        button.setMinimumHeight(TARGET)
        button.setAutoDefault(True)  # so that Enter presses it
        button.clicked.connect(self.close)
        button.clicked.connect(meant)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(button)
        return button

    def _set_style(self, size: int) -> None:
        """Set the colours of the theme, and the font size in pixels."""
        tone = document_colours()
        self.setStyleSheet(
            f"#card {{ background: {tone.ground}; border: 2px solid {tone.won_edge} }}"
            f"QLabel {{ color: {tone.ink}; font-size: {size}px }}"
            f"#title {{ font-weight: bold; color: {tone.link} }}"
            f"#more {{ color: {tone.quiet} }} QPushButton {{ font-size: {size}px }}"
        )

    def show_beside(self, shown: PointedCard) -> None:
        """Open at the right of the card, or at its left if there is no room, within the window."""
        self.adjustSize()
        box, window = shown.box, self._window.frameGeometry()
        room = window.intersected(screen_of(self).availableGeometry())
        x = box.right() + _BESIDE
        if x + self.width() > room.right():
            x = box.left() - _BESIDE - self.width()
        most = room.bottomRight() - QPoint(self.width(), self.height())
        self.move(max(room.left(), min(x, most.x())), max(room.top(), min(box.top(), most.y())))
        self.show()
        (self.button or self).setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close on Escape, and on the key that opened it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Menu):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Emit `closed`."""
        super().closeEvent(event)
        self.closed.emit()
