# SPDX-License-Identifier: MIT
"""The lines of a move list as one seat knows the moves. No widgets.

All lines come from the seat's views. Secret questions and answers have no lines, except the person's own
answers.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Position
from thothit_desktop.games.notation import write_event, write_move
from thothit_desktop.games.vocabulary import MOVES

translate = QCoreApplication.translate


class MovesSource(NamedTuple):
    """The source of a move list: the rounds of a match, and the viewer."""

    names: Sequence[str]
    """The player's name, by seat."""
    rounds: Sequence[Position]
    seat: int | None
    """The seat whose view is shown; None shows everything, for ended rounds."""
    person: int | None
    """The seat whose secret answers are shown; None for no seat."""
    ahead: tuple[Move, ...] = ()
    """Undone moves of the last round that can be redone."""


class MoveLine(NamedTuple):
    """One line: a player's action, or the deal or score of a round."""

    ply: int
    """The number of moves made once the line is reached; 0 is the deal."""
    words: str
    seat: int | None = None
    """The player's seat; None for the deal and the score."""
    player: str = ""
    """The player's name."""
    notation: str = ""
    """The move in the notation of records; empty if an earlier line has it already."""
    card: int | None = None
    """The card of the move, if it is a single one that the seat has seen."""
    points: int | None = None
    """The player's score so far in the round, after a capture or if it grows."""
    undone: bool = False
    """True if the move is undone and can be redone."""


class TurnHeading(NamedTuple):
    """The name of a player above the lines of that player's turn."""

    player: str
    seat: int
    undone: bool = False


ListRow = MoveLine | TurnHeading


def source_of(match: Match) -> MovesSource:
    """Return the moves of a match as the seat at the bottom of the screen knows them."""
    ahead = match.history.ahead(len(match.position.moves)) if match.positions else ()
    return MovesSource(tuple(match.names), tuple(match.positions), match.bottom_seat, match.person, ahead)


class MoveList:
    """The lines of one round; `follow` updates them after moves and undo."""

    def __init__(self, source: MovesSource, number: int, deck: str) -> None:
        """Read a round; `number` counts from 0, `deck` selects the names of cards."""
        self._deck, self._names = deck, source.names
        self._seat, self._person = source.seat, source.person
        position = source.rounds[number]
        self._dealt = position.game.from_layout(position.layout, position.dealer)
        self._reached = self._dealt.copy()
        """The position after the last of `_moves`."""
        self._moves: list[Move] = []
        """The moves made, then the undone moves."""
        self._lines: list[tuple[MoveLine, ...]] = []
        """The lines of each move."""
        self.follow(position, source.ahead if number == len(source.rounds) - 1 else ())

    def tells_of(self, position: Position) -> bool:
        """Return True if the position has the same deal."""
        return (self._dealt.layout, self._dealt.dealer) == (position.layout, position.dealer)

    def is_up_to_date(self, position: Position) -> bool:
        """Return True if no move has been made or undone since the last `follow`."""
        return self._made == len(position.moves)

    def follow(self, position: Position, ahead: Sequence[Move] = ()) -> None:
        """Update the lines to the moves of a position and the undone moves `ahead`."""
        made = position.moves
        self._made = len(made)
        moves = (*made, *ahead)
        known = 0
        for old, new in zip(self._moves, moves, strict=False):
            if old != new:
                break
            known += 1
        if known < len(self._moves):
            del self._moves[known:], self._lines[known:]
            self._reached = self._dealt.copy()
            for move in self._moves:
                self._reached.play(move)
        for move in moves[known:]:
            self._lines.append(tuple(self._read(move)))
            self._moves.append(move)
        self._rows = list(self._arranged(position, len(made)))

    @property
    def rows(self) -> Sequence[ListRow]:
        """The lines, with a heading above each player's turn."""
        return self._rows

    def text(self) -> str:
        """Return the list as plain text, without undone moves."""
        told = []
        for row in self._rows:
            if isinstance(row, TurnHeading):
                told += [] if row.undone else [row.player]
            elif not row.undone:
                told.append(row.words if row.seat is None else f"    {row.words}")
        return "\n".join(told) + "\n"

    def _arranged(self, position: Position, made: int) -> Iterator[ListRow]:
        dealer = self._names[position.dealer]
        yield MoveLine(0, translate("moves", "The deal. Dealer: {0}").format(dealer))
        before: int | None = None
        for ply, lines in enumerate(self._lines, 1):
            undone = ply > made
            if ply == made + 1:
                before = None
            for line in lines:
                if line.seat != before:
                    assert line.seat is not None
                    yield TurnHeading(line.player, line.seat, undone)
                yield line._replace(undone=undone)
                before = line.seat
        if position.is_over:
            yield MoveLine(made, self._score(position))

    def _score(self, position: Position) -> str:
        """Return the line with the points of an ended round."""
        points = {event.seat: event.points for event in position.history if event.kind == "scored"}
        told = translate("moves", "{0} {1}")
        return translate("moves", "The score: {0}").format(
            " · ".join(told.format(self._names[seat], points[seat]) for seat in sorted(points))
        )

    def _read(self, move: Move) -> Iterator[MoveLine]:
        """Play a move in `_reached`, and yield its lines as the seat sees it."""
        position, ply = self._reached, len(self._moves) + 1
        mover = move.seats[0] if move.seats else position.to_move
        own, start = self._seat is None or mover == self._person, len(position.history)
        had = self._taken()
        position.play(move)
        history: Sequence[Event] = position.history
        if self._seat is not None:
            history = position.view(self._seat).history
        has, texts = self._taken(), texts_of(position.game.spec)
        # A view may show the end of a round before the last, secret question has been answered.
        events = [event for event in history[start : len(position.history)] if event.kind != "scored"]
        if own and not events:
            yield MoveLine(ply, texts.move_texts()["passed"], mover, self._names[mover], write_move(move))
        notation = _notation(move, events, own)
        earlier = tuple(history[:start])
        for seat, group in groupby(events, key=lambda event: event.seat):
            turn = list(group)
            words = texts.moved(turn, earlier, self._deck)
            earlier = (*earlier, *turn)
            if words:
                points = has[seat] if _wins(turn, grown=has[seat] != had[seat]) else None
                yield MoveLine(ply, words, seat, self._names[seat], notation, _card(turn), points)
                notation = ""

    def _taken(self) -> list[int | None]:
        """Return each seat's score so far, None where it is hidden."""
        position, seats = self._reached, range(len(self._names))
        texts = texts_of(position.game.spec)
        if self._seat is None:
            return [texts.taken(position.view(seat), seat) for seat in seats]
        view = position.view(self._seat)
        return [texts.taken(view, seat) for seat in seats]


def _notation(move: Move, events: Sequence[Event], own: bool) -> str:
    """Return a move in notation; only its first event if the move reveals cards unseen by the seat."""
    seen = {card for event in events for card in event.cards}
    known = {*move.cards} <= seen and (HIDDEN not in seen or move.kind in MOVES)
    if own or known:
        return write_move(move)
    return ", ".join(write_event(event) for event in events[:1])


def _wins(events: Sequence[Event], grown: bool) -> bool:
    """Return True if the events win cards; `grown` is True if the player's score has changed."""
    return any(event.kind == "captured" or (grown and len(event.cards) > 1) for event in events)


def _card(events: Sequence[Event]) -> int | None:
    """Return the card that is played, drawn or turned; None if it is hidden or not a single one."""
    for event in events:
        if event.kind == "captured" or len(set(event.cards)) == 1:
            return None if event.cards[0] == HIDDEN else event.cards[0]
    return None
