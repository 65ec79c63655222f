# SPDX-License-Identifier: MIT
"""A new window for each test; threads are joined and timers drained before the next."""

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QThreadPool
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.dialog import SIZES
from tests.app.play import sit_down
from tests.app.sheets import Host
from tests.screen import pictures, swept
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.new_game.dialog import NewGame
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets import screen_room
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.cli import main as cli
from thothit_desktop.flow.match import Match
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.table import card_view

__all__ = ["pictures", "swept"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Texts have their plurals, whichever test comes first."""


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """A function that lets the program speak a language, until the test ends."""
    yield lambda code: install(qapp, LANGUAGES[code])
    install(qapp)


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    """The desktop's letters are twice as large as usual, until the test ends."""
    before = qapp.font()
    doubled = QFont(before)
    doubled.setPointSizeF(2 * before.pointSizeF())
    qapp.setFont(doubled)
    yield
    qapp.setFont(before)


@pytest.fixture
def limit_screen(monkeypatch: pytest.MonkeyPatch) -> Callable[[QSize], None]:
    """A function that lets the screen be of another size, in logical pixels, for new windows."""
    frame = screen_room.FRAME

    def limit(size: QSize) -> None:
        real = QGuiApplication.primaryScreen().availableSize()
        monkeypatch.setattr(screen_room, "FRAME", real - size + frame)
        small = size.boundedTo(card_view.SMALL_SCREEN) != card_view.SMALL_SCREEN
        monkeypatch.setattr(card_view, "SMALL_SCREEN", real + QSize(1, 1) if small else QSize(1, 1))

    return limit


@pytest.fixture(params=["900x600, large letters", "450x300"])
def little_room(request: pytest.FixtureRequest, limit_screen: Callable[[QSize], None]) -> None:
    """A screen of 900x600 on a desktop with letters of twice the usual size.

    Some systems enlarge all that is not measured in letters as well: there are half as many logical pixels.
    """
    if request.param == "450x300":
        limit_screen(QSize(450, 300))
    else:
        request.getfixturevalue("large_letters")
        limit_screen(QSize(900, 600))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data directory, at speed off; `random` is seeded so that new matches are the same."""
    random.seed(1)
    Settings(tmp_path).speed = "off"
    return tmp_path


@pytest.fixture
def open_window(
    qtbot: QtBot, data: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., MainWindow]]:
    """A function that opens a window on the data directory, as often as a test likes.

    The table is painted while something moves only where a test is marked so: a sixth of the time.
    """
    opened: list[MainWindow] = []
    paints = request.node.get_closest_marker("painted") is not None

    def opening(watch: bool = False, size: tuple[int, int] | None = (1280, 800)) -> MainWindow:
        window = MainWindow(Settings(data), None if watch else Saves(data, exclusive=True))
        qtbot.addWidget(window)
        if size is not None:
            window.resize(*size)
        window.table.viewport().setUpdatesEnabled(paints)
        window.show()
        opened.append(window)
        return window

    yield opening
    for window in opened:
        window.close()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


@pytest.fixture
def window(qtbot: QtBot, open_window: Callable[..., MainWindow]) -> MainWindow:
    """A window in a match."""
    return sit_down(qtbot, open_window)


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The questions to the person, each answered with yes."""
    asked: list[str] = []

    def yes(_dialogs: Dialogs, question: str, _yes: str) -> bool:
        asked.append(question)
        return True

    monkeypatch.setattr(Dialogs, "agrees", yes)
    return asked


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The file of a record: a deal of Thothit that is played next."""
    cli(["deal", "thothit", "--seed", "3"])
    path = tmp_path / "dealt.thothit"
    path.write_text(capsys.readouterr().out)
    return path


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[..., ScoreSheet]]:
    """Opens a score sheet over a host of its own, and keeps the host alive."""
    hosts: list[Host] = []

    def shown(
        size: tuple[int, int],
        of: Match,
        deck: str = "ceki",
        standing: bool = False,
        review: QAction | None = None,
        actions: Sequence[QAction] = (),
    ) -> ScoreSheet:
        host = Host(size)
        hosts.append(host)
        qtbot.addWidget(host)
        sheet = ScoreSheet(host, review, actions)
        (sheet.show_standings if standing else sheet.show_round)(of, CardPictures(deck))
        host.show()
        sheet.setFocus()
        qtbot.waitExposed(host)
        QApplication.processEvents()
        return sheet

    yield shown
    hosts.clear()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of the data directory."""
    return Settings(tmp_path)


@pytest.fixture
def open_dialog(qtbot: QtBot, settings: Settings) -> Callable[..., NewGame]:
    """A function that opens the New game dialog on the settings, without a window behind it."""

    def opening(game: str = "thothit", watch: bool = False, size: tuple[int, int] = SIZES[0]) -> NewGame:
        dialog = NewGame(settings, game, watch)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return opening
