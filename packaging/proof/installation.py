# SPDX-License-Identifier: MIT
"""Checks of the program in a clean system: installed, run without a desktop, and removed."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import product
from linux import libraries
from proof.clean_system import HOME, ProofError, System, Told

OWN = f"{HOME}/.local/share/{product.PROGRAM}"
"""The folder of the user's matches and settings, which stay."""

CACHES = re.compile(
    r"/var/(cache|log|backups)/.*|/var/lib/(apt|dpkg|systemd)/.*|/etc/ld\.so\.cache"
    r"|.*/(mimeinfo|icon-theme)\.cache"
)
"""Files that the package manager and the desktop write for themselves, outside of homes."""

HOME_CACHES = re.compile(
    rf"{HOME}(/\.cache|/\.config|/\.local/share/recently-used\.xbel|/\.local/share/gvfs-metadata)(/.*)?"
    rf"|{HOME}/\.local(/share|/state)?|.*/(mimeinfo|icon-theme)\.cache"
)
"""Files that a desktop writes into a home; none may have the program's name."""

STALE = f"/usr/lib/{product.PROGRAM}/only-in-the-old-version"

LIBRARY = "libxcb-randr.so.0"
"""A library of the system without which no window opens on X11."""


def install(system: System, deb: Path) -> str:
    """Install the package by the package manager alone."""
    before = system.installed()
    told = system.root_runs(["apt-get", "install", "-y", "--no-install-recommends", system.put(deb)])
    wrong = [line for line in (told.out + told.err).splitlines() if re.match(r"[EW]: |dpkg: ", line)]
    if wrong:
        raise ProofError(" / ".join(wrong))
    listed = system.root_runs(["dpkg", "-L", product.PROGRAM]).out.split()
    lost = [place for place in listed if not os.path.lexists(system.at(place))]
    if lost:
        raise ProofError(f"not there: {' '.join(lost)}")
    brought = sorted(system.installed() - before - {product.PROGRAM})
    return f"{len(listed)} places, and {len(brought)} packages with it: {' '.join(brought) or 'none'}"


def older(deb: Path, folder: Path) -> Path:
    """Return the same package as version 0.0.9, with an additional file."""
    tree = folder / "older"
    subprocess.run(["dpkg-deb", "-R", str(deb), str(tree)], check=True)
    control = tree / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 0.0.9", control.read_text()))
    (tree / STALE.lstrip("/")).write_text("gone after the upgrade\n")
    target = folder / f"{product.PROGRAM}_0.0.9.deb"
    build = ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", str(tree), str(target)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return target


def upgrade(system: System, deb: Path) -> str:
    """Install over an older version; check that its additional file is gone."""
    install(system, deb)
    if os.path.lexists(system.at(STALE)):
        raise ProofError(f"{STALE} is still there")
    return version(system)


def version(system: System) -> str:
    """Check that the program starts and prints its version."""
    told = system.runs([product.PROGRAM, "--version"])
    if told.out != f"{product.PROGRAM} {product.version()}\n":
        raise ProofError(f"it says {told.said}")
    return told.out.strip()


def self_test(system: System) -> str:
    """Check that the program's self-test finds no fault, without a screen."""
    told = system.runs([product.PROGRAM, "--self-test"], {"QT_QPA_PLATFORM": "offscreen"})
    last = told.out.strip().rpartition("\n")[2]
    if not re.fullmatch(r"[1-9]\d* passed, 0 failed", last):
        raise ProofError(told.said)
    return last


def no_display(system: System) -> str:
    """Check the program's message without a display."""
    return one_sentence(system.run([product.PROGRAM]), "no display")


def no_library(system: System) -> str:
    """Check that the program names a missing library of the system."""
    with lacking(system):
        return one_sentence(system.run([product.PROGRAM], {"DISPLAY": ":0"}), LIBRARY)


@contextmanager
def lacking(system: System) -> Iterator[None]:
    """Remove LIBRARY during the context."""
    system.root_runs(["dpkg", "--force-depends", "--remove", libraries.packages()[LIBRARY]])
    try:
        yield
    finally:
        system.root_runs(["apt-get", "install", "-y", "--no-install-recommends", "--fix-broken"])


def one_sentence(told: Told, words: str) -> str:
    """Return a refusal's message: one line on stderr with these words; raise ProofError otherwise."""
    lines = told.err.splitlines()
    if told.code != 1 or told.out or len(lines) != 1 or words not in lines[0]:
        raise ProofError(f"it ended with {told.code} and said: {told.said}")
    return lines[0]


def refused(system: System, deb: Path) -> str:
    """Check that the package manager refuses the package on a system too old for it."""
    told = system.run(["apt-get", "install", "-y", system.put(deb)], person=False)
    if told.code == 0 or product.PROGRAM in system.installed():
        raise ProofError(f"it was installed: {told.said}")
    return re.sub(
        r"\s+", " ", (re.search(rf"(?m)^ {product.PROGRAM} : .*(\n {{9,}}.*)*", told.out) or [told.said])[0]
    )


def run_refuses(system: System, run: Path, words: str) -> str:
    """Check that a .run that cannot work here gives the reason in one sentence, and leaves no files."""
    place = system.put(run)
    before = system.files(home=True)
    told = system.run(["sh", place])
    left = {name for name in changed(before, system.files(home=True)) if not HOME_CACHES.fullmatch(name)}
    if left:
        raise ProofError(f"it left {' '.join(sorted(left))}")
    return one_sentence(told, words)


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    """Return the places that are new, gone or different."""
    return {place for place in before.keys() | after.keys() if before.get(place) != after.get(place)}


def purge(system: System, before: dict[str, str]) -> str:
    """Remove the package; check that the system is as `before`, and the user's data are kept."""
    system.root_runs(["apt-get", "purge", "-y", product.PROGRAM])
    after = system.files(home=False)
    named = sorted(place for place in after if "thothit" in place.lower())
    if named:  # `before` is of a system from which the package had been removed once already.
        raise ProofError(f"left: {' '.join(named[:12])}")
    return without_trace(system, changed(before, after), CACHES)


def without_trace(system: System, places: set[str], caches: re.Pattern[str]) -> str:
    """Return the leftovers as text; raise ProofError for any besides its data and caches of others."""
    own = {place for place in places if place == OWN or place.startswith(f"{OWN}/")}
    kept = {place for place in places - own if caches.fullmatch(place) and "thothit" not in place.lower()}
    left = places - own - kept
    if left:
        raise ProofError(f"left or changed: {' '.join(sorted(left)[:12])}")
    data = sorted(path.name for path in system.at(OWN).iterdir())
    if f"match{product.SUFFIX}" not in data:
        raise ProofError("the person's match is gone")
    folders = sorted({str(Path(place).parent) for place in kept})
    return f"own data kept ({', '.join(data)}); caches changed in: {' '.join(folders) or 'nowhere'}"


def home_left(system: System, before: dict[str, str]) -> str:
    """Check that the home is as `before` except for the user's data."""
    return without_trace(system, changed(before, system.files(home=True)), HOME_CACHES)
