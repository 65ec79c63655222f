# SPDX-License-Identifier: MIT
"""Measure how fast the worst records are refused: `python -m tests.tools.bench_refusals`.

These are, for each game and number of seats, the longest match with the most variations and a fault in the
last one; a round with far too many moves, and one with too many cards; and the longest JSON texts that are no
records. The tool prints the processor time until each is refused, the time until the rounds before the fault
are rescued as well, as the window does, and the megabytes by which each makes its process grow. Linux only.
"""

import multiprocessing
import random
import re
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from thothit_desktop.app.store.saves import FileError, read, rescued
from thothit_desktop.games import games, new_game
from thothit_desktop.games.matches import MOST_ROUNDS
from thothit_desktop.games.record import LIMIT, Record, Round, dump, round_of
from thothit_desktop.games.variations import MOST_VARIATIONS, Variation
from thothit_desktop.players.registration import register_families

TRIES = 200
"""The number of rounds to try for one that brings no seat nearer to a goal."""
NOT_RECORDS = {
    "numbers": ("[{}]", "1"),
    "lists": ("[{}]", "[]"),
    "objects": ("[{}]", "{{}}"),
    "texts": ("[{}]", '"{:x}"'),
    "keys": ("{{{}}}", '"{:x}":1'),
}
"""The frame and the content of texts that are no records, by name; the content may contain a number."""


def longest(game_id: str, players: int) -> Record | None:
    """Return the longest match with wrong points in its last variation; None if each match ends earlier."""
    game = new_game(game_id, players)
    for number in range(TRIES):
        rng = random.Random(number)
        position = game.deal(rng)
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        dealt = round_of(position)
        assert dealt.points is not None
        if game.goal is None or not any(dealt.points):
            return _repeated(game_id, players, dealt, dealt.points)
    return None


def _repeated(game_id: str, players: int, dealt: Round, points: tuple[int, ...]) -> Record:
    varied = Variation(0, dealt.moves, points)
    wrong = replace(varied, points=tuple(one + 1 for one in points))
    variations = (*(varied,) * (MOST_VARIATIONS - 1), wrong)
    return Record(game_id, ("Sri",) * players, (dealt,) * MOST_ROUNDS, variations=variations)


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name and content of each text that must be refused."""
    for spec in games().values():
        for players in spec.players:
            record = longest(spec.id, players)
            if record is not None:
                yield f"{spec.id} {players}", dump(record)
    one = longest("thothit", 3)
    assert one is not None
    one = replace(one, rounds=one.rounds[:1], variations=())
    dealt, times = one.rounds[0], LIMIT // len(dump(one))
    moves = replace(dealt, moves=dealt.moves * 2 * times)
    cards = replace(dealt, layout=dealt.layout._replace(stock=dealt.layout.stock * 5 * times))
    for name, course in (("moves", moves), ("cards", cards)):
        yield name, dump(replace(one, rounds=(course,)))
    for name, (around, part) in NOT_RECORDS.items():
        length = len(part.format(LIMIT)) + 1
        yield name, around.format(",".join(part.format(number) for number in range(LIMIT // length)))


def measured(path: Path) -> tuple[float, float, float]:
    """Return the seconds until a file is refused, those until its sound rounds are rescued, and megabytes."""
    register_families()
    before, begun = _peak(), time.process_time()
    with suppress(FileError):
        read(path)
        raise AssertionError(f"{path} is taken")
    alone = time.process_time() - begun
    rescued(path)
    return alone, time.process_time() - begun, (_peak() - before) / 1e6


def _peak() -> int:
    """Return the most bytes that this process, not its parent, has used."""
    (most,) = re.findall(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text())
    return int(most) * 1024


def main() -> None:
    """Print a line for each text."""
    register_families()
    print(f"{'':22}{'MB':>6}{'refused, s':>12}{'rescued, s':>12}{'grown, MB':>12}")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.thothit"
        for name, text in texts():
            path.write_text(text)
            with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as fresh:
                alone, both, grown = fresh.submit(measured, path).result()
            print(f"{name:22}{len(text) / 1e6:6.1f}{alone:12.2f}{both:12.2f}{grown:12.0f}", flush=True)


if __name__ == "__main__":
    main()
