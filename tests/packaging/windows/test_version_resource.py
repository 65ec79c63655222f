# SPDX-License-Identifier: MIT
"""The version resource of the Windows program."""

import ast

import pytest

import product
from windows import version_resource


def test_the_version_resource_names_the_program():
    tree = ast.parse(version_resource.text("1.2.3"), mode="eval")
    strings = {
        call.args[0].value: call.args[1].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.func.id == "StringStruct"
    }
    assert strings["ProductName"] == product.NAME
    assert strings["FileVersion"] == strings["ProductVersion"] == "1.2.3"
    assert strings["OriginalFilename"] == "thothit-desktop.exe"
    assert "filevers=(1, 2, 3, 0)" in version_resource.text("1.2.3")


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("2.0rc1", (2, 0, 0, 0))],
)
def test_windows_counts_in_four_numbers(version, numbers):
    assert version_resource.numbers(version) == numbers


def test_the_resource_of_this_version_is_written(tmp_path):
    path = tmp_path / "version.txt"
    version_resource.write(path)
    assert product.version() in path.read_text(encoding="utf-8")
