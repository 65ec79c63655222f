# SPDX-License-Identifier: MIT
"""The bill of materials names the works in a bundle, and the same bundle has the same bill."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

import bill_of_materials
import product
import third_party

PLACES = (
    "_internal/licences/THIRD-PARTY.md",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/libsqlite3.so.0",
    "thothit-desktop",
)


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "platform", "linux")
    told = ("3.40.1-2+deb12u2", "pkg:deb/debian/libsqlite3-0@3.40.1-2%2Bdeb12u2?arch=amd64&distro=debian-12")
    monkeypatch.setattr(bill_of_materials, "_debian_identity", lambda library: told)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795000000")
    folder = tmp_path / "bundle"
    for place in PLACES:
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(place)
    return folder


def test_the_works_of_a_bundle_are_named_with_their_files(bundle):
    told = bill_of_materials.bill(bundle)
    works = {one["name"]: one for one in told["components"]}
    assert set(works) == {"Qt", "Qt for Python", "SQLite", "PyInstaller", "libmpdec"}
    assert works["Qt"]["licenses"] == [{"license": {"id": "LGPL-3.0-only"}}]
    assert works["SQLite"]["licenses"] == [{"license": {"name": "in the public domain"}}]
    assert works["SQLite"]["version"] == "3.40.1-2+deb12u2"
    assert works["SQLite"]["purl"].startswith("pkg:deb/debian/libsqlite3-0@")
    assert works["Qt"]["purl"] == f"pkg:pypi/pyside6@{works['Qt']['version']}"
    digest = hashlib.sha256(PLACES[1].encode()).hexdigest()
    first, *inside = works["Qt"]["components"]
    assert (first["name"], first["hashes"]) == (PLACES[1], [{"alg": "SHA-256", "content": digest}])
    names = {part["name"] for part in inside}
    assert "PCRE2" in names
    assert "forkfd" in names  # it may be there
    assert "Wintab" not in names
    assert names < {part.name for part in third_party.parts()}
    assert told["dependencies"] == [
        {"ref": product.PROGRAM, "dependsOn": [one["bom-ref"] for one in told["components"]]}
    ]


def test_it_is_of_cyclonedx_1_6(bundle):
    """Required by its schema; the whole was validated by cyclonedx-python-lib."""
    told = bill_of_materials.bill(bundle)
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert told["metadata"]["timestamp"] == "2026-11-18T11:06:40Z"
    references = []

    def look(components):
        for one in components:
            assert one["name"]
            assert one["type"] in ("library", "file")
            references.append(one["bom-ref"])
            assert all(set(told["license"]) in ({"id"}, {"name"}) for told in one.get("licenses", ()))
            look(one.get("components", ()))

    look(told["components"])
    assert len(references) == len(set(references))


def test_the_same_bundle_has_the_same_bill_inside_and_beside(bundle, tmp_path):
    beside = bill_of_materials.write(bundle, tmp_path)
    first = beside.read_bytes()
    assert (bundle / "_internal" / "licences" / bill_of_materials.FILE).read_bytes() == first
    assert bill_of_materials.write(bundle, tmp_path).read_bytes() == first
    number = json.loads(first)["serialNumber"]
    (bundle / PLACES[1]).write_text("another")
    assert json.loads(bill_of_materials.write(bundle, tmp_path).read_bytes())["serialNumber"] != number
    assert beside.name.startswith(f"thothit-desktop-{product.version()}-linux-")
