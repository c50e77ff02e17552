"""The rematch: the same game again, sides swapped; what each chose for himself stays his."""

from __future__ import annotations

from bot.application.model import Address, Ask, Person, Reply
from bot.application.tickets import Verb
from bot.commands.challenges import Terms, challenge
from bot.commands.context import Context
from bot.commands.find_table import find_table
from engines.core.match import agreed_options
from engines.core.match_state import MatchError, Status
from engines.core.options import swapped
from engines.core.seat import Seat
from storage.base import TableKey


async def rematch(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The same game again, sides swapped."""
    table = await find_table(context, ask, key, verb=Verb.REMATCH, wanted=Status.OVER)
    perspective = context.player_perspective(ask, table)
    if table.match.status is not Status.OVER:
        return Reply(ack=perspective.say("hall-still-playing"), is_error=True, table=table.key)
    seat = perspective.seat or Seat.ONE
    rival = table.match.players[seat.other]
    if rival is None:
        raise MatchError("not-begun", "nobody sat opposite")
    head = table.record.head
    level = table.computer_level(seat.other)
    person = Person(address=Address.parse(rival.address), name=rival.name)
    return await challenge(
        context,
        Ask(
            who=ask.who,
            where=Address(platform=table.key.platform, id=table.key.chat),
            nonce=ask.nonce,
            chat_locale=ask.chat_locale,
            is_private=ask.is_private,
        ),
        Terms(
            game=head.game,
            opponent=None if level or head.is_study else person,
            level=level,
            options=swapped(table.game.options, agreed_options(table.game, table.record)),
            clock=head.clock,
            is_study=head.is_study,
            partner=rival.name if head.is_study else "",
            challenger=seat.other,
            rematch_of=str(table.key),
        ),
    )
