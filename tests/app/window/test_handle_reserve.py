# SPDX-License-Identifier: MIT
"""The window keeps a reserve of file handles, and restores it when there are enough again."""

import errno
import os

import pytest
from PySide6.QtCore import QObject

from thothit_desktop.app.window import handle_reserve
from thothit_desktop.app.window.handle_reserve import HELD, HandleReserve


@pytest.fixture
def system(monkeypatch):
    """A system with so many handles."""

    class System:
        free = 100
        opened: tuple[int, ...] = ()

    def opening(*_: object) -> int:
        if len(System.opened) >= System.free:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        System.opened = (*System.opened, next(n for n in range(10**6) if n not in System.opened))
        return System.opened[-1]

    def closing(handle: int) -> None:
        assert handle in System.opened
        System.opened = tuple(one for one in System.opened if one != handle)

    monkeypatch.setattr(handle_reserve.os, "open", opening)
    monkeypatch.setattr(handle_reserve.os, "close", closing)
    return System


@pytest.fixture
def parent():
    return QObject()


def held(system) -> int:
    return len(system.opened)


def test_handles_are_given_away_when_no_other_is_left(qtbot, parent, system, monkeypatch):
    monkeypatch.setattr(handle_reserve, "AGAIN", 20)
    reserve = HandleReserve(parent)
    assert held(system) == HELD
    reserve.help_out()
    assert held(system) == HELD
    system.free = HELD
    reserve.help_out()
    assert held(system) == 0
    qtbot.wait(100)
    assert held(system) == 0, "the others need them still"
    system.free = 100
    qtbot.waitUntil(lambda: held(system) == HELD, timeout=5000)
    reserve.close()
    assert held(system) == 0
    qtbot.wait(100)
    assert held(system) == 0


def test_a_start_without_handles_holds_none_back(parent, system):
    system.free = HELD + 3
    reserve = HandleReserve(parent)
    assert held(system) == 0
    reserve.help_out()
    reserve.close()


@pytest.mark.whole
def test_the_window_helps_out_and_leaves_nothing_open(open_window, system):
    window = open_window()
    window.begin(number=5)
    assert held(system) == HELD
    system.free = HELD
    window.context.reporter.show_report(OSError(errno.EMFILE, os.strerror(errno.EMFILE)))
    assert held(system) == 0
    window.close()
    assert held(system) == 0


@pytest.mark.whole
@pytest.mark.parametrize("way", ["unsaved", "size"])
def test_it_helps_out_before_the_window_needs_it(open_window, system, way):
    window = open_window()
    window.begin(number=5)
    system.free = HELD
    if way == "size":
        window.resize(1000, 700)
    else:
        window.matches.unsaved.emit("no handles")
    assert held(system) == 0
