# SPDX-License-Identifier: MIT
"""Panels of the Myriads: 万 and a numeral over a hero's mask; 1, 4 and 5 have something else instead."""

from collections.abc import Callable

from assets.draw import heroes
from assets.draw.cuts import boxes, nested_v
from assets.draw.masks import both
from assets.draw.numerals import legend
from assets.draw.parts import (
    BOTTOM,
    CENTRE,
    INK,
    LEFT,
    bar,
    disc,
    line,
    path,
    polygon,
    rect,
    ring,
    seed,
    stroke,
)


def _star_head() -> str:
    """An eight-pointed star with an eye, and what is left of the paper round its black margin."""
    star = [(113, 178), (133, 186), (CENTRE, 177), (147, 186), (167, 178), (158, 195), (165, 199)]
    star += [(158, 203), (166, 219), (147, 213), (CENTRE, 221), (133, 213), (114, 219), (122, 203)]
    star += [(115, 199), (122, 195)]
    corners = polygon([(97, 167), (112, 191), (97, 197)]) + polygon([(97, 202), (112, 207), (97, 230)])
    corners += polygon([(100, 233), (130, 220), (136, 233)])
    eye = seed(CENTRE, 199, 13, 9, 0)
    return polygon(star) + both(corners) + f'<g fill="{INK}" stroke="{INK}">{eye}</g>'


def _bowl() -> str:
    """A bowl in a black margin, between two posts that hug it, under a lattice of Vs."""
    posts = rect(LEFT, 240, 86, 97)
    margin = path("M107 236H173V281H175V300A35 44 0 0 1 105 300V281H107Z", INK)
    bowl = path("M113 289H167V305A27 32 0 0 1 113 305ZM120 297V307A20 24 0 0 0 160 307V297Z")
    stripe = polygon([(116, 240), (122, 240), (CENTRE, 272), (CENTRE, 281)])
    lattice = stripe + polygon([(130, 240), (137, 240), (137, 253)])
    lattice += polygon([(114, 254), (122, 263), (114, 271)]) + polygon([(117, 281), (125, 270), (132, 281)])
    return posts + margin + bowl + both(lattice)


def m1() -> str:
    """The bald monk: a star with an eye, a bowl, and steep nested Vs."""
    nested = nested_v(345, 45, (12, 18), (25, 33))
    nested += both(
        polygon([(97, 350), (115, 374), (97, 396)]) + polygon([(107, 400), (119, 382), (133, 400)])
    )
    return (
        legend(1, 118, 41)
        + disc(126, 168, 4.8)
        + disc(154, 168, 4.8)
        + _star_head()
        + _bowl()
        + nested
        + bar(407, 21)
        + boxes((97, 436, 6.5, 36), (110, 436, 6.5, 36), (165, 435, 18, 37))
        + ring(CENTRE, 453.5, 16.8, 8.5)
        + boxes((97, 478, 30, 12), (134, 478, 12, 12), (153, 478, 30, 12))
    )


def _half_ring(cx: float, cy: float, radius: float, half: float) -> str:
    """A ring that the panel's right edge cuts, in a black margin; in it half a disc and an upright bar."""
    coin = disc(cx, cy, radius + 7, INK) + ring(cx, cy, radius, 10) + disc(187, cy, 23)
    return coin + rect(170, cy - half, 20, 2 * half, INK) + rect(177, cy - half, 10, 2 * half)


def m4() -> str:
    """No mask: arcs in the corner, a bun at the right edge, and rays that fan from it to the lower left."""
    rays = "".join(
        line((start, y), (end, BOTTOM - 85), 8, INK)
        for start, y, end in (
            (152, 308, 39),
            (164, 315, 84),
            (172, 322, 120),
            (180, 322, 149),
            (186, 332, 172),
        )
    )
    arcs = (
        disc(97.5, 202, 50.5, INK) + disc(97.5, 202, 42.5) + disc(97.5, 202, 31, INK) + disc(97.5, 202, 23.5)
    )
    leaf = stroke("M92 251Q127 267 134 303", 8, INK) + line((92, 297), (120, 271), 8, INK)
    leaf += rect(90, 298, 46, 8, INK)
    grid = [(LEFT + 1 + 18.5 * i, y, 9.5, 16.5) for i in (0, 1, 3, 4) for y in (423, 448)]
    return (
        bar(203, 195)
        + line((145, 198), (162, 228), 8, INK)
        + rays
        + arcs
        + leaf
        + _half_ring(187, 268, 42, 25)
        + rect(90, 130, 100, 73, INK)
        + rect(90, 398, 100, 91, INK)
        + legend(4, 116, 49)
        + bar(183, 11)
        + bar(405, 9)
        + boxes(*grid, (134, 423, 12, 41.5), (97, 474, 27, 10.5), (132, 474, 16, 10.5), (156, 474, 27, 10.5))
    )


def m5() -> str:
    """No mask: forked plumes taper from the right to the left edge; a half ring with an upright bar."""
    plumes = (
        stroke("M92 211L128 246Q139 262 142 280", 8, INK)
        + path("M92 234Q120 250 133 291L92 274V267Q112 272 126 281Q116 258 92 240Z", INK)
        + line((92, 265), (116, 257), 6, INK)
        + path("M92 288Q138 297 158 340Q128 323 92 315V309Q124 316 145 328Q124 303 92 295Z", INK)
        + stroke("M92 322Q130 330 163 372", 8, INK)
        + stroke("M92 334Q118 342 139 372", 7, INK)
        + stroke("M92 346Q108 352 121 372", 7, INK)
    )
    yard = rect(163, 300, 9, 54, INK) + rect(172, 302, 18, 52, INK) + rect(142, 346, 50, 10, INK)
    slants = polygon([(97, 425), (123, 460), (123, 482), (97, 452)])
    slants += polygon([(107, 424), (123, 424), (123, 444)]) + polygon([(97, 465), (114, 486), (97, 486)])
    return (
        bar(215, 151)
        + rect(125, 210, 8, 38, INK)
        + rect(141, 210, 9, 60, INK)
        + plumes
        + yard
        + boxes((172, 317, 11, 11), (172, 335, 11, 11))
        + _half_ring(193, 264, 50, 28)
        + rect(90, 130, 100, 85, INK)
        + rect(90, 366, 100, 123, INK)
        + legend(5, 116, 50)
        + bar(197, 9)
        + bar(374, 9)
        + bar(391, 9.5)
        + bar(407, 9.5)
        + slants
        + boxes((131, 424, 19, 62), (157, 424, 26, 28), (157, 459, 26, 27))
    )


MOTIFS: dict[str, Callable[[], str]] = {
    "M1": m1,
    "M2": heroes.m2,
    "M3": heroes.m3,
    "M4": m4,
    "M5": m5,
    "M6": heroes.m6,
    "M7": heroes.m7,
    "M8": heroes.m8,
    "M9": heroes.m9,
}
"""What the panel of each Myriads card shows, drawn anew at each call."""
