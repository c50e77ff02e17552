"""What happened at a table: its log in words, and its positions as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.application.model import Ask, Picture, Post, Reply
from bot.application.profile import Motion
from bot.application.tickets import Ticket, Verb
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, at_meant, at_table
from bot.commands.find_table import find_table
from bot.messages import end_plates, posts
from bot.messages.event_sentences import describe_events
from bot.messages.missed import film_of_missed
from bot.messages.perspective import Perspective
from bot.messages.post_controls import back_to_table
from bot.messages.times import ago
from engines.core.match_state import Status
from engines.core.values import View
from storage.base import TableKey


async def history(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """The log in words, as far as the asker may know it: after the end, everything."""
    table = await find_table(context, ask, key, verb=Verb.HISTORY)
    perspective = context.perspective(ask, table)
    is_over = table.match.status is Status.OVER
    rows: list[str] = []
    acts = zip(table.record.log, table.match_states[1:], strict=True)
    for number, (entry, match) in enumerate(acts, start=1):
        moment = ago(entry.at, context.now(), perspective.say)
        for line in describe_events(
            match.events,
            perspective.say,
            perspective.names_at(match),
            perspective.seat,
            is_over=is_over,
        ):
            rows.append(f"{number:>3}  {line}  ({moment})")
    return Reply(
        private=perspective.post(
            text="\n".join(rows) or perspective.say("hall-nothing-yet"),
            prompt=back_to_table(perspective),
        ),
        table=table.key,
    )


async def animation(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The public positions of a match that is over, to be shown one after the other."""
    table = await context.load(ask, key)
    perspective = Perspective(
        table=table, preferences=context.preferences(ask, table.asker_profile)
    )
    if table.match.status is not Status.OVER:
        return perspective.refuse("hall-replay-later")
    film = _film(perspective, end_plates.public_views(table))
    return Reply(
        private=_in_motion(perspective, film, perspective.narrate(table.match.events)), table=key
    )


# What this player saw happen since the version that the path names. One move is a loop, several are
# a film.
async def _missed_moves(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    views = film_of_missed(perspective, since=ticket.path[0] if ticket.path else 0)
    if not views:
        return Reply(ack=perspective.say("missed-nothing"), table=table.key)
    *earlier, now = views
    film = _film(perspective, views)
    if perspective.preferences.motion is Motion.NEVER:
        film = _film(perspective, [now.with_missed(earlier[1:])])
    elif len(earlier) == 1 and film[-1].finished is None:
        film = [replace(film[-1], before=earlier[0])]
    return Reply(
        private=_in_motion(perspective, film, posts.since_my_last_act(perspective)), table=table.key
    )


def _film(perspective: Perspective, views: Sequence[View]) -> list[Picture]:
    *earlier, last = views
    return [*map(perspective.picture, earlier), end_plates.picture_now(perspective, last)]


# For readers who want nothing to move: the last picture, and words.
def _in_motion(perspective: Perspective, film: Sequence[Picture], lines: tuple[str, ...]) -> Post:
    *_, last = film
    prompt = back_to_table(perspective)
    is_still = len(film) == 1 and last.before is None
    if is_still or perspective.preferences.motion is Motion.NEVER:
        return perspective.post(lines=lines, picture=last, prompt=prompt)
    return perspective.post(
        film=tuple(film), film_failed=perspective.say("hall-film-failed"), prompt=prompt
    )


COMMAND: Final = Command(
    name="history",
    run=at_meant(history),
    arguments=(TABLE,),
    places=ANYWHERE,
    link=Verb.HISTORY,
    group="match",
    rank=6,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
    buttons={
        Verb.HISTORY: at_table(history),
        Verb.ANIMATION: at_table(animation),
        Verb.MISSED: _missed_moves,
    },
    looks=frozenset({Verb.HISTORY, Verb.ANIMATION}),
)
