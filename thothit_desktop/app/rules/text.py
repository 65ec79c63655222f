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

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from thothit_desktop.app.messages.catalogue import of_games, span
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.kowah.game import KowahGame
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.game import ThuneeGame
from thothit_desktop.table.drawing.names import name

_log = logging.getLogger(__name__)

PAGES = Path(__file__).resolve().parent
"""A folder a language, with a page and an example a game."""

_KEPALA = len(cards.KEPALA)
_CARD = re.compile(r"\{(\w\w)\}")
_PART = re.compile(r"<!--part:(\w+)-->")
_CONTEXT = "rules"


def named(text: str, deck: str) -> str:
    """A text in which `{C3}` stands for a card's name, as the deck shows it; raises BadCardError."""
    return _CARD.sub(lambda found: name(cards.card(found[1]), deck), text)


def page(spec: GameSpec, example: bool) -> str:
    """The rules page of a game; `example` says whether there is one to play through."""
    path = file(spec, "html")
    try:
        text = _PART.sub(
            lambda found: (path.parent / "parts" / f"{found[1]}.html").read_text(encoding="utf-8").rstrip(),
            path.read_text(encoding="utf-8"),
        )
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s: %s", path, error)
        return f"<p>{_tr(_MISSING)}</p>{_relatives(spec)}"
    places = {"facts": _facts, "options": _options, "relatives": _relatives}
    for place, filled in places.items():
        text = text.replace(f"<!--{place}-->", filled(spec))
    invitation = _INVITATION.format(_tr(_TRY)) if example else f"<p>{_tr(_LOST)}</p>"
    return text.replace("<!--example-->", invitation)


def file(spec: GameSpec, kind: str) -> Path:
    """The file of a game in the first of the user's languages that has it, else in English."""
    tongues = [language.split("-")[0] for language in QLocale().uiLanguages()]
    found = (PAGES / tongue / f"{spec.id}.{kind}" for tongue in tongues)
    return next((path for path in found if path.is_file()), PAGES / "en" / f"{spec.id}.{kind}")


_MISSING = QT_TRANSLATE_NOOP("rules", "The page with these rules is missing.")
_LOST = QT_TRANSLATE_NOOP("rules", "The example to play through, which belongs here, cannot be read.")
_TRY = QT_TRANSLATE_NOOP("rules", "Play an example through")
_INVITATION = (
    '<table class="example" cellspacing="0" cellpadding="0"><tr><td class="example">'
    '<p><a class="example" href="example:">{}</a></p></td></tr></table>'
)
_PLAYERS = QT_TRANSLATE_NOOP("rules", "players")
_CARDS = QT_TRANSLATE_NOOP("rules", "cards")
_HAND = QT_TRANSLATE_NOOP("rules", "in the hand")
_POOL = QT_TRANSLATE_NOOP("rules", "in the pool")
_STOCK = QT_TRANSLATE_NOOP("rules", "in the stock")
_MINUTES = QT_TRANSLATE_NOOP("rules", "minutes a round")
_MINUTES_A_HAND = QT_TRANSLATE_NOOP("rules", "minutes a hand")
_OTHERS = QT_TRANSLATE_NOOP("rules", "The other games:")


def _tr(text: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(text))


def _facts(spec: GameSpec) -> str:
    """A line of figures with what they count."""
    games = [new_game(spec.id, players) for players in spec.players]
    facts: list[tuple[set[int], object]] = [
        ({*spec.players}, _PLAYERS),
        ({len(game.deck) for game in games}, _CARDS),
    ]
    if isinstance(spec, FishingSpec):
        deals = spec.deals.items()
        left = {_KEPALA * deal.kepala - players * deal.hand - deal.pool for players, deal in deals}
        facts += [
            ({deal.hand for _, deal in deals}, _HAND),
            ({deal.pool for _, deal in deals}, _POOL),
            (left if spec.stock else set(), _STOCK),
        ]
    held = [game for game in games if isinstance(game, KowahGame | ThuneeGame)]
    facts.append(({game.rules.hand for game in held}, _HAND))
    if spec.stock:
        facts.append(({len(game.deck) - game.players * game.rules.hand for game in held}, _STOCK))
    goal = any(game.goal is not None for game in games)
    facts.append(({spec.minutes}, _MINUTES_A_HAND if goal else _MINUTES))
    told = [f"<b>{span(sorted(numbers))}</b> {_tr(what)}" for numbers, what in facts if any(numbers)]
    return f'<p class="facts">{" &nbsp;·&nbsp; ".join(told)}</p>'


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
    return f'<p class="contents">{_tr(_OTHERS)} {" &nbsp;·&nbsp; ".join(links)}</p>'


def _shown(text: str) -> str:
    """A text of the catalogue in the user's language, for HTML."""
    return escape(of_games(text))
