"""Answers to interactions: in time, in one request where possible, and never none at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import aiohttp
import discord
import structlog

from bot.adapters.discord.layout import OutgoingMessage, compose, note
from bot.adapters.discord.messenger import MessageRef
from bot.adapters.discord.requests import (
    Interaction,
    address,
    ask_of,
    can_post,
    is_home,
    is_private,
)
from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.messages.words import choose_language, say_in
from renderers.wording import Say
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

PATIENCE: Final = 1.5  # seconds of work before an acknowledgement is sent ahead: 3 are allowed
_TOO_LATE: Final = {10062, 10015, 50027}  # the interaction or its token is over

Work = Callable[[Ask], Awaitable[Reply]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Response:
    """What a reply comes to: the tapped message as it shall be, and new messages."""

    update: OutgoingMessage | None = None
    card: OutgoingMessage | None = None  # a new message for everybody in the chat
    fresh: tuple[OutgoingMessage, ...] = ()  # new ones for the asker
    turn: Post | None = None  # what the tapped message shows now, if that is a table
    is_ephemeral: bool = True  # those for the asker vanish; at home they stay


class Responder:
    """Answers interactions with what Salle replies."""

    def __init__(self, app: Application, pictures: Pictures) -> None:
        self.app = app
        self._pictures = pictures

    async def tapped(self, interaction: Interaction, ticket: str) -> None:
        """A button or a line of a menu of ours."""

        async def work(ask: Ask) -> Reply:
            reply = await self.app.tap(ask, ticket)
            if ask.is_private or reply.public or reply.table is None or can_post(interaction):
                return reply
            # Nothing else will ever change this message: every tap brings it up to date.
            return replace(reply, public=(await self._public(ask, reply.table)).public)

        await self.give(interaction, work)

    async def give(self, interaction: Interaction, work: Work) -> None:
        """Answer with what `work` replies; something is said whatever happens."""
        ask = ask_of(interaction)
        preparing = asyncio.create_task(self._prepare(interaction, ask, work))
        try:
            await asyncio.wait([preparing], timeout=PATIENCE)
            if not preparing.done():
                await interaction.response.defer(ephemeral=not is_home(interaction))
            answer = await preparing
            await _show(interaction, answer)
            await self._note(interaction, answer)
        except asyncio.CancelledError:
            preparing.cancel()
            raise
        except Exception as err:
            if isinstance(err, discord.HTTPException) and err.code in _TOO_LATE:
                await self._late(interaction, await preparing)
                return
            log.exception("an answer failed", interaction=interaction.id)
            await self.sorry(interaction)

    async def sorry(self, interaction: Interaction) -> None:
        """Something of ours broke: said plainly, if anything can still be said."""
        words = say_in(choose_language(interaction.locale.value))
        answer = _Response(fresh=(note(words("hall-broken")),))
        try:
            await _show(interaction, answer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as err:
            log.warning("nothing could be answered", why=str(err), interaction=interaction.id)

    async def card(self, ask: Ask, reply: Reply) -> Reply:
        """A challenge made where Salle can't post: the answer itself is the card, for all."""
        if reply.table is None:
            return reply
        say = await self.say(ask)
        public = (await self._public(ask, reply.table)).public
        return replace(reply, ack=say("hall-cannot-post"), public=public)

    async def say(self, ask: Ask) -> Say:
        """Words for an asker, in the platform's language while his own can't be looked up."""
        try:
            return await self.app.context.say(ask)
        except StoreAwayError:
            return say_in(self.app.context.preferences(ask, {}).language)

    async def _public(self, ask: Ask, table: TableKey) -> Reply:
        ticket = Ticket(verb=Verb.BACK_TO_BOARD, table=table, version=0)
        return await self.app.tap(ask, str(ticket))

    async def _prepare(self, interaction: Interaction, ask: Ask, work: Work) -> _Response:
        """Ask Salle, and draw what it replies."""
        reply = await work(ask)
        is_tap = interaction.type is discord.InteractionType.component
        answer = _Response(is_ephemeral=not is_home(interaction))
        if reply.private:
            outgoing = await compose(reply.private, self._pictures, ack=reply.ack)
            # What has no buttons must not take them from the player, and pages of pictures and
            # messages don't become one another: such a post stands by itself.
            stays = is_tap and is_private(interaction) and reply.private.prompt is not None
            stays = stays and not outgoing[0].is_page and not _is_page(interaction.message)
            if stays:
                shown = reply.private if reply.private.picture else None
                answer = replace(answer, update=outgoing[0], turn=shown)
            answer = replace(answer, fresh=tuple(outgoing[1:] if stays else outgoing))
        elif reply.ack:
            answer = replace(answer, fresh=(note(reply.ack),), is_ephemeral=True)
        if reply.public and is_tap and not is_private(interaction):
            answer = replace(answer, update=(await compose(reply.public, self._pictures))[0])
        elif reply.public:
            answer = replace(answer, card=(await compose(reply.public, self._pictures))[0])
        return answer

    async def _note(self, interaction: Interaction, answer: _Response) -> None:
        """Deliveries go on from what is seen at home: it needn't be said again, but edited."""
        post, message = answer.turn, interaction.message
        if post is None or post.table is None or message is None or not is_home(interaction):
            return
        store, who = self.app.context.store, str(address(interaction.user.id))
        try:
            stamp = (await store.message_refs(post.table)).get(who, "").partition("|")[0]
            if not stamp or int(stamp) <= post.version:
                ref = MessageRef(message.channel.id, message.id)
                await store.set_message_ref(post.table, who, f"{post.version}|{ref}")
        except StoreAwayError:
            log.info("an answer isn't noted", interaction=interaction.id)

    async def _late(self, interaction: Interaction, answer: _Response) -> None:
        """The interaction is over, but a lasting message can be changed without it."""
        message = interaction.message
        if answer.update is None or message is None or message.flags.ephemeral:
            log.warning("too late to answer", interaction=interaction.id)
            return
        try:
            await message.edit(
                content=answer.update.content,
                attachments=answer.update.files(),
                view=answer.update.view,
            )
        except discord.HTTPException as err:
            log.warning("too late to answer", why=str(err), interaction=interaction.id)


def _is_page(message: discord.Message | None) -> bool:
    return message is not None and message.flags.components_v2


async def _show(interaction: Interaction, answer: _Response) -> None:
    """At most one request more than there are messages."""
    is_tap = interaction.type is discord.InteractionType.component
    if answer.update:
        await _update(interaction, answer.update)
    elif is_tap and not answer.fresh and not interaction.response.is_done():
        await interaction.response.defer()
    mine = [(outgoing, answer.is_ephemeral) for outgoing in answer.fresh]
    cards = [(answer.card, False)] if answer.card else []
    # What was announced as "thinking" is the asker's alone, and can't become everybody's.
    is_thinking = interaction.response.is_done()
    for outgoing, is_ephemeral in [*mine, *cards] if is_thinking else [*cards, *mine]:
        await _add(interaction, outgoing, is_ephemeral=is_ephemeral)


async def _update(interaction: Interaction, outgoing: OutgoingMessage) -> None:
    """The tapped message becomes this one."""
    # The library's overloads know either layout, and a letter may be of both.
    view: discord.ui.View = outgoing.view  # type: ignore[assignment]
    edit = (
        interaction.edit_original_response
        if interaction.response.is_done()
        else interaction.response.edit_message
    )
    await edit(content=outgoing.content, attachments=outgoing.files(), view=view)


async def _add(interaction: Interaction, outgoing: OutgoingMessage, *, is_ephemeral: bool) -> None:
    """A new message; after an acknowledgement ahead, the one that says "thinking"."""
    view: discord.ui.View = outgoing.view  # type: ignore[assignment]  # as above
    response = interaction.response
    if not response.is_done():
        await response.send_message(
            outgoing.content,
            files=outgoing.files(),
            view=view,
            ephemeral=is_ephemeral,
            suppress_embeds=True,
            allowed_mentions=outgoing.mentions,
        )
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and "filled" not in interaction.extras
    ):
        interaction.extras["filled"] = True
        await interaction.edit_original_response(
            content=outgoing.content, attachments=outgoing.files(), view=view
        )
    else:
        await interaction.followup.send(
            outgoing.content or discord.utils.MISSING,
            files=outgoing.files(),
            view=view,
            ephemeral=is_ephemeral,
            suppress_embeds=True,
            allowed_mentions=outgoing.mentions,
        )
