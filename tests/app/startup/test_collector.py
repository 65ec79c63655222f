# SPDX-License-Identifier: MIT
"""Garbage is collected in the window's thread, whichever thread creates objects."""

import gc
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject, Qt, QTimer

from thothit_desktop.app.startup.collector import Collector, collect_due


@pytest.fixture
def collecting(qapp):
    """A collector that looks often, as a program has one."""
    parent = QObject()
    Collector(parent).findChild(QTimer).setInterval(10)
    yield
    parent.deleteLater()


class Circle(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.mark.usefixtures("collecting")
def test_what_belongs_to_qt_is_freed_in_its_own_thread(qtbot):
    freed: list[threading.Thread] = []
    circle = Circle()
    circle.destroyed.connect(
        lambda: freed.append(threading.current_thread()), Qt.ConnectionType.DirectConnection
    )
    del circle
    made: list[list[int]] = []
    player = threading.Thread(target=lambda: made.extend([] for _ in range(100_000)))
    player.start()
    player.join()
    assert freed == []
    qtbot.waitUntil(lambda: bool(freed))
    assert freed == [threading.main_thread()]


@pytest.mark.parametrize(
    ("counts", "collected"),
    [
        ((700, 99, 99), []),
        ((701, 10, 10), [0]),
        ((701, 11, 10), [1]),
        ((701, 11, 11), [2]),
        ((701, 0, 11), [2]),
    ],
)
def test_the_oldest_generation_that_is_due_is_collected(monkeypatch, counts, collected):
    found: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: counts)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(gc, "collect", found.append)
    collect_due()
    assert found == collected


PROGRAM = """
import gc
from thothit_desktop.app.startup.application import application
from thothit_desktop.app.startup.collector import Collector
app = application(None)
print(gc.isenabled(), gc.get_freeze_count() > 10_000, len(app.findChildren(Collector)))
"""


def test_a_program_has_one_collector_which_leaves_the_modules_alone():
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "True", "1"]
