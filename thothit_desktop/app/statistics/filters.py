# SPDX-License-Identifier: MIT
"""Which rounds and matches are counted: by game, opponents, rules and manner of play; the words for it."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages import catalogue, level_texts
from thothit_desktop.app.statistics.results import PlayedMatch, PlayedRound
from thothit_desktop.games import games
from thothit_desktop.games.spec import PRESET, GameSpec, Preset

translate = QCoreApplication.translate

ALL = ""
"""The choice that leaves nothing out."""

LEVEL = "level:"
"""Begins a choice of opponents: all matches with a player of this level."""

DEFAULT_RULES, HOUSE_RULES = "default", "house"
"""Choices of rules; any other is a game's id and its rules as a round keeps them."""

FAIR, PRACTICE, UNHELPED, HELPED = "fair", "practice", "unhelped", "helped"
"""Choices of the manner of play."""

AGAIN = "again"
"""The choice of rounds whose deal had been finished before; all other choices leave them out."""


class Filter(NamedTuple):
    """Filter of what is counted; each part is ALL, or a choice of those listed here."""

    game: str = ALL
    opponents: str = ALL
    rules: str = ALL
    play: str = ALL

    def lets_pass(self, played: PlayedRound | PlayedMatch) -> bool:
        """Return True if a round or match is counted."""
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
    """The choice of just these rules of this game."""
    return f"{played.game} {played.rules}"


def _kind_of_rules(rules: str) -> str:
    return HOUSE_RULES if rules else DEFAULT_RULES


class FilterChoice(NamedTuple):
    """A choice of a filter: its value, its words, and more words where there is more to say."""

    value: str
    words: str
    about: str = ""


def game_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """All games, and those of these rounds."""
    played = {result.game for result in rounds}
    known = [spec for spec in games().values() if spec.id in played]
    return [
        FilterChoice(ALL, translate("statistics", "All games")),
        *(FilterChoice(spec.id, catalogue.of_games(spec.name)) for spec in known),
    ]


def opponent_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """All opponents, those of a level, and which have sat together."""
    together = sorted({result.opponents for result in rounds})
    levels = sorted({level for them in together for level in them.split(",")})
    with_level = translate("statistics", "With one at least: {0}")
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        *(FilterChoice(LEVEL + level, with_level.format(level_texts.level(level))) for level in levels),
        *(FilterChoice(them, opponents(them)) for them in together),
    ]


def opponents(levels: str) -> str:
    """The levels of the other seats in words: `2 × regular, 1 × master`."""
    seats = levels.split(",")
    kinds = sorted(set(seats), key=seats.index)
    return ", ".join(f"{seats.count(kind)} × {level_texts.level(kind)}" for kind in kinds)


def rule_choices(rounds: Iterable[PlayedRound]) -> list[FilterChoice]:
    """All rules, those of the sources, house rules, and each set of these that was played."""
    sets = sorted({(result.game, result.rules) for result in rounds if result.rules})
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        FilterChoice(DEFAULT_RULES, translate("statistics", "Default rules")),
        FilterChoice(HOUSE_RULES, translate("statistics", "With house rules")),
        *(_rule_choice(*of_game) for of_game in sets if of_game[0] in games()),
    ]


def play_choices() -> list[FilterChoice]:
    """All manners of play."""
    return [
        FilterChoice(ALL, translate("statistics", "All")),
        FilterChoice(FAIR, translate("statistics", "Fair play")),
        FilterChoice(PRACTICE, translate("statistics", "Practice")),
        FilterChoice(UNHELPED, translate("statistics", "Without help")),
        FilterChoice(HELPED, translate("statistics", "With help")),
        FilterChoice(
            AGAIN,
            translate("statistics", "Deals played again"),
            translate("statistics", "Rounds whose cards you knew; they count nowhere else"),
        ),
    ]


def _rule_choice(game: str, rules: str) -> FilterChoice:
    """House rules by the name of their preset, or else by the titles of the options that differ."""
    spec = games()[game]
    named = next((preset.name for preset in spec.presets if _rules_of_preset(spec, preset) == rules), "")
    titles = {option.name: option for option in spec.options}
    changed = [pair.partition("=") for pair in rules.split(",")]
    words = [catalogue.of_games(titles[name].title) if name in titles else name for name, _, _ in changed]
    about = [
        catalogue.of_games(titles[name].values[value])
        for name, _, value in changed
        if name in titles and value in titles[name].values
    ]
    told = catalogue.of_games(named) if named else ", ".join(words)
    line = translate("statistics", "{0}: {1}").format(catalogue.of_games(spec.name), told)
    return FilterChoice(f"{game} {rules}", line, "\n".join(about))


def _rules_of_preset(spec: GameSpec, preset: Preset) -> str:
    options = {PRESET: preset.id} if preset.id in spec.bundles else preset.options
    return ",".join(f"{name}={value}" for name, value in sorted(options.items()))
