# SPDX-License-Identifier: MIT
"""The settings window: it applies changes at once, shows changes made in menus, and can undo its own."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from thothit_desktop.app.forms.ui_settings_window import Ui_SettingsWindow
from thothit_desktop.app.settings.catalogue import setting_rows
from thothit_desktop.app.settings.controls import PercentControl, TextControl
from thothit_desktop.app.settings.rows import CommandRow, SettingRow, SettingsPage, page_names
from thothit_desktop.app.settings.section import SettingsSection
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.flow_layout import wrap_row
from thothit_desktop.app.widgets.screen_room import keep_within_screen

PAGE_HEIGHT = 28
"""The height of a line in the list of pages, in pixels, large enough to click."""


class SettingsWindow(QDialog):
    """All settings on pages, with a search over all of them. Not modal: the table changes at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._undone: list[dict[str, str | None]] = []
        """The values stored before each change, the last change at the end."""
        self.rows = setting_rows(settings)
        self.ui = ui = Ui_SettingsWindow()
        ui.setupUi(self)
        wrap_row(ui.footer)
        ui.sections.setContentsMargins(0, 0, 0, 0)
        self.sections: dict[SettingsPage, SettingsSection] = {}
        for page, name in page_names().items():
            section = self.sections[page] = SettingsSection(name)
            section.add_settings([row for row in self.rows if row.page is page], self._choose)
            ui.sections.addWidget(section)
            ui.pages.addItem(name)
            ui.pages.item(ui.pages.count() - 1).setSizeHint(QSize(0, PAGE_HEIGHT))
        ui.sections.addStretch(1)
        widest = max(ui.pages.fontMetrics().horizontalAdvance(name) for name in page_names().values())
        ui.pages.setFixedWidth(widest + 2 * ui.pages.frameWidth() + 24)
        ui.pages.currentRowChanged.connect(lambda _: self._show())
        ui.search.textChanged.connect(lambda _: self._show())
        ui.undo.clicked.connect(self.undo)
        ui.reset_page.clicked.connect(self._reset_page)
        ui.reset_all.clicked.connect(self._reset_all)
        ui.close_window.clicked.connect(self.close)
        for keys, run in (
            (QKeySequence.StandardKey.Find, self._begin_search),
            (QKeySequence.StandardKey.Undo, self.undo),
        ):
            QShortcut(keys, self, run)
        settings.changed.connect(self._show_setting)
        ui.pages.setCurrentRow(0)
        ui.told.hide()
        self._order()
        self._enable()
        keep_within_screen(self)

    def add_commands(self, commands: Sequence[CommandRow]) -> None:
        """Add commands to the page of files."""
        self.sections[SettingsPage.FILES].add_commands(commands)
        self._order()
        self._show()

    def _order(self) -> None:
        """Set the Tab order: from the list through the rows to the buttons below."""
        rows = chain.from_iterable(section.chain for section in self.sections.values())
        for first, second in pairwise([self.ui.pages, *rows, self.ui.undo]):
            QWidget.setTabOrder(first, second)

    def begin_anew(self) -> None:
        """Show restored settings, and forget the changes that undo could take back."""
        self._undone.clear()
        self._enable()
        self.refresh()

    def refresh(self) -> None:
        """Show the present value of every setting; some depend on the game in play."""
        for row in self.rows:
            self.sections[row.page].show_setting(row.setting.key)

    # Pages and search

    @property
    def page(self) -> SettingsPage:
        """The page chosen in the list."""
        return list(self.sections)[max(0, self.ui.pages.currentRow())]

    def show_page(self, page: SettingsPage) -> None:
        """Choose a page in the list."""
        self.ui.pages.setCurrentRow(list(self.sections).index(page))

    def show_setting(self, key: str) -> None:
        """Choose the page of a setting, and give its control the focus."""
        row = next(row for row in self.rows if row.setting.key == key)
        self.ui.search.clear()
        self.show_page(row.page)
        control = self.sections[row.page].controls[key]
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ui.area.ensureWidgetVisible(control)

    def _show(self) -> None:
        """Show the chosen page, or the rows that the search finds on all pages."""
        words = self.ui.search.text().strip()
        found = 0
        for page, section in self.sections.items():
            here = section.show_found(words)
            section.setVisible(here > 0 if words else page is self.page)
            found += here
        self.ui.pages.setEnabled(not words)
        self.ui.reset_page.setEnabled(not words and self._keys([self.page]) != [])
        self.ui.area.verticalScrollBar().setValue(0)
        self.say("" if found else self.tr("No setting contains these words."))

    def say(self, words: str) -> None:
        """Show a message under the rows; hide it if `words` is empty."""
        self.ui.told.setText(words)
        self.ui.told.setVisible(bool(words))

    def _begin_search(self) -> None:
        self.ui.search.setFocus()
        self.ui.search.selectAll()

    def _show_setting(self, key: str) -> None:
        for section in self.sections.values():
            section.show_setting(key)

    def _enable(self) -> None:
        self.ui.undo.setEnabled(bool(self._undone))

    # Changes

    def _choose(self, row: SettingRow, value: str) -> None:
        key = row.setting.key
        gradual = isinstance(self.sections[row.page].controls[key], TextControl | PercentControl)
        if not (
            gradual and self._undone and list(self._undone[-1]) == [key]
        ):  # typing a text or moving a slider is one undo step
            self._note([key])
        self._settings.set_value(row.setting, value)

    def change(self, values: Iterable[tuple[SettingRow, str]]) -> None:
        """Choose several values in one step."""
        wanted = list(values)
        self._note([row.setting.key for row, _ in wanted])
        for row, value in wanted:
            self._settings.set_value(row.setting, value)

    def _note(self, keys: Iterable[str]) -> None:
        """Remember the stored values of settings, for undo."""
        self._undone.append(self._settings.stored(keys))
        self.say("")
        self._enable()

    def undo(self) -> None:
        """Take back the last change made in this window."""
        if self._undone:
            self._settings.put_back(self._undone.pop())
            self.say(self.tr("Undone."))
            self._enable()

    def _keys(self, pages: Iterable[SettingsPage]) -> list[str]:
        return [row.setting.key for row in self.rows if row.page in pages]

    def _reset(self, pages: Iterable[SettingsPage]) -> None:
        keys = self._keys(list(pages))
        self._note(keys)
        self._settings.put_back(dict.fromkeys(keys))

    def _reset_page(self) -> None:
        self._reset([self.page])
        self.say(self.tr("This page has its default settings again. Undo brings yours back."))

    def _reset_all(self) -> None:
        def reset() -> None:
            self._reset(self.sections)
            self.say(self.tr("All settings are back to their defaults. Undo brings yours back."))

        self.ask(
            self.tr("Reset all settings? Your matches and statistics stay as they are."),
            self.tr("Reset everything"),
            reset,
        )

    def ask(self, question: str, yes: str, then: Callable[[], None]) -> None:
        """Ask a question; call `then` if the person presses the button `yes`. Enter and Escape cancel."""
        box = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), question, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        agreeing = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        dress_box(box)
        box.finished.connect(lambda: then() if box.clickedButton() is agreeing else None)
        box.open()
