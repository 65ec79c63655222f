# SPDX-License-Identifier: MIT
"""In what a game differs from Thothit, told from the specs (docs/rules/fishing.md 3 to 5)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.new_game import words
from thothit_desktop.app.store.match_setup import Wish
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.fishing.catalogue import THOTHIT, FishingSpec
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.kowah.game import KowahGame
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.thunee.game import ThuneeGame
from thothit_desktop.games.thunee.spec import THUNEE


class Difference(NamedTuple):
    """A point in which a game is not like Thothit: what, how it is here, how it is there (or empty)."""

    what: str
    here: str
    there: str


def differences(wish: Wish) -> list[Difference]:
    """In what the wished game differs from Thothit as the sources tell it, in words."""
    here = _facts(new_game(wish.game, wish.players, wish.options))
    there = _facts(new_game(THOTHIT.id))
    titles = {option.name: words.of_games(option.title) for option in wish.spec.options}
    return [
        Difference(titles.get(subject) or _tr(_SUBJECTS[subject]), told, there.get(subject, ""))
        for subject, told in here.items()
        if told != there.get(subject)
    ]


def _facts(game: Game) -> dict[str, str]:
    """What can be said of a game, by subject or name of an option."""
    spec = game.spec
    facts = {"players": words.span(spec.players)}
    facts |= _fishing(game) if isinstance(game, FishingGame) else _other(game)
    if spec.by_luck:
        facts["decisions"] = _tr(_NONE)
    if game.players > 2:
        facts["direction"] = _tr(_DIRECTIONS[spec.clockwise])
    facts["opening"] = _tr(_OPENINGS[spec.opening])
    facts["match"] = words.goal(game) or words.length(spec, spec.matches[0])
    return facts


def _other(game: Game) -> dict[str, str]:
    """What another family can be told apart by."""
    spec = game.spec
    facts = {"family": _tr(_FAMILIES[spec.id])}
    if isinstance(game, KowahGame | ThuneeGame):
        facts["hand"] = _cards(game.rules.hand)
    if spec.french:
        return facts | {"cards": _tr(_FRENCH[spec.id])}
    return facts | {"packs": str(len(game.deck) // len(cards.KEPALA))}


def _fishing(game: FishingGame) -> dict[str, str]:
    """What the family of fishing games can be told apart by."""
    spec, hand, pool = game.spec, game.rules.hand, game.rules.pool
    stock = len(game.deck) - hand * game.players - pool if spec.stock else 0
    shared = [option for option in spec.options if option.name in _names(THOTHIT)]
    return {
        "packs": str(len(game.deck) // len(cards.KEPALA)),
        "hand": _cards(hand),
        "pool": _cards(pool),
        "stock": _cards(stock),
        "captures-by": _tr(_IDENTICAL if spec.identical else _RANK),
        **{option.name: words.of_games(option.values[game.options[option.name]]) for option in shared},
        "points": "; ".join(_points(spec, game.options)),
    }


def _names(spec: FishingSpec) -> set[str]:
    """The names of a game's options."""
    return {option.name for option in spec.options}


def _points(spec: FishingSpec, options: Mapping[str, str]) -> Iterator[str]:
    """What sets of identical cards count."""
    black, red = spec.sets(options)
    if black == red:
        yield _sets(black)
    else:
        yield _tr(_BLACK).format(_sets(black))
        yield _tr(_RED).format(_sets(red))
    for rank, (_, points) in sorted(spec.bonuses(options).items()):
        yield _tr(_OF_RANK).format(rank, _sets(points))


def _sets(points: Mapping[int, int]) -> str:
    return ", ".join(_tr(_SETS[size]).format(worth) for size, worth in points.items())


def _cards(count: int) -> str:
    return _tr(_COUNT).format(count) if count else _tr(_NONE)


def _tr(text: object) -> str:
    return QCoreApplication.translate("differences", str(text))


_SUBJECTS = {
    "players": QT_TRANSLATE_NOOP("differences", "Players"),
    "family": QT_TRANSLATE_NOOP("differences", "Family"),
    "cards": QT_TRANSLATE_NOOP("differences", "Cards"),
    "decisions": QT_TRANSLATE_NOOP("differences", "Decisions"),
    "packs": QT_TRANSLATE_NOOP("differences", "Packs of 60 cards"),
    "hand": QT_TRANSLATE_NOOP("differences", "Hand"),
    "pool": QT_TRANSLATE_NOOP("differences", "Pool"),
    "stock": QT_TRANSLATE_NOOP("differences", "Stock"),
    "captures-by": QT_TRANSLATE_NOOP("differences", "A card captures"),
    "points": QT_TRANSLATE_NOOP("differences", "Points"),
    "direction": QT_TRANSLATE_NOOP("differences", "Direction"),
    "opening": QT_TRANSLATE_NOOP("differences", "Who starts"),
    "match": QT_TRANSLATE_NOOP("differences", "A match"),
}
_FAMILIES = {
    KINGS.id: QT_TRANSLATE_NOOP("differences", "another one, no relative of the fishing games"),
    KOWAH.id: QT_TRANSLATE_NOOP("differences", "a rummy: cards are drawn and discarded"),
    THUNEE.id: QT_TRANSLATE_NOOP("differences", "a trick game for two sides"),
}
_FRENCH = {
    KINGS.id: QT_TRANSLATE_NOOP("differences", "French, 52"),
    THUNEE.id: QT_TRANSLATE_NOOP("differences", "French, 24: nine to ace"),
}
_COUNT = QT_TRANSLATE_NOOP("differences", "{0} cards")
_NONE = QT_TRANSLATE_NOOP("differences", "none")
_IDENTICAL = QT_TRANSLATE_NOOP("differences", "only its identical twin")
_RANK = QT_TRANSLATE_NOOP("differences", "one of its rank")
_BLACK = QT_TRANSLATE_NOOP("differences", "black {0}")
_RED = QT_TRANSLATE_NOOP("differences", "red-stamped {0}")
_OF_RANK = QT_TRANSLATE_NOOP("differences", "of rank {0}: {1}")
_SETS = {
    1: QT_TRANSLATE_NOOP("differences", "one card {0}"),
    2: QT_TRANSLATE_NOOP("differences", "a pair {0}"),
    3: QT_TRANSLATE_NOOP("differences", "three {0}"),
    4: QT_TRANSLATE_NOOP("differences", "four {0}"),
}
"""Points of a set of identical cards, by its size."""
_DIRECTIONS = {
    True: QT_TRANSLATE_NOOP("differences", "clockwise"),
    False: QT_TRANSLATE_NOOP("differences", "counter-clockwise"),
}
_OPENINGS = {
    "raja": QT_TRANSLATE_NOOP("differences", "the raja, found by drawing and later by counting"),
    "dealer": QT_TRANSLATE_NOOP("differences", "whoever sits next to the dealer; the deal passes on"),
    "count": QT_TRANSLATE_NOOP("differences", "whom a drawn card counts to; later the winner"),
    "winner": QT_TRANSLATE_NOOP("differences", "whoever sits next to the dealer; the winner deals"),
    "jack": QT_TRANSLATE_NOOP(
        "differences", "whoever sits next to the setter of trump; the side behind deals"
    ),
}
