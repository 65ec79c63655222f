# SPDX-License-Identifier: MIT
"""What is said of the fishing games in the gallery."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CatalogueWords, Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.games.contract import Game
from thothit_desktop.games.fishing.catalogue import KUNA, THOTHIT, FishingSpec
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def facts(game: Game) -> dict[str, Fact]:
    """The cards, how they are dealt and captured, and what they are worth."""
    spec = game.spec
    assert isinstance(spec, FishingSpec)
    shared = {option.name for option in THOTHIT.options}
    return {
        **catalogue.facts(game),
        "captures-by": Fact(translate("fishing", "A card captures"), _captures_by(spec)),
        **{
            option.name: Fact(of_games(option.title), of_games(option.values[game.options[option.name]]))
            for option in spec.options
            if option.name in shared
        },
        "points": Fact(translate("fishing", "Points"), "; ".join(_points(spec, game.options))),
    }


def _captures_by(spec: FishingSpec) -> str:
    if spec.identical:
        return translate("fishing", "only its identical twin")
    return translate("fishing", "one of its rank")


def _points(spec: FishingSpec, options: Mapping[str, str]) -> Iterator[str]:
    """What sets of identical cards count."""
    black, red = spec.sets(options)
    if black == red:
        yield _sets(black)
    else:
        yield translate("fishing", "black {0}").format(_sets(black))
        yield translate("fishing", "red-stamped {0}").format(_sets(red))
    if options.get("bonus") == "on":
        for rank, (_, points) in sorted(spec.bonus.items()):
            yield translate("fishing", "of rank {0}: {1}").format(rank, _sets(points))


def _sets(points: Mapping[int, int]) -> str:
    """What a set counts, by its size."""
    told = {
        1: translate("fishing", "one card {0}"),
        2: translate("fishing", "a pair {0}"),
        3: translate("fishing", "three {0}"),
        4: translate("fishing", "four {0}"),
    }
    return ", ".join(told[size].format(worth) for size, worth in points.items())


def levels(spec: GameSpec) -> dict[str, str]:
    """How computer players play where there is too much to remember."""
    if spec.id != KUNA.id:
        return {}
    return {
        "langganan": translate(
            "fishing", "The regular takes what is worth most at once and remembers a few captures."
        )
    }


def openings() -> dict[str, str]:
    """Who starts."""
    return {
        "raja": translate("fishing", "the raja, found by drawing and later by counting"),
        "count": translate("fishing", "the player a drawn card counts to; later the winner"),
    }


WORDS = CatalogueWords(facts=facts, levels=levels, openings=openings)
