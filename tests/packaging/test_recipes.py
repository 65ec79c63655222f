# SPDX-License-Identifier: MIT
"""The recipes of channels agree with the product data, and what Flathub's recipe installs runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import product

FLATHUB = product.ROOT / "packaging" / "flathub"
WINGET = product.ROOT / "packaging" / "winget"


def values(path: Path) -> dict[str, str]:
    """The fields of a recipe that are on one line, without the quotation marks."""
    text = path.read_text(encoding="utf-8")
    return {key: value.strip("'") for key, value in re.findall(r"^[- ]*([\w-]+): (.+)$", text, re.MULTILINE)}


def test_the_recipes_name_the_program_as_the_installers_do():
    told = values(FLATHUB / f"{product.ID}.yml")
    assert (told["id"], told["command"], told["tag"]) == (
        product.ID,
        product.PROGRAM,
        f"v{product.version()}",
    )
    assert told["url"] == f"{product.HOME}.git"
    for path in WINGET.glob("*.yaml"):
        told = values(path)
        assert told["PackageVersion"] == product.version()
        if path.name.endswith(".installer.yaml"):
            assert told["ProductCode"] == product.ID
            assert told["InstallerUrl"].startswith(f"{product.HOME}/releases/download/v{product.version()}/")
            assert told["MinimumOSVersion"] == f"10.0.{product.WINDOWS_BUILD}.0"
        if ".locale." in path.name:
            assert (told["PackageName"], told["Publisher"]) == (product.NAME, product.PEOPLE)
            assert told["ShortDescription"] == product.SUMMARY


def test_a_flatpak_asks_for_no_network_and_no_files():
    asked = re.findall(
        r"^  - (--.*)$", (FLATHUB / f"{product.ID}.yml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert asked == [
        "--device=dri",
        "--share=ipc",
        "--socket=fallback-x11",
        "--socket=pulseaudio",
        "--socket=wayland",
    ]


@pytest.mark.whole
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a recipe for Linux")
def test_what_flathub_s_recipe_installs_runs(tmp_path):
    subprocess.run([sys.executable, FLATHUB / "install.py", tmp_path], check=True)
    for place in (f"applications/{product.ID}.desktop", f"metainfo/{product.ID}.metainfo.xml"):
        assert (tmp_path / "share" / place).is_file()
    (modules,) = tmp_path.glob("lib/python3.*/site-packages")
    run = subprocess.run(
        [sys.executable, tmp_path / "bin" / product.COMMAND, "games"],
        env=os.environ | {"PYTHONPATH": str(modules)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.startswith("thothit: Thothit.")
