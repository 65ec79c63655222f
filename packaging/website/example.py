# SPDX-License-Identifier: MIT
"""The worked example of a game as text: the cards that are seen, then each move with what it leads to."""

from collections.abc import Sequence
from html import escape

from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules.example import guide_of, worded
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games.cards import HIDDEN, codes
from thothit_desktop.table.families import family_of
from website.card_images import DECK
from website.page import SiteTexts

CARDS = 72
"""The height of the cards of a move, in the notation of rules pages."""


def as_text(steps: Sequence[ExampleStep], words: SiteTexts) -> str:
    """Return an example in the HTML of rules pages."""
    about = words(
        "In the program you play this example at a table. These are its moves, and what the program says."
    )
    made = [f"<p>{escape(about)}</p>"]
    scenes = _scenes(steps)
    for number, scene in enumerate(scenes, 1):
        if len(scenes) > 1:
            made.append(f"<h3>{escape(words('Scene {0}').format(number))}</h3>")
        made += [_table(scene[0], words), f'<ol class="moves">{"".join(map(_step, scene))}</ol>']
        end = scene[-1]
        if end.ask and end.move is None:
            made.append(f"<p>{escape(worded(end.ask, end.position, DECK))}</p>")
        if end.worth:
            page = guide_of(end.position.game.spec).end_page(end.position, end.names)
            made.append(page.replace("h3>", "h4>").replace("h2>", "h3>"))
    return "\n".join(made)


def _scenes(steps: Sequence[ExampleStep]) -> list[list[ExampleStep]]:
    scenes: list[list[ExampleStep]] = []
    for step in steps:
        if step.first:
            scenes.append([])
        scenes[-1].append(step)
    return scenes


def _table(step: ExampleStep, words: SiteTexts) -> str:
    """Return the cards that the reader sees at the beginning of a scene."""
    view = step.position.view(READER)
    model = family_of(view.game.spec).read(view)
    rows = [(words("Your hand"), model.hands[READER]), (words("On the table"), model.pool)]
    rows += [
        (
            words("Face up before you")
            if seat == READER
            else words("Face up before {0}").format(step.names[seat]),
            cards,
        )
        for seat, cards in enumerate(model.shown)
    ]
    made = []
    for title, cards in rows:
        seen = [card for card in cards if card != HIDDEN]
        if seen:
            pictures = f'<img src="cards:{"_".join(codes(seen))}" height="{CARDS}">'
            made.append(f'<p class="over"><b>{escape(title)}</b></p><p class="cards">{pictures}</p>')
    return "".join(made)


def _step(step: ExampleStep) -> str:
    """Return the item of a step; empty if it shows only a text."""
    if step.move is None and not (step.first and step.ask):
        return ""
    parts = []
    if step.ask:
        parts.append(f"<p><b>{escape(worded(step.ask, step.position, DECK))}</b></p>")
    cards = [card for card in step.move.cards if card != HIDDEN] if step.move else []
    if cards:
        pictures = f'<img src="cards:{"_".join(codes(cards))}" height="{CARDS}">'
        parts.append(f'<p class="cards">{pictures}</p>')
    if step.tell:
        parts.append(f"<p>{escape(worded(step.tell, step.position, DECK))}</p>")
    return f"<li>{''.join(parts)}</li>"
