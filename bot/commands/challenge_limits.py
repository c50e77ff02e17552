"""The answer to one challenge too many, and what the challenger can do about it."""

from __future__ import annotations

from bot.application.challenge_limits import IN_A_CHAT, OF_A_PERSON, TooManyChallengesError
from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Verb
from bot.commands.context import Context
from bot.commands.find_table import same_at
from bot.commands.table_list import choice_of_tables
from bot.messages.words import Words


def refusal(
    context: Context, ask: Ask, err: TooManyChallengesError, say: Words, *, is_rematch: bool
) -> Reply:
    """Why the challenge isn't made; and a button for each of their own, to withdraw one."""
    kind = "rematch" if is_rematch else "challenge"
    if err.is_chats:
        said = say(f"limit-{kind}-here", count=IN_A_CHAT)
    else:
        said = say(f"limit-{kind}-yours", count=OF_A_PERSON)
    own = [table for table in err.tables if table.seat_of(ask.me) is table.match.proposed_by]
    if not own:
        return Reply(ack=said, is_error=True)
    return Reply(
        ack=said,
        is_error=True,
        private=Post(prompt=choice_of_tables(context, ask, own, same_at(Verb.HAND), say)),
        is_apart=True,
    )
