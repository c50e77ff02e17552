"""Challenges for anybody in a chat: those there are to take, and one in the place of another.

A challenge made for all in a chat is listed with the chat's, where it is counted; one that is only
handed on as a link isn't.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.application.loaded_table import NoTableError
from bot.application.model import Ask, Reply
from bot.commands import boards, challenge_answers, challenges
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.messages import challenge_card
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchError, Status
from storage.base import TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenChallenge:
    """A challenge that anybody here may take."""

    key: TableKey
    game: str
    who: str  # the challenger's name
    terms: tuple[str, ...]  # in words: what isn't as usual, who begins, the clock
    is_own: bool
    until: float | None  # seconds since the epoch


async def open_challenges(context: Context, ask: Ask) -> list[OpenChallenge]:
    """What may be taken in the asker's chat, the newest first."""
    where = await context.present(ask.where)
    preferences = await context.preferences_of(ask)
    found = []
    for table in reversed(await context.tables.waiting_challenges(where)):
        match = table.match
        if match.players[match.proposed_by.other] is None:
            perspective = Perspective(table=table, preferences=preferences)
            found.append(
                OpenChallenge(
                    key=table.key,
                    game=table.game.id,
                    who=perspective.names[match.proposed_by],
                    terms=tuple(challenge_card.agreed(perspective)),
                    is_own=table.seat_of(ask.me) is match.proposed_by,
                    until=table.deadline,
                )
            )
    return found


async def replace_challenge(context: Context, ask: Ask, old: TableKey, terms: Terms) -> Reply:
    """Withdraw a challenge of the asker's, and make one with other terms in its place.

    Asked again, it is done once. If somebody has taken the old one meanwhile, that is shown.

    Raises:
        what `challenges.open_table` raises. If the new terms can't be proposed, the old ones stay.
    """
    terms = await challenges.settled(context, ask, terms)
    challenges.head_of(context, ask, terms)  # it raises what can't be proposed
    try:
        table = await context.load(ask, old)
    except NoTableError:
        return await challenges.challenge(context, ask, terms)
    if table.match.status is Status.OPEN:
        with suppress(MatchError):  # somebody has just taken it
            withdrawn = await challenge_answers.withdraw(context, ask, old)
            if withdrawn.is_error:
                return withdrawn
        table = await context.load(ask, old)
    if table.match.status is not Status.CLOSED:
        return await boards.hand(context, ask, old)
    return await challenges.challenge(context, ask, terms)
