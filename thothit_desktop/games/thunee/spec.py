# SPDX-License-Identifier: MIT
"""Thunee as data (docs/rules/thunee.md)."""

from thothit_desktop.games.spec import GameSpec, Option, Preset

CATS = "CatsAtCards: Thunee"
OTHERS = "other published rules"
ONE_OTHER = "one other source"

_LAST_TRICK = {
    "winner": "The side that wins the last trick counts 10 more.",
    "transfer": "The counting side counts 10 more if it wins the last trick, and 10 less if it loses it.",
}
_CALL_AND_LOST = {
    "1": "Whoever wins a hand wins one ball.",
    "2": "A side that called, set trump and lost gives the others two balls.",
}
_UNDERTRUMP = {
    "allowed": "If you cannot follow suit, you may play any card.",
    "barred": "If you cannot follow suit, you may not play a lower trump than one in the trick unless "
    "you have nothing else.",
}
_LAST_CARD = {
    "barred": "The setter chooses trump among the cards dealt first.",
    "allowed": "The setter may also choose the last card dealt to him as trump, unseen.",
}
_ROYALS = {
    "off": "Thunee is called in the usual order of the cards only.",
    "on": "Royals may be called after the deal: Thunee with the order of the cards reversed.",
}
_BLIND = {
    "off": "Thunee is called with all cards seen.",
    "on": "During the bidding Thunee may be called blind, with the last two cards unseen, for eight balls.",
}
_TWO_TO_CLEAR = {
    "off": "The first side to reach the last ball wins the match.",
    "on": "A match is won only with a lead of two balls.",
}
_NO_DOUBLES = {
    "off": "Double may be called at any score.",
    "on": "Double may not be called while a side has 11 balls or more.",
}
_TARGET = {
    "12": "Twelve balls win the match.",
    "13": "Thirteen balls win the match.",
}

_PRESET = {
    "cats": "As CatsAtCards describes it.",
    "traditional": "What most players in Durban expect: the last trick can also lose 10, and a lost call "
    "costs two balls.",
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
    summary="Durban's trick game, played in partnerships: jacks and nines are high, and you bid to set "
    "trump.",
    players=(4, 6),
    default_players=4,
    options=(
        Option("preset", "Rules as played", _PRESET, "cats", {"cats": CATS, "traditional": OTHERS}),
        Option("last-trick", "The last trick", _LAST_TRICK, "winner", {"winner": CATS, "transfer": OTHERS}),
        Option("call-and-lost", "A call that is lost", _CALL_AND_LOST, "1", {"1": CATS, "2": OTHERS}),
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
