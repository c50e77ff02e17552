"""One notice, told: made into a post, and handed to its platform's messenger or to the computer.

Messages are projections of the log: a notice says which table, which version and whom to tell, and
the words are made when it is delivered.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

import structlog

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import (
    CHAT_BOARD,
    CHAT_CARD,
    CHAT_LINE,
    NotedMessage,
    card_of,
    last_message,
    note_message,
)
from bot.application.model import COMPUTER, Address, Post
from bot.application.notices import CHAT
from bot.application.tables import Tables
from bot.messages import challenge_card, posts
from bot.messages.messenger import Messenger, PrivateChatClosedError, RetryLaterError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.times import reminder
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import Notice, NoticeKind

log = structlog.get_logger(__name__)

_NO_MESSENGER: Final = 60.0  # seconds to wait for a platform that isn't connected
_QUIET_DELAY: Final = 0.3  # seconds for a message that isn't sent: about what one takes


class ComputerTurns(Protocol):
    """Makes the computer's moves."""

    async def answer(self, table: LoadedTable, seat: Seat) -> None:
        """Act for the computer in this seat, if it still has to."""
        ...


@dataclass(frozen=True, kw_only=True)
class NoticeSender:
    """Tells one notice after the other. Holds no state."""

    tables: Tables
    messengers: Mapping[str, Messenger]  # by platform
    computers: ComputerTurns
    quiet_delay: float = _QUIET_DELAY

    async def send(self, notice: Notice) -> None:
        """Tell it, if it is still to be told.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        table = await self.tables.load(notice.table)
        recipient = Address.parse(notice.to)
        if recipient.platform == COMPUTER:
            for seat in Seat:
                if table.computer_level(seat) == recipient.id:
                    await self.computers.answer(table, seat)
        elif notice.to == CHAT:
            await self._send_to_chat(notice, table)
        elif notice.version >= table.version or notice.kind is NoticeKind.REMINDER:
            await self._send_to_player(notice, table, recipient)
        # An older private notice is told with the newer one that is behind it in the outbox.

    async def _send_to_chat(self, notice: Notice, table: LoadedTable) -> None:
        chat = await self.tables.store.chat_now(table.key.platform, table.key.chat)
        address = Address(platform=table.key.platform, id=chat)
        settings = await self.tables.store.profile(str(address))
        told = table if notice.kind is NoticeKind.CARD else table.as_of(notice.version)
        perspective = Perspective(table=told, preferences=Preferences.of(settings))
        post = await self._public_post(notice.kind, perspective)
        await self._hand_over(notice, address, post, to=_noted_under(notice.kind, post))

    async def _public_post(self, kind: NoticeKind, perspective: Perspective) -> Post:
        if kind is NoticeKind.CARD:
            return challenge_card.card(perspective)
        match = perspective.table.match
        asked = {seat for seat in Seat if match.is_asked(seat)}
        unreachable = await self._unreachable(
            perspective.table, asked if kind is NoticeKind.OFFER else match.active
        )
        if kind is NoticeKind.OFFER and unreachable is None:
            return perspective.post(lines=perspective.narrate(match.events))
        has_keys = unreachable is not None and (
            kind is not NoticeKind.OFFER or asked <= match.active
        )
        post = posts.board(perspective, keyboard=has_keys, is_to_answer=unreachable is not None)
        return replace(post, mention=unreachable, is_silent=unreachable is None)

    async def _unreachable(self, table: LoadedTable, asked: Collection[Seat]) -> Address | None:
        """Who of them has to act, and his private chat is closed to us: he is mentioned instead."""
        for seat in asked:
            player = table.match.players[seat]
            if (
                player is None
                or table.computer_level(seat)
                or table.match.status is not Status.PLAYING
            ):
                continue
            settings = await self.tables.store.profile(player.address)
            if settings.get(profile.PRIVATE_CHAT_CLOSED):
                return Address.parse(player.address)
        return None

    async def _send_to_player(self, notice: Notice, table: LoadedTable, who: Address) -> None:
        settings = await self.tables.store.profile(notice.to)
        if settings.get(profile.PRIVATE_CHAT_CLOSED):
            return
        chat = await self.tables.store.profile(f"{table.key.platform}:{table.key.chat}")
        preferences = Preferences.of(settings, chat.get(profile.LOCALE, ""))
        perspective = Perspective(
            table=table, preferences=preferences, seat=table.seat_of(notice.to)
        )
        if table.automatic_answer(perspective.seat) and notice.kind is not NoticeKind.OFFER:
            # He is not asked. The channel is told after him, and no sooner than if he had been.
            await asyncio.sleep(self.quiet_delay)
            return
        if notice.kind is NoticeKind.TURN and await self._has_been_asked(notice, perspective):
            return  # he may be in the middle of his answer, and the chat says what is new
        post = (
            posts.turn(perspective)
            if notice.kind is not NoticeKind.CARD and table.match.state
            else replace(challenge_card.card(perspective), mention=None)
        )
        if notice.kind is NoticeKind.REMINDER:
            if perspective.seat not in table.match.active:
                return
            post = replace(post, lines=(*self._reminder(perspective), *post.lines))
        if notice.kind is NoticeKind.OFFER:
            post = replace(
                post,
                is_silent=perspective.seat is None or not table.match.is_asked(perspective.seat),
            )
        try:
            to = card_of(notice.to) if notice.kind is NoticeKind.CARD else notice.to
            await self._hand_over(notice, who, post, to=to)
        except PrivateChatClosedError:
            await profile.note_private_chat(self.tables.store, notice.to, is_open=False)

    def _reminder(self, perspective: Perspective) -> tuple[str, ...]:
        """How long the reader has left, and against whom he plays."""
        table, seat = perspective.table, perspective.seat
        if table.deadline is None or seat is None:
            return ()
        name = perspective.names[seat.other]
        return (reminder(table.deadline, self.tables.now(), name, perspective.say),)

    async def _has_been_asked(self, notice: Notice, perspective: Perspective) -> bool:
        """Whether he was shown this very decision before: another chose in secret beside him."""
        table, seat = perspective.table, perspective.seat
        if seat is None or seat not in table.match.active:
            return False
        last = await last_message(self.tables.store, notice.table, notice.to)
        return last is not None and table.match.decision_version[seat] <= last.version

    async def _hand_over(self, notice: Notice, to_whom: Address, post: Post, *, to: str) -> None:
        messenger = self.messengers.get(to_whom.platform)
        if messenger is None:
            log.warning("no messenger", platform=to_whom.platform)
            raise RetryLaterError(_NO_MESSENGER)
        last = await last_message(self.tables.store, notice.table, to)
        is_repeatable = notice.kind in (NoticeKind.REMINDER, NoticeKind.CARD)
        if last and last.version >= notice.version and not is_repeatable:
            return  # delivered before a crash that came before it was noted as done
        send = messenger.send_to_chat if notice.to == CHAT else messenger.send_to_person
        previous = last.reference if last else ""
        reference = await send(to_whom, post, previous=previous, nonce=nonce(notice))
        message = NotedMessage(version=notice.version, reference=reference)
        await note_message(self.tables.store, notice.table, to, message)


def nonce(notice: Notice) -> str:
    """Names this very message, so that a platform can tell a repetition: 25 characters."""
    whole = f"{notice.table}/{notice.version}/{notice.to}/{notice.kind}"
    return hashlib.sha256(whole.encode()).hexdigest()[:25]


def _noted_under(kind: NoticeKind, post: Post) -> str:
    """Which of a chat's messages about a table this one follows."""
    return CHAT_CARD if kind is NoticeKind.CARD else CHAT_BOARD if post.picture else CHAT_LINE
