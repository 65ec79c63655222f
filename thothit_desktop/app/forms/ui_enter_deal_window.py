# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'enter_deal_window.ui'
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
from PySide6.QtWidgets import (QApplication, QCheckBox, QComboBox, QDialog,
    QHBoxLayout, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

class Ui_EnterDealWindow(object):
    def setupUi(self, EnterDealWindow):
        if not EnterDealWindow.objectName():
            EnterDealWindow.setObjectName(u"EnterDealWindow")
        EnterDealWindow.resize(860, 560)
        self.column = QVBoxLayout(EnterDealWindow)
        self.column.setObjectName(u"column")
        self.setup = QHBoxLayout()
        self.setup.setObjectName(u"setup")
        self.game_label = QLabel(EnterDealWindow)
        self.game_label.setObjectName(u"game_label")

        self.setup.addWidget(self.game_label)

        self.game = QComboBox(EnterDealWindow)
        self.game.setObjectName(u"game")

        self.setup.addWidget(self.game)

        self.players_label = QLabel(EnterDealWindow)
        self.players_label.setObjectName(u"players_label")

        self.setup.addWidget(self.players_label)

        self.players = QComboBox(EnterDealWindow)
        self.players.setObjectName(u"players")

        self.setup.addWidget(self.players)

        self.place_label = QLabel(EnterDealWindow)
        self.place_label.setObjectName(u"place_label")

        self.setup.addWidget(self.place_label)

        self.place = QComboBox(EnterDealWindow)
        self.place.setObjectName(u"place")

        self.setup.addWidget(self.place)

        self.rules = QLabel(EnterDealWindow)
        self.rules.setObjectName(u"rules")
        self.rules.setTextFormat(Qt.TextFormat.PlainText)

        self.setup.addWidget(self.rules)

        self.setup.setStretch(1, 3)
        self.setup.setStretch(3, 1)
        self.setup.setStretch(5, 3)

        self.column.addLayout(self.setup)

        self.halves = QHBoxLayout()
        self.halves.setObjectName(u"halves")
        self.hands_column = QVBoxLayout()
        self.hands_column.setObjectName(u"hands_column")
        self.order = QLabel(EnterDealWindow)
        self.order.setObjectName(u"order")
        self.order.setTextFormat(Qt.TextFormat.PlainText)
        self.order.setWordWrap(True)

        self.hands_column.addWidget(self.order)


        self.halves.addLayout(self.hands_column)

        self.halves.setStretch(0, 1)

        self.column.addLayout(self.halves)

        self.told = QLabel(EnterDealWindow)
        self.told.setObjectName(u"told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)

        self.column.addWidget(self.told)

        self.at_random = QCheckBox(EnterDealWindow)
        self.at_random.setObjectName(u"at_random")

        self.column.addWidget(self.at_random)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.undo = QPushButton(EnterDealWindow)
        self.undo.setObjectName(u"undo")
        self.undo.setAutoDefault(False)

        self.footer.addWidget(self.undo)

        self.paste = QPushButton(EnterDealWindow)
        self.paste.setObjectName(u"paste")
        self.paste.setAutoDefault(False)

        self.footer.addWidget(self.paste)

        self.clear = QPushButton(EnterDealWindow)
        self.clear.setObjectName(u"clear")
        self.clear.setAutoDefault(False)

        self.footer.addWidget(self.clear)

        self.footer_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.footer_space)

        self.play = QPushButton(EnterDealWindow)
        self.play.setObjectName(u"play")

        self.footer.addWidget(self.play)

        self.close_window = QPushButton(EnterDealWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.footer.addWidget(self.close_window)


        self.column.addLayout(self.footer)

        self.column.setStretch(1, 1)
#if QT_CONFIG(shortcut)
        self.game_label.setBuddy(self.game)
        self.players_label.setBuddy(self.players)
        self.place_label.setBuddy(self.place)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnterDealWindow)

        self.play.setDefault(True)


        QMetaObject.connectSlotsByName(EnterDealWindow)
    # setupUi

    def retranslateUi(self, EnterDealWindow):
        EnterDealWindow.setWindowTitle(QCoreApplication.translate("EnterDealWindow", u"Enter a deal", None))
        self.game_label.setText(QCoreApplication.translate("EnterDealWindow", u"&Game:", None))
        self.players_label.setText(QCoreApplication.translate("EnterDealWindow", u"P&layers:", None))
        self.place_label.setText(QCoreApplication.translate("EnterDealWindow", u"Your &seat:", None))
        self.at_random.setText(QCoreApplication.translate("EnterDealWindow", u"Deal the &missing cards at random", None))
#if QT_CONFIG(tooltip)
        self.at_random.setToolTip(QCoreApplication.translate("EnterDealWindow", u"The program deals the cards that you leave out, without showing them here", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(tooltip)
        self.undo.setToolTip(QCoreApplication.translate("EnterDealWindow", u"Take back the last change", None))
#endif // QT_CONFIG(tooltip)
        self.undo.setText(QCoreApplication.translate("EnterDealWindow", u"&Undo", None))
#if QT_CONFIG(tooltip)
        self.paste.setToolTip(QCoreApplication.translate("EnterDealWindow", u"Enter cards from the copied text: a line for each row, or one line for the chosen row", None))
#endif // QT_CONFIG(tooltip)
        self.paste.setText(QCoreApplication.translate("EnterDealWindow", u"P&aste", None))
#if QT_CONFIG(tooltip)
        self.clear.setToolTip(QCoreApplication.translate("EnterDealWindow", u"Take out all cards", None))
#endif // QT_CONFIG(tooltip)
        self.clear.setText(QCoreApplication.translate("EnterDealWindow", u"&Clear", None))
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("EnterDealWindow", u"Begin a match with this deal; the match on the table is kept", None))
#endif // QT_CONFIG(tooltip)
        self.play.setText(QCoreApplication.translate("EnterDealWindow", u"&Play this deal", None))
        self.close_window.setText(QCoreApplication.translate("EnterDealWindow", u"Close", None))
    # retranslateUi

