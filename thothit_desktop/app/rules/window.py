# SPDX-License-Identifier: MIT
"""The window of rules: a page for each game, and an example to play through."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from thothit_desktop.app.forms.ui_rules_window import Ui_RulesWindow
from thothit_desktop.app.rules import example
from thothit_desktop.app.rules.example_caption import LOW
from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.app.rules.page import FOLD
from thothit_desktop.app.rules.page_text import page
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.games import games
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from thothit_desktop.app.rules.steps import ExampleStep


class RulesWindow(QDialog):
    """A modeless window that shows the rules of one game at a time."""

    play_now = Signal(object)
    """The user wants to play the game shown; carries the `GameSpec`. The window has been closed."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_RulesWindow()
        self.ui.setupUi(self)
        self._pictures = pictures
        self._spec: GameSpec | None = None
        self._page = ""
        self._match: Game | None = None
        self._steps: tuple[ExampleStep, ...] | None = None
        self.pane: ExamplePane | None = None
        self._stage = QScrollArea(widgetResizable=True)
        """A scroll area for the example, which does not fit into a low window."""
        self._stage.setFrameShape(QFrame.Shape.NoFrame)
        self._stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.ui.stack.addWidget(self._stage)
        self._speed = "normal"
        for spec in games().values():
            self.ui.game.addItem(QCoreApplication.translate("games", spec.name), spec.id)
        self.ui.game.currentIndexChanged.connect(self._on_chosen)
        self.ui.example.clicked.connect(self.show_example)
        self.ui.page.anchorClicked.connect(self._open_link)
        self.finished.connect(self._put_away)
        keep_within_screen(self)

    def show_game(self, spec: GameSpec) -> None:
        """Show the rules of a game; rules already shown keep their scroll position."""
        if spec is not self._spec:
            self._spec = spec
            self._steps = example.load(spec)
            self._page = self._page_text()
            self.ui.game.setCurrentIndex(list(games()).index(spec.id))
            self.ui.example.setEnabled(self._steps is not None)
            self.setWindowTitle(self.tr("Rules of {0}").format(self.ui.game.currentText()))
            self.ui.page.setAccessibleName(self.windowTitle())
            self.ui.page.show_page(self._page, self._pictures)
        self._show_page()

    def set_match(self, game: Game) -> None:
        """Set the game of the match on the table, whose house rules are on its page."""
        self._match = game
        if self._spec is not None and (text := self._page_text()) != self._page:
            self._page = text
            self.ui.page.show_page(text, self._pictures)

    def _page_text(self) -> str:
        assert self._spec is not None
        match = self._match if self._match is not None and self._match.spec is self._spec else None
        return page(self._spec, self._steps is not None, match)

    def show_section(self, spec: GameSpec, section: str) -> None:
        """Show a section of the rules of a game, by the name of its anchor."""
        self.show_game(spec)
        self.ui.page.scrollToAnchor(section)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Use the pictures and card names of another deck."""
        self._pictures = pictures
        self.ui.page.show_page(self._page, pictures)
        if self.pane is not None:
            self.pane.set_pictures(pictures)

    def set_speed(self, speed: str) -> None:
        """Set the animation speed of the example."""
        self._speed = speed
        if self.pane is not None:
            self.pane.table.set_speed(speed)

    def show_example(self) -> None:
        """Play the game's example from its beginning."""
        if self._steps is None:
            return
        if self.pane is None:
            self.pane = ExamplePane(self._pictures)
            self.pane.table.set_speed(self._speed)
            self.pane.left.connect(self._show_page)
            self.pane.play_now.connect(self._play)
            self._stage.setWidget(self.pane)
        self.ui.stack.setCurrentWidget(self._stage)
        self.ui.example.setEnabled(False)
        self._fit_top()
        self.pane.show_example(self._steps)

    def _play(self) -> None:
        self.close()
        self.play_now.emit(self._spec)

    def _show_page(self) -> None:
        if self.pane is not None:
            self.pane.stop()
        self.ui.stack.setCurrentWidget(self.ui.page)
        self._fit_top()
        self.ui.example.setEnabled(self._steps is not None)
        self.ui.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_away(self) -> None:
        """Discard the example when the window closes; its table holds some 14 MB of pictures."""
        if self.pane is not None:
            self._show_page()
            self.pane = None
            self._stage.takeWidget().deleteLater()

    def _fit_top(self) -> None:
        """Hide the choice of games while a low window shows an example."""
        self.ui.top.setVisible(self.ui.stack.currentWidget() is self.ui.page or self.height() >= LOW)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Show or hide the choice of games for the new height."""
        super().resizeEvent(event)
        self._fit_top()

    def _on_chosen(self) -> None:
        self.show_game(games()[self.ui.game.currentData()])

    def _open_link(self, link: QUrl) -> None:
        """Open a link to a section, to another game's page, to the example or to the folded part."""
        if link.scheme() == "example":
            self.show_example()
        elif link.scheme() == "rules":
            self.show_section(games()[link.path()], link.fragment())
        elif link.toString() == FOLD:
            self.ui.page.toggle_fold()
        else:
            self.ui.page.setSource(link)
