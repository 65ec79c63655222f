# SPDX-License-Identifier: MIT
"""Sets of house rules, and the line of text in which they are kept and shared (docs/files.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.store.pasted import unquoted
from thothit_desktop.games import games
from thothit_desktop.games.quoting import one_line, quote, shown_name
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate

MARK = "thothit-rules"
LIMIT = 2000
"""The most characters of a line; one with every option of a game has some 300."""
MOST_NAMED = 5
"""The most parts of a line that a message names."""

_DASHES = "\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{MINUS SIGN}"
"""Characters that other programs put in place of a hyphen."""
_LINE = re.compile(rf"thothit[-{_DASHES}]rules\b[^\n]*", re.IGNORECASE)
_BROKEN = re.compile(r",[^\S\n]*\n")
"""A line break after a comma, as e-mails have them."""
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_PARTS = re.compile(r"(?P<game>[^\s:#,=]*)\s*:?(?P<options>[^#]*)(#(?P<name>.*))?")


class RulesLineError(Exception):
    """A text has no house rules that this program can use; the message gives the reason."""


class UnknownGameError(RulesLineError):
    """A line is for a game that this program does not have."""


@dataclass(frozen=True)
class RuleSet:
    """House rules of a game, with a name or without."""

    game: str
    changed: Mapping[str, str]
    """The options that differ from the published rules."""
    name: str = ""

    @property
    def options(self) -> dict[str, str]:
        """The values of all options."""
        return games()[self.game].resolve(None, self.changed)[1]


def changed_rules(spec: GameSpec, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that differ from the published rules, without the names of bundles."""
    return {
        option.name: options[option.name]
        for option in spec.single_options
        if options[option.name] != option.default
    }


def rules_line(rules: RuleSet) -> str:
    """Return the line for a set of house rules."""
    options = ", ".join(f"{name}={value}" for name, value in rules.changed.items())
    line = f"{MARK} {rules.game}:" + (f" {options}" if options else "")
    return f"{line} # {rules.name}" if rules.name else line


def has_rules_line(text: str) -> bool:
    """Return True if a text is, or contains, a line of house rules and is no game record."""
    return not text.lstrip().startswith("{") and _LINE.search(text) is not None


def read_rules_line(text: str) -> tuple[RuleSet, str]:
    """Return the house rules in a text, and a sentence about what was left out; raises RulesLineError."""
    found = _LINE.search(_BROKEN.sub(", ", unquoted(text)))
    if found is None:
        raise RulesLineError(translate("rules_line", "There are no house rules in this text."))
    line = found[0]
    if len(line) > LIMIT:
        told = translate("rules_line", "The line is too long: house rules need at most {0} characters.")
        raise RulesLineError(told.format(LIMIT))
    if _CONTROL.search(line):
        raise RulesLineError(translate("rules_line", "The line has characters that are not text."))
    parts = _PARTS.fullmatch(one_line(line)[len(MARK) :].lstrip(" :"))
    assert parts is not None
    game = _plain(parts["game"])
    if game not in games():
        if not game:
            told = translate("rules_line", "The line doesn't say which game its rules are for.")
            raise RulesLineError(told)
        told = translate("rules_line", "There is no game called {0}, so its house rules can't be used.")
        raise UnknownGameError(told.format(quote(game)))
    spec = games()[game]
    chosen, unknown, clashing = _chosen(spec, parts["options"])
    changed = changed_rules(spec, spec.resolve(None, chosen)[1])
    return RuleSet(game, changed, shown_name(parts["name"] or "")), _left_out(spec, unknown, clashing)


def _plain(word: str) -> str:
    """Return a word of a line in lower case, with hyphens for dashes."""
    return re.sub(f"[{_DASHES}]", "-", word).strip(" .;").lower()


def _chosen(spec: GameSpec, options: str) -> tuple[dict[str, str], list[str], list[str]]:
    """Return the options of a line, its parts that the game does not have, and those that clash."""
    values: dict[str, list[str]] = {}
    unknown: list[str] = []
    known = {option.name: option.values for option in spec.options}
    for part in filter(None, map(_plain, options.split(","))):
        name, _, value = (word.strip() for word in part.partition("="))
        if value in known.get(name, ()):
            if value not in values.setdefault(name, []):
                values[name].append(value)
        elif part not in unknown:
            unknown.append(part)
    clashing = [f"{name}={value}" for name, given in values.items() if len(given) > 1 for value in given]
    return {name: given[0] for name, given in values.items() if len(given) == 1}, unknown, clashing


def _left_out(spec: GameSpec, unknown: list[str], clashing: list[str]) -> str:
    """Return a sentence that names what was left out; empty if nothing was."""
    reasons = []
    if unknown:
        told = translate("rules_line", "{0} (not a rule of {1})")
        reasons.append(told.format(_named(unknown), translate("games", spec.name)))
    if clashing:
        reasons.append(translate("rules_line", "{0} (they contradict each other)").format(_named(clashing)))
    if not reasons:
        return ""
    return translate("rules_line", "These rules are chosen, except {0}.").format("; ".join(reasons))


def _named(parts: list[str]) -> str:
    """Return the quoted parts, the last ones as an ellipsis if there are many."""
    shown = [quote(part) for part in parts[:MOST_NAMED]]
    return ", ".join([*shown, "…"] if len(parts) > MOST_NAMED else shown)
