"""A view in, its words out. A game's `text` module does the work; the locales have the words."""

from __future__ import annotations

from typing import cast

from engines.core.values import View
from renderers.contract import GameText
from renderers.games import module_of

ALT_LIMIT = 1024
"""Characters of alt text that Discord takes."""


def text_of(view: View) -> GameText:
    """The words of a view's game."""
    return cast(GameText, module_of(view.game, "text"))
