# SPDX-License-Identifier: MIT
"""The dealer in Thunee: chosen by the first black jack, then by the score (docs/rules/thunee.md T2, T12)."""

import random
from collections.abc import Sequence

from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Event, Game, Score
from thothit_desktop.games.matches import totals
from thothit_desktop.games.openings import Opening, Stage

_BLACK_JACKS = faces(("Js", "Jc"))


def first_jack(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Deal open cards one by one until a black jack comes; its seat deals (T2)."""
    first, shuffled = rng.randrange(game.players), rng.sample(game.deck, len(game.deck))
    shown = shuffled[: 1 + min(map(shuffled.index, _BLACK_JACKS))]
    events = [Event("drawn", (first + number) % game.players, (card,)) for number, card in enumerate(shown)]
    dealer = events[-1].seat
    return [Stage("jack", [*events, Event("gathered", dealer)])], dealer


def _while_behind(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Let the dealer deal again while his side is behind, or after a redeal, else the next seat (T12, T3)."""
    balls, after = totals(game.spec, game.players, scores), (dealer + 1) % game.players
    return [], dealer if not scores[-1].winners or balls[dealer] < balls[after] else after


def title(seat: int, dealer: int, players: int) -> str:
    """Return `dealer`, or `trumpman` for the seat that starts, else an empty text."""
    return {dealer: "dealer", (dealer + 1) % players: "trumpman"}.get(seat, "")


OPENINGS = {"jack": Opening(first=first_jack, following=_while_behind, title=title)}
"""The opening of Thunee, by its name."""
