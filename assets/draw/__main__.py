# SPDX-License-Identifier: MIT
"""Write every card picture: `python -m assets.draw [--check] [--contact FILE --deck NAME --width PIXELS]`."""

import argparse
import sys
from pathlib import Path

from assets.draw import ceki

CARDS = Path(__file__).resolve().parent.parent / "cards"


def pictures() -> dict[str, dict[str, str]]:
    """The text of every SVG file: deck (a folder of assets/cards) -> file name -> text."""
    faces = {f"{code}.svg": ceki.face(code) for code in ceki.CODES}
    large = {f"{code}-large.svg": ceki.large_face(code) for code in ceki.CODES}
    return {"ceki": faces | large}


def stale(decks: dict[str, dict[str, str]], root: Path = CARDS) -> list[Path]:
    """Files below root that are missing, differ from their text, or belong to no picture of their deck."""
    found = []
    for deck, files in decks.items():
        folder = root / deck
        for name, text in files.items():
            path = folder / name
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                found.append(path)
        found += sorted(path for path in folder.glob("*.svg") if path.name not in files)
    return found


def write(decks: dict[str, dict[str, str]], root: Path = CARDS) -> int:
    """Write the stale files and return how many there were; files of no picture are removed."""
    paths = stale(decks, root)
    for path in paths:
        text = decks[path.parent.name].get(path.name)
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return len(paths)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit status is 1 if --check finds a stale file."""
    parser = argparse.ArgumentParser(prog="python -m assets.draw", description="Draw the card pictures.")
    parser.add_argument("--check", action="store_true", help="write nothing, name the files that are stale")
    parser.add_argument("--contact", type=Path, metavar="FILE", help="write a PNG with all faces of a deck")
    parser.add_argument("--deck", default="ceki", help="the deck of the contact sheet (default: ceki)")
    parser.add_argument("--width", type=int, default=140, help="width of a face in it, in pixels (140)")
    options = parser.parse_args(arguments)
    decks = pictures()
    if options.check:
        paths = stale(decks)
        for path in paths:
            print(f"stale: {path}")
        return 1 if paths else 0
    if options.contact:
        # Qt is needed for this alone.
        from assets.draw.contact import contact_sheet

        contact_sheet(decks[options.deck], options.width, options.contact)
        return 0
    print(f"{write(decks)} files written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
