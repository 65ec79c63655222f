# SPDX-License-Identifier: MIT
"""Draw docs/pictures/architecture.svg from the code: `python packaging/draw_architecture.py`.

`--check` writes nothing, and exits 1 if the picture is not that of the code.
"""

import sys

from architecture import drawing
from architecture.floors import FLOORS, between, floor
from architecture.imports import Sources
from product import ROOT

PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"


def picture(sources: Sources) -> str:
    """The picture of a package as SVG."""
    floors = [floor(sources, name) for name in reversed(FLOORS)]
    return drawing.svg(floors, between(sources))


def main(arguments: list[str]) -> int:
    """Draw the picture, or only say whether it is stale."""
    text = picture(Sources(ROOT / "thothit_desktop"))
    if arguments == ["--check"]:
        fresh = PICTURE.is_file() and PICTURE.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"stale: {PICTURE.relative_to(ROOT).as_posix()}")
        return 0 if fresh else 1
    PICTURE.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
