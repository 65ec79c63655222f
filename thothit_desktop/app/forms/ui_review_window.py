# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'review_window.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QDialog, QHBoxLayout,
    QLabel, QProgressBar, QPushButton, QSizePolicy,
    QSpacerItem, QStackedWidget, QTabWidget, QToolButton,
    QVBoxLayout, QWidget)

from thothit_desktop.app.history.open_hands import OpenHands
from thothit_desktop.app.review.decision_marks import DecisionMarks
from thothit_desktop.app.widgets.column_scroll import ColumnScroll
from thothit_desktop.table.table import Table

class Ui_ReviewWindow(object):
    def setupUi(self, ReviewWindow):
        if not ReviewWindow.objectName():
            ReviewWindow.setObjectName(u"ReviewWindow")
        ReviewWindow.resize(1120, 700)
        self.column = QVBoxLayout(ReviewWindow)
        self.column.setObjectName(u"column")
        self.round_row = QHBoxLayout()
        self.round_row.setObjectName(u"round_row")
        self.rounds_label = QLabel(ReviewWindow)
        self.rounds_label.setObjectName(u"rounds_label")

        self.round_row.addWidget(self.rounds_label)

        self.rounds = QComboBox(ReviewWindow)
        self.rounds.setObjectName(u"rounds")
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rounds.setMinimumContentsLength(16)

        self.round_row.addWidget(self.rounds)

        self.progress = QProgressBar(ReviewWindow)
        self.progress.setObjectName(u"progress")
        self.progress.setMinimumSize(QSize(40, 0))

        self.round_row.addWidget(self.progress)

        self.stop = QPushButton(ReviewWindow)
        self.stop.setObjectName(u"stop")
        self.stop.setAutoDefault(False)

        self.round_row.addWidget(self.stop)

        self.beside = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.round_row.addItem(self.beside)


        self.column.addLayout(self.round_row)

        self.pages = QStackedWidget(ReviewWindow)
        self.pages.setObjectName(u"pages")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.pages.sizePolicy().hasHeightForWidth())
        self.pages.setSizePolicy(sizePolicy)
        self.waiting = QWidget()
        self.waiting.setObjectName(u"waiting")
        self.waiting_column = QVBoxLayout(self.waiting)
        self.waiting_column.setObjectName(u"waiting_column")
        self.waiting_column.setContentsMargins(0, 0, 0, 0)
        self.message = QLabel(self.waiting)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)

        self.waiting_column.addWidget(self.message)

        self.pages.addWidget(self.waiting)
        self.board = QWidget()
        self.board.setObjectName(u"board")
        self.board_column = QVBoxLayout(self.board)
        self.board_column.setObjectName(u"board_column")
        self.board_column.setContentsMargins(0, 0, 0, 0)
        self.board_row = QHBoxLayout()
        self.board_row.setObjectName(u"board_row")
        self.table = Table(self.board)
        self.table.setObjectName(u"table")
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)

        self.board_row.addWidget(self.table)

        self.side_scroll = ColumnScroll(self.board)
        self.side_scroll.setObjectName(u"side_scroll")
        self.side = QWidget()
        self.side.setObjectName(u"side")
        self.side_column = QVBoxLayout(self.side)
        self.side_column.setObjectName(u"side_column")
        self.side_column.setContentsMargins(0, 0, 0, 0)
        self.heading = QLabel(self.side)
        self.heading.setObjectName(u"heading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)

        self.side_column.addWidget(self.heading)

        self.played_row = QHBoxLayout()
        self.played_row.setObjectName(u"played_row")
        self.played_sign = QLabel(self.side)
        self.played_sign.setObjectName(u"played_sign")
        self.played_sign.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.played_row.addWidget(self.played_sign)

        self.played = QLabel(self.side)
        self.played.setObjectName(u"played")
        self.played.setTextFormat(Qt.TextFormat.PlainText)
        self.played.setWordWrap(True)
        self.played.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.played_row.addWidget(self.played)

        self.played_row.setStretch(1, 1)

        self.side_column.addLayout(self.played_row)

        self.better_row = QHBoxLayout()
        self.better_row.setObjectName(u"better_row")
        self.better_sign = QLabel(self.side)
        self.better_sign.setObjectName(u"better_sign")
        self.better_sign.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.better_row.addWidget(self.better_sign)

        self.better = QLabel(self.side)
        self.better.setObjectName(u"better")
        self.better.setTextFormat(Qt.TextFormat.PlainText)
        self.better.setWordWrap(True)
        self.better.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)

        self.better_row.addWidget(self.better)

        self.better_row.setStretch(1, 1)

        self.side_column.addLayout(self.better_row)

        self.try_row = QHBoxLayout()
        self.try_row.setObjectName(u"try_row")
        self.try_it = QPushButton(self.side)
        self.try_it.setObjectName(u"try_it")
        self.try_it.setAutoDefault(False)

        self.try_row.addWidget(self.try_it)

        self.beside_try = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.try_row.addItem(self.beside_try)


        self.side_column.addLayout(self.try_row)

        self.hands = OpenHands(self.side)
        self.hands.setObjectName(u"hands")

        self.side_column.addWidget(self.hands)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side_column.addItem(self.below)

        self.side_scroll.setWidget(self.side)

        self.board_row.addWidget(self.side_scroll)

        self.board_row.setStretch(0, 1)

        self.board_column.addLayout(self.board_row)

        self.marks_row = QHBoxLayout()
        self.marks_row.setObjectName(u"marks_row")
        self.previous = QToolButton(self.board)
        self.previous.setObjectName(u"previous")

        self.marks_row.addWidget(self.previous)

        self.marks = DecisionMarks(self.board)
        self.marks.setObjectName(u"marks")

        self.marks_row.addWidget(self.marks)

        self.next = QToolButton(self.board)
        self.next.setObjectName(u"next")

        self.marks_row.addWidget(self.next)

        self.marks_row.setStretch(1, 1)

        self.board_column.addLayout(self.marks_row)

        self.board_column.setStretch(0, 1)
        self.pages.addWidget(self.board)
        self.details_scroll = ColumnScroll()
        self.details_scroll.setObjectName(u"details_scroll")
        self.details_page = QWidget()
        self.details_page.setObjectName(u"details_page")
        self.details_column = QVBoxLayout(self.details_page)
        self.details_column.setObjectName(u"details_column")
        self.details_column.setContentsMargins(0, 0, 0, 0)
        self.headline = QLabel(self.details_page)
        self.headline.setObjectName(u"headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setWordWrap(True)

        self.details_column.addWidget(self.headline)

        self.summary = QLabel(self.details_page)
        self.summary.setObjectName(u"summary")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)

        self.details_column.addWidget(self.summary)

        self.hindsight = QLabel(self.details_page)
        self.hindsight.setObjectName(u"hindsight")
        self.hindsight.setTextFormat(Qt.TextFormat.PlainText)
        self.hindsight.setWordWrap(True)

        self.details_column.addWidget(self.hindsight)

        self.uncertainty = QLabel(self.details_page)
        self.uncertainty.setObjectName(u"uncertainty")
        self.uncertainty.setTextFormat(Qt.TextFormat.PlainText)
        self.uncertainty.setWordWrap(True)

        self.details_column.addWidget(self.uncertainty)

        self.tabs = QTabWidget(self.details_page)
        self.tabs.setObjectName(u"tabs")
        sizePolicy.setHeightForWidth(self.tabs.sizePolicy().hasHeightForWidth())
        self.tabs.setSizePolicy(sizePolicy)

        self.details_column.addWidget(self.tabs)

        self.details_scroll.setWidget(self.details_page)
        self.pages.addWidget(self.details_scroll)

        self.column.addWidget(self.pages)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.details = QPushButton(ReviewWindow)
        self.details.setObjectName(u"details")
        self.details.setCheckable(True)
        self.details.setAutoDefault(False)

        self.footer.addWidget(self.details)

        self.all_cards = QPushButton(ReviewWindow)
        self.all_cards.setObjectName(u"all_cards")
        self.all_cards.setCheckable(True)
        self.all_cards.setAutoDefault(False)

        self.footer.addWidget(self.all_cards)

        self.spacer = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.spacer)

        self.close_window = QPushButton(ReviewWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.footer.addWidget(self.close_window)


        self.column.addLayout(self.footer)

#if QT_CONFIG(shortcut)
        self.rounds_label.setBuddy(self.rounds)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(ReviewWindow)

        QMetaObject.connectSlotsByName(ReviewWindow)
    # setupUi

    def retranslateUi(self, ReviewWindow):
        ReviewWindow.setWindowTitle(QCoreApplication.translate("ReviewWindow", u"Review", None))
        self.rounds_label.setText(QCoreApplication.translate("ReviewWindow", u"&Round:", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("ReviewWindow", u"Moves reviewed", None))
#endif // QT_CONFIG(accessibility)
        self.progress.setFormat(QCoreApplication.translate("ReviewWindow", u"%v of %m moves", None))
        self.stop.setText(QCoreApplication.translate("ReviewWindow", u"&Stop", None))
        self.try_it.setText(QCoreApplication.translate("ReviewWindow", u"&What if", None))
#if QT_CONFIG(tooltip)
        self.try_it.setToolTip(QCoreApplication.translate("ReviewWindow", u"Play on from the position before this move, with the same cards, as practice. Your match waits.", None))
#endif // QT_CONFIG(tooltip)
        self.previous.setText("")
#if QT_CONFIG(tooltip)
        self.previous.setToolTip(QCoreApplication.translate("ReviewWindow", u"Previous mistake (Left)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.previous.setAccessibleName(QCoreApplication.translate("ReviewWindow", u"Previous mistake", None))
#endif // QT_CONFIG(accessibility)
        self.next.setText("")
#if QT_CONFIG(tooltip)
        self.next.setToolTip(QCoreApplication.translate("ReviewWindow", u"Next mistake (Right)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.next.setAccessibleName(QCoreApplication.translate("ReviewWindow", u"Next mistake", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.summary.setToolTip(QCoreApplication.translate("ReviewWindow", u"\u201cOthers' turns\u201d includes their cards and their mistakes. \u201cStock cards\u201d are the ones this player drew or turned up.", None))
#endif // QT_CONFIG(tooltip)
        self.details.setText(QCoreApplication.translate("ReviewWindow", u"&Details", None))
#if QT_CONFIG(tooltip)
        self.details.setToolTip(QCoreApplication.translate("ReviewWindow", u"See what each decision cost, what was luck, and what hindsight shows", None))
#endif // QT_CONFIG(tooltip)
        self.all_cards.setText(QCoreApplication.translate("ReviewWindow", u"&All cards", None))
#if QT_CONFIG(tooltip)
        self.all_cards.setToolTip(QCoreApplication.translate("ReviewWindow", u"Show every player's hand at this moment", None))
#endif // QT_CONFIG(tooltip)
        self.close_window.setText(QCoreApplication.translate("ReviewWindow", u"&Close", None))
#if QT_CONFIG(tooltip)
        self.close_window.setToolTip(QCoreApplication.translate("ReviewWindow", u"Close the review (Esc)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

