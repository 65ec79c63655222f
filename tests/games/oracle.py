# SPDX-License-Identifier: MIT
"""The rules of docs/rules/fishing.md told a second time, slowly and with codes, to check the engine by."""

from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing import FishingPosition


def rank(code: str) -> int:
    return int(code[1]) if code[1] in "123456789" else 1


def may_take(card: str, pool: list[str], pairs: str, first: bool) -> set[str]:
    """F1, F3 and the rules for pairs on the table."""
    matches = [code for code in pool if rank(code) == rank(card)]
    if first:
        return {code for code in matches if code == card}
    if pairs == "odd-first":
        return {code for code in matches if matches.count(code) == 1} or set(matches)
    if pairs == "different-first":
        return set(matches) - {card} or set(matches)
    return set(matches)


def legal_texts(position: FishingPosition) -> set[str]:
    """Every legal move of a position, as text."""
    view = position.view(position.to_move)
    options = position.game.options
    pool = to_codes(view.pool)
    first = options["first-turn"] == "on" and view.turn < position.game.players
    if view.phase == "over":
        return set()
    played = to_codes([view.turned]) if view.phase == "stock" else to_codes(view.hand)
    sign = "=" if view.phase == "stock" else ""
    captures, stays = set(), set()
    for card in played:
        taken = may_take(card, pool, options["pairs"], first)
        captures |= {f"{sign}{card}x{code}" for code in taken}
        if not taken:
            stays.add(sign + card)
    if options["duty"] == "hand" and captures:
        return captures
    return captures | stays


def points(captured: list[str]) -> int:
    """Section 4, Thothit's row."""
    total = 0
    for code in set(captured):
        copies = captured.count(code)
        red = code in ("OT", "RF", "S9")
        total += 10 * copies if red else 10 * (copies // 2)
    return total


def to_codes(cards: object) -> list[str]:
    suits = [f"{suit}{n}" for suit in "CSM" for n in range(1, 10)] + ["OT", "RF", "WF"]
    return [suits[card] for card in cards]  # type: ignore[attr-defined]


def legal_lines(position: Position, depth: int) -> int:
    """How many lines of `depth` legal moves begin here."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        total += legal_lines(after, depth - 1)
    return total
