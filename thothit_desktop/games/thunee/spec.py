# SPDX-License-Identifier: MIT
"""Thunee as data (docs/rules/thunee.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

CATS = "CatsAtCards: Thunee"
OTHERS = "other published rules"
ONE_OTHER = "one other source"

_LAST_TRICK = {
    "winner": "The counting side gets 10 points more if it wins the last trick.",
    "transfer": "The counting side gets 10 points more if it wins the last trick, and loses 10 if it "
    "doesn't.",
}
_CALL_AND_LOST = {
    "1": "The side that wins the round scores one ball.",
    "2": "If the side that won the bidding loses the count, the others score two balls.",
}
_UNDERTRUMP = {
    "allowed": "If you can't follow suit, you may play any card.",
    "barred": "If you can't follow suit, you may not play a lower trump than one in the trick "
    "unless you have only trumps.",
}
_LAST_CARD = {
    "barred": "The trump maker chooses trump from the cards dealt first.",
    "allowed": "The trump maker may also choose, unseen, the last card that they'll be dealt.",
}
_ROYALS = {
    "off": "You may call Thunee only with the usual order of the cards.",
    "on": "After the deal you may also call Royals: Thunee with the order of the cards reversed.",
}
_BLIND = {
    "off": "If you call Thunee, you see all your cards before you play.",
    "on": "During the bidding you may call Thunee blind, without seeing your last two cards, "
    "for eight balls.",
}
_TWO_TO_CLEAR = {
    "off": "The first side with enough balls wins the match.",
    "on": "To win the match, a side also needs a lead of two balls.",
}
_NO_DOUBLES = {
    "off": "You may call Double at any score.",
    "on": "You can't call Double while a side has 11 balls or more.",
}
_TARGET = {
    "12": "Twelve balls win the match.",
    "13": "Thirteen balls win the match.",
}

_PRESET = {
    "cats": "The rules as CatsAtCards describes them.",
    "traditional": "What most players in Durban expect: losing the last trick can cost 10 points, and a "
    "failed bid costs two balls.",
}
_TRADITIONAL = {
    "last-trick": "transfer",
    "call-and-lost": "2",
    "undertrump": "barred",
    "last-card-trump": "allowed",
}

THUNEE = GameSpec(
    id="thunee",
    family="thunee",
    name="Thunee",
    summary="Durban's trick-taking game for two sides: jacks and nines are high, and you bid to "
    "choose trump.",
    players=(4, 6),
    default_players=4,
    options=(
        Option("preset", "Set of rules", _PRESET, "cats", {"cats": CATS, "traditional": OTHERS}),
        Option("last-trick", "The last trick", _LAST_TRICK, "winner", {"winner": CATS, "transfer": OTHERS}),
        Option("call-and-lost", "A bid that fails", _CALL_AND_LOST, "1", {"1": CATS, "2": OTHERS}),
        Option("undertrump", "Low trumps", _UNDERTRUMP, "allowed", {"allowed": CATS, "barred": OTHERS}),
        Option(
            "last-card-trump",
            "The last card as trump",
            _LAST_CARD,
            "barred",
            {"barred": CATS, "allowed": OTHERS},
        ),
        Option("royals", "Royals", _ROYALS, "off", {"off": CATS, "on": ONE_OTHER}),
        Option("blind", "Blind calls", _BLIND, "off", {"off": CATS, "on": ONE_OTHER}),
        Option("two-to-clear", "Two to clear", _TWO_TO_CLEAR, "off", {"off": CATS, "on": CATS}),
        Option("no-doubles-on-11", "No doubles on 11", _NO_DOUBLES, "off", {"off": CATS, "on": CATS}),
        Option("target", "The match", _TARGET, "12", {"12": CATS, "13": OTHERS}),
    ),
    presets=(
        Preset(
            "traditional",
            "Traditional",
            _PRESET["traditional"],
            options=_TRADITIONAL,
        ),
    ),
    bundles={"traditional": _TRADITIONAL},
    picture=("Js", "9s", "As"),
    minutes=4,
    luck=2,
    matches=("free",),
    opening="jack",
    clockwise=False,
    zones=("hands",),
    stock=False,
    french=True,
)
