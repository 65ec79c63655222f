# SPDX-License-Identifier: MIT
"""The software bill of materials of a bundle, as CycloneDX 1.6 in JSON.

It lists the works of `licences/THIRD-PARTY.md` in the bundle, with versions and files, and the parts inside
Qt. It is written into the bundle beside the licences, and beside the installers. The same bundle gives the
same bytes.
"""

import hashlib
import json
import os
import platform
import re
import sqlite3
import subprocess
import sys
import uuid
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from urllib.parse import quote

import product
import third_party
import trim

FILE = "bill-of-materials.cdx.json"
"""The name of the file in the bundle."""

_SYSTEMS = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}


def write(bundle: Path, out: Path) -> Path:
    """Write the bill into the bundle, and to the folder `out` under another name; return the latter file."""
    text = json.dumps(bill(bundle), indent=1, ensure_ascii=False) + "\n"
    licences = next(path.parent for path in sorted(bundle.rglob("THIRD-PARTY.md")))
    (licences.resolve() / FILE).write_text(text, encoding="utf-8")
    system = _SYSTEMS[sys.platform].lower()
    beside = out / f"{product.PROGRAM}-{product.version()}-{system}-{platform.machine().lower()}.cdx.json"
    beside.write_text(text, encoding="utf-8")
    return beside


def bill(bundle: Path) -> dict[str, object]:
    """Return the bill of a bundle of this system."""
    system = _SYSTEMS[sys.platform]
    files = {
        path.relative_to(bundle).as_posix(): path
        for path in sorted(bundle.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.name != FILE
    }
    components = []
    for work in third_party.works():
        owned = {place: path for place, path in files.items() if work.owns(place, system)}
        within_another = all("." not in pattern for pattern in work.files)
        if owned or within_another:
            components.append(_work(work, owned, system))
    carried = {
        "type": "application",
        "bom-ref": product.PROGRAM,
        "name": f"{product.NAME} Desktop",
        "version": product.version(),
        "licenses": [{"license": {"id": product.LICENCE}}],
        "externalReferences": [{"type": "website", "url": product.HOME}],
    }
    told: dict[str, object] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": f"{_moment():%Y-%m-%dT%H:%M:%SZ}",
            "lifecycles": [{"phase": "build"}],
            "component": carried,
        },
        "components": components,
        "dependencies": [{"ref": product.PROGRAM, "dependsOn": [str(one["bom-ref"]) for one in components]}],
    }
    # The same bill has the same number.
    digest = json.dumps(told, sort_keys=True)
    return told | {"serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, product.HOME + digest)}"}


def _moment() -> datetime:
    """Return the time of the build: that of the commit if the build gives it."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)


def _work(work: third_party.Work, files: dict[str, Path], system: str) -> dict[str, object]:
    """Return a work with its files, and for Qt with its parts."""
    short, _, about = work.name.partition(": ")
    made: dict[str, object] = {"type": "library", "bom-ref": _ref(short), "name": short}
    if about:
        made["description"] = about
    known, package_url = _identity(short, files)
    if known:
        made["version"] = known
    if package_url:
        made["purl"] = package_url
    made["licenses"] = [{"license": _licence(work.licence)}]
    made["externalReferences"] = [{"type": "distribution", "url": work.source}]
    inside: list[dict[str, object]] = [
        {"type": "file", "bom-ref": f"file:{place}", "name": place, **_hashes(path)}
        for place, path in files.items()
    ]
    if short == "Qt":
        inside += [
            {
                "type": "library",
                "bom-ref": f"{_ref(short)}/{_ref(part.name)}",
                "name": part.name,
                "description": f"inside {part.library} ({part.systems})",
                "licenses": [{"license": _licence(part.licence)}],
            }
            for part in third_party.parts()
            if "all" in part.systems or system in part.systems
        ]
    return made | {"components": inside}


def _ref(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _licence(text: str) -> dict[str, str]:
    """Return a licence by its SPDX id if it is a single one, else as a text."""
    return {"id": text} if re.fullmatch(r"[\w.+-]+", text) else {"name": text}


def _hashes(path: Path) -> dict[str, object]:
    """Return the digest of a file, on Linux only: on other systems a signature changes it later."""
    if sys.platform != "linux":
        return {}
    return {"hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}]}


_PYTHON_PACKAGES = {"Qt": "pyside6", "Qt for Python": "pyside6", "PyInstaller": "pyinstaller"}
"""The packages from PyPI that bring works into a bundle."""


def _identity(name: str, files: dict[str, Path]) -> tuple[str, str]:
    """Return the version of a work and its package URL (purl); each may be empty.

    A library of the build system has the version of its package, which tells the distribution's patch level.
    """
    if name in _PYTHON_PACKAGES:
        try:
            found = version(_PYTHON_PACKAGES[name])
        except PackageNotFoundError:
            return "", ""
        return found, f"pkg:pypi/{_PYTHON_PACKAGES[name]}@{found}"
    library = Path(next(iter(files), "")).name
    if name == "ICU":  # Qt's makers bring it
        found = library.partition(".so.")[2]
        return found, f"pkg:generic/icu@{found}"
    if sys.platform == "linux" and trim.LOCAL.fullmatch(library) and (told := _debian_identity(library)):
        return told
    found = {"Python": platform.python_version(), "SQLite": sqlite3.sqlite_version}.get(name, "")
    return found, f"pkg:generic/{name.lower()}@{found}" if found else ""


def _debian_identity(library: str) -> tuple[str, str] | None:
    """Return version and package URL of the system's package of a library; None if no package has it."""
    found = subprocess.run(["dpkg-query", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
    package = found.stdout.partition(":")[0].partition(",")[0]
    if not package:
        return None
    command = ["dpkg-query", "-W", "-f", "${Version} ${Architecture}", package]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    known, _, processor = told.partition(" ")
    system = platform.freedesktop_os_release()
    qualifiers = f"arch={processor}&distro={system['ID']}-{system.get('VERSION_ID', '')}"
    return known, f"pkg:deb/{system['ID']}/{package}@{quote(known)}?{qualifiers}"
