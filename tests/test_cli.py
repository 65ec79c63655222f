# SPDX-License-Identifier: MIT
"""The command line: answers, exit codes, and one line for any error."""

import io
import json
import os
import random
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.rounds import kowah_won, ready_and_dull
from thothit_desktop import cli, cli_input
from thothit_desktop.games import games, new_game
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.record import Record, deal_number, dump, load, replay, round_of

Run = Callable[..., tuple[int, str]]
COMMAND = [sys.executable, "-m", "thothit_desktop.cli"]
HERE = Path(__file__).parent.parent

NOT_JSON = "not a saved match, or damaged: Expecting property name enclosed in double quotes (column 2)"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; return its exit code and output, which on failure is one line on stderr."""

    def command(*arguments: str) -> tuple[int, str]:
        code = cli.main(arguments)
        said = capsys.readouterr()
        assert bool(said.err) == bool(code)
        if code:
            assert said.err.startswith("thothit: ")
            assert said.err.count("\n") == 1
            return code, said.out + said.err.removeprefix("thothit: ").rstrip()
        return code, said.out

    return command


def played(number: int, moves: int = 99) -> Record:
    position = deal_number(new_game("thothit"), number)
    rng = random.Random(number)
    while not position.is_over and len(position.moves) < moves:
        position.play(rng.choice(position.legal_moves()))
    return Record("thothit", ("You", "Sri", "Wati"), (round_of(position, number),))


@pytest.fixture
def kept(tmp_path: Path) -> Callable[..., str]:
    """Write records, one per line, or any text, to a file."""

    def write(*lines: Record | str | bytes) -> str:
        path = tmp_path / "match.json"
        made = [dump(line) if isinstance(line, Record) else line for line in lines]
        path.write_bytes(b"\n".join(line if isinstance(line, bytes) else line.encode() for line in made))
        return str(path)

    return write


def test_games_as_text(run: Run) -> None:
    code, said = run("games")
    assert code == 0
    assert "thothit: Thothit. " in said
    assert "  players: 3 (default)\n" in said
    assert "  match: free (default), 3, 6, 9\n" in said
    assert "  pairs: free (default), odd-first, penalty, different-first\n" in said
    assert "    free: You may capture any card of the same rank.\n" in said
    assert (
        "  preset open-piles: Nothing to remember: you may look through every capture pile. "
        "(captures=face-up)\n" in said
    )
    assert "  preset for-six: Six packs: 360 cards, 120 of them in the pool. (players=6)\n" in said
    for spec in games().values():
        assert f"\n{spec.id}: {spec.name}. {spec.summary}\n" in f"\n{said}"


def test_games_as_json(run: Run) -> None:
    listed = json.loads(run("games", "--json")[1])
    assert [game["id"] for game in listed] == list(games())
    assert (listed[0]["players"], listed[0]["default_players"]) == ([3], 3)
    duty = listed[0]["options"]["duty"]
    assert (duty["values"], duty["default"], duty["title"]) == (
        ["card", "hand"],
        "card",
        "When you must capture",
    )
    assert duty["meanings"]["card"] == "You may play any card from your hand; it captures if it can."
    assert duty["sources"] == {"card": "our choice: the sources don't say", "hand": "Denexa Games: Totit"}
    kuna = next(game for game in listed if game["id"] == "thothit-kuna")
    assert [(preset["id"], preset["players"], preset["options"]) for preset in kuna["presets"]] == [
        ("for-six", 6, {}),
        ("open-piles", None, {"captures": "face-up"}),
    ]
    kings = next(game for game in listed if game["id"] == "kings")
    assert (kings["matches"], kings["luck"], kings["clockwise"]) == ([4, "free"], 10, True)


def test_deal_is_a_record_of_an_unplayed_round(run: Run) -> None:
    dealt = load(run("deal", "thothit", "--seed", "24", "--option", "pairs=penalty", "--players", "3")[1])
    assert dealt.options == {"pairs": "penalty"}
    assert dealt.rounds == (round_of(deal_number(new_game("thothit"), 24), 24),)


def test_deal_without_a_seed_says_which_it_took(run: Run) -> None:
    first, second = (load(run("deal", "thothit")[1]).rounds[0] for _ in range(2))
    assert first.seed != second.seed
    assert first.seed is not None
    assert first.layout == deal_number(new_game("thothit"), first.seed).layout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "the following arguments are required: COMMAND (see thothit --help)"),
        (["plays"], "argument COMMAND: invalid choice: 'plays'"),
        (["games", "--jason"], "unrecognized arguments: --jason"),
        (["games", "--js"], "unrecognized arguments: --js"),
        (
            ["deal", "thothit", "--seed", "9" * 5000],
            f"argument --seed: '{'9' * 59}... is too long; use at most 18 digits",
        ),
        (["deal"], "the following arguments are required: GAME (see thothit deal --help)"),
        (["deal", "poker"], "no game is called 'poker'; `thothit games` lists all"),
        (["deal", "thothit", "--players", "9"], "thothit needs 3 players, not 9"),
        (
            ["deal", "thothit", "--players", "x"],
            "argument --players: expected a whole number, 0 or more, not 'x'",
        ),
        (
            ["deal", "thothit", "--seed", "-1"],
            "argument --seed: expected a whole number, 0 or more, not '-1'",
        ),
        (
            ["deal", "thothit", "--seed", "1e3"],
            "argument --seed: expected a whole number, 0 or more, not '1e3'",
        ),
        (
            ["deal", "thothit", "--option", "pairs"],
            "--option needs NAME=VALUE, each NAME only once, not 'pairs'",
        ),
        (
            ["deal", "thothit", "--option", "=free"],
            "--option needs NAME=VALUE, each NAME only once, not '=free'",
        ),
        (
            ["deal", "thothit", "--option", "pairs=x"],
            "in thothit, pairs must be free, odd-first, penalty or different-first, not 'x'",
        ),
        (
            ["deal", "thothit", "--option", "duty=hand", "--option", "duty=card"],
            "--option needs NAME=VALUE, each NAME only once, not 'duty=card'",
        ),
        (["deal", "thothit", "--players", "5"], "thothit needs 3 players, not 5"),
        (
            ["deal", "thothit-yogyakarta", "--option", "first-turn=on"],
            "thothit-yogyakarta has no option 'first-turn' (it has captures)",
        ),
        (["deal", "kings", "--players", "5"], "kings needs 2, 3 or 4 players, not 5"),
        (
            ["simulate", "sackson", "--seats", "random,random", "--option", "bonus"],
            "--option needs NAME=VALUE, each NAME only once, not 'bonus'",
        ),
        (
            ["simulate", "sackson", "--seats", "random,random", "--option", "bonus=yes"],
            "in sackson, bonus must be on or off, not 'yes'",
        ),
        (["check", "--rounds", "0"], "argument --rounds: expected 1 or more, not 0"),
        (["legal"], "the following arguments are required: FILE"),
        (["replay", "a", "two\nlines"], "unrecognized arguments: two lines"),
        (
            ["replay", *("a" * 99,) * 100],
            f"unrecognized arguments: {' '.join(('a' * 99,) * 99)}"[:500] + "... (see thothit --help)",
        ),
        (["games", *("--a",) * 999, "--beyond"], "unrecognized arguments: --beyond (see thothit --help)"),
    ],
)
def test_a_wrong_command_line_is_exit_2(run: Run, arguments: list[str], message: str) -> None:
    code, said = run(*arguments)
    assert code == 2
    assert said.startswith(message)


def test_help_and_version_are_exit_0(run: Run) -> None:
    assert run("--version")[1].startswith("thothit 0.")
    code, said = run("--help")
    assert code == 0
    for command in ("games", "deal", "replay", "legal", "check", "move", "simulate"):
        assert f"\n    {command} " in said


def test_replay_prints_points_and_winners(run: Run, kept: Callable[..., str]) -> None:
    record = played(1)
    you, sri, wati = record.rounds[0].points or ()
    names = " and ".join(record.players[seat] for seat in replay(record).winners[0])
    assert run("replay", kept(record)) == (
        0,
        f"thothit\n  round 1: You {you}, Sri {sri}, Wati {wati}; won by {names}\n",
    )


def test_a_record_may_be_named_by_a_file_url(run: Run, kept: Callable[..., str]) -> None:
    path = kept(played(3))
    assert run("replay", Path(path).absolute().as_uri()) == run("replay", path)


def test_replay_of_a_match(run: Run, kept: Callable[..., str]) -> None:
    match = Record("thothit", ("A\x1b[2J", "B", "C"), (*played(1).rounds, *played(2).rounds), match=2)
    (winner,) = replay(match).match_winners or ()
    assert run("replay", kept(match))[1].endswith(
        f"\n  match: won by {'A?[2J' if winner == 0 else 'BC'[winner - 1]}\n"
    )
    answer = json.loads(run("replay", "--json", kept(match))[1])
    assert answer["match"] == {"winners": [winner]}


def test_replay_of_an_unfinished_round(run: Run, kept: Callable[..., str]) -> None:
    assert run("replay", kept(played(1, 5)))[1].endswith("; unfinished\n")


def all_barred() -> Record:
    """Return a round of the Chinese game in which every player took a forbidden paired card."""
    for number in range(1000):
        position = deal_number(new_game("thothit-chinese"), number)
        assert isinstance(position, FishingPosition)
        while not position.is_over:
            moves = position.legal_moves()
            position.play(next(filter(position.barring, moves), moves[0]))
        if len(position.barred) == 3:
            return Record("thothit-chinese", ("A", "B", "C"), (round_of(position),), match=1)
    raise AssertionError


def test_replay_of_a_round_that_nobody_won(run: Run, kept: Callable[..., str]) -> None:
    record = all_barred()
    a, b, c = record.rounds[0].points or ()
    assert a + b + c > 0
    first, second, _ = run("replay", kept(record))[1].splitlines()
    assert (first, second) == ("thothit-chinese", f"  round 1: A {a}, B {b}, C {c}; won by nobody")
    answer = json.loads(run("replay", "--json", kept(record))[1])
    assert answer["rounds"] == [{"points": [a, b, c], "winners": []}]


def test_replay_as_json_is_one_line_a_record(run: Run, kept: Callable[..., str]) -> None:
    records = [played(1), played(2, 9), played(3)]
    code, said = run("replay", "--json", kept(*records, ""))
    assert code == 0
    answers = [json.loads(line) for line in said.splitlines()]
    for record, answer in zip(records, answers, strict=True):
        counted = replay(record)
        round_answer = {"points": list(counted.points[0]), "winners": list(counted.winners[0])}
        assert answer == {"game": "thothit", "rounds": [round_answer]}
    assert answers[1]["rounds"][0]["winners"] == []


def test_replay_of_a_document_over_many_lines(run: Run, kept: Callable[..., str]) -> None:
    pretty = json.dumps(json.loads(dump(played(1))), indent=1)
    for text in (pretty, f"\n\n{pretty}\n", f"\ufeff{pretty}"):
        assert run("replay", kept(text)) == run("replay", kept(played(1)))
    code, said = run("replay", kept("\n" + pretty.replace('"version":', '"version"')))
    assert code == 1
    assert "match.json: not a saved match, or damaged: " in said
    assert said.endswith("Expecting ':' delimiter (line 4, column 12)")


def test_a_bad_line_stops_after_the_answers_before_it(run: Run, kept: Callable[..., str]) -> None:
    bad = dump(played(3)).replace('"moves": ["', '"moves": ["C1", "=')
    code, said = run("replay", "--json", kept(played(1), "", played(2), bad, played(4)))
    assert code == 1
    *answers, fault = said.splitlines()
    assert len(answers) == 2
    assert "match.json: line 4: round 1, move 1: C1: " in fault


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no record found"),
        (b"\n \n", "no record found"),
        (b"\x00\x01\x02", "line 1: not a saved match, or damaged: Expecting value (column 1)"),
        (b"\xff\xfe{\x00}\x00", "line 1: not UTF-8 text"),
        (b'{"format":\n"\xff"}', "not UTF-8 text"),
        (b"{nonsense}\n{}", f"line 1: {NOT_JSON}"),
        (b"[" * 100_000, "line 1: not a saved match: nested too deeply"),
        (b"{}\n{}", "line 1: not a saved match: its format is not thothit-record"),
        (b"{\n", NOT_JSON),
    ],
)
def test_what_is_no_record_is_exit_1(run: Run, kept: Callable[..., str], data: bytes, message: str) -> None:
    path = kept(data)
    for command in ("replay", "legal"):
        assert run(command, path) == (1, f"{path}: {message}")


def test_a_file_that_cannot_be_read_is_exit_1(run: Run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none")) == (1, f"{tmp_path}/none: No such file or directory")
    assert run("legal", str(tmp_path)) == (1, f"{tmp_path}: Is a directory")
    assert run("move", "") == (1, "the file name is empty")


def test_what_is_larger_than_any_record_is_not_read(
    run: Run, kept: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = dump(played(1))
    monkeypatch.setattr(cli_input, "LIMIT", len(one) + 10)
    assert run("replay", kept(one, one))[0] == 0
    path = kept(one, one + " " * 20)
    code, said = run("replay", path)
    assert code == 1
    assert said.endswith(f"{path}: line 2: too large for a game record")
    path = kept("{", " " * (len(one) + 20) + "}")
    assert run("replay", path) == (1, f"{path}: too large for a game record")


def test_standard_input(run: Run, kept: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def feed(text: str) -> None:
        monkeypatch.setattr("sys.stdin", types.SimpleNamespace(buffer=io.BytesIO(text.encode())))

    feed(dump(played(1)))
    assert run("replay", "-") == run("replay", kept(played(1)))
    feed("{}")
    assert run("replay", "-") == (
        1,
        "standard input: line 1: not a saved match: its format is not thothit-record",
    )
    monkeypatch.setattr("sys.stdin", None)
    assert run("replay", "-") == (1, "standard input: closed")


def test_a_name_without_end_is_cut_where_it_is_told(run: Run) -> None:
    code, told = run("replay", "a" * 5000)
    assert code == 1
    assert told.startswith(f"{'a' * 500}...: ")


def test_legal_moves_sorted_by_code_point(run: Run, kept: Callable[..., str]) -> None:
    record = played(24, 12)
    position = replay(record).positions[-1]
    code, said = run("legal", kept(record))
    assert code == 0
    assert said.split() == sorted(map(write_move, position.legal_moves())) != []


def test_no_legal_moves_after_the_end(run: Run, kept: Callable[..., str]) -> None:
    assert run("legal", kept(played(24))) == (0, "")


def luck(game_id: str, moves: int, number: int = 11) -> Record:
    """Return a round of a game of luck after some moves."""
    game = new_game(game_id)
    position, rng = deal_number(game, number), random.Random(number)
    for _ in range(moves):
        move = position.chance(rng)
        if move is None:
            break
        position.play(move)
    return Record(game_id, tuple("ABC"[: game.players]), (round_of(position, number),))


def test_where_the_stock_decides_there_is_one_legal_move_and_it_is_answered(
    run: Run, kept: Callable[..., str]
) -> None:
    for record in (luck("thothit-yogyakarta", 9), luck("thit-thit-dulit", 30), luck("kings", 4)):
        path = kept(record)
        (only,) = replay(record).positions[-1].legal_moves()
        assert run("legal", path) == (0, f"{write_move(only)}\n")
        for player in ("greedy", "expert"):
            assert run("move", path, "--player", player) == (0, f"{write_move(only)}\n")


def test_move_answers_lines_of_every_game(run: Run, kept: Callable[..., str]) -> None:
    dealt = [run("deal", game_id, "--seed", "8")[1].strip() for game_id in games()]
    code, said = run("move", kept(*dealt), "--player", "greedy", "--seed", "1")
    assert code == 0
    for text, move in zip(dealt, said.splitlines(), strict=True):
        assert replay(load(text)).positions[-1].refusal(read_move(move)) is None


def test_while_a_draw_of_laki_is_due_there_is_no_legal_move(run: Run, kept: Callable[..., str]) -> None:
    due = luck("kings", 22)
    assert replay(due).positions[-1].phase == "laki"
    path = kept(due)
    assert run("legal", path) == (0, "")
    assert run("move", path) == (1, "record 1: the next move is a random draw, so there is no move to choose")
    ended = kept(luck("kings", 99))
    assert run("legal", ended) == (0, "")
    assert run("move", ended) == (1, "record 1: the last round is over, so there is no move to choose")


def test_replay_of_a_round_that_laki_won(run: Run, kept: Callable[..., str]) -> None:
    assert run("replay", kept(luck("kings", 99))) == (0, "kings\n  round 1: A 24, B 24; won by B\n")
    answer = json.loads(run("replay", "--json", kept(luck("kings", 99)))[1])
    assert answer == {"game": "kings", "rounds": [{"points": [24, 24], "winners": [1]}]}


def test_replay_of_a_match_of_kowah_to_its_goal(run: Run, kept: Callable[..., str]) -> None:
    won = kowah_won(3)
    path = kept(won)
    hands = [f"  round {number}: A 0, B 1; won by B" for number in (1, 2, 3)]
    assert run("replay", path) == (0, "\n".join(["kowah", *hands, "  match: won by B", ""]))
    code, said = run("replay", path, "--json")
    assert code == 0
    rounds = [{"points": [0, 1], "winners": [1]}] * 3
    assert json.loads(said) == {"game": "kowah", "rounds": rounds, "match": {"winners": [1]}}
    assert "match" not in json.loads(run("replay", kept(kowah_won(2)), "--json")[1])
    code, said = run("replay", kept(kowah_won(4)))
    assert code == 1
    assert said.endswith("line 1: round 4: the match ends after round 3")


def test_a_hand_of_kowah_in_play(run: Run, kept: Callable[..., str]) -> None:
    position = ready_and_dull()
    path = kept(Record("kowah", ("A", "B"), (round_of(position),), {"target": "3"}))
    assert run("legal", path) == (0, "checki C1\npass\n")
    assert run("replay", path) == (0, "kowah\n  round 1: A 0, B 0; unfinished\n")
    assert json.loads(run("replay", path, "--json")[1])["rounds"] == [{"points": [0, 0], "winners": []}]
    position.play(read_move("pass"))
    path = kept(Record("kowah", ("A", "B"), (round_of(position),), {"target": "3"}))
    assert run("legal", path) == (0, "draw\n")


def test_replay_of_all_games_in_one_file(run: Run, kept: Callable[..., str]) -> None:
    dealt = [run("deal", game_id, "--seed", "5")[1].strip() for game_id in games()]
    code, said = run("replay", "--json", kept(*dealt))
    assert code == 0
    assert [json.loads(line)["game"] for line in said.splitlines()] == list(games())


def test_simulate_with_options_writes_records_that_have_them(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    command = ["simulate", "sackson", "--seats", "random,greedy", "--option", "bonus=on", "--deals", "2"]
    code, said = run(*command, "--option", "duty=hand", "--records", str(path))
    assert code == 0
    assert said.startswith("sackson, duty hand, bonus on: 2 deals x 2 rotations, 4 rounds")
    records = [load(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [record.options for record in records] == [{"duty": "hand", "bonus": "on"}] * 4
    assert json.loads(run(*command, "--json")[1])["options"] == {"bonus": "on"}


@pytest.mark.parametrize(("game_id", "seats"), [("thothit-yogyakarta", 3), ("kings", 2)])
def test_simulate_of_a_game_that_nobody_decides_asks_no_player(run: Run, game_id: str, seats: int) -> None:
    command = ["simulate", game_id, "--seats", ",".join(["expert"] * seats), "--deals", "2", "--json"]
    answer = json.loads(run(*command)[1])
    assert all(player["decision_ms"] is None for player in answer["players"])
    assert sum(player["wins"]["mean"] for player in answer["players"]) == pytest.approx(1)


def test_legal_takes_one_record(run: Run, kept: Callable[..., str]) -> None:
    path = kept(played(1), played(2))
    assert run("legal", path) == (1, f"{path}: more than one record found; expected only one")


def test_an_interrupt_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_games", interrupted)
    assert cli.main(["games"]) == 130
    assert capsys.readouterr().err == ""


def outside(*arguments: str, encoding: str = "utf-8", **streams: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONIOENCODING": encoding}
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        [*COMMAND, *arguments], env=environment, text=True, stderr=subprocess.PIPE, timeout=60, **streams
    )


@pytest.mark.whole
def test_no_qt_is_imported() -> None:
    look = "from thothit_desktop.command_line import main; import sys; main(); print([*sys.modules])"
    for command in (["games"], ["deal", "thothit"], ["check", "--rounds", "1"], ["simulate", "--help"]):
        done = subprocess.run(
            [sys.executable, "-c", look, *command], cwd=HERE, capture_output=True, text=True
        )
        loaded = done.stdout.splitlines()[-1]
        assert "'thothit_desktop.games'" in loaded, done.stderr
        assert "PySide6" not in loaded
        assert ("thothit_desktop.cli_players" in loaded) == (command[0] == "simulate")


def test_a_reader_that_has_had_enough_is_no_traceback(kept: Callable[..., str]) -> None:
    path = kept(*[played(1)] * 500)
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    with subprocess.Popen(
        [*COMMAND, "replay", "--json", path], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"game"')
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_one_line(kept: Callable[..., str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = outside("replay", kept(played(1)), stdout=full)
    assert done.returncode == 1
    assert done.stderr == "thothit: can't write the output: No space left on device\n"


def test_a_name_that_the_terminal_cannot_show_is_no_traceback(kept: Callable[..., str]) -> None:
    record = Record("thothit", ("Ãyu", "Sri", "Wati"), played(1, 3).rounds)
    done = outside("replay", kept(record), encoding="ascii", stdout=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\xc3yu 20, Sri 0" in done.stdout
