# SPDX-License-Identifier: MIT
"""The release notes, and the check of a tag."""

import pytest

import product
import release_notes

VERSION = product.version()


@pytest.mark.parametrize(
    ("tag", "version", "date", "why"),
    [
        (f"v{VERSION}", VERSION, "2026-12-01", ""),
        (VERSION, VERSION, "2026-12-01", "is not v"),
        ("v9.9.9", VERSION, "2026-12-01", "is not v"),
        (f"v{VERSION}", "0.0.1", "2026-12-01", "begins with 0.0.1"),
        (f"v{VERSION}", VERSION, "", "no date"),
        (f"v{VERSION}", VERSION, "soon", "no date"),
    ],
)
def test_a_tag_agrees_with_the_version_and_the_dated_changelog(tag, version, date, why):
    found = release_notes.fault(tag, product.Release(version, date, {"Added": ["A game."]}))
    assert (why in found) if why else found == ""


def test_the_notes_tell_what_is_new_and_which_file_is_for_whom():
    told = release_notes.markdown(
        product.Release(VERSION, "2026-12-01", {"Added": ["A game.", "A card."], "Fixed": ["It."]})
    )
    assert told.startswith("### Added\n\n- A game.\n- A card.\n\n### Fixed\n\n- It.\n\n### Which file\n")
    for suffix in (".deb", ".run", "-setup.exe", ".dmg", "SHA256SUMS"):
        assert f"`{suffix}`" in told


def test_a_wrong_tag_ends_it_with_a_sentence(capsys):
    with pytest.raises(SystemExit, match="the tag v0 is not"):
        release_notes.main(["--tag", "v0"])
    assert capsys.readouterr().out == ""
    release_notes.main([])
    assert "### Which file" in capsys.readouterr().out
