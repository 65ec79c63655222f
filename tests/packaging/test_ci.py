# SPDX-License-Identifier: MIT
"""`.ci/run` agrees with the documents, and uses the project's versions."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

import product

LOCK = (product.ROOT / ".ci" / "requirements.txt").read_text(encoding="utf-8")
RUN = (product.ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
PYPROJECT = tomllib.loads((product.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
WANTED = [
    *PROJECT["dependencies"],
    *PYPROJECT["dependency-groups"]["test"],
    *PYPROJECT["build-system"]["requires"],
]


def commands(start: str) -> list[str]:
    """The commands of `.ci/run` that begin so."""
    return [line for line in RUN if line.startswith(start)]


def test_the_tests_are_run_by_the_readme_s_command_and_their_coverage_is_kept():
    readme = (product.ROOT / "README.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^python3 -m venv .*pytest$", readme, re.MULTILINE)
    environment, _, install, test = line.split(" && ")
    assert commands("python3 -m venv") == [environment]
    assert install == ".venv/bin/pip install -q -e . --group test"
    assert commands(test) == [
        f"{test} --cov --cov-report=",
        f"{test} --all -m whole --cov --cov-append --cov-report=",
    ]


def test_nothing_after_the_tests_says_a_word_where_all_is_well():
    """Their closing line is the last one that is printed."""
    *_, after = "\n".join(RUN).rpartition("\n.venv/bin/pytest")
    assert {line.split()[0] for line in after.splitlines()[1:]} == {"covered"}


def test_the_floors_without_a_window_are_covered_wholly():
    assert "covered 100 --include='thothit_desktop/games/*,thothit_desktop/players/*'" in RUN


@pytest.mark.parametrize("requirement", WANTED)
def test_what_the_project_asks_for_is_what_the_lock_brings(requirement):
    wanted = Requirement(requirement)
    (version,) = re.findall(rf"^{re.escape(wanted.name)}==([^ ]+) ", LOCK, re.MULTILINE | re.IGNORECASE)
    assert version in wanted.specifier, "run the command at the head of .ci/requirements.txt"


def test_each_package_of_the_lock_has_one_version_and_hashes():
    parts = re.split(r"^(?=[a-z])", LOCK, flags=re.MULTILINE)[1:]
    names = [part.partition("==")[0].partition("[")[0] for part in parts]
    assert names == sorted(set(names))
    for part in parts:
        head, *rest = part.splitlines()
        assert re.fullmatch(r"[a-z0-9-]+(\[[a-z,]+\])?==[\w.]+( ; [\w\s.='!<]+)? \\", head), head
        hashes = [line for line in rest if not line.lstrip().startswith("#")]
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes), head


def test_the_lock_leaves_it_to_the_machine_where_packages_come_from():
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted", LOCK)


def test_a_commit_is_asked_nothing_that_ci_does_not_ask():
    text = (product.ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"- repo: (.*)", text) == ["local"]
    entries = re.findall(r"entry: (.*)", text)
    assert entries
    assert set(entries) <= set(RUN)
