# SPDX-License-Identifier: MIT
"""The highlights of a selection: lifted, framed and dimmed cards."""

from collections.abc import Callable, Collection
from itertools import chain
from typing import NamedTuple

from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.margin_bars import MarginBars
from thothit_desktop.table.drawing.margins import ExpectedMargins
from thothit_desktop.table.drawing.target_captions import TargetCaptions
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import FORWARD, Fan
from thothit_desktop.table.selection.prompt import Choice, Prompt
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

LIFT = 0.055 * HEIGHT
"""The rise of a lifted card, in scene units."""
_HOVER = 0.02 * HEIGHT
"""The rise of a card under the mouse that a click would take, in scene units."""


class Look(NamedTuple):
    """The cards that the person considers."""

    current: Collection[CardItem]
    """The cards under the mouse, or at the keyboard cursor."""
    by_keys: bool
    raised: CardItem | None
    """The hand card whose captures are shown."""
    halo: bool
    """True if the stock glows while a click is awaited."""
    margins: ExpectedMargins
    """The expected margins to show."""
    fan: Fan | None
    """The fan of the pool that the person looks at."""


class Highlights:
    """Lifts, frames and dims cards for a prompt."""

    def __init__(
        self,
        zones: Zones,
        frames: CardFrames,
        captions: TargetCaptions,
        bars: MarginBars,
        prompt: Prompt,
        lift_ms: Callable[[], int],
        fanned: Callable[[Collection[CardItem]], None],
    ) -> None:
        """Set up; `fanned` is called with the cards that an opened or closed fan has moved."""
        self._zones, self._frames, self._captions, self._bars = zones, frames, captions, bars
        self._prompt, self._lift_ms, self._fanned = prompt, lift_ms, fanned
        self._forward: CardItem | None = None
        self._away: list[CardItem] = []
        """Items that were lifted or dragged from their places."""
        self._offered: set[CardItem] = set()
        """Items that the mouse may choose or move; some may have left their places since."""

    def moved(self, *items: CardItem) -> None:
        """Note that these items have left their places; the next `show` moves them back."""
        self._away += items

    def show(self, look: Look) -> None:
        """Show the prompt on the items at their present places."""
        prompt = self._prompt
        choice, lifted = prompt.considered(look.raised), prompt.lifted(look.raised)
        asking = prompt.card is not None
        targets, locked = prompt.targets(choice), prompt.pool(choice.locked)
        # All candidates, also those that a card already picked rules out, so that no fan moves meanwhile.
        self._open_fans([*prompt.pool(set(chain.from_iterable(choice.takes))), *locked], look.fan)
        hand, offered = prompt.hand(), prompt.offered()
        lit = [*targets, *prompt.piles(), *prompt.claimed()]
        clicked = {*offered, *lit, *prompt.picked}
        dragged = {item for item in hand if prompt.drags(item)}
        before, self._offered = self._offered, clicked | dragged
        for item in before | self._offered:
            item.set_offered(click=item in clicked, drag=item in dragged)
        first = next(iter(look.current), None)
        lights = asking or first in prompt.piles()
        hovered = look.current if lights and not look.by_keys else ()
        best = self._weigh(look, choice)
        self._lift(lifted, [item for item in hovered if item in self._zones.pool and item in clicked], best)
        self._bring_forward(first if look.by_keys and first in hand else None)
        dim: list[CardItem] = []
        if asking:
            clear = [*lit, *prompt.picked, lifted, *(() if prompt.picked else locked)]
            dim = [item for item in [*hand, *self._zones.pool] if item not in clear]
        elif prompt.choices is not None:
            dim = [item for item in hand if item not in offered]
        risky = [item for item in targets if prompt.is_risky(item, choice)]
        self._frames.put("dim", dim)
        self._frames.put("locked", () if prompt.picked else locked)
        self._frames.put("target", [item for item in lit if item not in risky])
        self._frames.put("risky", risky)
        self._frames.put("picked", prompt.picked)
        self._frames.put("focus", look.current if look.by_keys else ())
        self._frames.put("hover", hovered)
        self._frames.put("hint", best)
        self._captions.put(prompt.captioned(choice), self._zones.pool, look.current)
        layout = self._zones.layout
        self._frames.halo(layout.stock if look.halo and layout is not None else None)

    def _open_fans(self, due: Collection[CardItem], looked_at: Fan | None) -> None:
        """Open the fans of cards among which to choose, or else the one that the person looks at."""
        opening = (self._zones.fan_of(item) for item in due)
        fans = {fan.rank: Fan(fan.rank) for fan in opening if fan is not None}
        if not fans and looked_at is not None:
            fans = {looked_at.rank: looked_at}
        moved = self._zones.open_fans(tuple(fans.values()))
        for item, place, _ in moved:
            item.move_aside(place, self._lift_ms())
        if moved:
            self._fanned([laid.item for laid in moved])

    def _weigh(self, look: Look, choice: Choice) -> list[CardItem]:
        """Show the expected margins; return the cards of the best move that can be chosen now."""
        prompt, margins = self._prompt, look.margins
        taker = look.raised.card if prompt.card is None and look.raised is not None else prompt.card
        asks_nothing = prompt.choices is None and not prompt.piles()
        offered = [] if prompt.card is not None else prompt.hand() if asks_nothing else prompt.offered()
        hand = [(item, margins.hand[item.card]) for item in offered if item.card in margins.hand]
        pool = [] if taker is None else prompt.weighed(choice, taker, margins)
        pool += prompt.weighed_piles(margins)
        self._bars.put(hand, pool, list(self._zones.items()))
        best = [item for item, margin in hand if margin.best][:1]
        return best + [item for item, margin in pool if margin.best]

    def _lift(
        self, lifted: CardItem | None, hovered: Collection[CardItem], best: Collection[CardItem]
    ) -> None:
        """Raise one item, and a little those that are best or under the mouse; lower all others."""
        height = dict.fromkeys((*hovered, *best), _HOVER)
        if lifted is not None:
            height[lifted] = LIFT
        away, self._away = self._away, list(height)
        for item in {*away, *self._away}:
            if not item.flying:
                item.glide(-height.get(item, 0.0), self._lift_ms())

    def _bring_forward(self, item: CardItem | None) -> None:
        """Bring the item at the keyboard cursor to the front; put the last one back."""
        before, self._forward = self._forward, item
        if before is not None and before is not item and not before.flying:
            before.raise_above(on=False)
        if item is not None and not item.flying:
            item.setZValue(FORWARD)
