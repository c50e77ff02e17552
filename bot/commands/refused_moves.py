"""How a move is refused: by the rule that it breaks, what is near it, and a picture.

The picture is made for the mover from what they see. Of all that people try in a short time only so
many are made; the sentence is always told.
"""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Choice, Reply, WhyNot
from bot.application.rate_limiter import Kind
from bot.application.tickets import MAX_TICKET
from bot.commands.context import Context
from bot.messages.perspective import Perspective
from bot.messages.refused_moves import picture_of_refused
from bot.messages.words import refusal
from engines.core.game import RuleError
from engines.core.moves import Move
from storage.base import TableKey

# What begins the data of the button that shows a picture.
WHY_PREFIX: Final = "wy"


async def refused(
    context: Context,
    ask: Ask,
    mine: Perspective,
    rule: RuleError,
    *,
    move: Move | None = None,
    besides: str = "",
) -> Reply:
    """The answer to a move of this player that breaks a rule; `besides` is said after that."""
    said = refusal(rule, mine.say, mine.table.game.id)
    return Reply(
        ack=f"{said} {besides}".rstrip(),
        is_error=True,
        why_not=await _why_not(context, ask, mine, rule, move),
        table=mine.table.key,
    )


async def _why_not(
    context: Context, ask: Ask, mine: Perspective, rule: RuleError, move: Move | None
) -> WhyNot | None:
    if ask.by_alert:  # which shows no picture and no button
        return None
    picture = picture_of_refused(
        mine.table.game, mine.view, move, rule, drawn=mine.picture_now, say=mine.say
    )
    if picture is None or not await context.tables.rates.has_room(Kind.PICTURE, ask):
        return None
    label, data = mine.say("why-button"), _data(mine, move)
    return WhyNot(picture=picture, button=Choice(label=label, ticket=data) if data else None)


# A table's name, the version of its log, and the move; "" where that is too long for a button.
def _data(mine: Perspective, move: Move | None) -> str:
    ticket = mine.ticket()
    data = f"{WHY_PREFIX}:{ticket.table}:{ticket.version}:{move}" if move else ""
    return data if len(data.encode()) <= MAX_TICKET else ""


def read_data(data: str) -> tuple[TableKey, int, str] | None:
    """The table, the version and the move of a button's data; None if it is none of these."""
    parts = data.split(":", 5)
    if len(parts) < 6 or not (parts[4].isascii() and parts[4].isdigit()):
        return None
    return TableKey.parse(":".join(parts[1:4])), int(parts[4]), parts[5]
