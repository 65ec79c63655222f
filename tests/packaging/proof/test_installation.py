# SPDX-License-Identifier: MIT
"""The checks of the installers' proof, without a system."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.clean_system import HOME, ProofError, System, Told
from proof.installation import CACHES, HOME_CACHES, OWN, STALE, changed, older, one_sentence, without_trace

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="judges Linux systems")


@pytest.fixture
def system(tmp_path: Path) -> System:
    """A folder with a person's home and match, and nothing that runs."""
    made = System.__new__(System)
    made.root = tmp_path / "root"
    made.at(OWN).mkdir(parents=True)
    made.at(f"{OWN}/match.thothit").write_text("a match")
    return made


def test_every_kind_of_change_is_seen(system: System) -> None:
    for place in ("etc", "usr/bin", "tmp", "proc"):
        (system.root / place).mkdir(parents=True)
    gone, other, rights, link = (system.root / "etc" / name for name in ("gone", "other", "rights", "link"))
    for path in (gone, other, rights):
        path.write_text("before")
    link.symlink_to("gone")
    (system.root / "etc/same").write_text("as ever")
    before = system.files(home=False)
    gone.unlink()
    other.write_text("after!")
    rights.chmod(0o700)
    link.unlink()
    link.symlink_to("other")
    (system.root / "usr/bin/new").mkdir()
    (system.root / "tmp/passing").write_text("not kept")
    system.at(f"{HOME}/note").write_text("the person's")
    places = {"/etc/gone", "/etc/other", "/etc/rights", "/etc/link", "/usr/bin/new"}
    assert changed(before, system.files(home=False)) == places
    assert f"{HOME}/note" in system.files(home=True)


@pytest.mark.parametrize(
    ("places", "caches", "left"),
    [
        ({f"{OWN}/match.thothit", "/var/cache/apt/pkgcache.bin"}, CACHES, False),
        ({"/usr/share/applications/mimeinfo.cache", "/var/log/dpkg.log"}, CACHES, False),
        ({"/usr/share/applications/io.github.thothit.thothit_desktop.desktop"}, CACHES, True),
        ({"/var/cache/thothit-desktop"}, CACHES, True),
        ({"/etc/passwd"}, CACHES, True),
        ({f"{HOME}/.cache", f"{HOME}/.cache/fontconfig/x", f"{HOME}/.local"}, HOME_CACHES, False),
        ({f"{HOME}/.local/lib"}, HOME_CACHES, True),
        ({f"{HOME}/.local/share/icons"}, HOME_CACHES, True),
        ({f"{HOME}/.config/thothit-desktop.conf"}, HOME_CACHES, True),
        ({f"{HOME}/.local/share/applications/io.github.thothit.thothit_desktop.desktop"}, HOME_CACHES, True),
    ],
)
def test_what_a_removal_may_leave(system, places, caches, left):
    if left:
        with pytest.raises(ProofError, match="left or changed"):
            without_trace(system, places, caches)
    else:
        assert without_trace(system, places, caches).startswith("own data kept (match.thothit)")


def test_a_removal_that_takes_the_match_is_a_fault(system: System) -> None:
    system.at(f"{OWN}/match.thothit").unlink()
    with pytest.raises(ProofError, match="match is gone"):
        without_trace(system, set(), CACHES)


@pytest.mark.parametrize(
    ("told", "good"),
    [
        (Told(1, "", "thothit-desktop: there is no display\n"), True),
        (Told(0, "", "thothit-desktop: there is no display\n"), False),
        (Told(1, "there is no display\n", ""), False),
        (Told(1, "", "Traceback\nno display\n"), False),
        (Told(1, "", "something else\n"), False),
    ],
)
def test_a_refusal_is_one_sentence(told, good):
    if good:
        assert one_sentence(told, "no display") == told.err.strip()
    else:
        with pytest.raises(ProofError):
            one_sentence(told, "no display")


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """The program keeps its files private, also for tests after it in one process; dpkg-deb refuses that."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="makes Debian packages")
@pytest.mark.usefixtures("usual_umask")
def test_an_older_package_has_its_version_and_a_file_that_must_go(tmp_path: Path) -> None:
    tree = tmp_path / "new"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / STALE.lstrip("/")).parent.mkdir(parents=True)
    control = ["Package: thothit-desktop", "Version: 0.1.0", "Architecture: amd64"]
    control += ["Maintainer: Someone <someone@example.org>", "Description: a game", ""]
    (tree / "DEBIAN/control").write_text("\n".join(control))
    deb = tmp_path / "new.deb"
    subprocess.run(["dpkg-deb", "-b", str(tree), str(deb)], check=True, capture_output=True)
    made = older(deb, tmp_path)
    told = subprocess.run(
        ["dpkg-deb", "-f", str(made), "Version"], check=True, capture_output=True, text=True
    )
    assert told.stdout == "0.0.9\n"
    listed = subprocess.run(["dpkg-deb", "-c", str(made)], check=True, capture_output=True, text=True)
    assert f".{STALE}\n" in listed.stdout
