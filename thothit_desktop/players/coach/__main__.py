# SPDX-License-Identifier: MIT
"""Print a review as text: `python -m thothit_desktop.players.coach FILE [--round N] [--seat N]`."""

import argparse
import random
from collections.abc import Sequence

from thothit_desktop.cli_input import Failure, only_replay
from thothit_desktop.players.coach.report import lines
from thothit_desktop.players.coach.review import review, seats_reviewed
from thothit_desktop.players.one_round import never
from thothit_desktop.players.registration import register_families


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the review of the finished rounds of a record."""
    parser = argparse.ArgumentParser(prog="python -m thothit_desktop.players.coach", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a record of one match, or - for standard input")
    parser.add_argument("--round", type=int, help="this round alone, counted from 1 (default all finished)")
    parser.add_argument("--seat", type=int, help="this seat, counted from 0 (default those of persons)")
    parser.add_argument("--seed", type=int, default=1, help="number that the sampled deals follow from")
    chosen = parser.parse_args(arguments)
    try:
        record, replay = only_replay(chosen.file)
    except Failure as failure:
        raise SystemExit(str(failure)) from None
    finished = {number: one for number, one in enumerate(replay.positions, 1) if one.is_over}
    rounds = {chosen.round: finished.get(chosen.round)} if chosen.round is not None else finished
    for number, position in rounds.items():
        if position is None:
            raise SystemExit(f"{chosen.file}: there is no finished round {number}")
        seats = seats_reviewed(position, record.seats) if chosen.seat is None else (chosen.seat,)
        for seat in seats:
            if seat not in position.game.playing:
                raise SystemExit(f"{chosen.file}: seat {seat} does not play round {number}")
            found = review(position, seat, random.Random(chosen.seed), never)
            assert found is not None
            print(f"round {number}, seat {seat} ({record.players[seat]})")
            print("\n".join(lines(found)), flush=True)


if __name__ == "__main__":
    register_families()
    main()
