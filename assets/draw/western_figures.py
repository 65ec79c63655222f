# SPDX-License-Identifier: MIT
"""The bodies of the courts: heads in profile, chests and thin jointed arms, as leather puppets have them."""

from assets.draw.parts import INK, PAPER, Point
from assets.draw.western_parts import disc, emblem, fan, fill, leaning, pierced, rings, stroke
from assets.draw.western_pips import SUIT_INK

NECK: Point = (224, 168)
"""Where a head sits on its neck and is turned."""
HEAD_SCALE = 0.88
"""Of the heads, which are drawn a little larger."""
SHOULDERS: tuple[Point, Point] = ((152, 218), (266, 216))
HAND_X = 334.0
"""Where the front fist holds something upright."""


def neck() -> str:
    """A thin neck with two folds."""
    folds = stroke("M203 188Q222 196 242 188", 4) + stroke("M200 199Q222 208 246 199", 4)
    return fill("M212 160L200 216H248L242 176Z") + folds


def refined_head() -> str:
    """Forehead and nose in one slanting line, the eye a slit along it, small lips: looking down."""
    profile = fill(
        "M236 84L326 158C329 161 326 165 321 164L293 161C288 163 286 166 288 168L294 171L286 174L289 179"
        "C288 183 285 184 281 184C281 192 272 196 261 195C243 192 226 182 214 166C205 146 208 106 224 86Z"
    )
    eye = fill("M243 124C258 121 276 132 292 151C270 150 251 141 243 124Z", INK)
    lid = stroke("M238 112C256 111 272 120 286 134", 4)
    return (
        profile
        + lid
        + eye
        + stroke("M293 171C284 172 276 170 270 164", 3.5)
        + fill("M303 157l11 3l-10 1z", INK)
    )


def bold_head() -> str:
    """A short upturned nose on the slanting line, a rounder eye under a thick brow, and a moustache."""
    profile = fill(
        "M238 84L306 138C310 141 317 139 320 143C323 149 318 157 310 159L293 160C288 162 286 165 289 168"
        "L297 171L287 174L291 180C290 185 287 186 283 186C283 195 272 200 259 198C241 194 224 184 214 166"
        "C205 146 208 106 226 86Z"
    )
    eye = fill("M246 128C256 114 276 122 284 140C270 148 252 144 246 128Z", INK)
    eye += disc(266, 132, 7.5) + disc(268, 132, 3.6, INK)
    brow = stroke("M238 114C254 104 274 112 290 131", 6)
    moustache = stroke("M294 168C280 160 266 164 258 176C254 184 246 184 243 178", 5)
    return profile + eye + brow + moustache


def head(drawing: str, bow: float) -> str:
    """A head bowed by that many degrees, with an ear and its stud at the edge of the hair."""
    ear = rings(216, 142, 14, 9.5, 5)
    x, y = NECK
    place = f"translate({x} {y})rotate({bow:g})scale({HEAD_SCALE})translate({-x} {-y})"
    return f'<g transform="{place}">{drawing}{ear}</g>'


def diadem(*leaves: float) -> str:
    """The *jamang*: a pierced band along the forehead with leaves standing on it at these angles."""
    band = stroke("M250 93C228 84 210 98 203 126", 19) + stroke("M251 91C228 83 209 97 201 128", 11, PAPER)
    holes = pierced(((240, 89), (228, 91), (217, 98), (209, 109), (205, 121)), 2.6)
    leaf = "M0 0C11-9 9-19 0-31C-9-19-11-9 0 0Z"
    return (
        band
        + holes
        + fan(leaf, 232, 84, *leaves)
        + fan("M0-9L3-16L0-22L-3-16Z", 232, 84, *leaves, colour=INK)
    )


BODY = fill(
    "M142 212C160 204 172 203 190 203H236C256 203 268 206 278 212C262 226 256 244 256 268L258 288L172 304"
    "C174 262 164 232 142 212Z"
)
"""A slim chest in front view."""


def chest(suit: str) -> str:
    """A slim chest in front view with a pierced necklace and the suit's sign."""
    collar = stroke("M180 203C190 240 246 240 260 203", 15) + stroke(
        "M184 203C194 234 242 234 256 203", 8, PAPER
    )
    holes = pierced(((191, 216), (201, 225), (213, 229.5), (226, 229.5), (238, 225), (249, 216)), 2.4)
    return BODY + collar + holes + emblem(suit, 218, 256, 26)


def wrapped_chest(suit: str) -> str:
    """A slim chest with two chains, and a dotted breast cloth, red in the red suits."""
    chains = stroke("M196 203C202 222 238 222 246 203", 4) + stroke("M182 203C192 238 250 238 262 203", 4)
    # In the black suits the cloth is paper, so that a seal printed over it is seen.
    ground, thread = (SUIT_INK, PAPER) if suit in "hd" else (PAPER, INK)
    cloth = fill("M168 244Q214 258 258 242L258 292L170 304Z", ground) + stroke("M168 245Q214 259 258 243", 4)
    dots = "".join(
        disc(x, y, 3.2, thread) for x, y in ((180, 259), (197, 263), (214, 264), (231, 262), (247, 258))
    )
    return BODY + chains + cloth + dots + stroke("M169 274Q214 286 257 272", 3.5, thread)


def limb(start: Point, end: Point, width: float = 12) -> str:
    """One thin bone of an arm."""
    return stroke(f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}", width, PAPER)


def joint(x: float, y: float, r: float = 10) -> str:
    """A joint with the hole of its thread, in a black margin."""
    return disc(x, y, r + 4, INK) + rings(x, y, r, r - 4.5, r - 7)


def bracelet(x: float, y: float, angle: float) -> str:
    """Two black cuts across a limb, and a leaf of the armlet beside them."""
    return leaning(stroke("M-10-4H10M-10 4H10", 3.5), x, y, angle)


def back_arm(elbow: Point, hand: Point) -> str:
    """The arm behind: shoulder, elbow and a long hand that points onward."""
    shoulder = SHOULDERS[0]
    middle = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
    return (
        limb(shoulder, elbow)
        + bracelet(*middle, 55)
        + limb(elbow, hand, 10)
        + joint(*elbow, 9)
        + joint(*shoulder, 13)
    )


def cradling_arm(elbow: Point, wrist: Point) -> str:
    """The back forearm once more, in a black margin before what lies on it, and a hand that holds it."""
    (x1, y1), (x2, y2) = elbow, wrist
    x, y = wrist
    margin = stroke(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", 19) + disc(x + 13, y + 1, 15, INK)
    hand = fill(f"M{x - 4:g} {y - 9:g}H{x + 20:g}q6 0 6 5q4 4 0 8q0 6 -6 6H{x - 4:g}Z")
    fingers = stroke(f"M{x + 8:g} {y - 4:g}H{x + 27:g}M{x + 8:g} {y + 4:g}H{x + 27:g}", 2.6)
    return margin + limb(elbow, wrist) + bracelet(x - 16, y + 1, 85) + hand + fingers + joint(*elbow, 9)


def front_arm() -> str:
    """The raised arm in front, jointed, and its fist round something upright."""
    shoulder, elbow, wrist = SHOULDERS[1], (312.0, 250.0), (HAND_X - 1, 200.0)
    fist = fill("M321 178H344C350 178 350 184 347 186C350 189 349 194 346 195C348 199 346 203 342 203H325Z")
    fingers = stroke("M334 186.5H351M334 195H349", 3)
    cuff = leaning(stroke("M-11 0H11M-11 7H11", 3.5), 330, 208, 14)
    return (
        limb(shoulder, elbow)
        + limb(elbow, wrist, 10)
        + cuff
        + joint(*elbow, 9)
        + joint(*shoulder, 13)
        + fist
        + fingers
    )


def open_hand(x: float, y: float, angle: float) -> str:
    """A hand with long fingers, drawn upright."""
    palm = fill("M-6 4L-7-10L-11-24L-7-25L-3-12L-3-30H1L2-12L6-27L9-26L7-8L12-14L14-11L6 4Z")
    return leaning(palm, x, y, angle)


def wing() -> str:
    """The *praba*: pierced leaves spread behind a king's shoulder."""
    leaf = "M0-4C15-20 14-44 0-62C-14-44-15-20 0-4Z"
    return fan(leaf, 150, 222, -118, -88, -58) + fan(
        "M0-22C5-30 5-38 0-46C-5-38-5-30 0-22Z", 150, 222, -118, -88, -58, colour=INK
    )
