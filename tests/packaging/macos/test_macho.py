# SPDX-License-Identifier: MIT
"""The data in the header of a binary."""

import pytest

from macos import macho
from tests.packaging.macos.binaries import APPLE, INTEL, fat, thin


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (thin(APPLE, (13, 0)), [("arm64", (13, 0))]),
        (thin(INTEL, (10, 13), old_command=True), [("x86_64", (10, 13))]),
        (
            fat((INTEL, thin(INTEL, (12, 3))), (APPLE, thin(APPLE, (13, 0)))),
            [("x86_64", (12, 3)), ("arm64", (13, 0))],
        ),
        (b"\xca\xfe\xba\xbe\0\0\0\x41" + bytes(200), []),
        (b"\x7fELF" + bytes(60), []),
        (b"", []),
        (b"\xca\xfe", []),
    ],
)
def test_a_binary_s_header_tells_processors_and_the_oldest_system(tmp_path, content, found):
    path = tmp_path / "binary"
    path.write_bytes(content)
    assert [(part.processor, part.oldest) for part in macho.slices(path)] == found
