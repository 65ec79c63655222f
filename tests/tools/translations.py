# SPDX-License-Identifier: MIT
"""Collect the texts of the interface for translators: `python -m tests.tools.translations`.

Writes into `ui/translations/`:

- `id.ts` and `jv.ts`, every text that lupdate finds, with the translations that these files have already;
texts no
  longer in the program are dropped;
- `en.ts`, the texts with `%n`, or `%Ln` for large numbers, which have the plurals of English: `%n card(s)` is
  `1 card` and `2 cards`;

into `thothit_desktop/app/i18n/`:

- `catalogue_texts.py`, the texts of the games' catalogue and of refusals, which are defined without Qt and so
have
  no marks of their own;
- `en.qm`, `id.qm` and `jv.qm`, compiled from the files above, which the program loads;

and into `thothit_desktop/locale/` the texts of the command lines as gettext reads them
(`id/LC_MESSAGES/thothit.mo` and that of `jv`).

`--check` writes nothing, names the stale files and exits with 1 if there are any.
"""

import re
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTranslator

from tests.tools import ROOT

PACKAGE = ROOT / "thothit_desktop"
I18N = PACKAGE / "app" / "i18n"
TEXTS = ROOT / "ui" / "translations"
LOCALE = PACKAGE / "locale"
OTHERS = ("id", "jv")
"""The languages besides English; both have one form for all numbers."""
COMMAND_LINES = ("argparse", "arguments", "cli", "faults", "games", "startup")
"""The contexts of the texts of programs without Qt."""
HEAD = '''# SPDX-License-Identifier: MIT
"""The texts of the catalogue and of refusals, for lupdate to find; made by `tests/tools/translations.py`."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEXTS = (
'''


def catalogue() -> Iterator[str]:
    """Yield every text of the catalogue that the window shows."""
    from thothit_desktop.games import games
    from thothit_desktop.games.places import PLACES

    for spec in games().values():
        yield from (spec.name, spec.summary)
        for option in spec.options:
            yield from (option.title, *option.meanings.values(), *option.sources.values())
        for preset in spec.presets:
            yield from (preset.name, preset.about)
    yield from (place.name for place in PLACES.values())


def refusals() -> Iterator[str]:
    """Yield the reasons for refusals, as in records and on the command line."""
    from thothit_desktop.games.refusals import reasons

    yield from reasons().values()


def catalogue_texts() -> str:
    """Return the module that marks the texts of the catalogue and of refusals."""
    lines = []
    marked = [*(("games", text) for text in catalogue()), *(("faults", text) for text in refusals())]
    for context, text in dict.fromkeys(marked):
        quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        lines.append(f'    QT_TRANSLATE_NOOP("{context}", {quoted}),\n')
    return HEAD + "".join(lines) + ")\n"


def tool(name: str, *arguments: object) -> None:
    """Run a tool of Qt from this Python's PySide6."""
    code = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)


def collected(folder: Path) -> Path:
    """Return a file of all texts that lupdate finds, with the plurals of English."""
    target = folder / "en.ts"
    sources = sorted(path.relative_to(ROOT) for path in PACKAGE.rglob("*.py") if path.parent.name != "forms")
    forms = sorted(path.relative_to(ROOT) for path in (ROOT / "ui").glob("*.ui"))
    tool("lupdate", *sources, *forms, "-ts", target, "-locations", "none", "-no-obsolete")
    tree = ET.parse(target)
    tree.getroot().set("language", "en")
    for message in tree.iter("message"):
        source, translation = message.find("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        if re.search("%L?n", source.text or ""):
            message.set("numerus", "yes")
            translation.clear()
            for ending in ("", r"\1"):
                form = re.sub(r"\((e?s)\)", ending, source.text or "")
                ET.SubElement(translation, "numerusform").text = form
    ET.indent(tree)
    tree.write(target, encoding="utf-8", xml_declaration=True)
    return target


def translations(path: Path) -> dict[tuple[str, str], str]:
    """Return the translations in a file by context and source; empty if there is no file."""
    if not path.is_file():
        return {}
    found = {}
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            plural = message.findtext("translation/numerusform")
            words = message.findtext("translation", "") if plural is None else plural
            found[context.findtext("name", ""), message.findtext("source", "")] = words
    return found


def translated(english: Path, language: str) -> Path:
    """Return the file of another language beside the English one, with its texts and translations so far."""
    target = english.with_stem(language)
    known = translations(TEXTS / target.name)
    tree = ET.parse(english)
    tree.getroot().set("language", language)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            translation.clear()
            words = known.get((context.findtext("name", ""), message.findtext("source", "")), "")
            if not words:
                translation.set("type", "unfinished")
            plural = message.get("numerus") == "yes"
            (ET.SubElement(translation, "numerusform") if plural else translation).text = words
    ET.indent(tree)
    tree.write(target, encoding="utf-8", xml_declaration=True)
    return target


def gettext_file(path: Path) -> bytes:
    """Return the texts of the command lines in a file of Qt Linguist, as a gettext file (`.mo`).

    Argparse looks up its texts without a context.
    """
    texts = {b"": b"Content-Type: text/plain; charset=UTF-8\n"}
    for (context, source), words in translations(path).items():
        if context in COMMAND_LINES and words:
            key = source if context == "argparse" else f"{context}\4{source}"
            texts[key.encode()] = words.encode()
    keys = sorted(texts)
    start = 28 + 16 * len(keys)
    rows, body = [], b""
    for text in (*keys, *(texts[key] for key in keys)):
        rows.append(struct.pack("<II", len(text), start + len(body)))
        body += text + b"\0"
    head = struct.pack("<IIIIIII", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    return head + b"".join(rows) + body


def keep_plurals(path: Path) -> None:
    """Drop the texts of a file that have no plural."""
    tree = ET.parse(path)
    root = tree.getroot()
    for context in list(root.iter("context")):
        for message in list(context.iter("message")):
            if message.get("numerus") != "yes":
                context.remove(message)
        if context.find("message") is None:
            root.remove(context)
    ET.indent(tree)
    tree.write(path, encoding="utf-8", xml_declaration=True)


def says(compiled: Path, text: Path) -> bool:
    """Return True if a compiled file has the translations of its source; its bytes depend on Qt's version."""
    translator = QTranslator()
    return translator.load(str(compiled)) and all(
        (translator.translate(context, source, None, 1 if re.search("%L?n", source) else -1) or "") == words
        for (context, source), words in translations(text).items()
    )


def made(folder: Path) -> dict[Path, bytes]:
    """Return the content that each file should have; `catalogue_texts.py` must be current for the others."""
    english = collected(folder)
    texts = [english, *(translated(english, language) for language in OTHERS)]
    keep_plurals(english)
    files = {}
    for text in texts:
        compiled = text.with_suffix(".qm")
        tool("lrelease", text, "-qm", compiled, "-silent")
        files[TEXTS / text.name] = text.read_bytes()
        kept = I18N / compiled.name
        files[kept] = (kept if says(kept, text) else compiled).read_bytes()
    for text in texts[1:]:
        files[LOCALE / text.stem / "LC_MESSAGES" / "thothit.mo"] = gettext_file(text)
    return files


def main(arguments: list[str]) -> int:
    """Write stale files, or only name them."""
    from thothit_desktop.players.registration import register_families

    register_families()
    check = arguments == ["--check"]
    module, text = I18N / "catalogue_texts.py", catalogue_texts()
    stale = [] if module.is_file() and module.read_text(encoding="utf-8") == text else [module]
    if stale and not check:
        module.write_text(text, encoding="utf-8", newline="\n")
    with tempfile.TemporaryDirectory() as folder:
        for path, content in made(Path(folder)).items():
            if not path.is_file() or path.read_bytes() != content:
                stale.append(path)
                if not check:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content)
    for path in stale:
        print(f"{'stale' if check else 'written'}: {path.relative_to(ROOT).as_posix()}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
