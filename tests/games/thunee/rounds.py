# SPDX-License-Identifier: MIT
"""Hands of Thunee for the tests: laid out by hand, played to the end, or random."""

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Event, Layout, Move
from thothit_desktop.games.notation import read_move, write_event, write_move
from thothit_desktop.games.thunee.game import ThuneeGame
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.spec import THUNEE

X1 = """Ts Th Qd Jc 9c Ac
        Js 9s Ks Qs Ah Td
        Jh 9h Qh Ad Kd Tc
        As Jd 9d Kh Qc Kc"""
"""The hands of example X1; seat 1 is the trumpman where seat 0 deals."""
SET = "pass, pass, trump Qs, pass, pass, pass, pass"
"""The moves by which seat 1 sets spades in X1, without a bid."""

BLIND = """Th 9h Jh Ah Jd 9d
           Ad Td Kd Qd Jc 9c
           Js 9s As Ts Ks Qs
           Kh Qh Ac Tc Kc Qc"""
"""Seat 2 has all spades."""
SIX = """Jh 9h Ah Td
         Js 9s As Ks
         Th Kh Qh Ts
         Jd 9d Kd Qs
         Jc 9c Ac Tc
         Kc Qc Ad Qd"""
"""Hands of six players."""
STRONG = """Kc 9h Ah Ks Qs Td
            Qc Th Kh 9s As Qd
            Qh 9d Ad Kd Js Ts
            Jc 9c Ac Tc Jh Jd"""
"""Seat 3 can win all tricks with clubs as trumps."""
TRIPS = """Js As Ts Ks
           Jh Ah Th Kh
           Jd Ad Td Kd
           9s 9h 9d Jc
           Qs Qh Qd Ac
           9c Tc Kc Qc"""
"""The hands of example X17; seats 3 and 4 may call Trips."""
MOENIE = """9s Jh 9h Ah
            Th Kh Jd 9d
            Ad Td Qh Kd
            Js Ts Ks Qs
            As Qd Jc 9c
            Ac Tc Kc Qc"""
"""The hands of example X20; seat 3 may call Moenie."""
LED = "pass, pass, trump Jc, pass, pass, pass, pass, Kc, Qc, Qh, Jc, 9c, Ks, Qd, Ts, Ac, Qs, As, Kd"
"""In STRONG dealt by seat 2, the first three tricks won by seat 3."""
DOUBLE = """Js 9s As Ts Jh 9h
            Ks Th Kh Ah Ac Tc
            Jd 9d Ad Td Jc 9c
            Qs Qh Kd Qd Kc Qc"""
"""Seats 0 and 2 win every trick."""


def thunee(players: int = 4, **options: str) -> ThuneeGame:
    game = new_game("thunee", players, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, ThuneeGame)
    return game


def laid(hands: str, dealer: int = 0, players: int = 4, **options: str) -> ThuneePosition:
    """Hands in the order dealt, one a line from seat 0 on."""
    dealt = tuple(cards.faces(line.split()) for line in hands.strip().splitlines())
    return thunee(players, **options).from_layout(Layout(dealt, (), ()), dealer)


def said(position: ThuneePosition, moves: str) -> ThuneePosition:
    """Make moves, each of which must be legal; they are divided by commas."""
    for text in moves.split(", "):
        move = read_move(text)
        assert move in position.legal_moves(), (text, legal(position))
        position.play(move)
    return position


def last_of_double() -> ThuneePosition:
    """Before the last two tricks of DOUBLE."""
    position = laid(DOUBLE, dealer=3)
    said(position, "pass, pass, trump Ts, pass, pass, pass, pass")
    return said(position, "Ks, Td, Qs, As, Js, Th, Ad, Qh, 9s, Kh, 9d, Qc, Jh, Ah, 9c, Kc")


def legal(position: ThuneePosition) -> list[str]:
    return [write_move(move) for move in position.legal_moves()]


def told(position: ThuneePosition) -> list[str]:
    return [write_event(event) for event in position.history]


def refused(position: ThuneePosition, text: str) -> str:
    """The code of a refusal, and its cards."""
    refusal = position.refusal(read_move(text))
    assert refusal is not None
    return " ".join([refusal.code, *cards.codes(refusal.cards)])


def lines(position: ThuneePosition) -> dict[str, int]:
    """The count by rule."""
    count = position.count_so_far()
    assert count is not None
    assert count.total == sum(line.points for line in count.lines)
    return {line.rule: line.points for line in count.lines}


def outcome(position: ThuneePosition) -> tuple[str, tuple[int, ...]]:
    """Return the rule that gave the balls, and the points by seat."""
    score = position.score()
    (rule,) = {line.rule for seat in score.lines for line in seat}
    return rule, score.points


@st.composite
def hands(draw: st.DrawFn, ended: bool = False, players: Sequence[int] = THUNEE.players) -> ThuneePosition:
    """A position reached by random legal moves, with any options, most often in an ordinary hand."""
    options = {option.name: draw(st.sampled_from(list(option.meanings))) for option in THUNEE.options}
    game = thunee(draw(st.sampled_from(players)), **options)
    game = game.in_match(
        game.playing, draw(st.sampled_from([(0, 0), (11, 3), (3, 12)])) * (game.players // 2)
    )
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    position = game.deal(rng, draw(st.integers(0, game.players - 1)))
    quiet = draw(st.integers(0, 3)) > 0
    stop = 99 if ended else draw(st.integers(0, 50))
    while not position.is_over and len(position.moves) < stop:
        position.play(chosen(position.legal_moves(), rng, quiet=quiet))
    return position


def chosen(moves: Sequence[Move], rng: random.Random, *, quiet: bool) -> Move:
    """Any move, or any that does not end the hand early, if there is one."""
    loud = ("thunee", "royals", "blind thunee", "blind royals", "trips", "moenie", "redeal")
    return rng.choice([move for move in moves if not quiet or move.kind not in loud])


def first(position: ThuneePosition, kind: str) -> Event:
    return next(event for event in position.history if event.kind == kind)


def quiet(position: ThuneePosition) -> ThuneePosition:
    """Pass and play the first legal cards, up to the end."""
    while not position.is_over:
        moves = position.legal_moves()
        position.play(moves[-1] if moves[-1].kind == "pass" else moves[0])
    return position


def codes(dealt: Sequence[int]) -> str:
    return " ".join(cards.codes(dealt))
