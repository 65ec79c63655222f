# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'new_game.ui'
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
    QLabel, QLineEdit, QPushButton, QScrollArea,
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from thothit_desktop.app.new_game.gallery import Gallery
from thothit_desktop.app.new_game.house_rules import HouseRules
from thothit_desktop.app.new_game.opponents import Opponents
from thothit_desktop.app.new_game.parts import Chips
from thothit_desktop.app.new_game.place_map import PlaceMap

class Ui_NewGame(object):
    def setupUi(self, NewGame):
        if not NewGame.objectName():
            NewGame.setObjectName(u"NewGame")
        NewGame.resize(860, 540)
        NewGame.setMinimumSize(QSize(820, 500))
        self.window_layout = QVBoxLayout(NewGame)
        self.window_layout.setSpacing(0)
        self.window_layout.setObjectName(u"window_layout")
        self.window_layout.setContentsMargins(0, 0, 0, 0)
        self.panel = QFrame(NewGame)
        self.panel.setObjectName(u"panel")
        self.panel_layout = QVBoxLayout(self.panel)
        self.panel_layout.setSpacing(0)
        self.panel_layout.setObjectName(u"panel_layout")
        self.panel_layout.setContentsMargins(0, 0, 0, 0)
        self.body_layout = QHBoxLayout()
        self.body_layout.setObjectName(u"body_layout")
        self.choice = QWidget(self.panel)
        self.choice.setObjectName(u"choice")
        self.choice_layout = QVBoxLayout(self.choice)
        self.choice_layout.setSpacing(0)
        self.choice_layout.setObjectName(u"choice_layout")
        self.choice_layout.setContentsMargins(0, 0, 0, 0)
        self.search_layout = QVBoxLayout()
        self.search_layout.setObjectName(u"search_layout")
        self.search_row = QHBoxLayout()
        self.search_row.setObjectName(u"search_row")
        self.search = QLineEdit(self.choice)
        self.search.setObjectName(u"search")
        self.search.setClearButtonEnabled(True)

        self.search_row.addWidget(self.search)

        self.found = QLabel(self.choice)
        self.found.setObjectName(u"found")

        self.search_row.addWidget(self.found)


        self.search_layout.addLayout(self.search_row)

        self.map = PlaceMap(self.choice)
        self.map.setObjectName(u"map")

        self.search_layout.addWidget(self.map)


        self.choice_layout.addLayout(self.search_layout)

        self.games = QScrollArea(self.choice)
        self.games.setObjectName(u"games")
        self.games.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.games.setFrameShape(QFrame.Shape.NoFrame)
        self.games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.games.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.games.setWidgetResizable(True)
        self.gallery = Gallery()
        self.gallery.setObjectName(u"gallery")
        self.games.setWidget(self.gallery)

        self.choice_layout.addWidget(self.games)


        self.body_layout.addWidget(self.choice)

        self.chosen = QScrollArea(self.panel)
        self.chosen.setObjectName(u"chosen")
        self.chosen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.chosen.setFrameShape(QFrame.Shape.NoFrame)
        self.chosen.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chosen.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.chosen.setWidgetResizable(True)
        self.detail = QWidget()
        self.detail.setObjectName(u"detail")
        self.detail_layout = QVBoxLayout(self.detail)
        self.detail_layout.setObjectName(u"detail_layout")
        self.title = QLabel(self.detail)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)

        self.detail_layout.addWidget(self.title)

        self.summary = QLabel(self.detail)
        self.summary.setObjectName(u"summary")
        self.summary.setWordWrap(True)

        self.detail_layout.addWidget(self.summary)

        self.figures = QLabel(self.detail)
        self.figures.setObjectName(u"figures")
        self.figures.setWordWrap(True)

        self.detail_layout.addWidget(self.figures)

        self.rule_seats = QFrame(self.detail)
        self.rule_seats.setObjectName(u"rule_seats")
        self.rule_seats.setMinimumSize(QSize(0, 1))
        self.rule_seats.setMaximumSize(QSize(16777215, 1))

        self.detail_layout.addWidget(self.rule_seats)

        self.players_label = QLabel(self.detail)
        self.players_label.setObjectName(u"players_label")
        self.players_label.setWordWrap(True)

        self.detail_layout.addWidget(self.players_label)

        self.players = Chips(self.detail)
        self.players.setObjectName(u"players")

        self.detail_layout.addWidget(self.players)

        self.opponents_label = QLabel(self.detail)
        self.opponents_label.setObjectName(u"opponents_label")
        self.opponents_label.setWordWrap(True)

        self.detail_layout.addWidget(self.opponents_label)

        self.opponents = Opponents(self.detail)
        self.opponents.setObjectName(u"opponents")

        self.detail_layout.addWidget(self.opponents)

        self.match_label = QLabel(self.detail)
        self.match_label.setObjectName(u"match_label")
        self.match_label.setWordWrap(True)

        self.detail_layout.addWidget(self.match_label)

        self.match = Chips(self.detail)
        self.match.setObjectName(u"match")

        self.detail_layout.addWidget(self.match)

        self.match_about = QLabel(self.detail)
        self.match_about.setObjectName(u"match_about")
        self.match_about.setWordWrap(True)

        self.detail_layout.addWidget(self.match_about)

        self.undo_label = QLabel(self.detail)
        self.undo_label.setObjectName(u"undo_label")
        self.undo_label.setWordWrap(True)

        self.detail_layout.addWidget(self.undo_label)

        self.undo = Chips(self.detail)
        self.undo.setObjectName(u"undo")

        self.detail_layout.addWidget(self.undo)

        self.undo_about = QLabel(self.detail)
        self.undo_about.setObjectName(u"undo_about")
        self.undo_about.setWordWrap(True)

        self.detail_layout.addWidget(self.undo_about)

        self.rule_differs = QFrame(self.detail)
        self.rule_differs.setObjectName(u"rule_differs")
        self.rule_differs.setMinimumSize(QSize(0, 1))
        self.rule_differs.setMaximumSize(QSize(16777215, 1))

        self.detail_layout.addWidget(self.rule_differs)

        self.differs_label = QLabel(self.detail)
        self.differs_label.setObjectName(u"differs_label")
        self.differs_label.setWordWrap(True)

        self.detail_layout.addWidget(self.differs_label)

        self.differs = QLabel(self.detail)
        self.differs.setObjectName(u"differs")
        self.differs.setWordWrap(True)

        self.detail_layout.addWidget(self.differs)

        self.rule_house = QFrame(self.detail)
        self.rule_house.setObjectName(u"rule_house")
        self.rule_house.setMinimumSize(QSize(0, 1))
        self.rule_house.setMaximumSize(QSize(16777215, 1))

        self.detail_layout.addWidget(self.rule_house)

        self.house_label = QLabel(self.detail)
        self.house_label.setObjectName(u"house_label")
        self.house_label.setWordWrap(True)

        self.detail_layout.addWidget(self.house_label)

        self.house = HouseRules(self.detail)
        self.house.setObjectName(u"house")

        self.detail_layout.addWidget(self.house)

        self.detail_spacer = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.detail_layout.addItem(self.detail_spacer)

        self.detail_layout.setStretch(17, 1)
        self.chosen.setWidget(self.detail)

        self.body_layout.addWidget(self.chosen)


        self.panel_layout.addLayout(self.body_layout)

        self.rule_footer = QFrame(self.panel)
        self.rule_footer.setObjectName(u"rule_footer")
        self.rule_footer.setMinimumSize(QSize(0, 1))
        self.rule_footer.setMaximumSize(QSize(16777215, 1))

        self.panel_layout.addWidget(self.rule_footer)

        self.footer = QHBoxLayout()
        self.footer.setObjectName(u"footer")
        self.keys = QLabel(self.panel)
        self.keys.setObjectName(u"keys")

        self.footer.addWidget(self.keys)

        self.footer_spacer = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer.addItem(self.footer_spacer)

        self.rules = QPushButton(self.panel)
        self.rules.setObjectName(u"rules")

        self.footer.addWidget(self.rules)

        self.cancel = QPushButton(self.panel)
        self.cancel.setObjectName(u"cancel")

        self.footer.addWidget(self.cancel)

        self.play = QPushButton(self.panel)
        self.play.setObjectName(u"play")

        self.footer.addWidget(self.play)


        self.panel_layout.addLayout(self.footer)

        self.panel_layout.setStretch(0, 1)

        self.window_layout.addWidget(self.panel)


        self.retranslateUi(NewGame)

        self.play.setDefault(True)


        QMetaObject.connectSlotsByName(NewGame)
    # setupUi

    def retranslateUi(self, NewGame):
        NewGame.setWindowTitle(QCoreApplication.translate("NewGame", u"New game", None))
#if QT_CONFIG(accessibility)
        self.search.setAccessibleName(QCoreApplication.translate("NewGame", u"Search games", None))
#endif // QT_CONFIG(accessibility)
        self.search.setPlaceholderText(QCoreApplication.translate("NewGame", u"Find a game or place (Ctrl+F)", None))
        self.found.setProperty(u"role", QCoreApplication.translate("NewGame", u"hint", None))
        self.found.setText("")
#if QT_CONFIG(accessibility)
        self.map.setAccessibleName(QCoreApplication.translate("NewGame", u"Map of the games", None))
#endif // QT_CONFIG(accessibility)
        self.title.setProperty(u"role", QCoreApplication.translate("NewGame", u"title", None))
        self.title.setText("")
        self.summary.setProperty(u"role", QCoreApplication.translate("NewGame", u"lead", None))
        self.summary.setText("")
        self.figures.setProperty(u"role", QCoreApplication.translate("NewGame", u"figures", None))
        self.figures.setText("")
        self.rule_seats.setProperty(u"role", QCoreApplication.translate("NewGame", u"rule", None))
        self.players_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.players_label.setText(QCoreApplication.translate("NewGame", u"&Number of players", None))
        self.opponents_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.opponents_label.setText(QCoreApplication.translate("NewGame", u"Who plays against you", None))
        self.match_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.match_label.setText(QCoreApplication.translate("NewGame", u"&Match", None))
        self.match_about.setProperty(u"role", QCoreApplication.translate("NewGame", u"hint", None))
        self.match_about.setText("")
        self.undo_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.undo_label.setText(QCoreApplication.translate("NewGame", u"&Undo", None))
        self.undo_about.setProperty(u"role", QCoreApplication.translate("NewGame", u"hint", None))
        self.undo_about.setText("")
        self.rule_differs.setProperty(u"role", QCoreApplication.translate("NewGame", u"rule", None))
        self.differs_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.differs_label.setText("")
        self.differs.setText("")
        self.rule_house.setProperty(u"role", QCoreApplication.translate("NewGame", u"rule", None))
        self.house_label.setProperty(u"role", QCoreApplication.translate("NewGame", u"section", None))
        self.house_label.setText(QCoreApplication.translate("NewGame", u"&House rules", None))
        self.rule_footer.setProperty(u"role", QCoreApplication.translate("NewGame", u"rule", None))
        self.keys.setProperty(u"role", QCoreApplication.translate("NewGame", u"hint", None))
        self.keys.setText(QCoreApplication.translate("NewGame", u"F: favourite   Enter: play   F1: rules", None))
        self.rules.setText(QCoreApplication.translate("NewGame", u"&Rules", None))
#if QT_CONFIG(tooltip)
        self.rules.setToolTip(QCoreApplication.translate("NewGame", u"Read the rules of this game", None))
#endif // QT_CONFIG(tooltip)
        self.rules.setProperty(u"role", QCoreApplication.translate("NewGame", u"button", None))
        self.cancel.setText(QCoreApplication.translate("NewGame", u"&Cancel", None))
#if QT_CONFIG(tooltip)
        self.cancel.setToolTip(QCoreApplication.translate("NewGame", u"Return to the match on the table", None))
#endif // QT_CONFIG(tooltip)
        self.cancel.setProperty(u"role", QCoreApplication.translate("NewGame", u"button", None))
        self.play.setText(QCoreApplication.translate("NewGame", u"&Play", None))
#if QT_CONFIG(tooltip)
        self.play.setToolTip(QCoreApplication.translate("NewGame", u"Begin a new match", None))
#endif // QT_CONFIG(tooltip)
        self.play.setProperty(u"role", QCoreApplication.translate("NewGame", u"button", None))
    # retranslateUi

