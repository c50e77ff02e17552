"""Guided first games: opened and begun with one tap, and what there is to explain in them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.application.challenge_limits import TooManyChallengesError
from bot.application.linking import change_settings
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import challenge_answers, challenge_limits
from bot.commands.challenges import Terms, UnknownGameError, open_table
from bot.commands.context import Context
from bot.messages import guide_bubbles, guided_lines, posts
from bot.messages.guide_bubbles import GuideTitle, SpokenBubble
from engines.core.game import RuleError
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from renderers.guided import Guide
from storage.base import TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """What is explained at a table, and of which position."""

    version: int = 0
    bubbles: tuple[SpokenBubble, ...] = ()
    following: GuideTitle | None = None  # the guide to go on with, at the end


async def begin(context: Context, ask: Ask, game: str, key: str) -> Reply:
    """Open a guided game against the computer, and take it to where its guide begins.

    Asked for again by the same request, it is the same table. Raises UnknownGameError.
    """
    guide = guide_bubbles.find_guide(game, key) if game in context.games else None
    if guide is None:
        raise UnknownGameError(context.games)
    terms = Terms(game=game, level=guide.level, options=guide.options)
    try:
        table = await open_table(context, ask, terms)
    except TooManyChallengesError as err:
        return challenge_limits.refusal(context, ask, err, await context.say(ask), is_rematch=False)
    if table.match.status is Status.OPEN:
        begun = await challenge_answers.begin(
            context, ask, Ticket(verb=Verb.BEGIN, table=table.key, version=table.version)
        )
        if begun.is_error:
            return begun
    await _play_opening(context, ask, await context.load(ask, table.key), guide)
    return Reply(table=table.key)


async def begin_in_private(context: Context, ask: Ask, game: str, key: str) -> Reply:
    """The same in the asker's private chat, where each decision is explained in a sentence."""
    home = replace(
        ask, where=ask.who.address, thread=None, community="", is_private=True, message=""
    )
    begun = await begin(context, home, game, key)
    if begun.table is None:
        return begun
    await change_settings(context.store, ask.me, guided_lines.noted(key, begun.table))
    table = await context.load(home, begun.table)
    perspective = context.player_perspective(home, table)
    return Reply(private=posts.turn(perspective), table=table.key, is_apart=not ask.is_private)


async def explain(
    context: Context, ask: Ask, table: TableKey, key: str, seen: frozenset[str]
) -> Explanation:
    """What to explain to a player now that they haven't `seen`, and the guide to go on with.

    Nothing where there is no such guide, and to somebody who only watches.
    """
    loaded = await context.load(ask, table)
    guide = guide_bubbles.find_guide(loaded.game.id, key)
    perspective = context.perspective(ask, loaded)
    if guide is None or perspective.seat is None or loaded.match.state is None:
        return Explanation(version=loaded.version)
    return Explanation(
        version=loaded.version,
        bubbles=guide_bubbles.bubbles(perspective, guide, seen),
        following=guide_bubbles.following(perspective, guide),
    )


# The log begins with the acceptance. If the computer has decided for itself meanwhile, the match
# goes on from there.
async def _play_opening(context: Context, ask: Ask, table: LoadedTable, guide: Guide[Any]) -> None:
    for seat, move in guide.opening[max(0, table.version - 1) :]:
        try:
            table = await _play(context, ask, table, seat, move)
        except RuleError:
            return


async def _play(
    context: Context, ask: Ask, table: LoadedTable, seat: Seat, move: str
) -> LoadedTable:
    version = table.version

    def decide(now: LoadedTable) -> Entry:
        if now.version != version:
            raise MatchError("not-your-turn", "somebody has moved in the meantime")
        return Entry(act=Act.MOVE, seat=seat, move=move, at=int(context.now()))

    return await context.tables.act(
        table.key, decide, table=table, asker=ask.me, already_shown_to=ask.me
    )
