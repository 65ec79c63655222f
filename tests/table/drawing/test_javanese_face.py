# SPDX-License-Identifier: MIT
"""The font of Javanese letters exists, with all of them and without others."""

from PySide6.QtGui import QFont, QFontInfo, QRawFont

from thothit_desktop.table.drawing.javanese_face import javanese_family, javanese_file

BLOCK = [*range(0xA980, 0xA9CE), *range(0xA9CF, 0xA9DA), 0xA9DE, 0xA9DF]
"""The assigned characters of Unicode's block."""


def test_javanese_letters_have_a_face_of_their_own(qapp):
    assert javanese_family() == "Thothit Javanese"
    assert QFontInfo(QFont(javanese_family())).family() == "Thothit Javanese"


def test_it_has_every_javanese_letter(qapp):
    face = QRawFont(str(javanese_file()), 20)
    assert [f"{letter:04X}" for letter in BLOCK if not face.supportsCharacter(letter)] == []
    assert not face.supportsCharacter(ord("A")), "Latin letters come from the system's face"


def test_the_licence_beside_it_names_it():
    licence = (javanese_file().parent / "OFL.txt").read_text(encoding="utf-8")
    assert "javanese.ttf: Copyright 2022 The Noto Project Authors" in licence
