# SPDX-License-Identifier: MIT
"""Texts of a game with combinations: names, the lines of the score sheet, and remarks on the round."""

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.fishing.grouping import FishingGrouping
from thothit_desktop.app.score.sheet_data import Cell, Row
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing.catalogue import PEI
from thothit_desktop.games.fishing.combinations import COINS, KINDS, NAMES, RANKS, RUN
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_ORDER = (*KINDS, RUN, RANKS)
_HALF, _HUNDREDS, _PLAIN = 350, 400, 200
"""The points of a winner that have a name, and those of the last (docs/rules/fishing.md P10)."""


class CombinationGrouping(FishingGrouping):
    """Groups score lines by combination; all other cards are one group."""

    runs = frozenset({RANKS})

    def heading(self, rule: str) -> str:
        """Return the name of a combination."""
        return translate("score", "Other cards") if rule == RANKS else NAMES[rule]

    def order(self, rule: str) -> tuple[int, ...]:
        """Return the place of a combination in the table of the rules."""
        return (_ORDER.index(rule),)

    def rows(self, position: Position) -> Iterable[Row]:
        """Yield the lines of the sheet, each with the worth of a card."""
        game = position.game
        assert isinstance(game, FishingGame)
        assert game.rules.combinations is not None
        values = game.rules.combinations.values
        score = position.score()
        by_seat = [self.groups(score.lines[seat]) for seat in game.playing]
        for rule in self.rules(score):
            cells: list[Cell | None] = []
            for groups in by_seat:
                group = groups.get(rule)
                if group is None:
                    cells.append(None)
                elif rule == RANKS:
                    singles = tuple((card,) for cards in group.sets for card in cards)
                    cells.append(Cell(singles, "", str(group.points), run=True))
                else:
                    times = translate("score", "{0} × {1}").format(sum(map(len, group.sets)), values[rule])
                    cells.append(Cell(group.sets, times, str(group.points)))
            detail = translate("score", "their rank") if rule == RANKS else _a_card(values[rule])
            yield Row(self.heading(rule), detail, tuple(cells))


def _a_card(value: int) -> str:
    return translate("score", "{0} a card").format(value)


def remarks(match: Match) -> str:
    """Return the remarks on a winner with many points, and on the last."""
    score, names = match.scores[-1], match.names
    said = []
    for seat in score.winners:
        if score.points[seat] >= _HUNDREDS:
            said.append(translate("score", "{0} reached {1}: patang atusan").format(names[seat], _HUNDREDS))
        elif score.points[seat] >= _HALF:
            said.append(translate("score", "{0} reached {1}: belahan").format(names[seat], _HALF))
    last = min(score.points)
    for seat, points in enumerate(score.points):
        if points == last and seat not in score.winners:
            if points >= _PLAIN:
                told = translate("score", "{0} is last (kete) and reached {1}: té lumrah")
            else:
                told = translate("score", "{0} is last (kete) and stayed below {1}: té mati")
            said.append(told.format(names[seat], _PLAIN))
    return " · ".join(said)


def worth(rules: FishingRules, card: int, deck: str) -> str:
    """Return what a captured card counts, in each of its combinations and else."""
    assert rules.combinations is not None
    said = []
    for rule, kinds in KINDS.items():
        if card in kinds:
            others = ", ".join(name(kind, deck) for kind in kinds if kind != card)
            said.append(
                translate("cards", "{0} in {1}, with {2}").format(
                    rules.combinations.values[rule], NAMES[rule], others
                )
            )
    if card in COINS:
        needed = COINS[: max(3, COINS.index(card) + 1)]
        said.append(
            translate("cards", "{0} in {1}, a run from {2} to {3}").format(
                rules.combinations.values[RUN],
                NAMES[RUN],
                name(COINS[0], deck),
                name(needed[-1], deck),
            )
        )
    said.append(translate("cards", "{0} alone").format(RANK[card]))
    return translate("cards", "Points when captured: {0}").format("; ".join(said))


def points(options: Mapping[str, str]) -> Iterator[str]:
    """Yield the points of a card in each combination, and of other cards."""
    for rule, value in PEI.combinations[options["values"]].items():
        yield translate("fishing", "{0}: {1} a card").format(NAMES[rule], value)
    yield translate("fishing", "other cards: their rank")
