# SPDX-License-Identifier: MIT
"""Signatures, from the inside out."""

from pathlib import Path

from macos import signing


def test_libraries_are_signed_before_frameworks_and_those_before_the_program(app):
    inside = app / "Contents" / "Frameworks"
    assert [path.relative_to(inside).as_posix() for path in signing.inside_out(app)] == [
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/QtCore.abi3.so",
        "libffi.8.dylib",
        "PySide6/Qt/lib/QtCore.framework/Versions/A",
    ]
    inner, outer, look = signing.commands(app, "Developer ID Application: X", Path("rights.plist"))
    assert inner[4:7] == ["--options", "runtime", "--timestamp"]
    assert "--entitlements" not in inner
    assert outer[-3:] == ["--entitlements", Path("rights.plist"), app]
    assert outer[3] == "Developer ID Application: X"
    assert look[1] == "--verify"


def test_without_a_certificate_the_signature_is_ad_hoc_and_not_hardened(app):
    inner, outer, _ = signing.commands(app, "", Path("rights.plist"))
    assert inner[:4] == outer[:4] == ["codesign", "--force", "--sign", "-"]
    assert outer[4:] == [app]


def test_an_image_is_signed_and_notarised_as_far_as_keys_are_given(monkeypatch, capsys, tmp_path):
    ran = []
    monkeypatch.setattr(signing.subprocess, "run", lambda command, check: ran.append(command))
    for name in ("MACOS_IDENTITY", *signing.NOTARY.values()):
        monkeypatch.delenv(name, raising=False)
    image = tmp_path / "x.dmg"
    signing.finish(image)
    assert ran == []
    assert "is not signed" in capsys.readouterr().out
    monkeypatch.setenv("MACOS_IDENTITY", "someone")
    monkeypatch.setenv("MACOS_NOTARY_KEY", "key.p8")
    signing.finish(image)
    assert [command[0] for command in ran] == ["codesign"]
    assert "MACOS_NOTARY_KEY_ID, MACOS_NOTARY_ISSUER not given" in capsys.readouterr().out
    monkeypatch.setenv("MACOS_NOTARY_KEY_ID", "id")
    monkeypatch.setenv("MACOS_NOTARY_ISSUER", "issuer")
    ran.clear()
    signing.finish(image)
    assert [command[0] for command in ran] == ["codesign", "xcrun", "xcrun", "spctl"]
    assert ran[1][-6:] == ["--key", "key.p8", "--key-id", "id", "--issuer", "issuer"]
