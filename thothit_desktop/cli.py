# SPDX-License-Identifier: MIT
"""The command line `thothit`: games, deals, records and computer players, without a window.

Answers go to standard output. The exit code is 0, or with one line on standard error 1 for a bad record or
move, 2 for a wrong command line.
"""

import argparse
import io
import json
import os
import random
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Never

from thothit_desktop import __version__
from thothit_desktop.cli_check import add_command as add_check
from thothit_desktop.cli_input import (
    Failure,
    add_option_argument,
    chosen_options,
    only_replay,
    replays,
    spoken,
    understood,
    whole_number,
)
from thothit_desktop.cli_texts import argparse_texts, language_choices, language_of, speak, translate
from thothit_desktop.cli_verify import add_command as add_verify
from thothit_desktop.games import games, new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.quoting import one_line, shortened
from thothit_desktop.games.record import Record, Replay, changed_options, deal_number, dump, round_of
from thothit_desktop.games.spec import BadOptionError, GameSpec, Preset
from thothit_desktop.languages import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A player's name may have letters that the terminal's encoding lacks.
        sys.stdout.reconfigure(errors="backslashreplace")
    given = sys.argv[1:] if arguments is None else list(arguments)
    speak(language_of(given))
    try:
        return _run(given)
    except Failure as failure:
        print("thothit:", one_line(str(failure)), file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of the output, such as `head`, has ended
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        print(
            "thothit:",
            translate("cli", "can't write the output: {0}").format(error.strerror),
            file=sys.stderr,
        )
        return 1


def _run(arguments: Sequence[str]) -> int:
    try:
        with argparse_texts():
            options = understood(parser(arguments), arguments)
        options.run(options)
    except SystemExit as done:  # raised by --help and --version
        return int(done.code or 0)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()
    return 0


def _discard_output() -> None:
    """Discard buffered output; otherwise Python reports an error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _Parser(argparse.ArgumentParser):
    def __init__(self, **keywords: Any) -> None:  # noqa: ANN401 - argparse also makes the parsers of commands
        super().__init__(allow_abbrev=False, **keywords)

    def error(self, message: str) -> Never:
        raise Failure(translate("cli", "{0} (see {1} --help)").format(shortened(message), self.prog), 2)


def parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser of a command line; without arguments that of all commands."""
    made: argparse.ArgumentParser = _Parser(
        prog="thothit",
        description=translate("cli", "Deal, check and play card games of Java and beyond, without a window."),
    )
    made.add_argument(
        "--version",
        action="version",
        version=f"thothit {__version__}",
        help=translate("cli", "show the version of this program and quit"),
    )
    made.add_argument(
        "--language",
        metavar="CODE",
        choices=tuple(LANGUAGES),
        help=translate("cli", "language to answer in: {0}").format(language_choices()),
    )
    commands = made.add_subparsers(title=translate("cli", "commands"), metavar="COMMAND", required=True)

    listing = commands.add_parser(
        "games", help=translate("cli", "list the games with their players, options and defaults")
    )
    listing.add_argument("--json", action="store_true", help=translate("cli", "print JSON"))
    listing.set_defaults(run=_games)

    deal = commands.add_parser("deal", help=translate("cli", "deal one round and print it as a game record"))
    deal.add_argument(
        "game", metavar="GAME", help=translate("cli", "id of a game (`thothit games` lists them)")
    )
    deal.add_argument("--players", metavar="N", type=whole_number, help=translate("cli", "number of players"))
    add_option_argument(deal)
    deal.add_argument(
        "--seed",
        metavar="S",
        type=whole_number,
        help=translate("cli", "number of the deal; the same number gives the same cards (default: random)"),
    )
    deal.set_defaults(run=_deal)

    replay = commands.add_parser(
        "replay", help=translate("cli", "check the moves of a record and print the points")
    )
    replay.add_argument(
        "file",
        metavar="FILE",
        help=translate("cli", "file with one record, or one per line; - is standard input"),
    )
    replay.add_argument(
        "--json", action="store_true", help=translate("cli", "print JSON, one line per record")
    )
    replay.set_defaults(run=_replay)

    legal = commands.add_parser(
        "legal", help=translate("cli", "list the legal moves in the last position of a record")
    )
    legal.add_argument(
        "file", metavar="FILE", help=translate("cli", "file with one record; - is standard input")
    )
    legal.set_defaults(run=_legal)

    add_verify(commands)

    add_check(commands)

    # Importing the players takes longer than running these commands.
    if not arguments or arguments[0] not in commands.choices:
        from thothit_desktop.cli_players import add_commands

        add_commands(commands)
    return made


def _games(options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps([_described(spec) for spec in games().values()], indent=2))
        return
    for spec in games().values():
        name, summary = translate("games", spec.name), translate("games", spec.summary)
        print(f"{spec.id}: {name}. {summary}")
        print("  " + translate("cli", "players: {0}").format(_listed(spec.players, spec.default_players)))
        print("  " + translate("cli", "match: {0}").format(_listed(spec.matches, spec.matches[0])))
        for option in spec.options:
            print(f"  {option.name}: {_listed(option.values, option.default)}")
            for value, meaning in option.values.items():
                print(f"    {value}:", translate("games", meaning))
        for preset in spec.presets:
            about, settings = translate("games", preset.about), ", ".join(_settings(preset))
            print("  " + translate("cli", "preset {0}: {1} ({2})").format(preset.id, about, settings))


def _listed(values: Iterable[object], default: object) -> str:
    usual = translate("cli", "{0} (default)")
    return ", ".join(usual.format(value) if value == default else str(value) for value in values)


def _settings(preset: Preset) -> list[str]:
    """Return the settings of a preset in command line notation."""
    players = [] if preset.players is None else [f"players={preset.players}"]
    return [*players, *(f"{name}={value}" for name, value in preset.options.items())]


def _described(spec: GameSpec) -> dict[str, object]:
    return {
        "id": spec.id,
        "name": spec.name,
        "summary": spec.summary,
        "players": spec.players,
        "default_players": spec.default_players,
        "options": {
            option.name: {
                "values": list(option.values),
                "default": option.default,
                "title": option.title,
                "meanings": dict(option.values),
                "sources": dict(option.sources),
            }
            for option in spec.options
        },
        "presets": [
            {
                "id": preset.id,
                "name": preset.name,
                "about": preset.about,
                "players": preset.players,
                "options": dict(preset.options),
            }
            for preset in spec.presets
        ],
        "matches": spec.matches,
        "clockwise": spec.clockwise,
        "minutes": spec.minutes,
        "luck": spec.luck,
    }


def _deal(options: argparse.Namespace) -> None:
    try:
        game = new_game(options.game, options.players, chosen_options(options.option))
    except BadOptionError as error:
        raise Failure(spoken(error), 2) from None
    seed = random.SystemRandom().randrange(10**8) if options.seed is None else options.seed
    names = tuple(f"Seat {seat}" for seat in range(game.players))
    dealt = round_of(deal_number(game, seed), seed)
    print(dump(Record(game.spec.id, names, (dealt,), changed_options(game))))


def _replay(options: argparse.Namespace) -> None:
    show = _show_json if options.json else _show
    for record, played in replays(options.file):
        show(record, played)
        # A program that sends records one at a time needs each answer at once.
        sys.stdout.flush()


def _show_json(record: Record, played: Replay) -> None:
    answer: dict[str, object] = {
        "game": record.game,
        "rounds": [
            {"points": points, "winners": winners}
            for points, winners in zip(played.points, played.winners, strict=True)
        ],
    }
    if played.match_winners is not None:
        answer["match"] = {"winners": played.match_winners}
    print(json.dumps(answer))


def _show(record: Record, played: Replay) -> None:
    names = [_printable(name) for name in record.players]
    print(record.game)
    for number, (dealt, points, winners) in enumerate(
        zip(record.rounds, played.points, played.winners, strict=True), 1
    ):
        counted = ", ".join(f"{name} {won}" for name, won in zip(names, points, strict=True))
        end = _won(names, winners) if dealt.finished else translate("cli", "unfinished")
        print("  " + translate("cli", "round {0}: {1}; {2}").format(number, counted, end))
    if played.match_winners is not None:
        print("  " + translate("cli", "match: {0}").format(_won(names, played.match_winners)))


def _won(names: Sequence[str], winners: Sequence[int]) -> str:
    if not winners:
        return translate("cli", "won by nobody")
    return translate("cli", "won by {0}").format(
        translate("cli", " and ").join(names[seat] for seat in winners)
    )


def _printable(name: str) -> str:
    """Return a name safe for a terminal, without control characters."""
    return "".join(c if c.isprintable() else "?" for c in name)


def _legal(options: argparse.Namespace) -> None:
    _, played = only_replay(options.file)
    for text in sorted(write_move(move) for move in played.positions[-1].legal_moves()):
        print(text)


if __name__ == "__main__":
    from thothit_desktop.players.registration import register_families

    register_families()
    sys.exit(main())
