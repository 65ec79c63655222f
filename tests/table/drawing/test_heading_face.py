# SPDX-License-Identifier: MIT
"""The font of headings exists, and has every letter of its languages."""

from PySide6.QtGui import QFontInfo, QRawFont

from thothit_desktop.table.drawing.heading_face import heading_family, heading_file, heading_font

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()&'’“”–—…éèÉÈñüöçšž"


def test_headings_have_a_face_of_their_own(qapp):
    assert heading_family() == "Thothit Headings"
    font = heading_font(20)
    assert QFontInfo(font).family() == "Thothit Headings"
    assert QFontInfo(font).bold()
    assert font.pixelSize() == 20


def test_it_has_the_letters_of_english_indonesian_and_javanese(qapp):
    face = QRawFont(str(heading_file()), 20)
    assert [letter for letter in LETTERS if not face.supportsCharacter(ord(letter))] == []


def test_its_licence_lies_beside_it():
    assert "SIL OPEN FONT LICENSE" in (heading_file().parent / "OFL.txt").read_text(encoding="utf-8").upper()
