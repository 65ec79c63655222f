# SPDX-License-Identifier: MIT
"""The Myriads with a mask: 2, 3, 6, 7, 8 and 9. The hat, or its absence, tells them apart."""

from assets.draw.cuts import boxes, zigzag
from assets.draw.masks import arches, both, brows, cheek, gable, jaw, spandrels, wedge_nose
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
    outline_data,
    path,
    polygon,
    polyline,
    rect,
    ring,
    stroke,
)


def m2() -> str:
    """No hat: straight double brows right under the bar."""
    wall = boxes((97, 412, 19, 19), (123, 412, 40, 19), (97, 439, 66, 11))
    coin = disc(166, 431, 25, INK) + ring(166, 431, 16.5, 6.5)
    stripe = polygon([(97, 457), (105, 457), (126, 479), (126, 489), (118, 489), (97, 466)])
    corners = polygon([(113, 457), (126, 457), (126, 470)]) + polygon([(97, 478), (109, 489), (97, 489)])
    return (
        spandrels(318, 370)
        + jaw(203, 318, 50)
        + brows(203, 1.6, (22.5, 42), 8)
        + cheek(((93, 259.5), (125, 243.5)), ((93, 262.5), (CENTRE, 270)))
        + wedge_nose(262, 298, 25)
        + arches(370)
        + legend(2, 126, 47)
        + bar(187, 10.5)
        + bar(377, 10)
        + bar(394, 10)
        + wall
        + coin
        + both(stripe + corners)
        + rect(133, 457, 14, 32)
    )


def m3() -> str:
    """A hat of triangles between two bars, and a face like a vase; the shoulder sweeps to the right."""
    hat = zigzag(210, 21, 2, rising=True)
    brow = stroke("M113 257Q137 286 139 322", 8, INK)
    eye = path("M93 273Q121 294 123 318V337L93 322Z", INK)
    eye += path("M97 286Q107 293 109 303L97 307Z") + path("M103 316L111 311Q116 315 116 323Z")
    beard = path("M136 288Q138 330 119 381Q145 373 158 360Q144 335 145 288Z", INK)
    foot = boxes((97, 463, 25, 9), (97, 480, 25, 8), (131, 463, 15, 25))
    foot += polygon([(154, 463), (161, 463), (154, 470)]) + polygon([(180, 480), (180, 488), (172, 488)])
    foot += polygon([(152, 488), (174, 463), (182, 463), (160, 488)])
    return (
        rect(LEFT, 262, 86, 148)
        + both(brow + eye)
        + rect(136, 258, 8, 34, INK)
        + beard
        + polygon([(CENTRE + 1, 345), (147.5, 358), (135, 366)])
        + polyline([(93, 330), (116, 350), (93, 383)], 8, INK)
        + line((188, 365), (159, 397), 8, INK)
        + arches(436)
        + legend(3, 123, 44)
        + bar(189, 12)
        + hat
        + bar(241, 12.5)
        + bar(444, 12.5)
        + foot
    )


def m6() -> str:
    """A hat like a square bracket round a gable; a squat shield with windows."""
    hat = polyline([(102.5, 236), (102.5, 204), (177.5, 204), (177.5, 236)], 10.5)
    windows = [(104 + 19.5 * i, y, 12.5, 7.5) for y in (419.5, 434.5) for i in range(4)]
    shield = f"M{LEFT} 410H{RIGHT}V444Q160 456 {CENTRE} 487Q120 456 {LEFT} 444Z"
    scallop = path(f"M{LEFT} 456Q117 467 {LEFT} 479Z") + path("M104 489Q116 459 128 489Z")
    return (
        jaw(298, 351, 51)
        + rect(90, 190, 100, 108, INK)
        + rect(LEFT, 243, 86, 47)
        + brows(243, 1.25, (23.5, 43), 6.5)
        + cheek(((93, 291), (120, 267.5)))
        + wedge_nose(286, 331, 24)
        + rect(134, 284, 12, 14, INK)
        + hat
        + gable(216, 21, 115, 165)
        + legend(6, 118, 45)
        + bar(179, 11.5)
        + arches(403)
        + path(shield)
        + boxes(*windows, (123.5, 448.5, 12.5, 7.5), (143, 448.5, 12.5, 7.5), fill=INK)
        + both(scallop)
    )


def m7() -> str:
    """A hat like a fence: posts between two rails; a shield with dots."""
    fence = bar(199, 5.5) + bar(222, 7) + boxes(*((LEFT + 20.4 * i, 192, 4.6, 37) for i in range(5)))
    rows = ((415, 3), (425, 2), (435.5, 3), (446, 2), (456, 1))
    dots = "".join(
        disc(CENTRE + 28 * (i - (count - 1) / 2), y, 6, INK) for y, count in rows for i in range(count)
    )
    shield = f"M{LEFT} 400H{RIGHT}V450Q157 458 {CENTRE} {BOTTOM}Q123 458 {LEFT} 450Z"
    beside = path(f"M{LEFT} 457.5Q103 459 107 464V{BOTTOM}H{LEFT}Z") + path(
        f"M113 469Q122 477 130 {BOTTOM}H113Z"
    )
    return (
        spandrels(339, 393)
        + jaw(235, 339, 62)
        + brows(235, 1.5, (23.5, 45), 6.5)
        + cheek(((93, 275), (117, 263)), ((93, 279), (CENTRE, 289)))
        + wedge_nose(272, 319, 27)
        + rect(90, 185, 100, 50, INK)
        + fence
        + legend(7, 118, 46)
        + bar(175, 10)
        + arches(393)
        + path(shield)
        + both(beside)
        + dots
    )


def _child() -> str:
    """A small mask at the left, mostly black, in the arm of the man above: a half ring at its right."""
    cx = 127
    brow = polygon([(98, 382), (108, 382), (124, 409), (120, 415)])
    cheeks = polygon([(97, 433), (113, 433), (108, 447), (97, 447)])
    small = polygon([(109, 422), (112, 418), (116, 422)])
    side = polygon([(97, 400), (106, 411), (97, 420)])
    return (
        brow
        + f'<g transform="matrix(-1 0 0 1 {2 * cx + 3} 0)">{brow}{small}</g>'
        + polygon([(118, 382), (140, 382), (cx + 1, 401)])
        + side
        + small
        + polygon([(155, 406), (151, 411), (155, 415)])
        + path(f"M{cx} 421L118 441Q{cx} 447 137 441Z")
        + cheeks
        + polygon([(144, 433), (155, 433), (155, 446), (149, 446)])
        + stroke("M96 448Q127 459 156 447.5", 5)
        + path("M97 457Q127 469 152 460L160 467H97Z")
        + arc_band(131, 424, 49.5, 7, -43, 43)
        + path("M163 410Q170 424 163 438Z")
        + polygon([(172, 382), (RIGHT, 382), (RIGHT, 392)])
        + polygon([(RIGHT, 456), (RIGHT, 467), (169, 467)])
    )


def m8() -> str:
    """A broken bar for a hat; a face with smooth brows, and a child's face in its arm."""
    brow = stroke("M117 209L130 236Q136 248 139 264", 8, INK) + stroke(
        "M92 206L108 240Q116 257 126 281", 8, INK
    )
    bell = "M135 252C134 276 126 292 117 308Q140 327 163 308C154 292 146 276 145 252Z"
    return (
        spandrels(325, 374)
        + jaw(215, 325, 49)
        + both(brow)
        + cheek(((93, 267), (119, 251)))
        + both(rect(92, 269, 33, 8, INK))
        + rect(136, 211, 8, 50, INK)
        + path(bell, INK)
        + arches(374)
        + legend(8, 114, 37)
        + bar(164, 8)
        + boxes((97, 180.5, 39, 8.5), (144, 180.5, 39, 8.5))
        + bar(198, 9)
        + _child()
        + bar(475, 8)
    )


def m9() -> str:
    """A crown of small spikes; straight wedges that narrow to a waist and flare into a beaked crescent."""
    spikes = polygon([(97, 225), (108, 240), (97, 250)]) + polygon([(125, 222), (133, 231), (120, 236)])
    thorns = outline_data([(97, 284), (103, 291), (97, 297)]) + outline_data(
        [(102, 305), (108, 300), (113, 310)]
    )
    thorns += outline_data([(97, 329), (109, 339), (97, 349)])
    side = (
        polygon([(110.5, 253), (116, 250), (132, 291)])
        + path(
            f"M98 264L103.5 259L127 303Q135 326 131 336L116 362Q127 371 {CENTRE} 371V382Q112 382 98 360"
            "L119 340L101 316L127 330Q125 312 119 301Z"
        )
        + path("M135 351L129 359Q129 363 132 363L135 362Z")
        + path(thorns)
    )
    return (
        spandrels(382, 432)
        + disc(CENTRE, 340, 49, INK)
        + rect(90, 210, 100, 165, INK)
        + both(spikes + side)
        + path(f"M124 244Q{CENTRE} 238 156 244L{CENTRE} 281Z")
        + arches(432)
        + legend(9, 119)
        + bar(180, 9)
        + bar(196, 9)
        + "".join(bar(y, 10) for y in (439, 457, 475))
    )
