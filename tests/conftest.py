# SPDX-License-Identifier: MIT
"""What all tests share."""

import gc
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.requested_texts import Text, take_unlisted, watch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from xdist.workermanage import WorkerController

WHOLE = (
    *("assets", "fuzz", "packaging", "tools"),
    *("players/arena", "players/research"),
    *("app/backup", "app/deals", "app/selftest", "app/startup"),
)
"""Folders beside this file of which all tests are of the whole tier (tests/tiers.py)."""

# Their asserts tell what they have seen, as those of tests do.
pytest.register_assert_rewrite("tests.app.play", "tests.app.rounds", "tests.table.rounds")

# How long an example takes says something about the machine, nothing about the program.
settings.register_profile("whole tier", deadline=None)
settings.register_profile("default tier", deadline=None, max_examples=25)

# The tests need no screen; the same pictures come out everywhere at scale 1.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

# The system says in English what is wrong with files, whatever language a test has the command line speak.
os.environ["LC_MESSAGES"] = "C"

# What is painted is small: threads that share it out wait for each other longer than they paint.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

MEMORY = 2_000_000_000
"""Bytes that must be free where the tests' files shall lie in memory."""

# Everything that is saved waits for the disk; what the tests save may be in memory.
if Path("/dev/shm").is_dir() and shutil.disk_usage("/dev/shm").free > MEMORY:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

# Before any module of the program is imported, which may keep Qt's function under a name of its own.
watch()

from thothit_desktop.app.registration import register_families  # noqa: E402

# Before any test is collected: tests take their parameters from the families.
register_families()


@pytest.fixture(scope="session", autouse=True)
def settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What whoever runs the tests has chosen in the program is nothing to them."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture
def is_invented() -> Callable[[Text], bool]:
    """Whether a text is one that only tests know; a folder of tests with texts of its own says which."""
    return lambda text: False


@pytest.fixture(autouse=True)
def texts_are_listed(is_invented: Callable[[Text], bool]) -> Iterator[None]:
    """Every text that a test makes the program ask for is one that lupdate finds."""
    yield
    found = [text for text in sorted(take_unlisted()) if not is_invented(text)]
    assert not found, f"lupdate does not find, so nobody can translate, {found}"


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication", request: pytest.FixtureRequest) -> "QApplication":
    """The application speaks and collects as the program's own does."""
    from tests.tools.reliability.whole_collections import collect_often
    from thothit_desktop.app.i18n.translators import install
    from thothit_desktop.app.startup.collector import Collector

    install(qapp)
    Collector(qapp)
    if request.config.getoption("--collect-often"):
        collect_often(qapp)
    return qapp


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all", action="store_true", help="run the whole tier, too: every game, size and language"
    )
    parser.addoption("--refresh-golden", action="store_true", help="write the golden files anew")
    parser.addoption("--collect-often", action="store_true", help="have all circles collected often")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("whole tier" if config.getoption("--all") else "default tier")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """All tests are shared out; those asked for by place or name are in this process.

    There is one process more than processors, since each waits now and then for what it has opened.
    """
    asked = config.args_source is pytest.Config.ArgsSource.ARGS or config.option.keyword
    return 0 if asked else (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """What there is before the first test stays: the collector need not look at it again and again.

    As in the program it runs in the main thread only: elsewhere it would delete what is Qt's.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def pytest_runtest_teardown() -> None:
    from thothit_desktop.app.startup.collector import collect_due

    collect_due()


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the whole tier: those of some folders, and the long ones.

    Where all are run, those are of it, too, that hypothesis gives fewer examples otherwise; the default tier
    has counted their lines. Long ones take several times as long while lines are counted: others cover them.
    """
    if item.path.parent.relative_to(Path(__file__).parent).as_posix().startswith(WHOLE):
        item.add_marker("whole")
    drawn = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if drawn and item.config.getoption("--all") and not item.get_closest_marker("whole"):
        item.add_marker("whole")
        item.add_marker("no_cover")
    if item.get_closest_marker("long"):
        item.add_marker("whole")
        item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Count no lines in a test marked `no_cover`.

    pytest-cov leaves a first tracer running in the processes to which tests are given out.
    """
    if not item.get_closest_marker("no_cover"):
        return (yield)
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
        threading.settrace(of_threads)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the whole tier unless it, or a test by its name, is asked for.

    The long tests come last; where they are shared out first, so that nobody waits for them.
    """
    shared_out = hasattr(config, "workerinput")
    if not config.getoption("--all") and not any("::" in arg for arg in config.args):
        left_out = [item for item in items if item.get_closest_marker("whole")]
        items[:] = [item for item in items if not item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: item.get_closest_marker("long") is not None, reverse=shared_out)


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count them in a process to which tests are given out."""
    output = getattr(items[0].config, "workeroutput", None) if items else None
    if output is not None:
        output["deselected"] = output.get("deselected", 0) + len(items)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: "WorkerController") -> None:
    """Let the closing line say how many were deselected: each process leaves out the same ones."""
    if node.gateway.id == "gw0":
        reporter = node.config.pluginmanager.get_plugin("terminalreporter")
        reporter.stats["deselected"] = [node] * getattr(node, "workeroutput", {}).get("deselected", 0)
