# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'score_sheet.ui'
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
    QPushButton, QScrollArea, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

from thothit_desktop.app.score_columns import ScoreColumns

class Ui_ScoreSheet(object):
    def setupUi(self, ScoreSheet):
        if not ScoreSheet.objectName():
            ScoreSheet.setObjectName(u"ScoreSheet")
        ScoreSheet.resize(860, 500)
        self.outer_layout = QVBoxLayout(ScoreSheet)
        self.outer_layout.setObjectName(u"outer_layout")
        self.outer_layout.setContentsMargins(0, 0, 0, 0)
        self.panel = QFrame(ScoreSheet)
        self.panel.setObjectName(u"panel")
        self.sheet_layout = QVBoxLayout(self.panel)
        self.sheet_layout.setObjectName(u"sheet_layout")
        self.headline = QLabel(self.panel)
        self.headline.setObjectName(u"headline")
        self.headline.setText(u"")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)

        self.sheet_layout.addWidget(self.headline)

        self.scroll = QScrollArea(self.panel)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setWidgetResizable(True)
        self.columns = ScoreColumns()
        self.columns.setObjectName(u"columns")
        self.columns.setGeometry(QRect(0, 0, 840, 380))
        self.scroll.setWidget(self.columns)

        self.sheet_layout.addWidget(self.scroll)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.footer_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.footer_space)

        self.look = QPushButton(self.panel)
        self.look.setObjectName(u"look")

        self.footer.addWidget(self.look)

        self.go_on = QPushButton(self.panel)
        self.go_on.setObjectName(u"go_on")

        self.footer.addWidget(self.go_on)


        self.sheet_layout.addLayout(self.footer)


        self.outer_layout.addWidget(self.panel)


        self.retranslateUi(ScoreSheet)

        QMetaObject.connectSlotsByName(ScoreSheet)
    # setupUi

    def retranslateUi(self, ScoreSheet):
#if QT_CONFIG(accessibility)
        ScoreSheet.setAccessibleName(QCoreApplication.translate("ScoreSheet", u"Score sheet", None))
#endif // QT_CONFIG(accessibility)
        self.look.setText(QCoreApplication.translate("ScoreSheet", u"Look at the table", None))
#if QT_CONFIG(tooltip)
        self.look.setToolTip(QCoreApplication.translate("ScoreSheet", u"Put the sheet aside (Esc)", None))
#endif // QT_CONFIG(tooltip)
        self.go_on.setText(QCoreApplication.translate("ScoreSheet", u"Next round", None))
#if QT_CONFIG(tooltip)
        self.go_on.setToolTip(QCoreApplication.translate("ScoreSheet", u"Go on to the next round (Enter)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

