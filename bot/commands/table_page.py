"""A whole table as a web page shows it."""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Post
from bot.application.summaries import HistoryItem, TablePage
from bot.commands.boards import may_ask_takeback
from bot.commands.context import Context
from bot.messages import absence_posts, challenge_card, posts
from bot.messages.event_sentences import describe_events, event_facts
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchState, Status
from engines.core.seat import Seat
from renderers.game_text import text_of
from storage.base import TableKey


async def load_page(context: Context, ask: Ask, key: TableKey, *, after: int = 0) -> TablePage:
    """Everything about a table that the asker may see; of its story what follows `after`."""
    table = await context.load(ask, key)
    await context.note_looked(ask, table)
    public = context.perspective(ask, table)
    players = table.match.players
    mine = tuple(s for s in Seat if (p := players[s]) and p.address == ask.me)
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
        mine=mine,
        sides=tuple(_side(perspective) for perspective in perspectives),
        feed=tuple(_history_items(context, ask, table, after=after)),
        may_ask_takeback=any(may_ask_takeback(table, seat) for seat in mine),
        rare=absence_posts.rare_controls(perspectives[0]) if mine else (),
    )


def _side(perspective: Perspective) -> Post:
    if perspective.table.match.state is None:
        return challenge_card.card(perspective)
    return posts.turn(perspective) if perspective.seat else posts.board(perspective, keyboard=False)


def _history_items(
    context: Context, ask: Ask, table: LoadedTable, *, after: int
) -> list[HistoryItem]:
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    matches = table.match_states[1:]  # without the challenge itself
    return [
        _history_item(perspective, number, entry.at, match)
        for number, (entry, match) in enumerate(
            zip(table.record.log, matches, strict=True), start=1
        )
        if number > after
    ]


def _history_item(
    perspective: Perspective, version: int, at: float, match: MatchState
) -> HistoryItem:
    """One act; what begins a section is said as its heading, and not a second time."""
    say, names = perspective.say, perspective.names_at(match)
    begins = [event for event in match.events if f"{event.key}.heading" in say]
    heading = " ".join(
        say(f"{event.key}.heading", **event_facts(event, names, None, say)) for event in begins
    )
    told = (event for event in match.events if event not in begins)
    lines = describe_events(told, say, names, None)
    if match.state is None:
        return HistoryItem(version=version, at=at, lines=lines, heading=heading)
    view = perspective.view_of(match)
    is_playing = match.status is Status.PLAYING
    return HistoryItem(
        version=version,
        at=at,
        lines=lines,
        summary=text_of(view).summary(view, names, say) if is_playing else "",
        heading=heading,
        picture=perspective.picture(view),
    )
