"""What players say to each other beside their match, in lines of text.

Only the two who play write; onlookers read along, as everybody does in a chat. A line is
shown as it is, without formatting, and a channel where the table is played shows it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.application import notices, profile
from bot.application.loaded_table import BusyError, LoadedTable
from bot.application.model import Ask, Reply, is_computer_address
from bot.application.rate_limiter import Kind
from bot.application.summaries import TableTalk
from bot.application.tables import TRIES
from bot.application.unread_lines import is_unread
from bot.commands.context import Context
from bot.messages.perspective import Perspective
from engines.core.names import plain_text
from engines.core.seat import Seat
from storage.base import ConflictError, TableKey, TalkLine

# Characters of a line at most.
LONGEST: Final = 280

_MUTED_TABLES: Final = 20  # of one person; of more the oldest are heard again


async def say_line(context: Context, ask: Ask, key: TableKey, text: str) -> Reply:
    """Say something to one's rival. The same request, come twice, is said once.

    Raises:
        RefusedError: nothing was said.
    """
    table = await context.load(ask, key)
    perspective = context.player_perspective(ask, table)
    said = plain_text(text)
    if refusal := _refusal(perspective, said):
        return Reply(ack=refusal, is_error=True, table=key)
    for tries in range(TRIES):
        lines = await context.store.talk(key)
        if ask.id and any(line.ask_id == ask.id for line in lines):
            return Reply(table=key)
        if tries == 0:
            await context.admit(ask, Kind.TALK)
        line = _next_line(ask, perspective.player, said, lines, now=context.now())
        told = notices.of_talk(
            key,
            table.match,
            line,
            is_private=table.is_private,
            said_in=context.chat_of(ask, table) if ask.is_overheard else "",
        )
        after = lines[-1].number if lines else 0
        try:
            await context.store.add_talk(key, line, after=after, notices=told)
        except ConflictError:
            continue
        return Reply(table=key)
    raise BusyError(str(key))


async def mute(context: Context, ask: Ask, key: TableKey, *, is_muted: bool) -> Reply:
    """Read no more of what is said at a table, or read it again; for the asker alone."""
    settings = await context.store.profile(ask.me)
    others = [table for table in profile.muted_tables(settings) if table != key]
    muted = [*others, key][-_MUTED_TABLES:] if is_muted else others
    await context.store.update_profile(ask.me, {profile.MUTED: profile.as_muted(muted)})
    return Reply(table=key)


async def talk_at(context: Context, ask: Ask, table: LoadedTable) -> TableTalk:
    """What the asker reads of the talk at a table: nothing of those whom they have blocked."""
    if not _has_two_people(table):
        return TableTalk()
    may_speak = table.seat_of(ask.me) is not None
    if table.key in profile.muted_tables(table.asker_profile):
        return TableTalk(may_speak=may_speak, is_muted=True)
    lines = await context.store.talk(table.key)
    read = (one for one in lines if not is_unread(table, table.asker_profile, one))
    return TableTalk(lines=tuple(read), may_speak=may_speak)


def _next_line(
    ask: Ask, seat: Seat, text: str, lines: Sequence[TalkLine], *, now: float
) -> TalkLine:
    return TalkLine(
        number=max([int(now * 1000), *(line.number + 1 for line in lines[-1:])]),
        who=ask.me,
        name=ask.who.name,
        seat=seat,
        text=text,
        ask_id=ask.id,
    )


def _refusal(perspective: Perspective, said: str) -> str:
    say = perspective.say
    if not _has_two_people(perspective.table):
        return say("talk-nobody")
    if not said:
        return say("talk-empty")
    if len(said) > LONGEST:
        return say("talk-too-long", count=len(said), most=LONGEST)
    return ""


def _has_two_people(table: LoadedTable) -> bool:
    if table.match.state is None:
        return False
    players = {p.address for s in Seat if (p := table.match.players[s])}
    return len(players) == 2 and not any(map(is_computer_address, players))
