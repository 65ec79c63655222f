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
    QStackedWidget, QVBoxLayout, QWidget)

from thothit_desktop.app.score.match_end_page import MatchEndPage
from thothit_desktop.app.score.sentence_line import SentenceLine
from thothit_desktop.app.score.standings_page import StandingsPage
from thothit_desktop.app.widgets.column_scroll import ColumnScroll

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
        self.texts = ColumnScroll(self.panel)
        self.texts.setObjectName(u"texts")
        self.texts_column = QWidget()
        self.texts_column.setObjectName(u"texts_column")
        self.texts_layout = QVBoxLayout(self.texts_column)
        self.texts_layout.setObjectName(u"texts_layout")
        self.texts_layout.setContentsMargins(0, 0, 0, 0)
        self.headline = QLabel(self.texts_column)
        self.headline.setObjectName(u"headline")
        self.headline.setText(u"")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)

        self.texts_layout.addWidget(self.headline)

        self.note = QLabel(self.texts_column)
        self.note.setObjectName(u"note")
        self.note.setText(u"")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setWordWrap(True)

        self.texts_layout.addWidget(self.note)

        self.sentence = SentenceLine(self.texts_column)
        self.sentence.setObjectName(u"sentence")

        self.texts_layout.addWidget(self.sentence)

        self.texts.setWidget(self.texts_column)

        self.sheet_layout.addWidget(self.texts)

        self.pages = QStackedWidget(self.panel)
        self.pages.setObjectName(u"pages")
        self.scroll = QScrollArea()
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.pages.addWidget(self.scroll)
        self.end_scroll = QScrollArea()
        self.end_scroll.setObjectName(u"end_scroll")
        self.end_scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.end_scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.end_scroll.setWidgetResizable(True)
        self.end = MatchEndPage()
        self.end.setObjectName(u"end")
        self.end.setGeometry(QRect(0, 0, 840, 380))
        self.end_scroll.setWidget(self.end)
        self.pages.addWidget(self.end_scroll)
        self.standings_scroll = QScrollArea()
        self.standings_scroll.setObjectName(u"standings_scroll")
        self.standings_scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.standings_scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.standings_scroll.setWidgetResizable(True)
        self.standings = StandingsPage()
        self.standings.setObjectName(u"standings")
        self.standings.setGeometry(QRect(0, 0, 840, 380))
        self.standings_scroll.setWidget(self.standings)
        self.pages.addWidget(self.standings_scroll)

        self.sheet_layout.addWidget(self.pages)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.more = QPushButton(self.panel)
        self.more.setObjectName(u"more")

        self.footer.addWidget(self.more)

        self.footer_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.footer_space)

        self.review = QPushButton(self.panel)
        self.review.setObjectName(u"review")

        self.footer.addWidget(self.review)

        self.look = QPushButton(self.panel)
        self.look.setObjectName(u"look")

        self.footer.addWidget(self.look)

        self.go_on = QPushButton(self.panel)
        self.go_on.setObjectName(u"go_on")

        self.footer.addWidget(self.go_on)

        self.again = QPushButton(self.panel)
        self.again.setObjectName(u"again")

        self.footer.addWidget(self.again)


        self.sheet_layout.addLayout(self.footer)


        self.outer_layout.addWidget(self.panel)


        self.retranslateUi(ScoreSheet)

        QMetaObject.connectSlotsByName(ScoreSheet)
    # setupUi

    def retranslateUi(self, ScoreSheet):
#if QT_CONFIG(accessibility)
        ScoreSheet.setAccessibleName(QCoreApplication.translate("ScoreSheet", u"Score sheet", None))
#endif // QT_CONFIG(accessibility)
        self.more.setText(QCoreApplication.translate("ScoreSheet", u"More", None))
#if QT_CONFIG(tooltip)
        self.more.setToolTip(QCoreApplication.translate("ScoreSheet", u"Standings, replay, other deals and games", None))
#endif // QT_CONFIG(tooltip)
        self.review.setText(QCoreApplication.translate("ScoreSheet", u"Review\u2026", None))
#if QT_CONFIG(tooltip)
        self.review.setToolTip(QCoreApplication.translate("ScoreSheet", u"See what your decisions cost, and what was luck", None))
#endif // QT_CONFIG(tooltip)
        self.look.setText(QCoreApplication.translate("ScoreSheet", u"Look at the table", None))
#if QT_CONFIG(tooltip)
        self.look.setToolTip(QCoreApplication.translate("ScoreSheet", u"Close the sheet and look at the table (Esc)", None))
#endif // QT_CONFIG(tooltip)
        self.go_on.setText(QCoreApplication.translate("ScoreSheet", u"Next round", None))
#if QT_CONFIG(tooltip)
        self.go_on.setToolTip(QCoreApplication.translate("ScoreSheet", u"Go on to the next round (Enter)", None))
#endif // QT_CONFIG(tooltip)
        self.again.setText(QCoreApplication.translate("ScoreSheet", u"Rematch", None))
#if QT_CONFIG(tooltip)
        self.again.setToolTip(QCoreApplication.translate("ScoreSheet", u"Begin a new match of this game with the same players and rules (Enter)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi

