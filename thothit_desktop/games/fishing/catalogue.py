# SPDX-License-Identifier: MIT
"""The fishing games as data: their differences (docs/rules/fishing.md 3 and 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from thothit_desktop.games.fishing.combinations import NAMES
from thothit_desktop.games.spec import GameSpec, Option, Preset

SURAKARTA = "Porges, Ways to Play: Thothit"
CHINESE_GAME = "Porges, Ways to Play: the Chinese game"
OLD_GAME = "Porges, Ways to Play: Thothit Kuna"
QUADRUPLETS = "Porges, Ways to Play: Enthit"
PEI_SOURCE = "Porges, Ways to Play: Pèi"
CHOLEK_SOURCE = "Porges, Ways to Play: Cholek Tiga"
DENEXA = "Denexa Games: Totit"
CATS = "CatsAtCards: Totit"
SACKSON = "Sackson, Card Games Around the World"
SILENT = "our choice: the sources don't say"
TWELVE_EACH = "our reading: the source says twelve, which we take to mean twelve each"


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
    `scorings` gives other values of black and red by option and value, such as `("scoring", "stamps")`; no
    bonus counts then. Without `splits` all copies of a design make one set, also where two sets count more.
    With `two` a card takes two others of its rank or none, as its player likes, and hands are dealt anew from
    the stock until it is used up (`cholek.py`). `at_once` gives the name and points of three identical cards
    captured at once, by kind of move, with the option `bonuses`.
    `combinations` gives the points of a card in each combination (`combinations.py`), by value of the option
    `values`; all other cards then count their rank, and no sets count.
    """

    deals: Mapping[int, Deal]
    packets: int = 1
    pool_first: bool = False
    identical: bool = False
    two: bool = False
    splits: bool = True
    family: str = "fishing"
    black: Mapping[int, int] = field(default_factory=dict)
    red: Mapping[int, int] = field(default_factory=dict)
    bonus: Mapping[int, tuple[str, Mapping[int, int]]] = field(default_factory=dict)
    set_names: Mapping[str, str] = field(default_factory=dict)
    scorings: Mapping[tuple[str, str], tuple[Mapping[int, int], Mapping[int, int]]] = field(
        default_factory=dict
    )
    at_once: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    combinations: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def sets(self, options: Mapping[str, str]) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """Return the points of a set of n identical cards, by n, for plain and for stamped designs."""
        found = (sets for (name, value), sets in self.scorings.items() if options.get(name) == value)
        return next(found, (self.black, self.red))

    def bonuses(self, options: Mapping[str, str]) -> Mapping[int, tuple[str, Mapping[int, int]]]:
        """Return by rank the name and points of sets that count differently from `sets`."""
        plays = options.get("bonus") == "on" and self.sets(options) == (self.black, self.red)
        return self.bonus if plays else {}


_FIRST_TURN = {
    "on": "On each player's first turn, a card captures only an identical card.",
    "off": "A card captures any card of the same rank, on the first turn too.",
}
_CAPTURES = {
    "face-up": "Capture piles are face up: you may look through any of them.",
    "face-down": "Capture piles are face down: you have to remember who captured what.",
}
_PAIRS = {
    "free": "You may capture any card of the same rank.",
    "odd-first": "You can't break a pair in the pool while a single card of that rank is available.",
    "penalty": "If you break a pair in the pool while a single card of that rank is available, you "
    "can't win the round.",
    "different-first": "You must capture a different card of the same rank before an identical one.",
}
_DUTY = {
    "card": "You may play any card from your hand; it captures if it can.",
    "hand": "If any of your cards can capture, you must play one that does.",
}
_POOL = {
    "36": "The pool starts with 12 cards for each player, and the whole stock is played.",
    "12": "The pool starts with 12 cards in all, and 24 stock cards are never turned up.",
}
_LAST_CARDS = {
    "open-and-peek": "The last stock card is face up, and the patih alone looks at the one before it.",
    "last-peek": "Only the unyik looks at the last stock card.",
}
_VALUES = {
    "surakarta": "A card counts 13 in a bunci, 12 in pang kéyang, 11 in pang picis and 10 in macan.",
    "magelang": "A card counts 30 in a bunci, 20 in a pang and 10 in macan.",
}
_EXTRA = {
    "count": "In a complete combination, every copy of its cards counts.",
    "face": "A combination counts one card of each kind; further copies count their rank.",
}
BONUSES = ("ayam", "kandang")
"""The names of captures that score at once, the same in every language (G5)."""
_BONUSES = {
    "on": "Three identical cards captured at once score 5 points with a hand card and 10 with the stock "
    "card; three red-stamped copies score 10 more points, and four 20 more.",
    "off": "Only the table of copies counts.",
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
    "pairs": "Each identical pair scores 1 point.",
    "stamps": "An identical pair scores 10 points, a red-stamped pair 20, and one red-stamped card 10.",
}
_BONUS = {
    "on": "An identical pair of nines scores 3 points, and an identical pair of ones 2.",
    "off": "Each identical pair scores 1 point.",
}


def _told(sources: Mapping[str, str], default: str, source: str) -> Mapping[str, str]:
    """Return the source of each value; `source`, if not empty, replaces the default's."""
    return {**sources, default: source or sources[default]}


def _captures(default: str, source: str = "") -> Option:
    return Option("captures", "Capture piles", _CAPTURES, default, _told(_CAPTURES_SOURCES, default, source))


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
        Option("pairs", "Pairs in the pool", _PAIRS, pairs, _told(_PAIRS_SOURCES, pairs, source)),
        Option("duty", "When you must capture", _DUTY, duty, {"card": SILENT, "hand": DENEXA}),
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
    "Face-up piles",
    "Nothing to remember: you may look through every capture pile.",
    options={"captures": "face-up"},
)
_CLOSED_PILES = Preset(
    "closed-piles",
    "Face-down piles",
    "You don't know who has won until the end.",
    options={"captures": "face-down"},
)
_BONUS_PAIRS = Preset(
    "bonus-pairs",
    "Bonus pairs",
    "Identical pairs of nines and ones score more.",
    options={"bonus": "on"},
)
_FOR_TWO = Preset("for-two", "For two", "Eleven cards each.", players=2)

THOTHIT = FishingSpec(
    id="thothit",
    name="Thothit",
    summary="The game as played in Surakarta: capture identical pairs and red-stamped cards from the pool.",
    players=(3,),
    default_players=3,
    options=_options(),
    presets=(
        _OPEN_PILES,
        Preset(
            "odd-cards-first",
            "Single cards first",
            "As in Totit (Denexa), you can't break a pair while a single card of its rank is in the pool.",
            options={"pairs": "odd-first"},
        ),
    ),
    picture=("OT", "RF", "S9"),
    places=("surakarta", "yogyakarta"),
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
    summary="Capture piles are face up. If you break a pair while a single card is available, you can't win.",
    players=(3,),
    default_players=3,
    options=_options(captures="face-up", pairs="penalty"),
    presets=(
        Preset(
            "without-penalty",
            "Without the penalty",
            "Capture piles are face up, and you may break any pair.",
            options={"pairs": "free"},
        ),
    ),
    picture=("S5", "C5", "C5"),
    places=("surakarta",),
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
    summary="No stock and no stamps: play out your hand and score a point for each identical pair.",
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
            "Scoring as in Thothit, with points for red-stamped cards.",
            options={"scoring": "stamps"},
        ),
        _FOR_TWO,
    ),
    picture=("M9", "M9"),
    places=("books",),
    minutes=2,
    luck=5,
    deals=_TOTIT_DEALS,
    pool_first=True,
    stock=False,
    black=_ONE_EACH,
    red=_ONE_EACH,
    bonus=_BY_RANK,
    scorings={("scoring", "stamps"): ({2: 10}, {1: 10, 2: 20})},
    opening="dealer",
    matches=("free", "rotation", 3, 6, 9),
    clockwise=True,
)

TOTIT_DENEXA = FishingSpec(
    id="totit-denexa",
    name="Totit (Denexa)",
    summary="If you can capture, you must, and you capture single cards before you break a pair.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=_options(_WITH_BONUS, source=DENEXA, pairs="odd-first", duty="hand"),
    presets=(
        Preset(
            "free-hand",
            "Free choice of card",
            "You may play any card from your hand, even one that captures nothing.",
            options={"duty": "card"},
        ),
        _FOR_TWO,
    ),
    picture=("C7", "S7", "S7"),
    places=("books",),
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
    summary="The identical card has to wait: first capture a different card of the same rank.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    options=_options(_WITH_BONUS, source=CATS, pairs="different-first"),
    presets=(
        _BONUS_PAIRS,
        _FOR_TWO,
    ),
    picture=("M3", "C3"),
    places=("books",),
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
    summary="Two packs, and fourteen cards for each player: four copies of a card score far more than two "
    "pairs.",
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
            "The other reading of the source: a pool of only twelve cards.",
            options={"enthit-pool": "12"},
        ),
    ),
    picture=("RF", "RF", "RF", "RF"),
    places=("yogyakarta",),
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

PEI = FishingSpec(
    id="pei",
    name="Pèi",
    summary="Two packs, like Enthit, but every card counts, and some combinations count far more. The last "
    "stock card is known.",
    players=(3,),
    default_players=3,
    options=(
        _captures("face-down", PEI_SOURCE),
        Option(
            "last-cards",
            "Last stock cards",
            _LAST_CARDS,
            "open-and-peek",
            dict.fromkeys(_LAST_CARDS, PEI_SOURCE),
        ),
        Option("values", "Combinations", _VALUES, "surakarta", dict.fromkeys(_VALUES, PEI_SOURCE)),
        Option("extra", "Further copies", _EXTRA, "count", dict.fromkeys(_EXTRA, PEI_SOURCE)),
    ),
    presets=(
        Preset(
            "magelang",
            "Magelang",
            "The two pang count 20 a card, the two bunci 30.",
            options={"values": "magelang"},
            place="magelang",
        ),
        Preset(
            "chinese-game",
            "The Chinese game",
            "Only the unyik looks at the last card. A combination counts one card of each kind.",
            options={"last-cards": "last-peek", "extra": "face"},
        ),
    ),
    picture=("OT", "RF", "S9"),
    places=("surakarta", "yogyakarta"),
    minutes=8,
    luck=4,
    deals={3: Deal(2, 14, 36)},
    packets=2,
    combinations={
        "surakarta": {
            "bunci-abang": 13,
            "pang-keyang": 12,
            "pang-picis": 11,
            "macan": 10,
            "bunci-ireng": 13,
        },
        "magelang": {
            "bunci-abang": 30,
            "pang-keyang": 20,
            "pang-picis": 20,
            "macan": 10,
            "bunci-ireng": 30,
        },
    },
    set_names=NAMES,
    last=2,
    opening="sums",
    matches=_FREE,
    clockwise=False,
)

CHOLEK = FishingSpec(
    id="cholek-tiga",
    name="Cholek Tiga",
    summary="The Peranakan game of threes: a card captures two others, and hands are refilled with three "
    "cards.",
    players=(2, 3),
    default_players=3,
    options=(
        Option(
            "bonuses", "Bonuses for three and four", _BONUSES, "on", dict.fromkeys(_BONUSES, CHOLEK_SOURCE)
        ),
    ),
    presets=(
        Preset(
            "without-bonuses",
            "Without bonuses",
            "No ayam, kandang or ang pow: only the table of copies counts.",
            options={"bonuses": "off"},
        ),
        Preset("for-two", "For two", "Three cards each, and ten hands in a round.", players=2),
    ),
    picture=("C7", "C7", "C7"),
    places=("melaka-singapore",),
    minutes=9,
    luck=9,
    deals={2: Deal(2, 3, 0), 3: Deal(2, 3, 0)},
    two=True,
    splits=False,
    black={3: 3, 4: 8},
    red={1: 1, 2: 4, 3: 13, 4: 28},
    scorings={("bonuses", "off"): ({3: 3, 4: 8}, {1: 1, 2: 4, 3: 3, 4: 8})},
    set_names={"red-3": "ang pow", "red-4": "ang pow besar"},
    at_once={"play": (BONUSES[0], 5), "turn": (BONUSES[1], 10)},
    opening="fewest-points",
    matches=_FREE,
    clockwise=False,
)

KUNA = FishingSpec(
    id="thothit-kuna",
    name="Thothit Kuna",
    summary="The old game: one pack and twenty cards for each player, and points for three or four copies.",
    players=(4, 6),
    default_players=4,
    options=_options(first_turn="off"),
    presets=(
        Preset("for-six", "For six", "Six packs: 360 cards, 120 of them in the pool.", players=6),
        _OPEN_PILES,
    ),
    picture=("M1", "M1", "M1"),
    places=("surakarta",),
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
    summary="Pure luck and no cards in hand: turn up the stock card by card and see who wins.",
    players=(3,),
    default_players=3,
    options=(_captures("face-up", SILENT),),
    presets=(_CLOSED_PILES,),
    picture=("C4", "M4"),
    places=("yogyakarta",),
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
    summary="Pure luck, for two: a card captures only an identical card.",
    players=(2,),
    default_players=2,
    options=(_captures("face-up", SILENT),),
    presets=(_CLOSED_PILES,),
    picture=("WF", "WF"),
    places=("yogyakarta",),
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
    PEI,
    CHOLEK,
    KUNA,
    YOGYAKARTA,
    DULIT,
)
