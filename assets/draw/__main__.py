# SPDX-License-Identifier: MIT
"""Write every picture: `python -m assets.draw [--check] [--contact FILE --deck NAME --width PIXELS]`."""

import argparse
import sys
from pathlib import Path

from assets.draw import atlas, backs, ceki, icon, western

ASSETS = Path(__file__).resolve().parent.parent


def pictures() -> dict[str, str]:
    """The text of every SVG file: path under assets -> text."""
    cards = ceki.files() | western.files() | backs.files()
    return {f"cards/{path}": text for path, text in cards.items()} | icon.files() | atlas.files()


def stale(files: dict[str, str], root: Path) -> list[str]:
    """Paths below root that are missing, differ from their text, or lie beside the files uncalled for."""
    found = [
        path
        for path, text in files.items()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text
    ]
    for folder in {(root / path).parent for path in files}:
        here = {path.relative_to(root).as_posix() for path in folder.glob("*.svg")}
        found += here - files.keys()
    return sorted(found)


def write(files: dict[str, str], root: Path) -> int:
    """Write the stale files and return how many there were; files of no picture are removed."""
    paths = stale(files, root)
    for path in paths:
        target = root / path
        if path in files:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(files[path], encoding="utf-8", newline="\n")
        else:
            target.unlink()
    return len(paths)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit status is 1 if --check finds a stale file."""
    parser = argparse.ArgumentParser(prog="python -m assets.draw", description="Draw the card pictures.")
    parser.add_argument("--check", action="store_true", help="write nothing, name the files that are stale")
    parser.add_argument("--contact", type=Path, metavar="FILE", help="write a PNG with all faces of a deck")
    parser.add_argument("--deck", default="ceki", help="the deck of the contact sheet (default: ceki)")
    parser.add_argument("--width", type=int, default=140, help="width of a face in it, in pixels (140)")
    options = parser.parse_args(arguments)
    files = pictures()
    if options.check:
        paths = stale(files, ASSETS)
        for path in paths:
            print(f"stale: {path}")
        return 1 if paths else 0
    if options.contact:
        # Qt is needed for this alone.
        from assets.draw.contact import contact_sheet

        faces = {
            path: text
            for path, text in files.items()
            if path.startswith(f"cards/{options.deck}/") and not path.endswith("-large.svg")
        }
        if not faces:
            parser.error(f"no deck {options.deck}")
        contact_sheet(faces, options.width, options.contact)
        return 0
    print(f"{write(files, ASSETS)} files written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
