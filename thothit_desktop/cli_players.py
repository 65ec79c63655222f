# SPDX-License-Identifier: MIT
"""The commands with computer players: `thothit move` and `thothit simulate` (docs/record-format.md)."""

import argparse
import random
from typing import TYPE_CHECKING

from thothit_desktop.cli_input import Failure, replays, whole_number
from thothit_desktop.cli_simulate import add_command as add_simulate
from thothit_desktop.cli_simulate import add_limit_arguments, chosen_limit
from thothit_desktop.cli_texts import translate
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import PLAYERS, limit_of, new_player

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)


def add_commands(subparsers: "_SubParsers") -> None:
    """Add `move` and `simulate` to the command line."""
    move = subparsers.add_parser(
        "move", help=translate("cli", "print the move of a computer player in the last position of a record")
    )
    move.add_argument(
        "file",
        metavar="FILE",
        help=translate("cli", "file with one record, or one per line; - is standard input"),
    )
    move.add_argument(
        "--player",
        choices=PLAYERS,
        default="expert",
        help=translate("cli", "player that chooses the move (default expert)"),
    )
    add_limit_arguments(move)
    move.add_argument(
        "--seed",
        metavar="S",
        type=whole_number,
        help=translate("cli", "random seed; with --playouts, the same seed always gives the same answer"),
    )
    move.set_defaults(run=_move)

    add_simulate(subparsers)


def _move(options: argparse.Namespace) -> None:
    player = new_player(options.player)
    for number, (_, played) in enumerate(replays(options.file), 1):
        position = played.positions[-1]
        moves = position.legal_moves()
        if not moves:
            over = translate("cli", "record {0}: the last round is over, so there is no move to choose")
            luck = translate(
                "cli", "record {0}: the next move is a random draw, so there is no move to choose"
            )
            raise Failure((over if position.is_over else luck).format(number))
        view, rng = position.view(position.to_move), random.Random(options.seed)
        # If the stock decides, there is only one move, and no player is needed.
        limit = chosen_limit(options) or limit_of(options.player, view.game.spec)
        move = player.choose(view, limit, rng, lambda: False).move if view.legal_moves() else moves[0]
        # A program that plays against us needs each answer at once.
        print(write_move(move), flush=True)
