# SPDX-License-Identifier: MIT
"""The sheet of a hand of Kowah as data: the winning hand, who had declared what, the hands won so far."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.kowah.winning_hand import WonHand, won_hand
from thothit_desktop.app.messages.players import by
from thothit_desktop.app.messages.sentences import progress, result, round_over
from thothit_desktop.app.score.sheet_data import Cell, Row, Sheet, as_text, spoken
from thothit_desktop.app.score.sheet_data import sheet as score_sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def sheet(match: Match, deck: str) -> Sheet:
    """All but the winning hand: a column a player, with the pairs that lay open."""
    pairs: list[list[tuple[int, ...]]] = [[] for _ in match.names]
    for event in match.position.history:
        if event.kind == "declared":
            pairs[event.seat].append(event.cards)
    cells = tuple(Cell(tuple(shown), "", "") if shown else None for shown in pairs)
    rows = (
        [Row(translate("kowah", "Checki"), translate("kowah", "the pair shown"), cells)] if any(pairs) else []
    )
    told = [progress(match), *([round_over(match, deck)] if match.complete else [])]
    return score_sheet(match, rows)._replace(
        headline=result(match, deck),
        notes=(how(match, deck), " · ".join(told)),
        points_heading=translate("kowah", "This hand"),
        total_heading=translate("kowah", "Hands won, of {0}").format(match.game.goal),
    )


def how(match: Match, deck: str) -> str:
    """Where the winning card came from."""
    won = won_hand(match.position.history)
    if won is None:
        return translate("kowah", "Nobody claimed the discard after the last card of the stock.")
    sentence = {
        "drew": translate("kowah", "{card}, drawn from the stock, completed the pair."),
        "took": translate("kowah", "{card}, discarded by {who} and taken from the pile, completed the pair."),
        "claimed discarded": translate(
            "kowah", "{card}, discarded by {who} and claimed, completed the pair."
        ),
        "claimed drew": translate("kowah", "{card}, drawn by {who} and claimed, completed the pair."),
    }[won.how]
    who = "" if won.giver is None else by(match, won.giver)
    return sentence.format(card=name(won.card, deck), who=who)


def captions() -> list[str]:
    """What the sets of the winning hand are, in the order of `WonHand.sets`."""
    return [
        translate("kowah", "Triplet"),
        translate("kowah", "Triplet"),
        translate("kowah", "The waiting pair"),
    ]


def in_words(shown: Sheet, won: WonHand | None, deck: str) -> str:
    """The sheet in words, the winning hand first."""
    text = as_text(shown, deck)
    if won is None:
        return text
    head, rest = text.split("\n\n", maxsplit=1)
    sets = zip(captions(), won.sets, strict=True)
    told = (
        translate("kowah", "{0}: {1}").format(caption, spoken([(card,) for card in cards], deck))
        for caption, cards in sets
    )
    return "\n\n".join([head, "\n".join(told), rest])
