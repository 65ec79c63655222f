# SPDX-License-Identifier: MIT
"""Every duration of the table, in milliseconds at normal speed, under one speed factor."""

import random

FACTOR = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.7}

LEAD = 800  # before another player's card, so that the eye finds whose turn it is; see `lead`
LEAD_SPREAD = 0.4  # how much shorter or longer that may be: nobody thinks by the clock
FLIGHT = 450  # a hand card to the pool or onto its captive
REST = 400  # card and captive lie paired
TO_PILE = 400  # both to the seat's pile
TURN = 350  # the stock card is turned up
TURN_REST = 300  # several are, and lie open together
SHOWN_REST = 450  # the person's own card lies open for the others, before it comes to the hand
CLAIM_REST, WON_REST = 700, 900  # a card claimed lies with the pair that waited; the hand that won is open
WORDS_REST, OWN_WORDS_REST = 650, 150  # words that a seat says are read; one's own need less
OPEN_REST = 900  # a card that lay face down is seen by all
TRICK_REST = 900  # a full trick lies, where nobody waits for a click
RELAY = 260  # cards make room, or the deck changes
FADE = 80  # with reduced motion a card vanishes, and as long it takes to appear; at every speed
GAINED = 1300  # points rise from a pile and fade
PULSE = 900  # a card that is to be found fades a little and comes back
MOMENT = 650  # light swells around cards and fades, at most
LIFT = 90  # a card rises under the mouse

# The rituals of a match: all of them together keep under six seconds.
SEATED, SEATED_REST = 420, 420
DRAWN, DRAWN_REST = 400, 520
RANKED_REST = 1100  # where one card of each seat decides everything
ADDED_REST = 1900  # where three cards a seat want to be added up
GATHERED = 300
CROWNED_REST = 420
PACKET, PACKET_GAP = 300, 110  # one packet of a deal, and the time to the next
LAID, LAID_GAP, LAID_REST = 320, 130, 150
DEAL_SPAN, LAID_SPAN = 660, 400  # in which the last packet starts, however many there are
ARRANGED = 480
STAGGER = 90  # between seats that get cards in one breath

MESSAGE = {
    "info": 5000,
    "refusal": 6000,
    "reminder": 0,
    "notice": 0,
    "hint": 0,
    "pause": 0,
}  # how long words stay; 0: till others come


PACES = {"brisk": 0.4, "usual": 1.0, "leisurely": 2.0}
"""By name of a pace how long other players seem to think, as a part of the usual."""


def lead(pace: str = "usual") -> int:
    """Return how long another player seems to think this time."""
    return round(PACES[pace] * LEAD * random.uniform(1 - LEAD_SPREAD, 1 + LEAD_SPREAD))
