# SPDX-License-Identifier: MIT
"""Only a family's own packages name it: shared code calls its classes."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from thothit_desktop.games import games, new_game, rituals, vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.refusals import SHARED
from thothit_desktop.games.spec import PRESET, ZONES

PACKAGE = Path(__file__).parent.parent / "thothit_desktop"

CONTRACT = {
    *vocabulary.MOVES,
    *vocabulary.EVENTS,
    *(ask.value for ask in DecisionKind),
    *SHARED,
    *OPENINGS,
    *ZONES,
    OVER,
    PRESET,
    # The ritual of the shared openings, and the titles that any opening may give.
    *("ranking", "dealer", "starts"),
    # The game that gave the program its name.
    "thothit",
}
"""The words of the shared contract, which any family may use and any module may name."""

EVERYDAY = {
    *(
        "barred",
        "bid",
        "blind",
        "bonus",
        "calls",
        "captures",
        "claims",
        "count",
        "counting",
        "crowning",
        "declared",
        "covered",
        "extra",
        "made",
        "opened",
        "revealed",
        "sums",
        "values",
    ),
    *("declaring", "double", "drawing", "duty", "exposed", "frozen", "jack", "kept", "pairs", "redeal"),
    *("redealt", "scoring", "seated", "seating", "showed", "target", "trick", "trump", "two"),
    *("void", "waits", "won"),
    *("keep", "paired", "shed"),
}
"""Words of families that are ordinary English: a name made of them may mean something else."""

IN_ANOTHER_SENSE = {
    ("cli.py", "values"): "the field of an option",
    ("table/drawing/overlay_content.py", "opened"): "where the card of a play lay",
    ("table/selection/pointed_card.py", "opened"): "the same",
    ("app/lessons/drills.py", "calls"): "a key of the files of drills",
    ("app/selftest/rounds.py", "scoring"): "a state of the match",
    ("app/statistics/results.py", "won"): "how a round ended",
    ("app/settings/catalogue.py", "kowah"): "what points of a warning stand for in a game without points",
    ("app/settings/catalogue.py", "thunee"): "the same",
    ("app/startup/application.py", "frozen"): "how Python calls a bundled program",
    ("app/startup/frame_times.py", "count"): "how many frames were measured",
    ("app/startup/startup_errors.py", "frozen"): "how Python calls a bundled program",
    ("app/startup/system.py", "frozen"): "how Python calls a bundled program",
    ("flow/calls.py", "calls"): "decisions that are made by buttons",
    ("app/new_game/opponents.py", "matching"): "levels that adapt to the person",
    ("app/window/play_actions.py", "matching"): "the same",
    ("flow/match_state_machine.py", "redeal"): "the command to deal a round again",
    ("table/drawing/faces.py", "won"): "the occasion of a word",
    ("table/drawing/frame_pictures.py", "target"): "the frame of a card that may be chosen",
    ("table/drawing/move_arrows.py", "made"): "the move that was made",
    ("table/selection/highlights.py", "target"): "the same",
    ("table/selection/call_bar.py", "calls"): "the buttons",
    ("table/stage/reactions.py", "won"): "the occasion of a word",
    ("table/stage/zones.py", "matching"): "cards of two models that are the same",
    ("table/theme/themes.py", "calls"): "the colours of the buttons",
}
"""Words of families in another sense, by file, with their meaning there."""


def words_of_families() -> set[str]:
    """Return every word of families only: ids, games, options, phases, moves, events, refusals ..."""
    words: set[str] = set()
    for family in FAMILIES.values():
        words.add(family.id)
        for named in (family.phases, family.moves, family.events, family.refusals, family.openings):
            words.update(named)
        for spec in family.specs:
            words.add(spec.id)
            words.update(option.name for option in spec.options)
    # ... rituals and titles.
    for spec in games().values():
        game, rng = new_game(spec.id), random.Random(1)
        stages, dealer = rituals.opening(game, rng)
        score = game.deal(rng, dealer).score()
        stages = [*stages, *rituals.following(game, rng, dealer, [score])[0]]
        words.update(stage.name for stage in stages)
        words.update(rituals.title(spec, seat, dealer, game.players) for seat in range(game.players))
    return words - CONTRACT - {""}


WORDS = words_of_families()
COINED = {word for word in WORDS if word.isalpha()} - EVERYDAY
"""Words with no meaning but the family's, in any place."""


def is_shared(path: Path) -> bool:
    """Return True if a module belongs to all families: it is in no family's folder, and registers none.

    The texts of the catalogue are collected from the families by a script, and research measures one family.
    """
    inside = path.relative_to(PACKAGE)
    return not {*inside.parts[:-1], inside.stem} & {*FAMILIES, "research"} and path.name not in (
        "registration.py",
        "catalogue_texts.py",
    )


def parts(name: str) -> set[str]:
    """Return the words of which a name is made."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


def docstrings(tree: ast.AST) -> set[ast.expr]:
    """Return the constant expressions that are docstrings."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def names(node: ast.AST) -> Iterator[str]:
    """Yield the names that a piece of code defines or uses."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.keyword(arg=str(name)):
            yield name
        case ast.ImportFrom(module=str(name)):
            yield name


def found(source: str, form: bool = False) -> set[str]:
    """Return the words of families that a module uses; of a compiled form only those in its texts."""
    tree = ast.parse(source)
    said: set[str] = set()
    ignored = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in ignored:
            said |= {node.value} & WORDS
            said |= {word.lower() for word in re.findall(r"[A-Za-z]+", node.value)} & COINED
        elif not form:
            for name in names(node):
                said |= parts(name) & COINED
    return said


FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if is_shared(path)]


@pytest.mark.whole
def test_shared_code_names_no_family() -> None:
    """There is also no superfluous exception."""
    said = {
        (path.relative_to(PACKAGE).as_posix(), word)
        for path in FILES
        for word in found(path.read_text(encoding="utf-8"), form=path.name.startswith("ui_"))
    }
    assert said == set(IN_ANOTHER_SENSE)


def test_the_files_spoken_of_are_there() -> None:
    assert {file for file, _ in IN_ANOTHER_SENSE} <= {path.relative_to(PACKAGE).as_posix() for path in FILES}


def test_what_is_left_out_is_a_word_of_some_family_or_of_the_contract() -> None:
    """No list contains a word that no family has."""
    assert EVERYDAY <= WORDS
    assert set(FAMILIES) <= COINED
    assert {"raja", "checki", "jodhi", "laki", "patih", "trumpman"} <= COINED


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("from thothit_desktop.games.thunee import cards", "thunee"),
        ("from thothit_desktop.flow import rummy", "rummy"),
        ("def f(view):\n    return isinstance(view, KingsView)", "kings"),
        ("if view.phase == 'trump':\n    pass", "trump"),
        ("texts = {'first-turn': 1}", "first-turn"),
        ("say(f'Checki with {card}')", "checki"),
        ("show(raja=1)", "raja"),
    ],
)
def test_the_scan_finds_a_word(source: str, word: str) -> None:
    assert found(source) == {word}


@pytest.mark.parametrize(
    "source",
    [
        '"""What Thunee does."""',
        "# kowah",
        "def f():\n    'Kings.'",
        "count = won + target",
        "if move.kind == 'play':\n    pass",
        "import thothit_desktop",
    ],
)
def test_the_scan_lets_pass_what_is_shared(source: str) -> None:
    assert found(source) == set()


@pytest.mark.parametrize("text", ["_translate('w', u'Kowah', None)", "s.setText('Kowah')"])
def test_texts_of_a_compiled_form_are_scanned(text: str) -> None:
    assert found(f"{text}\nself.kowah = 1", form=True) == {"kowah"}
