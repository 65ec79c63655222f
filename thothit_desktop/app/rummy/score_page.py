# SPDX-License-Identifier: MIT
"""The score page of Kowah: the winning hand, and below it the pairs that were declared."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import by
from thothit_desktop.app.rummy.hand_page import HandPage, WinningSet
from thothit_desktop.app.rummy.texts import KowahTexts
from thothit_desktop.app.rummy.winning_hand import captions, won_hand
from thothit_desktop.app.score.sheet_data import Cell, Row, Sheet, sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class KowahPage(HandPage):
    """The score page with two triplets and the pair with its third copy."""

    def sets(self, match: Match) -> Sequence[WinningSet]:
        """Return the sets of the winning hand; empty if nobody has won."""
        won = won_hand(match.position.history)
        return list(map(WinningSet, captions(), won.sets)) if won else []

    def sheet(self, match: Match, deck: str) -> Sheet:
        """Return the sheet below the winning hand."""
        return round_sheet(match, deck)


def round_sheet(match: Match, deck: str) -> Sheet:
    """Return the sheet below the winning hand: a column for each player, with the pairs declared."""
    pairs: list[list[tuple[int, ...]]] = [[] for _ in match.names]
    for event in match.position.history:
        if event.kind == "declared":
            pairs[event.seat].append(event.cards)
    cells = tuple(Cell(tuple(shown), "", "") if shown else None for shown in pairs)
    rows = (
        [Row(translate("kowah", "Checki"), translate("kowah", "the pair shown"), cells)] if any(pairs) else []
    )
    texts = KowahTexts()
    told = [texts.progress(match), *([texts.round_over(match, deck)] if match.complete else [])]
    return sheet(match, rows)._replace(
        headline=texts.result(match, deck),
        notes=(how(match, deck), " · ".join(told)),
        points_heading=translate("kowah", "This round"),
        total_heading=translate("kowah", "Rounds won, of {0}").format(match.game.goal),
    )


def how(match: Match, deck: str) -> str:
    """Return a sentence on the source of the winning card."""
    won = won_hand(match.position.history)
    if won is None:
        return translate("kowah", "The stock ran out, and nobody claimed the last discard.")
    sentence = {
        "drew": translate("kowah", "{card}, drawn from the stock, completed the hand."),
        "took": translate("kowah", "{card}, discarded by {who} and taken in turn, completed the hand."),
        "claimed discarded": translate(
            "kowah", "{card}, discarded by {who} and claimed, completed the hand."
        ),
        "claimed drew": translate("kowah", "{card}, drawn by {who} and claimed, completed the hand."),
    }[won.how]
    who = "" if won.giver is None else by(match, won.giver)
    return sentence.format(card=name(won.card, deck), who=who)
