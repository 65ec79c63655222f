# SPDX-License-Identifier: MIT
"""Game records: the JSON form of a match (docs/record-format.md).

`load` reads a record and checks every move, `dump` writes one, `replay` plays one, `round_of` makes the
record of a round from its position, finished or not.
"""

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from thothit_desktop.games import cards, games, matches, new_game
from thothit_desktop.games.commitment import FINGERPRINT_DIGITS, NONCE_DIGITS, Commitment
from thothit_desktop.games.contract import BadLayoutError, Game, Layout, Move, Position, Score
from thothit_desktop.games.faults import FaultText
from thothit_desktop.games.layouts import layout_object
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.record_json import (
    POINTS_MISSING,
    POINTS_TOO_EARLY,
    Fields,
    RecordPlace,
    decode,
)
from thothit_desktop.games.record_json import RecordError as RecordError
from thothit_desktop.games.record_moves import read_moves, write_moves
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.games.variations import MOST_VARIATIONS, Variation, read_variation, variation_object

FORMAT = "thothit-record"
VERSION = 4
"""The newest readable version; a record is written as the lowest version that has what it uses."""

LIMIT = 5_000_000
"""The largest record that is read, in bytes; the longest match has some 3 million with its variations."""

LONGEST_TITLE = 100
"""The greatest length of a title, in characters."""
LONGEST_NAME = 1000
"""The greatest length of a player's name, in characters; a longer one is a fault or an attack."""

ID_DIGITS = 16
"""The length of the id of a match."""

MOST_HELP = 999_999
"""The highest value of `help` in a record."""

_TOP = ("format", "version", "game", "options", "players", "rounds")
_MATCH = ("seats", "match")
_ABOUT = ("id", "date", "title", "help", "given_up", "chosen_deal", "matched", "named")
_ROUND = ("dealer", "layout", "moves", "finished")
_ABOUT_ROUND = ("seed", "points", "playing")
_DATE = re.compile(
    r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
)

Progress = Callable[[int, int], None]
"""Called with the number of rounds done and the number of all rounds."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round: the layout as dealt, the moves made, and the points by seat, None while it is unfinished."""

    dealer: int
    layout: Layout
    moves: tuple[Move, ...] = ()
    points: tuple[int, ...] | None = None
    seed: int | None = None
    """The number of the deal, if known; a replay does not need it."""
    playing: tuple[int, ...] | None = None
    """The seats of an extra hand, which only the tied players play, else None."""
    commitment: Commitment | None = None
    """The commitment to the cards made before the deal, if known; new in version 2."""
    players: tuple[str, ...] = ()
    """The player of each seat, if different from the match's `seats`; new in version 2."""

    @property
    def finished(self) -> bool:
        """True if the round was played to its end."""
        return self.points is not None


@dataclass(frozen=True, slots=True)
class Record:
    """A match: the game's id, the players' names by seat, the rounds; only the last may be unfinished.

    `options` holds those that differ from the game's default. `seats` gives the player of each seat
    (`person`, or a computer player's id); it is empty if unknown. `match` is `free`, `rotation` or a number
    of rounds. The fields after `match` are new in version 2.
    """

    game: str
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    match: str | int = "free"
    id: str = ""
    """The identity of the match, which never changes: 16 hexadecimal digits; empty if it has none."""
    date: str = ""
    """The time at which the match began, such as `2026-11-22T13:55:09Z`; empty if unknown."""
    title: str = ""
    """The name that the person gave the match; empty if none."""
    help: int = 0
    """The number of times the person used help, for example took a move back."""
    given_up: bool = False
    """True if the match counts as given up."""
    chosen_deal: bool = False
    """True if the deal was chosen, by number or from a list, so that the person may have known its cards."""
    matched: tuple[int, ...] = ()
    """The seats whose levels adapt to the strength of the person."""
    named: bool = False
    """True if the person has entered a name, instead of the program's default such as `You`."""
    variations: tuple[Variation, ...] = ()
    """Alternative courses of the rounds."""

    def continues(self, earlier: "Record") -> bool:
        """Return True if `earlier` is this match, at the same state or an earlier one."""
        *ended, last = earlier.rounds
        if (self.game, self.players, self.options) != (earlier.game, earlier.players, earlier.options):
            return False
        if len(self.rounds) < len(earlier.rounds):
            return False
        if [replace(a, players=()) for a in self.rounds[: len(ended)]] != [
            replace(b, players=()) for b in ended
        ]:
            return False
        here = self.rounds[len(ended)]
        if (here.dealer, here.layout, here.playing) != (last.dealer, last.layout, last.playing):
            return False
        return here.moves[: len(last.moves)] == last.moves


class Replay(NamedTuple):
    """A replayed record: by round the position after its last move, the points so far, and its winners.

    An unfinished round has no winners. `match_winners` is None until the match is complete.
    """

    game: Game
    positions: tuple[Position, ...]
    points: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]
    match_winners: tuple[int, ...] | None


def deal_number(game: Game, number: int, dealer: int | None = None) -> Position:
    """Return the deal of a number, which is always the same; by default the last seat deals."""
    return game.deal(random.Random(number), dealer)


def round_of(position: Position, seed: int | None = None, commitment: Commitment | None = None) -> Round:
    """Return the record of a round, finished or not, from its position; not for a restored position."""
    game = position.game
    return Round(
        position.dealer,
        position.layout,
        position.moves,
        position.score().points if position.is_over else None,
        seed,
        game.playing if len(game.playing) < game.players else None,
        commitment,
    )


def load(text: str, watch: Progress | None = None) -> Record:
    """Read a record and check every move; raises RecordError, with a message of one line, for any fault.

    `watch` is called as by `replay`.
    """
    record = parse(text)
    verify(record, watch)
    return record


def verify(record: Record, watch: Progress | None = None) -> None:
    """Play a record as `replay` does, but return nothing."""
    for _ in _rounds_played(record, watch):
        pass


def replay(record: Record, watch: Progress | None = None) -> Replay:
    """Play a record; raises RecordError for a layout, move, end or points that are impossible in the game.

    `watch` is called after each round with the number of rounds done and of all rounds.
    """
    game = _game(record.game, len(record.players), tuple(record.options.items()))
    rounds = list(_rounds_played(record, watch))
    scores = [score for _, score in rounds]
    last, _ = rounds[-1]
    complete = last.is_over and matches.next_round(game, record.match, scores) is None
    return Replay(
        game,
        tuple(position for position, _ in rounds),
        tuple(score.points for score in scores),
        tuple(score.winners if position.is_over else () for position, score in rounds),
        matches.winners(game.spec, game.players, scores) if complete else None,
    )


def _rounds_played(record: Record, watch: Progress | None) -> Iterator[tuple[Position, Score]]:
    """Yield by round the position after its last move and the points so far; then play the variations."""
    game = _game(record.game, len(record.players), tuple(record.options.items()))
    played: list[Game] = []
    scores: list[Score] = []
    for number, dealt in enumerate(record.rounds, 1):
        where = RecordPlace("round {0}", number)
        position = _played(_game_of_round(game, record.match, scores, dealt, where), dealt, where)
        played.append(position.game)
        scores.append(_counted(position, dealt, where))
        if watch is not None:
            watch(number, len(record.rounds))
        yield position, scores[-1]
    for number, varied in enumerate(record.variations, 1):
        where, dealt = RecordPlace("variation {0}", number), record.rounds[varied.round]
        course = replace(dealt, moves=varied.moves, points=varied.points)
        _counted(_played(played[varied.round], course, where), course, where)


def _game_of_round(
    game: Game, length: matches.Length, scores: Sequence[Score], dealt: Round, where: RecordPlace
) -> Game:
    """Return the game for a round of a match; raises RecordError for seats that cannot play it."""
    plan = matches.next_round(game, length, scores)
    if plan is None:
        raise where.fault("the match ends after round {0}", len(scores))
    playing = dealt.playing or game.playing
    if length == "rotation" and playing != plan.playing:
        raise where.fault("the seats {1} must play it, not {0}", list(playing), list(plan.playing))
    try:
        return game.in_match(playing, plan.standing, plan.goal)
    except BadOptionError as error:
        raise where.fault(error) from None


def _played(game: Game, dealt: Round, where: RecordPlace) -> Position:
    try:
        position = game.from_layout(dealt.layout, dealt.dealer)
    except BadLayoutError as error:
        raise where.fault(error) from None
    for number, move in enumerate(dealt.moves, 1):
        refusal = position.refusal(move)
        if refusal:
            raise where.at_move(number, FaultText("{0}: {1}", write_move(move), reason(refusal)))
        position.play(move)
    if position.is_over and not dealt.finished:
        raise where.at_move(
            len(dealt.moves), FaultText("the round ends here, but it is not marked as finished")
        )
    if dealt.finished and not position.is_over:
        raise where.at_move(
            len(dealt.moves) + 1, FaultText("there is no such move, but the round is marked as finished")
        )
    return position


def _counted(position: Position, dealt: Round, where: RecordPlace) -> Score:
    score = position.score()
    if dealt.points is not None and score.points != dealt.points:
        raise where.fault("the points must be {1}, not {0}", list(dealt.points), list(score.points))
    return score


# Records share one game object: making its tables takes longer than playing a round.
@lru_cache(maxsize=64)
def _game(game_id: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return new_game(game_id, players, dict(options))


def parse(text: str) -> Record:
    """Read a record without playing its moves; raises RecordError for a fault of form."""
    document = decode(text)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError("not a saved match: its format is not {0}", FORMAT)
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RecordError("version must be a number from 1 to {1}, not {0}", quote(version), VERSION)
    if version > VERSION:
        raise RecordError(
            "version {0} is newer than version {1}, the newest known here", quote(version), VERSION
        )
    open_ended = version > 1
    top = Fields(document, _TOP, _MATCH, open_ended=open_ended)
    players, options = top.texts("players"), top.text_map("options")
    if any(len(name) > LONGEST_NAME for name in players):
        top.refuse("players", "a list of names of up to {0} characters", LONGEST_NAME)
    spec = games().get(top.text("game"))
    if spec is not None:
        options = spec.read(options, version)
    try:
        game = _game(top.text("game"), len(players), tuple(options.items()))
    except BadOptionError as error:
        raise RecordError(error.fault.text, *error.fault.values) from None
    rounds = top.items("rounds")
    if not rounds:
        raise RecordError("rounds is empty")
    if len(rounds) > matches.MOST_ROUNDS:
        raise RecordError("it has {0} rounds, more than {1}", len(rounds), matches.MOST_ROUNDS)
    return _checked(
        Record(
            game.spec.id,
            players,
            tuple(
                _round(game, value, RecordPlace("round {0}", number), open_ended)
                for number, value in enumerate(rounds, 1)
            ),
            changed_options(game),
            top.texts("seats", size=len(players)) if "seats" in top else (),
            _match(top) if "match" in top else "free",
            *_about(top, len(players)),
            _variations(top, len(rounds), len(players)),
        )
    )


def changed_options(game: Game) -> dict[str, str]:
    """Return the options of a game that differ from their defaults, as a record holds them."""
    return game.spec.changed(game.options)


def _match(top: Fields) -> str | int:
    value = top.value("match")
    if value in ("free", "rotation") or (type(value) is int and value > 0):
        return value
    return top.refuse("match", '"free", "rotation" or a number of rounds')


def _about(top: Fields, players: int) -> tuple[str, str, str, int, bool, bool, tuple[int, ...], bool]:
    """Return the data about the match: id, date, title, help, given up, chosen deal, matched seats, named."""
    given_id, date, title = (
        top.text(key) if key in top else unsaid for key, unsaid in (("id", ""), ("date", ""), ("title", ""))
    )
    if "id" in top:
        top.digits("id", ID_DIGITS)
    if "date" in top and not _DATE.fullmatch(date):
        top.refuse("date", "a time such as 2026-11-22T13:55:09Z")
    if "title" in top and not 0 < len(title) <= LONGEST_TITLE:
        top.refuse("title", "a text of 1 to {0} characters", LONGEST_TITLE)
    helped = top.whole("help") if "help" in top else 0
    if not 0 <= helped <= MOST_HELP:
        top.refuse("help", "a whole number from 0 to {0}", MOST_HELP)
    given_up, chosen, named = (key in top and top.flag(key) for key in ("given_up", "chosen_deal", "named"))
    matched = top.wholes("matched") if "matched" in top else ()
    if list(matched) != sorted(set(matched)) or not set(matched) <= set(range(players)):
        top.refuse("matched", "some of the seats 0 to {0} in ascending order", players - 1)
    return given_id, date, title, helped, given_up, chosen, matched, named


def _variations(top: Fields, rounds: int, players: int) -> tuple[Variation, ...]:
    """Return the variations of a match's rounds; version 1 has none."""
    values = top.items("variations") if "variations" in top else ()
    if len(values) > MOST_VARIATIONS:
        raise RecordError("it has {0} variations, more than {1}", len(values), MOST_VARIATIONS)
    return tuple(read_variation(value, number, rounds, players) for number, value in enumerate(values, 1))


def _checked(record: Record) -> Record:
    """Return the record; raises RecordError if a round before the last is unfinished."""
    for number, dealt in enumerate(record.rounds[:-1], 1):
        if not dealt.finished:
            raise RecordPlace("round {0}", number).fault("only the last round may be unfinished")
    return record


def _round(game: Game, value: object, where: RecordPlace, open_ended: bool) -> Round:
    fields = Fields(value, _ROUND, _ABOUT_ROUND, where=where, open_ended=open_ended)
    dealer = fields.whole("dealer")
    if not 0 <= dealer < game.players:
        fields.refuse("dealer", "a seat from 0 to {0}", game.players - 1)
    finished = fields.flag("finished")
    if "points" in fields and not finished:
        raise where.fault(POINTS_TOO_EARLY)
    if finished and "points" not in fields:
        raise where.fault(POINTS_MISSING)
    playing = _playing(fields, game) if "playing" in fields else None
    return Round(
        dealer,
        _layout(Fields(fields.value("layout"), game.spec.zones, where=where, path="layout."), where),
        read_moves(fields.texts("moves"), where),
        fields.wholes("points", game.players) if finished else None,
        fields.whole("seed") if "seed" in fields else None,
        playing,
        _commitment(fields, playing or game.playing),
        fields.texts("players", size=game.players) if "players" in fields else (),
    )


def _commitment(fields: Fields, playing: tuple[int, ...]) -> Commitment | None:
    """Return the commitment of a round played by these seats; None if it has none."""
    if "seats" in fields and fields.wholes("seats") != playing:
        fields.refuse("seats", "the seats that play, {0}", list(playing))
    if "nonce" not in fields and "fingerprint" not in fields:
        return None
    return Commitment(fields.digits("nonce", NONCE_DIGITS), fields.digits("fingerprint", FINGERPRINT_DIGITS))


def _playing(fields: Fields, game: Game) -> tuple[int, ...] | None:
    seats = fields.wholes("playing")
    if not seats or list(seats) != sorted(set(seats)) or not set(seats) <= set(game.playing):
        fields.refuse("playing", "some of the seats 0 to {0} in ascending order", game.players - 1)
    return seats if len(seats) < game.players else None


def _layout(fields: Fields, where: RecordPlace) -> Layout:
    try:
        hands = fields.text_lists("hands") if "hands" in fields else ()
        return Layout(
            tuple(cards.faces(hand) for hand in hands),
            cards.faces(fields.texts("pool")) if "pool" in fields else (),
            cards.faces(fields.texts("stock")) if "stock" in fields else (),
        )
    except cards.BadCardError as error:
        raise where.fault("layout: {0}", error) from None


def dump(record: Record) -> str:
    """Return a record as one line of JSON, with keys in a fixed order and without default values."""
    about = {key: getattr(record, key) for key in _ABOUT if getattr(record, key)}
    newer = any(dealt.commitment is not None or dealt.players for dealt in record.rounds)
    spec = games()[record.game]
    least = 2 if about or record.variations or newer else 1
    version = max(least, spec.version(record.options, len(record.players)))
    document: dict[str, object] = {
        "format": FORMAT,
        "version": version,
        "game": record.game,
        "options": spec.written(record.options, version),
        "players": record.players,
    }
    if record.seats:
        document["seats"] = record.seats
    if record.match != "free":
        document["match"] = record.match
    document |= about
    document["rounds"] = [_round_object(dealt, spec.zones, len(record.players)) for dealt in record.rounds]
    if record.variations:
        document["variations"] = [variation_object(varied) for varied in record.variations]
    return json.dumps(document, ensure_ascii=False)


def _round_object(dealt: Round, zones: Sequence[str], players: int) -> dict[str, object]:
    made: dict[str, object] = {"dealer": dealt.dealer}
    if dealt.seed is not None:
        made["seed"] = dealt.seed
    if dealt.playing is not None:
        made["playing"] = dealt.playing
    if dealt.commitment is not None:
        made |= {"seats": dealt.playing or tuple(range(players)), **dealt.commitment._asdict()}
    if dealt.players:
        made["players"] = dealt.players
    made["layout"] = layout_object(dealt.layout, zones)
    made["moves"] = write_moves(dealt.moves)
    if dealt.points is not None:
        made["points"] = dealt.points
    made["finished"] = dealt.finished
    return made
