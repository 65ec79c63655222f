# SPDX-License-Identifier: MIT
"""The courts of the Western deck: double-ended *wayang kulit* profiles, cut out of a black block.

The upper half is drawn in card units and used twice. Each of the twelve is a figure of its own: a row of
`FIGURES` names its head, headdress, arm and what it holds. Suits differ besides by the cloth of the sash,
by their signs and, in the red suits, by red ink.
"""

from collections.abc import Callable
from typing import NamedTuple

from assets.draw import western_headdress as dress
from assets.draw import western_held as held
from assets.draw.parts import INK, PAPER, Point
from assets.draw.western_cloth import sash
from assets.draw.western_figures import (
    back_arm,
    bold_head,
    chest,
    cradling_arm,
    diadem,
    front_arm,
    head,
    neck,
    open_hand,
    refined_head,
    wing,
    wrapped_chest,
)
from assets.draw.western_pips import HEIGHT, SUIT_INK, WIDTH

SLOPE = -8
"""Degrees by which the sash between the halves rises to the right."""

Drawing = Callable[[], str]


class Figure(NamedTuple):
    """A court: its headdress, head and how far that is bowed, what it holds, and its back arm."""

    headdress: Callable[[str], str]
    head: Drawing
    bow: float
    leaves: tuple[float, ...]
    """Angles of the leaves on the diadem."""
    held: str
    elbow: Point = (88, 262)
    hand: Point = (150, 312)
    turn: float | None = None
    """The angle of an open back hand; None where the hand is on the hip."""


FIGURES = {
    "Kc": Figure(dress.makuta, refined_head, -3, (), held.keris()),
    "Ks": Figure(dress.great_curl, bold_head, -4, (28,), held.spear(), (96, 232), (118, 292)),
    "Kd": Figure(dress.tiers, bold_head, 0, (30,), held.mace(), (92, 252), (64, 224), -20),
    "Kh": Figure(dress.five_leaves, refined_head, 5, (40,), held.wheel(), (106, 262), (66, 246), -60),
    "Qc": Figure(dress.pinned_bun, refined_head, 3, (30,), held.lotus()),
    "Qs": Figure(dress.long_hair, refined_head, -3, (36,), held.fan_of_leaf(), (100, 256), (70, 228), -16),
    "Qd": Figure(dress.sunburst, refined_head, 0, (), held.mirror("d"), (104, 248), (138, 292)),
    "Qh": Figure(dress.crescent_bun, refined_head, 7, (18, 44), held.frangipani(), (94, 244), (62, 262), -80),
    "Jc": Figure(dress.prawn_tail, refined_head, -4, (30,), held.shield("c"), (92, 270), (166, 265)),
    "Js": Figure(dress.head_cloth, refined_head, -3, (), held.staff(), (92, 270), (166, 265)),
    "Jd": Figure(dress.feathered, refined_head, -5, (22,), held.bow("d"), (92, 246), (66, 222), -14),
    "Jh": Figure(dress.flame_hair, bold_head, -6, (30,), held.shield("h"), (98, 250), (134, 300)),
}
"""By rank and suit."""

CAT_BEARERS = ("Jc", "Js")
"""The jacks of the honour suits: they stand for the White Flower with its cat's eyes."""


def figure(rank: str, suit: str) -> str:
    """The upper half of a court, in paper on ink."""
    row = FIGURES[rank + suit]
    glow = SUIT_INK if suit in "hd" else PAPER
    body = wrapped_chest(suit) if rank == "Q" else chest(suit)
    arm = back_arm(row.elbow, row.hand)
    if row.turn is not None:
        arm += open_hand(*row.hand, row.turn)
    if rank + suit in CAT_BEARERS:
        arm += held.cat() + cradling_arm(row.elbow, row.hand)
    front = front_arm() + row.held if "circle" in row.held and rank == "J" else row.held + front_arm()
    crowned = row.headdress(glow) + neck() + head(row.head() + diadem(*row.leaves), row.bow)
    return (wing() if rank == "K" else "") + body + arm + crowned + front


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


def court(rank: str, suit: str, *, opening: str = "") -> str:
    """The picture of a court: block, two halves, sash, and the paper margin laid over it all.

    A stamped court gives the `opening`, path data of what is cut out of the block for its seal.
    """
    block = _block(246 if opening else 192)
    turn = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
    return "\n".join(
        (
            f'<path d="{block}{opening}" fill="{INK}" fill-rule="evenodd"/>',
            f'<defs><g id="half" fill="{PAPER}">{figure(rank, suit)}</g></defs>',
            f'<use xlink:href="#half"/><use xlink:href="#half" transform="{turn}"/>',
            f'<g transform="translate({WIDTH // 2} {HEIGHT // 2})rotate({SLOPE})">{sash(suit, SUIT_INK)}</g>',
            f'<path d="{_card(0)}{block}" fill="{PAPER}" fill-rule="evenodd"/>',
        )
    )
