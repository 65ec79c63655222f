# SPDX-License-Identifier: MIT
"""The sheet of a hand of Thunee as data: its tricks, the sum of docs/rules/thunee.md T11, the balls."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.players import by, players
from thothit_desktop.app.messages.sentences import result, round_over
from thothit_desktop.app.score.groups import spoken
from thothit_desktop.app.score.sides import sides
from thothit_desktop.app.score.standings import progress
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import suit_name
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.thunee.cards import SUITS, VALUE
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.score import LAST_TRICK, Balls


class Trick(NamedTuple):
    """A trick: its cards from the leader on, who won it, its card points, whether they are counted."""

    cards: tuple[int, ...]
    winner: str
    points: int
    counted: bool


class Line(NamedTuple):
    """A line of the sum."""

    heading: str
    detail: str
    points: int


class Sum(NamedTuple):
    """What was counted, and what it had to come to."""

    title: str
    lines: tuple[Line, ...]
    total: int
    needed: str


class Side(NamedTuple):
    """A side: who plays for it, its part in the hand, balls of the hand and in all."""

    names: str
    part: str
    gained: int
    balls: int
    won: bool
    champion: bool


class ThuneeSheet(NamedTuple):
    """All of the sheet; `goal` are the balls that win the match.

    `sum` is None where another call than a bid decided the hand, or it was dealt again.
    """

    headline: str
    notes: tuple[str, ...]
    tricks: tuple[Trick, ...]
    sum: Sum | None
    sides: tuple[Side, ...]
    goal: int | None


def sheet(match: Match) -> ThuneeSheet:
    """The sheet of the hand that has ended last."""
    position = match.position
    assert isinstance(position, ThuneePosition)
    balls = position.balls()
    counters = 1 - position.setter % 2 if position.setter >= 0 and not position.solo else -1
    told = [progress(match), *_trump(position, match)]
    if match.complete:
        told.append(round_over(match))
    totals, score = match.totals, match.scores[-1]
    return ThuneeSheet(
        headline=result(match),
        notes=(_verdict(position, balls, match), " · ".join(told)),
        tricks=tuple(
            Trick(cards, match.names[winner], sum(VALUE[card] for card in cards), winner % 2 == counters)
            for _, cards, winner in position.tricks
        ),
        sum=_sum(position, balls, match),
        sides=tuple(
            Side(
                players(match, seats),
                _part(position, side, match),
                score.points[seats[0]],
                totals[seats[0]],
                seats[0] in score.winners,
                match.complete and seats[0] in match.winners,
            )
            for side, seats in enumerate(sides(match.game.spec, match.game.players))
        ),
        goal=position.game.goal,
    )


def _trump(position: ThuneePosition, match: Match) -> Iterator[str]:
    """Which suit was trump, by whom, at what call."""
    if position.trump < 0 or not (position.trick or position.tricks):
        return
    suit = suit_name(SUITS[position.trump])
    if position.solo:
        yield _tr("Trump by the first card: {0}").format(suit)
        return
    setter = by(match, position.setter)
    if position.call:
        yield _tr("Trump: {0}, set by {1} at a call of {2}").format(suit, setter, position.call)
    else:
        yield _tr("Trump: {0}, set by {1} without a call").format(suit, setter)


_SOLO = {
    "thunee": QT_TRANSLATE_NOOP("score", "Thunee"),
    "royals": QT_TRANSLATE_NOOP("score", "Royals"),
    "blind-thunee": QT_TRANSLATE_NOOP("score", "Blind Thunee"),
    "blind-royals": QT_TRANSLATE_NOOP("score", "Blind Royals"),
}
_ALONE = {
    "made": QT_TRANSLATE_NOOP("score", "{call}, called by {who}, and every trick won: {balls} balls."),
    "lost": QT_TRANSLATE_NOOP(
        "score", "{call}, called by {who}, and a trick lost to {winner}: {balls} balls for the others."
    ),
    "caught": QT_TRANSLATE_NOOP(
        "score",
        "{call}, called by {who}, and a trick won by {winner}, the partner: {balls} balls for the others.",
    ),
}
_VERDICTS = {
    "kept": QT_TRANSLATE_NOOP("score", "{total}, and {needed} are enough: a ball for the counting side."),
    "call-lost": QT_TRANSLATE_NOOP(
        "score", "{total}, and {needed} are enough. The call is lost: {balls} balls for the counting side."
    ),
    "set": QT_TRANSLATE_NOOP(
        "score", "{total}, {short} short of {needed}: a ball for the side that set trump."
    ),
    "double-made": QT_TRANSLATE_NOOP(
        "score", "Double, called by {who}, and the last trick won: {balls} balls."
    ),
    "double-lost": QT_TRANSLATE_NOOP(
        "score",
        "Double, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.",
    ),
    "khanaak-made": QT_TRANSLATE_NOOP(
        "score", "Khanaak, called by {who}, and the last trick won with more than enough: {balls} balls."
    ),
    "khanaak-lost": QT_TRANSLATE_NOOP(
        "score", "Khanaak, called by {who}, and not enough: {balls} balls for the others."
    ),
    "khanaak-beaten": QT_TRANSLATE_NOOP(
        "score",
        "Khanaak, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.",
    ),
}


def _verdict(position: ThuneePosition, balls: Balls | None, match: Match) -> str:
    """What decided the hand, in a sentence."""
    if balls is None:
        return _redealt(position, match)
    winner = position.tricks[-1][2]
    caller = next(seat for seat in (position.caller, position.double, position.khanaak, 0) if seat >= 0)
    counted, rule = position.count(), balls.rule
    if position.solo:
        sentence: object = _ALONE[rule.rpartition("-")[2]]
    elif rule == "khanaak-lost" and winner != caller:
        sentence = _VERDICTS["khanaak-beaten"]
    else:
        sentence = _VERDICTS[rule]
    return _tr(sentence).format(
        call=_tr(_SOLO[position.solo]) if position.solo else "",
        who=by(match, caller),
        winner=by(match, winner),
        balls=balls.balls,
        total=counted.total if counted else "",
        needed=counted.needed if counted else "",
        short=counted.needed - counted.total if counted else "",
    )


def _redealt(position: ThuneePosition, match: Match) -> str:
    """Who asked for another deal, and why he might."""
    who = by(match, next(event.seat for event in position.history if event.kind == "redealt"))
    if position.setter < 0:
        return _tr("Asked for by {0}, with 10 points or less in the first cards. Nobody scores.").format(who)
    return _tr("Asked for by {0}: the counting side had no trump. Nobody scores.").format(who)


def _part(position: ThuneePosition, side: int, match: Match) -> str:
    """What a side did in the hand."""
    if position.solo:
        alone = position.caller % 2 == side
        call = _tr(_SOLO[position.solo])
        return _tr("{0}: {1}").format(call, by(match, position.caller)) if alone else _tr("against it")
    if position.setter < 0:
        return ""
    return _tr("set trump") if position.setter % 2 == side else _tr("counted")


_HEADINGS = {
    "tricks": QT_TRANSLATE_NOOP("score", "Cards in its tricks"),
    "last-trick": QT_TRANSLATE_NOOP("score", "The last trick"),
    "call": QT_TRANSLATE_NOOP("score", "The call"),
    "jodhi": QT_TRANSLATE_NOOP("score", "Own Jodhi"),
    "their-jodhi": QT_TRANSLATE_NOOP("score", "Jodhi of the others"),
}


def heading_of(rule: str) -> str:
    """What a line of the count is called, by its rule."""
    return _tr(_HEADINGS[rule])


def _sum(position: ThuneePosition, balls: Balls | None, match: Match) -> Sum | None:
    """The sum, line by line: that of the counting side, or of who called Khanaak."""
    counted = position.count()
    if counted is not None:
        lines = tuple(
            Line(heading_of(line.rule), _detail(line, position, match), line.points) for line in counted.lines
        )
        title = _tr("The count of {0}").format(_side(match, counted.counters))
        return Sum(title, lines, counted.total, _tr("{0} needed").format(counted.needed))
    if balls is None or position.khanaak < 0:
        return None
    side, claims = position.khanaak % 2, position.claims()
    own, theirs = (_claimed(position, match, which) for which in (side, 1 - side))
    lines = (
        Line(_tr("Own Jodhi"), own, claims[side]),
        Line(_tr("For the last trick"), "", LAST_TRICK),
        Line(_tr("Cards of the others"), "", -position.taken[1 - side]),
        *([Line(_tr("Jodhi of the others"), theirs, -claims[1 - side])] if claims[1 - side] else []),
    )
    total = sum(line.points for line in lines)
    return Sum(_tr("Khanaak of {0}").format(_side(match, side)), lines, total, _tr("more than 0"))


def _detail(line: ScoreLine, position: ThuneePosition, match: Match) -> str:
    """What stands behind a line of the count."""
    counters = 1 - position.setter % 2
    if line.rule == "tricks":
        taken = sum(winner % 2 == counters for _, _, winner in position.tricks)
        return _tr("{0} of {1} tricks").format(taken, len(position.tricks))
    if line.rule == "last-trick":
        return _tr("won") if line.points > 0 else _tr("lost")
    if line.rule == "call":
        return _tr("by {0}").format(by(match, position.bidder))
    return _claimed(position, match, counters if line.rule == "jodhi" else 1 - counters)


def _claimed(position: ThuneePosition, match: Match, side: int) -> str:
    """Who of a side claimed how much; the suits stay private."""
    claims = ((seat, points) for seat, points, _ in position.jodhis if seat % 2 == side)
    return ", ".join(_tr("{0} {1}").format(match.names[seat], points) for seat, points in claims)


def _side(match: Match, side: int) -> str:
    seats = sides(match.game.spec, match.game.players)[side]
    return both(by(match, seat) for seat in seats)


def as_text(shown: ThuneeSheet, deck: str) -> str:
    """The whole sheet in words: the result, the tricks, the sum, then a paragraph a side."""
    lines = [shown.headline, *filter(None, shown.notes)]
    if shown.tricks:
        lines.append("")
    for number, trick in enumerate(shown.tricks, start=1):
        named = spoken([(card,) for card in trick.cards], deck)
        lines.append(_tr("Trick {0}, {1}: {2} ({3})").format(number, trick.winner, trick.points, named))
    if shown.sum is not None:
        lines += ["", shown.sum.title]
        lines += [
            _tr("{0}: {1}").format(", ".join(filter(None, (line.heading, line.detail))), line.points)
            for line in shown.sum.lines
        ]
        lines.append(_tr("Sum: {0}, {1}").format(shown.sum.total, shown.sum.needed))
    for side in shown.sides:
        marks = [_tr("Winner")] * side.won + [_tr("wins the match")] * side.champion
        lines += ["", ", ".join(filter(None, (side.names, side.part, *marks)))]
        lines.append(_tr("Balls of this hand: {0}. Balls in all: {1}.").format(side.gained, side.balls))
    return "\n".join(lines)


def _tr(text: object) -> str:
    return QCoreApplication.translate("score", str(text))
