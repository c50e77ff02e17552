"""Where platforms enter: runs a command for somebody and always has a reply for him.

Adapters name the use case themselves: `app.run(moves.typed, ask, text, table)`. What can be
foreseen to go wrong is answered with a sentence for the asker alone; a bug propagates, and the
adapter says that something broke without saying what.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Concatenate, Final, ParamSpec, TypeVar

import structlog

from bot.application import commits
from bot.application.loaded_table import UnknownOutcomeError
from bot.application.model import Ask, Reply
from bot.application.readiness import health_of
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb
from bot.commands import (
    agreements,
    boards,
    breaks,
    card_browser,
    challenge_answers,
    conditional_moves,
    counter_offers,
    entrance,
    fairness,
    flag_choices,
    forgetting,
    game_rules,
    history,
    moves,
    pinned_inbox,
    preferences,
    preset_answers,
    public_keypad,
    quiet,
    rematches,
    secret_entry,
    table_list,
)
from bot.commands.challenge_draft import DRAFT_PREFIX
from bot.commands.context import Context
from bot.commands.find_table import WhichTableError
from bot.commands.forgetting import FORGET_PREFIX
from bot.commands.preferences import SETTING_PREFIX, preferences_of
from bot.commands.quiet import QUIET_PREFIX
from bot.commands.table_list import LIST_PREFIX
from bot.messages.inbox_post import PIN_PREFIX
from bot.messages.preferences import Preferences
from bot.messages.words import REFUSALS, Words, refusal, say_in
from bot.observability import requests
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Command = Callable[Concatenate[Context, Ask, P], Awaitable[Reply]]
Query = Callable[Concatenate[Context, Ask, P], Awaitable[T]]
Tapped = Callable[[Context, Ask, Ticket], Awaitable[Reply]]


class Application:
    """Runs use cases with the tools that they share."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.health = health_of(context.store)

    async def run(self, command: Command[P], ask: Ask, *args: P.args, **kwargs: P.kwargs) -> Reply:
        """The command's reply, or one that says what was wrong and what is right."""
        try:
            with commits.watched() as committed:
                reply = await command(self.context, ask, *args, **kwargs)
            if reply.is_error:
                requests.note("refused")
            return reply
        except StoreAwayError as err:
            requests.note("away")
            return await self._store_away(ask, err, committed)
        except WhichTableError as err:
            say = await self.words(ask)
            return table_list.which_table(self.context, ask, err, say)
        except REFUSALS as err:
            requests.note("refused")
            if isinstance(err, RefusedError) and err.fault:
                log.error(err.fault, why=str(err))
            return Reply(ack=refusal(err, await self.words(ask)), is_error=True)

    async def tap(self, ask: Ask, ticket: str) -> Reply:
        """Run what the ticket of a button names."""
        return await self.run(_run_ticket, ask.by_button(), ticket)

    async def query(
        self, query: Query[P, T], default: T, ask: Ask, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a query finds; `default` where a command would reply with an error."""
        try:
            return await query(self.context, ask, *args, **kwargs)
        except (*REFUSALS, StoreAwayError, WhichTableError):
            return default

    async def preferences(self, ask: Ask) -> Preferences:
        """The asker's; while they can't be loaded the defaults, in the platform's language."""
        try:
            return await preferences_of(self.context, ask)
        except StoreAwayError:
            return self.context.preferences(ask, {})

    async def words(self, ask: Ask) -> Words:
        """Words in the asker's language; see `preferences`."""
        return say_in((await self.preferences(ask)).language)

    async def _store_away(
        self, ask: Ask, err: StoreAwayError, committed: Sequence[TableKey]
    ) -> Reply:
        """What can be said of what was asked for: done, perhaps done, or not."""
        say = await self.words(ask)
        if committed:
            return Reply(ack=say("away-done"), table=committed[-1])
        key = "away-unknown" if isinstance(err, UnknownOutcomeError) else "hall-store-away"
        return Reply(ack=say(key), is_error=True, is_away=True)


async def _run_ticket(context: Context, ask: Ask, text: str) -> Reply:
    if menu := _MENUS.get(text.partition(":")[0]):
        return await menu(context, ask, text)
    ticket = Ticket.parse(text)
    reply = await _COMMANDS[ticket.verb](context, ask, ticket)
    shown = reply.private.table if reply.private else None
    is_apart = reply.is_apart or shown not in (None, ticket.table)
    return replace(reply, is_apart=is_apart)


def _at_table(use: Callable[[Context, Ask, TableKey], Awaitable[Reply]]) -> Tapped:
    """A use case that needs no more of the ticket than its table."""

    async def tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
        return await use(context, ask, ticket.table)

    return tapped


_MENUS: Final[Mapping[str, Callable[[Context, Ask, str], Awaitable[Reply]]]] = {
    LIST_PREFIX: table_list.leafed,
    DRAFT_PREFIX: entrance.tapped,
    SETTING_PREFIX: preferences.tapped,
    FORGET_PREFIX: forgetting.tapped,
    QUIET_PREFIX: quiet.tapped,
    PIN_PREFIX: pinned_inbox.tapped,
}
"""What begins the data of buttons that are about no table."""

_COMMANDS: Final[Mapping[Verb, Tapped]] = {
    Verb.WALK: moves.walk,
    Verb.SEND: moves.send,
    Verb.WALK_PUBLIC: public_keypad.walk,
    Verb.SEND_PUBLIC: public_keypad.send,
    Verb.KEY: secret_entry.press_key,
    Verb.ACCEPT: challenge_answers.accept_tapped,
    Verb.BEGIN: challenge_answers.begin,
    Verb.DECLINE: _at_table(challenge_answers.decline),
    Verb.WITHDRAW: _at_table(challenge_answers.withdraw),
    Verb.CHANGE: counter_offers.change,
    Verb.PROPOSE: counter_offers.propose,
    Verb.HAND: _at_table(boards.hand),
    Verb.TURN: _at_table(boards.hand),
    Verb.BACK_TO_BOARD: _at_table(boards.back_to_board),
    Verb.BOARD: _at_table(boards.board),
    Verb.TEXT: _at_table(boards.text),
    Verb.HISTORY: _at_table(history.history),
    Verb.MORE: _at_table(boards.more),
    Verb.RULES: game_rules.tapped,
    Verb.RESIGN: _at_table(agreements.resign),
    Verb.RESIGN_SURELY: agreements.resign_surely,
    Verb.PLAY_ON: agreements.play_on,
    Verb.ANSWERS: preset_answers.tapped,
    Verb.ANSWER: preset_answers.choose,
    Verb.PREPARED: conditional_moves.tapped,
    Verb.PREPARE: conditional_moves.begin,
    Verb.PREPARE_STEP: conditional_moves.step,
    Verb.WITHDRAW_PREPARED: conditional_moves.withdraw,
    Verb.CARDS: card_browser.tapped,
    Verb.OFFER_DRAW: _at_table(agreements.offer_draw),
    Verb.ACCEPT_DRAW: agreements.accept_draw,
    Verb.REFUSE_DRAW: agreements.refuse_draw,
    Verb.ASK_TAKEBACK: _at_table(agreements.ask_takeback),
    Verb.ALLOW_TAKEBACK: agreements.allow_takeback,
    Verb.REFUSE_TAKEBACK: agreements.refuse_takeback,
    Verb.PAUSE: breaks.pause_tapped,
    Verb.ADJOURN: breaks.adjourn_tapped,
    Verb.RESUME: breaks.resume_tapped,
    Verb.GRANT: breaks.grant,
    Verb.REFUSE: breaks.refuse,
    Verb.GIVE_DAY: breaks.give_day_tapped,
    Verb.GIVE_DAY_SURELY: breaks.give_day_surely,
    Verb.CLAIM: flag_choices.claim,
    Verb.CLAIM_SURELY: flag_choices.claim_surely,
    Verb.LET_SALLE: flag_choices.let_salle,
    Verb.LET_SALLE_SURELY: flag_choices.let_salle_surely,
    Verb.OPEN: pinned_inbox.open_table,
    Verb.NEXT_TABLE: table_list.next_table,
    Verb.REMATCH: _at_table(rematches.rematch),
    Verb.ANIMATION: _at_table(history.animation),
    Verb.MISSED: history.missed_moves,
    Verb.VERIFY: _at_table(fairness.verify),
    Verb.EXPORT: _at_table(fairness.export),
}
