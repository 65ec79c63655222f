# SPDX-License-Identifier: MIT
"""The text of a rules page: its file, and what the catalogue knows of the game and fills in.

A page is HTML with card names as `{C3}` and with places that are filled here: `<!--facts-->` (who plays, with
how many cards, how long), `<!--options-->` (the house rules), `<!--example-->` (the way to the worked
example), `<!--relatives-->` (the other games' pages) and `<!--part:NAME-->` (`parts/NAME.html`, what several
pages have in common). Links lead to `rules:ID`, to `rules:ID#anchor` or, to the example, to `example:`.
"""

import logging
import re
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages.catalogue import of_games, span
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

_CARD = re.compile(r"\{(\w\w)\}")
_PART = re.compile(r"<!--part:(\w+)-->")
_LIST = re.compile(r'(<p class="(?:facts|contents)">)(.*?)</p>', re.DOTALL)
_BETWEEN_WORDS = re.compile(r" (?![^<]*>)")
"""A space that is not within a tag."""

_PARAGRAPH = re.compile(r'(<p(?: class="(?!facts|contents)\w+")?>|<li>)(.*?)(</(?:p|li)>)', re.DOTALL)
_LAST_WORD = re.compile(r"\s+([^\s<>]+(?:</\w+>)*\s*)$")
LONG = 60
"""Paragraphs and items with more letters than this do not end in a line of one word."""


def named(text: str, deck: str) -> str:
    """A text in which `{C3}` stands for a card's name, as the deck shows it; raises BadCardError."""
    return _CARD.sub(lambda found: name(cards.card(found[1]), deck), text)


def page(spec: GameSpec, example: bool) -> str:
    """The rules page of a game; `example` says whether there is one to play through."""
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
            missing = translate("rules", "The page with these rules is missing.")
            return f"<p>{missing}</p>{_relatives(spec)}"
    places = {"facts": _facts, "options": _options, "relatives": _relatives}
    for place, filled in places.items():
        text = text.replace(f"<!--{place}-->", filled(spec))
    text = _LIST.sub(lambda found: f"{found[1]}{_unbroken(found[2])}</p>", text)
    text = text.replace("<!--example-->", _invitation() if example else _no_example())
    return _PARAGRAPH.sub(_last_words_together, text)


def _last_words_together(paragraph: re.Match[str]) -> str:
    """A paragraph or item whose last word takes the one before it along to a new line."""
    begin, text, end = paragraph.groups()
    if len(text) > LONG:
        text = _LAST_WORD.sub(r"&nbsp;\1", text)
    return begin + text + end


def _unbroken(items: str) -> str:
    """Items with dots between, of which each stays on one line and is followed by its dot."""
    told = [" ".join(item.replace("&nbsp;", " ").split()) for item in items.split("·")]
    return "&nbsp;&nbsp;·&nbsp; ".join(_BETWEEN_WORDS.sub("&nbsp;", item) for item in told)


def file(spec: GameSpec, kind: str) -> Path | None:
    """The file of a game in the language of the interface, else in English.

    None where its family has no rules pages.
    """
    pages = family_of(spec).pages
    if pages is None:
        return None
    return in_language(pages, f"{spec.id}.{kind}")


def in_language(folder: Path, name: str) -> Path:
    """The file of this name in the language of the interface, else in English."""
    path = folder / QLocale.languageToCode(QLocale().language()) / name
    return path if path.is_file() else folder / "en" / name


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _plain_page(spec: GameSpec) -> str:
    """The page of a game of a family without pages: what the catalogue says of it."""
    heading = translate("rules", "House rules")
    rules = f"<h2>{heading}</h2><!--options-->" if spec.single_options else ""
    return (
        f"<h1>{_shown(spec.name)}</h1><p class='lead'>{_shown(spec.summary)}</p>"
        f"<!--facts-->{rules}<!--relatives-->"
    )


def _invitation() -> str:
    """The way to the example."""
    words = translate("rules", "Play an example through")
    return (
        '<table class="example" cellspacing="0" cellpadding="0"><tr><td class="example">'
        f'<p><a class="example" href="example:">{words}</a></p></td></tr></table>'
    )


def _no_example() -> str:
    words = translate("rules", "The example for this game cannot be read.")
    return f"<p>{words}</p>"


def _facts(spec: GameSpec) -> str:
    """A line of figures with what they count."""
    made = [new_game(spec.id, players) for players in spec.players]
    texts = family_of(spec).catalogue_texts()
    dealt = [texts.sizes(game) for game in made]
    if any(game.goal is not None for game in made):
        minutes = translate("rules", "minutes a hand")
    else:
        minutes = translate("rules", "minutes a round")
    facts = (
        ({*spec.players}, translate("rules", "players")),
        ({len(game.deck) for game in made}, translate("rules", "cards")),
        ({deal.hand for deal in dealt}, translate("rules", "in the hand")),
        ({deal.pool for deal in dealt}, translate("rules", "in the pool")),
        ({deal.stock for deal in dealt}, translate("rules", "in the stock")),
        ({spec.minutes}, minutes),
    )
    told = [f"<b>{span(sorted(numbers))}</b> {what}" for numbers, what in facts if any(numbers)]
    return f'<p class="facts">{" · ".join(told)}</p>'


def _options(spec: GameSpec) -> str:
    """Each option with what its values mean and where each comes from, the default first."""
    made = []
    for option in spec.single_options:
        values = sorted(option.values, key=lambda value: value != option.default)
        meanings = "".join(
            f"<li>{_shown(option.values[value])} "
            f'<span class="quiet">({_shown(option.sources[value])})</span></li>'
            for value in values
        )
        made.append(f'<p class="over"><b>{_shown(option.title)}</b></p><ul>{meanings}</ul>')
    return "".join(made)


def _relatives(spec: GameSpec) -> str:
    others = [other for other in games().values() if other is not spec]
    links = [f'<a href="rules:{other.id}">{_shown(other.name)}</a>' for other in others]
    title = translate("rules", "The other games:")
    return f'<p class="contents">{title} {" · ".join(links)}</p>'


def _shown(text: str) -> str:
    """A text of the catalogue in the user's language, for HTML."""
    return escape(of_games(text))
