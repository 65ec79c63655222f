# SPDX-License-Identifier: MIT
"""The rules pages: those of the program, in the HTML of the web."""

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.app.rules import example as worked
from thothit_desktop.app.rules.page_text import named
from thothit_desktop.app.rules.page_text import page as page_text
from thothit_desktop.games.spec import GameSpec
from website import example
from website.card_images import DECK, CardImages
from website.page import Page, SiteTexts
from website.screenshots import game_picture

EXAMPLE = "example"
"""The anchor of the worked example."""

_TABLE = re.compile(r"<table\b([^>]*)>(.*?)</table>", re.DOTALL)
_CLASS = re.compile(r"\bclass=[\"']([^\"']*)[\"']")
_WIDTH = re.compile(r'\bwidth="(\d+)%"')
_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
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


def rules_page(spec: GameSpec, words: SiteTexts, images: CardImages) -> Page:
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
    """Return a table with headings as it is, without sizes for Qt; any other as rows of boxes that wrap."""
    attributes, content = found.groups()
    kind = _class(attributes)
    if 'class="head"' in content:
        return f'<div class="wide"><table class="{kind}">{_CELL.sub(_data_cell, content)}</table></div>'
    shares: list[int] = []
    rows = []
    for row in _ROW.findall(content):
        cells = [PageCell(_class(given), _share(given), inside) for given, inside in _CELL.findall(row)]
        shares = shares or [cell.share for cell in cells]
        shared = [cell._replace(share=share) for cell, share in zip(cells, shares, strict=False)]
        rows.append(_row([*shared, *cells[len(shared) :]]))
    return f'<div class="rows {kind}">{"".join(rows)}</div>'


class PageCell(NamedTuple):
    """A cell of a table that only arranges: its share of the width is in per cent, 0 if unknown."""

    kind: str
    share: int
    content: str

    @property
    def first(self) -> str:
        """The first word of its class."""
        return self.kind.partition(" ")[0]


def _row(cells: Sequence[PageCell]) -> str:
    """Return a row; pictures stay beside their words, and words beside their points."""
    if all(cell.first == "centred" for cell in cells):
        boxes = "".join(f"<div>{cell.content}</div>" for cell in cells)
        return f'<div class="row even">{boxes}</div>'
    groups: list[list[PageCell]] = []
    before = ""
    for cell in cells:
        if not groups or (before not in ("cards", "step") and cell.first != "points"):
            groups.append([])
        groups[-1].append(cell)
        before = cell.first
    return f'<div class="row">{"".join(map(_group, groups))}</div>'


def _group(cells: Sequence[PageCell]) -> str:
    known = all(cell.share for cell in cells)
    whole = sum(cell.share for cell in cells) if known else 100
    boxes = []
    for cell in cells:
        least = (
            f' style="min-width:{cell.share * 100 // whole}%"' if cell.first == "cards" and cell.share else ""
        )
        boxes.append(f'<div class="{cell.first}"{least}>{cell.content}</div>')
    grow = f' style="flex-grow:{whole}"' if known else ""
    return f'<div class="group"{grow}>{"".join(boxes)}</div>'


def _class(attributes: str) -> str:
    """Return the class of an element; `centred` if only Qt's attribute says so."""
    kind = _CLASS.search(attributes)
    return kind[1] if kind else "centred" if 'align="center"' in attributes else "plain"


def _share(attributes: str) -> int:
    width = _WIDTH.search(attributes)
    return int(width[1]) if width else 0


def _data_cell(found: re.Match[str]) -> str:
    """Return a cell of a table with headings."""
    attributes, content = found.groups()
    kind = _class(attributes)
    return f'<th scope="col">{content}</th>' if kind == "head" else f'<td class="{kind}">{content}</td>'
