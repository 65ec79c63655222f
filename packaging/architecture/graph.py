# SPDX-License-Identifier: MIT
"""What imports what, as a graph: names, each with those that it leads to."""

from collections.abc import Mapping, Set

Edges = dict[str, set[str]]


def reached(start: str, edges: Mapping[str, Set[str]]) -> set[str]:
    """All that a name leads to; itself only where it stands in a circle."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = edges[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def circles(edges: Edges) -> dict[str, set[str]]:
    """By name those that it leads to and that lead back to it, itself included."""
    led = {name: reached(name, edges) for name in edges}
    return {name: {name} | {other for other in led[name] if name in led[other]} for name in edges}


def ranks(edges: Edges) -> dict[str, int]:
    """By name how many steps it stands above those that lead nowhere; the same for all of a circle."""
    rank = dict.fromkeys(edges, 0)
    together = circles(edges)
    for _ in edges:
        for name in edges:
            below = [rank[other] + 1 for other in edges[name] - together[name]]
            rank[name] = max([rank[name], *below, *(rank[other] for other in together[name])])
    return rank


def without_detours(edges: Edges) -> Edges:
    """The edges that do not follow from others; those within a circle all stay."""
    together = circles(edges)
    led = {name: reached(name, edges) for name in edges}
    return {
        name: {
            other
            for other in others
            if other in together[name]
            or not any(other in led[via] for via in others - together[other] - together[name])
        }
        for name, others in edges.items()
    }
