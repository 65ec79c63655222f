# SPDX-License-Identifier: MIT
"""Durations on the table, in milliseconds at normal speed, under one speed factor."""

import random

FACTOR = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.7}

LEAD = 800  # before another player's card, so that the eye finds the seat to move; see `lead`
LEAD_SPREAD = 0.4  # the random change of LEAD, as a fraction: nobody thinks by the clock
FLIGHT = 450  # a hand card to the pool or onto its captive
REST = 400  # card and captive lie paired
SNAP = 110  # twins close up edge to edge
SEAL_HOLD = 250  # the cards of greatest worth lie longer
TO_PILE = 400  # card and captive to the seat's pile
TURN = 350  # the stock card is turned up
TURN_REST = 300  # several stock cards are turned up, and lie open together
SHOWN_REST = 450  # the person's own card lies open for the others before it comes to the hand
CLAIM_REST, WON_REST = 700, 900  # a claimed card lies with the waiting pair; the winning hand lies open
WORDS_REST, OWN_WORDS_REST = 650, 150  # time to read the words of a seat; the person's own need less
OPEN_REST = 900  # a card that lay face down lies open
TRICK_REST = 900  # a full trick lies, if no click is awaited
REARRANGE = 260  # cards make room, or the deck changes
FADE = 80  # a card vanishes, and as long to appear, with reduced motion; at every speed
GAINED = 1300  # points rise from a pile and fade, where they do not fly to a plate
PULSE = 900  # a card fades a little and comes back to draw the eye
FACE = 1200  # a face is pleased or stung
WORD = 4000  # a player's word stays, so that its meaning can be read
MOMENT = 650  # light swells around cards and fades, at most
LIFT = 90  # a card rises under the mouse

# The counting of a round takes about five seconds, and never more than seven.
COUNT_PAUSE = 600  # after the last card of a round
DIM = 220  # the room grows dark, or light again
COUNT_SEAT, COUNT_SPAN = 1100, 4000  # for the cards of one seat, and of all seats together
FANNED = 420  # a pile fans open
FAN_SPAN = 160  # the start of its last card, however many there are
CLOSED = 170  # sets close up
TURNED_LAST = 240  # stamped cards turn
COUNT_REST = 260  # the cards of a seat lie counted
COUNTED_REST = 750  # everything is counted, and the winner's cards lie
RISE = 300  # the score sheet comes from below
BUMP = 280  # a plate swells when its number changes

# All rituals of a match together take less than six seconds.
SEATED, SEATED_REST = 420, 420
DRAWN, DRAWN_REST = 400, 520
RANKED_REST = 1100  # one card of each seat decides everything
ADDED_REST = 1900  # three cards a seat are added up
GATHERED = 300
CROWNED_REST = 420
PACKET, PACKET_GAP = 300, 110  # one packet of a deal, and the time to the next
LAID, LAID_GAP, LAID_REST = 320, 130, 150
DEAL_SPAN, LAID_SPAN = 660, 400  # the start of the last packet, however many there are
ARRANGED = 480
STAGGER = 90  # between seats that get cards at the same time

MESSAGE = {
    "info": 5000,
    "refusal": 6000,
    "reminder": 0,
    "notice": 0,
    "hint": 0,
    "pause": 0,
}  # the time that words stay; 0 until others come


PACES = {"brisk": 0.4, "usual": 1.0, "leisurely": 2.0}
"""The apparent thinking time of other players by pace, as a fraction of the usual one."""


def lead(pace: str = "usual") -> int:
    """Return the apparent thinking time of another player for this turn."""
    return round(PACES[pace] * LEAD * random.uniform(1 - LEAD_SPREAD, 1 + LEAD_SPREAD))
