# SPDX-License-Identifier: MIT
"""`thothit verify`: good, tampered and cut records, with and without a noted fingerprint."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thothit_desktop import cli
from thothit_desktop.games import new_game
from thothit_desktop.games.commitment import Commitment
from thothit_desktop.games.contract import Position
from thothit_desktop.games.record import Record, deal_number, dump, round_of

Verify = Callable[..., tuple[int, str, str]]


def ended(number: int) -> Position:
    position = deal_number(new_game("thothit"), number)
    while not position.is_over:
        position.play(position.legal_moves()[0])
    return position


ROUNDS = [ended(1), ended(2)]
KEPT = [Commitment.of(position, f"{number:032x}") for number, position in enumerate(ROUNDS)]


def text(change: Callable[[dict[str, Any]], object] = lambda _: None) -> str:
    """Return the record of two rounds with their fingerprints, changed."""
    rounds = tuple(round_of(position, None, kept) for position, kept in zip(ROUNDS, KEPT, strict=True))
    document = json.loads(dump(Record("thothit", ("You", "Sri", "Wati"), rounds)))
    change(document)
    return json.dumps(document)


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Run `verify` on a record's text; return exit code, output and errors."""
    monkeypatch.chdir(tmp_path)

    def run(record: str, *arguments: str) -> tuple[int, str, str]:
        Path("m.json").write_text(record, encoding="utf-8")
        code = cli.main(["verify", "m.json", *arguments])
        said = capsys.readouterr()
        assert said.err.count("\n") == (1 if code else 0)
        return code, said.out, said.err.strip()

    return run


def test_without_a_noted_fingerprint_it_says_what_that_proves(verify: Verify) -> None:
    code, said, _ = verify(text())
    assert code == 0
    first, second, last = said.splitlines()
    assert first == f"round 1: {KEPT[0].fingerprint} matches the cards"
    assert second == f"round 2: {KEPT[1].fingerprint} matches the cards"
    assert last == (
        "The fingerprints match the cards. To prove that the cards were fixed before play, give the"
        " fingerprint you noted before the first card (--fingerprint)."
    )


@pytest.mark.parametrize(
    "noted",
    [
        KEPT[1].fingerprint,
        KEPT[1].fingerprint[:16],
        KEPT[1].fingerprint.upper(),
        f" {KEPT[1].fingerprint[:20]} ",
    ],
)
def test_a_noted_fingerprint_finds_its_round(verify: Verify, noted: str) -> None:
    code, said, _ = verify(text(), "--fingerprint", noted)
    assert code == 0
    assert said.splitlines()[-1] == "The cards of round 2 were already fixed when you noted its fingerprint."


def test_another_one_is_refused(verify: Verify) -> None:
    code, _, wrong = verify(text(), "--fingerprint", "0" * 16)
    assert (code, wrong) == (1, "thothit: m.json: no round has the fingerprint 0000000000000000")


@pytest.mark.parametrize(
    ("noted", "wrong"),
    [
        ("12345678", "expected 16 to 64 digits, but '12345678' has 8"),
        ("g" * 16, "'gggggggggggggggg' is not a fingerprint; use only the digits 0-9 and a-f"),
    ],
)
def test_what_is_no_fingerprint_is_a_wrong_command_line(verify: Verify, noted: str, wrong: str) -> None:
    code, _, said = verify(text(), "--fingerprint", noted)
    assert code == 2
    assert wrong.replace("'", '"') in said.replace("'", '"')


def test_a_tampered_record_is_refused_with_its_round(verify: Verify) -> None:
    def other_nonce(document: dict[str, Any]) -> None:
        document["rounds"][1]["nonce"] = "f" * 32

    def other_dealer(document: dict[str, Any]) -> None:
        document["rounds"] = document["rounds"][:1]
        document["rounds"][0] |= {"dealer": 1, "moves": [], "finished": False}
        del document["rounds"][0]["points"]

    def cards_changed(document: dict[str, Any]) -> None:
        document["rounds"][1]["layout"]["stock"].reverse()
        document["rounds"][1] |= {"moves": [], "finished": False}
        del document["rounds"][1]["points"]

    for change, number in ((other_nonce, 2), (other_dealer, 1), (cards_changed, 2)):
        code, said, wrong = verify(text(change), "--fingerprint", KEPT[number - 1].fingerprint)
        assert (code, said) == (1, "")
        assert wrong == f"thothit: m.json: round {number}: the fingerprint doesn't match the cards"


def test_a_record_made_anew_with_its_own_fingerprint_is_not_the_noted_one(verify: Verify) -> None:
    """A person who changes the cards can make a matching fingerprint, but not the noted one."""
    other = ended(3)
    made = Record("thothit", ("You", "Sri", "Wati"), (round_of(other, None, Commitment.of(other, "0" * 32)),))
    assert verify(dump(made))[0] == 0
    code, _, wrong = verify(dump(made), "--fingerprint", KEPT[0].fingerprint)
    assert (code, wrong) == (1, f"thothit: m.json: no round has the fingerprint {KEPT[0].fingerprint}")


@pytest.mark.parametrize(
    ("cut", "wrong"),
    [
        (lambda dealt: dealt.pop("nonce"), "round 1: nonce is missing"),
        (lambda dealt: dealt.pop("fingerprint"), "round 1: fingerprint is missing"),
        (lambda dealt: dealt.update(nonce="ff"), 'round 1: nonce must be 32 hexadecimal digits, not "ff"'),
        (
            lambda dealt: dealt.update(seats=[0, 1]),
            "round 1: seats must be the seats that play, [0, 1, 2], not [0, 1]",
        ),
        (
            lambda dealt: dealt["moves"].pop(),
            "round 1, move 42: there is no such move, but the round is marked as finished",
        ),
    ],
)
def test_a_cut_record_is_refused_with_its_place(verify: Verify, cut: Any, wrong: str) -> None:
    code, _, said = verify(text(lambda document: cut(document["rounds"][0])))
    assert (code, said.replace("'", '"')) == (1, f"thothit: m.json: line 1: {wrong}")


def test_a_file_that_breaks_off_is_refused(verify: Verify) -> None:
    code, said, wrong = verify(text()[:300], "--fingerprint", KEPT[0].fingerprint)
    assert (code, said) == (1, "")
    assert wrong.startswith("thothit: m.json: ")
    assert "damaged" in wrong


def test_rounds_without_a_fingerprint_are_named(verify: Verify) -> None:
    def without(*numbers: int) -> str:
        def change(document: dict[str, Any]) -> None:
            for number in numbers:
                for key in ("seats", "nonce", "fingerprint"):
                    del document["rounds"][number][key]

        return text(change)

    code, said, _ = verify(without(0))
    assert (code, said.splitlines()[0]) == (0, "round 1: no fingerprint")
    assert verify(without(0, 1)) == (1, "", "thothit: m.json: no round has a fingerprint")


def test_version_1_knows_no_fingerprints(verify: Verify) -> None:
    code, _, wrong = verify(text(lambda document: document.update(version=1)))
    assert code == 1
    assert "unknown key" in wrong


def test_a_dealt_record_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["deal", "thothit", "--seed", "1"])
    written = json.loads(capsys.readouterr().out)
    assert written["version"] == 1
    assert "fingerprint" not in written["rounds"][0]
