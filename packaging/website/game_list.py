# SPDX-License-Identifier: MIT
"""The page that lists all games with their pictures, relatives together."""

from collections.abc import Iterable
from html import escape
from itertools import groupby

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages.catalogue import luck, minutes, of_games, players
from thothit_desktop.games import games, new_game
from thothit_desktop.games.spec import GameSpec
from website.page import Page, SiteTexts
from website.rules import path_of
from website.screenshots import game_picture


def games_page(words: SiteTexts) -> Page:
    """Return the page with all games of the catalogue."""
    intro = words(
        "The rules of each game, with pictures, an example and the house rules that people play by."
    )
    body = f"<h1>{escape(words('Games and rules'))}</h1>\n<p>{escape(intro)}</p>\n{game_sections(words)}"
    return Page("games.html", words("Games and rules"), intro, body)


def game_sections(words: SiteTexts) -> str:
    """Return a section for each family of several games, and one for all other games."""
    made, single = [], []
    for _, members in groupby(games().values(), key=lambda spec: spec.family):
        family = list(members)
        if len(family) == 1:
            single += family
        else:
            title = words("{0} and its relatives").format(of_games(family[0].name))
            made.append(_section(title, family, words))
    if single:
        made.append(_section(words("Other games"), single, words))
    return "\n".join(made)


def _section(title: str, family: Iterable[GameSpec], words: SiteTexts) -> str:
    items = "\n".join(_game(spec, words) for spec in family)
    return f'<h2>{escape(title)}</h2>\n<ul class="games">\n{items}\n</ul>'


def _game(spec: GameSpec, words: SiteTexts) -> str:
    name = escape(of_games(spec.name))
    facts = " · ".join((players(spec), minutes(spec), luck(spec)))
    kind = family_of(spec).catalogue_texts().facts(new_game(spec.id)).get("family")
    told = f'<p class="quiet">{escape(kind.subject)}: {escape(kind.told)}</p>' if kind else ""
    return (
        f'<li><h3><a href="{path_of(spec)}">{name}</a></h3>'
        f"{game_picture(spec, words, words.up('games.html'), lazy=True)}"
        f'<p>{escape(of_games(spec.summary))}</p><p class="quiet">{escape(facts)}</p>{told}</li>'
    )
