# SPDX-License-Identifier: MIT
"""Make the Debian package of a bundle, for Debian, Ubuntu and related systems."""

import gzip
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

import product
from linux import languages, libraries, metadata

TEMPLATES = Path(__file__).parent
_GCC = {29: "11", 30: "12", 31: "13", 32: "13", 33: "14"}
"""The version of libstdc++6 that first had GLIBCXX_3.4.N."""


def depends(outside: Iterable[str], symbols: dict[str, tuple[int, ...]]) -> list[str]:
    """Return the `Depends` of the libraries `outside`, with the oldest versions that have the symbols.

    Libraries needed for sound only are recommended: the program runs without them.
    """
    known = libraries.packages()
    try:
        named = {known[name] for name in outside if name not in libraries.SOUND}
    except KeyError as error:
        raise SystemExit(f"no Debian package is known of {error.args[0]}") from None
    glibc = ".".join(map(str, symbols["GLIBC"]))
    oldest = {"libc6": glibc, "libstdc++6": _GCC[max(29, symbols["GLIBCXX"][-1])]}
    return [f"{name} (>= {oldest[name]})" if name in oldest else name for name in sorted(named)]


def recommends(outside: Iterable[str]) -> list[str]:
    """Return the `Recommends` of the libraries `outside`, and of the package's uses by desktops."""
    wanted = {"desktop-file-utils", "fonts-dejavu-core", "hicolor-icon-theme", "shared-mime-info"}
    return sorted(wanted | {libraries.SOUND[name] for name in outside if name in libraries.SOUND})


def name() -> str:
    """Return the file name of the package."""
    return f"{product.PROGRAM}_{product.version()}_{architecture()}.deb"


def architecture() -> str:
    """Return Debian's name of this machine's type of processor."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def control(needed: Iterable[str], recommended: Iterable[str], kilobytes: int) -> str:
    """Return Debian's control file of the package."""
    features = "\n".join(
        textwrap.fill(f"* {text}", 76, initial_indent="  ", subsequent_indent="    ")
        for text in product.FEATURES
    )
    paragraphs = "\n .\n".join(
        textwrap.fill(text, 78, initial_indent=" ", subsequent_indent=" ") for text in product.DESCRIPTION
    )
    summary = product.SUMMARY[0].lower() + product.SUMMARY[1:]
    return f"""Package: {product.PROGRAM}
Version: {product.version()}
Architecture: {architecture()}
Maintainer: {product.PEOPLE} <{product.MAIL}>
Installed-Size: {kilobytes}
Depends: {", ".join(needed)}
Recommends: {", ".join(recommended)}
Section: games
Priority: optional
Homepage: {product.HOME}
Description: {summary}
{paragraphs}
 .
{features}
"""


def changelog(built: datetime) -> str:
    """Return the changelog in Debian's form; an unreleased version has the time of the build."""
    entries = []
    for release in product.releases():
        when = datetime.fromisoformat(f"{release.date}T12:00:00+00:00") if release.date else built
        lines = [f"{product.PROGRAM} ({release.version}) unstable; urgency=medium", ""]
        for heading, points in release.notes.items():
            lines += [f"  [ {heading} ]"]
            for point in points:
                plain = re.sub(r"[*`]", "", point)
                lines += textwrap.wrap(plain, 78, initial_indent="  * ", subsequent_indent="    ")
            lines.append("")
        lines.append(f" -- {product.PEOPLE} <{product.MAIL}>  {when:%a, %d %b %Y %H:%M:%S} +0000")
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def copyright_file() -> str:
    """Return Debian's file of copyrights and licences; the text of our own licence is that of LICENSE."""
    words = (product.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2].strip()
    quoted = "\n".join(f" {line}" if line else " ." for line in words.splitlines())
    text = (TEMPLATES / "copyright").read_text(encoding="utf-8")
    for mark, value in {"@LICENCE@": quoted, "@MAIL@": product.MAIL, "@HOME@": product.HOME}.items():
        text = text.replace(mark, value)
    return text


def make(
    bundle: Path,
    drawn: Path,
    built: datetime,
    needed: Iterable[str],
    recommended: Iterable[str],
    work: Path,
    target: Path,
) -> None:
    """Make the package `target`; its root folder `work` is temporary."""
    shutil.rmtree(work, ignore_errors=True)
    home = work / "usr" / "lib" / product.PROGRAM
    home.parent.mkdir(parents=True)
    shutil.copytree(bundle, home, symlinks=True)
    commands = work / "usr" / "bin"
    commands.mkdir()
    for name in product.PROGRAMS:
        (commands / name).symlink_to(f"../lib/{product.PROGRAM}/{name}")
    share = work / "usr" / "share"
    metadata.write(share, drawn, built, metadata.desktop_entry(languages=languages.signed()))
    for manual in (share / "man" / "man6").iterdir():
        _compress(manual.read_text(encoding="utf-8"), manual.with_suffix(".6.gz"))
        manual.unlink()
    papers = share / "doc" / product.PROGRAM
    papers.mkdir(parents=True)
    _compress(changelog(built), papers / "changelog.gz")
    (papers / "copyright").write_text(copyright_file(), encoding="utf-8")
    overrides = share / "lintian" / "overrides" / product.PROGRAM
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(TEMPLATES / "lintian-overrides", overrides)
    _set_modes(work)
    files = [path for path in work.rglob("*") if path.is_file() and not path.is_symlink()]
    kilobytes = sum((path.stat().st_size + 1023) // 1024 for path in files)
    debian = work / "DEBIAN"
    debian.mkdir(mode=0o755)
    (debian / "control").write_text(control(needed, recommended, kilobytes), encoding="utf-8")
    sums = subprocess.run(
        ["md5sum", *sorted(str(path.relative_to(work)) for path in files)],
        cwd=work, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    (debian / "md5sums").write_text(sums, encoding="utf-8")
    _set_modes(debian)
    # xz, not zstd: smaller, and every dpkg reads it.
    options = ["--root-owner-group", "-Zxz", "-z9", "-Sextreme"]
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(int(built.timestamp()))}
    command_line = ["dpkg-deb", *options, "--build", str(work), str(target)]
    subprocess.run(command_line, env=environment, stdout=subprocess.DEVNULL, check=True)


def _compress(text: str, target: Path) -> None:
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _set_modes(top: Path) -> None:
    """Set the modes of folders and program for all to use, and of other files to read, whatever the umask."""
    for path in (top, *top.rglob("*")):
        if not path.is_symlink():
            program = path.parent.name == product.PROGRAM and path.name in product.PROGRAMS
            path.chmod(0o755 if program or path.is_dir() else 0o644)
