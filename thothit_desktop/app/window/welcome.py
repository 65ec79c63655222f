# SPDX-License-Identifier: MIT
"""Greets a new player on the very first start; the first match waits until then."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.lessons import open_lessons

if TYPE_CHECKING:
    from thothit_desktop.app.lessons.welcome_page import WelcomePage


class Welcome(QObject):
    """Shows the page, imported on first use, until the person wants to play or opens another match."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._page: WelcomePage | None = None
        """The page while it is open, perhaps under that of the lessons; else None."""

    def greet(self) -> None:
        """Show the page in place of the table; the match, and its ceremony, wait."""
        from thothit_desktop.app.lessons import scenes
        from thothit_desktop.app.lessons.welcome_page import WelcomePage

        context, scene = self._context, scenes.first_capture()
        steps = None if scene is None else scenes.load(scene)
        if scene is None or steps is None:
            return
        self._page = page = WelcomePage(context.settings, scene, steps)
        page.learn.connect(self._learn)
        page.play.connect(self.put_away)
        page.language.connect(lambda code: context.settings.set_value(LANGUAGE, code))
        context.matches.match_left.connect(self.put_away)
        context.pages.open_page(page)
        page.setFocus()

    def put_away(self) -> bool:
        """Close the page for good, and let the match begin; return True if it was open."""
        page, self._page = self._page, None
        if page is None:
            return False
        self._context.matches.match_left.disconnect(self.put_away)
        self._context.pages.close_page(page)
        return True

    def _learn(self) -> None:
        """Show the first lesson that is not done; the page then offers the match."""
        lessons = open_lessons(self._context)
        lessons.show_next()
        if self._page is not None:
            lessons.left.connect(self._page.return_from_lessons)
