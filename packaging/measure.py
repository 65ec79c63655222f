# SPDX-License-Identifier: MIT
"""Measure the running window program: `python packaging/measure.py frames | start | idle`.

frames  paint intervals of a watched round at normal speed, 1280x800, level expert beside level random;
        `--game thothit-kuna --players 6` takes another table
start   process start to the first window and to the first painted table, and memory (PSS) after a deal,
        beside other card games that are installed (kajongg, kpat)
idle    processor time while nothing happens for ten seconds, and memory (PSS)

`--installed PROGRAM` measures an installed program beside the one of this checkout. A start is the median of
`--runs` runs. Needs Linux with Xvfb, openbox, xprop and dbus-daemon; a screen of its own is started for it,
nothing appears on yours.
"""

import argparse
import json
import os
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

OURS = [sys.executable, "-m", "thothit_desktop"]
PEERS = {
    name: path for name in ("kajongg", "kpat") if (path := shutil.which(name, path="/usr/games:/usr/bin"))
}
PATIENCE = 30
"""Seconds within which a window must come."""

QUIET, WATCHED = 5, 10
"""Seconds after which a started program has come to rest, and for which it is watched then."""

ROUND = ["--watch", "--seed", "1", "--rounds", "1"]


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment of a fresh X server with room for 1280x800 and a frame, and of an empty home."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x900x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    display = os.read(reader, 16).decode().strip()
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {"DISPLAY": f":{display}", "HOME": home, "XDG_RUNTIME_DIR": home}
        env |= {"QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert bus.stdout is not None
        env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()  # kpat does not start without one
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
    """The figures of one watched round; `table` are the program's arguments that say what is played."""
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / "frames.json"
        wish = [*ROUND, *table, "--level", level, "--frames", str(target), "--data-dir", place]
        subprocess.run([*OURS, *wish], env=env, check=True)
        figures = json.loads(target.read_text())
    return {**figures.pop("paint"), **figures}


def first_window(env: dict[str, str], command: Sequence[str]) -> tuple[float, float]:
    """Seconds from process start until the window manager has a first window; PSS in MB two seconds later.

    Raises SystemExit where no window comes.
    """
    spy = subprocess.Popen(["xprop", "-spy", "-root", "_NET_CLIENT_LIST"], env=env, stdout=subprocess.PIPE)
    assert spy.stdout is not None
    spy.stdout.readline()
    begun = time.perf_counter()
    with running(env, command) as program:
        while select.select([spy.stdout], [], [], PATIENCE)[0]:
            if b"0x" in spy.stdout.readline():
                break
        else:
            raise SystemExit(f"{command[0]} opens no window within {PATIENCE} seconds")
        seconds = time.perf_counter() - begun
        time.sleep(2)
        memory = pss_mb(program.pid)
    spy.terminate()
    spy.wait()
    return seconds, memory


def first_paint(env: dict[str, str], command: Sequence[str]) -> float:
    """Seconds from process start until our table has been painted for the first time."""
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / "frames.json"
        watch = ["--watch", "--rounds", "1", "--seed", "1", "--speed", "off", "--frames", str(target)]
        subprocess.run([*command, *watch, "--data-dir", place], env=env, check=True)
        return float(json.loads(target.read_text())["first_paint_ms"]) / 1000


def idle(env: dict[str, str], command: Sequence[str]) -> tuple[float, float]:
    """Share of a processor that a program takes while it waits for its person, in percent; PSS in MB."""
    with running(env, command) as program:
        time.sleep(QUIET)
        before = processor_seconds(program.pid)
        time.sleep(WATCHED)
        return 100 * (processor_seconds(program.pid) - before) / WATCHED, pss_mb(program.pid)


@contextmanager
def running(env: dict[str, str], command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is ended when it has been looked at."""
    program = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


def processor_seconds(pid: int) -> float:
    """Processor time that a process has taken so far, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pss_mb(pid: int) -> float:
    """The proportional set size of a process in MB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"process {pid} tells no PSS")


def measure_frames(runs: int, table: Sequence[str]) -> None:
    """Print the paint intervals, a level at a time in turn, so that the machine's moods fall on both."""
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
    """The commands of our program, by what they start."""
    return {"from source": OURS} | ({"installed": [str(installed)]} if installed is not None else {})


def measure_start(runs: int, installed: Path | None) -> None:
    """Print start and memory of our program and of every peer, in turn."""
    with screen() as env, tempfile.TemporaryDirectory() as place:
        wish = ["--seed", "1", "--speed", "off", "--data-dir", place]
        commands = {name: [*command, *wish] for name, command in ours(installed).items()}
        commands |= {name: [path] for name, path in PEERS.items()}
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
        paints: dict[str, list[float]] = {name: [] for name in ours(installed)}
        for run in range(runs + 1):
            for name, command in commands.items():
                figures = first_window(env, command)
                if run > 0:  # the first one warms the caches
                    taken[name].append(figures)
            for name, command in ours(installed).items():
                seconds = first_paint(env, command)
                if run > 0:
                    paints[name].append(seconds)
    print(f"{'median of ' + str(runs):>16} {'first window s':>15} {'painted s':>10} {'PSS MB':>8}")
    for name, runs_taken in taken.items():
        seconds, memory = (statistics.median(column) for column in zip(*runs_taken, strict=True))
        painted = f"{statistics.median(paints[name]):10.2f}" if name in paints else " " * 10
        print(f"{name:>16} {seconds:15.2f} {painted} {memory:8.0f}")


def measure_idle(installed: Path | None) -> None:
    """Print what our program takes while it waits."""
    print(f"{'':>16} {'processor %':>12} {'PSS MB':>8}")
    with screen() as env:
        for name, command in ours(installed).items():
            with tempfile.TemporaryDirectory() as place:
                wish = ["--seed", "1", "--speed", "off", "--data-dir", place]
                share, memory = idle(env, [*command, *wish])
            print(f"{name:>16} {share:12.1f} {memory:8.0f}")


def main() -> None:
    """Measure what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("frames", "start", "idle"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", default="thothit")
    parser.add_argument("--players", default="")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--installed", type=Path, metavar="PROGRAM")
    options = parser.parse_args()
    if options.what == "start":
        measure_start(options.runs, options.installed)
        return
    if options.what == "idle":
        measure_idle(options.installed)
        return
    players = ["--players", options.players] if options.players else []
    measure_frames(options.runs, ["--game", options.game, *players, "--speed", options.speed])


if __name__ == "__main__":
    main()
