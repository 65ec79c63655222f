# SPDX-License-Identifier: MIT
"""The score sheet of a hand of Thunee as data: tricks, the count (docs/rules/thunee.md T11), balls."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.players import by, players
from thothit_desktop.app.score.sheet_data import spoken
from thothit_desktop.app.thunee.texts import ThuneeTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import NO_SUIT, SUITS, VALUE
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.score import LAST_TRICK, Balls, sixes_from

translate = QCoreApplication.translate


class SheetTrick(NamedTuple):
    """A trick: its cards from the leader on, its winner, its points, True if the counting side won it."""

    cards: tuple[int, ...]
    winner: str
    points: int
    counted: bool


class SumLine(NamedTuple):
    """A line of the count."""

    heading: str
    detail: str
    points: int


class SheetSum(NamedTuple):
    """A count: its title, its lines, its sum, and the sum needed."""

    title: str
    lines: tuple[SumLine, ...]
    total: int
    needed: str


class SheetSide(NamedTuple):
    """A side: names, part in the hand, balls of the hand, in all and on its sixes, True for winners."""

    names: str
    part: str
    gained: int
    balls: int
    on_sixes: int
    won: bool
    champion: bool


class CountSheet(NamedTuple):
    """The whole sheet; `goal` are the words for the goal, `closed` those for the balls not on the sixes.

    `sum` is None if a call other than a bid decided the hand, or after a redeal.
    """

    headline: str
    notes: tuple[str, ...]
    tricks: tuple[SheetTrick, ...]
    sum: SheetSum | None
    sides: tuple[SheetSide, ...]
    goal: str
    closed: str


def sheet(match: Match) -> CountSheet:
    """Return the sheet of the last ended hand."""
    position = match.position
    assert isinstance(position, ThuneePosition)
    balls = position.balls()
    counters = 1 - position.setter % 2 if position.setter != NOBODY and not position.solo else -1
    texts = ThuneeTexts()
    told = [texts.progress(match), *_trump(position, match)]
    if match.complete:
        told.append(texts.round_over(match))
    totals, score, goal, lead = match.totals, match.scores[-1], match.goal or 0, match.game.lead
    closed = sixes_from(totals, goal, lead)
    return CountSheet(
        headline=texts.result(match),
        notes=(verdict(match), " · ".join(told)),
        tricks=tuple(
            SheetTrick(cards, match.names[winner], sum(VALUE[card] for card in cards), winner % 2 == counters)
            for _, cards, winner in position.tricks
        ),
        sum=_sum(position, balls, match),
        sides=tuple(
            SheetSide(
                players(match, seats),
                _part(position, side, match),
                score.points[seats[0]],
                totals[seats[0]],
                totals[seats[0]] - closed,
                seats[0] in score.winners,
                match.complete and seats[0] in match.winners,
            )
            for side, seats in enumerate(sides_of(match.game.spec, match.game.players))
        ),
        goal=_goal(goal, lead),
        closed=translate("thunee", "the sixes show only the balls above {0}").format(closed)
        if closed
        else "",
    )


def _goal(goal: int, lead: int) -> str:
    """Return the words for the goal, which follow a side's number of balls."""
    if lead > 1:
        return translate("thunee", "balls, {0} needed with a lead of {1}").format(goal, lead)
    return translate("thunee", "balls, {0} needed").format(goal)


def _trump(position: ThuneePosition, match: Match) -> Iterator[str]:
    """Yield the trump suit, the player who set it, and the call, if trump is known."""
    if position.trump == NO_SUIT or not (position.trick or position.tricks):
        return
    suit = suit_name(SUITS[position.trump])
    if position.solo:
        yield translate("thunee", "Trump, from the first card: {0}").format(suit)
        return
    setter = by(match, position.setter)
    if position.call:
        yield translate("thunee", "Trump: {0}, chosen by {1} for a bid of {2}").format(
            suit, setter, position.call
        )
    else:
        yield translate("thunee", "Trump: {0}, chosen by {1} without a bid").format(suit, setter)


def _call_name(solo: str) -> str:
    """Return the name of a call to win every trick."""
    return {
        "thunee": translate("thunee", "Thunee"),
        "royals": translate("thunee", "Royals"),
        "blind-thunee": translate("thunee", "Blind Thunee"),
        "blind-royals": translate("thunee", "Blind Royals"),
        "trips": translate("thunee", "Trips"),
        "moenie": translate("thunee", "Moenie"),
    }[solo]


def _solo_verdict(rule: str) -> str:
    """Return the sentence on a hand with a call to win every trick."""
    return {
        "made": translate(
            "thunee", "{call}, called by {who}: every trick won, so the caller's side scores {balls} balls."
        ),
        "lost": translate(
            "thunee",
            "{call}, called by {who}: {winner} won a trick, so the opponents score {balls} balls.",
        ),
        "caught": translate(
            "thunee",
            "{call}, called by {who}: {winner}, the partner, won a trick, so the opponents score {balls} "
            "balls.",
        ),
    }[rule.rpartition("-")[2]]


def _count_verdict(rule: str) -> str:
    """Return the sentence on any other hand."""
    return {
        "kept": translate("thunee", "Count: {total}, and {needed} needed. The counting side scores 1 ball."),
        "call-lost": translate(
            "thunee",
            "Count: {total}, and {needed} needed. The bid failed, so the counting side scores {balls} balls.",
        ),
        "set": translate(
            "thunee", "Count: {total}, {short} short of {needed}. The trump maker's side scores 1 ball."
        ),
        "double-made": translate(
            "thunee", "Double, called by {who}: last trick won, so the caller's side scores {balls} balls."
        ),
        "double-lost": translate(
            "thunee",
            "Double, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.",
        ),
        "khanaak-made": translate(
            "thunee",
            "Khanaak, called by {who}: last trick won with enough points, so the caller's side scores "
            "{balls} balls.",
        ),
        "khanaak-lost": translate(
            "thunee", "Khanaak, called by {who}: not enough points, so the opponents score {balls} balls."
        ),
        "khanaak-beaten": translate(
            "thunee",
            "Khanaak, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.",
        ),
    }[rule]


def verdict(match: Match) -> str:
    """Return a sentence on what decided the ended hand."""
    position = match.position
    assert isinstance(position, ThuneePosition)
    balls = position.balls()
    if balls is None:
        return _redealt(position, match)
    winner = position.tricks[-1][2]
    caller = next(seat for seat in (position.caller, position.double, position.khanaak, 0) if seat != NOBODY)
    counted, rule = position.count_so_far(), balls.rule
    if position.solo:
        sentence = _solo_verdict(rule)
    elif rule == "khanaak-lost" and winner != caller:
        sentence = _count_verdict("khanaak-beaten")
    else:
        sentence = _count_verdict(rule)
    return sentence.format(
        call=_call_name(position.solo) if position.solo else "",
        who=by(match, caller),
        winner=by(match, winner),
        balls=balls.balls,
        total=counted.total if counted else "",
        needed=counted.needed if counted else "",
        short=counted.needed - counted.total if counted else "",
    )


def _redealt(position: ThuneePosition, match: Match) -> str:
    """Return a sentence on a redeal: the reason, and the player who asked for it if the rules did not."""
    if any(event.kind == "void" for event in position.history):
        if not position.solo:
            return translate("thunee", "New deal: the counting side had no trumps. Nobody scores.")
        told = translate(
            "thunee", "New deal: the opponents of {0} had no card of the suit led. Nobody scores."
        )
        return told.format(by(match, position.caller))
    who = by(match, next(event.seat for event in position.history if event.kind == "redealt"))
    if position.setter == NOBODY:
        return translate(
            "thunee",
            "New deal, asked for by {0}: the first cards were worth 10 points or less. Nobody scores.",
        ).format(who)
    return translate(
        "thunee", "New deal, asked for by {0}: the counting side had no trumps. Nobody scores."
    ).format(who)


def _part(position: ThuneePosition, side: int, match: Match) -> str:
    """Return the part of a side in the hand."""
    if position.solo:
        alone = position.caller % 2 == side
        call = _call_name(position.solo)
        return (
            translate("thunee", "{0}: {1}").format(call, by(match, position.caller))
            if alone
            else translate("thunee", "against the call")
        )
    if position.setter == NOBODY:
        return ""
    return (
        translate("thunee", "chose trump")
        if position.setter % 2 == side
        else translate("thunee", "counting side")
    )


def heading_of(rule: str) -> str:
    """Return the heading of a line of the count, by its rule."""
    return {
        "tricks": translate("thunee", "Cards in tricks won"),
        "last-trick": translate("thunee", "The last trick"),
        "call": translate("thunee", "The bid"),
        "jodhi": translate("thunee", "Own Jodhis"),
        "their-jodhi": translate("thunee", "The others' Jodhis"),
    }[rule]


_ON_SHEET = ("call", "jodhi", "their-jodhi", "last-trick", "tricks")
"""The lines of the count in the order of the sheet: first those that players count from."""


def _sum(position: ThuneePosition, balls: Balls | None, match: Match) -> SheetSum | None:
    """Return the count of the counting side or of the caller of Khanaak; None if there is none."""
    counted = position.count_so_far()
    if counted is not None:
        lines = tuple(
            SumLine(heading_of(line.rule), _detail(line, position, match), line.points)
            for line in sorted(counted.lines, key=lambda line: _ON_SHEET.index(line.rule))
        )
        title = translate("thunee", "The count of {0}").format(_side(match, counted.counters))
        start = sum(line.points for line in counted.lines if line.rule != "tricks")
        if start:
            words = translate("thunee", "{0} up") if start > 0 else translate("thunee", "{0} out")
            title = translate("thunee", "{0}, from {1}").format(title, words.format(abs(start)))
        return SheetSum(title, lines, counted.total, translate("thunee", "{0} needed").format(counted.needed))
    if balls is None or position.khanaak == NOBODY:
        return None
    side, claims = position.khanaak % 2, position.claims()
    own, theirs = (_claimed(position, match, which) for which in (side, 1 - side))
    lines = (
        SumLine(translate("thunee", "Own Jodhis"), own, claims[side]),
        SumLine(translate("thunee", "For the last trick"), "", LAST_TRICK),
        SumLine(translate("thunee", "The others' cards"), "", -position.taken[1 - side]),
        *(
            [SumLine(translate("thunee", "The others' Jodhis"), theirs, -claims[1 - side])]
            if claims[1 - side] and position.rules.khanaak != "cards-only"
            else []
        ),
        *(
            [SumLine(heading_of("call"), _bid_by(position, match), -position.call)]
            if position.call and side == position.setter % 2 and position.rules.khanaak == "with-call"
            else []
        ),
    )
    total = sum(line.points for line in lines)
    return SheetSum(
        translate("thunee", "Khanaak by {0}").format(_side(match, side)),
        lines,
        total,
        translate("thunee", "more than 0 needed"),
    )


def _detail(line: ScoreLine, position: ThuneePosition, match: Match) -> str:
    """Return the detail of a line of the count."""
    counters = 1 - position.setter % 2
    if line.rule == "tricks":
        taken = sum(winner % 2 == counters for _, _, winner in position.tricks)
        return translate("thunee", "{0} of {1} tricks").format(taken, len(position.tricks))
    if line.rule == "last-trick":
        return translate("thunee", "won") if line.points > 0 else translate("thunee", "lost")
    if line.rule == "call":
        return _bid_by(position, match)
    return _claimed(position, match, counters if line.rule == "jodhi" else 1 - counters)


def _bid_by(position: ThuneePosition, match: Match) -> str:
    return translate("thunee", "by {0}").format(by(match, position.bidder))


def _claimed(position: ThuneePosition, match: Match, side: int) -> str:
    """Return the players of a side with the points of their Jodhis; the suits stay private."""
    claims = ((seat, points) for seat, points, _ in position.jodhis if seat % 2 == side)
    return ", ".join(
        translate("thunee", "{0} {1}").format(match.names[seat], points) for seat, points in claims
    )


def _side(match: Match, side: int) -> str:
    seats = sides_of(match.game.spec, match.game.players)[side]
    return both(by(match, seat) for seat in seats)


def as_text(shown: CountSheet, deck: str) -> str:
    """Return the whole sheet in words: the result, the tricks, the count, and a paragraph for each side."""
    lines = [shown.headline, *filter(None, shown.notes)]
    if shown.tricks:
        lines.append("")
    for number, trick in enumerate(shown.tricks, start=1):
        named = spoken([(card,) for card in trick.cards], deck)
        lines.append(
            translate("thunee", "Trick {0}, {1}: {2} ({3})").format(number, trick.winner, trick.points, named)
        )
    if shown.sum is not None:
        lines += ["", shown.sum.title]
        lines += [
            translate("thunee", "{0}: {1}").format(
                ", ".join(filter(None, (line.heading, line.detail))), line.points
            )
            for line in shown.sum.lines
        ]
        lines.append(translate("thunee", "Total: {0}, {1}").format(shown.sum.total, shown.sum.needed))
    for side in shown.sides:
        marks = [translate("thunee", "Winner")] * side.won + [
            translate("thunee", "wins the match")
        ] * side.champion
        lines += ["", ", ".join(filter(None, (side.names, side.part, *marks)))]
        lines.append(
            translate("thunee", "Balls in this round: {0}. Balls in the match: {1}.").format(
                side.gained, side.balls
            )
        )
    return "\n".join(lines)
