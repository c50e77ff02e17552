"""Shows replies to people: what is private never appears in a group."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import structlog
from telegram import Message
from telegram.ext import ExtBot

from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.standing_messages import StandingMessages
from bot.adapters.telegram.layout import OutgoingMessage
from bot.adapters.telegram.message_client import LostMessageError, MessageClient
from bot.adapters.telegram.places import (
    PLATFORM,
    TURN,
    MessageRef,
    Place,
    deep_link,
    is_same,
    subject_link,
)
from bot.application import profile
from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.message_refs import (
    NOTHING_NOTED,
    NotedMessage,
    is_chats,
    last_message,
    note_message,
    noted_messages,
)
from bot.application.model import Ask, Choice, Group, Post, Prompt, Reply
from bot.application.table_aliases import alias_named
from bot.application.tickets import Ticket, Verb
from bot.commands.application import Application
from bot.messages.messenger import PrivateChatClosedError, RetryLaterError
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

T = TypeVar("T")

_TRIES: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A message of ours that somebody has just been shown, to be noted as the last `to` there."""

    to: str
    post: Post
    ref: MessageRef


class Responder:
    """Shows posts to one person in private, or in a chat."""

    def __init__(self, app: Application, messages: MessageClient, bot: ExtBot[int]) -> None:
        self._app = app
        self._store = app.context.store
        self._messages = messages
        self._standing = StandingMessages(store=self._store, is_same=is_same)
        self._sending = OrderedLocks()
        self._bot = bot

    async def say(
        self, place: Place, text: str, *, reply_to: int | None = None, link: Choice | None = None
    ) -> None:
        """A line in a chat, in silence."""
        outgoing = OutgoingMessage(post=Post(lines=(text,)), links=(link,) if link else ())
        await self._messages.send(place, outgoing, reply_to=reply_to)

    async def answer(self, ask: Ask, message: Message, text: str) -> None:
        """Answer a message with a line, in a group as a reply to it; "" says nothing."""
        if text:
            reply_to = None if ask.is_private else message.message_id
            await self.say(Place.of(ask.where), text, reply_to=reply_to)

    async def post(self, place: Place, post: Post, *, reply_to: int | None = None) -> None:
        """A new message for everybody in a chat, perhaps as a reply to one."""
        await self._messages.send(place, OutgoingMessage(post=post), reply_to=reply_to)

    async def show(
        self, ask: Ask, post: Post, *, replacing: MessageRef | None = None, above: str = ""
    ) -> None:
        """As `display`, and note it."""
        await self.note(await self.display(ask, post, replacing=replacing, above=above))

    async def display(
        self, ask: Ask, post: Post, *, replacing: MessageRef | None = None, above: str = ""
    ) -> Shown | None:
        """Show a post to the asker in their private chat, instead of `replacing` if that can be.

        What is to be noted of it is returned. A new message is noted at once: until then, a second
        tap on the one that it stands for would send it again. Raises PrivateChatClosedError,
        ChatGoneError, RetryLaterError.
        """
        if post.paragraphs:
            post = page(post, (await self._app.words(ask))("hall-to-board"))
        outgoing = OutgoingMessage(post=post, above=above)
        if replacing is not None:
            with suppress(LostMessageError):  # it can't become this: a new message, then
                ref = await self._edit(outgoing, replacing)
                return Shown(to=ask.me, post=post, ref=ref) if ref else None
        # One after the other: of several taps on a lost message the first alone is shown again.
        async with self._sending.of(f"{ask.me} {post.table}"):
            if replacing and await self._is_told(ask.me, post, replacing):
                return None
            ref = await self._tried(
                lambda: self._messages.send(Place.of(ask.who.address), outgoing)
            )
            await self.note(Shown(to=ask.me, post=post, ref=ref))
        return None

    async def note(self, shown: Shown | None) -> None:
        """Note what a message shows, if deliveries are to go on from it.

        The one that it replaces loses its buttons; in a private chat one message a table
        stands, and that one goes.
        """
        if shown is None:
            return
        to, post = shown.to, shown.post
        if post.is_question:
            old = await self._standing.note_asked(to, post, str(shown.ref))
        elif _is_board(post):
            ref = replace(shown.ref, is_preview=post.is_preview)
            old = await self._standing.note_last(to, post, str(ref))
        else:
            return
        put_away = self._messages.strip if is_chats(to) else self._messages.remove
        await put_away(MessageRef.parse(old))

    async def _edit(self, outgoing: OutgoingMessage, replacing: MessageRef) -> MessageRef | None:
        # None: something newer stands there.
        number = self._messages.intend(replacing)
        return await self._tried(lambda: self._messages.edit(replacing, outgoing, number=number))

    async def _tried(self, call: Callable[[], Awaitable[T]]) -> T:
        # Several times: deliveries don't repeat what an answer shows.
        for _ in range(_TRIES):
            try:
                return await call()
            except RetryLaterError as later:
                await asyncio.sleep(later.seconds)
        return await call()

    async def _is_told(self, who: str, post: Post, lost: MessageRef) -> bool:
        return await self._is_outdated(post) or await self._stands_elsewhere(who, post, lost)

    async def _is_outdated(self, post: Post) -> bool:
        # Whether a board shows what its table was before somebody acted: a newer one comes.
        if post.table is None or not _is_board(post):
            return False
        with suppress(StoreAwayError, NoTableError, DamagedTableError):  # then it is shown
            loaded = await self._app.context.tables.load(post.table)
            return loaded.record.version > post.version
        return False

    async def _stands_elsewhere(self, who: str, post: Post, lost: MessageRef) -> bool:
        # Whether the message that has taken the place of a lost one shows this board already. One
        # on which somebody is choosing stands nowhere else.
        is_choosing = post.is_preview or bool(post.prompt and post.prompt.groups)
        if post.table is None or not _is_board(post) or is_choosing:
            return False
        with suppress(StoreAwayError):  # then it is shown
            last = await last_message(self._store, post.table, who)
            there = MessageRef.parse(last.reference) if last else None
            return bool(last and last.version >= post.version and not lost.is_same(there))
        return False

    async def show_board(self, place: Place, post: Post) -> None:
        """A board that everybody may see; the table's board before it loses its buttons."""
        ref = await self._messages.send(place, OutgoingMessage(post=post, shows_title=False))
        noted = NOTHING_NOTED
        if post.table:
            with suppress(StoreAwayError):  # then it is noted as of the table's own chat
                noted = await noted_messages(self._store, post.table)
        to = noted.in_chat_at(str(place.address)).board
        await self.note(Shown(to=to, post=post, ref=ref))

    async def edit_public(self, ref: MessageRef, post: Post) -> None:
        """Change a message that everybody sees; one that was deleted isn't sent again."""
        try:
            shown = await self._messages.edit(ref, OutgoingMessage(post=post, shows_title=False))
        except LostMessageError:
            log.info("a public message is gone")
            return
        if shown is None or post.table is None:
            return
        with suppress(StoreAwayError):
            noted = await noted_messages(self._store, post.table)
            to = noted.in_chat_at(str(Place(ref.chat).address)).board
            last = noted.last(to)
            if last and shown.is_same(MessageRef.parse(last.reference)):
                again = NotedMessage(version=last.version, reference=str(shown))
                await note_message(self._store, post.table, to, again)

    async def privately(self, ask: Ask, reply: Reply, *, link_kind: str = TURN) -> str:
        """Show a reply in the private chat; a link there if that is still closed, else ""."""
        settings: Mapping[str, str] = {}
        with suppress(StoreAwayError):
            settings = await self._store.profile(ask.me)
        if reply.private and not profile.is_closed(settings):
            try:
                await self.show(ask, reply.private, above=reply.ack)
            except PrivateChatClosedError as err:
                if settings:  # who only looks on leaves none
                    now = self._app.context.now()
                    await profile.note_private_chat_closed(self._store, ask.me, err.why, now=now)
            else:
                return ""
        if reply.table is None:
            subject = reply.private.subject if reply.private else None
            return subject_link(self._bot.username, subject)
        table = await self._app.context.tables.aliases.on(PLATFORM, reply.table)
        return deep_link(self._bot.username, link_kind, table)

    async def privately_from(
        self, ask: Ask, message: Message, reply: Reply, *, link_kind: str = TURN
    ) -> None:
        """Answer in private what was said in a group; there with a link, if that is closed."""
        if url := await self.privately(ask, reply, link_kind=link_kind):
            say = await self._app.words(ask)
            link = Choice(label=say("hall-open"), ticket="", url=url)
            line = say("hall-open-private", name=ask.who.name)
            where = Place.of(ask.where)
            await self.say(where, line, reply_to=message.message_id, link=link)


def _is_board(post: Post) -> bool:
    # Whether deliveries edit it: a table's last message.
    return bool(post.picture) and not post.paragraphs and not post.is_question


def page(post: Post, back: str) -> Post:
    """The paragraph at which a text is open, buttons to the others, and `back` to its table."""
    here, count = post.start, len(post.paragraphs)
    open_here = post.paragraphs[here]
    pages = tuple(
        Choice(label=label, ticket=post.paragraphs[to].ticket)
        for label, to in (("‹", here - 1), (f"{here + 1}/{count}", here), ("›", here + 1))
        if 0 <= to < count
    )
    led_to = {choice.ticket for choice in pages}
    controls = [c for c in (post.prompt or Prompt()).controls if c.ticket not in led_to]
    if post.table:
        ticket = Ticket(verb=Verb.HAND, table=alias_named(post.alias) or post.table, version=0)
        controls.append(Choice(label=back, ticket=str(ticket)))
    return replace(
        post,
        title=f"{post.title} · {open_here.heading}",
        lines=(*post.lines, open_here.text),
        picture=open_here.picture,
        prompt=Prompt(
            groups=(Group(key="pages", label="", choices=pages),), controls=tuple(controls)
        ),
    )
