# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'example_pane.ui'
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
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QStackedWidget,
    QVBoxLayout, QWidget)

from thothit_desktop.app.rules.page import RulesPage
from thothit_desktop.table.table import Table

class Ui_ExamplePane(object):
    def setupUi(self, ExamplePane):
        if not ExamplePane.objectName():
            ExamplePane.setObjectName(u"ExamplePane")
        ExamplePane.resize(900, 700)
        self.pane_layout = QVBoxLayout(ExamplePane)
        self.pane_layout.setSpacing(0)
        self.pane_layout.setObjectName(u"pane_layout")
        self.pane_layout.setContentsMargins(0, 0, 0, 0)
        self.stage = QStackedWidget(ExamplePane)
        self.stage.setObjectName(u"stage")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.stage.sizePolicy().hasHeightForWidth())
        self.stage.setSizePolicy(sizePolicy)
        self.table = Table()
        self.table.setObjectName(u"table")
        self.stage.addWidget(self.table)
        self.worth = RulesPage()
        self.worth.setObjectName(u"worth")
        self.worth.setFrameShape(QFrame.Shape.NoFrame)
        self.worth.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.worth.setOpenLinks(False)
        self.stage.addWidget(self.worth)

        self.pane_layout.addWidget(self.stage)

        self.caption = QFrame(ExamplePane)
        self.caption.setObjectName(u"caption")
        self.caption_layout = QVBoxLayout(self.caption)
        self.caption_layout.setSpacing(4)
        self.caption_layout.setObjectName(u"caption_layout")
        self.caption_layout.setContentsMargins(16, 10, 16, 10)
        self.told = QLabel(self.caption)
        self.told.setObjectName(u"told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        self.told.setWordWrap(True)

        self.caption_layout.addWidget(self.told)

        self.asked = QLabel(self.caption)
        self.asked.setObjectName(u"asked")
        self.asked.setTextFormat(Qt.TextFormat.PlainText)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignLeading|Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        self.asked.setWordWrap(True)

        self.caption_layout.addWidget(self.asked)

        self.caption_layout.setStretch(1, 1)

        self.pane_layout.addWidget(self.caption)

        self.buttons = QWidget(ExamplePane)
        self.buttons.setObjectName(u"buttons")
        self.buttons_layout = QHBoxLayout(self.buttons)
        self.buttons_layout.setSpacing(8)
        self.buttons_layout.setObjectName(u"buttons_layout")
        self.buttons_layout.setContentsMargins(10, 8, 10, 8)
        self.leave = QPushButton(self.buttons)
        self.leave.setObjectName(u"leave")
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.buttons_layout.addWidget(self.leave)

        self.buttons_spacer = QSpacerItem(40, 20, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons_layout.addItem(self.buttons_spacer)

        self.place = QLabel(self.buttons)
        self.place.setObjectName(u"place")

        self.buttons_layout.addWidget(self.place)

        self.again = QPushButton(self.buttons)
        self.again.setObjectName(u"again")
        self.again.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.buttons_layout.addWidget(self.again)

        self.back = QPushButton(self.buttons)
        self.back.setObjectName(u"back")
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.buttons_layout.addWidget(self.back)

        self.next = QPushButton(self.buttons)
        self.next.setObjectName(u"next")
        self.next.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.buttons_layout.addWidget(self.next)

        self.play_now = QPushButton(self.buttons)
        self.play_now.setObjectName(u"play_now")
        self.play_now.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.buttons_layout.addWidget(self.play_now)


        self.pane_layout.addWidget(self.buttons)

        QWidget.setTabOrder(self.table, self.next)
        QWidget.setTabOrder(self.next, self.back)
        QWidget.setTabOrder(self.back, self.again)
        QWidget.setTabOrder(self.again, self.leave)

        self.retranslateUi(ExamplePane)

        self.stage.setCurrentIndex(0)


        QMetaObject.connectSlotsByName(ExamplePane)
    # setupUi

    def retranslateUi(self, ExamplePane):
        self.leave.setText(QCoreApplication.translate("ExamplePane", u"Back to the &rules", None))
        self.again.setText(QCoreApplication.translate("ExamplePane", u"&Again", None))
#if QT_CONFIG(tooltip)
        self.back.setToolTip(QCoreApplication.translate("ExamplePane", u"Previous step (Left or Page Up)", None))
#endif // QT_CONFIG(tooltip)
        self.back.setText(QCoreApplication.translate("ExamplePane", u"&Back", None))
#if QT_CONFIG(tooltip)
        self.next.setToolTip(QCoreApplication.translate("ExamplePane", u"Next step (Right or Page Down)", None))
#endif // QT_CONFIG(tooltip)
        self.next.setText(QCoreApplication.translate("ExamplePane", u"&Next", None))
#if QT_CONFIG(tooltip)
        self.play_now.setToolTip(QCoreApplication.translate("ExamplePane", u"Close the rules and play this game", None))
#endif // QT_CONFIG(tooltip)
        self.play_now.setText(QCoreApplication.translate("ExamplePane", u"&Play now", None))
        pass
    # retranslateUi

