# SPDX-License-Identifier: MIT
"""The rules pages: those of the program, in the HTML of the web."""

import re
from html import escape

from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.app.rules import example as worked
from thothit_desktop.app.rules.page_text import named
from thothit_desktop.app.rules.page_text import page as page_text
from thothit_desktop.games.spec import GameSpec
from website import example
from website.card_images import DECK, CardImages
from website.page import Page, Words
from website.screenshots import game_picture

EXAMPLE = "example"
"""The anchor of the worked example."""

_TABLE = re.compile(r"<table\b([^>]*)>(.*?)</table>", re.DOTALL)
_CLASS = re.compile(r"\bclass=[\"']([^\"']*)[\"']")
_WIDTH = re.compile(r'\bwidth="(\d+%)"')
_CELL = re.compile(r"<td\b([^>]*)>(.*?)</td>", re.DOTALL)
_PICTURE = re.compile(r'<img src="([\w-]+):([\w.]+)" height="(\d+)"(?: share="\d+")?>')
_INVITATION = re.compile(r'<table class="example".*?</table>', re.DOTALL)
_PLAIN = (
    # What is only of use in the program's window.
    (re.compile(r'<(span|div|h3|p|li) class="program">.*?</\1>\s*', re.DOTALL), ""),
    (re.compile(r'<h([23])><a name="([\w-]+)"></a>'), r'<h\1 id="\2">'),
    (re.compile(r'<a name="([\w-]+)"></a>'), r'<a id="\1"></a>'),
    (re.compile(r'<div class="folded">(.*?)</div>', re.DOTALL), r"\1"),
    (re.compile(r'href="rules:([\w-]+)(#[\w-]+)?"'), r'href="\1.html\2"'),
    (
        re.compile(r'<span class="script">(?: ?&nbsp;)*\s*(.*?)</span>'),
        r' <span class="script" lang="jv-Java">\1</span>',
    ),
)
_LEAD = re.compile(r"<p class=[\"']lead[\"']>.*?</p>", re.DOTALL)
_ENDING = re.compile(
    r'<h2><a name="decisions"></a>|<p class="contents">(?!.*<p class="contents">)', re.DOTALL
)
"""The beginning of the sources or, without them, of the links to the other games."""


def path_of(spec: GameSpec) -> str:
    """Return the path of a game's page in the folder of a language."""
    return f"rules/{spec.id}.html"


def rules_page(spec: GameSpec, words: Words, images: CardImages) -> Page:
    """Return the rules page of a game in the installed language, with its example as text."""
    path = path_of(spec)
    up = words.up(path)
    steps = worked.load(spec)
    text = named(page_text(spec, example=steps is not None), DECK)
    shown = link = ""
    if steps is not None:
        shown = f'<h2 id="{EXAMPLE}">{escape(words("An example"))}</h2>\n{example.as_text(steps, words)}\n'
        link = f'<p><a class="button" href="#{EXAMPLE}">{escape(words("Read an example"))}</a></p>'
    text = _INVITATION.sub(link, text)
    text = _ENDING.sub(lambda found: shown + found[0], text, count=1)
    text = _LEAD.sub(lambda found: f"{found[0]}\n{game_picture(spec, words, up)}", text, count=1)
    body = in_html(text, images, up)
    title = words("Rules of {0}").format(of_games(spec.name))
    return Page(path, title, of_games(spec.summary), f'<article class="rules">\n{body}\n</article>')


def in_html(text: str, images: CardImages, up: str) -> str:
    """Return HTML as the program's pages have it, in that of the web."""
    for pattern, replaced in _PLAIN:
        text = pattern.sub(replaced, text)
    text = _TABLE.sub(_table, text)
    return _PICTURE.sub(lambda found: images.html(found[1], found[2], int(found[3]), up), text)


def _table(found: re.Match[str]) -> str:
    """Return a table without sizes for Qt; one without headings only arranges its cells."""
    attributes, rows = found.groups()
    kind = _CLASS.search(attributes)
    named_kind = f' class="{kind[1]}"' if kind else ""
    headed = 'class="head"' in rows
    role = "" if headed else ' role="presentation"'
    return f'<div class="wide"><table{named_kind}{role}>{_CELL.sub(_cell, rows)}</table></div>'


def _cell(found: re.Match[str]) -> str:
    """Return a cell with its share of the width, or a heading."""
    attributes, content = found.groups()
    kind, width = _CLASS.search(attributes), _WIDTH.search(attributes)
    styled = f' style="width:{width[1]}"' if width else ""
    if kind and kind[1] == "head":
        return f'<th scope="col"{styled}>{content}</th>'
    classes = kind[1] if kind else "centred" if "center" in attributes else ""
    return f"<td{f' class={chr(34)}{classes}{chr(34)}' if classes else ''}{styled}>{content}</td>"
