# SPDX-License-Identifier: MIT
"""The parts of the program for mutation testing: modules, the tests that must kill mutants, and a minimum."""

from dataclasses import dataclass
from pathlib import Path

PACKAGE = "thothit_desktop"


@dataclass(frozen=True)
class MutatedPart:
    """Modules and tests are paths below the root of the checkout; `floor` is a share in percent."""

    floor: float
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    """The wider selection of tests; run if the mirroring tests have passed."""
    without: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
    """Fast tests that kill many mutants; run before all others."""

    def selections(self, root: Path, module: str) -> list[tuple[str, ...]]:
        """Return the tests that must kill the mutants of a module, in running order."""
        return [tests for tests in (self.quick, _mirroring(root, module), self.tests) if tests]

    def files(self, root: Path) -> list[str]:
        """Return the modules' paths, in order."""
        left_out = {path for pattern in self.without for path in root.glob(pattern)}
        found = {path for pattern in self.modules for path in root.glob(pattern)} - left_out
        return sorted(path.relative_to(root).as_posix() for path in found)


_RECORDS = tuple(
    f"{PACKAGE}/{place}.py"
    for place in (
        "games/record*",
        "games/notation",
        "games/layouts",
        "games/forms",
        "games/rescue",
        "app/store/match_setup",
        "app/store/pasted",
        "app/store/summary",
    )
)

_TEXTS = "tests/app/i18n/test_translations.py"
"""Tests that fail for a visible text without a translation."""

PARTS = {
    "rules": MutatedPart(
        98,
        (f"{PACKAGE}/games/**/*.py",),
        ("tests/games", _TEXTS),
        _RECORDS,
        ("tests/games/test_golden.py",),
    ),
    "records": MutatedPart(98, _RECORDS, ("tests/games", "tests/app/store")),
    "flow": MutatedPart(90, (f"{PACKAGE}/flow/*.py",), ("tests/flow", _TEXTS)),
    "saves": MutatedPart(
        90,
        tuple(f"{PACKAGE}/app/store/{name}.py" for name in ("saves", "matches", "saved_matches", "trash")),
        ("tests/app/store", "tests/app/saved_matches", "tests/app/window/test_unsaved.py"),
    ),
    "statistics": MutatedPart(
        90,
        tuple(
            f"{PACKAGE}/app/statistics/{name}.py"
            for name in ("database", "figures", "keeper", "results", "schema")
        ),
        ("tests/app/statistics",),
    ),
    "settings": MutatedPart(
        90,
        tuple(
            f"{PACKAGE}/app/store/{name}.py"
            for name in ("preference", "setting", "settings", "settings_file")
        ),
        ("tests/app/store", "tests/app/settings"),
    ),
}


def _mirroring(root: Path, module: str) -> tuple[str, ...]:
    """Return the tests that mirror a module: the file named after it, or its package's folder; else none."""
    place = Path(module)
    folder = Path("tests", *place.parts[1:-1])
    file = folder / f"test_{place.stem}.py"
    if (root / file).exists():
        return (file.as_posix(),)
    return (folder.as_posix(),) if (root / folder / "__init__.py").exists() else ()
