# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'settings_window.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QHBoxLayout,
    QLabel, QLineEdit, QListWidget, QListWidgetItem,
    QPushButton, QScrollArea, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

class Ui_SettingsWindow(object):
    def setupUi(self, SettingsWindow):
        if not SettingsWindow.objectName():
            SettingsWindow.setObjectName(u"SettingsWindow")
        SettingsWindow.resize(760, 540)
        self.column = QVBoxLayout(SettingsWindow)
        self.column.setObjectName(u"column")
        self.search = QLineEdit(SettingsWindow)
        self.search.setObjectName(u"search")
        self.search.setClearButtonEnabled(True)

        self.column.addWidget(self.search)

        self.middle = QHBoxLayout()
        self.middle.setObjectName(u"middle")
        self.pages = QListWidget(SettingsWindow)
        self.pages.setObjectName(u"pages")
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        self.middle.addWidget(self.pages)

        self.area = QScrollArea(SettingsWindow)
        self.area.setObjectName(u"area")
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidgetResizable(True)
        self.rows = QWidget()
        self.rows.setObjectName(u"rows")
        self.sections = QVBoxLayout(self.rows)
        self.sections.setObjectName(u"sections")
        self.area.setWidget(self.rows)

        self.middle.addWidget(self.area)

        self.middle.setStretch(1, 1)

        self.column.addLayout(self.middle)

        self.told = QLabel(SettingsWindow)
        self.told.setObjectName(u"told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)

        self.column.addWidget(self.told)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.undo = QPushButton(SettingsWindow)
        self.undo.setObjectName(u"undo")
        self.undo.setAutoDefault(False)

        self.footer.addWidget(self.undo)

        self.reset_page = QPushButton(SettingsWindow)
        self.reset_page.setObjectName(u"reset_page")
        self.reset_page.setAutoDefault(False)

        self.footer.addWidget(self.reset_page)

        self.reset_all = QPushButton(SettingsWindow)
        self.reset_all.setObjectName(u"reset_all")
        self.reset_all.setAutoDefault(False)

        self.footer.addWidget(self.reset_all)

        self.spacer = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.spacer)

        self.close_window = QPushButton(SettingsWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.footer.addWidget(self.close_window)


        self.column.addLayout(self.footer)

        QWidget.setTabOrder(self.search, self.pages)
        QWidget.setTabOrder(self.pages, self.area)
        QWidget.setTabOrder(self.area, self.undo)
        QWidget.setTabOrder(self.undo, self.reset_page)
        QWidget.setTabOrder(self.reset_page, self.reset_all)
        QWidget.setTabOrder(self.reset_all, self.close_window)

        self.retranslateUi(SettingsWindow)

        QMetaObject.connectSlotsByName(SettingsWindow)
    # setupUi

    def retranslateUi(self, SettingsWindow):
        SettingsWindow.setWindowTitle(QCoreApplication.translate("SettingsWindow", u"Settings", None))
        self.search.setPlaceholderText(QCoreApplication.translate("SettingsWindow", u"Search all settings", None))
#if QT_CONFIG(tooltip)
        self.search.setToolTip(QCoreApplication.translate("SettingsWindow", u"Show only settings with these words (Ctrl+F)", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.search.setAccessibleName(QCoreApplication.translate("SettingsWindow", u"Search all settings", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.pages.setAccessibleName(QCoreApplication.translate("SettingsWindow", u"Pages", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.undo.setToolTip(QCoreApplication.translate("SettingsWindow", u"Undo the last change in this window (Ctrl+Z)", None))
#endif // QT_CONFIG(tooltip)
        self.undo.setText(QCoreApplication.translate("SettingsWindow", u"&Undo", None))
        self.reset_page.setText(QCoreApplication.translate("SettingsWindow", u"Reset this &page", None))
        self.reset_all.setText(QCoreApplication.translate("SettingsWindow", u"Reset &everything...", None))
        self.close_window.setText(QCoreApplication.translate("SettingsWindow", u"Close", None))
    # retranslateUi

