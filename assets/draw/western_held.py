# SPDX-License-Identifier: MIT
"""What the courts hold: kings weapons, queens flowers and finery, jacks a shield or a cat."""

from assets.draw.parts import INK, PAPER
from assets.draw.western_parts import disc, emblem, fan, fill, pierced, rings, stroke
from assets.draw.western_pips import SUIT_INK

STALK = fill("M321 98H328L337 176H330ZM331 200H337V226H331Z") + fill(
    "M333 154C350 148 354 132 352 124C340 128 332 138 333 154Z"
)
"""A stalk with a leaf, through the front fist."""


def keris() -> str:
    """A waved blade on its slanting guard."""
    blade = fill(
        "M334 30C347 46 331 58 340 75C348 92 333 102 340 116C345 128 342 136 349 150H320"
        "C325 138 318 130 322 118C328 104 316 92 322 77C328 62 321 50 334 30Z"
    )
    spine = stroke("M334 52C338 62 326 68 331 82C336 96 325 106 331 118L334 150", 4)
    return blade + spine + fill("M314 154L356 147V159L319 166ZM327 160H343V180H327Z")


def spear() -> str:
    """A spear with a leaf for a blade."""
    blade = fill("M334 28C356 60 356 84 342 108H326C312 84 312 60 334 28Z")
    return (
        blade
        + fill("M334 46L339 76L334 98L329 76Z", INK)
        + fill("M320 112H348V120H320ZM330 112H338V226H330Z")
    )


def mace() -> str:
    """A studded mace (*gada*)."""
    body = fill("M334 26L350 42C360 66 354 92 344 108H324C314 92 308 66 318 42Z")
    studs = "".join(fill(f"M334 {y}l11 14l-11 14l-11-14z", SUIT_INK) for y in (42, 76))
    return body + studs + fill("M320 112H348V120H320ZM330 120H338V226H330Z")


def wheel() -> str:
    """The wheel of flames (*cakra*) on its staff."""
    flames = fan("M0-41L8-24H-8Z", 320, 72, *range(0, 360, 45))
    return (
        fill("M318 106H326L338 176H330ZM330 200H338V226H330Z")
        + flames
        + disc(320, 72, 32, INK)
        + rings(320, 72, 28, 20)
        + disc(320, 72, 13, SUIT_INK)
    )


def lotus() -> str:
    """A lotus on its stalk."""
    petal = "M0 0C17-13 15-36 0-51C-15-36-17-13 0 0Z"
    seam = "M0-8C8-16 7-30 0-40C-7-30-8-16 0-8Z"
    return (
        STALK
        + fan(petal, 324, 102, -46, 46)
        + fan(seam, 324, 102, -46, 46, colour=SUIT_INK)
        + fan("M0 6C23-12 22-42 0-61C-22-42-23-12 0 6Z", 324, 102, 0, colour=INK)
        + fan(petal, 324, 102, 0)
        + fan(seam, 324, 102, 0, colour=SUIT_INK)
    )


def frangipani() -> str:
    """A five-petalled frangipani (*kamboja*) on its stalk."""
    petals = fan("M0-5C20-12 20-32 2-40C-14-34-14-16 0-5Z", 322, 74, *range(0, 360, 72))
    return (
        STALK
        + petals
        + fan("M0-9C9-14 10-24 1-29C-6-24-6-15 0-9Z", 322, 74, *range(0, 360, 72), colour=SUIT_INK)
    )


def mirror(suit: str) -> str:
    """A hand mirror with the suit's sign in its glass."""
    points = fan("M0-42L7-32H-7Z", 320, 74, *range(0, 360, 30))
    handle = fill("M317 108H329L340 176H332ZM331 200H339V226H331Z")
    return handle + points + rings(320, 74, 34, 27, 21) + emblem(suit, 320, 74, 34)


def fan_of_leaf() -> str:
    """A leaf-shaped fan (*kipas*) with its ribs."""
    leaf = fill(
        "M322 26C352 50 364 76 354 98C346 112 332 112 325 106C316 112 298 110 292 96C284 76 296 48 322 26Z"
    )
    ribs = "".join(
        stroke(f"M324 100L{x} {y}", 4, SUIT_INK)
        for x, y in ((302, 84), (308, 58), (323, 44), (338, 58), (346, 84))
    )
    return fill("M320 100H328L339 176H331ZM331 200H339V226H331Z") + leaf + ribs


def shield(suit: str) -> str:
    """A round shield with the suit's sign on its boss, before a lance."""
    lance = fill("M330 96H338V190H330ZM334 30C354 56 352 74 339 94H329C316 74 314 56 334 30Z")
    lance += fill("M334 46L340 70L334 86L328 70Z", INK)
    return lance + disc(320, 214, 53, INK) + rings(320, 214, 47, 39, 32) + emblem(suit, 320, 214, 40)


def staff() -> str:
    """A herald's staff: a pole under three leaves and a ring of cloth."""
    leaves = fan("M0 0C12-14 11-38 0-54C-11-38-12-14 0 0Z", 334, 88, -38, 0, 38)
    slits = fan("M0-12L4-26L0-40L-4-26Z", 334, 88, -38, 0, 38, colour=INK)
    return (
        fill("M330 88H338V246H330Z")
        + leaves
        + slits
        + fill("M318 90H350V104H318Z")
        + pierced(((325, 97), (334, 97), (343, 97)), 2.6)
    )


def bow(suit: str) -> str:
    """A drawn-out bow with its string, the suit's sign at its grip."""
    wood = stroke("M322 28C338 40 352 66 346 100C340 128 330 150 336 178C342 206 346 226 336 248", 9, PAPER)
    string = stroke("M322 30L330 250", 2.5, PAPER)
    return wood + string + disc(340, 118, 21, INK) + disc(340, 118, 18) + emblem(suit, 340, 118, 26)


def cat() -> str:
    """A cat that lies along the back arm, its tail round the elbow: ringed eyes look at the player."""
    tail = stroke("M100 252C72 256 60 234 74 222C82 216 90 224 84 230", 9, PAPER)
    body = fill("M90 264C88 232 118 216 150 224C172 230 182 244 182 266Z")
    stripes = stroke("M104 228L111 243M115 221L121 238M127 218L132 234", 4)
    outline = "M134 236V186L150 197C156 195 164 195 170 197L186 186V236C186 258 134 258 134 236Z"
    skull = stroke(outline, 9) + fill(outline)
    ears = fill("M138 194L148 201L140 207ZM182 194L172 201L180 207Z", INK)
    eyes = "".join(
        disc(x, 220, 10, INK) + disc(x, 220, 7) + fill(f"M{x} 213l3.5 7l-3.5 7l-3.5-7z", INK)
        for x in (148, 172)
    )
    nose = fill("M155 232H165L160 238Z", INK)
    mouth = stroke("M160 237V242M150 242Q155 247 160 242Q165 247 170 242", 3)
    brow = stroke("M160 199V209M153 200V206M167 200V206", 3.5)
    return tail + body + stripes + skull + ears + eyes + nose + mouth + brow
