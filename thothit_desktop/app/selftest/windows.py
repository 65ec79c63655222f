# SPDX-License-Identifier: MIT
"""The self-test's checks of windows: each opens, shows something and closes."""

import io
import logging
from collections.abc import Callable
from contextlib import redirect_stderr

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QMessageBox

from thothit_desktop.app.backup.archive import read_backup, unpack, write_backup
from thothit_desktop.app.ceki.window import CekiWindow
from thothit_desktop.app.deals.window import DealsWindow
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow
from thothit_desktop.app.honesty.help_window import PAGES, HelpWindow
from thothit_desktop.app.lessons.window import LessonsWindow
from thothit_desktop.app.new_game.dialog import NewGame
from thothit_desktop.app.review.opening import open_review
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
from thothit_desktop.app.selftest.check_window import STEP, CheckError, CheckWindow
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.statistics.results import WON, PlayedRound
from thothit_desktop.app.statistics.window import StatisticsWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.window.keys_window import KeysWindow
from thothit_desktop.app.window.open_pile import OpenPile
from thothit_desktop.games import games
from thothit_desktop.games.cards import CEKI


def check_main_window(bench: CheckWindow) -> str:
    """The main window with a match, in every deck and theme."""
    window = bench.seated()
    ui = window.ui
    looks = (
        *(ui.appearance_light, ui.appearance_dark, ui.appearance_high_contrast),
        ui.appearance_system,
    )
    for look in (*looks, ui.deck_western, ui.deck_western_cats, ui.deck_ceki):
        look.trigger()
        bench.wait(lambda: not window.table.moving)
        bench.drawn(window)
    return ""


def check_start(bench: CheckWindow) -> str:
    """The whole program from its start to its end."""
    from thothit_desktop.app.startup.start import run

    line = "--watch --rounds 1 --speed off --seed 1 --data-dir"
    code = run(parse([*line.split(), str(bench.directory)]))
    if code != 0:
        raise CheckError(f"it ends with {code}")
    return ""


def check_new_game(bench: CheckWindow) -> str:
    """The gallery of games, and what can be chosen for each."""
    window = bench.seated()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGame)
        for tile in dialog.ui.gallery.tiles.values():
            tile.click()
            bench.drawn(dialog)

    _modal(bench, window.ui.new_game.trigger, NewGame, look)
    return f"{len(games())} games"


def check_saved_games(bench: CheckWindow) -> str:
    """The list of saved games, with the match on the table in it."""
    window = bench.seated()
    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    bench.drawn(saved_matches)
    if saved_matches.listed.model.rowCount() < 1:
        raise CheckError("the match on the table is not listed")
    saved_matches.close()
    return ""


def check_deals(bench: CheckWindow) -> str:
    """The window of deals, at each that was chosen."""
    window = bench.seated()
    window.ui.deals.trigger()
    (deals,) = window.findChildren(DealsWindow)
    for row in range(deals.ui.choices.count()):
        deals.ui.choices.setCurrentRow(row)
        bench.drawn(deals)
    deals.close()
    return f"{deals.ui.choices.count()} deals"


def check_rules_window(bench: CheckWindow) -> str:
    """The rules of every game, and one example."""
    window = bench.seated()
    window.ui.rules.trigger()
    (rules,) = window.findChildren(RulesWindow)
    for spec in games().values():
        rules.show_game(spec)
        bench.drawn(rules)
    rules.show_example()
    bench.drawn(rules)
    return f"{len(games())} games"


def check_lessons(bench: CheckWindow) -> str:
    """The list of lessons, and each of them as it begins."""
    window = bench.seated()
    window.ui.lessons.trigger()
    (lessons,) = window.findChildren(LessonsWindow)
    bench.drawn(lessons)
    for row in lessons.list.rows:
        lessons.show_lesson(row.lesson)
        if lessons.lesson != row.lesson:
            raise CheckError(f"the lesson {row.lesson.id} cannot be read")
        bench.drawn(lessons)
    lessons.close()
    return f"{len(lessons.list.rows)} lessons"


def check_ceki_cards(bench: CheckWindow) -> str:
    """The page on ceki cards, at its last card."""
    window = bench.seated()
    window.context.help.show_ceki_cards(CEKI[-1])
    (shown,) = window.findChildren(CekiWindow)
    bench.drawn(shown)
    shown.close()
    return f"{len(CEKI)} cards"


def check_honesty(bench: CheckWindow) -> str:
    """The fingerprint of the deal, and the pages that explain."""
    window = bench.seated()
    window.ui.fingerprint.trigger()
    (shown,) = window.findChildren(FingerprintWindow)
    bench.drawn(shown)
    shown.close()
    window.ui.honest_deal.trigger()
    (pages,) = window.findChildren(HelpWindow)
    for name in PAGES:
        pages.show_page(name)
        bench.drawn(pages)
        if not pages.ui.page.toPlainText().startswith(pages.windowTitle()):
            raise CheckError(f"the page {name} is missing")
    return f"{len(PAGES)} pages"


def check_moves(bench: CheckWindow) -> str:
    """The moves beside the table."""
    window = bench.seated()
    window.ui.moves.setChecked(True)
    panel = window.moves.panel
    if panel is None or panel.model.rowCount() < 1:
        raise CheckError("no move is listed")
    bench.drawn(window)
    bench.drawn(panel)
    window.ui.moves.setChecked(False)
    return ""


def check_replay(bench: CheckWindow) -> str:
    """The match on the table, looked at again."""
    window = bench.seated()
    window.replay_at(0, 0)
    (replay,) = window.findChildren(ReplayWindow)
    replay.ui.last.click()
    if replay.course.at != replay.course.last:
        raise CheckError("the replay does not go to the end of the round")
    bench.drawn(replay)
    bench.drawn(replay.ui.table)
    replay.close()
    return ""


def check_review(bench: CheckWindow) -> str:
    """The review of a match of which no round is over yet."""
    window = bench.seated()
    review = open_review(window.matches.match, 0, CardPictures("ceki", True), window)
    bench.drawn(review)
    if review.reviewing.running or review.ui.table.isVisible():
        raise CheckError("a round in play is reviewed")
    review.close()
    return ""


def check_standings(bench: CheckWindow) -> str:
    """The standings of a match."""
    window = bench.seated()
    window.ui.standings.trigger()
    assert window.round_end.sheet is not None
    bench.drawn(window.round_end.sheet)
    return ""


def check_statistics(bench: CheckWindow) -> str:
    """A round that is kept in the database, and its figures and charts."""
    window = bench.seated()
    kept = PlayedRound(
        "1", 1, "thothit", "2026-11-22T10:00:00Z", 3, "langganan,langganan", "", 30, 10, WON, False
    )
    Database(bench.directory).put(kept)
    if Database(bench.directory).rounds() != [kept]:
        raise CheckError("the round is not there again")
    window.ui.statistics.trigger()
    (shown,) = window.findChildren(StatisticsWindow)
    for page in range(shown.ui.tabs.count()):
        shown.ui.tabs.setCurrentIndex(page)
        bench.drawn(shown)
    return ""


def check_settings(bench: CheckWindow) -> str:
    """Every page of the settings, and a backup that can be read again."""
    window = bench.seated()
    window.ui.settings.trigger()
    (shown,) = window.findChildren(SettingsWindow)
    for page in range(shown.ui.pages.count()):
        shown.ui.pages.setCurrentRow(page)
        bench.drawn(shown)
    backup = bench.directory / "backup.zip"
    window.settings.write()
    write_backup(bench.directory, backup)
    if not read_backup(backup).settings:
        raise CheckError("the backup holds no settings")
    unpacked = bench.directory / "unpacked"
    unpacked.mkdir(exist_ok=True)
    unpack(backup, unpacked)
    return f"{len(shown.rows)} settings"


def check_score_sheet(bench: CheckWindow) -> str:
    """The score sheet after a round, and again after it was put away."""
    window = bench.watched("thothit")
    sheet = window.round_end.sheet
    assert sheet is not None
    bench.drawn(sheet)
    sheet.closed.emit()
    if sheet.isVisible():
        raise CheckError("the sheet does not close")
    window.ui.score.trigger()
    bench.drawn(sheet)
    return ""


def check_open_pile(bench: CheckWindow) -> str:
    """The person's captures."""
    window = bench.seated()
    window.ui.piles.trigger()
    bench.drawn(*window.findChildren(OpenPile))
    return ""


def check_dialogs(bench: CheckWindow) -> str:
    """Keys, About, the number of a deal, a warning and a report."""
    window = bench.seated()
    asked: list[tuple[Callable[[], object], type[QDialog]]] = [
        (window.ui.keys.trigger, KeysWindow),
        (window.ui.about.trigger, QMessageBox),
        (window.ui.deal_number.trigger, QInputDialog),
        (lambda: window.context.dialogs.warn("A record", "cannot be read"), QMessageBox),
    ]
    for ask, kind in asked:
        _modal(bench, ask, kind, bench.drawn)
    logging.disable()
    try:  # this fault is none
        with redirect_stderr(io.StringIO()):
            _modal(
                bench,
                lambda: window.context.reporter.show_report(ValueError("a try")),
                QMessageBox,
                bench.drawn,
            )
    finally:
        logging.disable(logging.NOTSET)
    return f"{len(asked) + 1} dialogs"


def _modal(
    bench: CheckWindow, ask: Callable[[], object], kind: type[QDialog], look: Callable[[QDialog], None]
) -> None:
    """Open a dialog, look at it and close it."""
    seen: list[Exception | None] = []

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            return
        timer.stop()
        try:
            look(dialog)
            seen.append(None)
        except Exception as error:  # told where it was asked for, not where it is met
            seen.append(error)
        dialog.reject()

    timer = QTimer(interval=STEP)
    timer.timeout.connect(meet)
    timer.start()
    ask()
    bench.wait(lambda: seen)
    if seen[0] is not None:
        raise seen[0]
