# SPDX-License-Identifier: MIT
"""What the twelve courts wear on their heads; each of them something else.

`glow` is the colour of flowers and feathers: that of the suit in hearts and diamonds.
"""

from assets.draw.parts import INK, PAPER
from assets.draw.western_parts import disc, emblem, fan, fill, leaning, pierced, rings, stroke

LEAF = "M0 0C12-12 11-30 0-44C-11-30-12-12 0 0Z"


def nape() -> str:
    """Locks falling from the head to the shoulder, curled at their ends."""
    locks = "M204 150C202 182 178 196 146 192C128 189 124 172 138 168C148 166 152 176 144 179"
    return stroke(locks, 8, PAPER) + stroke("M196 146C192 166 178 176 162 174", 7, PAPER)


def bird(glow: str) -> str:
    """The bird's head behind a crown (*garuda mungkur*): a ringed eye, feathers, an open beak."""
    feathers = fan("M0-24C13-34 12-48 0-64C-12-48-13-34 0-24Z", 158, 124, -78, -44, -10, colour=glow)
    beak = fill("M134 132L96 122L112 136L98 146L136 148Z")
    return feathers + beak + disc(158, 124, 36, INK) + rings(158, 124, 31, 23, 16, 8)


def makuta(glow: str) -> str:
    """The tall crown of the great king, of clubs, leaning back: domes one in the other."""
    domes = (
        fill("M-40 12C-60-30-30-56 0-84C30-56 60-30 38 2Z", INK)
        + fill("M-34 10C-52-28-26-52 0-76C26-52 52-28 34 4Z")
        + pierced(((-33, -10), (-34, -26), (-25, -42), (-12, -56), (12, -56), (25, -42), (34, -26)), 2.8)
        + fill("M-25 2C-38-26-18-44 0-60C18-44 38-26 25-2Z", INK)
        + fill("M-20-3C-30-25-13-40 0-53C13-40 30-25 20-6Z")
        + emblem("c", 0, -30, 32)
    )
    return bird(glow) + leaning(domes, 218, 104, -15) + nape()


def great_curl(glow: str) -> str:
    """A warrior king's hair in one great curl over the head, edged with flames and pierced."""
    curl = "M222 96C224 44 168 22 134 54C104 84 120 136 160 132C190 128 194 92 168 88"
    flames = fan("M0 0C9-8 8-18 0-28C-8-18-9-8 0 0Z", 196, 44, 12) + "".join(
        leaning(fill("M0 0C9-8 8-18 0-28C-8-18-9-8 0 0Z", glow), x, y, angle)
        for x, y, angle in ((216, 60, 46), (168, 33, -12), (138, 42, -40), (114, 70, -66), (108, 104, -96))
    )
    along = ((217, 70), (203, 50), (182, 41), (160, 44), (141, 57), (130, 76), (130, 98), (141, 117))
    hair = flames + stroke(curl, 22, PAPER) + pierced(along) + disc(170, 104, 7, glow)
    return leaning(hair, 4, 12, 0) + nape()


def tiers(glow: str) -> str:
    """A *topong*: a tower of pierced tiers under a jewel."""
    tower = ""
    for y, half in ((0, 38), (-17, 32), (-32, 26), (-45, 19)):
        tower += fill(f"M{-half} {y}q-8-7 5-12H{half - 5}q13 5 5 12Z")
        tower += pierced(((x, y - 6) for x in range(-half + 8, half - 5, 10)), 2.5)
    jewel = fill("M0-90L10-75L0-60L-10-75Z", glow) + disc(0, -75, 3.5, INK)
    return leaning(tower + jewel, 212, 96, -24) + bird(glow) + nape()


def five_leaves(glow: str) -> str:
    """A crown of five standing leaves, a heart in each, over a pierced wheel."""
    angles = (-96, -68, -40, -12, 16)
    leaf = "M0-30C24-44 24-72 0-98C-24-72-24-44 0-30Z"
    crown = fan(leaf, 194, 124, *angles) + fan(
        "M0-44C14-52 14-68 0-84C-14-68-14-52 0-44Z", 194, 124, *angles, colour=INK
    )
    seeds = fan("M0-50C8-56 8-66 0-74C-8-66-8-56 0-50Z", 194, 124, *angles, colour=glow)
    return crown + seeds + disc(182, 128, 34, INK) + rings(182, 128, 29, 22, 15, 7) + nape()


def pinned_bun(glow: str) -> str:
    """A bun with a flower in it, pins with trembling flowers, and a string of jasmine."""
    pins = "".join(
        leaning(
            f'<path d="M-2.5 0V-66H2.5V0Z"/><circle cy="-72" r="11" fill="{glow}"/>'
            f'<circle cy="-72" r="4.5" fill="{INK}"/>',
            196,
            112,
            angle,
        )
        for angle in (-50, -26, -2, 22)
    )
    jasmine = "".join(disc(x, y, 6.5) for x, y in ((178, 178), (168, 190), (155, 198)))
    petals = fan("M0-4C11-10 11-20 0-29C-11-20-11-10 0-4Z", 164, 132, *range(0, 360, 60), colour=glow)
    return pins + rings(164, 132, 45, 36) + petals + disc(164, 132, 9, INK) + disc(164, 132, 5) + jasmine


def long_hair(glow: str) -> str:
    """Hair let down behind in combed waves, held by a comb of rays."""
    waves = ""
    for i in range(5):
        ends = f"{170 - 11 * i} {92 + 6 * i} {164 - 9 * i} 160 {170 - 13 * i} {212 + 2 * i}"
        waves += stroke(f"M{214 - 9 * i} {88 + 7 * i}C{ends}", 6, PAPER)
    comb = fan("M-4-22L0-58L4-22Z", 204, 92, *range(-76, 45, 15)) + disc(204, 92, 24, INK)
    return waves + comb + rings(204, 92, 19, 12) + disc(204, 92, 6, glow)


def sunburst(glow: str) -> str:
    """A high tiara of rays and rhombi over a small bun."""
    rays = fan("M-8-40L0-86L8-40Z", 210, 116, *range(-62, 35, 16))
    gems = fan("M0-50L5-60L0-70L-5-60Z", 210, 116, *range(-62, 35, 16), colour=glow)
    bun = rings(164, 140, 32, 24, 16) + fan("M0-8L6-16L0-24L-6-16Z", 164, 140, 0, 90, 180, 270, colour=glow)
    return rays + gems + bun + disc(160, 184, 6) + disc(152, 197, 6)


def crescent_bun(glow: str) -> str:
    """A lying bun under a crescent of jasmine, with a large flower behind the ear."""
    crescent = fill("M128 96C126 44 198 22 232 62C204 50 160 58 156 110C140 112 130 108 128 96Z")
    holes = pierced(((138, 92), (144, 74), (156, 59), (172, 50), (190, 46), (208, 49)), 3.2)
    flower = fan("M0-3C14-10 15-24 2-32C-12-26-12-12 0-3Z", 178, 132, *range(0, 360, 72), colour=glow)
    string = "".join(disc(x, y, 6.5) for x, y in ((160, 172), (152, 186), (140, 198)))
    return crescent + holes + disc(178, 132, 34, INK) + flower + disc(178, 132, 5) + string


def prawn_tail(glow: str) -> str:
    """*Supit urang*: hair swept from the nape over the head like a prawn's tail."""
    moons = ((186, 66, 196, 60, PAPER), (192, 48, 202, 42, glow), (197, 29, 206, 22, PAPER))
    return "".join(
        disc(x, 94, r, colour) + disc(cut_x, 94, cut_r, INK) for x, r, cut_x, cut_r, colour in moons
    )


def head_cloth(glow: str) -> str:
    """A wrapped head cloth (*udeng*) with a knot behind and one corner standing."""
    wrap = fill("M240 84C224 40 168 40 152 92C150 116 160 132 178 138C184 112 204 92 240 84Z")
    folds = stroke("M232 78C196 70 172 92 168 130", 4) + stroke("M222 60C186 56 162 80 158 116", 4)
    corner = fill("M178 62L150 22L204 46Z") + fill("M178 52L164 33L190 45Z", INK)
    knot = (
        fill("M158 122L118 104L112 126L146 138L112 150L122 170L160 140Z")
        + disc(156, 131, 9, INK)
        + disc(156, 131, 4, glow)
    )
    return corner + wrap + folds + pierced(((206, 74), (190, 84), (179, 100), (206, 58), (184, 66)), 3) + knot


def feathered(glow: str) -> str:
    """A pierced cap with one long feather that curls back."""
    cap = fill("M238 84C218 52 168 58 158 104C158 122 166 136 180 140C186 114 206 94 238 84Z")
    holes = pierced(((212, 74), (196, 78), (183, 88), (174, 102), (170, 118)), 3.4)
    vane = fill(
        "M196 64C176 20 118 16 104 64C96 96 112 118 132 116C116 98 118 64 142 54C164 46 184 52 196 64Z", glow
    )
    barbs = stroke("M180 44L166 56M160 32L150 52M138 30L136 54M118 42L124 62M106 64L120 76M108 90L122 92", 4)
    return vane + barbs + cap + holes


def flame_hair(glow: str) -> str:
    """Hair that stands up in flames."""
    locks = "".join(
        leaning(fill("M-11 0C-24-24 8-36-4-66C22-46 22-18 11 0Z", glow if i % 2 else PAPER), x, y, angle)
        for i, (x, y, angle) in enumerate(
            ((228, 84, 18), (208, 86, -8), (190, 98, -34), (178, 116, -58), (172, 138, -84), (176, 160, -108))
        )
    )
    return locks + stroke("M240 90C206 88 190 116 194 160", 8, PAPER)
