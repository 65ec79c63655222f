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
    QSpacerItem, QTabWidget, QVBoxLayout, QWidget)

from thothit_desktop.app.widgets.column_scroll import ColumnScroll

class Ui_ReviewWindow(object):
    def setupUi(self, ReviewWindow):
        if not ReviewWindow.objectName():
            ReviewWindow.setObjectName(u"ReviewWindow")
        ReviewWindow.resize(860, 600)
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

        self.page_scroll = ColumnScroll(ReviewWindow)
        self.page_scroll.setObjectName(u"page_scroll")
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setObjectName(u"page_column")
        self.page_column.setContentsMargins(0, 0, 0, 0)
        self.headline = QLabel(self.page)
        self.headline.setObjectName(u"headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setWordWrap(True)

        self.page_column.addWidget(self.headline)

        self.summary = QLabel(self.page)
        self.summary.setObjectName(u"summary")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)

        self.page_column.addWidget(self.summary)

        self.tabs = QTabWidget(self.page)
        self.tabs.setObjectName(u"tabs")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.tabs.sizePolicy().hasHeightForWidth())
        self.tabs.setSizePolicy(sizePolicy)

        self.page_column.addWidget(self.tabs)

        self.room = QWidget(self.page)
        self.room.setObjectName(u"room")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.room.sizePolicy().hasHeightForWidth())
        self.room.setSizePolicy(sizePolicy1)

        self.page_column.addWidget(self.room)

        self.page_scroll.setWidget(self.page)

        self.column.addWidget(self.page_scroll)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.all_cards = QPushButton(ReviewWindow)
        self.all_cards.setObjectName(u"all_cards")
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
        self.progress.setAccessibleName(QCoreApplication.translate("ReviewWindow", u"Moves looked at", None))
#endif // QT_CONFIG(accessibility)
        self.progress.setFormat(QCoreApplication.translate("ReviewWindow", u"%v of %m moves", None))
        self.stop.setText(QCoreApplication.translate("ReviewWindow", u"&Stop", None))
#if QT_CONFIG(tooltip)
        self.summary.setToolTip(QCoreApplication.translate("ReviewWindow", u"The others\u2019 turns hold their cards and their mistakes. Own cards are those from the stock.", None))
#endif // QT_CONFIG(tooltip)
        self.all_cards.setText(QCoreApplication.translate("ReviewWindow", u"&All cards\u2026", None))
#if QT_CONFIG(tooltip)
        self.all_cards.setToolTip(QCoreApplication.translate("ReviewWindow", u"Go through the round with every hand open", None))
#endif // QT_CONFIG(tooltip)
        self.close_window.setText(QCoreApplication.translate("ReviewWindow", u"&Close", None))
#if QT_CONFIG(tooltip)
        self.close_window.setToolTip(QCoreApplication.translate("ReviewWindow", u"Close the review (Esc)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

