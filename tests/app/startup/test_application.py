# SPDX-License-Identifier: MIT
"""The program's identity for the system, and files that the system asks it to open."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from thothit_desktop import APP_ID
from thothit_desktop.app.startup.application import application, scale_fault

OPENING = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from thothit_desktop.app.startup.application import MacApplication
app = MacApplication(["thothit-desktop"])
opened = []
app.opened.connect(opened.append)
for event in (
    QFileOpenEvent("/a räcord 100%.thothit"),
    QFileOpenEvent(QUrl("https://example.org/")),
    QEvent(QEvent.Type.ApplicationActivate),
):
    QCoreApplication.sendEvent(app, event)
assert opened == [Path("/a räcord 100%.thothit")], opened
"""


def test_a_file_that_the_system_asks_to_open_is_told():
    run = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", OPENING],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_names_and_picture(qapp):
    app = application(None)
    assert app is qapp
    assert QApplication.applicationDisplayName() == "Thothit"
    assert QApplication.desktopFileName() == APP_ID
    icon = QApplication.windowIcon()
    for size in (16, 32, 48, 256):
        image = icon.pixmap(size, size).toImage()
        assert image.width() == size
        colours = {image.pixelColor(x, y).name() for x in range(size) for y in range(size)}
        assert len(colours) > 8, "a picture, not a blank"


def test_a_scale_that_no_window_can_have_is_named(monkeypatch):
    for good in ("", "1", "2.5"):
        monkeypatch.setenv("QT_SCALE_FACTOR", good)
        assert scale_fault() == ""
    for bad in ("nan", "0", "-1", "1e400", "two"):
        monkeypatch.setenv("QT_SCALE_FACTOR", bad)
        assert scale_fault() == f"QT_SCALE_FACTOR must be a number from 0.25 to 8, not '{bad}'"
