"""A whole table as a web page shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.application.loaded_table import LoadedTable, NoTableError
from bot.application.model import Ask, Post
from bot.application.summaries import LogRow, TableMoment, TablePage
from bot.commands.boards import may_ask_takeback, opened_before
from bot.commands.context import Context
from bot.commands.rematches import rematch_of
from bot.commands.talk import talk_at
from bot.messages import absence_posts, challenge_card, posts
from bot.messages.event_sentences import describe_events, event_facts
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.values import View
from renderers.game_text import deed
from storage.base import TableKey


async def load_page(context: Context, ask: Ask, key: TableKey, *, after: int = 0) -> TablePage:
    """Everything about a table that the asker may see; of its story what follows `after`."""
    table = await context.load(ask, key)
    await context.note_looked(ask, table)
    opened = await opened_before(context, ask, table) if table.seats_of(ask.me) else 0
    public = context.perspective(ask, table)
    mine = table.seats_of(ask.me)
    perspectives = [
        Perspective(table=table, preferences=public.preferences, seat=seat)
        for seat in mine or (None,)
    ]
    return TablePage(
        game=table.game.id,
        title=public.title,
        version=table.version,
        status=table.match.status.value,
        names=public.names,
        coats=public.coats,
        people=tuple(table.people),
        mine=mine,
        sides=tuple(_side(perspective) for perspective in perspectives),
        log=tuple(_log(context, ask, table, after=after)),
        looked=replace(perspectives[0], opened=opened).looked if mine else 0,
        open_hands=_open_hands(table, table.match),
        may_ask_takeback=any(may_ask_takeback(table, seat) for seat in mine),
        rare=absence_posts.rare_controls(perspectives[0]) if mine else (),
        rematch=await rematch_of(context, table),
        talk=await talk_at(context, ask, table),
        tournament=table.record.head.tournament,
    )


async def load_moment(
    context: Context, ask: Ask, key: TableKey, version: int
) -> tuple[TableMoment, ...]:
    """What the asker could see from each of their seats when the log had `version` entries.

    After the end both hands lie open at each moment. Raises NoTableError for a version that isn't.
    """
    table = await context.load(ask, key)
    if not 0 <= version <= table.version:
        raise NoTableError(f"{key} has no version {version}")
    public = context.perspective(ask, table)
    match = table.match_states[version]
    return tuple(
        _moment(Perspective(table=table, preferences=public.preferences, seat=seat), version, match)
        for seat in table.seats_of(ask.me) or (None,)
    )


def _moment(perspective: Perspective, version: int, match: MatchState) -> TableMoment:
    if match.state is None:
        return TableMoment(version=version)
    view = perspective.view_of(match)
    own = ((perspective.seat, view),) if perspective.seat else ()
    return TableMoment(
        version=version,
        picture=perspective.picture(view),
        hands=_open_hands(perspective.table, match) or own,
    )


# Both seats' views at some position of a match that is over; () while it is played.
def _open_hands(table: LoadedTable, match: MatchState) -> tuple[tuple[Seat, View], ...]:
    if table.match.status is not Status.OVER or match.state is None:
        return ()
    return tuple((seat, table.game.view(match.game_state, seat)) for seat in Seat)


def _side(perspective: Perspective) -> Post:
    if perspective.table.match.state is None:
        return challenge_card.card(perspective)
    return posts.turn(perspective) if perspective.seat else posts.board(perspective, keyboard=False)


def _log(context: Context, ask: Ask, table: LoadedTable, *, after: int) -> Iterator[LogRow]:
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    moves = 0
    matches = table.match_states[1:]  # without the challenge itself
    for version, (entry, match) in enumerate(zip(table.record.log, matches, strict=True), start=1):
        moves += entry.act is Act.MOVE
        if version > after:
            yield replace(
                _row(perspective, entry, match),
                version=version,
                number=moves if entry.act is Act.MOVE else 0,
            )


# What begins a section is said as its heading, and not a second time.
def _row(perspective: Perspective, entry: Entry, match: MatchState) -> LogRow:
    say, names = perspective.say, perspective.names_at(match)
    begins = [event for event in match.events if f"{event.key}.heading" in say]
    heading = " ".join(
        say(f"{event.key}.heading", **event_facts(event, names, None, say)) for event in begins
    )
    told = (event for event in match.events if event not in begins)
    lines = describe_events(told, say, names, None)
    row = LogRow(version=0, at=entry.at, seat=entry.actor, words=" ".join(lines), heading=heading)
    if entry.act is not Act.MOVE or not lines:
        return row
    made = deed(perspective.view_of(match), names, say)
    if made is None or made.seat is not entry.seat:
        return row
    return replace(row, words=made.words, result=made.result, mark=made.mark.value)
