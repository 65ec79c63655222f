# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'rules_window.ui'
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
    QHBoxLayout, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QStackedWidget, QVBoxLayout, QWidget)

from thothit_desktop.app.rules.page import RulesPage

class Ui_RulesWindow(object):
    def setupUi(self, RulesWindow):
        if not RulesWindow.objectName():
            RulesWindow.setObjectName(u"RulesWindow")
        RulesWindow.resize(900, 760)
        RulesWindow.setMinimumSize(QSize(560, 0))
        self.window_layout = QVBoxLayout(RulesWindow)
        self.window_layout.setSpacing(0)
        self.window_layout.setObjectName(u"window_layout")
        self.window_layout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(RulesWindow)
        self.top.setObjectName(u"top")
        self.top_layout = QHBoxLayout(self.top)
        self.top_layout.setSpacing(8)
        self.top_layout.setObjectName(u"top_layout")
        self.top_layout.setContentsMargins(10, 8, 10, 8)
        self.game_label = QLabel(self.top)
        self.game_label.setObjectName(u"game_label")

        self.top_layout.addWidget(self.game_label)

        self.game = QComboBox(self.top)
        self.game.setObjectName(u"game")
        self.game.setMaxVisibleItems(12)
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.top_layout.addWidget(self.game)

        self.top_spacer = QSpacerItem(40, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.top_layout.addItem(self.top_spacer)

        self.example = QPushButton(self.top)
        self.example.setObjectName(u"example")
        self.example.setAutoDefault(False)

        self.top_layout.addWidget(self.example)


        self.window_layout.addWidget(self.top)

        self.stack = QStackedWidget(RulesWindow)
        self.stack.setObjectName(u"stack")
        self.page = RulesPage()
        self.page.setObjectName(u"page")
        self.page.setMinimumSize(QSize(0, 160))
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setOpenLinks(False)
        self.stack.addWidget(self.page)

        self.window_layout.addWidget(self.stack)

#if QT_CONFIG(shortcut)
        self.game_label.setBuddy(self.game)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.page, self.game)
        QWidget.setTabOrder(self.game, self.example)

        self.retranslateUi(RulesWindow)

        self.stack.setCurrentIndex(0)


        QMetaObject.connectSlotsByName(RulesWindow)
    # setupUi

    def retranslateUi(self, RulesWindow):
        self.game_label.setText(QCoreApplication.translate("RulesWindow", u"&Game:", None))
        self.example.setText(QCoreApplication.translate("RulesWindow", u"Play through an &example", None))
        pass
    # retranslateUi

