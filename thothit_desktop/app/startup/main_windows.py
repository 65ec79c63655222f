# SPDX-License-Identifier: MIT
"""The main window of a running program, which is replaced when the language changes."""

import gc

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog

from thothit_desktop.app.i18n.translators import install, system_languages
from thothit_desktop.app.startup.allocator import trim_heap
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.languages import Language, chosen_language

SETTLED = 1000
"""Milliseconds from leaving a match until its objects are deleted and the new one has drawn its pictures."""


def give_back() -> None:
    """Free the memory of closed windows and of the pixmaps that Qt has cached for them.

    Qt's style caches the picture of a button for each copy of a palette, as long as the cache has room.
    """
    gc.collect()
    QPixmapCache.clear()
    trim_heap()


class MainWindows(QObject):
    """Makes the main window in the chosen language, and makes it anew when the language changes.

    The match goes on in the new window; dialogs of the old one are closed.
    """

    exchanged = Signal(object)
    """Emitted with the `MainWindow` that has replaced the previous one."""

    def __init__(self, app: QApplication, settings: Settings, saves: Saves | None) -> None:
        super().__init__()
        self._app, self._settings, self._saves = app, settings, saves
        self._trim = QTimer(self, singleShot=True, interval=SETTLED)
        self._trim.timeout.connect(give_back)
        self._language = self._chosen()
        install(app, self._language)
        self.window = self._made()
        settings.changed.connect(self._apply_setting)

    def _made(self) -> MainWindow:
        made = MainWindow(self._settings, self._saves)
        made.matches.match_left.connect(self._trim.start)
        return made

    def _chosen(self) -> Language:
        return chosen_language(self._settings.value(LANGUAGE), system_languages())

    def _apply_setting(self, key: str) -> None:
        """Replace the window after a change of language, once its menu or dialog has finished."""
        if key == LANGUAGE.key:
            QTimer.singleShot(0, self, self._exchange)

    def _exchange(self) -> None:
        before, language = self.window, self._chosen()
        if language is self._language or not before.isVisible():
            return
        self._language = language
        at_home = before.home.is_open
        paused, greets = before.ui.pause.isChecked(), before.welcome.put_away()
        page = before.settings_action.page
        quits = self._app.quitOnLastWindowClosed()
        self._app.setQuitOnLastWindowClosed(False)
        for dialog in before.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
        before.matches.save()
        before.close()
        install(self._app, language)
        self.window = after = self._made()
        if greets:
            after.matches.begin_over(before.matches)
            after.welcome.greet()
        else:
            after.matches.take_over(before.matches)
        after.show()
        self._app.setQuitOnLastWindowClosed(quits)
        if paused:  # after the match has begun to run again
            QTimer.singleShot(0, after, after.ui.pause.trigger)
        if at_home:
            after.home.show()
        if page is not None:
            after.settings_action.show_page(page)
        after.sounds.open()
        before.deleteLater()
        self.exchanged.emit(after)
