# SPDX-License-Identifier: MIT
"""The score of a win with mata, line by line (docs/rules/mata.md M8-M10)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import RANK, STAMPED
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.rummy.mata.hand import ONE, matas
from thothit_desktop.games.rummy.mata.rules import MataRules


class Win(NamedTuple):
    """The way in which a round was won.

    `hand` is the whole winning hand, `card` the card that completed it, None for a hand dealt so. `own` is
    True if the winner drew the card, or was dealt it. `call` is the winner's call.
    """

    hand: Sequence[int]
    card: int | None
    own: bool
    call: str


def score_lines(rules: MataRules, win: Win, turned: Sequence[int]) -> tuple[ScoreLine, ...]:
    """Return the lines of the winner, with the cards turned so far.

    The rules of the lines: `toh` or `won` (the win itself), `ayam` and `kandang` (the bonus for a call of one
    design), `mata` (of the hand), `made` (a mata made with turned cards), `turned` (the worth of the turned
    card), `dealt` (the double of a hand dealt so), `void` (a card that lets nobody score).
    """
    if rules.void and turned and is_black_one(turned[0]):
        return (ScoreLine("void", tuple(turned), 0),)
    lines = [*_for_the_win(rules, win), *_for_the_hand(rules, win, turned)]
    if win.card is None:
        lines.append(ScoreLine("dealt", (), sum(line.points for line in lines)))
    return tuple(lines)


def made_by(rules: MataRules, win: Win, turned: Sequence[int]) -> bool:
    """Return True if the last of the turned cards makes a mata that counts (M9, M10)."""
    return len(_made(rules, win, turned)) > len(_made(rules, win, turned[:-1]))


def is_black_one(card: int) -> bool:
    """Return True for an unmarked card of rank 1."""
    return RANK[card] == 1 and card not in STAMPED


def worth(card: int) -> int:
    """Return the points of a mata: 2 for a red one, else 1."""
    return 2 if card in STAMPED else 1


def _for_the_win(rules: MataRules, win: Win) -> list[ScoreLine]:
    """Return the lines for how the round was won."""
    card = () if win.card is None else (win.card,)
    if any(rules.toh):
        red = win.card in STAMPED
        return [ScoreLine("toh", card, rules.toh[win.own] + red)]
    lines = [ScoreLine("won", (), 1)] if rules.turned > 1 else []
    if win.call == ONE and win.card is not None:
        lines.append(ScoreLine("kandang" if win.own else "ayam", card, rules.bonus[win.own]))
    return lines


def _for_the_hand(rules: MataRules, win: Win, turned: Sequence[int]) -> list[ScoreLine]:
    """Return the lines for mata and the turned cards."""
    plain = rules.improves and rules.turned > 1
    own, made = matas(win.hand, rules.size), _made(rules, win, turned)
    lines = [
        ScoreLine(rule, (design,) * rules.size, 1 if plain else worth(design))
        for rule, designs in (("mata", own), ("made", made))
        for design in designs
    ]
    if rules.turned == 1:
        lines += [ScoreLine("turned", (card,), rules.dear.get(card, RANK[card])) for card in turned]
    return lines


def _made(rules: MataRules, win: Win, turned: Sequence[int]) -> list[int]:
    """Return the designs of the mata that count for the turned cards, in the order in which they are made.

    Where turned cards improve the hand, they replace cards of their rank, so that a rank has at most as many
    mata as sets. Where many are combined with the hand, all that both make without the winning card count.
    """
    if not rules.improves and rules.turned == 1:
        return []
    copies = Counter(win.hand)
    made: list[int] = []
    if not rules.improves:
        copies -= Counter(() if win.card is None else (win.card,))
        made = matas(list(copies.elements()), rules.size)
    sets = Counter(RANK[card] for card in win.hand)
    room = {rank: count // rules.size for rank, count in sets.items()}
    for design in matas(win.hand, rules.size):
        room[RANK[design]] -= 1
    for card in turned:
        copies[card] += 1
        if copies[card] % rules.size == 0 and (not rules.improves or room.get(RANK[card], 0) > 0):
            made.append(card)
            room[RANK[card]] = room.get(RANK[card], 0) - 1
    return made
