# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'statistics_window.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QDialog, QGridLayout,
    QHBoxLayout, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QTabWidget, QVBoxLayout, QWidget)

from thothit_desktop.app.widgets.column_scroll import ColumnScroll

class Ui_StatisticsWindow(object):
    def setupUi(self, StatisticsWindow):
        if not StatisticsWindow.objectName():
            StatisticsWindow.setObjectName(u"StatisticsWindow")
        StatisticsWindow.resize(860, 620)
        self.column = QVBoxLayout(StatisticsWindow)
        self.column.setObjectName(u"column")
        self.page_scroll = ColumnScroll(StatisticsWindow)
        self.page_scroll.setObjectName(u"page_scroll")
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setObjectName(u"page_column")
        self.page_column.setContentsMargins(0, 0, 0, 0)
        self.filters = QGridLayout()
        self.filters.setObjectName(u"filters")
        self.game_label = QLabel(self.page)
        self.game_label.setObjectName(u"game_label")

        self.filters.addWidget(self.game_label, 0, 0, 1, 1)

        self.game = QComboBox(self.page)
        self.game.setObjectName(u"game")
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game.setMinimumContentsLength(10)

        self.filters.addWidget(self.game, 0, 1, 1, 1)

        self.opponents_label = QLabel(self.page)
        self.opponents_label.setObjectName(u"opponents_label")

        self.filters.addWidget(self.opponents_label, 0, 2, 1, 1)

        self.opponents = QComboBox(self.page)
        self.opponents.setObjectName(u"opponents")
        self.opponents.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.opponents.setMinimumContentsLength(10)

        self.filters.addWidget(self.opponents, 0, 3, 1, 1)

        self.rules_label = QLabel(self.page)
        self.rules_label.setObjectName(u"rules_label")

        self.filters.addWidget(self.rules_label, 1, 0, 1, 1)

        self.rules = QComboBox(self.page)
        self.rules.setObjectName(u"rules")
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules.setMinimumContentsLength(10)

        self.filters.addWidget(self.rules, 1, 1, 1, 1)

        self.play_label = QLabel(self.page)
        self.play_label.setObjectName(u"play_label")

        self.filters.addWidget(self.play_label, 1, 2, 1, 1)

        self.play = QComboBox(self.page)
        self.play.setObjectName(u"play")
        self.play.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.play.setMinimumContentsLength(10)

        self.filters.addWidget(self.play, 1, 3, 1, 1)

        self.filters.setColumnStretch(1, 1)
        self.filters.setColumnStretch(3, 1)

        self.page_column.addLayout(self.filters)

        self.told = QLabel(self.page)
        self.told.setObjectName(u"told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)

        self.page_column.addWidget(self.told)

        self.empty = QLabel(self.page)
        self.empty.setObjectName(u"empty")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.empty.sizePolicy().hasHeightForWidth())
        self.empty.setSizePolicy(sizePolicy)
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)

        self.page_column.addWidget(self.empty)

        self.tabs = QTabWidget(self.page)
        self.tabs.setObjectName(u"tabs")

        self.page_column.addWidget(self.tabs)

        self.page_scroll.setWidget(self.page)

        self.column.addWidget(self.page_scroll)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.save_table = QPushButton(StatisticsWindow)
        self.save_table.setObjectName(u"save_table")
        self.save_table.setAutoDefault(False)

        self.footer.addWidget(self.save_table)

        self.save_picture = QPushButton(StatisticsWindow)
        self.save_picture.setObjectName(u"save_picture")
        self.save_picture.setAutoDefault(False)

        self.footer.addWidget(self.save_picture)

        self.reset = QPushButton(StatisticsWindow)
        self.reset.setObjectName(u"reset")
        self.reset.setAutoDefault(False)

        self.footer.addWidget(self.reset)

        self.bring_back = QPushButton(StatisticsWindow)
        self.bring_back.setObjectName(u"bring_back")
        self.bring_back.setAutoDefault(False)

        self.footer.addWidget(self.bring_back)

        self.spacer = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.spacer)

        self.close_window = QPushButton(StatisticsWindow)
        self.close_window.setObjectName(u"close_window")
        self.close_window.setAutoDefault(False)

        self.footer.addWidget(self.close_window)


        self.column.addLayout(self.footer)

#if QT_CONFIG(shortcut)
        self.game_label.setBuddy(self.game)
        self.opponents_label.setBuddy(self.opponents)
        self.rules_label.setBuddy(self.rules)
        self.play_label.setBuddy(self.play)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(StatisticsWindow)

        QMetaObject.connectSlotsByName(StatisticsWindow)
    # setupUi

    def retranslateUi(self, StatisticsWindow):
        StatisticsWindow.setWindowTitle(QCoreApplication.translate("StatisticsWindow", u"Statistics", None))
        self.game_label.setText(QCoreApplication.translate("StatisticsWindow", u"&Game:", None))
#if QT_CONFIG(tooltip)
        self.game.setToolTip(QCoreApplication.translate("StatisticsWindow", u"Count only the rounds of one game", None))
#endif // QT_CONFIG(tooltip)
        self.opponents_label.setText(QCoreApplication.translate("StatisticsWindow", u"&Opponents:", None))
#if QT_CONFIG(tooltip)
        self.opponents.setToolTip(QCoreApplication.translate("StatisticsWindow", u"Count only rounds against these opponents", None))
#endif // QT_CONFIG(tooltip)
        self.rules_label.setText(QCoreApplication.translate("StatisticsWindow", u"&Rules:", None))
#if QT_CONFIG(tooltip)
        self.rules.setToolTip(QCoreApplication.translate("StatisticsWindow", u"Count only rounds with these rules", None))
#endif // QT_CONFIG(tooltip)
        self.play_label.setText(QCoreApplication.translate("StatisticsWindow", u"P&lay:", None))
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("StatisticsWindow", u"Count only rounds in fair play or in practice, with or without help", None))
#endif // QT_CONFIG(tooltip)
        self.save_table.setText(QCoreApplication.translate("StatisticsWindow", u"Save &table...", None))
        self.save_picture.setText(QCoreApplication.translate("StatisticsWindow", u"Save &picture...", None))
        self.reset.setText(QCoreApplication.translate("StatisticsWindow", u"&Start from zero", None))
        self.bring_back.setText(QCoreApplication.translate("StatisticsWindow", u"Bring &back", None))
        self.close_window.setText(QCoreApplication.translate("StatisticsWindow", u"Close", None))
    # retranslateUi

