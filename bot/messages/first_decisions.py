"""What a kind of decision is for: told to a player where it comes to them for the first time.

It is made from their own view and told only in their private messages. They have met a kind once
they have taken such a decision; until then every message of it says the same.
"""

from __future__ import annotations

from bot.application.model import Choice
from bot.messages.card_pages import course_control
from bot.messages.perspective import Perspective
from renderers.games import decision_kinds_of


def new_kind(perspective: Perspective) -> str:
    """The kind of what the reader is to decide, as it is kept; "" if they have met it before."""
    game, decision = perspective.table.game.id, _decision(perspective)
    kind = f"{game}:{decision}"
    return kind if decision and kind not in perspective.preferences.explained else ""


def purpose(perspective: Perspective) -> str:
    """In a sentence, what the reader's decision is for; "" if they have met such a one before."""
    if not new_kind(perspective):
        return ""
    return perspective.say(f"{perspective.table.game.id}-guide-window-{_decision(perspective)}")


def control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button that explains more, as long as the purpose is told."""
    if not new_kind(perspective):
        return ()
    return course_control(perspective, label=perspective.say("hall-cards-explain"))


def _decision(perspective: Perspective) -> str:
    kinds = decision_kinds_of(perspective.table.game.id)
    if kinds is None or perspective.seat is None or perspective.table.match.state is None:
        return ""
    return kinds.decision(perspective.view)
