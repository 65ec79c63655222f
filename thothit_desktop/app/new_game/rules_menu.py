# SPDX-License-Identifier: MIT
"""The button of the New game dialog whose menu keeps and shares house rules."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QMenu, QMessageBox, QPushButton, QWidget

from thothit_desktop.app.store.rule_sets import RuleSet, RulesLineError, read_rules_line, rules_line
from thothit_desktop.app.store.saves import SUFFIX, FileError, read_text, write_text
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.games.quoting import LONGEST_NAME, one_line

if TYPE_CHECKING:
    from thothit_desktop.app.store.settings import Settings


class RulesMenu(QPushButton):
    """A button with a menu for the rules that are chosen; it works once it has `settings`."""

    kept = Signal(str)
    """The chosen rules are kept under a key, or under none (empty) after they were deleted."""
    received = Signal(object, str)
    """The user has pasted or opened a `RuleSet`; carries it, and a sentence about what was left out."""
    done = Signal(str)
    """Something has been done; carries a sentence about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("&Keep or share"))
        self.setAutoDefault(False)
        self.settings: Settings | None = None
        self._rules: RuleSet | None = None
        self._key = self._proposed = ""
        menu = QMenu(self)
        copy, paste, find = (getattr(QKeySequence.StandardKey, name) for name in ("Copy", "Paste", "Open"))
        self.keep = self._add(menu, self.tr("&Keep under a name…"), self._keep)
        self.rename = self._add(menu, self.tr("&Rename…"), self._rename)
        self.delete = self._add(menu, self.tr("&Delete…"), self._ask_to_delete)
        menu.addSeparator()
        self.copy = self._add(menu, self.tr("&Copy as text"), self._copy, copy)
        self.save = self._add(menu, self.tr("&Save to a file…"), self._save)
        menu.addSeparator()
        self.paste = self._add(menu, self.tr("&Paste"), self._paste, paste)
        self.open = self._add(menu, self.tr("&Open a file…"), self._open, find)
        self.setMenu(menu)

    def _add(
        self,
        menu: QMenu,
        words: str,
        do: Callable[[], None],
        key: QKeySequence.StandardKey | None = None,
    ) -> QAction:
        """Add an entry to the menu; its key works in the whole window."""
        action = menu.addAction(words)
        action.triggered.connect(lambda _=False: do())
        if key is not None:
            action.setShortcut(key)
            self.addAction(action)
        return action

    def show_rules(self, rules: RuleSet, key: str, proposed: str) -> None:
        """Offer what can be done with rules, which are kept under a key unless it is empty.

        `proposed` is the name to propose for keeping them.
        """
        self._rules, self._key, self._proposed = rules, key, proposed
        for action in (self.rename, self.delete):
            action.setEnabled(bool(key))

    # Under a name

    def _keep(self) -> None:
        rules = self._rules
        assert rules is not None
        self._ask_name(self._proposed, lambda name: self._store(replace(rules, name=name), ""))

    def _rename(self) -> None:
        rules, key = self._rules, self._key
        assert rules is not None
        self._ask_name(rules.name, lambda name: self._store(replace(rules, name=name), key))

    def _store(self, rules: RuleSet, key: str) -> None:
        """Keep named rules, in place of those with a key if it is given; ask before others are replaced."""
        assert self.settings is not None
        if not rules.name:
            self.done.emit(self.tr("House rules need a name to be kept."))
            return
        for other, kept in self.settings.rule_sets(rules.game).items():
            if other != key and kept.name.casefold() == rules.name.casefold():
                question = self.tr("You already have house rules called “{0}”. Replace them?")
                self._ask(
                    question.format(kept.name),
                    self.tr("Replace"),
                    partial(self._write, rules, other, key),
                )
                return
        self._write(rules, key)

    def _write(self, rules: RuleSet, key: str, renamed: str = "") -> None:
        """Store rules, and delete those of the key `renamed`, which have taken the name of others."""
        assert self.settings is not None
        if renamed:
            self.settings.delete_rules(renamed)
        self.kept.emit(self.settings.keep_rules(rules, key))
        self.done.emit(self.tr("Your house rules “{0}” are kept.").format(rules.name))

    def _ask_to_delete(self) -> None:
        rules, key = self._rules, self._key
        assert rules is not None
        question = self.tr("Delete your house rules “{0}”?").format(rules.name)
        self._ask(question, self.tr("Delete"), lambda: self._delete(rules.name, key))

    def _delete(self, name: str, key: str) -> None:
        assert self.settings is not None
        self.settings.delete_rules(key)
        self.kept.emit("")
        told = self.tr("Your house rules “{0}” are deleted. Their rules stay chosen until you choose others.")
        self.done.emit(told.format(name))

    # As a line of text

    def _copy(self) -> None:
        assert self._rules is not None
        QGuiApplication.clipboard().setText(rules_line(self._rules))
        self.done.emit(self.tr("House rules copied. Another person can paste this line into New game."))

    def _save(self) -> None:
        rules = self._rules
        assert rules is not None
        called = rules.name or self.tr("house rules")
        name = re.sub(r"[^\w-]+", "-", f"{rules.game}-{called}").strip("-")
        path = name_to_save(self.window(), self.tr("Save house rules"), name + SUFFIX, self._kinds())
        if path is None:
            return
        try:
            write_text(path, rules_line(rules) + "\n")
        except FileError as error:
            self._warn(self.tr("Choose another place: the house rules can't be saved there."), str(error))
        else:
            self.done.emit(self.tr("Saved as {0}").format(path.name))

    def _paste(self) -> None:
        self._receive(QGuiApplication.clipboard().text())

    def _open(self) -> None:
        path = name_to_open(self.window(), self.tr("Open house rules"), self._kinds())
        if path is None:
            return
        try:
            text = read_text(path)
        except FileError as error:
            self._warn(self.tr("These house rules can't be opened."), str(error))
        else:
            self._receive(text)

    def _receive(self, text: str) -> None:
        try:
            rules, left_out = read_rules_line(text)
        except RulesLineError as error:
            self._warn(self.tr("These house rules can't be used."), str(error))
        else:
            self.received.emit(rules, left_out)

    def _kinds(self) -> str:
        return self.tr("House rules ({0});;All files (*)").format(f"*{SUFFIX} *.txt")

    # Questions

    def _ask_name(self, name: str, take: Callable[[str], None]) -> None:
        """Ask for the name of house rules; call `take` with it unless cancelled."""
        dialog = QInputDialog(self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("House rules"))
        dialog.setLabelText(self.tr("Name of these house rules:"))
        dialog.setTextValue(name)
        line = dialog.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        line.setMaxLength(LONGEST_NAME)
        dialog.textValueSelected.connect(lambda text: take(one_line(text)))
        self._open_box(dialog)

    def _ask(self, question: str, yes: str, do: Callable[[], None]) -> None:
        """Ask a question; call `do` if the button `yes` is pressed. Enter and Escape cancel."""
        box = self._box(QMessageBox.Icon.Question, question)
        agreeing = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.finished.connect(lambda: do() if box.clickedButton() is agreeing else None)
        self._open_box(box)

    def _warn(self, what: str, why: str) -> None:
        box = self._box(QMessageBox.Icon.Warning, what)
        box.setInformativeText(why)
        self._open_box(box)

    def _box(self, icon: QMessageBox.Icon, words: str) -> QMessageBox:
        box = QMessageBox(icon, self.tr("House rules"), words, parent=self.window())
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a line or a name
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box

    def _open_box(self, box: QDialog) -> None:
        dress_box(box)
        keep_title_whole(box)
        box.finished.connect(self.window().activateWindow)  # some systems activate another window
        box.open()
