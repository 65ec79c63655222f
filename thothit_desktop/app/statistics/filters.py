# SPDX-License-Identifier: MIT
"""Filters of rounds and matches by game, opponents, rules and manner of play, with their words."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages import catalogue, level_texts
from thothit_desktop.app.statistics.results import PlayedMatch, PlayedRound
from thothit_desktop.games import games
from thothit_desktop.games.spec import PRESET, GameSpec, Preset

translate = QCoreApplication.translate

ALL = ""
"""The choice that lets everything pass."""

LEVEL = "level:"
"""The prefix of a choice of opponents: all matches with a player of this level."""

DEFAULT_RULES, HOUSE_RULES = "default", "house"
"""Two choices of rules; any other is a game's id and its rules as stored with a round."""

FAIR, PRACTICE, UNHELPED, HELPED = "fair", "practice", "unhelped", "helped"
"""Choices of the manner of play."""

AGAIN = "again"
"""The choice of rounds whose deal had been played to its end before; other choices leave them out."""


class Filter(NamedTuple):
    """A filter of rounds and matches; each part is ALL, or one of the choices above."""

    game: str = ALL
    opponents: str = ALL
    rules: str = ALL
    play: str = ALL

    def lets_pass(self, played: PlayedRound | PlayedMatch) -> bool:
        """Return True if a round or match passes the filter."""
        return (
            self.game in (ALL, played.game)
            and self._opponents(played)
            and self.rules in (ALL, _kind_of_rules(played.rules), rules_of(played))
            and self._play(played)
        )

    def _opponents(self, played: PlayedRound | PlayedMatch) -> bool:
        if self.opponents.startswith(LEVEL):
            return self.opponents.removeprefix(LEVEL) in played.opponents.split(",")
        return self.opponents in (ALL, played.opponents)

    def _play(self, played: PlayedRound | PlayedMatch) -> bool:
        if isinstance(played, PlayedRound) and played.again is not (self.play == AGAIN):
            return False
        return {
            FAIR: played.fair is True,
            PRACTICE: played.fair is False,
            UNHELPED: not played.helped,
            HELPED: played.helped,
        }.get(self.play, True)


def rules_of(played: PlayedRound | PlayedMatch) -> str:
    """Return the choice for exactly the rules of a round or match."""
    return f"{played.game} {played.rules}"


def _kind_of_rules(rules: str) -> str:
    return HOUSE_RULES if rules else DEFAULT_RULES


class FilterChoice(NamedTuple):
    """A choice of a filter: its value, its words, and perhaps an explanation."""

    value: str
    words: str
    about: str = ""


def game_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """Return the choice of all games, and one for each game of these rounds."""
    played = {result.game for result in rounds}
    known = [spec for spec in games().values() if spec.id in played]
    return [
        FilterChoice(ALL, translate("statistics", "All games")),
        *(FilterChoice(spec.id, catalogue.of_games(spec.name)) for spec in known),
    ]


def opponent_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """Return the choices of all opponents, of each level, and of each combination played against."""
    together = sorted({result.opponents for result in rounds})
    levels = sorted({level for them in together for level in them.split(",")})
    with_level = translate("statistics", "At least one {0}")
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        *(FilterChoice(LEVEL + level, with_level.format(level_texts.level(level))) for level in levels),
        *(FilterChoice(them, opponents(them)) for them in together),
    ]


def opponents(levels: str) -> str:
    """Return the levels of the other seats in words: `2 × regular, 1 × master`."""
    seats = levels.split(",")
    kinds = sorted(set(seats), key=seats.index)
    return ", ".join(f"{seats.count(kind)} × {level_texts.level(kind)}" for kind in kinds)


def rule_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """Return the choices of all rules, default rules, house rules, and each set of house rules played."""
    sets = sorted({(result.game, result.rules) for result in rounds if result.rules})
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        FilterChoice(DEFAULT_RULES, translate("statistics", "Default rules")),
        FilterChoice(HOUSE_RULES, translate("statistics", "With house rules")),
        *(_rule_choice(*of_game) for of_game in sets if of_game[0] in games()),
    ]


def play_choices() -> list[FilterChoice]:
    """Return the choices of the manner of play."""
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        FilterChoice(FAIR, translate("statistics", "Fair play")),
        FilterChoice(PRACTICE, translate("statistics", "Practice")),
        FilterChoice(UNHELPED, translate("statistics", "Without help")),
        FilterChoice(HELPED, translate("statistics", "With help")),
        FilterChoice(
            AGAIN,
            translate("statistics", "Deals played again"),
            translate("statistics", "Rounds whose cards you already knew; they don't count anywhere else"),
        ),
    ]


def _rule_choice(game: str, rules: str) -> FilterChoice:
    """Return the choice of house rules, named by their preset or by the titles of the changed options."""
    spec = games()[game]
    named = next((preset.name for preset in spec.presets if _rules_of_preset(spec, preset) == rules), "")
    titles = {option.name: option for option in spec.options}
    changed = [pair.partition("=") for pair in rules.split(",")]
    words = [catalogue.of_games(titles[name].title) if name in titles else name for name, _, _ in changed]
    about = [
        catalogue.of_games(titles[name].meanings[value])
        for name, _, value in changed
        if name in titles and value in titles[name].meanings
    ]
    told = catalogue.of_games(named) if named else ", ".join(words)
    line = translate("statistics", "{0}: {1}").format(catalogue.of_games(spec.name), told)
    return FilterChoice(f"{game} {rules}", line, "\n".join(about))


def _rules_of_preset(spec: GameSpec, preset: Preset) -> str:
    options = {PRESET: preset.id} if preset.id in spec.bundles else preset.options
    return ",".join(f"{name}={value}" for name, value in sorted(options.items()))
