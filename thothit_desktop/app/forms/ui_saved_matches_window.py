# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'saved_matches_window.ui'
##
## Created by: Qt User Interface Compiler version 6.11.3
##
## WARNING! All changes made in this file will be lost when recompiling UI file!
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QAbstractItemView, QApplication, QComboBox, QDialog,
    QHBoxLayout, QLabel, QLineEdit, QListView,
    QPushButton, QSizePolicy, QSpacerItem, QStackedWidget,
    QVBoxLayout, QWidget)

class Ui_SavedMatchesWindow(object):
    def setupUi(self, SavedMatchesWindow):
        if not SavedMatchesWindow.objectName():
            SavedMatchesWindow.setObjectName(u"SavedMatchesWindow")
        self.column = QVBoxLayout(SavedMatchesWindow)
        self.column.setSpacing(8)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(12, 12, 12, 12)
        self.top = QHBoxLayout()
        self.top.setObjectName(u"top")
        self.search = QLineEdit(SavedMatchesWindow)
        self.search.setObjectName(u"search")
        self.search.setClearButtonEnabled(True)

        self.top.addWidget(self.search)

        self.state = QComboBox(SavedMatchesWindow)
        self.state.addItem("")
        self.state.addItem("")
        self.state.addItem("")
        self.state.addItem("")
        self.state.setObjectName(u"state")

        self.top.addWidget(self.state)

        self.game = QComboBox(SavedMatchesWindow)
        self.game.addItem("")
        self.game.setObjectName(u"game")
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.top.addWidget(self.game)


        self.column.addLayout(self.top)

        self.pages = QStackedWidget(SavedMatchesWindow)
        self.pages.setObjectName(u"pages")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.pages.sizePolicy().hasHeightForWidth())
        self.pages.setSizePolicy(sizePolicy)
        self.list = QListView()
        self.list.setObjectName(u"list")
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.pages.addWidget(self.list)
        self.empty = QLabel()
        self.empty.setObjectName(u"empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self.pages.addWidget(self.empty)

        self.column.addWidget(self.pages)

        self.below = QHBoxLayout()
        self.below.setObjectName(u"below")
        self.note = QLabel(SavedMatchesWindow)
        self.note.setObjectName(u"note")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.note.sizePolicy().hasHeightForWidth())
        self.note.setSizePolicy(sizePolicy1)
        self.note.setTextFormat(Qt.TextFormat.PlainText)

        self.below.addWidget(self.note)

        self.undo = QPushButton(SavedMatchesWindow)
        self.undo.setObjectName(u"undo")
        self.undo.setAutoDefault(False)

        self.below.addWidget(self.undo)

        self.export_record = QPushButton(SavedMatchesWindow)
        self.export_record.setObjectName(u"export_record")
        self.export_record.setAutoDefault(False)

        self.below.addWidget(self.export_record)

        self.import_record = QPushButton(SavedMatchesWindow)
        self.import_record.setObjectName(u"import_record")
        self.import_record.setAutoDefault(False)

        self.below.addWidget(self.import_record)


        self.column.addLayout(self.below)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.play = QPushButton(SavedMatchesWindow)
        self.play.setObjectName(u"play")
        self.play.setAutoDefault(False)

        self.footer.addWidget(self.play)

        self.standings = QPushButton(SavedMatchesWindow)
        self.standings.setObjectName(u"standings")
        self.standings.setAutoDefault(False)

        self.footer.addWidget(self.standings)

        self.replay = QPushButton(SavedMatchesWindow)
        self.replay.setObjectName(u"replay")
        self.replay.setAutoDefault(False)

        self.footer.addWidget(self.replay)

        self.review = QPushButton(SavedMatchesWindow)
        self.review.setObjectName(u"review")
        self.review.setAutoDefault(False)

        self.footer.addWidget(self.review)

        self.rename = QPushButton(SavedMatchesWindow)
        self.rename.setObjectName(u"rename")
        self.rename.setAutoDefault(False)

        self.footer.addWidget(self.rename)

        self.remove = QPushButton(SavedMatchesWindow)
        self.remove.setObjectName(u"remove")
        self.remove.setAutoDefault(False)

        self.footer.addWidget(self.remove)

        self.between = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.between)

        self.leave = QPushButton(SavedMatchesWindow)
        self.leave.setObjectName(u"leave")
        self.leave.setAutoDefault(False)

        self.footer.addWidget(self.leave)


        self.column.addLayout(self.footer)

        QWidget.setTabOrder(self.search, self.state)
        QWidget.setTabOrder(self.state, self.game)
        QWidget.setTabOrder(self.game, self.list)
        QWidget.setTabOrder(self.list, self.undo)
        QWidget.setTabOrder(self.undo, self.play)
        QWidget.setTabOrder(self.play, self.standings)
        QWidget.setTabOrder(self.standings, self.replay)
        QWidget.setTabOrder(self.replay, self.rename)
        QWidget.setTabOrder(self.rename, self.remove)
        QWidget.setTabOrder(self.remove, self.export_record)
        QWidget.setTabOrder(self.export_record, self.import_record)
        QWidget.setTabOrder(self.import_record, self.leave)

        self.retranslateUi(SavedMatchesWindow)
        self.leave.clicked.connect(SavedMatchesWindow.reject)

        QMetaObject.connectSlotsByName(SavedMatchesWindow)
    # setupUi

    def retranslateUi(self, SavedMatchesWindow):
        SavedMatchesWindow.setWindowTitle(QCoreApplication.translate("SavedMatchesWindow", u"Saved matches", None))
        self.search.setPlaceholderText(QCoreApplication.translate("SavedMatchesWindow", u"Search", None))
#if QT_CONFIG(tooltip)
        self.search.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Show only matches that contain these words, such as a name, game, player or result (Ctrl+F)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.search.setAccessibleName(QCoreApplication.translate("SavedMatchesWindow", u"Search", None))
#endif // QT_CONFIG(accessibility)
        self.state.setItemText(0, QCoreApplication.translate("SavedMatchesWindow", u"All matches", None))
        self.state.setItemText(1, QCoreApplication.translate("SavedMatchesWindow", u"Unfinished", None))
        self.state.setItemText(2, QCoreApplication.translate("SavedMatchesWindow", u"Finished", None))
        self.state.setItemText(3, QCoreApplication.translate("SavedMatchesWindow", u"Deleted", None))

#if QT_CONFIG(accessibility)
        self.state.setAccessibleName(QCoreApplication.translate("SavedMatchesWindow", u"Which matches", None))
#endif // QT_CONFIG(accessibility)
        self.game.setItemText(0, QCoreApplication.translate("SavedMatchesWindow", u"All games", None))

#if QT_CONFIG(accessibility)
        self.game.setAccessibleName(QCoreApplication.translate("SavedMatchesWindow", u"Which game", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("SavedMatchesWindow", u"Saved matches", None))
#endif // QT_CONFIG(accessibility)
        self.undo.setText(QCoreApplication.translate("SavedMatchesWindow", u"&Undo", None))
#if QT_CONFIG(tooltip)
        self.undo.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Restore what you deleted last (Ctrl+Z)", None))
#endif // QT_CONFIG(tooltip)
        self.export_record.setText(QCoreApplication.translate("SavedMatchesWindow", u"&Export\u2026", None))
#if QT_CONFIG(tooltip)
        self.export_record.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Save this match to a file you can share", None))
#endif // QT_CONFIG(tooltip)
        self.import_record.setText(QCoreApplication.translate("SavedMatchesWindow", u"&Import\u2026", None))
#if QT_CONFIG(tooltip)
        self.import_record.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Add a match from a file to your saved matches", None))
#endif // QT_CONFIG(tooltip)
        self.play.setText(QCoreApplication.translate("SavedMatchesWindow", u"Resume", None))
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Continue this match where you left it (Enter)", None))
#endif // QT_CONFIG(tooltip)
        self.standings.setText(QCoreApplication.translate("SavedMatchesWindow", u"&Standings", None))
#if QT_CONFIG(tooltip)
        self.standings.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Show this match round by round", None))
#endif // QT_CONFIG(tooltip)
        self.replay.setText(QCoreApplication.translate("SavedMatchesWindow", u"Repla&y", None))
#if QT_CONFIG(tooltip)
        self.replay.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Watch this match again, move by move (Ctrl+Shift+R)", None))
#endif // QT_CONFIG(tooltip)
        self.review.setText(QCoreApplication.translate("SavedMatchesWindow", u"Re&view\u2026", None))
#if QT_CONFIG(tooltip)
        self.review.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"See what your decisions cost you, and what was luck (Ctrl+Shift+V)", None))
#endif // QT_CONFIG(tooltip)
        self.rename.setText(QCoreApplication.translate("SavedMatchesWindow", u"Re&name\u2026", None))
#if QT_CONFIG(tooltip)
        self.rename.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Give this match a name of your own (F2)", None))
#endif // QT_CONFIG(tooltip)
        self.remove.setText(QCoreApplication.translate("SavedMatchesWindow", u"&Delete", None))
#if QT_CONFIG(tooltip)
        self.remove.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Delete the selected matches; you can still restore them (Delete)", None))
#endif // QT_CONFIG(tooltip)
        self.leave.setText(QCoreApplication.translate("SavedMatchesWindow", u"Close", None))
#if QT_CONFIG(tooltip)
        self.leave.setToolTip(QCoreApplication.translate("SavedMatchesWindow", u"Go back to the table (Esc)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

