# SPDX-License-Identifier: MIT
"""The modules of a package, and what each of them imports of it; read, never run."""

import ast
from collections.abc import Iterator
from pathlib import Path


class Sources:
    """A package's modules by their full names.

    `imports` holds by module the others of the package that it imports, also those that only a function or a
    type checker imports. `packages` are the modules that are folders.
    """

    def __init__(self, package: Path) -> None:
        self.top = package.name
        self._trees: dict[str, ast.Module] = {}
        self.packages: set[str] = set()
        for path in sorted(package.rglob("*.py")):
            parts = path.relative_to(package.parent).with_suffix("").parts
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            self._trees[name] = ast.parse(path.read_text(encoding="utf-8"))
            if is_package:
                self.packages.add(name)
        self.imports = {module: set(self._imported(module)) - {module} for module in self._trees}

    def text(self, package: str) -> str:
        """The first sentence of what a package says of itself, without what stands in brackets."""
        told = ast.get_docstring(self._trees[package]) or ""
        return told.partition("\n\n")[0].replace("\n", " ").partition(". ")[0].partition(" (")[0].rstrip(".")

    def _imported(self, module: str) -> Iterator[str]:
        here = module.split(".") if module in self.packages else module.split(".")[:-1]
        for node in ast.walk(self._trees[module]):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                above = here[: len(here) - node.level + 1] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                names = [f"{source}.{alias.name}" for alias in node.names]
            yield from filter(None, map(self._module, names))

    def _module(self, name: str) -> str:
        """The module that a name stands in; empty where it is none of ours."""
        while name and name not in self._trees:
            name = name.rpartition(".")[0]
        return name
