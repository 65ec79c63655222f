# SPDX-License-Identifier: MIT
"""Measure the running window program: `python -m tests.tools.measure frames | start | idle | undo`.

frames  paint intervals of a watched round at normal speed, 1280x800, level expert beside level random;
        `--game thothit-kuna --players 6` takes another table
start   process start to the first window, memory (PSS) two seconds later, and both as a ratio to another
        card game's (`--peer`, kpat by default); then the time to the first painted table
idle    processor time while nothing happens for ten seconds, and memory (PSS)
undo    each step of undo and redo through a round of Thothit Kuna for six at speed off, painted and saved

Programs to compare are started in turn, so that a change in the machine's load affects all of them alike; a
figure is the median of `--runs` runs. `--installed PROGRAM` measures an installed program beside the one of
this checkout. Python may write its byte code, as on a user's machine: PYTHONDONTWRITEBYTECODE is removed from
the environment. PSS counts a page that several processes share in parts, so no other program should use this
PySide6 meanwhile. Needs Linux with Xvfb, openbox, xprop, xwininfo and dbus-daemon; it starts a screen of its
own, and shows nothing on yours.
"""

import argparse
import json
import os
import re
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.tools import ROOT

OURS = [sys.executable, "-m", "thothit_desktop"]
SEARCHED = f"{os.environ.get('PATH', '')}:/usr/games"
"""The search path for another card game."""

PATIENCE = 30
"""Seconds within which a window must come."""

QUIET, WATCHED = 5, 10
"""Seconds until a started program has come to rest, and for which it is watched then."""

ROUND = ["--watch", "--seed", "1", "--rounds", "1"]
TABLE = ["--seed", "1", "--speed", "off"]
"""A dealt table that waits for its person."""


@dataclass(frozen=True)
class Start:
    """Seconds until a program's first window, and PSS in MB and the window's size two seconds later."""

    seconds: float
    memory: float
    size: str


def environment() -> dict[str, str]:
    """Return the environment of every program: this checkout's code, with byte code allowed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}


@contextmanager
def screen(size: str = "1400x900") -> Iterator[dict[str, str]]:
    """Start an X server for 1280x800 and a frame; return its environment with an empty home."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    display = os.read(reader, 16).decode().strip()
    with tempfile.TemporaryDirectory() as home:
        env = environment() | {"DISPLAY": f":{display}", "HOME": home, "XDG_RUNTIME_DIR": home}
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert bus.stdout is not None
        # kpat does not start without a session bus.
        env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        manager = subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        try:
            yield env
        finally:
            for process in (manager, bus, server):
                process.terminate()
                process.wait()
            os.close(reader)
            os.close(writer)


def frames(env: dict[str, str], level: str, table: Sequence[str]) -> dict[str, float]:
    """Return the figures of one watched round; `table` are the program's arguments for the game."""
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / "frames.json"
        wish = [*ROUND, *table, "--level", level, "--frames", str(target), "--data-dir", place]
        subprocess.run([*OURS, *wish], env=env, check=True)
        figures = json.loads(target.read_text())
    return {**figures.pop("paint"), **figures}


def first_window(env: dict[str, str], command: Sequence[str]) -> Start:
    """Start a program, wait until the window manager has its first window, and measure it two seconds later.

    Raises SystemExit if no window comes.
    """
    spy = subprocess.Popen(
        ["xprop", "-spy", "-root", "_NET_CLIENT_LIST"], env=env, stdout=subprocess.PIPE, bufsize=0
    )
    assert spy.stdout is not None
    spy.stdout.readline()
    begun = time.perf_counter()
    with running(env, command) as program:
        window = None
        while window is None and select.select([spy.stdout], [], [], PATIENCE)[0]:
            window = re.search(rb"0x[0-9a-f]+", spy.stdout.readline())
        seconds = time.perf_counter() - begun
        if window is None:
            raise SystemExit(f"{command[0]} opens no window within {PATIENCE} seconds")
        time.sleep(2)
        found = Start(seconds, pss_mb(program.pid), window_size(env, window[0].decode()))
    spy.terminate()
    spy.wait()
    return found


def window_size(env: dict[str, str], window: str) -> str:
    """Return the inner size of a window, such as `1280x800`."""
    told = subprocess.run(
        ["xwininfo", "-id", window], env=env, capture_output=True, text=True, check=True
    ).stdout
    return "x".join(re.findall(r"(?:Width|Height): (\d+)", told))


def first_paint(env: dict[str, str], command: Sequence[str]) -> float:
    """Return the seconds from process start until our table has been painted for the first time."""
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / "frames.json"
        watch = ["--watch", "--rounds", "1", "--seed", "1", "--speed", "off", "--frames", str(target)]
        subprocess.run([*command, *watch, "--data-dir", place], env=env, check=True)
        return float(json.loads(target.read_text())["first_paint_ms"]) / 1000


def idle(env: dict[str, str], command: Sequence[str]) -> tuple[float, float]:
    """Return the share of a processor used while waiting for input, in percent, and PSS in MB."""
    with running(env, command) as program:
        time.sleep(QUIET)
        before = processor_seconds(program.pid)
        time.sleep(WATCHED)
        return 100 * (processor_seconds(program.pid) - before) / WATCHED, pss_mb(program.pid)


@contextmanager
def running(env: dict[str, str], command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program and end it after the measurement."""
    program = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process so far, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pss_mb(pid: int) -> float:
    """Return the proportional set size of a process in MB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"process {pid} tells no PSS")


def measure_frames(runs: int, table: Sequence[str]) -> None:
    """Print the paint intervals; the levels alternate, so that other load affects both."""
    wanted = (
        "p50",
        "p95",
        "p99",
        "max",
        "over_25ms",
        "count",
        "first_paint_ms",
        "playable_ms",
        "peak_rss_mb",
    )
    taken: dict[str, list[dict[str, float]]] = {"expert": [], "random": []}
    with screen() as env:
        for _ in range(runs):
            for level, figures in taken.items():
                figures.append(frames(env, level, table))
    print(f"{'median of ' + str(runs):>15} {'expert':>9} {'random':>9}")
    for name in wanted:
        row = [statistics.median(run[name] for run in figures) for figures in taken.values()]
        print(f"{name:>15} {row[0]:9.4g} {row[1]:9.4g}")


def ours(installed: Path | None) -> dict[str, list[str]]:
    """Return the commands of our program by what they start."""
    return {"from source": OURS} | ({"installed": [str(installed)]} if installed is not None else {})


def measure_start(runs: int, installed: Path | None, peer: str) -> None:
    """Print start time and memory of our program, and of the peer if there is one, started in turn."""
    found = shutil.which(peer, path=SEARCHED)
    mine = ours(installed)
    commands = mine | ({peer: [found]} if found else {})
    taken: dict[str, list[Start]] = {name: [] for name in commands}
    paints: dict[str, list[float]] = {name: [] for name in mine}
    with screen() as env:
        for run in range(runs + 1):
            for name, command in commands.items():
                with tempfile.TemporaryDirectory() as place:
                    wish = [*TABLE, "--data-dir", place] if name in mine else []
                    start = first_window(env, [*command, *wish])
                if run > 0:  # The first run warms the caches.
                    taken[name].append(start)
        for _ in range(runs):
            for name, command in mine.items():
                paints[name].append(first_paint(env, command))
    heading = f"{'first window s':>15} {'PSS MB':>8} {'window':>10} {'painted s':>10}"
    print(f"{'median of ' + str(runs):>16} {heading}")
    for name, starts in taken.items():
        seconds, memory = middle(starts)
        painted = f"{statistics.median(paints[name]):10.2f}" if name in paints else ""
        print(f"{name:>16} {seconds:15.2f} {memory:8.1f} {starts[-1].size:>10} {painted}".rstrip())
    if not found:
        print(f"{peer} is not installed: nothing to compare with")
        return
    seconds, memory = middle(taken[peer])
    for name in mine:
        shares = [own / other for own, other in zip(middle(taken[name]), (seconds, memory), strict=True)]
        print(f"{name} / {peer}: {shares[0]:.2f} of the time, {shares[1]:.2f} of the memory")


def middle(starts: Sequence[Start]) -> tuple[float, float]:
    """Return the medians of the seconds and of the memory of some starts."""
    return statistics.median(start.seconds for start in starts), statistics.median(
        start.memory for start in starts
    )


def measure_idle(installed: Path | None) -> None:
    """Print the resources that our program uses while it waits."""
    print(f"{'':>16} {'processor %':>12} {'PSS MB':>8}")
    with screen() as env:
        for name, command in ours(installed).items():
            with tempfile.TemporaryDirectory() as place:
                share, memory = idle(env, [*command, *TABLE, "--data-dir", place])
            print(f"{name:>16} {share:12.1f} {memory:8.0f}")


def measure_undo() -> None:
    """Print the duration of a step of undo and of redo."""
    steps = [sys.executable, "-m", "tests.tools.undo_steps"]
    with screen() as env, tempfile.TemporaryDirectory() as place:
        told = subprocess.run([*steps, place], env=env, check=True, capture_output=True, text=True).stdout
    print(f"{'ms a step':>10} {'steps':>6} {'median':>7} {'longest':>8}")
    for name, taken in json.loads(told).items():
        print(f"{name:>10} {len(taken):6} {statistics.median(taken):7.1f} {max(taken):8.1f}")


def main() -> None:
    """Run the measurement named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    subjects = parser.add_subparsers(dest="what", required=True)
    of_frames, of_start, of_idle = (subjects.add_parser(name) for name in ("frames", "start", "idle"))
    subjects.add_parser("undo")
    of_frames.add_argument("--runs", type=int, default=5)
    of_frames.add_argument("--game", default="thothit")
    of_frames.add_argument("--players", type=int)
    of_frames.add_argument("--speed", default="normal")
    of_start.add_argument("--runs", type=int, default=9)
    of_start.add_argument("--peer", default="kpat", metavar="PROGRAM")
    for subject in (of_start, of_idle):
        subject.add_argument("--installed", type=Path, metavar="PROGRAM")
    options = parser.parse_args()
    if options.what == "start":
        measure_start(options.runs, options.installed, options.peer)
    elif options.what == "idle":
        measure_idle(options.installed)
    elif options.what == "undo":
        measure_undo()
    else:
        players = ["--players", str(options.players)] if options.players else []
        measure_frames(options.runs, ["--game", options.game, *players, "--speed", options.speed])


if __name__ == "__main__":
    main()
