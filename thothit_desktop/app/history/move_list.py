# SPDX-License-Identifier: MIT
"""The moves of a round as one seat knows them: the lines of a list, without any widget.

All of it is read from the seat's views. What is asked and answered in secret is no line, except for the
person's own answers.
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
    """The source of a list of moves: the rounds of a match, and who looks at them."""

    names: Sequence[str]
    """By seat what the player is called."""
    rounds: Sequence[Position]
    seat: int | None
    """Whose view is told; None tells everything, of rounds that have ended."""
    person: int | None
    """The seat whose secret answers are told; None where nobody looks on."""
    ahead: tuple[Move, ...] = ()
    """Moves of the last round that were taken back and can be made again."""


class MoveLine(NamedTuple):
    """One line: what a player did, or what a round began or ended with."""

    ply: int
    """How many moves were made after it; 0 is the deal."""
    words: str
    seat: int | None = None
    """Who did it; None for the deal and for the score."""
    player: str = ""
    """The name of who did it."""
    notation: str = ""
    """The same as records have it; empty where the move has another line already."""
    card: int | None = None
    """The card it is about, where that is one and the seat has seen it."""
    points: int | None = None
    """What the player has won so far in the round, told after a capture and where it grows."""
    undone: bool = False
    """Whether it was taken back, and can be made again."""


class TurnHeading(NamedTuple):
    """The name of a player, above what this player did."""

    player: str
    seat: int
    undone: bool = False


ListRow = MoveLine | TurnHeading


def source_of(match: Match) -> MovesSource:
    """The moves of a match as the seat at the bottom of the screen knows them."""
    ahead = match.history.ahead(len(match.position.moves)) if match.positions else ()
    return MovesSource(tuple(match.names), tuple(match.positions), match.bottom_seat, match.person, ahead)


class MoveList:
    """The lines of one round; `follow` adds what is new, and keeps the rest as it is."""

    def __init__(self, source: MovesSource, number: int, deck: str) -> None:
        """`number` is that of the round, from 0; `deck` names the cards."""
        self._deck, self._names = deck, source.names
        self._seat, self._person = source.seat, source.person
        position = source.rounds[number]
        self._dealt = position.game.from_layout(position.layout, position.dealer)
        self._reached = self._dealt.copy()
        """The round after the last of `_moves`."""
        self._moves: list[Move] = []
        """The moves made, and after them those that can be made again."""
        self._lines: list[tuple[MoveLine, ...]] = []
        """By move its lines."""
        self.follow(position, source.ahead if number == len(source.rounds) - 1 else ())

    def tells_of(self, position: Position) -> bool:
        """Return True if it is the same deal."""
        return (self._dealt.layout, self._dealt.dealer) == (position.layout, position.dealer)

    def is_up_to_date(self, position: Position) -> bool:
        """Return True if the round has not gone on since it was followed."""
        return self._made == len(position.moves)

    def follow(self, position: Position, ahead: Sequence[Move] = ()) -> None:
        """The round has gone on, or moves were taken back."""
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
        """The lines, with the name of a player above those of a turn."""
        return self._rows

    def text(self) -> str:
        """All of it as plain text, a turn a paragraph; without what was taken back."""
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
        """The points of a round that has ended."""
        points = {event.seat: event.points for event in position.history if event.kind == "scored"}
        told = translate("moves", "{0} {1}")
        return translate("moves", "The score: {0}").format(
            " · ".join(told.format(self._names[seat], points[seat]) for seat in sorted(points))
        )

    def _read(self, move: Move) -> Iterator[MoveLine]:
        """Make the next move, and tell it as the seat sees it."""
        position, ply = self._reached, len(self._moves) + 1
        mover = move.seats[0] if move.seats else position.to_move
        own, start = self._seat is None or mover == self._person, len(position.history)
        had = self._taken()
        position.play(move)
        history: Sequence[Event] = position.history
        if self._seat is not None:
            history = position.view(self._seat).history
        has, texts = self._taken(), texts_of(position.game.spec)
        # A view may tell the end of a round before a last question is answered that nobody knows of.
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
        """Return what each seat has won so far, as far as it may be told."""
        position, seats = self._reached, range(len(self._names))
        texts = texts_of(position.game.spec)
        if self._seat is None:
            return [texts.taken(position.view(seat), seat) for seat in seats]
        view = position.view(self._seat)
        return [texts.taken(view, seat) for seat in seats]


def _notation(move: Move, events: Sequence[Event], own: bool) -> str:
    """A move as records have it; the events instead where the move tells what the seat has not seen."""
    seen = {card for event in events for card in event.cards}
    known = {*move.cards} <= seen and (HIDDEN not in seen or move.kind in MOVES)
    if own or known:
        return write_move(move)
    return ", ".join(write_event(event) for event in events[:1])


def _wins(events: Sequence[Event], grown: bool) -> bool:
    """Return True if cards are won by these events, while what the player has won has `grown` or not."""
    return any(event.kind == "captured" or (grown and len(event.cards) > 1) for event in events)


def _card(events: Sequence[Event]) -> int | None:
    """The card that is played, drawn or turned."""
    for event in events:
        if event.kind == "captured" or len(set(event.cards)) == 1:
            return None if event.cards[0] == HIDDEN else event.cards[0]
    return None
