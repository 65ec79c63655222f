# SPDX-License-Identifier: MIT
"""Panels of the Myriads: 万 and a numeral over a hero's mask, whose hat tells the ranks apart."""

import math
from collections.abc import Callable

from assets.draw.cuts import GAP, boxes, chevron, cut_bar, zigzag
from assets.draw.masks import arches, brows, chin, collar, mask_nose
from assets.draw.numerals import legend
from assets.draw.parts import (
    BOTTOM,
    CENTRE,
    INK,
    LEFT,
    RIGHT,
    arc_band,
    bar,
    disc,
    line,
    mirrored,
    numbers,
    on_circle,
    path,
    polygon,
    polyline,
    rect,
    ring,
    rings,
    segment,
    star,
    stroke,
)


def _head(rank: int) -> str:
    """The legend over its bar."""
    return legend(rank) + bar(161, 9)


def _slants(y: float, h: float) -> str:
    """A cell at the left edge, cut by stripes that slant down to the right."""
    starts = [y - 12 + 21 * i for i in range(round((h + 12) / 21) + 1)]
    return rect(LEFT, y, 22, h) + "".join(line((LEFT - 8, at), (122, at + 33), GAP, INK) for at in starts)


def m1() -> str:
    """The bald monk: a nine-pointed star with an eye, a bowl, and nested chevrons."""
    head = (
        bar(170, 70)
        + polygon(star(CENTRE, 206, 9, 52, 30), INK)
        + polygon(star(CENTRE, 206, 9, 38, 22))
        + path("M123 205Q140 187 157 205Q140 223 123 205Z", INK)
        + disc(CENTRE, 205, 4)
        + legend(1, 112, 38)
        + disc(125, 158, 4.2)
        + disc(145, 158, 4.2)
    )
    bowl = (
        rect(LEFT, 296, 86, 62)
        + path("M105 290H175V322A35 35 0 0 1 105 322Z", INK)
        + path("M112 296H168V322A28 28 0 0 1 112 322ZM120 304V322A20 20 0 0 0 160 322V304Z")
    )
    return (
        head
        + cut_bar(248, 40, *(chevron(244, apex, 1.5) for apex in (269, 294, 319)))
        + bowl
        + cut_bar(366, 46, *(chevron(362, apex) for apex in (379, 400, 421)))
        + bar(420, 13)
        + boxes((97, 441, 8, 28), (112, 441, 8, 28), (162, 441, 21, 28))
        + ring(CENTRE + 1, 455, 14.5, 7.5)
        + boxes((97, 477, 30, 12), (134, 477, 13, 12), (154, 477, 29, 12))
    )


def m2() -> str:
    """No hat: straight double brows right under the bar."""
    wall = (
        cut_bar(377, 52, [(LEFT - 2, 403), (RIGHT, 403)], [(122, 377), (122, 403)], [(131, 403), (131, 431)])
        + disc(163, 403, 27, INK)
        + ring(163, 403, 20, 8)
    )
    slants = _slants(437, 52)
    return (
        collar(241, 335)
        + chin(241)
        + brows(178, 57, (14, 37, 60), 1.3, (34, 48))
        + mask_nose(226, 267)
        + _head(2)
        + bar(343, 9)
        + bar(360, 9)
        + wall
        + slants
        + mirrored(slants)
        + rect(126, 437, 28, 52)
    )


def m3() -> str:
    """A hat of triangles between two bars, and a slim face like a vase."""
    side = (
        path("M86 215A58 69 0 0 1 86 353Z", INK)
        + stroke("M86 226A45 58 0 0 1 86 342", 8)
        + path("M86 284Q106 262 121 284Q106 306 86 284Z")
        + disc(104, 284, 4.2, INK)
    )
    face = (
        bar(227, 146)
        + side
        + mirrored(side)
        + polygon([(CENTRE, 294), (126, 322), (CENTRE, 352), (154, 322)], INK)
        + polygon([(CENTRE, 305), (133, 322), (CENTRE, 339), (147, 322)])
        + line((152, 366), (192, 344), GAP, INK)
    )
    return (
        face
        + arches(400)
        + _head(3)
        + zigzag(178, 24, 3)
        + bar(210, 9)
        + bar(408, 9)
        + boxes((97, 425, 22, 28), (126, 425, 57, 28), (97, 461, 50, 28), (154, 461, 29, 28))
    )


def m4() -> str:
    """No mask: quarter arcs, a big bun at the right edge, a lens and six rays."""
    apex = (94.0, 292.0)
    rays = "".join(line(apex, on_circle(*apex, 146, angle), GAP, INK) for angle in (-22, 18, 33, 47, 60, 74))
    lens = "M80 254Q102 232 124 254Q102 276 80 254Z"
    return (
        bar(178, 240)
        + rays
        + disc(LEFT, 178, 50, INK)
        + rings(LEFT, 178, (43, 28, 13), 8)
        + disc(184, 242, 60, INK)
        + rings(184, 242, (53, 38, 23), 8)
        + stroke(lens, GAP, INK)
        + rect(90, 130, 100, 47, INK)
        + rect(90, 418, 100, 71, INK)
        + _head(4)
        + bar(426, 9)
        + boxes(*((LEFT + 18.6 * i, y, 11.6, h) for i in range(5) for y, h in ((443, 19), (470, 19))))
    )


def m5() -> str:
    """No mask: seven plumes sweep down to the left, past half a bull's-eye and a few bricks."""
    plumes = ""
    for r in range(128, 249, 20):
        # Each is an arc about (238, 408), from just beyond one side of the panel to beyond the other.
        right, left = RIGHT + 8, max(LEFT - 8, 238 - r)
        over, under = (408 - math.sqrt(r * r - (x - 238) ** 2) for x in (right, left))
        plumes += f"M{numbers((right, over))}A{r} {r} 0 0 0 {numbers((left, under))}"
    slants = _slants(437, 52)
    return (
        stroke(plumes, 11)
        + disc(RIGHT, 256, 52, INK)
        + polygon([(143, 312), (158, 297), (187, 297), (187, 377), (143, 377)], INK)
        + rings(RIGHT, 256, (44, 29, 14), 8)
        + boxes((150, 316, 13, 14), (170, 316, 13, 14), (150, 337, 13, 14), (170, 337, 13, 14))
        + boxes((150, 358, 13, 10), (170, 358, 13, 10))
        + rect(90, 130, 100, 47, INK)
        + rect(90, 369, 100, 120, INK)
        + _head(5)
        + "".join(bar(y, 8) for y in (377, 392, 407, 422))
        + slants
        + boxes((126, 437, 12, 52), (145, 437, 38, 22), (145, 466, 14, 23), (166, 466, 17, 23))
    )


def _shield(y: float) -> str:
    """A pointed shield that hangs from y to the foot, its lower edges in black."""
    side = y + 52
    edge = polyline([(LEFT - 3, side), (CENTRE, BOTTOM + 3), (RIGHT + 3, side)], 14, INK)
    return edge + polygon([(LEFT, y), (RIGHT, y), (RIGHT, side), (CENTRE, BOTTOM - 4), (LEFT, side)])


def m6() -> str:
    """A hat like a square bracket with a gable in it; a shield with windows."""
    hat = polyline([(101, 216), (101, 182), (179, 182), (179, 216)], 8)
    gable = polygon([(CENTRE, 193), (112, 216), (168, 216)]) + polygon(
        [(CENTRE, 203), (133, 209), (147, 209)], INK
    )
    windows = [(107 + 18.2 * i, y, 11, 9) for y in (390, 407) for i in range(4)]
    jaw = f"M{LEFT} 277H{RIGHT}V294Q180 316 {CENTRE} 326Q100 316 {LEFT} 294Z"
    scallop = disc(LEFT, BOTTOM, 34, INK) + disc(LEFT, BOTTOM, 27) + disc(LEFT, BOTTOM, 12, INK)
    return (
        collar(280, 371)
        + path(jaw, INK)
        + stroke(jaw, 14, INK)
        + path(jaw)
        + brows(224, 46, (14, 44), 1.0, (38, 20))
        + mask_nose(256, 306)
        + hat
        + gable
        + _head(6)
        + scallop
        + mirrored(scallop)
        + _shield(380)
        + boxes(*windows, (125.2, 424, 11, 9), (143.4, 424, 11, 9), fill=INK)
    )


def m7() -> str:
    """A hat like a fence of five windows; a shield with dots."""
    fence = bar(178, 31) + boxes(*((LEFT + 8 + 15.6 * i, 185.5, 7.6, 16) for i in range(5)), fill=INK)
    rows = ((383, 3), (398, 2), (413, 3), (428, 2), (443, 1))
    dots = "".join(
        disc(CENTRE + 25 * (i - (count - 1) / 2), y, 5.8, INK) for y, count in rows for i in range(count)
    )
    beside = boxes((97, 434, 7, 55), (111, 454, 7, 35), (125, 474, 7, 15))
    return (
        collar(271, 360)
        + chin(271)
        + brows(216, 48, (22, 50), 1.15, (27, 31))
        + mask_nose(254, 297)
        + fence
        + _head(7)
        + beside
        + mirrored(beside)
        + _shield(369)
        + dots
    )


def m8() -> str:
    """A broken bar for a hat; two faces, a man over his child."""
    brow = stroke("M115 200Q134 236 134 272", GAP, INK) + stroke("M93 204Q116 238 119 276", GAP, INK)
    cheek = brow + line((92, 258), (113, 247), GAP, INK)
    bell = "M134 250C134 278 124 292 113 306Q140 322 167 306C156 292 146 278 146 250Z"
    child = (
        polygon([(97, 379), (161, 379), (161, 412), (97, 412)])
        + segment(129, 419, 32, 0, 180)
        + "".join(polyline([(129 - d, 375), (129, 375 + d), (129 + d, 375)], 6, INK) for d in (22, 44))
        + path("M126 408L110 438Q129 450 148 438L132 408Z", INK)
        + path("M129 418L119 438Q129 443 139 438Z")
    )
    return (
        collar(278, 367)
        + chin(278)
        + bar(208, 63)
        + cheek
        + mirrored(cheek)
        + line((CENTRE, 204), (CENTRE, 252), 6, INK)
        + path(bell, INK)
        + _head(8)
        + boxes((97, 177, 38, 8), (145, 177, 38, 8))
        + bar(192, 8)
        + f'<g transform="rotate(5 129 412)">{child}</g>'
        + polygon([(LEFT, 455), (LEFT, 440), (108, 455)])
        + polygon([(172, 455), (RIGHT, 455), (RIGHT, 441)])
        + polygon([(168, 378), (RIGHT, 378), (RIGHT, 393)])
        + arc_band(136, 418, 47, 9, -42, 58)
        + bar(463, 9)
        + bar(480, 9)
    )


def m9() -> str:
    """A crown of five spikes, and a tall face that narrows like a vase between rows of thorns."""
    thorns = ((264, 7), (279, 10), (294, 9))
    lines = (
        stroke("M110 218C120 250 131 268 131 294C131 308 126 315 117 322", 8)
        + stroke("M98 232C108 258 116 272 116 291C116 303 106 309 90 312", 8)
        + path("".join(f"M96 {y - 7}L{LEFT + depth} {y}L96 {y + 7}Z" for y, depth in thorns))
    )
    spikes = "".join(
        f"M{x - 7} {y}L{x + (x - CENTRE) / 12:.1f} {y - 16}L{x + 7} {y}Z"
        for x, y in ((104, 214), (122, 206), (140, 203), (158, 206), (176, 214))
    )
    mouth = (
        bar(330, 40)
        + disc(CENTRE, 305, 50, INK)
        + segment(CENTRE, 305, 43, 20, 160)
        + disc(CENTRE, 290, 45, INK)
    )
    return (
        mouth
        + lines
        + mirrored(lines)
        + path("M120 216Q140 204 160 216L140 268Z")
        + line((CENTRE, 200), (CENTRE, 272), 5, INK)
        + path(spikes)
        + polygon([(CENTRE, 304), (133, 328), (147, 328)])
        + arches(402)
        + _head(9)
        + bar(177, 9)
        + rect(90, 403, 100, 10, INK)
        + "".join(bar(y, 14) for y in (411, 432, 453, 475))
    )


MOTIFS: dict[str, Callable[[], str]] = {
    "M1": m1,
    "M2": m2,
    "M3": m3,
    "M4": m4,
    "M5": m5,
    "M6": m6,
    "M7": m7,
    "M8": m8,
    "M9": m9,
}
"""What the panel of each Myriads card shows, drawn anew at each call."""
