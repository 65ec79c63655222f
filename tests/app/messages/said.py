# SPDX-License-Identifier: MIT
"""The messages of the window before a deal."""

from typing import Any

from tests.app.rounds import finish, sit
from thothit_desktop.app.families import texts_of


def said_before_the_deal(game: str, players: int | None = None, **more: Any) -> dict[str, str]:
    """By stage what the window says of the opening of a match and of the round after it."""
    played = sit(game, players, **more)
    texts = texts_of(played.game.spec)
    said = {stage.name: texts.ritual(stage.name, stage.events, played) for stage in played.deal_first()}
    for stage in ("dealing", "arranging"):
        said[stage] = texts.ritual(stage, played.position.history, played)
    finish(played)
    said |= {stage.name: texts.ritual(stage.name, stage.events, played) for stage in played.deal_next()}
    return said
