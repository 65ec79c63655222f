# SPDX-License-Identifier: MIT
"""Make the face of headings: `python packaging/heading_font.py VOLLKORN.ttf` writes `assets/fonts/`.

It is the bold of the variable font Vollkorn (SIL Open Font License 1.1) with the letters of western European
languages and lining figures, under a name of its own, so that an installed Vollkorn is not mistaken for it.
It needs fontTools (`pip install fonttools`), which nothing else does.
"""

import sys
from importlib import import_module
from pathlib import Path

import product

TARGET = product.ROOT / "assets" / "fonts" / "headings.ttf"
FAMILY = "Thothit Headings"
WEIGHT = 700
LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026)
"""Basic Latin, Latin-1, Latin Extended-A, and the dashes, quotation marks and dots of sentences."""
_FAMILY_NAMES, _FULL_NAMES, _POSTSCRIPT = (1, 16), (3, 4), (6,)
"""Numbers of the name table."""


def make(source: Path, target: Path) -> None:
    """Write the face made of the variable font `source`."""
    font = import_module("fontTools.ttLib").TTFont(source)
    import_module("fontTools.varLib.instancer").instantiateVariableFont(font, {"wght": WEIGHT}, inplace=True)
    _take_lining_figures(font)
    subset = import_module("fontTools.subset")
    options = subset.Options(layout_features=["kern", "liga", "mark"], name_IDs=["*"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in _FAMILY_NAMES:
            record.string = FAMILY
        elif record.nameID in _FULL_NAMES:
            record.string = f"{FAMILY} Bold"
        elif record.nameID in _POSTSCRIPT:
            record.string = FAMILY.replace(" ", "") + "-Bold"
    font["head"].macStyle |= 1
    font["OS/2"].usWeightClass = WEIGHT
    font.save(target)


def _take_lining_figures(font: object) -> None:
    """Let figures be as high as capitals, which the font has by a feature."""
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
    make(Path(sys.argv[1]), TARGET)
