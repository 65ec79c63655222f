# SPDX-License-Identifier: MIT
"""Take pictures of every table and window, to look at: `python -m tests.tools.window_pictures FOLDER`.

Each picture shows a whole screen of the wanted size, with the main window on all of it. The options are those
of the settings: `--appearance dark --text-size 200`; `--only thunee statistics` takes some pictures. Needs
the same programs as tests/tools/measure.py.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressBar, QTabWidget, QWidget

from tests.tools.measure import screen
from tests.tools.pictures import begun, ended
from thothit_desktop.app.lessons.page import LessonsPage
from thothit_desktop.app.registration import register_families
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.startup.main_windows import MainWindows
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games import games
from thothit_desktop.games.record import dump

STILL = 900
"""Milliseconds after which an opened window has appeared."""
OPENED = (
    *("new_game", "deal_number", "restart_deal", "deals", "enter_deal", "replay"),
    "saved_games",
    *("open_record", "settings", "hint", "moves", "piles", "standings", "statistics"),
    *("ceki_cards", "keys", "find_command", "honest_deal", "computer_players", "about"),
)
"""The entries of the menus that open something."""
MENUS = ("menu_game", "menu_play", "menu_view", "menu_help")
CHOICES = {
    "appearance": setting.APPEARANCE,
    "text-size": setting.TEXT_SIZE,
    "deck": setting.DECK,
    "language": setting.LANGUAGE,
    "speed": setting.SPEED,
}


class Photographer(QObject):
    """Opens one window after the other, saves a picture of each, and closes it again."""

    def __init__(self, window: MainWindow, place: Path, target: Path, only: list[str]) -> None:
        super().__init__(window)
        self._window, self._place, self._target, self._only = window, place, target, only
        self._steps = self._all()

    def start(self) -> None:
        """Take the first picture, then the others."""
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        if next(self._steps, None) is None:
            QApplication.closeAllWindows()
            return
        # A dialog opens a loop of its own, in which this goes on.
        QTimer.singleShot(STILL, self, self._go_on)

    def _all(self) -> Iterator[str]:
        for game in games():
            yield from self._show_game(game)
        yield from self._show("thothit", dump(begun("thothit")))
        for name in filter(self._wanted, OPENED):
            yield from self._open(name, getattr(self._window.ui, name))
        if self._wanted("lessons"):
            yield from self._show_lessons()
        if self._wanted("review"):
            yield from self._show("thothit", dump(ended("thothit")))
            yield from self._open("review", self._window.ui.review)
        for name in filter(self._wanted, MENUS):
            menu = getattr(self._window.ui, name)
            QTimer.singleShot(0, menu, lambda menu=menu: menu.popup(self._window.pos()))
            yield name
            self._photograph(name)
            menu.close()

    def _show_game(self, game: str) -> Iterator[str]:
        if self._wanted(game):
            yield from self._show(game, dump(begun(game)))
            self._photograph(game)
        if self._wanted(f"{game}-rules"):
            yield from self._show(game, dump(begun(game)))
            yield from self._open(f"{game}-rules", self._window.ui.rules)
        if self._wanted(f"{game}-sheet"):
            yield from self._show(game, dump(ended(game)))
            self._photograph(f"{game}-sheet")

    def _wanted(self, name: str) -> bool:
        return not self._only or name in self._only

    def _show(self, game: str, record: str) -> Iterator[str]:
        path = self._place / f"{game}.thothit"
        path.write_text(record, encoding="utf-8")
        self._window.open_file(path)
        yield game

    def _open(self, name: str, action: QAction) -> Iterator[str]:
        if not action.isEnabled():
            print(f"{name}: not to be had here")
            return
        QTimer.singleShot(0, action, action.trigger)
        yield name
        while any(bar.isVisible() for place in self._others() for bar in place.findChildren(QProgressBar)):
            yield name
        self._photograph(name)
        for tabs in [one for place in self._others() for one in place.findChildren(QTabWidget)]:
            for number in filter(tabs.isTabVisible, range(1, tabs.count())):
                tabs.setCurrentIndex(number)
                yield name
                self._photograph(f"{name}-{number + 1}")
        for other in self._others():
            other.close()
        if action.isCheckable() and action.isChecked():
            action.trigger()
        QTest.keyClick(QApplication.focusWidget() or self._window.table, Qt.Key.Key_Escape)
        yield name

    def _show_lessons(self) -> Iterator[str]:
        QTimer.singleShot(0, self._window.ui.lessons.trigger)
        yield "lessons"
        self._photograph("lessons")
        shown = self._window.findChild(LessonsPage)
        assert shown is not None
        for row in shown.list.rows:
            row.click()
            yield row.lesson.id
            self._photograph(f"lesson-{row.lesson.id}")
            shown.show_list()
        for drill_row in shown.list.drill_rows:
            drill_row.click()
            yield drill_row.drill.id
            self._photograph(f"drill-{drill_row.drill.id}")
            shown.show_list()
        shown.left.emit()
        yield "lessons"

    def _others(self) -> list[QWidget]:
        return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self._window]

    def _photograph(self, name: str) -> None:
        QGuiApplication.primaryScreen().grabWindow(0).save(str(self._target / f"{name}.png"))
        print(f"{name}.png", flush=True)


def take(target: Path, chosen: dict[str, str], only: list[str]) -> None:
    """Take the pictures on the present screen."""
    app = application(None)
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        settings = Settings(data)
        for key, value in chosen.items():
            settings.set_value(CHOICES[key], value)
        window = MainWindows(app, settings, Saves(data, exclusive=True)).window
        window.showMaximized()
        Photographer(window, Path(place), target, only).start()
        app.exec()
        QThreadPool.globalInstance().waitForDone()


def main() -> int:
    """Take the pictures on a screen of its own."""
    register_families()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--size", default="900x600", help="of the screen (default 900x600)")
    parser.add_argument("--only", nargs="*", default=[], help="names of pictures (default all)")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    for name, known in CHOICES.items():
        parser.add_argument(f"--{name}", choices=known.allowed)
    options = parser.parse_args()
    chosen = {name: getattr(options, name.replace("-", "_")) for name in CHOICES}
    if options.here:
        take(
            options.folder,
            {"speed": "off"} | {key: value for key, value in chosen.items() if value},
            options.only,
        )
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    with screen(options.size) as env:
        return subprocess.run([sys.executable, *sys.argv, "--here"], env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
