"""A pause of some days in which no clock runs, by consent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Choice, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import acting, breaks
from bot.commands.arguments import TABLE, Argument, Kind
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, Shown, Who, with_words
from bot.commands.find_table import find_table
from bot.messages.absence_posts import DAY, question
from bot.messages.perspective import Perspective
from bot.messages.times import span
from engines.core.act_rules import has_time_for_pause
from engines.core.match_state import MatchError, Status
from engines.core.record import Wish
from storage.base import TableKey

PAUSES: Final = (1, 3, 7)  # days of those that are offered; others may be typed
MOST_DAYS: Final = 30  # of a pause


async def pause(context: Context, ask: Ask, key: TableKey | None = None, words: str = "") -> Reply:
    """Ask for a pause of so many days, or how long it shall be; or agree, if one is asked for."""
    days = _days(words)

    def ticket_of(table: LoadedTable) -> str:
        path = (days,) if days else ()
        return str(Ticket(verb=Verb.PAUSE, table=table.key, version=table.version, path=path))

    table = await find_table(
        context, ask, key, verb=Verb.PAUSE, wanted=Status.PLAYING, ticket_of=ticket_of
    )
    perspective = context.player_perspective(ask, table)
    if days is None:
        return replace(
            _how_long(perspective),
            ack=perspective.say("absence-pause-how", command=perspective.say("hall-command-pause")),
            is_error=True,
            is_apart=True,
        )
    if days or breaks.is_asked_for(perspective, Wish.PAUSE):
        return await breaks.request(context, ask, perspective, Wish.PAUSE, seconds=days * DAY)
    return _how_long(perspective)


async def _pause_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    if not ticket.path:
        return await pause(context, ask, ticket.table)
    return await breaks.by_button(context, ask, ticket, Wish.PAUSE, seconds=ticket.path[0] * DAY)


# 0 if nothing is said, None if it can't be that.
def _days(words: str) -> int | None:
    text = words.strip()
    if not text:
        return 0
    number = text.split()[0].rstrip("dgjDGJ")  # 3d, 3g, 3j, 3 days
    is_whole = number.isascii() and number.isdecimal() and len(number) < 4
    return int(number) if is_whole and 1 <= int(number) <= MOST_DAYS else None


def _how_long(perspective: Perspective) -> Reply:
    table, say = perspective.table, perspective.say
    breaks.check_rival(perspective)
    if table.match.proposal.clock is None:
        raise MatchError("no-clock", "no clock runs at this table")
    ticket = Ticket(verb=Verb.PAUSE, table=table.key, version=table.version)
    lengths = tuple(
        Choice(label=span(days * DAY, say), ticket=ticket.to(Verb.PAUSE, days))
        for days in PAUSES
        if has_time_for_pause(table.match, int(table.loaded_at), days * DAY)
    )
    if table.match.tournament and not lengths:
        raise acting.of_tournament(table, table.match.tournament)
    return Reply(
        private=question(
            perspective, say("absence-pause-question", name=perspective.rival), *lengths
        ),
        table=table.key,
    )


COMMAND: Final = Command(
    name="pause",
    run=with_words(pause),
    arguments=(Argument(name="days", kind=Kind.NUMBER, highest=MOST_DAYS), TABLE),
    places=ANYWHERE,
    who=Who.PLAYER,
    shown=Shown.AS_ACT,
    group="clock",
    rank=30,
    in_menu=frozenset({Place.PRIVATE}),
    buttons={Verb.PAUSE: _pause_tapped},
)
