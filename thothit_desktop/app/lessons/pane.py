# SPDX-License-Identifier: MIT
"""A pane of an example whose table looks and moves as the settings say, as the table of the match does."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton

from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures

if TYPE_CHECKING:
    from collections.abc import Callable


class LessonPane(ExamplePane):
    """Follows the settings; the cards are those of the settings, or of one deck."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(CardPictures(settings.deck, settings.index))
        for button in self.ui.buttons.findChildren(QPushButton):
            button.setAutoDefault(True)  # so that Enter presses it outside of dialogs, too
        self._settings = settings
        self._only_deck = ""
        """The only deck that suits the scenes; empty for the deck of the settings."""
        self._appliers: dict[str, Callable[[], None]] = {
            **dict.fromkeys(setting.FACES_OF_CARDS, self._show_cards),
            setting.SPEED.key: lambda: self.table.set_speed(settings.speed),
            setting.MAT.key: lambda: self.table.set_mat(settings.value(setting.MAT)),
            setting.BACK.key: lambda: self.table.set_back(settings.value(setting.BACK)),
            setting.TEXT_SIZE.key: lambda: self.table.set_text_scale(
                int(settings.value(setting.TEXT_SIZE)) / 100
            ),
        }
        for key in (setting.SPEED, setting.MAT, setting.BACK, setting.TEXT_SIZE):
            self._apply_setting(key.key)
        settings.changed.connect(self._apply_setting)

    def use_deck(self, deck: str) -> None:
        """Show the cards of one deck; for an empty id, those of the settings."""
        self._only_deck = deck
        self._show_cards()

    def _show_cards(self) -> None:
        deck, settings = self._only_deck, self._settings
        self.set_pictures(CardPictures(deck) if deck else CardPictures(settings.deck, settings.index))

    def _apply_setting(self, key: str) -> None:
        if key in self._appliers:
            self._appliers[key]()
