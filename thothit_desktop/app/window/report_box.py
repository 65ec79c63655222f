# SPDX-License-Identifier: MIT
"""The box with a report to copy."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.title_room import keep_title_whole


def report_box(window: QWidget, what: str, why: str, report: str) -> QMessageBox:
    """A box that says what happened and what to do, and copies the report by a button. It opens at once."""
    box = QMessageBox(window)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(window.windowTitle())
    box.setText(what)
    box.setInformativeText(why)
    box.setDetailedText(report)
    done = box.addButton(QMessageBox.StandardButton.Ok)
    box.setDefaultButton(done)
    box.setEscapeButton(done)
    copy = box.addButton(
        QCoreApplication.translate("ReportBox", "&Copy report"), QMessageBox.ButtonRole.ActionRole
    )
    copy.clicked.disconnect()  # the box stays open
    copied = QCoreApplication.translate("ReportBox", "Copied")

    def copy_report() -> None:
        QGuiApplication.clipboard().setText(report)
        copy.setText(copied)

    copy.clicked.connect(copy_report)
    dress_box(box)
    keep_title_whole(box)
    for row in box.findChildren(QDialogButtonBox):
        row.setMinimumWidth(row.sizeHint().width())  # three of them, which Qt would cut
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
