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


def _next_dealer(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Return the next dealer: the same one after a redeal, else by the score or the winner (T12, T3)."""
    after = (dealer + 1) % game.players
    if not scores[-1].winners:
        return [], dealer
    if game.options["deal-passes"] == "when-won":
        return [], after if dealer in scores[-1].winners else dealer
    balls = totals(game.spec, game.players, scores)
    return [], dealer if balls[dealer] < balls[after] else after


def title(seat: int, dealer: int, players: int) -> str:
    """Return `dealer`, or `trumpman` for the seat that starts, else an empty text."""
    return {dealer: "dealer", (dealer + 1) % players: "trumpman"}.get(seat, "")


OPENINGS = {"jack": Opening(first=first_jack, following=_next_dealer, title=title)}
"""The opening of Thunee, by its name."""
