# SPDX-License-Identifier: MIT
"""The courts of the Western deck: double-ended *wayang kulit* profiles, cut out of a black block.

The upper half is drawn in card units and used twice. A figure is the sum of small parts: face, torso,
arms, headdress and what the front hand holds. Suits differ by that thing, by the cloth of the sash, by
the signs on crown, chest and shield and, in the red suits, by red ink.
"""

from assets.draw.parts import INK, PAPER, RED
from assets.draw.western_cloth import sash
from assets.draw.western_pips import COLOURS, HEIGHT, WIDTH, sign

SLOPE = -8
"""Degrees by which the sash between the halves rises to the right."""

CLOTH_DOTS = ((176, 262), (193, 265), (210, 266), (227, 264), (244, 260))
"""Centres of the dots on the queen's breast cloth."""


def fill(data: str, colour: str = PAPER) -> str:
    """A filled shape; the paper's colour comes from the figure's group."""
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<path d="{data}"{paint}/>'


def stroke(data: str, width: float, colour: str = INK) -> str:
    """A line with square ends."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def disc(x: float, y: float, r: float, colour: str = PAPER) -> str:
    """A filled circle."""
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{paint}/>'


def rings(x: float, y: float, *radii: float) -> str:
    """Discs one in another, paper and ink by turns, from the largest inwards."""
    return "".join(disc(x, y, r, INK if i % 2 else PAPER) for i, r in enumerate(radii))


def fan(data: str, x: float, y: float, *angles: float, colour: str = PAPER) -> str:
    """The shape, drawn upright from the origin, repeated round (x, y) at each angle."""
    turns = "".join(f'<path d="{data}" transform="rotate({angle:g})"/>' for angle in angles)
    paint = "" if colour == PAPER else f' fill="{colour}"'
    return f'<g transform="translate({x:g} {y:g})"{paint}>{turns}</g>'


def emblem(suit: str, x: float, y: float, height: float) -> str:
    """The suit's sign in its own colour, on paper."""
    return f'<g fill="{COLOURS[suit]}">{sign(suit, x, y, height)}</g>'


def face(rank: str) -> str:
    """Neck and face, looking right: one long line of brow and nose, slanted eye, small mouth."""
    neck = fill("M216 158L198 214H244L250 178Z")
    neck += stroke("M203 186Q226 196 252 186", 5) + stroke("M199 199Q224 209 249 199", 5)
    profile = fill(
        "M238 84C256 106 280 124 310 141C314 143 313 147 309 147C298 146 283 147 274 151"
        "C279 154 281 157 279 160L272 163.5C277 165 278 169 275 172C271 173 270 175 271 179"
        "C272 187 266 193 256 192C242 190 226 178 216 164C210 148 212 108 222 88Z"
    )
    brow = stroke("M227 111C242 106 254 112 268 124", 6)
    eye = fill("M228 129C242 119 262 125 278 139C260 143 242 141 228 129Z", INK)
    eye += fill("M246 132a6 5 0 0 1 12 1z")
    mouth = stroke("M275 163.5C268 165 261 163 256 157", 4.5) + fill("M292 141l9 2l-8 2z", INK)
    if rank == "K":
        mouth += stroke("M276 154C268 158 258 156 252 147", 5)
    return neck + profile + brow + eye + mouth


def ear() -> str:
    """The ear with its stud, at the edge of the hair."""
    return rings(216, 140, 15, 10, 5)


def torso(rank: str, suit: str) -> str:
    """Chest, seen from the front, with necklace; the queen's is covered by her breast cloth below."""
    body = fill(
        "M118 220C128 209 142 205 158 205H262C282 204 293 208 300 219L286 230C274 236 268 250 268 284"
        "L158 306C158 266 146 246 126 238Z"
    )
    if rank == "Q":
        necklace = stroke("M190 204C198 226 244 226 254 204", 5) + stroke(
            "M174 204C186 240 256 240 270 204", 5
        )
        cloth = fill("M159 250Q214 266 266 245L263 290L163 306Z", COLOURS[suit])
        return body + necklace + cloth + "".join(disc(x, y, 3.5) for x, y in CLOTH_DOTS)
    return body + stroke("M182 204C190 238 252 238 262 204", 7) + emblem(suit, 222, 246, 28)


def back_arm() -> str:
    """The arm behind, its hand on the hip."""
    bands = stroke("M90 234L100 256M101 228L111 250", 5)
    return stroke("M126 227L46 268L150 318", 19, PAPER) + bands


def front_arm() -> str:
    """The raised arm in front and its fist round something upright at x = 334."""
    bands = stroke("M316 222L342 227", 5) + stroke("M318 212L344 217", 5)
    fist = fill("M320 176H344C350 176 350 182 347 184C350 187 349 192 346 193C348 197 346 201 342 201H324Z")
    fingers = stroke("M334 184.5H352M334 193H350", 3.5)
    return stroke("M290 221L320 262L333 196", 17, PAPER) + bands + fist + fingers


def diadem(rank: str) -> str:
    """The *jamang*: a band round the forehead with leaves standing on it."""
    leaf = "M0 0C10-8 8-17 0-28C-8-17-10-8 0 0Z"
    band = stroke("M246 93C226 87 211 98 206 124", 18) + stroke("M247 90C226 86 210 98 204 126", 9, PAPER)
    return band if rank == "K" else band + fan(leaf, 236, 86, 26)


def crown(suit: str, glow: str) -> str:
    """The king's tall *makuta*, leaning back, with the bird's head behind it (*garuda mungkur*)."""
    domes = (
        fill("M-40 12C-60-30-30-56 0-84C30-56 60-30 38 2Z", INK)
        + fill("M-34 10C-52-28-26-52 0-76C26-52 52-28 34 4Z")
        + fill("M-27 2C-40-26-20-46 0-64C20-46 40-26 27-2Z", INK)
        + fill("M-21-3C-32-26-14-42 0-56C14-42 32-26 21-6Z")
        + emblem(suit, 0, -31, 34)
    )
    bird = fan("M0-24C13-34 12-48 0-64C-12-48-13-34 0-24Z", 158, 124, -112, -78, -44, -10, colour=glow)
    bird += disc(158, 124, 36, INK) + rings(158, 124, 31, 23, 16, 8)
    return bird + f'<g transform="translate(218 104)rotate(-15)">{domes}</g>' + nape()


def nape() -> str:
    """Locks falling from the head to the shoulder, curled at their ends."""
    locks = "M204 150C202 182 178 196 146 192C128 189 124 172 138 168C148 166 152 176 144 179"
    return stroke(locks, 9, PAPER) + stroke("M196 146C192 166 178 176 162 174", 8, PAPER)


def hair_curl(glow: str) -> str:
    """The jack's *supit urang*: hair swept from the nape over the head like a prawn's tail."""
    moons = ((186, 66, 196, 60, PAPER), (192, 48, 202, 42, glow), (197, 29, 206, 22, PAPER))
    return "".join(
        disc(x, 94, r, colour) + disc(cut_x, 94, cut_r, INK) for x, r, cut_x, cut_r, colour in moons
    )


def bun(glow: str) -> str:
    """The queen's bun with a flower in it, pins with trembling flowers, and a string of jasmine."""
    pins = "".join(
        f'<g transform="translate(196 112)rotate({angle})"><path d="M-2.5 0V-66H2.5V0Z"/>'
        f'<circle cy="-72" r="11" fill="{glow}"/>'
        f'<circle cy="-72" r="4.5" fill="{INK}"/></g>'
        for angle in (-50, -26, -2, 22)
    )
    jasmine = "".join(disc(x, y, 6.5) for x, y in ((178, 178), (170, 191), (158, 201)))
    petals = fan("M0-4C11-10 11-20 0-29C-11-20-11-10 0-4Z", 164, 132, *range(0, 360, 60), colour=glow)
    return pins + rings(164, 132, 45, 36) + petals + disc(164, 132, 9, INK) + disc(164, 132, 5) + jasmine


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
    studs = "".join(fill(f"M334 {y}l11 14l-11 14l-11-14z", RED) for y in (42, 76))
    return body + studs + fill("M320 112H348V120H320ZM330 120H338V226H330Z")


def wheel() -> str:
    """The wheel of flames (*cakra*) on its staff."""
    flames = fan("M0-41L8-24H-8Z", 320, 72, *range(0, 360, 45))
    return (
        fill("M318 106H326L338 176H330ZM330 200H338V226H330Z")
        + flames
        + disc(320, 72, 32, INK)
        + rings(320, 72, 28, 20)
        + disc(320, 72, 13, RED)
    )


def lotus(suit: str) -> str:
    """A lotus on its stalk."""
    petal = "M0 0C17-13 15-36 0-51C-15-36-17-13 0 0Z"
    seam = "M0-8C8-16 7-30 0-40C-7-30-8-16 0-8Z"
    return (
        STALK
        + fan(petal, 324, 102, -46, 46)
        + fan(seam, 324, 102, -46, 46, colour=COLOURS[suit])
        + fan("M0 6C23-12 22-42 0-61C-22-42-23-12 0 6Z", 324, 102, 0, colour=INK)
        + fan(petal, 324, 102, 0)
        + fan(seam, 324, 102, 0, colour=COLOURS[suit])
    )


def frangipani(suit: str) -> str:
    """A five-petalled frangipani (*kamboja*) on its stalk."""
    petals = fan("M0-5C20-12 20-32 2-40C-14-34-14-16 0-5Z", 322, 74, *range(0, 360, 72))
    return (
        STALK
        + petals
        + fan("M0-9C9-14 10-24 1-29C-6-24-6-15 0-9Z", 322, 74, *range(0, 360, 72), colour=COLOURS[suit])
    )


def mirror(suit: str) -> str:
    """A hand mirror with the suit's sign in its glass."""
    points = fan("M0-42L7-32H-7Z", 320, 74, *range(0, 360, 30))
    handle = fill("M317 108H329L340 176H332ZM331 200H339V226H331Z")
    return handle + points + rings(320, 74, 34, 27, 21) + emblem(suit, 320, 74, 34)


def fan_of_leaf(suit: str) -> str:
    """A leaf-shaped fan (*kipas*) with its ribs."""
    leaf = fill(
        "M322 26C352 50 364 76 354 98C346 112 332 112 325 106C316 112 298 110 292 96C284 76 296 48 322 26Z"
    )
    ribs = "".join(
        stroke(f"M324 100L{x} {y}", 4, COLOURS[suit])
        for x, y in ((302, 84), (308, 58), (323, 44), (338, 58), (346, 84))
    )
    return fill("M320 100H328L339 176H331ZM331 200H339V226H331Z") + leaf + ribs


def shield(suit: str) -> str:
    """A round shield with the suit's sign on its boss, before a lance."""
    lance = fill("M330 96H338V190H330ZM334 30C354 56 352 74 339 94H329C316 74 314 56 334 30Z")
    lance += fill("M334 46L340 70L334 86L328 70Z", INK)
    return lance + disc(320, 214, 53, INK) + rings(320, 214, 47, 39, 32) + emblem(suit, 320, 214, 40)


def cat() -> str:
    """A cat on the arm, looking at the player: pointed ears, ringed eyes, whiskers."""
    skull = fill("M36 258V198L59 213C66 210 76 210 83 213L106 198V258C106 290 36 290 36 258Z")
    ears = fill("M41 208L54 217L43 226ZM99 208L86 217L97 226Z", INK)
    eyes = "".join(
        disc(x, 240, 12, INK) + disc(x, 240, 8) + fill(f"M{x} 232l4 8l-4 8l-4-8z", INK) for x in (54, 86)
    )
    nose = fill("M64 252H76L70 260Z", INK) + stroke("M70 258V264M58 262Q64 270 70 263Q76 270 82 262", 3.5)
    brow = stroke("M70 214V226M62 214V222M78 214V222", 4)
    return skull + ears + eyes + nose + brow


STALK = fill("M321 98H328L337 176H330ZM331 200H337V226H331Z") + fill(
    "M333 154C350 148 354 132 352 124C340 128 332 138 333 154Z"
)
QUEENS_HANDS = {"c": lotus, "s": fan_of_leaf, "d": mirror, "h": frangipani}
KINGS_WEAPONS = {"c": keris, "s": spear, "d": mace, "h": wheel}
CAT_SUITS = "cs"
"""The honour suits, whose jacks stand for the White Flower with its cat's eyes."""


def figure(rank: str, suit: str) -> str:
    """The upper half of a court, in paper on ink."""
    glow = RED if COLOURS[suit] == RED else PAPER
    if rank == "K":
        dress, held = crown(suit, glow), KINGS_WEAPONS[suit]()
    elif rank == "Q":
        dress, held = bun(glow), QUEENS_HANDS[suit](suit)
    else:
        dress, held = hair_curl(glow), shield(suit)
    front = held if rank == "J" else held + front_arm()
    pet = cat() if rank == "J" and suit in CAT_SUITS else ""
    return dress + torso(rank, suit) + back_arm() + pet + face(rank) + diadem(rank) + ear() + front


def _block(notch: int) -> str:
    """Outline of the black block; two corners are cut out for the indices."""
    right, bottom = WIDTH - 20, HEIGHT - 20
    return f"M84 20H{right}V{HEIGHT - notch}H{WIDTH - 84}V{bottom}H20V{notch}H84Z"


def _card(inset: float) -> str:
    """The card's own outline, as path data."""
    r = 24 - inset
    w, h = WIDTH - 2 * inset - 2 * r, HEIGHT - 2 * inset - 2 * r
    return (
        f"M{24} {inset}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1-{r} {r}h-{w}"
        f"a{r} {r} 0 0 1-{r}-{r}v-{h}a{r} {r} 0 0 1 {r}-{r}z"
    )


def court(rank: str, suit: str, *, stamped: bool) -> str:
    """The picture of a court: block, two halves, sash, and the paper margin laid over it all."""
    block = _block(246 if stamped else 192)
    ground = RED if suit in "hd" else INK
    turn = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
    return "\n".join(
        (
            f'<path d="{block}" fill="{INK}"/>',
            f'<defs><g id="half" fill="{PAPER}">{figure(rank, suit)}</g></defs>',
            f'<use xlink:href="#half"/><use xlink:href="#half" transform="{turn}"/>',
            f'<g transform="translate({WIDTH // 2} {HEIGHT // 2})rotate({SLOPE})">{sash(suit, ground)}</g>',
            f'<path d="{_card(0)}{block}" fill="{PAPER}" fill-rule="evenodd"/>',
        )
    )
