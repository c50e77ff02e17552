"""Answers to interactions: each is answered in time, in one request where possible."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import aiohttp
import discord
import structlog

from bot.adapters.background import answered_in_time
from bot.adapters.discord.activity import Activity
from bot.adapters.discord.layout import OutgoingMessage, compose, sentence
from bot.adapters.discord.places import MessageRef
from bot.adapters.discord.questions import Questions
from bot.adapters.discord.requests import (
    Interaction,
    address,
    ask_of,
    can_post,
    is_home,
    is_private,
)
from bot.adapters.standing_messages import StandingMessages
from bot.application.model import Address, Ask, Post, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands import boards
from bot.commands.application import Application
from bot.messages.pictures import Pictures
from bot.messages.words import choose_language, say_in
from bot.observability.requests import note

log = structlog.get_logger(__name__)

ACKNOWLEDGE_AFTER: Final = 1.5  # seconds; Discord waits for 3
_NO_MESSAGE: Final = 10008
_TOO_LATE: Final = {10062, 10015, 50027}  # the interaction or its token has expired

Work = Callable[[Ask], Awaitable[Reply]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Response:
    # What a reply comes to: the tapped message as it shall be, and new messages.

    update: OutgoingMessage | None = None
    card: OutgoingMessage | None = None  # a new message for everybody in the chat
    fresh: tuple[OutgoingMessage, ...] = ()  # new ones for the asker
    turn: Post | None = None  # what the tapped message or a new one shows, if that is a table
    question: Post | None = None  # a question or a preview, which will be outdated
    is_ephemeral: bool = True  # whether `fresh` can be seen by the asker alone, for a while


class Responder:
    """Answers interactions with what the application replies."""

    def __init__(self, app: Application, pictures: Pictures, activity: Activity) -> None:
        self.app = app
        self.activity = activity
        self._standing = StandingMessages(store=app.context.store, is_same=str.__eq__)
        self.questions = Questions(app.context.store, self._standing)
        self._pictures = pictures

    async def answer_tap(self, interaction: Interaction, button: Ticket | str) -> None:
        """A button or a line of a menu of ours was chosen."""

        async def work(ask: Ask) -> Reply:
            reply = await self.app.tap(ask, button)
            if ask.is_private or reply.public or reply.table is None or can_post(interaction):
                return reply
            is_step = isinstance(button, Ticket) and button.verb == Verb.WALK_PUBLIC
            if is_step and (reply.private is None or reply.private.is_preview):
                return reply  # nothing has happened, and nobody learns what is considered
            # Nothing else will ever change this message: every tap brings it up to date.
            board = await self.app.run(boards.back_to_board, ask, reply.table)
            return replace(reply, public=board.public)

        await self.answer(interaction, work)

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Answer with what `work` replies; something is said whatever happens."""
        ask = ask_of(interaction)
        if ask.is_home:
            async with self.app.context.tables.answers.to(ask.me):
                await self._answer(interaction, ask, work)
        else:
            await self._answer(interaction, ask, work)

    async def _answer(self, interaction: Interaction, ask: Ask, work: Work) -> None:
        response: _Response | None = None
        try:
            response = await answered_in_time(
                self._prepare(interaction, ask, work),
                within=ACKNOWLEDGE_AFTER,
                late=partial(_acknowledge, interaction),
            )
            shown = await _show(interaction, response)
            if response.question:
                await self.questions.note(interaction, response.question, shown)
            elif response.update and shown:
                self.questions.replaced(shown)
            await self._note_shown(interaction, response, shown)
        except Exception as err:
            if response and isinstance(err, discord.HTTPException) and err.code in _TOO_LATE:
                note("unanswered")
                await self._edit_late(interaction, response)
                return
            note("failed")
            log.exception("an answer failed", interaction=interaction.id)
            await self.answer_failure(interaction)

    async def answer_failure(self, interaction: Interaction) -> None:
        """Say that something of ours broke, if anything can still be said."""
        words = say_in(choose_language(interaction.locale.value))
        try:
            await _show(interaction, _Response(fresh=(sentence(words("hall-broken")),)))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as err:
            log.warning("nothing could be answered", why=str(err), interaction=interaction.id)

    async def _prepare(self, interaction: Interaction, ask: Ask, work: Work) -> _Response:
        reply = await work(ask)
        is_tap = _is_tap(interaction)
        response = _Response(is_ephemeral=not is_home(interaction))
        if reply.private:
            if reply.private.is_question or reply.private.is_preview:
                response = replace(response, question=reply.private)
            outgoing = await self._composed(reply.private, ask.who.address, ack=reply.ack)
            # A post without buttons must not take them from the player, and a page of components
            # can't become a classic message or the reverse: such a post is a message of its own.
            stays = (
                (is_tap and is_private(interaction) and not reply.is_apart)
                and reply.private.prompt is not None
                and outgoing[0].is_page == _is_page(interaction.message)
            )
            shows_turn = reply.private.picture is not None and not reply.private.film
            if shows_turn and (stays or not is_tap):
                response = replace(response, turn=reply.private)
            if stays:
                response = replace(response, update=outgoing[0])
            response = replace(response, fresh=tuple(outgoing[1:] if stays else outgoing))
        elif reply.ack:
            said = await self._sentence(reply)
            response = replace(response, fresh=(said,), is_ephemeral=True)
        if reply.public and is_tap and not is_private(interaction):
            response = replace(response, update=(await self._composed(reply.public, ask.where))[0])
        elif reply.public:
            response = replace(response, card=(await self._composed(reply.public, ask.where))[0])
        return response

    async def _composed(
        self, post: Post, reader: Address, *, ack: str = ""
    ) -> list[OutgoingMessage]:
        first, *rest = await compose(post, self._pictures, ack=ack)
        return [await self.activity.with_board(first, post, reader), *rest]

    async def _sentence(self, reply: Reply) -> OutgoingMessage:
        # With the picture of what it says, if there is one.
        if reply.why_not is None:
            return sentence(reply.ack)
        post = Post(lines=(reply.ack,), picture=reply.why_not.picture)
        return (await compose(post, self._pictures))[0]

    async def _note_shown(
        self, interaction: Interaction, response: _Response, message: int | None
    ) -> None:
        # Note what a message of the private chat shows now, so that deliveries go on from it. A new
        # one replaces the last, which is taken away.
        post, channel = response.turn, interaction.channel_id
        if post is None or post.table is None or not (message and channel and is_home(interaction)):
            return
        who, reference = str(address(interaction.user.id)), str(MessageRef(channel, message))
        if old := await self._standing.note_last(who, post, reference):
            await self.questions.outdate(interaction, old)

    async def _edit_late(self, interaction: Interaction, response: _Response) -> None:
        # The interaction is over, but a lasting message can be changed without it.
        message = interaction.message
        if response.update is None or message is None or message.flags.ephemeral:
            log.warning("too late to answer", interaction=interaction.id)
            return
        try:
            await message.edit(
                content=response.update.content,
                attachments=response.update.files(),
                view=response.update.view,
            )
        except discord.HTTPException as err:
            log.warning("too late to answer", why=str(err), interaction=interaction.id)


async def _acknowledge(interaction: Interaction) -> None:
    # Say that the answer takes a while; that it is too late shows when it is answered.
    try:
        await interaction.response.defer(ephemeral=not is_home(interaction))
    except discord.HTTPException as err:
        if err.code not in _TOO_LATE:
            raise


def _is_tap(interaction: Interaction) -> bool:
    # Whether it comes from a message of ours: by a tap, or by the form that a tap opened.
    by_tap = (discord.InteractionType.component, discord.InteractionType.modal_submit)
    return interaction.message is not None and interaction.type in by_tap


def _is_page(message: discord.Message | None) -> bool:
    return message is not None and message.flags.components_v2


async def _show(interaction: Interaction, response: _Response) -> int | None:
    # Send it, with at most one request more than there are messages. Returns the message that the
    # asker sees last, if that is known.
    shown: int | None = None
    if response.update:
        shown = await _update(interaction, response.update)
    elif _is_tap(interaction) and not response.fresh and not interaction.response.is_done():
        await interaction.response.defer()
    mine = [(outgoing, response.is_ephemeral) for outgoing in response.fresh]
    cards = [(response.card, False)] if response.card else []
    # What was announced as "thinking" is the asker's alone, and can't become everybody's.
    is_thinking = interaction.response.is_done()
    for outgoing, is_ephemeral in [*mine, *cards] if is_thinking else [*cards, *mine]:
        shown = await _add(interaction, outgoing, is_ephemeral=is_ephemeral)
    return shown


async def _update(interaction: Interaction, outgoing: OutgoingMessage) -> int | None:
    # The tapped message becomes this one; if it has just gone, it is a new one. Its id.
    # The library's overloads know one layout each, and a message may have either.
    view: discord.ui.View = outgoing.view  # type: ignore[assignment]
    edit = (
        interaction.edit_original_response
        if interaction.response.is_done()
        else interaction.response.edit_message
    )
    try:
        await edit(content=outgoing.content, attachments=outgoing.files(), view=view)
    except discord.NotFound as err:
        if err.code != _NO_MESSAGE:
            raise
        return await _add(interaction, outgoing, is_ephemeral=not is_home(interaction))
    return interaction.message.id if interaction.message else None


async def _add(
    interaction: Interaction, outgoing: OutgoingMessage, *, is_ephemeral: bool
) -> int | None:
    # A new message; after a deferred answer first the one that shows "thinking". Its id.
    view: discord.ui.View = outgoing.view  # type: ignore[assignment]  # as above
    response = interaction.response
    if not response.is_done():
        sent = await response.send_message(
            outgoing.content,
            files=outgoing.files(),
            view=view,
            ephemeral=is_ephemeral,
            suppress_embeds=True,
            allowed_mentions=outgoing.mentions,
        )
        return sent.message_id
    if (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and "filled" not in interaction.extras
    ):
        interaction.extras["filled"] = True
        filled = await interaction.edit_original_response(
            content=outgoing.content, attachments=outgoing.files(), view=view
        )
        return filled.id
    added = await interaction.followup.send(
        outgoing.content or discord.utils.MISSING,
        files=outgoing.files(),
        view=view,
        ephemeral=is_ephemeral,
        suppress_embeds=True,
        allowed_mentions=outgoing.mentions,
        wait=True,
    )
    return added.id
