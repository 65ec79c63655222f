# SPDX-License-Identifier: MIT
"""Fixtures and options of all tests."""

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

COUNTED = ("games", "players")
"""The folders of tests whose long tests count lines too: every line of these floors must be covered."""
WHOLE = (
    *("assets", "fuzz", "packaging", "tools"),
    *("players/arena", "players/research"),
    *("app/backup", "app/deals", "app/selftest", "app/startup"),
)
"""Folders beside this file whose tests are all of the whole tier (tests/tiers.py)."""

# Let their asserts show values, like those of tests.
pytest.register_assert_rewrite("tests.app.play", "tests.app.rounds", "tests.table.rounds")

# The duration of an example depends on the machine, not on the program.
settings.register_profile("whole tier", deadline=None)
settings.register_profile("default tier", deadline=None, max_examples=25)

# The tests need no screen, and pictures are the same everywhere at scale 1.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

# File errors of the system are in English, whatever the language of the command line under test.
os.environ["LC_MESSAGES"] = "C"

# Small pictures are painted faster without threads, which would wait for each other.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

MEMORY = 2_000_000_000
"""The free bytes of memory required for keeping the tests' files there."""

# Saving waits for the disk, so the tests' files are kept in memory if possible.
if Path("/dev/shm").is_dir() and shutil.disk_usage("/dev/shm").free > MEMORY:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

# Before any module of the program is imported, which may keep Qt's function under another name.
watch()

from thothit_desktop.app.registration import register_families  # noqa: E402
from thothit_desktop.flow.matching import MatchingFamily  # noqa: E402

# Before any test is collected, because tests take their parameters from the families.
register_families()

# Rounds of matching would take a minute. A test of the beat sets it again.
MatchingFamily.beat = 1

# What is imported and collected stays, so looking for garbage among it would only take time.
gc.disable()


@pytest.fixture(scope="session", autouse=True)
def settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Ignore the settings of the person who runs the tests."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture
def is_invented() -> Callable[[Text], bool]:
    """Return False for every text; folders of tests with texts of their own override this."""
    return lambda text: False


@pytest.fixture(autouse=True)
def texts_are_listed(is_invented: Callable[[Text], bool]) -> Iterator[None]:
    """Check that lupdate finds every text that the program requests in a test."""
    yield
    found = [text for text in sorted(take_unlisted()) if not is_invented(text)]
    assert not found, f"lupdate does not find, so nobody can translate, {found}"


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication", request: pytest.FixtureRequest) -> "QApplication":
    """Return the application with the language and the garbage collection of the program's own."""
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
    """Return the number of test processes: one for tests chosen by place or name.

    There is one process more than processors, since each waits now and then for programs it has started.
    """
    asked = config.args_source is pytest.Config.ArgsSource.ARGS or config.option.keyword
    return 0 if asked else (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Freeze the objects that exist before the first test, so that the garbage collector skips them.

    It stays disabled: as in the program it runs in the main thread only, because elsewhere it would delete
    Qt's objects.
    """
    gc.collect()
    gc.freeze()


def pytest_runtest_teardown() -> None:
    from thothit_desktop.app.startup.collector import collect_due

    collect_due()


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the whole tier: those of some folders, and the long ones.

    With `--all`, hypothesis tests, which have fewer examples otherwise, belong to it as well. Neither these
    nor the long ones count lines, which makes them several times slower; others cover their lines.
    """
    folder = item.path.parent.relative_to(Path(__file__).parent).as_posix()
    if folder.startswith(WHOLE):
        item.add_marker("whole")
    drawn = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if drawn and item.config.getoption("--all") and not item.get_closest_marker("whole"):
        item.add_marker("whole")
        item.add_marker("no_cover")
    if item.get_closest_marker("long"):
        item.add_marker("whole")
        if not folder.startswith(COUNTED):
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
    """Deselect the whole tier unless it, or a test by its name, is requested.

    The long tests come last; when distributed to processes they come first, so that no process waits for
    them.
    """
    shared_out = hasattr(config, "workerinput")
    if not config.getoption("--all") and not any("::" in arg for arg in config.args):
        left_out = [item for item in items if item.get_closest_marker("whole")]
        items[:] = [item for item in items if not item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: item.get_closest_marker("long") is not None, reverse=shared_out)


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count the deselected tests in a process of a distributed run."""
    output = getattr(items[0].config, "workeroutput", None) if items else None
    if output is not None:
        output["deselected"] = output.get("deselected", 0) + len(items)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: "WorkerController") -> None:
    """Show the number of deselected tests in the closing line; it is the same in each process."""
    if node.gateway.id == "gw0":
        reporter = node.config.pluginmanager.get_plugin("terminalreporter")
        reporter.stats["deselected"] = [node] * getattr(node, "workeroutput", {}).get("deselected", 0)
