# SPDX-License-Identifier: MIT
"""The sheet of a hand of Kowah as data: the winning hand, who had declared what, the hands won so far."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.kowah.winning_hand import WonHand, won_hand
from thothit_desktop.app.messages.players import by
from thothit_desktop.app.messages.sentences import result, round_over, titles
from thothit_desktop.app.score.groups import spoken
from thothit_desktop.app.score.standings import progress
from thothit_desktop.app.score.table import Cell, Column, Row, Sheet, as_text
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

_HOW = {
    "drew": QT_TRANSLATE_NOOP("score", "{card}, drawn from the stock, was the third of its pair."),
    "took": QT_TRANSLATE_NOOP(
        "score", "{card}, taken from the pile, was the third of its pair: discarded by {who}."
    ),
    "claimed discarded": QT_TRANSLATE_NOOP(
        "score", "{card}, discarded by {who} and claimed, was the third of its pair."
    ),
    "claimed drew": QT_TRANSLATE_NOOP(
        "score", "{card}, drawn by {who} and claimed, was the third of its pair."
    ),
}
_NOBODY = QT_TRANSLATE_NOOP("score", "Nobody claimed the discard after the last card of the stock.")


def sheet(match: Match, deck: str) -> Sheet:
    """All but the winning hand: a column a player, with the pairs that lay open."""
    game, position, score = match.game, match.position, match.scores[-1]
    titled, totals = titles(match), match.totals
    pairs: list[list[tuple[int, ...]]] = [[] for _ in match.names]
    for event in position.history:
        if event.kind == "declared":
            pairs[event.seat].append(event.cards)
    cells = tuple(Cell(tuple(shown), "", "") if shown else None for shown in pairs)
    told = [progress(match), *([round_over(match, deck)] if match.complete else [])]
    return Sheet(
        headline=result(match, deck),
        notes=(how(match, deck), " · ".join(told)),
        columns=tuple(
            Column(
                match.names[seat],
                titled[seat],
                _tr("Winner") if seat in score.winners else "",
                False,
                score.points[seat],
                totals[seat],
                match.complete and seat in match.winners,
            )
            for seat in game.playing
        ),
        rows=(Row(_tr("Checki"), _tr("the pair shown"), cells),) if any(pairs) else (),
        points_heading=_tr("This hand"),
        total_heading=_tr("Hands won, of {0}").format(game.goal),
    )


def how(match: Match, deck: str) -> str:
    """Where the winning card came from."""
    won = won_hand(match.position.history)
    if won is None:
        return _tr(_NOBODY)
    who = "" if won.giver is None else by(match, won.giver)
    return _tr(_HOW[won.how]).format(card=name(won.card, deck), who=who)


def captions() -> list[str]:
    """What the sets of the winning hand are, in the order of `WonHand.sets`."""
    return [_tr("Triplet"), _tr("Triplet"), _tr("The waiting pair")]


def in_words(shown: Sheet, won: WonHand | None, deck: str) -> str:
    """The sheet in words, the winning hand first."""
    text = as_text(shown, deck)
    if won is None:
        return text
    head, rest = text.split("\n\n", maxsplit=1)
    sets = zip(captions(), won.sets, strict=True)
    told = (
        _tr("{0}: {1}").format(caption, spoken([(card,) for card in cards], deck)) for caption, cards in sets
    )
    return "\n\n".join([head, "\n".join(told), rest])


def _tr(text: object) -> str:
    return QCoreApplication.translate("score", str(text))
