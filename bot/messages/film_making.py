"""What the films' process does. It imports the pictures, and nothing of the bot."""

from __future__ import annotations

import base64
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engines.core.values import View
from renderers.finished_match import FinishedMatch
from renderers.style import RenderStyle

if TYPE_CHECKING:  # Salle's own process does without what it imports
    from renderers.loop import LoopType

_NICE: Final = 10  # boards are drawn first, where there is one processor for both


def make(views: Sequence[View], style: RenderStyle, finished: FinishedMatch | None) -> str:
    """A film as base64."""
    from renderers.animation import animate  # noqa: PLC0415 - Salle's own process does without

    _give_way()
    return base64.b64encode(animate(views, style, finished)).decode()


def make_loop(before: View, after: View, style: RenderStyle, file_type: LoopType) -> str:
    """A loop as base64."""
    from renderers.loop import render_loop  # noqa: PLC0415 - as above

    _give_way()
    return base64.b64encode(render_loop(before, after, style, file_type)).decode()


def _give_way() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, _NICE)
