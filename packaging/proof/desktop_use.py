# SPDX-License-Identifier: MIT
"""Checks of the installed program on a desktop, used as by a person who double-clicks."""

import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import product
from proof.clean_system import HOME, ProofError, Told
from proof.desktop_session import SETTLED, SOON, DesktopSession
from proof.installation import LIBRARY, OWN, home_left, lacking, one_sentence

sys.path.insert(0, str(product.ROOT))

from thothit_desktop.games import games
from thothit_desktop.players.registration import register_families

register_families()

SOUND_SERVER = re.compile(r"\[[WE]\]\[[\d:.]+\] pw\.")
"""The lines that libpipewire of Debian 13 writes in any program if its settings are not installed."""

QUICK = 5.0
"""Seconds allowed until a window opens, on a busy machine."""


def starts(session: DesktopSession, shot: str) -> str:
    """Start the program by its desktop entry; check class, icon and title of its only window."""
    window, seconds = session.open("gtk-launch", product.ID)
    session.shoot(shot)
    if seconds > QUICK:
        raise ProofError(f"the window took {seconds:.1f} s")
    entry = _desktop_entry(session)
    names = [name.strip('"') for name in session.property(window, "WM_CLASS").split(", ")]
    if names[-1] != entry.get("StartupWMClass"):
        raise ProofError(f"WM_CLASS is {names}, StartupWMClass {entry.get('StartupWMClass')}")
    if "Icon (" not in session.property(window, "_NET_WM_ICON"):
        raise ProofError("the window has no icon")
    title = session.title(window)
    session.runs("gtk-launch", product.ID)
    time.sleep(SETTLED)
    session.wait("the end of the second process", lambda: len(session.processes()) == 1)
    session.only_window()
    return f"{title!r} after {seconds:.1f} s, class {names[-1]}; a second start brings no second window"


def closes(session: DesktopSession) -> str:
    """Close the window; check that no question is asked and the program ends."""
    session.close()
    return "and ended"


def plays(session: DesktopSession) -> str:
    """Skip the welcome, begin a match and play; check that it is on disk after the window is closed."""
    session.press("Escape", "Return", "Right", "Return", "Return")
    session.close()
    if not _saved(session)[1]:
        raise ProofError("no move is on disk")
    return f"{len(_saved(session)[1])} moves on disk"


def goes_on(session: DesktopSession) -> str:
    """Start the program; check that it continues the last match."""
    before = _saved(session)
    window, _ = session.open("gtk-launch", product.ID)
    session.shoot("upgraded")
    title = session.title(window)
    session.press("Return", "Right", "Return", "Return")  # the first continues the match from the home page
    session.close()
    after = _saved(session)
    if after[0] != before[0] or after[1][: len(before[1])] != before[1]:
        raise ProofError("the saved match is another one")
    return f"{title!r} goes on after {len(before[1])} moves, now {len(after[1])}"


def round_watched(session: DesktopSession, name: str) -> str:
    """Check that a round played by computers ends by itself."""
    begun = time.monotonic()
    command = [product.PROGRAM, "--watch", "--rounds", "1", "--speed", "fast"]
    running = session.system.start(command, session.env, stderr=subprocess.PIPE)
    time.sleep(2 * SETTLED)
    session.shoot(f"{name}-round")
    try:
        _, said = running.communicate(timeout=300)
    except subprocess.TimeoutExpired:
        raise ProofError("the round does not end") from None
    said = "".join(line for line in said.splitlines(keepends=True) if not SOUND_SERVER.match(line))
    if running.returncode != 0 or said:
        raise ProofError(f"it ended with {running.returncode} and said: {said}")
    return f"to its end in {time.monotonic() - begun:.0f} s"


def on_wayland(session: DesktopSession) -> str:
    """Watch a round without X11; check the name of the window."""
    folder, name = f"{HOME}/.wayland", "wayland-proof"
    session.runs("mkdir", "-m", "700", "-p", folder)
    env = {"XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": name}
    server = ["weston", "--backend=headless-backend.so", f"--socket={name}", "--width=1400", "--height=900"]
    running = session.system.start(server, {"XDG_RUNTIME_DIR": folder})
    try:
        session.wait("a compositor", lambda: session.system.at(f"{folder}/{name}").exists())
        command = [product.PROGRAM, "--watch", "--rounds", "1", "--speed", "off"]
        told = session.system.run(command, env | {"WAYLAND_DEBUG": "1"})
    finally:
        running.terminate()
        running.wait()
    session.runs("rm", "-r", folder)
    if told.code != 0:
        raise ProofError(f"it ended with {told.code} and said: {told.said}")
    if f'set_app_id("{product.ID}")' not in told.err:
        raise ProofError("the compositor was not told whose window it is")
    return f"a round to its end, as {product.ID}"


def record_opened(session: DesktopSession, name: str) -> str:
    """Check that a record has its type and icon, and opens in the program."""
    place = _record(session, "kings")
    kind = _attribute(session, place, "standard::content-type")
    if kind != product.MIME:
        raise ProofError(f"its type is {kind}")
    told = session.runs("gio", "mime", product.MIME)
    if f"{product.ID}.desktop" not in told.splitlines()[0]:
        raise ProofError(told.strip().replace("\n", " / "))
    icon = _attribute(session, place, "standard::icon").partition(",")[0]
    themes = (session.system.at("/usr"), session.system.at(f"{HOME}/.local"))
    drawn = [path for top in themes for path in top.glob(f"share/icons/hicolor/*/mimetypes/{icon}.*")]
    if not drawn:
        raise ProofError(f"no picture of the icon {icon}")
    window, seconds = session.open("gio", "open", place)
    session.shoot(f"{name}-record")
    title = session.title(window)
    session.close()
    if games()["kings"].name not in title:
        raise ProofError(f"the window shows {title!r}")
    return f"{kind}, {len(drawn)} pictures of {icon}; {title!r} after {seconds:.1f} s"


def record_joins(session: DesktopSession, name: str) -> str:
    """Check that a record opened while the program runs comes into its window."""
    window, _ = session.open("gtk-launch", product.ID)
    before = session.title(window)
    session.runs("gio", "open", _record(session, "kowah"))
    wanted = games()["kowah"].name
    seconds = session.wait(f"{wanted} in the title", lambda: wanted in session.title(window))
    time.sleep(SETTLED)
    session.only_window()
    session.shoot(f"{name}-record-joins")
    after = session.title(window)
    session.close()
    return f"{before!r} becomes {after!r} after {seconds:.1f} s"


def dialog(session: DesktopSession) -> str:
    """Check that a dialog shows the sentence about a missing library without a terminal."""
    with lacking(session.system):
        running = session.system.start([product.PROGRAM], session.env, stderr=subprocess.PIPE)
        _, said = running.communicate(timeout=SOON)
        _answer(session, "dialog")
    return one_sentence(Told(running.returncode, "", said), LIBRARY)


def run_installs(session: DesktopSession, run: Path) -> str:
    """Install the .run by a double-click: without a terminal and questions, with a dialog at the end."""
    place = session.system.put(run)
    session.system.at(place).chmod(0o755)
    told = session.system.runs([place], session.env)
    _answer(session, "run-installed")
    return told.said


def run_removed(session: DesktopSession, before: dict[str, str]) -> str:
    """Run the uninstaller; check that the home is as `before` except for the user's data."""
    session.runs(f"{HOME}/.local/lib/{product.PROGRAM}/uninstall")
    _answer(session, "run-removed")
    return home_left(session.system, before)


def _answer(session: DesktopSession, shot: str) -> None:
    """Wait for a dialog, take a picture and close it."""
    session.wait("a dialog", lambda: bool(session.windows()))
    time.sleep(SETTLED)
    session.shoot(shot)
    session.close()


def _desktop_entry(session: DesktopSession) -> dict[str, str]:
    """Return the fields of the installed desktop entry."""
    name = f"share/applications/{product.ID}.desktop"
    places = [session.system.at(f"{HOME}/.local/{name}"), session.system.at(f"/usr/{name}")]
    text = next(place for place in places if place.exists()).read_text(encoding="utf-8")
    return {field: value for field, _, value in (line.partition("=") for line in text.splitlines())}


def _saved(session: DesktopSession) -> tuple[list[int], list[list[object]]]:
    """Return the deals and the moves of the match on disk."""
    path = session.system.at(f"{OWN}/match{product.SUFFIX}")
    try:
        rounds = json.loads(path.read_text(encoding="utf-8"))["rounds"]
    except OSError as error:
        raise ProofError(f"no match on disk: {error.strerror}") from None
    return [each["seed"] for each in rounds], [move for each in rounds for move in each["moves"]]


def _record(session: DesktopSession, game: str) -> str:
    """Save a record from another machine among the user's downloads; return its place.

    Its name has blanks and a letter that is not ASCII, like those that people choose.
    """
    command = [sys.executable, "-m", "thothit_desktop.cli", "deal", game, "--seed", "3"]
    made = subprocess.run(command, cwd=product.ROOT, check=True, capture_output=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, f"A match of {games()[game].name} \N{EN DASH} 1{product.SUFFIX}")
        source.write_bytes(made.stdout)
        return session.system.put(source)


def _attribute(session: DesktopSession, place: str, name: str) -> str:
    """Return a file attribute as the desktop sees it."""
    told = session.runs("gio", "info", "-a", name, place)
    return next(line.split(": ", 1)[1] for line in told.splitlines() if f"{name}: " in line)
