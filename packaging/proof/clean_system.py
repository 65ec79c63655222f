# SPDX-License-Identifier: MIT
"""A fresh, minimal Debian or Ubuntu in a folder, with a user account. Needs Linux and root."""

import hashlib
import os
import shutil
import stat
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

MIRRORS = {
    "bullseye": "http://deb.debian.org/debian",
    "bookworm": "http://deb.debian.org/debian",
    "trixie": "http://deb.debian.org/debian",
    "noble": "http://archive.ubuntu.com/ubuntu",
}

PERSON = "person"
HOME = f"/home/{PERSON}"

PATIENCE = 600
"""Seconds allowed for a command; packages come over the network."""

PATH = f"{HOME}/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""The path of a login shell."""

_MOUNTED = {
    "proc": ("proc", "nosuid"),
    "dev/pts": ("devpts", "newinstance,ptmxmode=666,mode=620"),
    "dev/shm": ("tmpfs", "mode=1777"),
}
"""The mounts of a running system: the place, with kind and options."""

_PASSING = ("proc", "dev", "sys", "run", "tmp")
"""Folders of the system with temporary content only."""


class ProofError(Exception):
    """A failed step of the proof; the message says what was seen instead."""


@dataclass(frozen=True)
class Told:
    """The output of a command and its exit code."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """The last lines of output, errors last, in one line."""
        return " / ".join((self.out + self.err).strip().splitlines()[-6:]) or "nothing"


class System:
    """The system in a folder; its mounts and processes end with the namespaces of `prove.py`."""

    def __init__(self, root: Path, suite: str, base: Path | None) -> None:
        """Make it from a tar of a minimal system, or over the network; `root` must not exist yet."""
        self.root = root
        root.mkdir(parents=True)
        if base is not None:
            subprocess.run(["tar", "-C", str(root), "-xf", str(base)], check=True)
        else:
            self._bootstrap(suite)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        policy = root / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")  # No service may be started here.
        policy.chmod(0o755)
        for place, (kind, options) in _MOUNTED.items():
            subprocess.run(["mount", "-t", kind, "-o", options, kind, str(root / place)], check=True)
        self.root_runs(["useradd", "--create-home", "--shell", "/bin/bash", PERSON])
        self.root_runs(["apt-get", "update"])

    def _bootstrap(self, suite: str) -> None:
        command = ["debootstrap", "--variant=minbase"]
        if "ubuntu" in MIRRORS[suite]:
            # A Debian machine has neither Ubuntu's key nor its newer suites, which are all made alike.
            command += ["--no-check-gpg", "--components=main,universe"]
        command += [suite, str(self.root), MIRRORS[suite]]
        if not Path("/usr/share/debootstrap/scripts", suite).exists():
            command.append("/usr/share/debootstrap/scripts/gutsy")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def _command(self, command: Sequence[str], person: bool, env: dict[str, str]) -> list[str]:
        entry = [
            "chroot",
            *([f"--userspec={PERSON}:{PERSON}"] if person else []),
            str(self.root),
            "env",
            "-i",
        ]
        home = HOME if person else "/root"
        given = {"HOME": home, "USER": PERSON if person else "root", "PATH": PATH}
        if not person:
            given |= {"PATH": f"/usr/sbin:/sbin:{PATH}", "DEBIAN_FRONTEND": "noninteractive"}
        return [*entry, f"--chdir={home}", *(f"{k}={v}" for k, v in (given | env).items()), *command]

    def run(self, command: Sequence[str], env: dict[str, str] | None = None, *, person: bool = True) -> Told:
        """Run a command to its end; its environment has only home, path and `env`."""
        whole = self._command(command, person, env or {})
        try:
            made = subprocess.run(
                whole,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise ProofError(f"{' '.join(command)} did not end within {PATIENCE} s") from None
        return Told(made.returncode, made.stdout, made.stderr)

    def runs(self, command: Sequence[str], env: dict[str, str] | None = None) -> Told:
        """Run a command like `run`, as the user; raises ProofError if it fails."""
        return _good(command, self.run(command, env))

    def root_runs(self, command: Sequence[str]) -> Told:
        """Run a command like `run`, as root; raises ProofError if it fails."""
        return _good(command, self.run(command, person=False))

    def start(self, command: Sequence[str], env: dict[str, str], **files: object) -> subprocess.Popen[str]:
        """Start a command of the user that goes on; `files` are Popen's, other output is discarded."""
        given: dict[str, object] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        return subprocess.Popen(self._command(command, True, env), text=True, **(given | files))  # type: ignore[call-overload,no-any-return]

    def put(self, source: Path, name: str = "") -> str:
        """Copy a file to the download folder; return its place in the system."""
        place = f"{HOME}/Downloads/{name or source.name}"
        target = self.at(place)
        target.parent.mkdir(exist_ok=True)
        shutil.copy(source, target)
        self.root_runs(["chown", "-R", f"{PERSON}:{PERSON}", f"{HOME}/Downloads"])
        return place

    def at(self, place: str) -> Path:
        """Return the path on this machine of a file of the system."""
        return self.root / place.lstrip("/")

    def installed(self) -> set[str]:
        """Return the names of the packages."""
        told = self.root_runs(["dpkg-query", "-W", "-f", "${db:Status-Abbrev} ${Package}\n"])
        return {line.split()[-1] for line in told.out.splitlines() if line.startswith("ii")}

    def files(self, *, home: bool) -> dict[str, str]:
        """Return the files in the user's home, or all others, each with its state."""
        top = self.at(HOME) if home else self.root
        found = {}
        for place, folders, names in os.walk(top):
            folder = Path(place)
            if folder == self.root:
                folders[:] = [name for name in folders if name not in _PASSING]
            if not home and folder == self.at(HOME).parent:
                folders.remove(PERSON)
            for name in [*folders, *names]:
                found["/" + str((folder / name).relative_to(self.root))] = _state(folder / name)
        return found


def _good(command: Sequence[str], told: Told) -> Told:
    if told.code != 0:
        raise ProofError(f"{' '.join(command)} ended with {told.code} and said: {told.said}")
    return told


def _state(path: Path) -> str:
    """Return a file's kind and rights, with its content or target, to notice changes."""
    status = path.lstat()
    kind = stat.filemode(status.st_mode)
    if path.is_symlink():
        return f"{kind} {path.readlink()}"
    return f"{kind} {hashlib.sha1(path.read_bytes()).hexdigest()}" if path.is_file() else kind
