# SPDX-License-Identifier: MIT
"""Modules grouped as they are drawn: packages, the families of a floor, and the rest."""

from architecture.drawing import FAMILIES, Floor
from architecture.graph import Edges, reached
from architecture.imports import Sources

FLOORS = ("games", "players", "table", "flow", "app")
"""From the lowest one up."""

LIST = "families"
"""The module of a floor that lists its families, and so is the one way from shared code to them."""

COMMAND_LINE, START = "command line", "start"
"""The modules that lie beside the floors."""


def floor(sources: Sources, name: str) -> Floor:
    """A floor with its boxes, and which of them imports which."""
    top = f"{sources.top}.{name}"
    families = _families(sources)
    modules = [
        module
        for module, others in sources.imports.items()
        if floor_of(sources, module) == name and (others or module != top)
    ]
    uses = {module: sources.imports[module] & set(modules) for module in modules}
    listing = f"{top}.{LIST}"
    if listing in uses:
        uses[listing] = {other for other in uses[listing] if _family(other) not in families}
    place = _places(sources, name, uses)
    boxes: dict[str, list[str]] = {box: [] for box in sorted(set(place.values()))}
    imports: Edges = {box: set() for box in boxes}
    for module in modules:
        boxes[place[module]].append("__init__" if module == top else module.rpartition(".")[2])
        imports[place[module]] |= {place[other] for other in uses[module]} - {place[module]}
    packages = {box for box in boxes if f"{top}.{box}" in sources.packages}
    listed = place.get(listing, "")
    return Floor(
        number=FLOORS.index(name) + 1,
        name=name,
        text=sources.text(top),
        boxes={
            box: sources.text(f"{top}.{box}") if box in packages else ", ".join(sorted(names))
            for box, names in boxes.items()
        },
        modules=frozenset(boxes.keys() - packages - {FAMILIES}),
        imports=imports,
        families={family: any(_family(module) == family for module in modules) for family in families},
        listing=listed if FAMILIES in boxes else "",
    )


def between(sources: Sources) -> list[tuple[str, str]]:
    """Which floor imports which other one."""
    pairs = {
        (floor_of(sources, module), floor_of(sources, other))
        for module, others in sources.imports.items()
        for other in others
    }
    return sorted((upper, lower) for upper, lower in pairs if upper and lower and upper != lower)


def floor_of(sources: Sources, module: str) -> str:
    """The floor of a module: the command line stands with the players, the start with the app."""
    inside = module.removeprefix(sources.top).lstrip(".")
    if inside.startswith("cli"):
        return "players"
    first = inside.partition(".")[0]
    return first if first in FLOORS else "app" if inside else ""


def _places(sources: Sources, name: str, uses: Edges) -> dict[str, str]:
    """By module of a floor the box that it lies in."""
    families, top = _families(sources), f"{sources.top}.{name}"
    above, below = f"{name}/*.py", f"{name}/*.py, below"
    place: dict[str, str] = {}
    for module in uses:
        first = module.removeprefix(f"{top}.").partition(".")[0]
        if _family(module) in families:
            place[module] = FAMILIES
        elif not f"{module}.".startswith(f"{top}."):
            place[module] = COMMAND_LINE if name == "players" else START
        else:
            place[module] = first if f"{top}.{first}" in sources.packages else above
    for module in uses:
        led = {place[other] for other in reached(module, uses)} | {place[module]}
        if led <= {above, below} and set(place.values()) - {above, below}:
            place[module] = below
    return place


def _families(sources: Sources) -> tuple[str, ...]:
    """The families: the packages of the lowest floor."""
    top = f"{sources.top}.{FLOORS[0]}."
    return tuple(sorted(name.removeprefix(top) for name in sources.packages if name.startswith(top)))


def _family(module: str) -> str:
    """The family that a module is of, if that is the name of one."""
    return [*module.split("."), "", ""][2]
