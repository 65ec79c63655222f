# SPDX-License-Identifier: MIT
"""The application's icon: two ceki cards on a woven mat, 256 units square, readable down to 16 pixels."""

from assets.draw.parts import INK, PAPER, RED

MAT, MAT_DARK, BINDING = "#c9a66b", "#bd9759", "#7b1e22"


def _weave() -> str:
    """Woven strips in steps, two over and two under, as far as the binding."""
    strips = "".join(
        f"M{x} {22 + 12 * row}h12v12h-12z" for row in range(17) for x in range(22 + 12 * (row % 4), 230, 48)
    )
    return f'<path d="{strips}" fill="{MAT_DARK}"/>'


def _card(x: float, y: float, angle: float, picture: str) -> str:
    """A card of 104 x 200 with its middle at (x, y); its shadow falls straight down."""
    outline = "M-56-104a4 4 0 0 1 4-4h104a4 4 0 0 1 4 4v208a4 4 0 0 1-4 4h-104a4 4 0 0 1-4-4z"
    place = f'rotate({angle})scale(.93)"><path d="{outline}"'
    return (
        f'<g transform="translate({x} {y + 6}){place} fill="{INK}" fill-opacity=".35"/></g>'
        f'<g transform="translate({x} {y}){place} fill="{PAPER}"/>'
        f'<path d="M-43-95H43V95H-43Z" fill="{INK}"/><g fill="{PAPER}" fill-rule="evenodd">{picture}</g></g>'
    )


def _coin() -> str:
    """A coin of the deck's first suit, with the eights' notch at both ends."""
    notches = "M-11-97V-71a11 11 0 0 0 22 0V-97zM-11 97V71a11 11 0 0 1 22 0V97z"
    coin = "M0-34a34 34 0 1 0 .1 0zm0 13a21 21 0 1 1-.1 0zm0 11a10 10 0 1 0 .1 0z"
    return f'<path d="{notches}{coin}"/>'


def _seal() -> str:
    """A hollow red seal, with the flowers' quarter bites."""
    bites = "M45-97V-58A28 39 0 0 1 15-97ZM-45 97V58A28 39 0 0 1-15 97Z"
    seal = f'<path d="M-43-58H43V58H-43ZM-9-26V26H9V-26Z" fill="{RED}"/><path d="M-9-26H9V26H-9Z"/>'
    return f'<path d="{bites}"/>{seal}'


def icon() -> str:
    """The SVG text of the icon."""
    layers = (
        f'<rect width="256" height="256" rx="44" fill="{BINDING}"/>',
        f'<rect x="10" y="10" width="236" height="236" rx="34" fill="{MAT}"/>',
        _weave(),
        _card(166, 130, 11, _seal()),
        _card(91, 126, -9, _coin()),
    )
    body = "\n".join(layers)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\n'
        f"<title>Thothit</title>\n{body}\n</svg>\n"
    )


def files() -> dict[str, str]:
    """The icon's file, by its path under assets."""
    return {"icon.svg": icon()}
