# SPDX-License-Identifier: MIT
"""The review's page with the course of a round, as a chart and as a table."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from thothit_desktop.app.review import texts
from thothit_desktop.app.review.course import LOSS, course
from thothit_desktop.app.review.course_chart import CourseBar, CourseChart
from thothit_desktop.app.review.grades import grade_of
from thothit_desktop.app.statistics.tables import fill, keep_columns, reading_table, wrap_words
from thothit_desktop.players.coach.review import DEAL, OTHERS, OWN


class CoursePage(QWidget):
    """Shows the steps of luck by source, and own losses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = self.tr("Expected result after each step")
        names = [(kind, texts.kind(kind)) for kind in (LOSS, OWN, OTHERS, DEAL)]
        self.chart = CourseChart(title, names)
        self.table = reading_table(title)
        wrap_words(self.table)
        row = QHBoxLayout(self)
        row.addWidget(self.chart, 1)
        row.addWidget(self.table, 1)

    def show_review(self, told: texts.ReviewedRound) -> None:
        """Show a review."""
        game = told.game
        steps = [step for step in course(told.review) if texts.counts(step.change, game)]
        bars, before = [], 0.0
        for step in steps:
            after = texts.figure(step.after, game)
            sign = "" if step.decision is None else grade_of(step.decision, game.spec).sign
            bars.append(CourseBar(step.kind, before, after, sign))
            before = after
        self.chart.show_bars(bars)
        heads = (self.tr("Move"), self.tr("What happened"), self.tr("Change"), self.tr("Expected"))
        rows = [
            (
                str(step.ply),
                texts.step(told, step),
                texts.change(step.change, game),
                texts.change(step.after, game),
            )
            for step in steps
        ]
        fill(self.table, heads, rows, wide=1, texts=(1,))
        keep_columns(self.table, wrapped=(1,))
