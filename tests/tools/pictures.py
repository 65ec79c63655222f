# SPDX-License-Identifier: MIT
"""Take the pictures of docs/pictures anew: `python -m tests.tools.pictures [GAME ..]`.

They show every game in the middle of a round, played so far by greedy players, and the windows of Thothit in
the README. Needs the same programs as tests/tools/measure.py; it starts a screen of its own.
"""

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from tests.tools.measure import OURS, screen
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.games.record import Record, deal_number, dump, round_of
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.registration import register_families

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")
DEAL = 11
"""The number of the deal of the first game; the others use the next ones."""
_TURNS = ("hand", "draw", "pick", "play", "claim")
"""The phases of a person's turn."""
OTHERS = {
    "table": ("--game", "thothit", "--seed", "11", "--screenshot-at", "deal"),
    "choice": ("--game", "thothit", "--seed", "5", "--watch", "--screenshot-at", "choice"),
    "sheet": ("--game", "thothit", "--seed", "5", "--watch", "--screenshot-at", "sheet"),
    "western": ("--game", "thothit", "--seed", "11", "--deck", "western", "--screenshot-at", "deal"),
}

HINT = "hint"
"""The picture of a hint, which needs a script of its own."""


def begun(game_id: str, share: float = 0.5) -> Record:
    """Return the record of a round that is partly played; it is the person's turn."""
    game, deal = new_game(game_id), DEAL + list(games()).index(game_id)
    rng = random.Random(deal)
    whole = deal_number(game, deal)
    while not whole.is_over:
        _move(whole, rng)
    least = int(share * len(whole.moves))
    position = deal_number(game, deal)
    while len(position.moves) < least or position.to_move != 0 or position.phase not in _TURNS:
        _move(position, rng)
    return _record(game_id, position, deal)


def ended(game_id: str) -> Record:
    """Return the record of a whole round."""
    deal = DEAL + list(games()).index(game_id)
    rng = random.Random(deal)
    position = deal_number(new_game(game_id), deal)
    while not position.is_over:
        _move(position, rng)
    return _record(game_id, position, deal)


def _record(game_id: str, position: Position, deal: int) -> Record:
    names = NAMES[: new_game(game_id).players]
    return Record(game_id, names, (round_of(position, deal),), {}, ("person", *["greedy"] * (len(names) - 1)))


def _move(position: Position, rng: random.Random) -> None:
    move = position.chance(rng)
    if move is None:
        view = position.view(position.to_move)
        move = new_player("greedy").choose(view, Limit(playouts=1), rng, lambda: False).move
    position.play(move)


def morning() -> str:
    """Return a time zone where it is nine in the morning: the light on the table follows the clock."""
    return f"UTC{time.gmtime().tm_hour - 9:+d}"


def shrink(picture: Path) -> None:
    """Keep 256 colours of a picture: the grain of the wood makes all of them too large for a repository."""
    taken = Image.open(picture).convert("RGB")
    palette = taken.quantize(256, Image.Quantize.MAXCOVERAGE)  # which keeps the colours of small things
    taken.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(picture, optimize=True)
    print(picture.name, f"{picture.stat().st_size // 1000} kB")


def main(wanted: Sequence[str]) -> None:
    """Take all pictures, or those of some names."""
    register_families()
    with screen() as env, tempfile.TemporaryDirectory() as place:
        env["TZ"] = morning()
        for name in (*games(), *OTHERS, HINT):
            target = PICTURES / f"{name}.png"
            if wanted and name not in wanted:
                continue
            if name == HINT:
                record = Path(place) / "hint.thothit"
                record.write_text(dump(begun("thothit", 0.1)), encoding="utf-8")
                script = [sys.executable, "-m", "tests.tools.hint_picture"]
                subprocess.run([*script, str(record), str(target)], env=env, check=True)
                shrink(target)
                continue
            if name in OTHERS:
                arguments = list(OTHERS[name])
            else:
                record = Path(place) / f"{name}.thothit"
                record.write_text(dump(begun(name)), encoding="utf-8")
                arguments = [str(record), "--screenshot-at", "deal"]
            fresh = tempfile.mkdtemp(dir=place)
            wish = [*arguments, "--speed", "off", "--data-dir", fresh, "--screenshot", str(target)]
            subprocess.run([*OURS, *wish], env=env, check=True)
            shrink(target)


if __name__ == "__main__":
    main(sys.argv[1:])
