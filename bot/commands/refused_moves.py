"""How a move is refused: by the rule that it breaks, what is near it, and a picture.

The picture is made for the mover from what they see. Of all that people try in a short time only so
many are made; the sentence is always told.
"""

from __future__ import annotations

import re
from typing import Final

from bot.application.model import Ask, Choice, Picture, Reply, WhyNot
from bot.application.rate_limiter import Kind
from bot.application.tickets import MAX_TICKET, TABLE_NAME
from bot.commands.context import Context
from bot.messages.perspective import Perspective
from bot.messages.refused_moves import picture_of_refused
from bot.messages.words import refusal
from engines.core.game import RuleError
from engines.core.moves import Move
from storage.base import TableKey

# What begins the data of the button that shows a picture.
WHY_PREFIX: Final = "wy"

_DATA: Final = re.compile(
    rf"{WHY_PREFIX}:(?P<table>{TABLE_NAME}):(?P<version>\d{{1,6}}):(?P<move>.+)", re.ASCII
)


async def refused(
    context: Context,
    ask: Ask,
    mine: Perspective,
    rule: RuleError,
    *,
    move: Move | None = None,
    besides: str = "",
    is_stored: bool = True,
) -> Reply:
    """The answer to a move of this player that breaks a rule; `besides` is said after that.

    A table that isn't stored can't be named by a button.
    """
    said = refusal(rule, mine.say, mine.table.game.id)
    picture = None if ask.by_alert else await _picture(context, ask, mine, rule, move)
    data = _data(mine, move) if is_stored else ""
    button = Choice(label=mine.say("why-button"), ticket=data) if data else None
    return Reply(
        ack=f"{said} {besides}".rstrip(),
        is_error=True,
        why_not=WhyNot(picture=picture, button=button) if picture else None,
        table=mine.table.key if is_stored else None,
    )


# An alert would have no room for it.
async def _picture(
    context: Context, ask: Ask, mine: Perspective, rule: RuleError, move: Move | None
) -> Picture | None:
    picture = picture_of_refused(
        mine.table.game, mine.view, move, rule, drawn=mine.picture_now, say=mine.say
    )
    has_room = picture and await context.tables.rates.has_room(Kind.PICTURE, ask)
    return picture if has_room else None


# A table's name, the version of its log, and the move; "" where that is too long for a button.
def _data(mine: Perspective, move: Move | None) -> str:
    ticket = mine.ticket()
    data = f"{WHY_PREFIX}:{ticket.table}:{ticket.version}:{move}" if move else ""
    return data if len(data.encode()) <= MAX_TICKET else ""


def read_data(data: str) -> tuple[TableKey, int, str] | None:
    """The table, the version and the move of a button's data; None if it is none of these."""
    found = _DATA.fullmatch(data)
    return found and (TableKey.parse(found["table"]), int(found["version"]), found["move"])
