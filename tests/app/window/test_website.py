# SPDX-License-Identifier: MIT
"""Links to the website are opened by the browser."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox

from thothit_desktop import HOME

ROOT = Path(__file__).resolve().parents[3]


class Browser(QObject):
    """Stands for the person's browser."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        QDesktopServices.setUrlHandler("https", self, "go")

    @Slot(QUrl)
    def go(self, url: QUrl) -> None:
        self.opened.append(url.toString())


@pytest.fixture
def browser():
    browser = Browser()
    yield browser
    QDesktopServices.unsetUrlHandler("https")


def test_the_menu_and_a_report_lead_to_the_website(window, browser):
    window.ui.website.trigger()
    assert browser.opened == [HOME]
    window.ui.report.trigger()
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    next(button for button in box.buttons() if button.text() == "&Website").click()
    assert browser.opened == [HOME, f"{HOME}/issues"]
    assert box.isVisible()
    box.close()


def test_about_has_links_and_says_where_licences_are(window, browser):
    told = []

    def read():
        box = QApplication.activeModalWidget()
        told.append(box.informativeText())
        box.close()

    QTimer.singleShot(0, read)
    window.ui.about.trigger()
    assert all(f'href="{HOME}{page}"' in told[0] for page in ("", "/releases", "/issues"))
    assert "<i>licences</i>" in told[0]


def test_the_project_s_addresses_begin_with_the_home():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Homepage"] == HOME
    assert all(address.startswith(HOME) for address in project["urls"].values())
