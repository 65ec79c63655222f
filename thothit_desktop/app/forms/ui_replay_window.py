# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'replay_window.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QDialog, QFrame,
    QHBoxLayout, QLabel, QListWidget, QListWidgetItem,
    QPushButton, QScrollArea, QSizePolicy, QSlider,
    QSpacerItem, QSplitter, QTabWidget, QToolButton,
    QVBoxLayout, QWidget)

from thothit_desktop.app.history.open_hands import OpenHands
from thothit_desktop.app.widgets.column_scroll import ColumnScroll
from thothit_desktop.table.table import Table

class Ui_ReplayWindow(object):
    def setupUi(self, ReplayWindow):
        if not ReplayWindow.objectName():
            ReplayWindow.setObjectName(u"ReplayWindow")
        ReplayWindow.resize(1120, 740)
        self.column = QVBoxLayout(ReplayWindow)
        self.column.setSpacing(6)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(6, 6, 6, 6)
        self.split = QSplitter(ReplayWindow)
        self.split.setObjectName(u"split")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.split.sizePolicy().hasHeightForWidth())
        self.split.setSizePolicy(sizePolicy)
        self.split.setOrientation(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.table = Table(self.split)
        self.table.setObjectName(u"table")
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.split.addWidget(self.table)
        self.side_scroll = ColumnScroll(self.split)
        self.side_scroll.setObjectName(u"side_scroll")
        self.side = QWidget()
        self.side.setObjectName(u"side")
        self.side_column = QVBoxLayout(self.side)
        self.side_column.setSpacing(6)
        self.side_column.setObjectName(u"side_column")
        self.side_column.setContentsMargins(0, 0, 0, 0)
        self.round_row = QHBoxLayout()
        self.round_row.setSpacing(2)
        self.round_row.setObjectName(u"round_row")
        self.previous_round = QToolButton(self.side)
        self.previous_round.setObjectName(u"previous_round")
        self.previous_round.setAutoRaise(True)

        self.round_row.addWidget(self.previous_round)

        self.rounds = QComboBox(self.side)
        self.rounds.setObjectName(u"rounds")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.rounds.sizePolicy().hasHeightForWidth())
        self.rounds.setSizePolicy(sizePolicy1)

        self.round_row.addWidget(self.rounds)

        self.next_round = QToolButton(self.side)
        self.next_round.setObjectName(u"next_round")
        self.next_round.setAutoRaise(True)

        self.round_row.addWidget(self.next_round)


        self.side_column.addLayout(self.round_row)

        self.seen = QComboBox(self.side)
        self.seen.setObjectName(u"seen")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.seen.sizePolicy().hasHeightForWidth())
        self.seen.setSizePolicy(sizePolicy2)

        self.side_column.addWidget(self.seen)

        self.why = QLabel(self.side)
        self.why.setObjectName(u"why")
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.why.setWordWrap(True)

        self.side_column.addWidget(self.why)

        self.points = QLabel(self.side)
        self.points.setObjectName(u"points")
        self.points.setTextFormat(Qt.TextFormat.PlainText)
        self.points.setWordWrap(True)

        self.side_column.addWidget(self.points)

        self.tabs = QTabWidget(self.side)
        self.tabs.setObjectName(u"tabs")
        sizePolicy.setHeightForWidth(self.tabs.sizePolicy().hasHeightForWidth())
        self.tabs.setSizePolicy(sizePolicy)
        self.tabs.setDocumentMode(True)
        self.hands_page = QScrollArea()
        self.hands_page.setObjectName(u"hands_page")
        self.hands_page.setFrameShape(QFrame.Shape.NoFrame)
        self.hands_page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hands_page.setWidgetResizable(True)
        self.hands = OpenHands()
        self.hands.setObjectName(u"hands")
        self.hands_page.setWidget(self.hands)
        self.tabs.addTab(self.hands_page, "")
        self.what_if_page = QWidget()
        self.what_if_page.setObjectName(u"what_if_page")
        self.what_if_column = QVBoxLayout(self.what_if_page)
        self.what_if_column.setSpacing(4)
        self.what_if_column.setObjectName(u"what_if_column")
        self.what_if_column.setContentsMargins(0, 0, 0, 0)
        self.variations = QListWidget(self.what_if_page)
        self.variations.setObjectName(u"variations")
        self.variations.setFrameShape(QFrame.Shape.NoFrame)
        self.variations.setWordWrap(True)

        self.what_if_column.addWidget(self.variations)

        self.what_if_row = QHBoxLayout()
        self.what_if_row.setSpacing(4)
        self.what_if_row.setObjectName(u"what_if_row")
        self.forget = QPushButton(self.what_if_page)
        self.forget.setObjectName(u"forget")
        sizePolicy1.setHeightForWidth(self.forget.sizePolicy().hasHeightForWidth())
        self.forget.setSizePolicy(sizePolicy1)
        self.forget.setAutoDefault(False)

        self.what_if_row.addWidget(self.forget)

        self.undo = QPushButton(self.what_if_page)
        self.undo.setObjectName(u"undo")
        sizePolicy1.setHeightForWidth(self.undo.sizePolicy().hasHeightForWidth())
        self.undo.setSizePolicy(sizePolicy1)
        self.undo.setAutoDefault(False)

        self.what_if_row.addWidget(self.undo)


        self.what_if_column.addLayout(self.what_if_row)

        self.tabs.addTab(self.what_if_page, "")

        self.side_column.addWidget(self.tabs)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side_column.addItem(self.below)

        self.side_scroll.setWidget(self.side)
        self.split.addWidget(self.side_scroll)

        self.column.addWidget(self.split)

        self.story = QLabel(ReplayWindow)
        self.story.setObjectName(u"story")
        self.story.setTextFormat(Qt.TextFormat.PlainText)
        self.story.setWordWrap(True)

        self.column.addWidget(self.story)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(2)
        self.foot.setObjectName(u"foot")
        self.transport = QHBoxLayout()
        self.transport.setSpacing(2)
        self.transport.setObjectName(u"transport")
        self.first = QToolButton(ReplayWindow)
        self.first.setObjectName(u"first")
        self.first.setAutoRaise(True)

        self.transport.addWidget(self.first)

        self.back = QToolButton(ReplayWindow)
        self.back.setObjectName(u"back")
        self.back.setAutoRaise(True)

        self.transport.addWidget(self.back)

        self.play = QToolButton(ReplayWindow)
        self.play.setObjectName(u"play")
        self.play.setAutoRaise(True)

        self.transport.addWidget(self.play)

        self.on = QToolButton(ReplayWindow)
        self.on.setObjectName(u"on")
        self.on.setAutoRaise(True)

        self.transport.addWidget(self.on)

        self.last = QToolButton(ReplayWindow)
        self.last.setObjectName(u"last")
        self.last.setAutoRaise(True)

        self.transport.addWidget(self.last)

        self.slider = QSlider(ReplayWindow)
        self.slider.setObjectName(u"slider")
        self.slider.setOrientation(Qt.Orientation.Horizontal)
        self.slider.setPageStep(1)

        self.transport.addWidget(self.slider)

        self.place = QLabel(ReplayWindow)
        self.place.setObjectName(u"place")
        self.place.setTextFormat(Qt.TextFormat.PlainText)

        self.transport.addWidget(self.place)

        self.tempo = QComboBox(ReplayWindow)
        self.tempo.setObjectName(u"tempo")

        self.transport.addWidget(self.tempo)


        self.foot.addLayout(self.transport)

        self.actions = QHBoxLayout()
        self.actions.setSpacing(2)
        self.actions.setObjectName(u"actions")
        self.review = QPushButton(ReplayWindow)
        self.review.setObjectName(u"review")
        self.review.setAutoDefault(False)

        self.actions.addWidget(self.review)

        self.play_on = QPushButton(ReplayWindow)
        self.play_on.setObjectName(u"play_on")
        self.play_on.setAutoDefault(False)

        self.actions.addWidget(self.play_on)

        self.leave = QPushButton(ReplayWindow)
        self.leave.setObjectName(u"leave")
        self.leave.setAutoDefault(False)

        self.actions.addWidget(self.leave)


        self.foot.addLayout(self.actions)

        self.foot.setStretch(0, 1)

        self.column.addLayout(self.foot)

        QWidget.setTabOrder(self.slider, self.first)
        QWidget.setTabOrder(self.first, self.back)
        QWidget.setTabOrder(self.back, self.play)
        QWidget.setTabOrder(self.play, self.on)
        QWidget.setTabOrder(self.on, self.last)
        QWidget.setTabOrder(self.last, self.tempo)
        QWidget.setTabOrder(self.tempo, self.review)
        QWidget.setTabOrder(self.review, self.play_on)
        QWidget.setTabOrder(self.play_on, self.leave)
        QWidget.setTabOrder(self.leave, self.previous_round)
        QWidget.setTabOrder(self.previous_round, self.rounds)
        QWidget.setTabOrder(self.rounds, self.next_round)
        QWidget.setTabOrder(self.next_round, self.seen)
        QWidget.setTabOrder(self.seen, self.tabs)
        QWidget.setTabOrder(self.tabs, self.variations)
        QWidget.setTabOrder(self.variations, self.forget)
        QWidget.setTabOrder(self.forget, self.undo)

        self.retranslateUi(ReplayWindow)
        self.leave.clicked.connect(ReplayWindow.reject)

        QMetaObject.connectSlotsByName(ReplayWindow)
    # setupUi

    def retranslateUi(self, ReplayWindow):
        ReplayWindow.setWindowTitle(QCoreApplication.translate("ReplayWindow", u"Replay", None))
#if QT_CONFIG(tooltip)
        self.previous_round.setToolTip(QCoreApplication.translate("ReplayWindow", u"Previous round (Page Up)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.previous_round.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Previous round", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.rounds.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Round", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.next_round.setToolTip(QCoreApplication.translate("ReplayWindow", u"Next round (Page Down)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.next_round.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Next round", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.seen.setToolTip(QCoreApplication.translate("ReplayWindow", u"Choose whose view to show", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.seen.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"View", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.hands_page), QCoreApplication.translate("ReplayWindow", u"Hands", None))
#if QT_CONFIG(tooltip)
        self.variations.setToolTip(QCoreApplication.translate("ReplayWindow", u"Your What if rounds. Press Enter or double-click to show one.", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.variations.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Your What if rounds", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.forget.setToolTip(QCoreApplication.translate("ReplayWindow", u"Delete the selected What if round; Undo brings it back (Delete)", None))
#endif // QT_CONFIG(tooltip)
        self.forget.setText(QCoreApplication.translate("ReplayWindow", u"&Delete", None))
#if QT_CONFIG(tooltip)
        self.undo.setToolTip(QCoreApplication.translate("ReplayWindow", u"Bring back the What if round you deleted last (Ctrl+Z)", None))
#endif // QT_CONFIG(tooltip)
        self.undo.setText(QCoreApplication.translate("ReplayWindow", u"&Undo", None))
        self.tabs.setTabText(self.tabs.indexOf(self.what_if_page), QCoreApplication.translate("ReplayWindow", u"What if", None))
#if QT_CONFIG(tooltip)
        self.first.setToolTip(QCoreApplication.translate("ReplayWindow", u"Go to the deal (Home)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.first.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"First", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.back.setToolTip(QCoreApplication.translate("ReplayWindow", u"One move back (Left)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.back.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Back", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("ReplayWindow", u"Play or pause (Space)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.play.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Play", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.on.setToolTip(QCoreApplication.translate("ReplayWindow", u"One move forward (Right)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.on.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Forward", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.last.setToolTip(QCoreApplication.translate("ReplayWindow", u"Go to the end of the round (End)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.last.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Last", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.slider.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Move", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.tempo.setToolTip(QCoreApplication.translate("ReplayWindow", u"Speed (+ and -)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.tempo.setAccessibleName(QCoreApplication.translate("ReplayWindow", u"Speed", None))
#endif // QT_CONFIG(accessibility)
        self.review.setText(QCoreApplication.translate("ReplayWindow", u"Re&view\u2026", None))
#if QT_CONFIG(tooltip)
        self.review.setToolTip(QCoreApplication.translate("ReplayWindow", u"See what the decisions of this round cost, and what was luck", None))
#endif // QT_CONFIG(tooltip)
        self.play_on.setText(QCoreApplication.translate("ReplayWindow", u"Play on from &here", None))
#if QT_CONFIG(tooltip)
        self.play_on.setToolTip(QCoreApplication.translate("ReplayWindow", u"Play on from this move, as practice. Your match waits.", None))
#endif // QT_CONFIG(tooltip)
        self.leave.setText(QCoreApplication.translate("ReplayWindow", u"&Close", None))
#if QT_CONFIG(tooltip)
        self.leave.setToolTip(QCoreApplication.translate("ReplayWindow", u"Close the replay (Esc)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

