# SPDX-License-Identifier: MIT
"""The workflows name existing files, and have no more rights than necessary; actionlint checks the rest."""

import re
import tomllib

import pytest

import product

FOLDER = product.ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
PROJECT = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def jobs(text: str) -> dict[str, str]:
    """The jobs of a workflow, each with the lines that belong to it."""
    _, _, told = text.partition("\njobs:\n")
    parts = re.split(r"^  ([\w-]+):\n", told, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_there_are_workflows_for_tests_installers_releases_audits_and_the_website():
    assert [path.stem for path in WORKFLOWS] == ["audit", "installers", "release", "test", "website"]
    assert list(jobs((FOLDER / "release.yml").read_text(encoding="utf-8"))) == [
        "agreement",
        "test",
        "installers",
        "draft",
        "pypi",
    ]


@each
def test_every_script_that_a_workflow_runs_is_there(path):
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/.])(?:\.ci|packaging|\./\.github)/[\w./-]+", text))
    assert named
    for name in named:
        assert (product.ROOT / name).is_file(), name


def test_nothing_runs_that_is_not_the_project_s_or_the_platform_s_own():
    """An action is named by its commit: a tag can be moved."""
    hashes: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for used in re.findall(r"uses: (.+)", path.read_text(encoding="utf-8")):
            if not re.fullmatch(r"\./\.github/workflows/\w+\.yml", used):
                named = re.fullmatch(r"(actions/[\w-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+", used)
                assert named, used
                hashes.setdefault(named[1], set()).add(named[2])
    assert len(hashes) == 7
    assert all(len(found) == 1 for found in hashes.values())


@each
def test_a_workflow_may_read_only_and_ends_in_time(path):
    text = path.read_text(encoding="utf-8")
    assert "\npermissions:\n  contents: read\n" in text
    assert "\nconcurrency:\n" in text
    found = jobs(text)
    assert found
    for name, job in found.items():
        assert "timeout-minutes:" in job or "uses: ./" in job, name
        assert ("contents: write" in job) == (name == "draft")
        assert ("pages: write" in job) == (name == "pages")


def test_the_tests_run_on_three_systems_and_every_python_that_is_promised():
    lowest, beyond = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", PROJECT["requires-python"]).groups()
    promised = [f"3.{minor}" for minor in range(int(lowest), int(beyond))]
    text = (FOLDER / "test.yml").read_text(encoding="utf-8")
    matrices = re.findall(r"python: \[(.*)\]", text)
    assert len(matrices) == 2
    for matrix in matrices:
        assert re.findall(r'"([\d.]+)"', matrix) == promised
    for system in ("ubuntu", "windows", "macos"):
        assert re.search(rf"\b{system}-\d", text)


def test_no_secret_is_named_where_a_shell_would_print_it():
    for path in WORKFLOWS:
        for line in path.read_text(encoding="utf-8").splitlines():
            if "secrets." in line:
                assert re.fullmatch(r"\s+[A-Z_]+: \$\{\{ secrets\.[A-Z_]+( != '')? \}\}", line), line
