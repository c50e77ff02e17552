"""The button *Hint*, where hints may be taken."""

from __future__ import annotations

from bot.application.model import Choice
from bot.application.tickets import Verb
from bot.messages.perspective import Perspective
from engines.core.act_rules import hints_refusal


def control(perspective: Perspective) -> tuple[Choice, ...]:
    """Under the message of a player who is to move, if the match allows hints."""
    if perspective.seat is None or hints_refusal(perspective.table.match):
        return ()
    return (perspective.choice("hint-button", Verb.HINT),)
