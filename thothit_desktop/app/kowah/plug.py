# SPDX-License-Identifier: MIT
"""Kowah, as the windows know it."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import CatalogueWords, Family, MatchWords, Messages
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.messages.look_into import LookInto
    from thothit_desktop.app.rules.guide import ExampleGuide
    from thothit_desktop.app.score.page import ScorePage
    from thothit_desktop.app.store.preference import Preference


def _messages() -> Messages:
    from thothit_desktop.app.kowah.messages import MESSAGES

    return MESSAGES


def _match() -> MatchWords:
    from thothit_desktop.app.kowah.match_words import WORDS

    return WORDS


def _catalogue() -> CatalogueWords:
    from thothit_desktop.app.kowah.catalogue_words import WORDS

    return WORDS


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.kowah.score_page import KowahPage

    return KowahPage


def _example() -> "ExampleGuide":
    from thothit_desktop.app.kowah.example import GUIDE

    return GUIDE


def _look_into() -> "LookInto":
    from thothit_desktop.app.kowah.look_into import LOOK_INTO

    return LOOK_INTO


def _preferences() -> "tuple[Preference, ...]":
    from thothit_desktop.app.kowah.preferences import preferences

    return preferences()


def _keys() -> tuple[tuple[str, str], ...]:
    from thothit_desktop.app.kowah.preferences import keys

    return keys()


FAMILY = Family(
    id="kowah",
    messages=_messages,
    match=_match,
    catalogue=_catalogue,
    score_page=_score_page,
    pages=PAGES,
    example=_example,
    look_into=_look_into,
    preferences=_preferences,
    keys=_keys,
)
