# SPDX-License-Identifier: MIT
"""Mutants of a module, with the operators of mutmut on the syntax trees of libcst.

Annotations, decorators and docstrings are not changed, and neither are texts with a space, because tests do
not check the wording of sentences.
"""

import difflib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators


@dataclass(frozen=True)
class Mutant:
    """A small fault: its place, the changed lines before and after, and the whole mutated module."""

    module: str
    line: int
    function: str
    """The qualified name (`Position.play`), empty at the module's level."""
    before: str
    after: str
    code: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}\n    - {self.before}\n    + {self.after}"


@dataclass(frozen=True)
class _NodeChange:
    """A node and its replacement by an operator."""

    line: int
    function: str
    node: libcst.CSTNode
    changed: libcst.CSTNode


class MutatedModule:
    """The mutations of a module, by line."""

    def __init__(self, module: str, source: str) -> None:
        self._module, self._source = module, source
        wrapper = MetadataWrapper(libcst.parse_module(source))
        self._tree = wrapper.module
        self._positions = wrapper.resolve(PositionProvider)
        self._changes: dict[int, list[_NodeChange]] = {}
        for change in self._walk(self._tree, 1, ""):
            self._changes.setdefault(change.line, []).append(change)

    def lines(self) -> list[int]:
        """Return the lines that have mutants, in order."""
        return sorted(self._changes)

    def draw(self, line: int, rng: random.Random) -> Mutant | None:
        """Return one mutant of a line; None if none of them is valid Python."""
        for change in rng.sample(self._changes[line], len(self._changes[line])):
            code = self._tree.deep_replace(change.node, change.changed).code
            try:
                compile(code, self._module, "exec")
            except SyntaxError:
                continue
            before, after = _changed_lines(self._source, code)
            return Mutant(self._module, line, change.function, before, after, code)
        return None

    def _walk(self, node: libcst.CSTNode, line: int, function: str) -> Iterator[_NodeChange]:
        if isinstance(node, libcst.Annotation | libcst.Decorator) or _is_sentence(node):
            return
        if node in self._positions:
            line = self._positions[node].start.line
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                for changed in operator(node):
                    yield _NodeChange(line, function, node, changed)
        if isinstance(node, libcst.FunctionDef | libcst.ClassDef):
            function = f"{function}.{node.name.value}".lstrip(".")
        for child in node.children:
            yield from self._walk(child, line, function)


def _is_sentence(node: libcst.CSTNode) -> bool:
    if isinstance(node, libcst.FormattedString | libcst.ConcatenatedString):
        return any(map(_is_sentence, node.children))
    return isinstance(node, libcst.SimpleString | libcst.FormattedStringText) and " " in node.value


def _changed_lines(before: str, after: str) -> tuple[str, str]:
    lines = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    return _signed(lines, "-"), _signed(lines, "+")


def _signed(lines: list[str], sign: str) -> str:
    return "\n".join(line[2:].strip() for line in lines if line[0] == sign)


def sample(root: Path, modules: list[str], count: int, seed: int) -> tuple[list[Mutant], int]:
    """Return a mutant for each of `count` random lines of the modules, and the number of lines that have one.

    A longer sample with the same seed begins with the shorter one.
    """
    rng = random.Random(seed)
    mutated = {
        module: MutatedModule(module, (root / module).read_text(encoding="utf-8")) for module in modules
    }
    lines = [(module, line) for module in modules for line in mutated[module].lines()]
    rng.shuffle(lines)
    drawn: list[Mutant] = []
    for module, line in lines:
        if len(drawn) == count:
            break
        mutant = mutated[module].draw(line, rng)
        if mutant is not None:
            drawn.append(mutant)
    return drawn, len(lines)
