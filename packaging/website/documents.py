# SPDX-License-Identifier: MIT
"""The pages made from Markdown: the start page, the manual, the page for native speakers."""

import posixpath
import re
from collections.abc import Mapping
from functools import partial
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

import product
from linux.languages import translations
from thothit_desktop.languages import ENGLISH, LANGUAGES
from website.game_list import game_sections
from website.page import HELP, RELEASES, SITE, TEXTS_PAGE, Page, SiteTexts, relative
from website.screenshots import picture

DOCS = product.ROOT / "docs"
DOCUMENTS = ("manual", "native-speakers", "translating")
"""The documents that are pages. Those of other languages are in `docs/LANGUAGE/`."""
PLACES = {f"docs/{name}.md": f"{name}.html" for name in (*DOCUMENTS, "keys")}
"""The pages of documents, by their paths in the repository."""
FIRST = "table.png"
"""The picture of the start page."""
SHOWN = "The cards are dealt: the pool round the stock, your hand below"
"""What it shows, as software centres say it too."""
_ABOVE = "../../"
_END = "## Run it from source"
"""The heading of the README at which the start page ends."""


def start_page(words: SiteTexts) -> Page:
    """Return the start page: the README's beginning, or what packages say in other languages; all games."""
    if words.language is ENGLISH:
        text = (product.ROOT / "README.md").read_text(encoding="utf-8")
        beginning = text[: text.index(_END)]
        body, about = rendered(beginning, "README.md", "index.html", words), product.SUMMARY
    else:
        told = translations()[words.language.id]
        about = told.get(product.SUMMARY, product.SUMMARY)
        body = _introduction(told, words)
    found = f"{body}\n{game_sections(words)}"
    return Page("index.html", SITE, about, found)


def _introduction(told: Mapping[str, str], words: SiteTexts) -> str:
    """Return the beginning of a start page from the translated texts of the packages."""
    first, *rest = (f"<p>{escape(told.get(text, text))}</p>" for text in product.DESCRIPTION)
    features = "".join(f"<li>{escape(told.get(text, text))}</li>" for text in product.FEATURES)
    lead = escape(told.get(product.SUMMARY, product.SUMMARY))
    shown = picture(FIRST, told.get(SHOWN, SHOWN), "../")
    systems = escape(words("for Linux, Windows and macOS"))
    return (
        f'<h1>{SITE}</h1>\n<p class="lead">{lead}</p>\n'
        f'<p><a class="button" href="{RELEASES}">{escape(words("Download"))}</a> {systems}</p>\n'
        f'<p class="picture">{shown}</p>\n{first}\n{"".join(rest)}\n<ul>{features}</ul>'
    )


def document_page(name: str, words: SiteTexts) -> Page:
    """Return the page of a document of `docs/LANGUAGE/`, or else of the English one of `docs/`."""
    file, path = f"{name}.md", f"{name}.html"
    source = DOCS / words.language.id / file
    spoken = words.language.id if source.is_file() else ENGLISH.id
    source = source if source.is_file() else DOCS / file
    text = source.read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    body = rendered(text, source.relative_to(product.ROOT).as_posix(), path, words)
    if path == HELP:
        body += _lists_of_texts(words)
    return Page(path, title, title, body, spoken)


def _lists_of_texts(words: SiteTexts) -> str:
    """Return links to the lists of all texts: in English to those of all languages, else to the own one."""
    listed = LANGUAGES.values() if words.language is ENGLISH else (words.language,)
    links = (
        f'<a class="button" lang="{language.id}" href="{words.up(HELP)}{language.id}/{TEXTS_PAGE}">'
        f"{escape(language.name)}: {escape(SiteTexts(language)('All texts of the program'))}</a>"
        for language in listed
        if language is not ENGLISH
    )
    return f"<p>{' '.join(links)}</p>\n"


def rendered(text: str, source: str, path: str, words: SiteTexts) -> str:
    """Return the HTML of a Markdown document; `source` is its path in the repository, `path` its page's."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    _name_headings(tokens)
    target = partial(_target, source=source, path=path)
    for token in (each for block in tokens for each in block.children or ()):
        if token.type == "link_open":
            token.attrSet("href", target(str(token.attrGet("href"))))
        elif token.type == "image":
            name = str(token.attrGet("src")).rpartition("/")[2]
            told = token.content
            token.type, token.content, token.children = "html_inline", picture(name, told, words.up(path)), []
    html: str = parser.renderer.render(tokens, parser.options, {})
    return html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def _name_headings(tokens: list[Token]) -> None:
    """Give each heading the anchor that GitHub gives it."""
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            anchor = re.sub(r"[^\w\- ]", "", inside.content.lower()).replace(" ", "-")
            token.attrSet("id", anchor)


def _target(address: str, source: str, path: str) -> str:
    """Return where a link of a document leads: a page of the site, or the file in the repository."""
    if ":" in address or address.startswith("#"):
        return address
    file, mark, anchor = address.partition("#")
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(source), file))
    if whole in PLACES:
        return relative(path, PLACES[whole]) + mark + anchor
    if whole.startswith(_ABOVE):  # such as the form for reports, beside `blob/main` on the project's page
        return f"{product.HOME}/{whole.removeprefix(_ABOVE)}"
    kind = "tree" if (product.ROOT / whole).is_dir() else "blob"
    return f"{product.HOME}/{kind}/main/{whole}{mark}{anchor}"
