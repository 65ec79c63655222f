# SPDX-License-Identifier: MIT
"""Checks that the sentences of score sheets are true.

`python -m tests.tools.sheet_sentences --rounds N` plays rounds of all games with decisions, makes their
sentences, and reads them again: who did what, which copy, on which turn, for how many points. All of it is
compared with the events of the round and with the review. Prints how many sentences of each kind there were;
exits with 1 if one is false.
"""

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.round_sentences import RoundSentences
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.registration import register_families
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import STAMPED
from thothit_desktop.games.contract import Event, Position
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.players.coach.review import RoundReview, review
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.families import family_of as players_of
from thothit_desktop.players.one_round import play_round
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")
WORDS = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)
DECK = "ceki"


class FalseSentenceError(AssertionError):
    """A sentence says what did not happen."""


def claim(so: object, what: str) -> None:
    """Raise an error if something that a sentence says is not so."""
    if not so:
        raise FalseSentenceError(what)


def number(ordinal: str) -> int:
    """Return the number of an ordinal."""
    return WORDS.index(ordinal) + 1 if ordinal in WORDS else int(re.sub(r"\D", "", ordinal))


def names_of(seat: int, players: int) -> list[str]:
    """Return the names by seat of players, of whom one at a seat is the person."""
    return [NAMES[(other - seat) % players] for other in range(players)]


class Told:
    """A round, its review, and its events with the numbers of their moves, for the checks of a sentence.

    `stock` is True if a turn of a fishing game stands for its stock card, not for the card from the hand.
    """

    def __init__(self, end: Position, found: RoundReview, *, stock: bool = False) -> None:
        self.end, self.review, self.me, self.stock = end, found, found.seat, stock
        self.names = names_of(found.seat, end.game.players)
        now = end.game.from_layout(end.layout, end.dealer)
        self.events: list[tuple[int, Event]] = [(-1, event) for event in now.history]
        for ply, move in enumerate(end.moves):
            self.events += [(ply, event) for event in now.play(move)]
        self.card = {name(card, DECK): card for card in set(end.game.deck)}

    def mine(self, kind: str, which: int) -> tuple[int, int]:
        """Return the move and the place among all events of my event of a kind, by its number from 1."""
        found = [
            at for at, (_, event) in enumerate(self.events) if (event.kind, event.seat) == (kind, self.me)
        ]
        claim(len(found) >= which >= 1, f"I have {len(found)} times {kind}, not {which}")
        return self.events[found[which - 1]][0], found[which - 1]

    def decision(self, ply: int) -> Any:
        """Return the mistake that the review found in a move."""
        found = [decision for decision in self.review.decisions if decision.ply == ply]
        claim(found, f"move {ply} was no decision")
        claim(found[0].made.behind > found[0].made.within, "it was no mistake")
        claim(found[0].made.move == self.end.moves[ply], "the review knows another move")
        return found[0]

    def best(self, ply: int) -> Any:
        """Return the best move instead of a mistake."""
        return self.decision(ply).advice.options[0].move

    def pool(self, before: int) -> Counter[int]:
        """Return the pool before an event, counted from the events."""
        lying: Counter[int] = Counter()
        for _, event in self.events[:before]:
            if event.kind in ("laid", "stayed"):
                lying.update(event.cards)
            elif event.kind == "captured":
                lying.subtract(event.cards[1:])
        return lying

    def won(self) -> None:
        """Say that I won."""
        claim(self.me in self.end.score().winners, "I have not won")


def _fishing_ply(told: Told, which: str) -> tuple[int, int]:
    """Return the move and the event of `on your fifth turn`: of the hand card, or of the stock card."""
    ply, at = told.mine("played", number(which))
    if not told.stock:
        return ply, at
    turned = next(n for n in range(at, len(told.events)) if told.events[n][1].kind == "turned")
    claim(told.events[turned][1].seat == told.me, "nothing was turned up on that turn")
    later = next(
        n for n in range(turned, len(told.events)) if told.events[n][1].kind in ("captured", "stayed")
    )
    return told.events[later][0], turned + 1


def _taken_by(told: Told, card: int, who: str, after: int) -> None:
    for _, event in told.events[after:]:
        claim(event.kind != "stayed" or event.cards != (card,), "another copy came to the pool")
        if event.kind == "captured" and card in event.cards[1:]:
            claim(told.names[event.seat] == who and event.seat != told.me, f"{event.seat} took it")
            return
    raise FalseSentenceError("nobody took it")


def let_go(told: Told, copy: str, card_name: str, which: str, who: str) -> None:
    """Check `You didn't capture the second C on your fifth turn; Sri did.`"""
    card = told.card[card_name]
    ply, at = _fishing_ply(told, which)
    claim(told.pool(at)[card] == 1, "no single copy lay in the pool")
    best = told.best(ply)
    claim(card in best.cards[1:], "the best move does not take it")
    claim(card not in told.end.moves[ply].cards[1:], "it was taken")
    held = sum(
        event.cards.count(card)
        for _, event in told.events[:at]
        if event.kind == "captured" and event.seat == told.me
    )
    would = held + best.cards.count(card)
    claim(would == (number(copy) if copy else 1), f"it would have been copy {would}")
    _taken_by(told, card, who, at)


def gave_away(told: Told, stamped: bool, card_name: str, which: str, who: str) -> None:
    """Check `You put C in the pool on your fifth turn; Sri captured it.`"""
    card = told.card[card_name]
    ply, at = _fishing_ply(told, which)
    claim(told.end.moves[ply].cards == (card,), "I played another card, or it took one")
    claim(told.best(ply).cards[0] != card, "the best move plays it as well")
    claim((card in STAMPED) == stamped, "a stamp is told wrongly")
    laid = next(n for n in range(at, len(told.events)) if told.events[n][1].kind == "stayed")
    claim(told.pool(laid)[card] == 0, "another copy lay there")
    _taken_by(told, card, who, laid + 1)


def broke(told: Told, card_name: str, which: str) -> None:
    """Check `You broke the pair of C on your fifth turn and could no longer win.`"""
    ply, at = _fishing_ply(told, which)
    card = told.card[card_name]
    claim((ply, Event("barred", told.me, (card,))) in told.events, "I was not barred there")
    claim(told.pool(at)[card] >= 2, "there was no pair")
    claim(told.me not in told.end.score().winners, "I won all the same")
    told.decision(ply)


def captured(told: Told, taken: str, card: str, which: str, gain: str, lead: str) -> None:
    """Check `You captured T with C on your fifth turn: 40 points, and you won by 25.`"""
    told.won()
    ply, _ = _fishing_ply(told, which)
    cards = (told.card[card], told.card[taken])
    claim((ply, Event("captured", told.me, cards)) in told.events, "that was not captured there")
    now = told.end.game.from_layout(told.end.layout, told.end.dealer)
    for move in told.end.moves[:ply]:
        now.play(move)
    before = now.score().points[told.me]
    now.play(told.end.moves[ply])
    claim(now.score().points[told.me] - before == int(gain), "it brought other points")
    points = told.end.score().points
    rest = [points[seat] for seat in told.end.game.playing if seat != told.me]
    claim(points[told.me] - max(rest) == int(lead), "the lead is another one")
    claim(int(gain) >= int(lead) > 0, "the round would have been won without it")


def took_discard(told: Told, who: str, won: bool, which: str, card_name: str) -> None:
    """Check `Sri took (won with) your fifth discard, C.`"""
    ply, at = told.mine("discarded", number(which))
    card = told.card[card_name]
    claim(told.events[at][1].cards == (card,), "another card was discarded")
    told.decision(ply)
    picked = ("took", "claimed", "drew", "showed", "discarded")
    taker, event = next((move, event) for move, event in told.events[at + 1 :] if event.kind in picked)
    claim(event.kind in ("took", "claimed"), "nobody took it")
    claim(event.cards == (card,) and told.names[event.seat] == who != "You", "somebody else took it")
    won_with = any(move == taker and one.kind == "won" for move, one in told.events)
    claim(won_with == won, "it did not win, or it did")


def threw(told: Told, which: str, card_name: str, best: str) -> None:
    """Check `Your fifth discard was C; discarding B would have been better.`"""
    ply, at = told.mine("discarded", number(which))
    claim(told.events[at][1].cards == (told.card[card_name],), "another card was discarded")
    move = told.best(ply)
    claim(move.kind == "discard" and move.card == told.card[best], "the review would discard another")


def picked(told: Told, took: bool, card_name: str, which: str) -> None:
    """Check `You took (didn't take) C on your fifth turn; drawing (taking it) would have been better.`"""
    turn = number(which)
    start = told.mine("discarded", turn - 1)[1] if turn > 1 else 0
    kinds = ("took", "drew", "showed")
    at = next(
        n
        for n in range(start, len(told.events))
        if told.events[n][1].seat == told.me and told.events[n][1].kind in kinds
    )
    ply, event = told.events[at]
    claim((event.kind == "took") == took, "it was picked otherwise")
    lies: list[int] = []
    for _, one in told.events[:at]:
        if one.kind == "discarded":
            lies += one.cards
        elif one.kind in ("took", "claimed") and lies and lies[-1:] == list(one.cards):
            lies.pop()
    claim(lies[-1:] and lies[-1] == told.card[card_name], "another card lay on top")
    claim(told.best(ply).kind == ("draw" if took else "take"), "the review would do the same")


def declared(told: Told, early: bool, which: str) -> None:
    """Check `You declared checki too early, after your fifth discard.` and the opposite."""
    turn = number(which) if which else 0
    plies = [
        decision.ply
        for decision in told.review.decisions
        if decision.phase == "checki"
        and sum(
            event.kind == "discarded" and event.seat == told.me
            for move, event in told.events
            if move < decision.ply
        )
        == turn
    ]
    claim(len(plies) == 1, "nothing was asked then")
    kinds = (told.end.moves[plies[0]].kind, told.best(plies[0]).kind)
    claim(kinds == (("checki", "pass") if early else ("pass", "checki")), "it was decided otherwise")


def unclaimed(told: Told, card_name: str, wins: bool) -> None:
    """Check `You didn't claim C; claiming it would have been better.`"""
    card = told.card[card_name]
    for decision in told.review.decisions:
        if decision.phase == "claim" and told.end.moves[decision.ply].kind == "pass":
            cards = [
                e.cards
                for move, e in told.events
                if move < decision.ply and e.kind in ("discarded", "showed")
            ]
            if cards[-1] == (card,) and told.best(decision.ply).kind == "claim":
                now = told.end.game.from_layout(told.end.layout, told.end.dealer)
                for move in told.end.moves[: decision.ply]:
                    now.play(move)
                now.play(told.best(decision.ply))
                claim(now.is_over == wins, "it would have won, or it would not")
                return
    raise FalseSentenceError("it was not let go")


def declared_and_won(told: Told, which: str, later: str) -> None:
    """Check `You declared checki after your fifth discard and won 3 turns later.`"""
    told.won()
    mine = [(at, event.kind) for at, (_, event) in enumerate(told.events) if event.seat == told.me]
    at = max(at for at, kind in mine if kind == "declared")
    before = sum(kind == "discarded" for place, kind in mine if place < at)
    claim(before == (number(which) if which else 0), "it was declared at another moment")
    turns = sum(kind in ("drew", "showed", "took") for place, kind in mine if place > at)
    if later.endswith("next turn"):
        claim(turns == (1 if later.startswith("on") else 0), f"that was {turns} turns later")
    else:
        claim(turns == int(later.split()[0]), f"that was {turns} turns later")


def called_and_won(told: Told, which: str, later: str) -> None:
    """Check `You called after your fifth discard and won 3 discards later.`"""
    told.won()
    mine = [event.kind for _, event in told.events if event.seat == told.me]
    first = next(at for at, kind in enumerate(mine) if kind.startswith("called-"))
    claim(mine[:first].count("discarded") == number(which), "it was called at another moment")
    claim(mine[first:].count("discarded") == int(later or 0), "it was won at another moment")


def uncalled(told: Told, call: str, which: str) -> None:
    """Check `You could have called tan after your fifth discard, but you waited.`"""
    ply, _ = told.mine("discarded", number(which))
    for decision in told.review.decisions:
        if decision.ply == ply + 1 and decision.phase == "call":
            best = told.best(decision.ply).kind
            claim(told.end.moves[decision.ply].kind == "pass", "it was called")
            words = call_words(told.end.game.spec.id, best.removeprefix("call-"))
            claim(words.name == call, "the review would call otherwise")
            return
    raise FalseSentenceError("nothing was asked then")


def trick_card(told: Told, card: str, which: str, winner: str | None, points: str | None, best: str) -> None:
    """Check `You played C to the third trick, and Sri won its 31 points; B would have been better.`"""
    tricks = [(at, event) for at, (_, event) in enumerate(told.events) if event.kind == "trick"]
    end, event = tricks[number(which) - 1]
    start = tricks[number(which) - 2][0] if number(which) > 1 else 0
    mine = [
        (move, one) for move, one in told.events[start:end] if one.kind == "played" and one.seat == told.me
    ]
    claim([one.cards for _, one in mine] == [(told.card[card],)], "I played another card to it")
    move = told.best(mine[0][0])
    claim((move.kind, move.card) == ("play", told.card[best]), "the review would play another")
    if winner is None:
        claim(event.seat % 2 == told.me % 2, "the others won it")
    else:
        claim(told.names[event.seat] == winner and event.seat % 2 != told.me % 2, "somebody else won it")
        claim(sum(VALUE[one] for one in event.cards) == int(points or -1), "it had other points")


def bid(told: Told, made: str, best: str) -> None:
    """Check `Your bid of 40 was too high; passing (20) was ..`; without a bid of mine, that I passed."""
    for decision in told.review.decisions:
        move, better = told.end.moves[decision.ply], decision.advice.options[0].move
        if decision.phase == "bid" and decision.is_telling:
            said = str(move.points) if move.kind == "bid" else ""
            wanted = str(better.points) if better.kind == "bid" else ""
            if (said, wanted) == (made, best):
                return
    raise FalseSentenceError("nothing like that was bid")


def trump(told: Told, made: str, best: str) -> None:
    """Check `You made Hearts trump; Spades would have been better.`"""
    ply = next(ply for ply, move in enumerate(told.end.moves) if move.kind == "trump")
    suits = {name(card, DECK): name(card, DECK).rsplit(" ", 1)[-1] for card in told.card.values()}
    mine, better = told.end.moves[ply].card, told.best(ply).card
    claim(suits[name(mine, DECK)] == made and suits[name(better, DECK)] == best, "other suits")


def jodhi(told: Told, suit: str, which: str) -> None:
    """Check `You didn't announce your Jodhi in Hearts after the first trick.`"""
    for decision in told.review.decisions:
        if decision.phase == "jodhi" and told.end.moves[decision.ply].kind == "pass" and decision.is_telling:
            better = decision.advice.options[0].move
            tricks = sum(event.kind == "trick" for move, event in told.events if move < decision.ply)
            if better.kind == "jodhi" and name(better.card, DECK).endswith(suit) and tricks == number(which):
                return
    raise FalseSentenceError("no Jodhi was kept back")


def trick_won(told: Told, which: str, points: str, mine: bool, total: str, needed: str) -> None:
    """Check `You won the third trick, worth 31 points; your side counted 112 and needed 105.`"""
    told.won()
    tricks = [event for _, event in told.events if event.kind == "trick"]
    event = tricks[number(which) - 1]
    claim(event.seat == told.me, "I did not win it")
    claim(sum(VALUE[card] for card in event.cards) == int(points), "it had other points")
    counted = told.end.count_so_far()  # type: ignore[attr-defined]
    claim((counted.total, counted.needed) == (int(total), int(needed)), "the count is another one")
    claim((counted.counters == told.me % 2) == mine, "the other side counted")
    without = counted.total - int(points) if mine else counted.total + int(points)
    claim((without >= counted.needed) != mine, "it would have ended so without the trick")


def unmatched(told: Told, card_name: str) -> None:
    """Check `You didn't match C; matching it would have been better.`"""
    for decision in told.review.decisions:
        if decision.phase == "claim" and told.end.moves[decision.ply].kind == "pass":
            before = [e for move, e in told.events if move < decision.ply and e.cards]
            if before[-1].cards == (told.card[card_name],) and told.best(decision.ply).kind == "claim":
                return
    raise FalseSentenceError("no such card was let go")


def _thrown(told: Told, kind: str, card_name: str) -> tuple[int, int]:
    """Return the ply and the best card of my mistake with a card that was thrown out or kept."""
    for decision in told.review.decisions:
        made = told.end.moves[decision.ply]
        if made.kind == kind and made.card == told.card[card_name] and decision.is_telling:
            return decision.ply, told.best(decision.ply).card
    raise FalseSentenceError(f"no such mistake: {kind} {card_name}")


def threw_out(told: Told, card_name: str, best: str) -> None:
    """Check `You threw out C; B would have been better.`"""
    _, card = _thrown(told, "discard", card_name)
    claim(card == told.card[best], "the review would throw out another")


def kept(told: Told, card_name: str, best: str) -> None:
    """Check `You kept C; B could still have been matched.`"""
    ply, card = _thrown(told, "keep", card_name)
    claim(card == told.card[best], "the review would keep another")
    now = told.end.game.from_layout(told.end.layout, told.end.dealer)
    for move in told.end.moves[:ply]:
        now.play(move)
    unseen = now.view(told.me).unseen()
    claim(card in unseen, "the copy of the best card was gone")
    claim(told.card[card_name] not in unseen, "the copy of the card that was kept was not gone")


def matched_throw(told: Told, who: str, won: bool, card_name: str) -> None:
    """Check `Sri matched (won by matching) C, which you threw out.`"""
    ply, _ = _thrown(told, "discard", card_name)
    later = [(move, e) for move, e in told.events if move > ply and e.kind in ("claimed", "turned")]
    move, event = later[0]
    claim(event.kind == "claimed" and event.cards == (told.card[card_name],), "nobody matched it")
    claim(told.names[event.seat] == who != "You", "somebody else matched it")
    claim((move == len(told.end.moves) - 1) == won, "it did not win, or it did")


def won_by(told: Told, rule: str, card_name: str = "") -> None:
    """Check what I have won by, and with which card."""
    told.won()
    (line,) = told.end.score().lines[told.me]
    claim(line.rule == rule, "I have won by something else")
    claim(not card_name or line.cards[0] == told.card[card_name], "it was another card")


_WHEN = r"on your (\w+) turn"
_AFTER = r"(?:after your (\w+) discard|right after the deal)"
CHECKS: Sequence[tuple[str, Callable[..., None]]] = (
    (r"You didn't match (.+); matching it would have been better\.", unmatched),
    (r"You threw out (.+); (.+) would have been better\.", threw_out),
    (r"You kept (.+); (.+) could still have been matched\.", kept),
    (
        r"(\w+) matched (.+), which you threw out\.",
        lambda told, who, card: matched_throw(told, who, False, card),
    ),
    (
        r"(\w+) won by matching (.+), which you threw out\.",
        lambda told, who, card: matched_throw(told, who, True, card),
    ),
    (r"Your last card, (.+), was a match\.", lambda told, card: won_by(told, "last-card", card)),
    (
        r"The last open card, (.+), was identical to the one you kept\.",
        lambda told, card: won_by(told, "last-match", card),
    ),
    (
        r"You had one card left, and nobody matched the last open card\.",
        lambda told: won_by(told, "satu"),
    ),
    (rf"You didn't capture the (\w+) (.+) {_WHEN}; (\w+) did\.", let_go),
    (rf"You didn't capture (.+) {_WHEN}; (\w+) did\.", lambda told, *found: let_go(told, "", *found)),
    (
        rf"You put the red-stamped (.+) in the pool {_WHEN}; (\w+) captured it\.",
        lambda told, *f: gave_away(told, True, *f),
    ),
    (
        rf"You put (.+) in the pool {_WHEN}; (\w+) captured it\.",
        lambda told, *f: gave_away(told, False, *f),
    ),
    (rf"You broke the pair of (.+) {_WHEN} and could no longer win\.", broke),
    (
        rf"You captured a pair of (.+) {_WHEN}: (\d+) points?, and you won by (\d+)\.",
        lambda told, card, *found: captured(told, card, card, *found),
    ),
    (rf"You captured (.+) with (.+) {_WHEN}: (\d+) points?, and you won by (\d+)\.", captured),
    (r"(\w+) took your (\w+) discard, (.+)\.", lambda told, who, *f: took_discard(told, who, False, *f)),
    (r"(\w+) won with your (\w+) discard, (.+)\.", lambda told, who, *f: took_discard(told, who, True, *f)),
    (r"Your (\w+) discard was (.+); discarding (.+) would have been better\.", threw),
    (
        r"You took (.+) on your (\w+) turn; drawing would have been better\.",
        lambda told, *f: picked(told, True, *f),
    ),
    (
        r"You didn't take (.+) on your (\w+) turn; taking it would have been better\.",
        lambda told, *f: picked(told, False, *f),
    ),
    (
        rf"You declared checki too early, {_AFTER}\.",
        lambda told, which: declared(told, True, which),
    ),
    (
        rf"You could have declared checki {_AFTER}, but you waited\.",
        lambda told, which: declared(told, False, which),
    ),
    (
        r"You didn't claim (.+); claiming it would have been better\.",
        lambda told, card: unclaimed(told, card, False),
    ),
    (
        r"You didn't claim (.+), which would have won the round\.",
        lambda told, card: unclaimed(told, card, True),
    ),
    (
        rf"You declared checki {_AFTER} and won (\d+ turns? later|(?:on|before) your next turn)\.",
        declared_and_won,
    ),
    (
        r"You called after your (\w+) discard and won (?:(\d+) discards? later|before your next one)\.",
        called_and_won,
    ),
    (r"You could have called (.+) after your (\w+) discard, but you waited\.", uncalled),
    (
        r"You played (.+) to the (\w+) trick, and (\w+) won its (\d+) points?; (.+) would have been better\.",
        trick_card,
    ),
    (
        r"You played (.+) to the (\w+) trick; (.+) would have been better\.",
        lambda told, card, which, best: trick_card(told, card, which, None, None, best),
    ),
    (
        r"Your bid of (\d+) was too high; (?:passing would have been better|(\d+) would have been enough)\.",
        bid,
    ),
    (r"You passed; a bid of (\d+) would have been better\.", lambda told, best: bid(told, "", best)),
    (r"You made (\w+) trump; (\w+) would have been better\.", trump),
    (r"You didn't announce your Jodhi in (\w+) after the (\w+) trick\.", jodhi),
    (
        r"You won the (\w+) trick, worth (\d+) points?; your side counted (-?\d+) and needed (\d+)\.",
        lambda told, which, points, *rest: trick_won(told, which, points, True, *rest),
    ),
    (
        r"You won the (\w+) trick, worth (\d+) points?; your opponents counted (-?\d+) and needed (\d+)\.",
        lambda told, which, points, *rest: trick_won(told, which, points, False, *rest),
    ),
)
"""The sentences, as patterns, with what checks them; the first that fits is meant."""


def check(words: str, end: Position, found: RoundReview) -> str:
    """Return the pattern of a sentence that is true; raise FalseSentenceError for another."""
    for pattern, so in CHECKS:
        read = re.fullmatch(pattern, words)
        if read is not None:
            parts = [part or "" for part in read.groups()]
            try:
                so(Told(end, found), *parts)
            except FalseSentenceError:
                if _WHEN not in pattern or not end.game.spec.stock:
                    raise
                so(Told(end, found, stock=True), *parts)  # of the two cards of that turn it is the second
            return pattern
    raise FalseSentenceError(f"nobody knows such a sentence: {words}")


def played(game_id: str, players: int, deal: int, seat: int, playouts: int) -> tuple[Position, RoundReview]:
    """Return a round between players of mixed strength, and a quick review of a seat."""
    rng = random.Random(f"{game_id} {players} {deal}")
    game = new_game(game_id, players)
    position = deal_number(game, deal)
    family = players_of(game.spec)
    made = [player for _ in game.playing if (player := family.player(rng.choice(LEVELS))) is not None]
    play_round(position, made, Limit(playouts=1), rng)
    with patch.object(family, "look_back", return_value=None):  # it takes seconds, and no sentence asks
        found = review(position, seat, random.Random(1), lambda: False, limit=Limit(playouts=playouts))
    assert found is not None
    return position, found


LEVELS = ("bocah", "tangga", "langganan")
"""The players of the rounds, who make mistakes of all kinds."""
PLAYOUTS = 60
"""The playouts of a decision: a tenth of what the program's reviews take or less; what is told is as true."""


def sentences(end: Position, found: RoundReview) -> RoundSentences:
    """Return what makes the sentences of a round."""
    family = family_of(end.game.spec)
    return family.round_sentences()(
        end, found, names_of(found.seat, end.game.players), DECK, family.coach_texts()
    )


def every_sentence(made: RoundSentences) -> list[str]:
    """Return all sentences that may be told of a round: of what won it, and of each mistake."""
    found = [*made._mistakes()]
    if made.seat in made.end.score().winners:
        found += filter(None, [made.victory()])
    return [one.words for one in found]


def main() -> int:
    """Run the check."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--game", help="rounds of this game alone")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of each decision in the reviews")
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after this time")
    asked = parser.parse_args()
    app = QCoreApplication([])
    install(app)  # plurals have their forms
    kinds: Counter[str] = Counter()
    rounds = shown = faults = 0
    table = [(spec.id, n) for spec in games().values() if not spec.by_luck for n in spec.players]
    table = [row for row in table if asked.game in (None, row[0])]
    start = time.monotonic()
    for deal in range(asked.first, asked.first + asked.rounds):
        if time.monotonic() - start > 60 * asked.minutes:
            break
        game, players = table[deal % len(table)]
        end, found = played(game, players, deal, deal % players, asked.playouts)
        made = sentences(end, found)
        rounds, shown = rounds + 1, shown + (made.best() is not None)
        for words in every_sentence(made):
            try:
                kinds[check(words, end, found)] += 1
            except FalseSentenceError as wrong:
                faults += 1
                print(f"{game} for {players}, deal {deal}: {words} ({wrong})")
    for kind, times in kinds.most_common():
        print(f"{times:7} {kind}")
    print(f"{rounds} rounds, {shown} with a sentence; {kinds.total()} true, {faults} false")
    return int(faults > 0)


if __name__ == "__main__":
    register_families()
    sys.exit(main())
