# SPDX-License-Identifier: MIT
"""Kings, as the windows know it."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import CatalogueWords, Family, MatchWords, Messages
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.messages.look_into import LookInto
    from thothit_desktop.app.rules.guide import ExampleGuide
    from thothit_desktop.app.score.page import ScorePage


def _messages() -> Messages:
    from thothit_desktop.app.kings.messages import MESSAGES

    return MESSAGES


def _match() -> MatchWords:
    from thothit_desktop.app.kings.match_words import WORDS

    return WORDS


def _catalogue() -> CatalogueWords:
    from thothit_desktop.app.kings.catalogue_words import WORDS

    return WORDS


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.kings.score_page import KingsPage

    return KingsPage


def _example() -> "ExampleGuide":
    from thothit_desktop.app.kings.example import GUIDE

    return GUIDE


def _look_into() -> "LookInto":
    from thothit_desktop.app.kings.look_into import LOOK_INTO

    return LOOK_INTO


FAMILY = Family(
    id="kings",
    messages=_messages,
    match=_match,
    catalogue=_catalogue,
    score_page=_score_page,
    pages=PAGES,
    example=_example,
    look_into=_look_into,
)
