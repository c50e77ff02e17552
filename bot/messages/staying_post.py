"""Whether what is kept of somebody silent is to stay: the one message that asks."""

from __future__ import annotations

from typing import Final

from bot.application.model import Choice, Post, Prompt
from bot.messages.times import date
from renderers.wording import Say

# The buttons of `/privacy`, and of this message: `pv:export`, `pv:delete`, `pv:stay`.
PRIVACY_PREFIX: Final = "pv"


def staying_post(until: float, say: Say) -> Post:
    """Without an answer until then, all of it is deleted."""
    stays = Choice(label=say("privacy-stay"), ticket=f"{PRIVACY_PREFIX}:stay")
    line = say("privacy-still-here", date=date(until, say))
    return Post(lines=(line,), prompt=Prompt(controls=(stays,)), is_silent=False)
