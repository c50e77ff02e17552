"""One notice, told: made into a post, and handed to its platform's messenger or to the computer.

Messages are projections of the log: a notice says which table, which version and whom to tell, and
the words are made when it is delivered.

Who can't be written to in private is mentioned in the table's chat. Where the table has none that
he reads, because it was opened in the other player's private chat, that player is told, and gets a
link to hand on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.application import notices, profile
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import CHAT_BOARD, CHAT_CARD, CHAT_LINE, card_of, last_message
from bot.application.model import COMPUTER, Address, Person, Post, is_computer_address, person_of
from bot.application.notices import CHAT
from bot.application.tables import Tables
from bot.messages import challenge_card, news, posts
from bot.messages.messenger import Messenger, PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.workers.post_sender import PostSender
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import Notice, NoticeKind

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

    @property
    def _out(self) -> PostSender:
        return PostSender(store=self.tables.store, messengers=self.messengers)

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
            await self._tell_chat(notice, table)
            await self._out.strip_questions(notice)
        elif notice.version >= table.version or notice.kind is NoticeKind.REMINDER:
            await self._tell_player(notice, table, recipient)
        # An older private notice is told with the newer one that is behind it in the outbox.

    # -- the chat ------------------------------------------------------------------------------
    async def _tell_chat(self, notice: Notice, table: LoadedTable) -> None:
        is_now = notice.kind in (NoticeKind.CARD, NoticeKind.REMINDER)
        told = table if is_now else table.as_of(notice.version)
        unreachable = await self._unreachable(told, notice.kind)
        chat = await self.tables.store.chat_now(table.key.platform, table.key.chat)
        address = Address(platform=table.key.platform, id=chat)
        settings = await self.tables.store.profile(str(address))
        perspective = Perspective(table=told, preferences=Preferences.of(settings))
        if notice.kind is NoticeKind.CARD and not (
            table.is_private and profile.is_closed(settings)
        ):
            await self._show_card(notice, perspective, address)
        if table.is_private:
            await self._tell_rivals(notice, told, unreachable)
            return  # its players have their own messages
        if notice.kind is NoticeKind.CARD:
            await self._call_to_card(notice, perspective, address, unreachable)
            return
        post = await self._public_post(notice, perspective, unreachable)
        if post is not None:
            under = CHAT_BOARD if post.picture else CHAT_LINE
            await self._out.send(notice, address, post, under=under)

    async def _show_card(self, notice: Notice, perspective: Perspective, chat: Address) -> None:
        try:
            card = challenge_card.card(perspective)
            await self._out.send(notice, chat, card, under=CHAT_CARD)
        except PrivateChatClosedError:
            await self._note_closed(str(chat))

    async def _call_to_card(
        self,
        notice: Notice,
        perspective: Perspective,
        chat: Address,
        unreachable: Sequence[Seat],
    ) -> None:
        """A card that is edited rings for nobody: who can't be told in private is mentioned."""
        has_begun = perspective.table.match.state is not None
        if not unreachable or has_begun or notice.version == 0:  # a new card mentions whom it asks
            return
        (seat,) = unreachable
        people = _people(perspective.table, unreachable)
        line = perspective.post(lines=(news.of_challenge(perspective, seat),), mentions=people)
        await self._out.send_line(notice, chat, line, under=CHAT_LINE)

    async def _public_post(
        self, notice: Notice, perspective: Perspective, unreachable: Sequence[Seat]
    ) -> Post | None:
        """The board; or a line, where only something was said; None if there is nothing to say."""
        table = perspective.table
        if notice.kind is NoticeKind.REMINDER:
            called = unreachable
            lines = tuple(news.of_time(perspective, seat, self.tables.now()) for seat in called)
        else:
            lines = ()
            called = await self._not_called_yet(notice, table, unreachable)
        if notice.kind is NoticeKind.REMINDER and not called:
            return None
        if notice.kind is NoticeKind.OFFER and not unreachable:
            return perspective.post(lines=perspective.narrate(table.match.events))
        # What is asked beside the board may be asked of somebody who isn't to move.
        has_keys = bool(unreachable) and table.match.active.issuperset(unreachable)
        post = posts.board(perspective, keyboard=has_keys, is_to_answer=bool(unreachable))
        return replace(
            post,
            lines=(*lines, *post.lines),
            mentions=_people(table, called),
            is_silent=not called,
        )

    async def _not_called_yet(
        self, notice: Notice, table: LoadedTable, seats: Sequence[Seat]
    ) -> Sequence[Seat]:
        """Those of the seats whose present decision the last board didn't show."""
        if notice.kind is not NoticeKind.TURN or table.match.status is not Status.PLAYING:
            return seats
        last = await last_message(self.tables.store, notice.table, CHAT_BOARD)
        shown = last.version if last else -1
        return [seat for seat in seats if table.match.decision_version[seat] > shown]

    # -- who can't be reached ------------------------------------------------------------------
    async def _unreachable(self, table: LoadedTable, kind: NoticeKind) -> list[Seat]:
        """The seats that this concerns, and whose private chats are closed to us."""
        found = []
        for seat in sorted(notices.whom_it_concerns(table.record, table.match, kind)):
            player = table.match.players[seat]
            if player is None or is_computer_address(player.address):
                continue
            if profile.is_closed(await self.tables.store.profile(player.address)):
                found.append(seat)
        return found

    async def _tell_rivals(
        self, notice: Notice, table: LoadedTable, unreachable: Sequence[Seat]
    ) -> None:
        """Tell the other player, once, and again when time runs out; he gets a link to hand on."""
        for seat in unreachable:
            rival, absent = table.match.players[seat.other], table.match.players[seat]
            if rival is None or absent is None or is_computer_address(rival.address):
                continue
            if rival.address == absent.address or table.match.status is Status.CLOSED:
                continue
            under = f"{rival.address}-unreachable"
            is_told = await last_message(self.tables.store, notice.table, under) is not None
            if is_told and notice.kind is not NoticeKind.REMINDER:
                continue
            perspective = await self._perspective(table, rival.address)
            link = self._out.messenger(Address.parse(absent.address)).private_link(
                table.key, is_open=table.match.status is Status.OPEN
            )
            post = news.of_unreachable(perspective, seat, link)
            try:
                await self._out.send(notice, Address.parse(rival.address), post, under=under)
            except PrivateChatClosedError:
                await self._note_closed(rival.address)

    async def _note_closed(self, address: str) -> None:
        store, now = self.tables.store, self.tables.now()
        await profile.note_private_chat_closed(store, address, now=now)

    # -- a player ------------------------------------------------------------------------------
    async def _tell_player(self, notice: Notice, table: LoadedTable, who: Address) -> None:
        perspective = await self._perspective(table, notice.to)
        settings = await self.tables.store.profile(notice.to)
        if not profile.is_worth_a_try(settings, table.last_act_of(perspective.seat)):
            return
        if table.automatic_answer(perspective.seat) and notice.kind is not NoticeKind.OFFER:
            # He is not asked. The channel is told after him, and no sooner than if he had been.
            await asyncio.sleep(self.quiet_delay)
            return
        if notice.kind is NoticeKind.TURN and await self._has_been_asked(notice, perspective):
            return  # he may be in the middle of his answer, and the chat says what is new
        try:
            if table.match.status is Status.CLOSED:
                await self._tell_of_closing(notice, perspective, who)
            elif post := self._private_post(notice, perspective):
                is_card = notice.kind is NoticeKind.CARD
                under = card_of(notice.to) if is_card else notice.to
                await self._out.send(notice, who, post, under=under)
        except PrivateChatClosedError:
            await self._note_closed(notice.to)
        else:
            if profile.is_closed(settings):
                await profile.note_private_chat_open(self.tables.store, notice.to)

    def _private_post(self, notice: Notice, perspective: Perspective) -> Post | None:
        """What a player is shown of a challenge that is open, or of a match."""
        table, seat = perspective.table, perspective.seat
        if notice.kind is NoticeKind.CARD:
            return replace(challenge_card.card(perspective), mentions=())
        is_for_him = seat in notices.whom_it_concerns(table.record, table.match, notice.kind)
        post = posts.turn(perspective)
        if notice.kind is NoticeKind.REMINDER:
            time = news.of_time(perspective, seat, self.tables.now()) if seat else ""
            return replace(post, lines=(time, *post.lines)) if is_for_him else None
        return replace(post, is_silent=not is_for_him) if notice.kind is NoticeKind.OFFER else post

    async def _tell_of_closing(
        self, notice: Notice, perspective: Perspective, who: Address
    ) -> None:
        """His own copy of the card is brought up to date; who didn't answer himself is told."""
        table, seat = perspective.table, perspective.seat
        if await last_message(self.tables.store, notice.table, card_of(notice.to)):
            card = replace(challenge_card.card(perspective), mentions=(), is_silent=True)
            await self._out.send(notice, who, card, under=card_of(notice.to))
        if seat and seat in notices.whom_it_concerns(table.record, table.match, notice.kind):
            line = perspective.post(lines=(news.of_challenge(perspective, seat),), is_silent=False)
            await self._out.send_line(notice, who, line, under=f"{notice.to}-closing")

    async def _perspective(self, table: LoadedTable, address: str) -> Perspective:
        settings = await self.tables.store.profile(address)
        chat = await self.tables.store.profile(f"{table.key.platform}:{table.key.chat}")
        preferences = Preferences.of(settings, chat.get(profile.LOCALE, ""))
        return Perspective(table=table, preferences=preferences, seat=table.seat_of(address))

    async def _has_been_asked(self, notice: Notice, perspective: Perspective) -> bool:
        """Whether he was shown this very decision before: another chose in secret beside him."""
        table, seat = perspective.table, perspective.seat
        if seat is None or seat not in table.match.active:
            return False
        last = await last_message(self.tables.store, notice.table, notice.to)
        return last is not None and table.match.decision_version[seat] <= last.version


def _people(table: LoadedTable, seats: Sequence[Seat]) -> tuple[Person, ...]:
    found = (table.match.players[seat] for seat in seats)
    return tuple(dict.fromkeys(person_of(player) for player in found if player))
