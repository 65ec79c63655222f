# SPDX-License-Identifier: MIT
"""The score sheet of a game with mata as data, and its calls in the statistics."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.family.base import CountedCall
from thothit_desktop.app.messages.players import by
from thothit_desktop.app.score.sheet_data import Cell, Row, Sheet, sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, Position
from thothit_desktop.games.rummy.mata.hand import ONE
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words

translate = QCoreApplication.translate


def winning_sets(position: Position) -> list[tuple[int, ...]]:
    """Return the sets of the winning hand; empty if nobody has won."""
    won = next((event for event in position.history if event.kind == "won"), None)
    if won is None:
        return []
    assert isinstance(position, MataPosition)
    size = position.rules.size
    return [won.cards[first : first + size] for first in range(0, len(won.cards), size)]


def winning_draw(history: Sequence[Event]) -> Event | None:
    """Return the event that brought the winning card; None for a hand won as dealt, or if nobody won."""
    end = next((number for number, event in enumerate(history) if event.kind == "won"), 0)
    found = history[end - 1] if end else None
    return found if found is not None and found.kind in ("drew", "showed", "claimed") else None


def how(match: Match, deck: str) -> str:
    """Return a sentence on the source of the winning card."""
    history = match.position.history
    draw = winning_draw(history)
    if draw is None:
        if winning_sets(match.position):
            return translate("mata", "The hand was complete as dealt.")
        return translate("mata", "The stock ran out before anybody won.")
    card = name(draw.cards[0], deck)
    if draw.kind != "claimed":
        return translate("kowah", "{card}, drawn from the stock, completed the hand.").format(card=card)
    drawer = next(event.seat for event in reversed(history) if event.kind == "showed")
    told = translate("kowah", "{card}, drawn by {who} and claimed, completed the hand.")
    return told.format(card=card, who=by(match, drawer))


def counted(match: Match) -> str:
    """Return what the winner's hand counts, line by line; empty if nobody has won."""
    position, names = match.position, texts_of(match.game.spec).score_lines()
    assert isinstance(position, MataPosition)
    if position.winner is None:
        return ""
    points: dict[str, int] = {}
    for rule, _, worth in position.score().lines[position.winner]:
        points[rule] = points.get(rule, 0) + worth
    told = translate("mata", "{0}: {1}")
    return "  ·  ".join(told.format(names[rule], worth) for rule, worth in points.items())


def round_sheet(match: Match, deck: str) -> Sheet:
    """Return the sheet below the winning hand: the calls, a column for each player."""
    position, texts = match.position, texts_of(match.game.spec)
    assert isinstance(position, MataPosition)
    # Calls of two words share the first, which heads the line, so that six columns fit into a small window.
    *shared, _ = call_words(match.game.spec.id, ONE).name.split()
    said = [call and call_words(match.game.spec.id, call).name.split()[-1] for call in position.calls]
    called = tuple(Cell((), "", word) if word else None for word in said)
    rows = [Row(_title(shared[0]) if shared else translate("mata", "Call"), "", called)] if any(said) else []
    told = [texts.progress(match), *([texts.round_over(match, deck)] if match.complete else [])]
    return sheet(match, rows)._replace(
        headline=texts.result(match, deck), notes=(how(match, deck), " · ".join(told))
    )


def counted_calls(game: str) -> tuple[CountedCall, ...]:
    """Return the calls that the statistics count: for certain designs, and for a rank."""
    told = translate("statistics", "Rounds in which this was your last call. Made if you won the round.")
    return tuple(CountedCall(call, _title(call_words(game, call).name), told) for call in ("one", "any"))


def calls_of(position: Position, seat: int) -> list[tuple[str, bool]]:
    """Return the last call of a seat in an ended round, with True if the seat won."""
    assert isinstance(position, MataPosition)
    call = position.calls[seat]
    return [(call, position.winner == seat)] if call else []


def _title(word: str) -> str:
    return word[:1].upper() + word[1:]
