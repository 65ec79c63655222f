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
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QSizePolicy,
    QVBoxLayout, QWidget)

from thothit_desktop.app.rules_page import RulesPage

class Ui_RulesWindow(object):
    def setupUi(self, RulesWindow):
        if not RulesWindow.objectName():
            RulesWindow.setObjectName(u"RulesWindow")
        RulesWindow.resize(900, 760)
        RulesWindow.setMinimumSize(QSize(560, 400))
        self.window_layout = QVBoxLayout(RulesWindow)
        self.window_layout.setSpacing(0)
        self.window_layout.setObjectName(u"window_layout")
        self.window_layout.setContentsMargins(0, 0, 0, 0)
        self.page = RulesPage(RulesWindow)
        self.page.setObjectName(u"page")
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setOpenLinks(True)

        self.window_layout.addWidget(self.page)


        self.retranslateUi(RulesWindow)

        QMetaObject.connectSlotsByName(RulesWindow)
    # setupUi

    def retranslateUi(self, RulesWindow):
        pass
    # retranslateUi

