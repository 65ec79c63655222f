# SPDX-License-Identifier: MIT
"""Build the website: `python packaging/website/build.py OUT`.

OUT becomes a folder of static pages that need no script. All links are relative, so it may lie under any
address. Only the page for wrong addresses must know its place: `--base`, by default that of GitHub Pages.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

PACKAGING = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGING))
sys.path.insert(0, str(PACKAGING.parent))

from PySide6.QtWidgets import QApplication  # noqa: E402

import product  # noqa: E402
from thothit_desktop.app.i18n.translators import install  # noqa: E402
from thothit_desktop.app.registration import register_families  # noqa: E402
from thothit_desktop.games import games  # noqa: E402
from thothit_desktop.languages import LANGUAGES  # noqa: E402
from website import all_texts, documents, game_list, keys, rules  # noqa: E402
from website.card_images import CardImages  # noqa: E402
from website.page import Page, SiteTexts, not_found, whole  # noqa: E402

HERE = Path(__file__).resolve().parent
BASE = f"/{urlsplit(product.HOME).path.rpartition('/')[2]}/"
"""The path of the project's site on GitHub Pages."""


def pages(words: SiteTexts, images: CardImages) -> Iterator[Page]:
    """Yield all pages of a language, which must be installed."""
    yield documents.start_page(words)
    yield game_list.games_page(words)
    for spec in games().values():
        yield rules.rules_page(spec, words, images)
    for name in documents.DOCUMENTS:
        yield documents.document_page(name, words)
    yield keys.keys_page(words)
    if words.language.id in all_texts.OTHERS:
        yield all_texts.texts_page(words)


def build(out: Path, base: str = BASE) -> int:
    """Write the website into a new or empty folder; return the number of pages."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise SystemExit(f"{out} is not an empty folder.")
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    register_families()
    images = CardImages(out)
    written = 0
    for language in LANGUAGES.values():
        install(app, language)
        words = SiteTexts(language)
        for page in pages(words, images):
            target = out / words.folder / page.path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(whole(page, words), encoding="utf-8", newline="\n")
            written += 1
    (out / "404.html").write_text(not_found(base), encoding="utf-8", newline="\n")
    _copy_files(out)
    return written + 1


def _copy_files(site: Path) -> None:
    """Copy style, fonts, icon and the pictures of the documents."""
    root = PACKAGING.parent
    shutil.copy(HERE / "style.css", site)
    shutil.copy(root / "assets" / "icon.svg", site)
    shutil.copytree(root / "assets" / "fonts", site / "fonts")
    shutil.copytree(root / "docs" / "pictures", site / "pictures")


def main(arguments: Sequence[str]) -> None:
    """Build the website and print what was written."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build the website.")
    parser.add_argument("out", type=Path, help="a new or empty folder")
    parser.add_argument("--base", default=BASE, help="the path of the site on its host (%(default)s)")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        count = build(chosen.out.resolve(), chosen.base)
    except OSError as error:
        raise SystemExit(f"The website can't be written: {error}") from error
    size = sum(path.stat().st_size for path in chosen.out.rglob("*") if path.is_file())
    print(f"{count} pages, {size / 1e6:.1f} MB in {chosen.out}")


if __name__ == "__main__":
    main(sys.argv[1:])
