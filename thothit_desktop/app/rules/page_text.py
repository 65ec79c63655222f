# SPDX-License-Identifier: MIT
"""The text of a rules page, from its file and the catalogue.

A page is HTML with card names as `{C3}` and these placeholders: `<!--facts-->` (players, cards, duration),
`<!--options-->` (the house rules), `<!--example-->` (the link to the worked example), `<!--relatives-->`
(links to the other games) and `<!--part:NAME-->` (`parts/NAME.html`, shared by several pages). Links lead to
`rules:ID`, to `rules:ID#anchor` or, for the example, to `example:`.

All between the heading with the anchor `decisions` and `<!--relatives-->` is folded: `page.py` shows it on
request. The sources of the house rules are added to it.

An element of the class `program` makes sense only in the program: the website (`packaging/website/`) leaves
it out.
"""

import logging
import re
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages.catalogue import of_games, span
from thothit_desktop.app.store.rule_sets import changed_rules
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec, Option
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

IN_FORCE = "in-force"
"""The anchor of the house rules of the match on the table."""

_OPTIONS = '<h2><a name="options"></a>'
"""The beginning of the section on all house rules."""
_CARD = re.compile(r"\{(\w\w)\}")
_PART = re.compile(r"<!--part:(\w+)-->")
_FOLDED = re.compile(r'(<h2><a name="decisions"></a>.*?</h2>)(.*?)(?=<!--relatives-->)', re.DOTALL)
_LIST = re.compile(r'(<p class="(?:facts|contents)">)(.*?)</p>', re.DOTALL)
_BETWEEN_WORDS = re.compile(r" (?![^<]*>)")
"""A space outside tags."""

_PARAGRAPH = re.compile(r'(<p(?: class="(?!facts|contents)\w+")?>|<li>)(.*?)(</(?:p|li)>)', re.DOTALL)
_LAST_WORD = re.compile(r"\s+([^\s<>]+(?:</\w+>)*\s*)$")
LONG = 60
"""The number of letters above which a paragraph or item must not end in a line of one word."""


def named(text: str, deck: str) -> str:
    """Return a text with card names of the deck for codes such as `{C3}`; raises BadCardError."""
    return _CARD.sub(lambda found: name(cards.card(found[1]), deck), text)


def page(spec: GameSpec, example: bool, match: Game | None = None) -> str:
    """Return the rules page of a game; `example` is True if there is one to play through.

    A section on the house rules of `match`, the game on the table, comes before that on all.
    """
    path = file(spec, "html")
    if path is None:
        text = _plain_page(spec)
    else:
        try:
            text = _PART.sub(
                lambda found: _read(in_language(path.parent.parent, f"parts/{found[1]}.html")).rstrip(),
                _read(path),
            )
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("%s: %s", path, error)
            missing = translate(
                "rules", "The page with these rules is missing. Install Thothit again to get it back."
            )
            return f"<p>{missing}</p>{_relatives(spec)}"
    text = _FOLDED.sub(
        lambda found: f'{found[1]}\n<div class="folded">{found[2].strip()}{_sources(spec)}</div>\n', text
    )
    places = {"facts": _facts, "options": _options, "relatives": _relatives}
    if match is not None:
        text = text.replace(_OPTIONS, f"{_in_force(match)}{_OPTIONS}", 1)
    for place, filled in places.items():
        text = text.replace(f"<!--{place}-->", filled(spec))
    text = _LIST.sub(lambda found: f"{found[1]}{_unbroken(found[2])}</p>", text)
    text = text.replace("<!--example-->", _invitation() if example else _no_example())
    return _PARAGRAPH.sub(_last_words_together, text)


def _last_words_together(paragraph: re.Match[str]) -> str:
    """Return a paragraph or item with a fixed space before the last word."""
    begin, text, end = paragraph.groups()
    if len(text) > LONG:
        text = _LAST_WORD.sub(r"&nbsp;\1", text)
    return begin + text + end


def _unbroken(items: str) -> str:
    """Return items separated by dots, so that lines break only after a dot."""
    told = [" ".join(item.replace("&nbsp;", " ").split()) for item in items.split("·")]
    return "&nbsp;&nbsp;·&nbsp; ".join(_BETWEEN_WORDS.sub("&nbsp;", item) for item in told)


def file(spec: GameSpec, kind: str) -> Path | None:
    """Return a game's file of a kind, in the language of the interface or else in English.

    Returns None if the family has no rules pages.
    """
    pages = family_of(spec).pages
    if pages is None:
        return None
    return in_language(pages, f"{spec.id}.{kind}")


def in_language(folder: Path, name: str) -> Path:
    """Return the file of a name, in the language of the interface or else in English."""
    path = folder / QLocale.languageToCode(QLocale().language()) / name
    return path if path.is_file() else folder / "en" / name


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _plain_page(spec: GameSpec) -> str:
    """Return the page of a game without a file, from the catalogue."""
    heading = translate("rules", "House rules")
    rules = f"{_OPTIONS}{heading}</h2><!--options-->" if spec.single_options else ""
    return (
        f"<h1>{_shown(spec.name)}</h1><p class='lead'>{_shown(spec.summary)}</p>"
        f"<!--facts-->{rules}<!--relatives-->"
    )


def _invitation() -> str:
    """Return the link to the example."""
    words = translate("rules", "Play through an example")
    return (
        '<table class="example" cellspacing="0" cellpadding="0"><tr><td class="example">'
        f'<p><a class="example" href="example:">{words}</a></p></td></tr></table>'
    )


def _no_example() -> str:
    words = translate("rules", "The example for this game can't be read. Install Thothit again to repair it.")
    return f"<p>{words}</p>"


def _facts(spec: GameSpec) -> str:
    """Return a line of figures with their units."""
    made = [new_game(spec.id, players) for players in spec.players]
    texts = family_of(spec).catalogue_texts()
    dealt = [texts.sizes(game) for game in made]
    facts = (
        ({*spec.players}, translate("rules", "players")),
        ({len(game.deck) for game in made}, translate("rules", "cards")),
        ({deal.hand for deal in dealt}, translate("rules", "in the hand")),
        ({deal.pool for deal in dealt}, translate("rules", "in the pool")),
        ({deal.stock for deal in dealt}, translate("rules", "in the stock")),
        ({spec.minutes}, translate("rules", "minutes a round")),
    )
    told = [f"<b>{span(sorted(numbers))}</b> {what}" for numbers, what in facts if any(numbers)]
    return f'<p class="facts">{" · ".join(told)}</p>'


def _in_force(match: Game) -> str:
    """Return the section on the options of a match that differ from the published rules."""
    spec = match.spec
    changed = changed_rules(spec, match.options)
    title = translate("rules", "House rules of this match")
    told = translate("rules", "You play by the published rules.")
    lines = []
    for option in spec.single_options:
        if option.name in changed:
            meaning = f"<b>{_shown(option.title)}:</b> {_shown(option.meanings[changed[option.name]])}"
            published = translate("rules", "Published rule: {0}")
            published = published.format(_shown(option.values[option.default]))
            lines.append(f'<li>{meaning} <span class="quiet">{published}</span></li>')
    rules = f"<ul>{''.join(lines)}</ul>" if lines else f"<p>{told}</p>"
    return f'<h2><a name="{IN_FORCE}"></a>{title}</h2>{rules}'


def _options(spec: GameSpec) -> str:
    """Return all options with the meanings of their values, the default first."""
    made = []
    for option in spec.single_options:
        meanings = "".join(f"<li>{_shown(option.values[value])}</li>" for value in _by_default(option))
        made.append(f'<p class="over"><b>{_shown(option.title)}</b></p><ul>{meanings}</ul>')
    return "".join(made)


def _sources(spec: GameSpec) -> str:
    """Return a line for each option with the sources of its values, the default's first."""
    lines = []
    for option in spec.single_options:
        sources = dict.fromkeys(_shown(option.sources[value]) for value in _by_default(option))
        lines.append(f"<br>{_shown(option.title)}: {'; '.join(sources)}")
    title = translate("rules", "Sources of the house rules:")
    return f'\n<p class="sources">{title}{"".join(lines)}</p>' if lines else ""


def _by_default(option: Option) -> list[str]:
    """Return the values of an option, the default first."""
    return sorted(option.values, key=lambda value: value != option.default)


def _relatives(spec: GameSpec) -> str:
    others = [other for other in games().values() if other is not spec]
    links = [f'<a href="rules:{other.id}">{_shown(other.name)}</a>' for other in others]
    title = translate("rules", "The other games:")
    return f'<p class="contents">{title} {" · ".join(links)}</p>'


def _shown(text: str) -> str:
    """Return a text of the catalogue in the language of the interface, escaped for HTML."""
    return escape(of_games(text))
