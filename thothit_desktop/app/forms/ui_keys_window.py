# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'keys_window.ui'
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
    QPushButton, QSizePolicy, QSpacerItem, QTextBrowser,
    QVBoxLayout, QWidget)

class Ui_KeysWindow(object):
    def setupUi(self, KeysWindow):
        if not KeysWindow.objectName():
            KeysWindow.setObjectName(u"KeysWindow")
        self.column = QVBoxLayout(KeysWindow)
        self.column.setSpacing(16)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(24, 20, 24, 16)
        self.table = QTextBrowser(KeysWindow)
        self.table.setObjectName(u"table")
        self.table.setFrameShape(QFrame.Shape.NoFrame)

        self.column.addWidget(self.table)

        self.row = QHBoxLayout()
        self.row.setObjectName(u"row")
        self.before_close = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.row.addItem(self.before_close)

        self.close_window = QPushButton(KeysWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.row.addWidget(self.close_window)


        self.column.addLayout(self.row)


        self.retranslateUi(KeysWindow)
        self.close_window.clicked.connect(KeysWindow.reject)

        QMetaObject.connectSlotsByName(KeysWindow)
    # setupUi

    def retranslateUi(self, KeysWindow):
        KeysWindow.setWindowTitle(QCoreApplication.translate("KeysWindow", u"Keys", None))
#if QT_CONFIG(accessibility)
        self.table.setAccessibleName(QCoreApplication.translate("KeysWindow", u"Keys", None))
#endif // QT_CONFIG(accessibility)
        self.close_window.setText(QCoreApplication.translate("KeysWindow", u"Close", None))
    # retranslateUi

