# SPDX-License-Identifier: MIT
"""The fishing games, as the windows know them."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import CatalogueWords, Family, Messages
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.messages.look_into import LookInto
    from thothit_desktop.app.rules.guide import ExampleGuide
    from thothit_desktop.app.score.page import ScorePage
    from thothit_desktop.app.store.preference import Preference


def _messages() -> Messages:
    from thothit_desktop.app.fishing.messages import MESSAGES

    return MESSAGES


def _catalogue() -> CatalogueWords:
    from thothit_desktop.app.fishing.catalogue_words import WORDS

    return WORDS


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.fishing.score_page import FishingPage

    return FishingPage


def _example() -> "ExampleGuide":
    from thothit_desktop.app.fishing.example import GUIDE

    return GUIDE


def _look_into() -> "LookInto":
    from thothit_desktop.app.fishing.look_into import LOOK_INTO

    return LOOK_INTO


def _preferences() -> "tuple[Preference, ...]":
    from thothit_desktop.app.fishing.look_into import preferences

    return preferences()


FAMILY = Family(
    id="fishing",
    messages=_messages,
    catalogue=_catalogue,
    score_page=_score_page,
    pages=PAGES,
    example=_example,
    look_into=_look_into,
    preferences=_preferences,
)
