# SPDX-License-Identifier: MIT
"""The self-test's checks of windows: each opens a window, looks at it and closes it."""

import io
import logging
from collections.abc import Callable
from contextlib import redirect_stderr

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QMessageBox

from thothit_desktop.app.backup.archive import read_backup, unpack, write_backup
from thothit_desktop.app.ceki.window import CekiWindow
from thothit_desktop.app.deals.enter_window import EnterDealWindow
from thothit_desktop.app.deals.window import DealsWindow
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow
from thothit_desktop.app.honesty.help_window import PAGES, HelpWindow
from thothit_desktop.app.lessons.page import LessonsPage
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
from thothit_desktop.app.store.setting import APPEARANCE
from thothit_desktop.app.window.keys_window import KeysWindow
from thothit_desktop.app.window.open_pile import OpenPile
from thothit_desktop.games import games
from thothit_desktop.games.cards import CEKI


def check_main_window(check_window: CheckWindow) -> str:
    """Check the main window with a match, in every deck and theme."""
    window = check_window.seated()
    ui = window.ui
    for appearance in reversed(APPEARANCE.allowed):
        window.settings.set_value(APPEARANCE, appearance)
        check_window.wait(lambda: not window.table.moving)
        check_window.drawn(window)
    for deck in (ui.deck_western, ui.deck_western_cats, ui.deck_ceki):
        deck.trigger()
        check_window.wait(lambda: not window.table.moving)
        check_window.drawn(window)
    return ""


def check_start(check_window: CheckWindow) -> str:
    """Check the whole program from its start to its end."""
    from thothit_desktop.app.startup.start import run

    line = "--watch --rounds 1 --speed off --seed 1 --data-dir"
    code = run(parse([*line.split(), str(check_window.directory)]))
    if code != 0:
        raise CheckError(f"it ends with {code}")
    return ""


def check_new_game(check_window: CheckWindow) -> str:
    """Check the gallery of games, and the choices for each game."""
    window = check_window.seated()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGame)
        for tile in dialog.ui.gallery.tiles.values():
            tile.click()
            check_window.drawn(dialog)

    _modal(check_window, window.ui.new_game.trigger, NewGame, look)
    return f"{len(games())} games"


def check_saved_games(check_window: CheckWindow) -> str:
    """Check that the list of saved games contains the match on the table."""
    window = check_window.seated()
    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    check_window.drawn(saved_matches)
    if saved_matches.listed.model.rowCount() < 1:
        raise CheckError("the match on the table is not listed")
    saved_matches.close()
    return ""


def check_deals(check_window: CheckWindow) -> str:
    """Check the window of deals with each of its deals, and the one in which a deal is entered."""
    window = check_window.seated()
    window.ui.deals.trigger()
    (deals,) = window.findChildren(DealsWindow)
    rows = deals.ui.choices.count()
    for row in range(rows):
        deals.ui.choices.setCurrentRow(row)
        check_window.drawn(deals)
    deals.ui.enter.click()
    (entry,) = window.findChildren(EnterDealWindow)
    check_window.drawn(entry)
    entry.close()
    return f"{rows} deals"


def check_home(check_window: CheckWindow) -> str:
    """Check the home page over the table, with all its pictures."""
    window = check_window.seated()
    window.ui.home.trigger()
    page = window.home.page
    if page is None:
        raise CheckError("it does not open")
    check_window.wait(lambda: not page.drawing)
    check_window.drawn(window)
    window.home.leave()
    return ""


def check_rules_window(check_window: CheckWindow) -> str:
    """Check the rules of every game, and one example."""
    window = check_window.seated()
    window.ui.rules.trigger()
    (rules,) = window.findChildren(RulesWindow)
    for spec in games().values():
        rules.show_game(spec)
        check_window.drawn(rules)
    rules.show_example()
    check_window.drawn(rules)
    return f"{len(games())} games"


def check_lessons(check_window: CheckWindow) -> str:
    """Check the list of lessons, the beginning of each lesson, and a position of each drill."""
    window = check_window.seated()
    window.ui.lessons.trigger()
    (lessons,) = window.findChildren(LessonsPage)
    check_window.drawn(lessons)
    for row in lessons.list.rows:
        lessons.show_lesson(row.lesson)
        if lessons.lesson != row.lesson:
            raise CheckError(f"the lesson {row.lesson.id} cannot be read")
        check_window.drawn(lessons)
    for drill_row in lessons.list.drill_rows:
        drill_row.click()
        if lessons.drill != drill_row.drill:
            raise CheckError(f"the drill {drill_row.drill.id} cannot be read")
        check_window.drawn(lessons)
    told = f"{len(lessons.list.rows)} lessons, {len(lessons.list.drill_rows)} drills"
    lessons.left.emit()
    return told


def check_ceki_cards(check_window: CheckWindow) -> str:
    """Check the page on ceki cards, at its last card."""
    window = check_window.seated()
    window.context.help.show_ceki_cards(CEKI[-1])
    (shown,) = window.findChildren(CekiWindow)
    check_window.drawn(shown)
    shown.close()
    return f"{len(CEKI)} cards"


def check_honesty(check_window: CheckWindow) -> str:
    """The fingerprint of the deal, and the pages that explain."""
    window = check_window.seated()
    window.ui.honest_deal.trigger()
    (shown,) = window.findChildren(FingerprintWindow)
    check_window.drawn(shown)
    shown.ui.explain.click()
    (pages,) = window.findChildren(HelpWindow)
    for name in PAGES:
        pages.show_page(name)
        check_window.drawn(pages)
        if not pages.ui.page.toPlainText().startswith(pages.windowTitle()):
            raise CheckError(f"the page {name} is missing")
    return f"{len(PAGES)} pages"


def check_moves(check_window: CheckWindow) -> str:
    """Check the panel of moves beside the table."""
    window = check_window.seated()
    window.ui.moves.setChecked(True)
    panel = window.moves.panel
    if panel is None or panel.model.rowCount() < 1:
        raise CheckError("no move is listed")
    check_window.drawn(window)
    check_window.drawn(panel)
    window.ui.moves.setChecked(False)
    return ""


def check_replay(check_window: CheckWindow) -> str:
    """Check the replay of the match on the table."""
    window = check_window.seated()
    window.replay_at(0, 0)
    (replay,) = window.findChildren(ReplayWindow)
    replay.ui.last.click()
    if replay.course.at != replay.course.last:
        raise CheckError("the replay does not go to the end of the round")
    check_window.drawn(replay)
    check_window.drawn(replay.ui.table)
    replay.close()
    return ""


def check_review(check_window: CheckWindow) -> str:
    """Check the review of a match without an ended round."""
    window = check_window.seated()
    review = open_review(window.matches.match, 0, window.settings, window)
    check_window.drawn(review)
    if review.reviewing.running or review.ui.table.isVisible():
        raise CheckError("a round in play is reviewed")
    review.close()
    return ""


def check_standings(check_window: CheckWindow) -> str:
    """Check the standings of a match."""
    window = check_window.seated()
    window.ui.standings.trigger()
    assert window.round_end.sheet is not None
    check_window.drawn(window.round_end.sheet)
    return ""


def check_statistics(check_window: CheckWindow) -> str:
    """Check that the database keeps a round, and the statistics window."""
    window = check_window.seated()
    kept = PlayedRound(
        "1", 1, "thothit", "2026-11-22T10:00:00Z", 3, "langganan,langganan", "", 30, 10, WON, False
    )
    Database(check_window.directory).put(kept)
    if Database(check_window.directory).rounds() != [kept]:
        raise CheckError("the round is not there again")
    window.ui.statistics.trigger()
    (shown,) = window.findChildren(StatisticsWindow)
    for page in range(shown.ui.tabs.count()):
        shown.ui.tabs.setCurrentIndex(page)
        check_window.drawn(shown)
    return ""


def check_settings(check_window: CheckWindow) -> str:
    """Check every page of the settings, and that a backup can be read again."""
    window = check_window.seated()
    window.ui.settings.trigger()
    (shown,) = window.findChildren(SettingsWindow)
    for page in range(shown.ui.pages.count()):
        shown.ui.pages.setCurrentRow(page)
        check_window.drawn(shown)
    backup = check_window.directory / "backup.zip"
    window.settings.write()
    write_backup(check_window.directory, backup)
    if not read_backup(backup).settings:
        raise CheckError("the backup holds no settings")
    unpacked = check_window.directory / "unpacked"
    unpacked.mkdir(exist_ok=True)
    unpack(backup, unpacked)
    return f"{len(shown.rows)} settings"


def check_score_sheet(check_window: CheckWindow) -> str:
    """Check the score sheet after a round, and when opened again."""
    window = check_window.watched("thothit")
    sheet = window.round_end.sheet
    assert sheet is not None
    check_window.drawn(sheet)
    sheet.closed.emit()
    if sheet.isVisible():
        raise CheckError("the sheet does not close")
    window.ui.score.trigger()
    check_window.drawn(sheet)
    return ""


def check_open_pile(check_window: CheckWindow) -> str:
    """Check the window of the person's captures."""
    window = check_window.seated()
    window.ui.piles.trigger()
    check_window.drawn(*window.findChildren(OpenPile))
    return ""


def check_dialogs(check_window: CheckWindow) -> str:
    """Check the dialogs for keys, About, the number of a deal, a warning and a report."""
    window = check_window.seated()
    asked: list[tuple[Callable[[], object], type[QDialog]]] = [
        (window.ui.keys.trigger, KeysWindow),
        (window.ui.about.trigger, QMessageBox),
        (window.ui.deal_number.trigger, QInputDialog),
        (lambda: window.context.dialogs.warn("A record", "cannot be read"), QMessageBox),
    ]
    for ask, kind in asked:
        _modal(check_window, ask, kind, check_window.drawn)
    logging.disable()
    try:  # the report of a sample error is no fault of the program
        with redirect_stderr(io.StringIO()):
            _modal(
                check_window,
                lambda: window.context.reporter.show_report(ValueError("a try")),
                QMessageBox,
                check_window.drawn,
            )
    finally:
        logging.disable(logging.NOTSET)
    return f"{len(asked) + 1} dialogs"


def _modal(
    check_window: CheckWindow, ask: Callable[[], object], kind: type[QDialog], look: Callable[[QDialog], None]
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
        except Exception as error:  # raised below, outside the timer's slot
            seen.append(error)
        dialog.reject()

    timer = QTimer(interval=STEP)
    timer.timeout.connect(meet)
    timer.start()
    ask()
    check_window.wait(lambda: seen)
    if seen[0] is not None:
        raise seen[0]
