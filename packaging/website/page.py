# SPDX-License-Identifier: MIT
"""The frame of all pages: head, navigation, the switch of languages, and the foot."""

import json
import posixpath
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path

import product
from thothit_desktop.languages import ENGLISH, LANGUAGES, Language

TEXTS = Path(__file__).with_name("texts")
"""The folder of the site's own texts: `LANGUAGE.json`, by the English text."""
SITE = "Thothit Desktop"
RELEASES = f"{product.HOME}/releases/latest"
REPORT = f"{product.HOME}/issues/new?template=words.yml"
"""The form for wrong words."""
HELP, TEXTS_PAGE = "native-speakers.html", "texts.html"
"""The page for native speakers, and their list of all texts."""


@dataclass(frozen=True)
class Page:
    """A page of one language. `path` is that of its file in the language's folder; `body` is HTML.

    `spoken` is the language of the body if it is not that of the frame.
    """

    path: str
    title: str
    description: str
    body: str
    spoken: str = ""


@dataclass(frozen=True)
class SiteTexts:
    """The site's own words in a language."""

    language: Language

    @property
    def folder(self) -> str:
        """The folder of the language's pages: English is at the top."""
        return "" if self.language is ENGLISH else self.language.id

    @cached_property
    def _texts(self) -> dict[str, str]:
        if self.language is ENGLISH:
            return {}
        texts: dict[str, str] = json.loads((TEXTS / f"{self.language.id}.json").read_text(encoding="utf-8"))
        return texts

    def __call__(self, english: str) -> str:
        """Return a text of the site in this language, or else in English."""
        return self._texts.get(english, english)

    def up(self, page: str) -> str:
        """Return the way from a page of this language to the top of the site, with its slash."""
        return "../" * (page.count("/") + (1 if self.folder else 0))


def relative(page: str, target: str) -> str:
    """Return the link from a page to another, both by their paths in the same folder."""
    path, mark, anchor = target.partition("#")
    return posixpath.relpath(path, posixpath.dirname(page) or ".") + mark + anchor


def whole(page: Page, words: SiteTexts) -> str:
    """Return the whole HTML of a page."""
    up = words.up(page.path)
    title = page.title if page.title.startswith(SITE) else f"{page.title} – {SITE}"
    spoken = f' lang="{page.spoken}"' if page.spoken and page.spoken != words.language.id else ""
    return f"""{_head(words.language.id, title, page.description, up)}
<body>
<a class="skip" href="#main">{escape(words("Skip to the text"))}</a>
<header>
<nav class="pages" aria-label="{escape(words("Pages"))}">
{_navigation(page, words)}
</nav>
<nav class="languages" aria-label="{escape(words("Language"))}">
{_languages(page, words)}
</nav>
</header>
<main id="main"{spoken}>
{page.body}
</main>
<footer>
{_foot(page, words)}
</footer>
</body>
</html>
"""


def _head(language: str, title: str, description: str, up: str, more: str = "") -> str:
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">{more}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<meta name="description" content="{escape(description)}">
<link rel="icon" href="{up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{up}style.css">
</head>"""


def _navigation(page: Page, words: SiteTexts) -> str:
    links = (
        ("index.html", SITE),
        ("games.html", words("Games and rules")),
        ("manual.html", words("How to play")),
        ("keys.html", words("Keys")),
    )
    made = [
        f'<a href="{relative(page.path, target)}"{_current(target == page.path)}>{escape(text)}</a>'
        for target, text in links
    ]
    return "\n".join([*made, f'<a href="{RELEASES}">{escape(words("Download"))}</a>'])


def _current(here: bool) -> str:
    return ' aria-current="page"' if here else ""


def _languages(page: Page, words: SiteTexts) -> str:
    made = []
    for language in LANGUAGES.values():
        other = SiteTexts(language)
        # Only languages that are translated from English have a list of all texts.
        path = page.path if page.path != TEXTS_PAGE or other.folder else HELP
        target = words.up(page.path) + posixpath.join(other.folder, path)
        made.append(
            f'<a href="{target}" lang="{language.id}" hreflang="{language.id}"'
            f"{_current(language is words.language)}>{escape(language.name)}</a>"
        )
    return "\n".join(made)


def _foot(page: Page, words: SiteTexts) -> str:
    helping = relative(page.path, HELP)
    links = [
        (product.HOME, words("Source code")),
        (REPORT, words("Report a wrong sentence")),
        (helping, words("For native speakers")),
    ]
    if words.folder:
        links.append((relative(page.path, TEXTS_PAGE), words("All texts of the program")))
    remark = ""
    if not words.language.signed:
        doubt = words("No native speaker has checked this translation yet.")
        remark = f'<p>{escape(doubt)} <a href="{helping}">{escape(words("You can help."))}</a></p>\n'
    shown = " · ".join(f'<a href="{target}">{escape(text)}</a>' for target, text in links)
    licence = escape(words("Free software under the {0} licence.").format(product.LICENCE))
    return f"{remark}<p>{shown}</p>\n<p>{licence}</p>"


def not_found(base: str) -> str:
    """Return the page for wrong addresses, which may be shown at any depth: `base` is the site's path."""
    lines = []
    for language in LANGUAGES.values():
        words = SiteTexts(language)
        start = posixpath.join(words.folder, "index.html")
        lines.append(
            f'<p lang="{language.id}">{escape(words("There is no page at this address."))} '
            f'<a href="{start}">{escape(words("Go to the start page"))}</a></p>'
        )
    head = _head(ENGLISH.id, f"Not found – {SITE}", "", "", f'\n<base href="{escape(base)}">')
    head = head.replace('<meta name="description" content="">\n', "")
    return f'{head}\n<body>\n<main id="main">\n<h1>404</h1>\n{"".join(lines)}\n</main>\n</body>\n</html>\n'
