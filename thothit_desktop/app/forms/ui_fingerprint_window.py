# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'fingerprint_window.ui'
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
    QHBoxLayout, QLabel, QPlainTextEdit, QPushButton,
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from thothit_desktop.app.widgets.column_scroll import ColumnScroll

class Ui_FingerprintWindow(object):
    def setupUi(self, FingerprintWindow):
        if not FingerprintWindow.objectName():
            FingerprintWindow.setObjectName(u"FingerprintWindow")
        FingerprintWindow.resize(620, 420)
        self.column = QVBoxLayout(FingerprintWindow)
        self.column.setSpacing(10)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(16, 16, 16, 16)
        self.top_layout = QHBoxLayout()
        self.top_layout.setObjectName(u"top_layout")
        self.rounds_label = QLabel(FingerprintWindow)
        self.rounds_label.setObjectName(u"rounds_label")

        self.top_layout.addWidget(self.rounds_label)

        self.rounds = QComboBox(FingerprintWindow)
        self.rounds.setObjectName(u"rounds")
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.top_layout.addWidget(self.rounds)

        self.top_spacer = QSpacerItem(10, 10, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.top_layout.addItem(self.top_spacer)


        self.column.addLayout(self.top_layout)

        self.page_scroll = ColumnScroll(FingerprintWindow)
        self.page_scroll.setObjectName(u"page_scroll")
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setSpacing(10)
        self.page_column.setObjectName(u"page_column")
        self.page_column.setContentsMargins(0, 0, 0, 0)
        self.told = QLabel(self.page)
        self.told.setObjectName(u"told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        self.told.setWordWrap(True)

        self.page_column.addWidget(self.told)

        self.fingerprint = QLabel(self.page)
        self.fingerprint.setObjectName(u"fingerprint")
        self.fingerprint.setTextFormat(Qt.TextFormat.PlainText)
        self.fingerprint.setWordWrap(True)
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard|Qt.TextInteractionFlag.TextSelectableByMouse)

        self.page_column.addWidget(self.fingerprint)

        self.chosen = QLabel(self.page)
        self.chosen.setObjectName(u"chosen")
        self.chosen.setTextFormat(Qt.TextFormat.PlainText)
        self.chosen.setWordWrap(True)

        self.page_column.addWidget(self.chosen)

        self.cards = QPlainTextEdit(self.page)
        self.cards.setObjectName(u"cards")
        self.cards.setMinimumSize(QSize(0, 56))
        self.cards.setTabChangesFocus(True)
        self.cards.setReadOnly(True)

        self.page_column.addWidget(self.cards)

        self.page_scroll.setWidget(self.page)

        self.column.addWidget(self.page_scroll)

        self.copy_layout = QHBoxLayout()
        self.copy_layout.setObjectName(u"copy_layout")
        self.copy_fingerprint = QPushButton(FingerprintWindow)
        self.copy_fingerprint.setObjectName(u"copy_fingerprint")
        self.copy_fingerprint.setAutoDefault(False)

        self.copy_layout.addWidget(self.copy_fingerprint)

        self.copy_cards = QPushButton(FingerprintWindow)
        self.copy_cards.setObjectName(u"copy_cards")
        self.copy_cards.setAutoDefault(False)

        self.copy_layout.addWidget(self.copy_cards)

        self.copy_spacer = QSpacerItem(10, 10, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.copy_layout.addItem(self.copy_spacer)

        self.look = QPushButton(FingerprintWindow)
        self.look.setObjectName(u"look")
        self.look.setAutoDefault(False)

        self.copy_layout.addWidget(self.look)


        self.column.addLayout(self.copy_layout)

        self.status_line = QCheckBox(FingerprintWindow)
        self.status_line.setObjectName(u"status_line")

        self.column.addWidget(self.status_line)

        self.bottom_layout = QHBoxLayout()
        self.bottom_layout.setObjectName(u"bottom_layout")
        self.explain = QPushButton(FingerprintWindow)
        self.explain.setObjectName(u"explain")
        self.explain.setAutoDefault(False)

        self.bottom_layout.addWidget(self.explain)

        self.bottom_spacer = QSpacerItem(10, 10, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bottom_layout.addItem(self.bottom_spacer)

        self.close_window = QPushButton(FingerprintWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.bottom_layout.addWidget(self.close_window)


        self.column.addLayout(self.bottom_layout)

#if QT_CONFIG(shortcut)
        self.rounds_label.setBuddy(self.rounds)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.copy_fingerprint, self.copy_cards)
        QWidget.setTabOrder(self.copy_cards, self.look)
        QWidget.setTabOrder(self.look, self.explain)
        QWidget.setTabOrder(self.explain, self.close_window)
        QWidget.setTabOrder(self.close_window, self.rounds)
        QWidget.setTabOrder(self.rounds, self.fingerprint)
        QWidget.setTabOrder(self.fingerprint, self.cards)

        self.retranslateUi(FingerprintWindow)
        self.close_window.clicked.connect(FingerprintWindow.reject)

        QMetaObject.connectSlotsByName(FingerprintWindow)
    # setupUi

    def retranslateUi(self, FingerprintWindow):
        FingerprintWindow.setWindowTitle(QCoreApplication.translate("FingerprintWindow", u"Is the deal honest?", None))
        self.rounds_label.setText(QCoreApplication.translate("FingerprintWindow", u"&Round:", None))
#if QT_CONFIG(accessibility)
        self.fingerprint.setAccessibleName(QCoreApplication.translate("FingerprintWindow", u"Fingerprint", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.cards.setAccessibleName(QCoreApplication.translate("FingerprintWindow", u"Cards and nonce (random number)", None))
#endif // QT_CONFIG(accessibility)
        self.cards.setPlaceholderText(QCoreApplication.translate("FingerprintWindow", u"After the round, all its cards and the nonce, a random number, appear here.", None))
        self.copy_fingerprint.setText(QCoreApplication.translate("FingerprintWindow", u"&Copy fingerprint", None))
        self.copy_cards.setText(QCoreApplication.translate("FingerprintWindow", u"Copy cards and &nonce", None))
#if QT_CONFIG(tooltip)
        self.copy_cards.setToolTip(QCoreApplication.translate("FingerprintWindow", u"Copy the line whose SHA-256 is the fingerprint", None))
#endif // QT_CONFIG(tooltip)
        self.look.setText(QCoreApplication.translate("FingerprintWindow", u"&Look at all hands\u2026", None))
#if QT_CONFIG(tooltip)
        self.look.setToolTip(QCoreApplication.translate("FingerprintWindow", u"Replay the round with all hands face up", None))
#endif // QT_CONFIG(tooltip)
        self.status_line.setText(QCoreApplication.translate("FingerprintWindow", u"&Show the first digits below the table", None))
#if QT_CONFIG(tooltip)
        self.status_line.setToolTip(QCoreApplication.translate("FingerprintWindow", u"Shown in the status line before the first card is dealt", None))
#endif // QT_CONFIG(tooltip)
        self.explain.setText(QCoreApplication.translate("FingerprintWindow", u"&What does it prove?", None))
        self.close_window.setText(QCoreApplication.translate("FingerprintWindow", u"Close", None))
    # retranslateUi

