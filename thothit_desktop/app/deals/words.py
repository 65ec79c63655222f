# SPDX-License-Identifier: MIT
"""Texts of the window of deals."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from thothit_desktop.app.deals.tries import Try
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.messages import catalogue, level_texts
from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games.contract import Game
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.record import changed_options
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def heading(deal: KnownDeal) -> str:
    """Return the heading of a deal: game, number of players, number, and count of house rules."""
    game = deal.game
    seats = game.players
    told = [catalogue.of_games(game.spec.name), translate("deals", "%n player(s)", "", seats)]
    if deal.number is not None:
        told.append(translate("deals", "deal {0}").format(deal.number))
    rules = len(changed_options(game))
    if rules:
        told.append(translate("deals", "%n house rule(s)", "", rules))
    return translate("deals", ", ").join(told)


def house_rules(deal: KnownDeal) -> str:
    """Return the house rules of a deal, one per line."""
    return "\n".join(catalogue.rules(deal.game.spec, changed_options(deal.game)))


def turn_order(spec: GameSpec, number: int, players: int) -> str:
    """Return the text of a turn order, with its title if it has one: `1 of 3, raja`."""
    told = translate("deals", "{0} of {1}").format(number + 1, players)
    title = texts_of(spec).title(spec, number, players)
    return translate("deals", "{0}, {1}").format(told, title) if title else told


def level(player: str) -> str:
    """Return the name of a level, capitalised."""
    named = level_texts.level(player)
    return named[:1].upper() + named[1:]


def who(tried: Try) -> str:
    """Return the name of the player of a try: `You`, or a computer with its level."""
    if tried.level == PERSON:
        return translate("deals", "You")
    return translate("deals", "Computer, {0}").format(level_texts.level(tried.level))


def others(levels: Sequence[str]) -> str:
    """Return the levels of the others; one name if all are equal."""
    named = [level(levels[0])] if len(set(levels)) == 1 else [level(one) for one in levels]
    return both(named)


def helped(tried: Try) -> str:
    """Return `Yes` or `No` for the person's help; empty for a computer."""
    if tried.level != PERSON:
        return ""
    return translate("deals", "Yes") if tried.helped else translate("deals", "No")


def date(tried: Try) -> str:
    """Return the local date of a try; empty if unknown."""
    try:
        seconds = datetime.fromisoformat(tried.date).timestamp()
    except ValueError:
        return ""
    locale = QLocale()
    return locale.toString(QDateTime.fromSecsSinceEpoch(round(seconds)), translate("deals", "d MMM yyyy"))


def cells(tried: Try, spec: GameSpec) -> tuple[str, ...]:
    """Return the cells of a row, in the order of `columns`."""
    ahead = f"{tried.margin:+d}".replace("-", "\N{MINUS SIGN}") if tried.margin else "0"
    return (
        who(tried),
        turn_order(spec, tried.turn_order, len(tried.others) + 1),
        others(tried.others),
        str(tried.points),
        ahead,
        helped(tried),
        date(tried),
    )


def columns(game: Game | None) -> tuple[str, ...]:
    """Return the column headings, for a game if there is one."""
    partners = game is not None and has_partners(game)
    return (
        translate("deals", "Player"),
        translate("deals", "Seat"),
        translate("deals", "Partner and opponents") if partners else translate("deals", "Opponents"),
        translate("deals", "Points") if game is None else texts_of(game.spec).counted(),
        translate("deals", "Ahead"),
        translate("deals", "Help"),
        translate("deals", "Date"),
    )


def has_partners(game: Game) -> bool:
    """Return True if the players of a game have partners."""
    return len(sides_of(game.spec, game.players)[0]) > 1


def summary(tries: Sequence[Try]) -> str:
    """Return a summary of the person's tries."""
    own = [tried for tried in tries if tried.level == PERSON]
    if not own:
        return translate("deals", "You haven't finished this deal yet.")
    number = len(own)
    best = max(tried.margin for tried in own)
    told = translate("deals", "You have finished this deal %n time(s).", "", number)
    if best > 0:
        most = translate("deals", "Your best result: {0} ahead.")
    elif best < 0:
        most = translate("deals", "Your best result: {0} behind.")
    else:
        most = translate("deals", "Your best result: tied for the lead.")
    return f"{told} {most.format(abs(best))}"
