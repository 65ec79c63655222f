# SPDX-License-Identifier: MIT
"""Play the running program by its accessible tree: `/usr/bin/python3 screen_reader.py GAME [UNTIL]`.

It uses only spoken texts and the accessible tree, and presses objects in it. It ends after a round, or after
the first one in which a call that begins with UNTIL was made, and prints the texts spoken and the objects
pressed. It needs Debian's python3-gi and gir1.2-atspi-2.0, a session bus, and the program with
`QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1`, best started after it: it listens as soon as the game's name is printed.
"""

import importlib
import random
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

PROGRAM = "thothit-desktop"
PATIENCE = 60
"""Seconds allowed until something new happens."""
CALLS = (
    *("Claim", "Checki:", "Draw", "Trips", "Moenie", "10"),
    *("Pass", "No call", "Hold back", "Let it go", "Not now", "Play on"),
)
"""Calls by their first words, the preferred ones first."""
ON = ("Next round", "Next hand")
"""The buttons that lead on from a score sheet."""


Exposed = Any
"""An object of the accessible tree, or of the library that reads it, which has no types."""


class Pressable(NamedTuple):
    """An object that can be pressed, with the name of its zone and its own."""

    zone: str
    name: str
    at: Exposed


class BusReader:
    """The program as a screen reader gets it: its tree, its actions, and its speech."""

    def __init__(self, atspi: Exposed, loop: Exposed) -> None:
        self._atspi, self._loop = atspi, loop
        self.heard: list[str] = []
        self._listener = atspi.EventListener.new(self._hear)
        self._listener.register("object:property-change:accessible-description")

    def _hear(self, event: Exposed) -> None:
        said = str(event.any_data)
        if event.source.get_name() == "Card table":
            self.heard.append(said)
            print(f"heard:   {said}", flush=True)

    def listen(self, seconds: float = 0.1) -> None:
        """Process the texts spoken so far."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._loop.iteration(False)
            time.sleep(0.005)

    def window(self) -> Exposed:
        """Return the window of the program."""
        desktop = self._atspi.get_desktop(0)
        desktop.clear_cache()  # The cache may be older than the window.
        for number in range(desktop.get_child_count()):
            each = desktop.get_child_at_index(number)
            if each is not None and each.get_name() == PROGRAM:
                each.clear_cache()
                if each.get_child_count():
                    return each.get_child_at_index(0)
        return None

    def texts(self, at: Exposed) -> Iterator[str]:
        """Yield the names of all objects in the window, except its menus and bars."""
        if at.get_role_name() in ("menu bar", "tool bar", "status bar"):
            return
        if at.get_state_set().contains(self._atspi.StateType.VISIBLE):
            yield from filter(None, (at.get_name(),))
            for number in range(at.get_child_count()):
                child = at.get_child_at_index(number)
                if child is not None:
                    yield from self.texts(child)

    def hand(self, window: Exposed) -> list[str]:
        """Return the names of the cards in the hand, whether or not they may be played."""
        told = list(self.texts(window)) if window is not None else []
        at = next((number for number, words in enumerate(told) if words.startswith("Your hand")), len(told))
        cards = [words for words in told[at + 1 :] if " of " in words.partition(",")[2]]
        return [words.partition(",")[0] for words in cards]

    def buttons(self, at: Exposed, zone: str = "") -> Iterator[Pressable]:
        """Yield all buttons that can be pressed."""
        states, kinds = at.get_state_set(), self._atspi.StateType
        role, name = at.get_role_name(), at.get_name()
        if role in ("menu bar", "tool bar", "status bar") or not states.contains(kinds.VISIBLE):
            return
        if role == "push button" and states.contains(kinds.ENABLED):
            yield Pressable(zone, name, at)
        for number in range(at.get_child_count()):
            child = at.get_child_at_index(number)
            if child is not None:
                yield from self.buttons(child, name if name and role != "push button" else zone)


def choose(buttons: list[Pressable], held: list[str], rng: random.Random) -> Pressable | None:
    """Return the object to press by its name: a choice, a step, a call, or a card of the hand.

    `held` are the names of the cards of the hand.
    """
    for zone in ("choice", "Steps"):
        found = [each for each in buttons if zone in each.zone]
        if found:
            return found[0]
    calls = [each for each in buttons if each.zone == "Calls"]
    wanted = [f"Take {name}" for name in held]
    for words in (*CALLS[:2], *wanted, *CALLS[2:]):
        found = [each for each in calls if each.name.startswith(words)]
        if found:
            return found[0]
    hand = [each for each in buttons if each.zone.startswith("Your hand") and "cannot be" not in each.name]
    taking = [each for each in hand if "takes" in each.name]
    alone = [each for each in hand if held.count(each.name.partition(",")[0]) == 1]
    return rng.choice(taking or alone or hand or calls) if hand or calls else None


def play(reader: BusReader, until: str) -> bool:
    """Play a round, or until a call was made; return True if that was reached in time."""
    rng, made, rounds = random.Random(1), not until, 0
    last, since = "", time.monotonic()
    while time.monotonic() < since + PATIENCE:
        reader.listen()
        try:
            window = reader.window()
            buttons = list(reader.buttons(window)) if window is not None else []
        except RuntimeError:  # The object read has just gone.
            continue
        on = [each for each in buttons if each.name.startswith(ON)]
        if on:
            rounds += 1
            print(f"read:    {'; '.join(reader.texts(window))}", flush=True)
            print(f"round {rounds} is over", flush=True)
            if made:
                return True
        chosen = on[0] if on else choose(buttons, reader.hand(window), rng)
        if chosen is None:
            continue
        made = made or bool(until and chosen.zone == "Calls" and chosen.name.startswith(until))
        state = f"{len(reader.heard)} {[each[:2] for each in buttons]}"
        if state != last:
            last, since = state, time.monotonic()
        print(f"pressed: {chosen.name} ({chosen.zone})", flush=True)
        chosen.at.do_action(0)
        reader.listen(0.2)
    return False


def main(arguments: list[str]) -> int:
    """Play the program; the game's name is only printed."""
    gi = importlib.import_module("gi")  # This module is from the system, not the environment.

    gi.require_version("Atspi", "2.0")
    atspi, glib = (importlib.import_module(f"gi.repository.{name}") for name in ("Atspi", "GLib"))

    reader = BusReader(atspi, glib.MainContext.default())
    print(f"game:    {arguments[0]}", flush=True)
    return 0 if play(reader, arguments[1] if len(arguments) > 1 else "") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
