# SPDX-License-Identifier: MIT
"""The fishing games as data: their differences (docs/rules/fishing.md 3 and 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from thothit_desktop.games.spec import GameSpec, Option, Preset

SURAKARTA = "Porges, Ways to Play: Thothit"
CHINESE_GAME = "Porges, Ways to Play: the Chinese game"
OLD_GAME = "Porges, Ways to Play: Thothit Kuna"
QUADRUPLETS = "Porges, Ways to Play: Enthit"
DENEXA = "Denexa Games: Totit"
CATS = "CatsAtCards: Totit"
SACKSON = "Sackson, Card Games Around the World"
SILENT = "ours: the sources are silent"
TWELVE_EACH = "ours: the source says twelve, and we read twelve each"


class Deal(NamedTuple):
    """The sizes of a deal: decks of 60 cards, cards in a hand, cards in the pool."""

    kepala: int
    hand: int
    pool: int


@dataclass(frozen=True, kw_only=True)
class FishingSpec(GameSpec):
    """A fishing game. `deals` gives the sizes of the deal by the number of players who take part.

    `packets` is the number of rounds in which hands and pool are dealt, each hand's packet at once and then
    the open cards; with `pool_first` the pool is laid first and the hands are dealt card by card. With
    `identical` only identical cards ever capture.

    `black` and `red` give the points of a set of n identical cards, by n, for plain and stamped designs.
    `bonus` gives, by rank, the name and points of sets that count differently with the option of that name.
    `set_names` gives the game's own words for some sets, by the rule of their score lines, such as `black-4`.
    `scorings` gives other values of black and red for values of the option `scoring`; no bonus counts then.
    """

    deals: Mapping[int, Deal]
    packets: int = 1
    pool_first: bool = False
    identical: bool = False
    family: str = "fishing"
    black: Mapping[int, int]
    red: Mapping[int, int]
    bonus: Mapping[int, tuple[str, Mapping[int, int]]] = field(default_factory=dict)
    set_names: Mapping[str, str] = field(default_factory=dict)
    scorings: Mapping[str, tuple[Mapping[int, int], Mapping[int, int]]] = field(default_factory=dict)

    def sets(self, options: Mapping[str, str]) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """Return the points of a set of n identical cards, by n, for plain and for stamped designs."""
        return self.scorings.get(options.get("scoring", ""), (self.black, self.red))

    def bonuses(self, options: Mapping[str, str]) -> Mapping[int, tuple[str, Mapping[int, int]]]:
        """Return by rank the name and points of sets that count differently from `sets`."""
        plays = options.get("bonus") == "on" and options.get("scoring", "") not in self.scorings
        return self.bonus if plays else {}


_FIRST_TURN = {
    "on": "On a player's own first turn only identical cards capture; rank matches stay in the pool.",
    "off": "Cards of one rank capture each other from the first turn on.",
}
_CAPTURES = {
    "face-up": "Captured cards lie face up: anyone may look through any pile.",
    "face-down": "Captured cards lie face down: you have to remember what was taken.",
}
_PAIRS = {
    "free": "Any card of the rank may be taken.",
    "odd-first": "While an odd card of the rank lies there, a pair on the table may not be broken.",
    "penalty": "Whoever breaks a pair on the table while an odd card of the rank lies there cannot win "
    "the round.",
    "different-first": "A card of the rank that is not identical must be taken before an identical one.",
}
_DUTY = {
    "card": "Any hand card may be played; it captures if it can.",
    "hand": "If any of your cards can capture, you must play one that does.",
}
_POOL = {
    "36": "Twelve cards for each player lie open, so the whole stock is played.",
    "12": "Twelve cards lie open in all, and 24 of the stock are never turned.",
}
_FIRST_TURN_SOURCES = {"on": SURAKARTA, "off": OLD_GAME}
_CAPTURES_SOURCES = {"face-up": CHINESE_GAME, "face-down": SURAKARTA}
_PAIRS_SOURCES = {
    "free": SURAKARTA,
    "odd-first": DENEXA,
    "penalty": CHINESE_GAME,
    "different-first": CATS,
}
_SCORING = {
    "pairs": "Every pair of twins counts 1.",
    "stamps": "A pair counts 10, a pair of red-stamped cards 20, and a single red-stamped card 10.",
}
_BONUS = {
    "on": "A pair of nines counts 3 and a pair of rank one 2.",
    "off": "Every pair counts 1.",
}


def _told(sources: Mapping[str, str], default: str, source: str) -> Mapping[str, str]:
    """Return the source of each value; `source`, if not empty, replaces the default's."""
    return {**sources, default: source or sources[default]}


def _captures(default: str, source: str = "") -> Option:
    return Option("captures", "Captured cards", _CAPTURES, default, _told(_CAPTURES_SOURCES, default, source))


def _options(
    *more: Option,
    source: str = "",
    first_turn: str = "on",
    captures: str = "face-down",
    pairs: str = "free",
    duty: str = "card",
) -> tuple[Option, ...]:
    """Return the options of a fishing game with hands; `source`, if given, is that of its defaults."""
    return (
        Option(
            "first-turn",
            "First turn",
            _FIRST_TURN,
            first_turn,
            _told(_FIRST_TURN_SOURCES, first_turn, source),
        ),
        _captures(captures, source),
        Option("pairs", "Pairs on the table", _PAIRS, pairs, _told(_PAIRS_SOURCES, pairs, source)),
        Option("duty", "Duty to capture", _DUTY, duty, {"card": SILENT, "hand": DENEXA}),
        *more,
    )


_FREE = ("free", 3, 6, 9)
_ROTATION = ("rotation", "free", 3, 6, 9)
_ONE_KEPALA = {3: Deal(1, 7, 18)}
_TOTIT_DEALS = {2: Deal(1, 11, 18), **{n: Deal(1, 7, 18) for n in (3, 4, 5, 6)}}
_ONE_EACH = {2: 1}
_BY_RANK = {9: ("nine", {2: 3}), 1: ("one", {2: 2})}
_WITH_BONUS = Option("bonus", "Bonus pairs", _BONUS, "off", dict.fromkeys(_BONUS, SACKSON))

_OPEN_PILES = Preset(
    "open-piles",
    "Open piles",
    "Nothing to remember: captured cards stay in view.",
    options={"captures": "face-up"},
)
_CLOSED_PILES = Preset(
    "closed-piles",
    "Closed piles",
    "You only find out at the end who has won.",
    options={"captures": "face-down"},
)
_BONUS_PAIRS = Preset(
    "bonus-pairs",
    "Bonus pairs",
    "Pairs of nines and of rank one count more.",
    options={"bonus": "on"},
)
_FOR_TWO = Preset("for-two", "For two", "Eleven cards each.", players=2)

THOTHIT = FishingSpec(
    id="thothit",
    name="Thothit",
    summary="The game of Surakarta: fish the pool for pairs, and for the red-stamped cards.",
    players=(3,),
    default_players=3,
    options=_options(),
    presets=(
        _OPEN_PILES,
        Preset(
            "odd-cards-first",
            "Odd cards first",
            "Pairs on the table are locked as in Totit.",
            options={"pairs": "odd-first"},
        ),
    ),
    picture=("OT", "RF", "S9"),
    minutes=4,
    luck=5,
    deals=_ONE_KEPALA,
    black={2: 10},
    red={1: 10, 2: 20},
    opening="raja",
    matches=_FREE,
    clockwise=False,
)

CHINESE = FishingSpec(
    id="thothit-chinese",
    name="Chinese Thothit",
    summary="Open piles; whoever breaks a pair on the table while an odd card lies there cannot win.",
    players=(3,),
    default_players=3,
    options=_options(captures="face-up", pairs="penalty"),
    presets=(
        Preset(
            "without-penalty",
            "Without the penalty",
            "Open piles only; any pair may be broken.",
            options={"pairs": "free"},
        ),
    ),
    picture=("S5", "C5", "C5"),
    minutes=4,
    luck=6,
    deals=_ONE_KEPALA,
    black={2: 10},
    red={1: 10, 2: 20},
    opening="raja",
    matches=_FREE,
    clockwise=False,
)

SACKSON_GAME = FishingSpec(
    id="sackson",
    name="Sackson's Thothit",
    summary="No stock and no stamps: seven cards each, and every pair of twins counts one.",
    players=(2, 3, 4, 5, 6),
    default_players=3,
    options=_options(
        Option("scoring", "Scoring", _SCORING, "pairs", dict.fromkeys(_SCORING, SACKSON)),
        _WITH_BONUS,
    ),
    presets=(
        _BONUS_PAIRS,
        Preset(
            "red-stamps",
            "Red stamps",
            "Scored as in Thothit: the red-stamped cards are worth points.",
            options={"scoring": "stamps"},
        ),
        _FOR_TWO,
    ),
    picture=("M9", "M9"),
    minutes=2,
    luck=5,
    deals=_TOTIT_DEALS,
    pool_first=True,
    stock=False,
    black=_ONE_EACH,
    red=_ONE_EACH,
    bonus=_BY_RANK,
    scorings={"stamps": ({2: 10}, {1: 10, 2: 20})},
    opening="dealer",
    matches=("free", "rotation", 3, 6, 9),
    clockwise=True,
)

TOTIT_DENEXA = FishingSpec(
    id="totit-denexa",
    name="Totit (Denexa)",
    summary="If you can capture, you must; pairs on the table are locked while an odd card lies there.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=_options(_WITH_BONUS, source=DENEXA, pairs="odd-first", duty="hand"),
    presets=(
        Preset(
            "free-hand",
            "Free choice of card",
            "Any hand card may be played, even one that captures nothing.",
            options={"duty": "card"},
        ),
        _FOR_TWO,
    ),
    picture=("C7", "S7", "S7"),
    minutes=3,
    luck=8,
    deals=_TOTIT_DEALS,
    pool_first=True,
    stock=False,
    black=_ONE_EACH,
    red=_ONE_EACH,
    bonus=_BY_RANK,
    opening="dealer",
    matches=_ROTATION,
    clockwise=True,
)

TOTIT_CATS = FishingSpec(
    id="totit-cats",
    name="Totit (CatsAtCards)",
    summary="The twin has to wait: a different card of the rank is taken before an identical one.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=_options(_WITH_BONUS, source=CATS, pairs="different-first"),
    presets=(
        _BONUS_PAIRS,
        Preset("for-two", "For two", "The variant for two players, with eleven cards each.", players=2),
    ),
    picture=("M3", "C3"),
    minutes=3,
    luck=6,
    deals=_TOTIT_DEALS,
    pool_first=True,
    stock=False,
    black=_ONE_EACH,
    red=_ONE_EACH,
    bonus=_BY_RANK,
    opening="dealer",
    matches=_ROTATION,
    clockwise=True,
)

ENTHIT = FishingSpec(
    id="enthit",
    name="Enthit",
    summary="Two packs and fourteen cards each: four of a kind are worth far more than two pairs.",
    players=(3,),
    default_players=3,
    options=_options(
        Option("enthit-pool", "Cards in the pool", _POOL, "36", {"36": TWELVE_EACH, "12": QUADRUPLETS}),
        source=QUADRUPLETS,
        captures="face-up",
    ),
    presets=(
        Preset(
            "twelve-in-all",
            "Twelve in all",
            "The source's words read the other way.",
            options={"enthit-pool": "12"},
        ),
    ),
    picture=("RF", "RF", "RF", "RF"),
    minutes=8,
    luck=4,
    deals={3: Deal(2, 14, 36)},
    packets=2,
    black={2: 10, 4: 50},
    red={1: 10, 2: 20, 4: 100},
    set_names={"black-4": "enthit", "red-4": "enthit abang"},
    opening="raja",
    matches=_FREE,
    clockwise=False,
)

KUNA = FishingSpec(
    id="thothit-kuna",
    name="Thothit Kuna",
    summary="The old game: a pack for every player, twenty cards each, and sets of three and four count.",
    players=(4, 6),
    default_players=4,
    options=_options(first_turn="off"),
    presets=(
        Preset("for-six", "For six", "Six packs: 360 cards, of which 120 lie open.", players=6),
        _OPEN_PILES,
    ),
    picture=("M1", "M1", "M1"),
    minutes=15,
    luck=2,
    deals={4: Deal(4, 20, 80), 6: Deal(6, 20, 120)},
    packets=2,
    black={3: 5, 4: 10},
    red={2: 1, 3: 10, 4: 20},
    opening="raja",
    matches=_FREE,
    clockwise=False,
)

YOGYAKARTA = FishingSpec(
    id="thothit-yogyakarta",
    name="Thothit Yogyakarta",
    summary="No hands at all: turn the stock card by card and see who is lucky.",
    players=(3,),
    default_players=3,
    options=(_captures("face-up", SILENT),),
    presets=(_CLOSED_PILES,),
    picture=("C4", "M4"),
    minutes=2,
    luck=10,
    deals={3: Deal(1, 0, 0)},
    zones=("pool", "stock"),
    black={2: 10},
    red={1: 10, 2: 30},
    opening="count",
    matches=_FREE,
    clockwise=False,
)

DULIT = FishingSpec(
    id="thit-thit-dulit",
    name="Thit-Thit-Dulit",
    summary="For two, and all luck: only a card's twin captures it.",
    players=(2,),
    default_players=2,
    options=(_captures("face-up", SILENT),),
    presets=(_CLOSED_PILES,),
    picture=("WF", "WF"),
    minutes=2,
    luck=10,
    deals={2: Deal(1, 0, 0)},
    zones=("pool", "stock"),
    identical=True,
    black={2: 10},
    red={1: 10, 2: 30},
    opening="count",
    matches=_FREE,
    clockwise=False,
)

FISHING: tuple[FishingSpec, ...] = (
    THOTHIT,
    CHINESE,
    SACKSON_GAME,
    TOTIT_DENEXA,
    TOTIT_CATS,
    ENTHIT,
    KUNA,
    YOGYAKARTA,
    DULIT,
)
