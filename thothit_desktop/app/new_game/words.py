# SPDX-License-Identifier: MIT
"""What the catalogue says of a game, in words: players, length, luck, matches."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.contract import Game
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.spec import THUNEE


def _tr(text: object) -> str:
    return QCoreApplication.translate("new_game", str(text))


def of_games(text: str) -> str:
    """A text of the catalogue: a name, a summary, what a value of an option means."""
    return QCoreApplication.translate("games", text)


_TO = QT_TRANSLATE_NOOP("new_game", "{0} to {1}")
_OR = QT_TRANSLATE_NOOP("new_game", "{0} or {1}")
_PLAYERS = QT_TRANSLATE_NOOP("new_game", "{0} players")


def span(counts: Sequence[int]) -> str:
    """What numbers there are, in ascending order: `3`, `4 or 6`, `2 to 6`."""
    if len(counts) > 2:
        return _tr(_TO).format(counts[0], counts[-1])
    return _tr(_OR).format(*counts) if len(counts) == 2 else str(counts[0])


def players(spec: GameSpec) -> str:
    """How many may play, such as `2 to 6 players`."""
    return _tr(_PLAYERS).format(span(spec.players))


_MINUTES = QT_TRANSLATE_NOOP("new_game", "about {0} minutes")


def minutes(spec: GameSpec) -> str:
    """How long a round takes."""
    return _tr(_MINUTES).format(spec.minutes)


_LUCK = (
    (3, QT_TRANSLATE_NOOP("new_game", "mostly skill")),
    (4, QT_TRANSLATE_NOOP("new_game", "more skill than luck")),
    (5, QT_TRANSLATE_NOOP("new_game", "luck and skill alike")),
    (6, QT_TRANSLATE_NOOP("new_game", "a little more luck than skill")),
    (7, QT_TRANSLATE_NOOP("new_game", "more luck than skill")),
    (9, QT_TRANSLATE_NOOP("new_game", "mostly luck")),
    (10, QT_TRANSLATE_NOOP("new_game", "nothing but luck")),
)


def luck(spec: GameSpec) -> str:
    """How much of a round is luck."""
    return _tr(next(words for most, words in _LUCK if spec.luck <= most))


_LEVELS = {
    "random": QT_TRANSLATE_NOOP("new_game", "Random plays any card."),
    "greedy": QT_TRANSLATE_NOOP("new_game", "Greedy takes what is worth most at once."),
    f"{KOWAH.id} greedy": QT_TRANSLATE_NOOP("new_game", "Greedy keeps pairs and triplets."),
    f"{THUNEE.id} greedy": QT_TRANSLATE_NOOP("new_game", "Greedy takes tricks that come cheap."),
    "expert": QT_TRANSLATE_NOOP("new_game", "Expert thinks ahead."),
}
"""By player; after a game's id, what a player does in that game."""


def levels(spec: GameSpec, players: Iterable[str]) -> str:
    """How computer players play a game, a sentence each."""
    own = (_LEVELS.get(f"{spec.id} {player}", _LEVELS[player]) for player in players)
    return " ".join(map(_tr, own))


_LENGTHS = {
    "free": QT_TRANSLATE_NOOP("new_game", "Free rounds"),
    "rotation": QT_TRANSLATE_NOOP("new_game", "Everyone deals once"),
}
_ROUNDS = QT_TRANSLATE_NOOP("new_game", "{0} rounds")
_KINGS = QT_TRANSLATE_NOOP("new_game", "{0} kings")


def length(spec: GameSpec, chosen: Length) -> str:
    """How long a match is that has no goal."""
    if isinstance(chosen, int):
        return _tr(_KINGS if spec.by_wins else _ROUNDS).format(chosen)
    return _tr(_LENGTHS[chosen])


_ENDS = {
    "free": QT_TRANSLATE_NOOP("new_game", "Round by round with a running total, as long as you like."),
    "rotation": QT_TRANSLATE_NOOP("new_game", "The highest total wins; those who tie play on by themselves."),
}
_TOTAL_WINS = QT_TRANSLATE_NOOP("new_game", "The highest total after {0} rounds wins.")
_KINGS_WIN = QT_TRANSLATE_NOOP("new_game", "A king is won each round, until all {0} are won.")


_GOALS = {
    KOWAH.id: (
        QT_TRANSLATE_NOOP("new_game", "first to {0} hands"),
        QT_TRANSLATE_NOOP("new_game", "Whoever first wins {0} hands wins the match."),
    ),
    THUNEE.id: (
        QT_TRANSLATE_NOOP("new_game", "first to {0} balls"),
        QT_TRANSLATE_NOOP("new_game", "The side that first has {0} balls wins the match."),
    ),
}
"""By game with a goal: how long a match is, and when it ends."""
_AHEAD = QT_TRANSLATE_NOOP("new_game", "The side with {0} balls or more and a lead of {1} wins the match.")


def goal(game: Game) -> str:
    """How long a match is that ends at a goal; empty for another."""
    return "" if game.goal is None else _tr(_GOALS[game.spec.id][0]).format(game.goal)


def end(game: Game, chosen: Length) -> str:
    """When a match ends, and who wins it."""
    if game.goal is not None:
        return _tr(_AHEAD if game.lead > 1 else _GOALS[game.spec.id][1]).format(game.goal, game.lead)
    if isinstance(chosen, int):
        return _tr(_KINGS_WIN if game.spec.by_wins else _TOTAL_WINS).format(chosen)
    return _tr(_ENDS[chosen])
