# SPDX-License-Identifier: MIT
"""Make a font of the program: `python -m tests.tools.fonts headings VOLLKORN.ttf` or `.. javanese NOTO.ttf`.

The font of headings is the bold of the variable font Vollkorn with the letters of western European languages
and lining figures; that of Javanese letters is Noto Sans Javanese without its Latin ones. Both are under the
SIL Open Font License 1.1, and have names of their own here, so that an installed font is not mistaken for
them. Needs fontTools (`pip install fonttools`), which no other tool does.
"""

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from tests.tools import ROOT

FONTS = ROOT / "assets" / "fonts"
HEADINGS, JAVANESE = "Thothit Headings", "Thothit Javanese"
WEIGHT = 700
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026)
"""Basic Latin, Latin-1, Latin Extended-A, and the dashes, quotation marks and dots of sentences."""
JAVANESE_LETTERS = (*range(0xA980, 0xA9E0), 0x200C, 0x200D, 0x25CC)
"""The letters of Unicode's block, the joiners, and the circle that marks the place of a letter."""
_FAMILY_NAMES, _FULL_NAMES, _POSTSCRIPT = (1, 16), (3, 4), (6,)
"""Numbers of the name table."""


def make_headings(source: Path, target: Path) -> None:
    """Write the heading font made from the variable font `source`."""
    font = import_module("fontTools.ttLib").TTFont(source)
    import_module("fontTools.varLib.instancer").instantiateVariableFont(font, {"wght": WEIGHT}, inplace=True)
    _take_lining_figures(font)
    _cut_down(font, LETTERS, ["kern", "liga", "mark"])
    _rename(font, HEADINGS, "Bold")
    font["head"].macStyle |= 1
    font["OS/2"].usWeightClass = WEIGHT
    font.save(target)


def make_javanese(source: Path, target: Path) -> None:
    """Write the Javanese font made from the font `source`."""
    font = import_module("fontTools.ttLib").TTFont(source)
    _cut_down(font, JAVANESE_LETTERS, ["*"])
    _rename(font, JAVANESE, "Regular")
    font.save(target)


def _cut_down(font: object, letters: Iterable[int], features: list[str]) -> None:
    subset = import_module("fontTools.subset")
    options = subset.Options(layout_features=features, name_IDs=["*"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def _rename(font: object, family: str, style: str) -> None:
    for record in font["name"].names:  # type: ignore[index]
        if record.nameID in _FAMILY_NAMES:
            record.string = family
        elif record.nameID in _FULL_NAMES:
            record.string = f"{family} {style}"
        elif record.nameID in _POSTSCRIPT:
            record.string = f"{family.replace(' ', '')}-{style}"


def _take_lining_figures(font: object) -> None:
    """Make figures as high as capitals, a feature of the font."""
    table = font["GSUB"].table  # type: ignore[index]
    features = table.FeatureList.FeatureRecord
    lookups = {
        at for record in features if record.FeatureTag == "lnum" for at in record.Feature.LookupListIndex
    }
    instead: dict[str, str] = {}
    for at in lookups:
        for part in table.LookupList.Lookup[at].SubTable:
            instead |= getattr(part, "mapping", None) or part.ExtSubTable.mapping
    for cmap in font["cmap"].tables:  # type: ignore[index]
        for letter in range(ord("0"), ord("9") + 1):
            if letter in cmap.cmap:
                cmap.cmap[letter] = instead.get(cmap.cmap[letter], cmap.cmap[letter])


if __name__ == "__main__":
    name = sys.argv[1]
    {"headings": make_headings, "javanese": make_javanese}[name](Path(sys.argv[2]), FONTS / f"{name}.ttf")
