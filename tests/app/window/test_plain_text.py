# SPDX-License-Identifier: MIT
"""Texts from a record are shown as plain text: markup has no effect, and names are cut."""

import json
import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QTextEdit, QWidget

from tests.app.rounds import finish
from tests.tiers import each
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games, new_game
from thothit_desktop.games.quoting import LONGEST_NAME
from thothit_desktop.games.record import dump

pytestmark = pytest.mark.whole

MARKUP = "<img src='/nowhere.png'>"
TAIL = " & <b>Sri</b> of a family with a long and well-known name"


def named(game: str, moves: int | None) -> Match:
    """A match whose players have markup for names, after so many moves or at the end of its round."""
    made = new_game(game)
    names = [f"{MARKUP}{seat}{TAIL}" for seat in range(made.players)]
    match = Match(made, names, ["person", *[MARKUP] * (made.players - 1)], 5)
    match.deal_first()
    rng = random.Random(3)
    if moves is None:
        finish(match)
    else:
        while len(match.position.moves) < moves and not match.position.is_over:
            match.play(match.position.chance(rng) or rng.choice(match.position.legal_moves()))
    return match


def rich(widget: QWidget) -> Iterator[str]:
    """The texts of a widget that Qt would read as markup."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield part.toolTip()
        yield part.whatsThis()
        if isinstance(part, QLabel) and part.textFormat() != Qt.TextFormat.PlainText:
            yield part.text()
        if isinstance(part, QTextEdit):
            yield part.toHtml()


def shown(widget: QWidget) -> str:
    """All texts of a widget's labels."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def check(window: QWidget) -> None:
    """No markup of the record is read, and no name is shown in full."""
    for top in {window, *QApplication.topLevelWidgets()}:
        assert [text for text in rich(top) if "nowhere" in text and "&lt;img" not in text] == []
        assert TAIL not in shown(top)


@pytest.mark.parametrize("game", ["thothit", "kings", "kowah", "thunee"])
@each("moves", [0, 9, 24, None])
def test_markup_in_names_is_shown_as_it_is(qtbot, open_window, tmp_path, game, moves):
    path = tmp_path / "named.thothit"
    path.write_text(dump(named(game, moves).record))
    window = open_window()
    window.open_file(path)
    window.context.pauses.hold("test")
    QApplication.processEvents()
    window.ui.standings.trigger()
    check(window)
    window.round_end.sheet.hide()
    for seat in window.play.piles.open_seats():
        window.table.selection.pile_chosen.emit(seat)
        check(window)
        assert seat == 0 or MARKUP[:10] in shown(window)
    window.play.piles.close()
    for action in (window.ui.piles, window.ui.last_play, window.ui.pause):
        action.trigger()
        check(window)
    if moves is None:
        window.ui.score.trigger()
        check(window)
        assert MARKUP in shown(window.round_end.sheet)
    window.context.help.show_rules(window.controller.match.game.spec)
    check(window)
    assert window.controller.match.record.players[1].endswith(TAIL)


def test_the_menu_of_a_player_shows_an_ampersand(open_window, tmp_path):
    path = tmp_path / "named.thothit"
    path.write_text(dump(named("thothit", 0).record).replace(MARKUP, "A & "))
    window = open_window()
    window.open_file(path)
    first = window.play.seats.actions()[0]
    assert first.text().startswith("A && 1 && <b>")
    assert len(first.text().replace("&&", "&")) == LONGEST_NAME


def with_markup(text: str) -> Iterator[str]:
    """The record with markup in the place of one text, or of one key, after another."""
    record = json.loads(text)

    def walk(value: object) -> Iterator[tuple[dict | list, object]]:
        entries = value.items() if isinstance(value, dict) else enumerate(value)
        for key, entry in list(entries):
            if isinstance(entry, str):
                yield value, key
            elif isinstance(entry, dict | list):
                yield from walk(entry)

    for place, key in list(walk(record)):
        before, place[key] = place[key], MARKUP
        yield json.dumps(record)
        place[key] = before
    for key in list(record):
        yield json.dumps({MARKUP if other == key else other: value for other, value in record.items()})


def test_a_record_that_is_refused_is_quoted_as_it_is(open_window, tmp_path):
    path = tmp_path / "faulty.thothit"
    window = open_window()
    window.begin(number=5)
    refused = 0
    for text in with_markup(dump(named("thothit", 3).record).replace(TAIL, "")):
        path.write_text(text)
        window.open_file(path)
        check(window)
        for box in window.findChildren(QMessageBox):
            refused += "nowhere" in box.informativeText()
            box.close()
            box.deleteLater()
        QApplication.processEvents()
    assert refused > len(games())


def test_a_report_quotes_markup_as_text_without_its_folder(open_window, tmp_path):
    path = tmp_path / "named.thothit"
    path.write_text(dump(named("thothit", 3).record))
    window = open_window()
    window.open_file(path)
    window.context.reporter.show_report(ValueError(f"{MARKUP} is a fault"))
    (box,) = window.findChildren(QMessageBox)
    told = MARKUP.replace("/nowhere", "nowhere")
    assert f"ValueError: {told} is a fault" in box.detailedText()
    check(window)
