# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'help_window.ui'
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
    QHBoxLayout, QLabel, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

from thothit_desktop.app.rules.page import RulesPage

class Ui_HelpWindow(object):
    def setupUi(self, HelpWindow):
        if not HelpWindow.objectName():
            HelpWindow.setObjectName(u"HelpWindow")
        HelpWindow.resize(900, 760)
        HelpWindow.setMinimumSize(QSize(560, 0))
        self.window_layout = QVBoxLayout(HelpWindow)
        self.window_layout.setSpacing(0)
        self.window_layout.setObjectName(u"window_layout")
        self.window_layout.setContentsMargins(0, 0, 0, 0)
        self.top_layout = QHBoxLayout()
        self.top_layout.setSpacing(8)
        self.top_layout.setObjectName(u"top_layout")
        self.top_layout.setContentsMargins(10, 8, 10, 8)
        self.pages_label = QLabel(HelpWindow)
        self.pages_label.setObjectName(u"pages_label")

        self.top_layout.addWidget(self.pages_label)

        self.pages = QComboBox(HelpWindow)
        self.pages.setObjectName(u"pages")
        self.pages.setMaxVisibleItems(12)
        self.pages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.top_layout.addWidget(self.pages)

        self.top_spacer = QSpacerItem(40, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.top_layout.addItem(self.top_spacer)


        self.window_layout.addLayout(self.top_layout)

        self.page = RulesPage(HelpWindow)
        self.page.setObjectName(u"page")
        self.page.setMinimumSize(QSize(0, 200))
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setOpenLinks(False)

        self.window_layout.addWidget(self.page)

#if QT_CONFIG(shortcut)
        self.pages_label.setBuddy(self.pages)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.page, self.pages)

        self.retranslateUi(HelpWindow)

        QMetaObject.connectSlotsByName(HelpWindow)
    # setupUi

    def retranslateUi(self, HelpWindow):
        self.pages_label.setText(QCoreApplication.translate("HelpWindow", u"&Page:", None))
        pass
    # retranslateUi

