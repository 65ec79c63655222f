# SPDX-License-Identifier: MIT
"""Thunee as data (docs/rules/thunee.md)."""

from collections.abc import Mapping
from dataclasses import replace

from thothit_desktop.games.spec import GameSpec, Option, Preset

CATS = "CatsAtCards: Thunee"
OTHERS = "other published rules"
ONE_OTHER = "one other source"
PAGAT = "pagat.com: Thunee"
SHEETS = "rule sheets that players use"
CHOICE = "our choice: the sources don't say"

_CALLS = {
    "jump": "A bid may be any number of tens above the last one.",
    "next-ten": "A bid must be exactly ten above the last one.",
}
_LAST_TRICK = {
    "winner": "The counting side gets 10 points more if it wins the last trick.",
    "transfer": "The counting side gets 10 points more if it wins the last trick, and loses 10 if it "
    "doesn't.",
}
_CALL_AND_LOST = {
    "1": "The side that wins the round scores one ball.",
    "2": "If the side that won the bidding loses the count, the opponents score two balls.",
}
_UNDERTRUMP = {
    "allowed": "If you can't follow suit, you may play any card.",
    "barred": "If you can't follow suit, you may not play a trump lower than one already in the "
    "trick unless you have only trumps.",
}
_LAST_CARD = {
    "barred": "The trump maker chooses trump from the cards dealt first.",
    "allowed": "The trump maker may also choose the last card they'll be dealt, without seeing it.",
    "uncalled": "If nobody has bid, the trump maker may also choose, unseen, the last card that they'll be "
    "dealt.",
}
_NO_TRUMP = {
    "ask": "If the counting side has no trumps, its first player may ask for a new deal.",
    "void": "If the counting side has no trumps, or the opponents of Thunee have none of its suit, the cards "
    "are dealt again.",
}
_JODHI_AFTER = {
    "first-third": "You may announce a Jodhi after your side's first and third tricks.",
    "any": "You may announce a Jodhi after any trick that your side wins, except the last.",
}
_THUNEE = {
    "any-time": "You may call Thunee during the bidding, or once all cards are dealt.",
    "six-cards": "You may call Thunee only once all cards are dealt.",
}
_PRIORITY = {
    "order": "The trump maker may call first, then the others in turn.",
    "trump-side": "The trump maker may call first, then the partner, then the opponents.",
}
_PARTNER = {
    "8": "If your own partner wins a trick of your Thunee, the opponents score eight balls.",
    "6": "If your own partner wins a trick of your Thunee, the opponents score six balls.",
    "4": "If your own partner wins a trick of your Thunee, the opponents score four balls, as for any "
    "lost Thunee.",
}
_ROYALS = {
    "off": "You may call Thunee only with the usual order of the cards.",
    "on": "After the deal you may also call Royals: Thunee with the order of the cards reversed.",
}
_BLIND = {
    "off": "If you call Thunee, you see all your cards before you play.",
    "on": "Until trump is chosen you may call Thunee blind, without seeing your last two cards.",
}
_BLIND_IN_BIDDING = {
    "in-bidding": "During the bidding you may call Thunee blind, without seeing your last two cards, "
    "for eight balls.",
}
_BLIND_WORTH = {
    "8": "A blind call is worth eight balls, made or lost.",
    "6": "A blind call is worth six balls, made or lost.",
}
_SIX_CALLS = {
    "off": "Six players make the same calls as four.",
    "trips-moenie": "Six players may also call Trips, with three equal cards, and Moenie, with four of one "
    "suit and its jack.",
}
_TRIPS_PARTNER = {
    "3": "If your own partner wins the last trick of your Trips, the opponents score three balls.",
    "6": "If your own partner wins the last trick of your Trips, the opponents score six balls.",
}
_DOUBLE = {
    "2": "A Double scores two balls.",
    "2-or-4": "A Double scores two balls, or four if the counting side calls it against a bid.",
}
_KHANAAK = {
    "cards-and-jodhis": "The 10 for the last trick and your Jodhis must be more than the opponents' cards "
    "and Jodhis.",
    "with-call": "The 10 for the last trick and your Jodhis must be more than the opponents' cards and "
    "Jodhis, and the bid too if they are the counting side. The counting side can call Khanaak only "
    "against a bid.",
    "cards-only": "The 10 for the last trick and your Jodhis must be more than the opponents' cards alone.",
}
_TWO_TO_CLEAR = {
    "off": "The first side with enough balls wins the match.",
    "on": "To win the match, a side also needs a lead of two balls.",
}
_NO_DOUBLES = {
    "off": "You may call Double at any score.",
    "on": "You can't call Double while either side is one ball short of winning the match.",
    "own-side": "You can't call Double while your own side is one ball short of winning the match.",
}
_AT_ELEVEN = {
    "at-eleven": "You can't call Double while a side has 11 balls or more.",
}
_TARGET = {
    "12": "Twelve balls win the match.",
    "13": "Thirteen balls win the match.",
}
_KHANAAK_TARGET = {
    "stays": "A Khanaak doesn't change the number of balls that win the match.",
    "thirteen": "Once somebody has called Khanaak, thirteen balls win the match.",
}
_DEAL_PASSES = {
    "behind": "The dealer deals again as long as the dealer's side is behind.",
    "when-won": "The dealer deals again until the dealer's side wins a round.",
}

_TWO_PLAYERS = {
    "two-deals": "You are dealt six cards, and six more once these are played.",
    "open-face": "After the first trick you play face up, from cards laid on six that nobody has seen.",
}

_PRESET = {
    "cats": "The rules as CatsAtCards describes them.",
    "durban": "Thunee as Durban plays it, by the fullest published rules: bids go up ten at a time, Thunee "
    "needs six cards, losing the last trick costs 10 points, and a failed bid costs two balls.",
}
_FORMER_PRESETS = {
    "durban-without-six-calls": "Thunee as Durban plays it, without the calls of six players.",
    "traditional": "What most players in Durban expect: losing the last trick can cost 10 points, and a "
    "failed bid costs two balls.",
}
_TRADITIONAL = {
    "last-trick": "transfer",
    "call-and-lost": "2",
    "undertrump": "barred",
    "last-card-trump": "allowed",
}
_DURBAN = {
    "calls": "next-ten",
    "last-trick": "transfer",
    "call-and-lost": "2",
    "undertrump": "barred",
    "last-card-trump": "uncalled",
    "no-trump-redeal": "void",
    "thunee": "six-cards",
    "priority": "trump-side",
    "royals": "on",
    "blind": "on",
    "blind-worth": "6",
    "double": "2-or-4",
    "khanaak": "with-call",
    "no-doubles-on-11": "own-side",
    "khanaak-target": "thirteen",
    "six-calls": "trips-moenie",
}
_DURBAN_WITHOUT_SIX_CALLS = _DURBAN | {"six-calls": "off"}


def _option(
    name: str,
    title: str,
    values: Mapping[str, str],
    sources: Mapping[str, str],
    *,
    since: int = 3,
    newer: Mapping[str, int] | None = None,
    unlisted: Mapping[str, str] | None = None,
    former: Mapping[str, str] | None = None,
) -> Option:
    """Return an option whose default is its first value."""
    return Option(
        name,
        title,
        values,
        next(iter(values)),
        sources,
        since,
        newer or {},
        unlisted or {},
        former or {},
    )


THUNEE = GameSpec(
    id="thunee",
    family="thunee",
    name="Thunee",
    summary="Durban's trick-taking game for two sides: jacks and nines are high, and you bid to "
    "choose trump.",
    players=(2, 4, 6),
    default_players=4,
    newer_players={2: 4},
    options=(
        _option(
            "preset",
            "Set of rules",
            _PRESET,
            {"cats": CATS, "durban": PAGAT},
            since=1,
            newer={"durban": 4, "durban-without-six-calls": 3},
            unlisted=_FORMER_PRESETS,
            former={"durban-without-six-calls": "durban"},
        ),
        _option("calls", "Bids", _CALLS, {"jump": CATS, "next-ten": PAGAT}),
        _option("last-trick", "The last trick", _LAST_TRICK, {"winner": CATS, "transfer": OTHERS}, since=1),
        _option("call-and-lost", "A bid that fails", _CALL_AND_LOST, {"1": CATS, "2": OTHERS}, since=1),
        _option("undertrump", "Low trumps", _UNDERTRUMP, {"allowed": CATS, "barred": OTHERS}, since=1),
        _option(
            "last-card-trump",
            "The last card as trump",
            _LAST_CARD,
            {"barred": CATS, "allowed": OTHERS, "uncalled": PAGAT},
            since=1,
            newer={"uncalled": 3},
        ),
        _option("no-trump-redeal", "No trumps on the counting side", _NO_TRUMP, {"ask": CATS, "void": PAGAT}),
        _option("jodhi-after", "Announcing Jodhis", _JODHI_AFTER, {"first-third": PAGAT, "any": SHEETS}),
        _option("thunee", "Calling Thunee", _THUNEE, {"any-time": CATS, "six-cards": PAGAT}),
        _option("priority", "First to call Thunee", _PRIORITY, {"order": CHOICE, "trump-side": PAGAT}),
        _option("partner-catch", "Partner catch", _PARTNER, {"8": PAGAT, "6": SHEETS, "4": SHEETS}),
        _option("royals", "Royals", _ROYALS, {"off": CATS, "on": ONE_OTHER}, since=1),
        _option(
            "blind",
            "Blind calls",
            _BLIND,
            {"off": CATS, "on": ONE_OTHER},
            since=1,
            newer={"on": 3},
            unlisted=_BLIND_IN_BIDDING,
            former={"in-bidding": "on"},
        ),
        _option("blind-worth", "Balls for a blind call", _BLIND_WORTH, {"8": ONE_OTHER, "6": PAGAT}),
        replace(
            _option("six-calls", "Calls with six players", _SIX_CALLS, {"off": CATS, "trips-moenie": PAGAT}),
            players=(6,),
            since=4,
        ),
        replace(
            _option("trips-partner", "Trips lost to a partner", _TRIPS_PARTNER, {"3": PAGAT, "6": CHOICE}),
            players=(6,),
            since=4,
        ),
        _option("double", "Balls for a Double", _DOUBLE, {"2": OTHERS, "2-or-4": PAGAT}),
        _option(
            "khanaak",
            "Making a Khanaak",
            _KHANAAK,
            {"cards-and-jodhis": ONE_OTHER, "with-call": PAGAT, "cards-only": SHEETS},
        ),
        _option("two-to-clear", "Two to clear", _TWO_TO_CLEAR, {"off": CATS, "on": CATS}, since=1),
        _option(
            "no-doubles-on-11",
            "No doubles on 11",
            _NO_DOUBLES,
            {"off": CATS, "on": CATS, "own-side": PAGAT},
            since=1,
            newer={"on": 3, "own-side": 3},
            unlisted=_AT_ELEVEN,
            former={"at-eleven": "on"},
        ),
        _option("target", "The match", _TARGET, {"12": CATS, "13": OTHERS}, since=1),
        _option(
            "khanaak-target",
            "The match after a Khanaak",
            _KHANAAK_TARGET,
            {"stays": CHOICE, "thirteen": PAGAT},
        ),
        _option("deal-passes", "The next dealer", _DEAL_PASSES, {"behind": CATS, "when-won": SHEETS}),
        replace(
            _option(
                "two-players", "With two players", _TWO_PLAYERS, {"two-deals": PAGAT, "open-face": PAGAT}
            ),
            players=(2,),
            since=4,
        ),
    ),
    presets=(
        Preset(
            "durban",
            "Durban",
            _PRESET["durban"],
            options=_DURBAN,
        ),
    ),
    bundles={
        "traditional": _TRADITIONAL,
        "durban": _DURBAN,
        "durban-without-six-calls": _DURBAN_WITHOUT_SIX_CALLS,
    },
    picture=("Js", "9s", "As"),
    places=("durban",),
    minutes=4,
    luck=2,
    matches=("free",),
    opening="jack",
    clockwise=False,
    zones=("hands",),
    stock=False,
    french=True,
)
