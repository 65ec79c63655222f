# SPDX-License-Identifier: MIT
"""Thunee as a family."""

from collections.abc import Mapping
from typing import ClassVar

from thothit_desktop.games import cards, vocabulary
from thothit_desktop.games.contract import OVER, DecisionKind, Game, Move
from thothit_desktop.games.family import Family, Phase, Sides
from thothit_desktop.games.forms import EventForm, Naming, Number, Word, read_seat, write_seat
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.openings import OPENINGS
from thothit_desktop.games.thunee.spec import THUNEE

_SUITS = tuple("shdc")


class JodhiForm:
    """A claim of king and queen by the letter of their suit, such as `jodhi h`; the move carries the king."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text; None for another kind or no suit."""
        seats, said = read_seat(text)
        word, _, suit = said.partition(" ")
        return Move(kind, cards.faces((f"K{suit}",)), seats) if word == kind and suit in _SUITS else None

    def write(self, move: Move) -> str:
        """Return the text of a claim."""
        return f"{write_seat(move)}{move.kind} {cards.code(move.card)[1]}"


class ThuneeFamily(Family):
    """Tricks in partnership, with bids for trump."""

    id = "thunee"
    specs = (THUNEE,)
    phases: ClassVar = {
        "redeal": Phase(DecisionKind.CALL),
        "trips": Phase(DecisionKind.CALL),
        "bid": Phase(DecisionKind.CALL),
        "blind": Phase(DecisionKind.CALL),
        "trump": Phase(DecisionKind.CALL, "trump"),
        "call": Phase(DecisionKind.CALL),
        "play": Phase(DecisionKind.HAND, "play"),
        "jodhi": Phase(DecisionKind.CALL),
        OVER: Phase(DecisionKind.OVER),
    }
    # `trump` lays a card face down, `trump last` the one dealt last, unseen.
    moves: ClassVar = (
        vocabulary.moves("play", "pass")
        | {"bid": Number(), "trump": Naming(), "jodhi": JodhiForm()}
        | dict.fromkeys(("redeal", "trump last", "thunee", "royals", "blind thunee", "blind royals"), Word())
        | dict.fromkeys(("double", "khanaak", "trips", "moenie"), Word())
    )
    # The trump card is laid face down; it is turned up and goes back to the hand; the seat asks for a redeal,
    # or its card shows that the hand is void; it takes the trick;
    # the points of a Jodhi and the king of its suit; each call under its own name. With two players cards lie
    # face down before the seat; it lays its hand open on them, and turns one.
    events: ClassVar = (
        vocabulary.events("drawn", "gathered", "dealt", "played", "turned", "passed", "scored")
        | dict.fromkeys(("bid", "jodhi"), EventForm(counted=True))
        | dict.fromkeys(("trump", "exposed", "redealt", "void", "trick", "covered", "opened"), EventForm())
        | dict.fromkeys(("double", "khanaak"), EventForm())
        | dict.fromkeys(("thunee", "royals", "blind-thunee", "blind-royals", "trips", "moenie"), EventForm())
    )
    refusals: ClassVar = {
        "not-now": "it is too early for that",
        "not-agreed": "the house rules do not allow this",
        "must-follow": "{0} does not follow the suit of {1}",
        "undertrump": "{0} is a lower trump than {1}",
        "no-such-bid": "bids are 10, 20 and so on to 100, and 104",
        "bid-too-low": "a bid must be higher than the last one",
        "over-100-only": "104 can be bid only after 100",
        "next-ten": "bid the next ten or pass: bids go up ten at a time",
        "six-cards-first": "call Thunee once all cards are dealt",
        "last-card-after-bid": "choose a card of the hand: after a bid the last card is not trump",
        "one-suit": "Thunee and Royals cannot be called with six cards of one suit",
        "trips-first": "lead the three equal cards of Trips first",
        "no-moenie": "Moenie needs four cards of one suit with its jack",
        "jodhi-claimed": "the Jodhi with {0} has already been announced",
        "no-jodhi": "the hand does not hold {0} and the queen of its suit",
        "under-thunee": "during Thunee no other call is allowed",
        "last-trick-only": "this can be called only in the last trick",
        "one-call": "Double or Khanaak has already been called in this round",
        "trick-lost": "the side has lost a trick",
        "no-doubles": "play a card: so near the target Double cannot be called",
        "jodhi-first": "the side has not announced a Jodhi",
        "khanaak-without-bid": "play a card: without a bid the counting side cannot call Khanaak",
        "no-trick-lost": "the side has not lost a trick",
    }
    openings = OPENINGS

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of the spec."""
        from thothit_desktop.games.thunee.game import ThuneeGame

        return ThuneeGame(spec, players, options)

    def sides(self, players: int) -> Sides:
        """Return the seats of even and those of odd number."""
        return tuple(range(0, players, 2)), tuple(range(1, players, 2))
