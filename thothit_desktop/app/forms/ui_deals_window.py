# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'deals_window.ui'
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
    QHBoxLayout, QHeaderView, QLabel, QLineEdit,
    QListView, QListWidget, QListWidgetItem, QProgressBar,
    QPushButton, QSizePolicy, QSpacerItem, QTableWidget,
    QTableWidgetItem, QVBoxLayout, QWidget)

class Ui_DealsWindow(object):
    def setupUi(self, DealsWindow):
        if not DealsWindow.objectName():
            DealsWindow.setObjectName(u"DealsWindow")
        DealsWindow.resize(920, 600)
        self.halves = QHBoxLayout(DealsWindow)
        self.halves.setObjectName(u"halves")
        self.choices = QListWidget(DealsWindow)
        self.choices.setObjectName(u"choices")
        self.choices.setWordWrap(True)
        self.choices.setResizeMode(QListView.ResizeMode.Adjust)
        self.choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        self.halves.addWidget(self.choices)

        self.deal_column = QVBoxLayout()
        self.deal_column.setObjectName(u"deal_column")
        self.picking = QWidget(DealsWindow)
        self.picking.setObjectName(u"picking")
        self.picking_row = QHBoxLayout(self.picking)
        self.picking_row.setObjectName(u"picking_row")
        self.picking_row.setContentsMargins(0, 0, 0, 0)
        self.game_label = QLabel(self.picking)
        self.game_label.setObjectName(u"game_label")

        self.picking_row.addWidget(self.game_label)

        self.game = QComboBox(self.picking)
        self.game.setObjectName(u"game")

        self.picking_row.addWidget(self.game)

        self.number_label = QLabel(self.picking)
        self.number_label.setObjectName(u"number_label")

        self.picking_row.addWidget(self.number_label)

        self.number = QLineEdit(self.picking)
        self.number.setObjectName(u"number")

        self.picking_row.addWidget(self.number)

        self.picking_row.setStretch(1, 2)
        self.picking_row.setStretch(3, 1)

        self.deal_column.addWidget(self.picking)

        self.heading = QLabel(DealsWindow)
        self.heading.setObjectName(u"heading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)

        self.deal_column.addWidget(self.heading)

        self.why = QLabel(DealsWindow)
        self.why.setObjectName(u"why")
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.why.setWordWrap(True)

        self.deal_column.addWidget(self.why)

        self.seats = QHBoxLayout()
        self.seats.setObjectName(u"seats")
        self.place_label = QLabel(DealsWindow)
        self.place_label.setObjectName(u"place_label")

        self.seats.addWidget(self.place_label)

        self.place = QComboBox(DealsWindow)
        self.place.setObjectName(u"place")

        self.seats.addWidget(self.place)

        self.level_label = QLabel(DealsWindow)
        self.level_label.setObjectName(u"level_label")

        self.seats.addWidget(self.level_label)

        self.level = QComboBox(DealsWindow)
        self.level.setObjectName(u"level")

        self.seats.addWidget(self.level)

        self.seats.setStretch(1, 1)
        self.seats.setStretch(3, 1)

        self.deal_column.addLayout(self.seats)

        self.summary = QLabel(DealsWindow)
        self.summary.setObjectName(u"summary")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)

        self.deal_column.addWidget(self.summary)

        self.tries = QTableWidget(DealsWindow)
        self.tries.setObjectName(u"tries")
        self.tries.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tries.setTabKeyNavigation(False)
        self.tries.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tries.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tries.verticalHeader().setVisible(False)

        self.deal_column.addWidget(self.tries)

        self.machines = QHBoxLayout()
        self.machines.setObjectName(u"machines")
        self.computers = QPushButton(DealsWindow)
        self.computers.setObjectName(u"computers")
        self.computers.setAutoDefault(False)

        self.machines.addWidget(self.computers)

        self.progress = QProgressBar(DealsWindow)
        self.progress.setObjectName(u"progress")
        self.progress.setValue(0)

        self.machines.addWidget(self.progress)

        self.stop = QPushButton(DealsWindow)
        self.stop.setObjectName(u"stop")
        self.stop.setAutoDefault(False)

        self.machines.addWidget(self.stop)

        self.machines_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.machines.addItem(self.machines_space)

        self.replay = QPushButton(DealsWindow)
        self.replay.setObjectName(u"replay")
        self.replay.setAutoDefault(False)

        self.machines.addWidget(self.replay)


        self.deal_column.addLayout(self.machines)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.enter = QPushButton(DealsWindow)
        self.enter.setObjectName(u"enter")
        self.enter.setAutoDefault(False)

        self.footer.addWidget(self.enter)

        self.footer_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.footer_space)

        self.play = QPushButton(DealsWindow)
        self.play.setObjectName(u"play")

        self.footer.addWidget(self.play)

        self.close_window = QPushButton(DealsWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.footer.addWidget(self.close_window)


        self.deal_column.addLayout(self.footer)

        self.deal_column.setStretch(5, 1)

        self.halves.addLayout(self.deal_column)

        self.halves.setStretch(0, 2)
        self.halves.setStretch(1, 5)
#if QT_CONFIG(shortcut)
        self.game_label.setBuddy(self.game)
        self.number_label.setBuddy(self.number)
        self.place_label.setBuddy(self.place)
        self.level_label.setBuddy(self.level)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(DealsWindow)

        self.play.setDefault(True)


        QMetaObject.connectSlotsByName(DealsWindow)
    # setupUi

    def retranslateUi(self, DealsWindow):
        DealsWindow.setWindowTitle(QCoreApplication.translate("DealsWindow", u"Deals", None))
#if QT_CONFIG(accessibility)
        self.choices.setAccessibleName(QCoreApplication.translate("DealsWindow", u"Deals", None))
#endif // QT_CONFIG(accessibility)
        self.game_label.setText(QCoreApplication.translate("DealsWindow", u"&Game:", None))
        self.number_label.setText(QCoreApplication.translate("DealsWindow", u"&Number:", None))
        self.place_label.setText(QCoreApplication.translate("DealsWindow", u"Your &seat:", None))
        self.level_label.setText(QCoreApplication.translate("DealsWindow", u"&Opponents:", None))
#if QT_CONFIG(accessibility)
        self.tries.setAccessibleName(QCoreApplication.translate("DealsWindow", u"Results of this deal", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.computers.setToolTip(QCoreApplication.translate("DealsWindow", u"Each level plays this deal once in your seat; the other players stay the same", None))
#endif // QT_CONFIG(tooltip)
        self.computers.setText(QCoreApplication.translate("DealsWindow", u"Let &computer players try", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("DealsWindow", u"Progress of the computer players", None))
#endif // QT_CONFIG(accessibility)
        self.stop.setText(QCoreApplication.translate("DealsWindow", u"S&top", None))
#if QT_CONFIG(tooltip)
        self.replay.setToolTip(QCoreApplication.translate("DealsWindow", u"Replay your selected round", None))
#endif // QT_CONFIG(tooltip)
        self.replay.setText(QCoreApplication.translate("DealsWindow", u"Repl&ay\u2026", None))
#if QT_CONFIG(tooltip)
        self.enter.setToolTip(QCoreApplication.translate("DealsWindow", u"Play cards that you enter yourself, such as those of a real table", None))
#endif // QT_CONFIG(tooltip)
        self.enter.setText(QCoreApplication.translate("DealsWindow", u"&Enter a deal\u2026", None))
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("DealsWindow", u"Begin a match with this deal; the match on the table is kept", None))
#endif // QT_CONFIG(tooltip)
        self.play.setText(QCoreApplication.translate("DealsWindow", u"&Play this deal", None))
        self.close_window.setText(QCoreApplication.translate("DealsWindow", u"Close", None))
    # retranslateUi

