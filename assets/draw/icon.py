# SPDX-License-Identifier: MIT
"""The program's icon, two ceki cards on a woven mat, and that of its records, a sheet of paper with a card.

Both are 256 units square and readable down to 16 pixels.
"""

from assets.draw.parts import INK, PAPER, RED

MAT, MAT_DARK, BINDING = "#c9a66b", "#bd9759", "#7b1e22"


def _weave() -> str:
    """Woven strips in steps, two over and two under, as far as the binding."""
    strips = "".join(
        f"M{x} {22 + 12 * row}h12v12h-12z" for row in range(17) for x in range(22 + 12 * (row % 4), 230, 48)
    )
    return f'<path d="{strips}" fill="{MAT_DARK}"/>'


def _card(x: float, y: float, angle: float, picture: str) -> str:
    """A card of 110 x 212 with its middle at (x, y); its shadow falls straight down."""
    outline = "M-56-104a4 4 0 0 1 4-4h104a4 4 0 0 1 4 4v208a4 4 0 0 1-4 4h-104a4 4 0 0 1-4-4z"
    place = f'rotate({angle})scale(.98)"><path d="{outline}"'
    return (
        f'<g transform="translate({x} {y + 6}){place} fill="{INK}" fill-opacity=".35"/></g>'
        f'<g transform="translate({x} {y}){place} fill="{PAPER}"/>'
        f'<path d="M-39-91H39V91H-39Z" fill="{INK}"/><g fill="{PAPER}" fill-rule="evenodd">{picture}</g></g>'
    )


def _coin() -> str:
    """A coin of the deck's first suit, with the eights' notch at both ends."""
    notches = "M-12-93V-68a12 12 0 0 0 24 0V-93zM-12 93V68a12 12 0 0 1 24 0V93z"
    coin = "M0-31a31 31 0 1 0 .1 0zm0 18a13 13 0 1 1-.1 0z"
    return f'<path d="{notches}{coin}"/>'


def _seal() -> str:
    """A hollow red seal, with the flowers' quarter bites."""
    bites = "M41-93V-54A28 39 0 0 1 11-93ZM-41 93V54A28 39 0 0 1-11 93Z"
    seal = f'<path d="M-39-58H39V58H-39ZM-10-28V28H10V-28Z" fill="{RED}"/><path d="M-10-28H10V28H-10Z"/>'
    return f'<path d="{bites}"/>{seal}'


def _drawing(*layers: str) -> str:
    """The SVG text of layers, the lowest first."""
    body = "\n".join(layers)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\n'
        f"<title>Thothit</title>\n{body}\n</svg>\n"
    )


def icon() -> str:
    """The SVG text of the program's icon."""
    return _drawing(
        f'<rect width="256" height="256" rx="44" fill="{BINDING}"/>',
        f'<rect x="10" y="10" width="236" height="236" rx="34" fill="{MAT}"/>',
        _weave(),
        _card(170, 129, 9, _seal()),
        _card(86, 126, -7, _coin()),
    )


def record() -> str:
    """The SVG text of a record's icon: a sheet with a turned corner, a margin and a card."""
    sheet = "M44 4h116l64 64v172a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12V16A12 12 0 0 1 44 4z"
    return _drawing(
        f'<path d="{sheet}" fill="{BINDING}"/>',
        '<path d="M46 14h104v64h64v158a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V20a6 6 0 0 1 4-6z" fill="#fdfaf3"/>',
        f'<path d="M160 20v48h48z" fill="{MAT}"/>',
        '<g transform="translate(27 41)scale(.78)">' + _card(126, 140, -7, _coin()) + "</g>",
    )


def files() -> dict[str, str]:
    """The files of the icons, by their path under assets."""
    return {"icon.svg": icon(), "record.svg": record()}
