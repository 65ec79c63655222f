# SPDX-License-Identifier: MIT
"""Balik Satu, Gonggong and Tantanan as data (docs/rules/mata.md)."""

from collections.abc import Mapping
from dataclasses import dataclass

from thothit_desktop.games.cards import faces
from thothit_desktop.games.rummy.spec import SILENT
from thothit_desktop.games.spec import GameSpec, Option, Preset

BABAS = "The Babas"
PWEE = "Pwee: Gateway to Old School Games"
JAVA = "Javaanse Kaartspelen"
CARDS, TURNED = "card-count", "turned"
"""The options for the number of cards, and for the cards turned after a win."""


@dataclass(frozen=True, kw_only=True)
class MataSpec(GameSpec):
    """A game of sets and mata. `packets` are the sizes of a dealt hand's parts.

    `size` is the number of cards of a set, `sets` their number in a winning hand. `copies` gives the number
    of copies of each design by the value of the option `card-count` (empty if it has none) and the number of
    players. `turned` gives the number of cards turned after a win by the value of the option `turned`
    (likewise). `improves` is True if turned cards replace hand cards, False if they are combined with them.
    `dear` are the turned cards that do not count their rank. `toh` are the points of a win by another seat's
    card and an own one; each counts one more with a red card.
    """

    family: str = "rummy"
    clockwise: bool = False
    matches: tuple[str | int, ...] = ("free",)
    opening: str = "winner"
    zones: tuple[str, ...] = ("hands", "stock")
    size: int = 3
    sets: int = 5
    packets: tuple[int, ...] = (7, 7)
    copies: Mapping[str, Mapping[int, int]]
    turned: Mapping[str, int]
    improves: bool = False
    dear: Mapping[int, int]
    toh: tuple[int, int] = (0, 0)


_TARGET = {
    "50": "The first player with 50 points wins the match.",
    "100": "The first player with 100 points wins the match.",
    "200": "The first player with 200 points wins the match.",
}
_CARDS = {
    "babas": "Four packs for six players, and half a pack less for each player fewer.",
    "pwee": "Two and a half packs for two players, three for three or four, three and a half for more.",
}
_BALIK = {
    "one": "The winner turns one stock card. It counts its value and may make a set a mata.",
    "fifteen": "The winner turns 15 stock cards to make sets mata. The score is 1, and 1 for each mata.",
}
_YEO = {
    "counts": "A turned black card of rank 1 counts 1 like any other.",
    "again": "If the turned card is a black card of rank 1, nobody scores, and the same dealer deals again.",
}
_BONUS = {
    "1-2": "A win on ceki adds 1 point with another player's card, 2 with your own.",
    "5-10": "A win on ceki adds 5 points with another player's card, 10 with your own.",
    "10-20": "A win on ceki adds 10 points with another player's card, 20 with your own.",
}
_GONGGONG = {
    "one": "The top stock card is turned and counts its value.",
    "fourteen": "Fourteen stock cards are turned; with the hand, each bak that they make counts.",
}


def _target() -> Option:
    return Option("target", "The match", _TARGET, "100", dict.fromkeys(_TARGET, SILENT))


def _dear(tens: str, **others: int) -> dict[int, int]:
    """Return the worth of the turned cards that do not count their rank."""
    ten = dict.fromkeys(faces(tens.split()), 10)
    return ten | dict(zip(faces(others), others.values(), strict=True))


BALIK_SATU = MataSpec(
    id="balik-satu",
    name="Balik Satu",
    summary="A Peranakan rummy game: collect five sets of three, call tan or ceki, and turn a card for luck.",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    copies={
        "babas": {2: 4, 3: 5, 4: 6, 5: 7, 6: 8},
        "pwee": {2: 5, 3: 6, 4: 6, 5: 7, 6: 7},
    },
    turned={"one": 1, "fifteen": 15},
    improves=True,
    dear=_dear("S9", RF=11, OT=12),
    options=(
        Option(CARDS, "Number of cards", _CARDS, "babas", {"babas": BABAS, "pwee": PWEE}),
        Option(TURNED, "Cards turned after a win", _BALIK, "one", {"one": BABAS, "fifteen": BABAS}),
        Option("yeo", "A turned black card of rank 1", _YEO, "counts", dict.fromkeys(_YEO, BABAS)),
        Option("ceki-bonus", "Bonus for ceki", _BONUS, "5-10", dict.fromkeys(_BONUS, BABAS)),
        _target(),
    ),
    presets=(
        Preset(
            "balik-lima-belas",
            "Balik lima belas",
            "The winner turns 15 cards instead of one.",
            options={TURNED: "fifteen"},
        ),
    ),
    picture=("M7", "M7", "M7"),
    places=("melaka-singapore",),
    minutes=3,
    luck=9,
)
GONGGONG = MataSpec(
    id="gonggong",
    name="Gonggong",
    summary="A rummy game from Surakarta: collect five sets of three, one of them identical, and lay down "
    "coins as you call.",
    players=(4, 6),
    default_players=4,
    copies={"": {4: 6, 6: 8}},
    turned={"one": 1, "fourteen": 14},
    dear=_dear("RF OT M1"),
    toh=(1, 2),
    options=(
        Option(TURNED, "Cards turned after a win", _GONGGONG, "one", dict.fromkeys(_GONGGONG, JAVA)),
        _target(),
    ),
    presets=(
        Preset(
            "fourteen",
            "Fourteen cards",
            "The winner turns 14 cards instead of one.",
            options={TURNED: "fourteen"},
        ),
    ),
    picture=("OT", "OT", "OT"),
    places=("surakarta",),
    minutes=3,
    luck=9,
)
TANTANAN = MataSpec(
    id="tantanan",
    name="Tantanan",
    summary="A short rummy game with one pack: collect three pairs of a rank, one of them identical.",
    players=(3, 4),
    default_players=4,
    size=2,
    sets=3,
    packets=(5,),
    copies={"": {3: 2, 4: 2}},
    turned={"": 1},
    dear=_dear("RF OT M1"),
    toh=(1, 2),
    options=(_target(),),
    presets=(Preset("short", "A short match", "50 points win the match.", options={"target": "50"}),),
    picture=("C8", "C8"),
    places=("surakarta", "yogyakarta"),
    minutes=2,
    luck=4,
)
MATA_GAMES = (BALIK_SATU, GONGGONG, TANTANAN)
