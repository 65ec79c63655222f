# SPDX-License-Identifier: MIT
"""Thunee, as the windows know it."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import CatalogueWords, Family, Messages
from thothit_desktop.app.rules import PAGES
from thothit_desktop.app.thunee import match_words, messages

if TYPE_CHECKING:
    from thothit_desktop.app.rules.guide import ExampleGuide
    from thothit_desktop.app.score.page import ScorePage


def _catalogue() -> CatalogueWords:
    from thothit_desktop.app.thunee.catalogue_words import WORDS

    return WORDS


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.thunee.score_page import ThuneePage

    return ThuneePage


def _example() -> "ExampleGuide":
    from thothit_desktop.app.thunee.example import GUIDE

    return GUIDE


FAMILY = Family(
    id="thunee",
    messages=Messages(
        turn=messages.turn,
        story=messages.story,
        refusals=messages.refusals,
        rituals=messages.rituals,
        round_over=messages.round_over,
        match_over=messages.match_over,
    ),
    match=match_words.WORDS,
    catalogue=_catalogue,
    score_page=_score_page,
    pages=PAGES,
    example=_example,
)
