# SPDX-License-Identifier: MIT
"""The window with the rules of the games: a page for each, and an example to play through."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.rules import example
from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.app.rules.page_text import page
from thothit_desktop.app.rules.ui_rules_window import Ui_RulesWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from thothit_desktop.app.rules.steps import ExampleStep


class RulesWindow(QDialog):
    """The rules of one game at a time; the table stays open to play."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = Ui_RulesWindow()
        self._ui.setupUi(self)
        self._pictures = pictures
        self._spec: GameSpec | None = None
        self._page = ""
        self._steps: tuple[ExampleStep, ...] | None = None
        self._pane: ExamplePane | None = None
        self._speed = "normal"
        for spec in games().values():
            self._ui.game.addItem(QCoreApplication.translate("games", spec.name), spec.id)
        self._ui.game.currentIndexChanged.connect(self._on_chosen)
        self._ui.example.clicked.connect(self.show_example)
        self._ui.page.anchorClicked.connect(self._follow)
        self._fit()

    def show_game(self, spec: GameSpec) -> None:
        """Show the rules of a game; where they are shown already, they stay where they were read."""
        if spec is not self._spec:
            self._spec = spec
            self._steps = example.load(spec)
            self._page = page(spec, self._steps is not None)
            self._ui.game.setCurrentIndex(list(games()).index(spec.id))
            self._ui.example.setEnabled(self._steps is not None)
            self.setWindowTitle(self.tr("Rules of {0}").format(self._ui.game.currentText()))
            self._ui.page.show_page(self._page, self._pictures)
        self._show_page()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        self._pictures = pictures
        self._ui.page.show_page(self._page, pictures)
        if self._pane is not None:
            self._pane.set_pictures(pictures)

    def set_speed(self, speed: str) -> None:
        """How fast the example's cards move."""
        self._speed = speed
        if self._pane is not None:
            self._pane.table.set_speed(speed)

    def show_example(self) -> None:
        """Play the game's example from its beginning."""
        if self._steps is None:
            return
        if self._pane is None:
            self._pane = ExamplePane(self._pictures)
            self._pane.table.set_speed(self._speed)
            self._pane.left.connect(self._show_page)
            self.finished.connect(self._pane.stop)
            self._ui.stack.addWidget(self._pane)
        self._ui.stack.setCurrentWidget(self._pane)
        self._ui.example.setEnabled(False)
        self._pane.show_example(self._steps)

    def _show_page(self) -> None:
        if self._pane is not None:
            self._pane.stop()
        self._ui.stack.setCurrentWidget(self._ui.page)
        self._ui.example.setEnabled(self._steps is not None)
        self._ui.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chosen(self) -> None:
        self.show_game(games()[self._ui.game.currentData()])

    def _follow(self, link: QUrl) -> None:
        """A link of the page: to one of its sections, to another game's page, or to the example."""
        if link.scheme() == "example":
            self.show_example()
        elif link.scheme() == "rules":
            self.show_game(games()[link.path()])
            self._ui.page.scrollToAnchor(link.fragment())
        else:
            self._ui.page.setSource(link)

    def _fit(self) -> None:
        """Not larger than the screen allows."""
        room = self.screen().availableSize()
        self.resize(self.size().boundedTo(room * 0.9))
