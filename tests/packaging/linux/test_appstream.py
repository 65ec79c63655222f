# SPDX-License-Identifier: MIT
"""The AppStream component for software centres."""

import re
from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

import product
from linux import appstream

BUILT = datetime(2026, 11, 21, tzinfo=UTC)


def test_component() -> None:
    component = Xml.fromstring(appstream.component(BUILT).encode())
    assert component.findtext("id") == product.ID
    assert component.findtext("launchable") == f"{product.ID}.desktop"
    assert component.findtext("provides/mediatype") == product.MIME
    releases = component.findall("releases/release")
    assert releases[0].get("version") == product.version()
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", "")) for release in releases)
    told = "".join(releases[0].itertext())
    newest = product.releases()[0]
    for heading, points in newest.notes.items():
        for point in points:
            shown = heading in product.for_players(newest)
            assert (re.sub(r"[*`]", "", point) in told) == shown


def test_screenshots_are_pictures_of_the_tag() -> None:
    component = Xml.fromstring(appstream.component(BUILT).encode())
    shots = component.findall("screenshots/screenshot")
    assert [shot.get("type") for shot in shots] == ["default"] + [None] * (len(shots) - 1)
    for shot in shots:
        image = shot.find("image")
        assert image is not None
        address = image.text or ""
        place = address.removeprefix(f"{product.HOME}/raw/v{product.version()}/")
        data = (product.ROOT / place).read_bytes()
        size = [int.from_bytes(data[start : start + 4]) for start in (16, 20)]
        assert [int(image.get("width", "")), int(image.get("height", ""))] == size
        assert shot.findtext("caption")
