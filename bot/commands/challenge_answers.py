"""Answers to challenges: accepted, begun against Salle, declined, taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import came_from, noted_messages
from bot.application.model import (
    Ask,
    Reply,
    is_solo,
)
from bot.application.tickets import Ticket, Verb
from bot.commands import blocking
from bot.commands.challenges import player_of
from bot.commands.context import Context
from bot.commands.declaration import Buttons, at_table
from bot.messages import challenge_card, posts
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchError, Status
from engines.core.options import own_options
from engines.core.record import Act, Entry, Joining, Player
from storage.base import TableKey

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class _AnsweredError(Exception):
    """The challenge has been answered while the answer was on its way, perhaps by the same tap."""

    def __init__(self, table: LoadedTable) -> None:
        super().__init__(str(table.key))
        self.table = table


async def accept(
    context: Context, ask: Ask, key: TableKey, options: Mapping[str, str] = _NOTHING
) -> Reply:
    """Agree to the terms; the first cards are dealt, and shown.

    `options` are what they choose of the options that are their own; others stay as proposed.
    """
    table = await context.load(ask, key)
    if refusal := _not_to_accept(context, ask, table, keeps_card=False):
        return refusal
    await _check(context, ask, table)
    return await _accept(context, ask, table, options, keeps_card=False)


# A button holds for the terms that stood above it. Its path names a value of each option that is
# the asker's own; while one is missing, it is asked for, in private: a card that others see stays
# as it is, for the first to choose. In the asker's private chat the card stays, with its seal, and
# the first turn is a message of its own.
async def _accept_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    return await _accept_terms(context, ask, ticket, keeps_card=ask.is_home)


async def join(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The same by a link, which was made for the terms of the challenge itself."""
    ticket = Ticket(verb=Verb.ACCEPT, table=key, version=0)
    return await _accept_terms(context, ask, ticket, keeps_card=False)


async def _accept_terms(context: Context, ask: Ask, ticket: Ticket, *, keeps_card: bool) -> Reply:
    # A player who chose too late in private hears that, though the table isn't theirs any more.
    is_tap = ask.is_tap and not ask.is_private
    table = await context.load(replace(ask, is_tap=is_tap), ticket.table)
    if refusal := _not_to_accept(context, ask, table, keeps_card=keeps_card):
        return refusal
    await _check(context, ask, table)
    perspective = context.perspective(ask, table)
    if ticket.version < table.match.terms_version:
        return _refused(ask, perspective, "entrance-terms-changed")
    own = own_options(table.game.options, table.match.proposed_by.other)
    own = () if table.match.is_from_position else own
    if len(ticket.path) < len(own):
        return Reply(
            private=challenge_card.own_choice(perspective, ticket),
            is_apart=not ask.is_private,
            table=table.key,
        )
    options = {
        option.name: str(option.values[index % len(option.values)])
        for option, index in zip(own, ticket.path, strict=False)
    }
    return await _accept(context, ask, table, options, keeps_card=keeps_card)


async def begin(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The last tap of somebody who plays alone: Salle, or they themselves, sit down opposite.

    Their nonce comes with this tap, so that nobody could know it when the seal was made.
    """
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    head = table.record.head
    me, rival = head.players[head.challenger], head.players[head.challenger.other]
    if not is_solo(head) or me is None or rival is None or me.address != table.identity_of(ask.me):
        return perspective.refuse("hall-not-asked")
    if table.match.status is Status.OPEN:
        if ticket.version < table.match.terms_version:
            return _refused(ask, perspective, "entrance-terms-changed")
        try:
            table = await _sit_down(context, ask, table, rival, _NOTHING, keeps_card=ask.is_home)
        except _AnsweredError as err:
            table = err.table
        if not ask.is_private:
            return Reply(ack=perspective.say("news-begun"), table=table.key)
    return _seated(context, ask, table, keeps_card=ask.is_home)


# Raises RefusedError: they may not sit down here, or not with these terms.
async def _check(context: Context, ask: Ask, table: LoadedTable) -> None:
    await context.tables.open_tables.admit(ask.me, listed=table.asker_tables)
    await blocking.check_table(context, ask, table)
    if table.match.proposal.is_rated:
        await blocking.check_rated(context, ask, table)


def _not_to_accept(
    context: Context, ask: Ask, table: LoadedTable, *, keeps_card: bool
) -> Reply | None:
    perspective, match = context.perspective(ask, table), table.match
    if match.status is not Status.OPEN:
        if perspective.seat or match.state is None:
            return _seated(context, ask, table, keeps_card=keeps_card)
        return perspective.refuse("hall-taken")
    if perspective.seat is match.proposed_by:
        return perspective.refuse("hall-own-challenge")
    asked = match.players[match.proposed_by.other]
    if asked and asked.address != table.identity_of(ask.me):
        return perspective.refuse("hall-not-asked")
    return None


def _refused(ask: Ask, perspective: Perspective, key: str) -> Reply:
    card = challenge_card.card(perspective) if ask.is_private else None
    return replace(perspective.refuse(key), private=card)


async def _accept(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    options: Mapping[str, str],
    *,
    keeps_card: bool,
) -> Reply:
    await context.remember(ask, table.asker_profile)
    player = await _player_at(context, table, ask)
    try:
        table = await _sit_down(context, ask, table, player, options, keeps_card=keeps_card)
    except _AnsweredError as err:
        refusal = _not_to_accept(context, ask, err.table, keeps_card=keeps_card)
        return refusal or _seated(context, ask, err.table, keeps_card=keeps_card)
    ack = context.perspective(ask, table).say("hall-accepted")
    if not ask.is_private:
        return Reply(ack=ack, table=table.key)  # their turn goes to them, the board to the chat
    return replace(_seated(context, ask, table, keeps_card=keeps_card), ack=ack)


# The card as it is now, or the turn. A card that is tapped again after the first act shows the
# table as it is today.
def _seated(context: Context, ask: Ask, table: LoadedTable, *, keeps_card: bool) -> Reply:
    perspective = context.perspective(ask, table)
    if table.match.state is None:
        return _refused(ask, perspective, "hall-answered")
    stays = keeps_card and table.record.log[-1].act is Act.ACCEPT
    return Reply(
        private=challenge_card.card(perspective) if stays else posts.turn(perspective),
        table=table.key,
    )


async def decline(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Decline a challenge, as the side that is asked."""
    return await _close(context, ask, key, Act.DECLINE)


async def withdraw(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Withdraw a challenge, as the side that proposed its terms."""
    return await _close(context, ask, key, Act.WITHDRAW)


# A person asked under another of their identities sits down as that one.
# Who followed the challenge's link in a chat plays there.
async def _player_at(context: Context, table: LoadedTable, ask: Ask) -> Player:
    asked = table.match.players[table.match.proposed_by.other]
    address = ask.me if asked is None or asked.address not in table.identities else asked.address
    chat = ""
    if ask.is_home or context.is_elsewhere(ask, table):
        noted = await noted_messages(context.store, table.key)
        came = noted.last(came_from(ask.me))
        chat = came.reference if came else ""
    return player_of(ask.who).model_copy(update={"address": address, "chat": chat})


async def _sit_down(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    player: Player,
    options: Mapping[str, str],
    *,
    keeps_card: bool,
) -> LoadedTable:
    joining = Joining(player=player, nonce=ask.nonce, options=dict(options))
    proposed = table.match.proposal

    def decide(now: LoadedTable) -> Entry:
        if now.match.status is not Status.OPEN:
            raise _AnsweredError(now)
        if now.match.proposal != proposed:
            raise MatchError("not-open", "other terms have just been proposed")
        return Entry(
            act=Act.ACCEPT, seat=now.match.proposed_by.other, at=int(context.now()), joining=joining
        )

    return await context.tables.act(
        table.key,
        decide,
        table=table,
        asker=ask.me,
        already_shown_to=ask.me if ask.is_home and not keeps_card else "",
    )


async def _close(context: Context, ask: Ask, key: TableKey, act: Act) -> Reply:
    table = await context.load(ask, key)
    perspective, proposed_by = context.perspective(ask, table), table.match.proposed_by
    is_declined = act is Act.DECLINE
    if perspective.seat is not (proposed_by.other if is_declined else proposed_by):
        return perspective.refuse("hall-not-asked" if is_declined else "hall-not-yours")
    entry = Entry(act=act, seat=perspective.seat, at=int(context.now()))
    after = await context.tables.act(key, lambda _: entry, table=table, asker=ask.me)
    perspective = context.perspective(ask, after)
    return Reply(
        ack=perspective.say("hall-declined" if is_declined else "hall-withdrawn"),
        private=challenge_card.card(perspective) if ask.is_private else None,
        table=key,
    )


BUTTONS: Final = Buttons(
    buttons={
        Verb.ACCEPT: _accept_tapped,
        Verb.BEGIN: begin,
        Verb.DECLINE: at_table(decline),
        Verb.WITHDRAW: at_table(withdraw),
    }
)
