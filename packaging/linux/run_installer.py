# SPDX-License-Identifier: MIT
"""Make the self-extracting installer of a bundle, for one person on any Linux, without root.

It is a shell script, `run_installer.sh`, followed by the packed program. The script checks the system before
it unpacks anything, and unpacks beside the program's later place: /tmp may be small or forbid programs.
"""

import platform
import re
import shutil
import subprocess
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

import product
from linux import languages, libraries, metadata

SCRIPT = Path(__file__).with_suffix(".sh")
_FOLDER = ":FOLDER:"
"""The placeholder in the menu entry for the folder of the program, known at installation."""


def name() -> str:
    """Return the file name of the installer."""
    return f"{product.PROGRAM}-{product.version()}-linux-{platform.machine()}.run"


def make(
    bundle: Path,
    drawn: Path,
    built: datetime,
    outside: Iterable[tuple[str, str]],
    glibc: tuple[int, ...],
    work: Path,
    target: Path,
) -> None:
    """Make the installer `target`; `outside` and `glibc` are what the bundle needs from the system.

    `work` is a folder for the files to install, `drawn` the folder of the icons.
    """
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(bundle, work, symlinks=True)
    entry = metadata.desktop_entry(
        f'"{_FOLDER}/{product.PROGRAM}"', remove=f'"{_FOLDER}/uninstall" --ask', languages=languages.signed()
    )
    metadata.write(work / "share", drawn, built, entry)
    rows = library_rows(bundle, outside)
    remover = work / "uninstall"
    remover.write_text(script("remove", rows, glibc), encoding="utf-8")
    remover.chmod(0o755)
    contents = sorted(path.relative_to(work).as_posix() for path in work.rglob("*"))
    (work / "contents").write_text("".join(f"{path}\n" for path in contents), encoding="utf-8")
    packed = target.with_suffix(".tar.xz")
    _pack(work, built, packed)
    kilobytes = sum((path.lstat().st_size + 4095) // 4096 * 4 for path in work.rglob("*"))
    with packed.open("rb") as file:
        checksum = subprocess.run(["cksum"], stdin=file, capture_output=True, text=True, check=True).stdout
    text = script("install", rows, glibc, kilobytes, checksum.strip())
    target.write_bytes(text.encode() + packed.read_bytes())
    target.chmod(0o755)
    packed.unlink()


def library_rows(bundle: Path, outside: Iterable[tuple[str, str]]) -> list[str]:
    """Return a row for each system library: its name, a file that needs it, apt's and pacman's package."""
    known, arch = libraries.packages(), libraries.arch_packages()
    rows = []
    for library, by in outside:
        if known[library] == "libc6" or library in libraries.SOUND:
            continue
        path = next(path for path in sorted(bundle.rglob(by)) if not path.is_symlink())
        packages = f"{known[library]} {arch.get(library, 'libxcb')}"
        rows.append(f"{library} {path.relative_to(bundle).as_posix()} {packages}")
    return rows


def script(
    mode: str, rows: Iterable[str], glibc: tuple[int, ...], kilobytes: int = 0, checksum: str = ""
) -> str:
    """Return the script to `install` the packed program, or to `remove` it; `checksum` is cksum's."""
    text = SCRIPT.read_text(encoding="utf-8")
    values = {
        "MODE": mode,
        "PROGRAM": product.PROGRAM,
        "ID": product.ID,
        "COMMANDS": " ".join(product.PROGRAMS),
        "NAME": product.NAME,
        "VERSION": product.version(),
        "MIME": product.MIME,
        "PROCESSOR": platform.machine(),
        "GLIBC": ".".join(map(str, glibc)),
        "KILOBYTES": str(kilobytes),
        "SUM": checksum,
        "LIBRARIES": "\n".join(rows),
    }
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    text = text.replace("@LINES@", str(text.count("\n")))
    left = re.search(r"@[A-Z]+@", text)
    if left is not None:
        raise SystemExit(f"{SCRIPT.name} asks for {left[0]}, which nobody tells")
    return text


def _pack(folder: Path, built: datetime, target: Path) -> None:
    """Pack a folder as a tar.xz that depends only on its content and the time of the build."""
    order = ["--sort=name", f"--mtime=@{int(built.timestamp())}", "--format=gnu"]
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"]
    command = ["tar", "-C", str(folder), *order, *owner, "-cf", "-", "."]
    tar = subprocess.Popen(command, stdout=subprocess.PIPE)
    with target.open("wb") as file:
        # Machine code packs smaller with absolute jump addresses.
        subprocess.run(
            ["xz", "-T1", "--x86", "--lzma2=preset=9e,dict=64MiB", "-c"],
            stdin=tar.stdout, stdout=file, check=True,
        )  # fmt: skip
    if tar.wait() != 0:
        raise SystemExit("tar cannot pack the program")
