"""What the chat of a table is told: its card, its boards, and the calls to them.

Players who can't be written to in private are mentioned there. Where the table has no chat that
such a player reads, because it was opened in the other player's private chat, that other one is
told, and gets a link to hand on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Final

from bot.application import notices, place, profile
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import line_to, told_of
from bot.application.model import Address, Person, Post, is_computer_address
from bot.application.profile import Boards
from bot.messages import challenge_card, news, posts
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.workers.overdue import is_reminded_by
from bot.workers.readers import people
from bot.workers.teller import Teller
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Seat
from storage.base import CHAT, Notice, NoticeKind, Reached

# Acts that no board tells of: a line does, or the card.
_WITHOUT_BOARD: Final = (*notices.BESIDE_BOARD, Act.PROPOSE)

_MOST_OFFERS: Final = 2  # offers, breaks and their answers under one board; older ones are settled


class ChatNotices(Teller):
    """Tells chats."""

    async def tell(self, notice: Notice, table: LoadedTable, chat: Address) -> None:
        """Tell it, if there is something to tell and the chat takes it.

        A chat that refuses is noted, and left alone for a while. Players who can't be reached
        anywhere are noted, too.

        Raises:
            what a messenger and the store raise.
        """
        if notice.kind is NoticeKind.TURN and is_computers_move(table, notice.version):
            return  # the next board shows both
        settings = await self.tables.store.profile(str(chat))
        if not await self._takes_messages(chat, settings):
            await self._note_missed(notice, table)
            return
        try:
            await self._tell(notice, table, chat, settings)
        except ChatGoneError:
            if table.is_private:
                raise
            await profile.note_place_closed(self.tables.store, str(chat), now=self.tables.now())
            await self._note_missed(notice, table)
        else:
            if profile.is_place_closed(settings):
                await profile.note_place_open(self.tables.store, str(chat))

    async def is_shut(self, chat: Address) -> bool:
        """Whether a chat takes no messages of ours, as far as is known."""
        return not await self._takes_messages(chat, await self.tables.store.profile(str(chat)))

    async def _takes_messages(self, chat: Address, settings: Mapping[str, str]) -> bool:
        store, now = self.tables.store, self.tables.now()
        return await profile.is_place_worth_a_try(store, chat.platform, settings, now=now)

    async def _note_missed(self, notice: Notice, table: LoadedTable) -> None:
        # Note the players who have to decide and can't be told; the rivals' boards are to say so.
        missing = _who_read(notice, table, table.match.active)
        for seat in await self.readers.unreachable(table, missing):
            if missed := table.missed_now(seat, self.tables.now()):
                await self.tables.store.note_reached(table.key, missed)
                told = notices.of_missed(table.key, table.version, table.match, seat)
                await self.tables.store.enqueue(told)

    async def _tell(
        self, notice: Notice, table: LoadedTable, chat: Address, settings: Mapping[str, str]
    ) -> None:
        is_now = notice.kind is NoticeKind.CARD or notice.kind in notices.OF_DECISIONS
        told = table if is_now else table.as_of(notice.version)
        table, told = _in_chat(table, notice), _in_chat(told, notice)
        concerned = _who_read(
            notice, told, notices.whom_it_concerns(told.record, told.match, notice.kind)
        )
        unreachable = await self.readers.unreachable(told, concerned)
        marks: dict[Seat, str] = {}
        if notice.kind in notices.OF_DECISIONS:
            marks = await self._to_be_called(notice, table, unreachable)
            unreachable = list(marks)
        settings = await place.with_place(self.tables.store, chat, settings)
        boards = profile.boards(settings, chat.platform)
        preferences = Preferences.of(settings, platform=chat.platform)
        perspective = Perspective(table=told, preferences=preferences)
        if notice.kind is NoticeKind.CARD:
            await self._show_card(notice, perspective, chat, boards)
        if _is_private(notice, table):
            await self._tell_rivals(notice, told, unreachable)  # each has their own messages
        elif notice.kind is NoticeKind.CARD:
            await self._call_to_card(notice, perspective, chat, unreachable)
        elif post := await self._board(notice, perspective, unreachable):
            board = replace(
                post,
                is_update=post.is_update or boards is Boards.ONE,
                has_thread=boards is Boards.THREADS,
            )
            await self.out.send(
                notice,
                chat,
                board,
                noted=table.noted,
                under=table.noted.board,
                reaching=partial(self._reached, notice, told, post.mentions),
                marks=tuple(marks.values()),
                with_it=_call_marks(notice, unreachable),
            )
            if notice.kind is NoticeKind.TURN:
                # Private chats that have refused a message while the board was being sent: another
                # process may have told those.
                others = concerned.difference(unreachable)
                for seat in await self.readers.unreachable(table, others):
                    await self.call(table, seat)

    async def call(self, table: LoadedTable, seat: Seat) -> None:
        """Have the board mention a player who has to decide, if nothing has told them so."""
        is_asked = table.match.status is Status.PLAYING and seat in table.match.active
        if is_asked and not _knows_without_board(table, seat):
            await self.tables.store.enqueue([notices.of_call(table.key, table.match, seat)])

    def _reached(
        self, notice: Notice, table: LoadedTable, mentioned: Sequence[Person]
    ) -> dict[str, Reached]:
        # The players who have got notice of their decision by being mentioned where they are.
        now = self.tables.now()
        rung = (p.address for p in mentioned if p.address.platform == notice.platform)
        found = (table.reached_now(str(address), now) for address in rung)
        return dict(chain.from_iterable(one.items() for one in found))

    async def _to_be_called(
        self, notice: Notice, table: LoadedTable, seats: Sequence[Seat]
    ) -> dict[Seat, str]:
        # The seats that a call, or a reminder, is for; and what notes that they had it.
        found = {}
        for seat in seats:
            mark = told_of(f"{CHAT}-{seat}", notice.kind)
            if not table.noted.has(mark, notice.version) and await self._is_called(
                notice, table, seat
            ):
                found[seat] = mark
        return found

    async def _is_called(self, notice: Notice, table: LoadedTable, seat: Seat) -> bool:
        if notice.kind is NoticeKind.CALL:
            is_same = table.match.decision_version[seat] == notice.version
            return is_same and not _knows_without_board(table, seat)
        player = table.match.players[seat]
        settings = await self.tables.store.profile(player.address) if player else {}
        return is_reminded_by(notice, table, seat, settings, self.tables.now())

    # -- the card ------------------------------------------------------------------------------
    async def _show_card(
        self, notice: Notice, perspective: Perspective, chat: Address, boards: Boards
    ) -> None:
        if _is_private(notice, perspective.table) and await self.readers.is_closed(str(chat)):
            return
        try:
            card = challenge_card.card(perspective)
            card = replace(card, has_thread=boards is Boards.THREADS)
            noted = perspective.table.noted
            await self.out.send(notice, chat, card, noted=noted, under=noted.card)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(str(chat), refused)

    async def _call_to_card(
        self,
        notice: Notice,
        perspective: Perspective,
        chat: Address,
        unreachable: Sequence[Seat],
    ) -> None:
        # An edited card rings for nobody: players who can't be told in private are mentioned.
        has_begun = perspective.table.match.state is not None
        if not unreachable or has_begun or notice.version == 0:  # a new card mentions whom it asks
            return
        (seat,) = unreachable
        line = perspective.post(
            lines=(news.of_challenge(perspective, seat),),
            mentions=people(perspective, unreachable),
        )
        noted = perspective.table.noted
        await self.out.send_line(notice, chat, line, noted=noted, under=line_to(notice.to))

    # -- the board -----------------------------------------------------------------------------
    async def _board(
        self, notice: Notice, perspective: Perspective, unreachable: Sequence[Seat]
    ) -> Post | None:
        # The board, and what was said beside it; None if there is nothing to say.
        # It is an update of the last one if it shows the same position.
        table, is_reminder = perspective.table, notice.kind in notices.REMINDERS
        if notice.kind in notices.OF_DECISIONS and not unreachable:
            return None
        last = table.noted.last(table.noted.board)
        shown = last.version if last else 0
        is_update = notice.kind is not NoticeKind.TURN and not _untold(table, shown)
        if notice.kind is NoticeKind.OFFER and not unreachable:
            to_move = await self.readers.unreachable(table, table.match.active)
            entries = _with_offers(table, shown)
            post = posts.board(perspective, keyboard=bool(to_move), entries=entries)
            return replace(post, is_update=is_update)
        called = _not_called_yet(notice, table, unreachable, shown) if last else unreachable
        now = self.tables.now()
        times = [news.of_time(perspective, seat, now) for seat in called if is_reminder]
        post = posts.board(
            replace(perspective, reaching=frozenset(called)),
            # What is asked beside the board may be asked of somebody who isn't to move.
            keyboard=bool(unreachable) and table.match.active.issuperset(unreachable),
            is_to_answer=bool(unreachable),
            entries=(*_untold(table, shown, table.version - 1), table.version - 1),
        )
        return replace(
            post,
            is_update=is_update,
            lines=(*times, *post.lines),
            mentions=people(perspective, called),
            is_silent=not called,
        )

    # -- where there is no chat ------------------------------------------------------------------
    async def _tell_rivals(
        self, notice: Notice, table: LoadedTable, unreachable: Sequence[Seat]
    ) -> None:
        # Tell the other player, once, and again when time runs out; they get a link to hand on.
        for seat in unreachable:
            rival, absent = table.match.players[seat.other], table.match.players[seat]
            if rival is None or absent is None or is_computer_address(rival.address):
                continue
            if rival.address == absent.address or table.match.status is Status.CLOSED:
                continue
            under = f"{rival.address}-unreachable"
            is_told = table.noted.last(under) is not None
            is_reminder = notice.kind in notices.REMINDERS
            if is_told and not is_reminder:
                continue
            if not self.out.messenger(Address.parse(rival.address)):
                continue
            there = self.out.messenger(Address.parse(absent.address))
            is_open = table.match.status is Status.OPEN
            platform = Address.parse(absent.address).platform
            key = await self.tables.aliases.on(platform, table.key)
            link = there.private_link(key, is_open=is_open) if there else ""
            settings = await self.tables.store.profile(rival.address)
            perspective = await self.readers.player(table, rival.address, settings)
            post = news.of_unreachable(perspective, seat, link)
            try:
                marks = [told_of(under, notice.kind)] if is_reminder else ()
                await self.out.send(
                    notice,
                    Address.parse(rival.address),
                    post,
                    noted=table.noted,
                    under=under,
                    marks=marks,
                )
            except PrivateChatClosedError as refused:
                await self.readers.note_closed(rival.address, refused)


def _in_chat(table: LoadedTable, notice: Notice) -> LoadedTable:
    # The table with what is noted of the messages in the chat that is told.
    return replace(table, noted=table.noted.in_chat(notice.to))


def _is_private(notice: Notice, table: LoadedTable) -> bool:
    # Whether the chat that is told is a player's own: then each has their own messages.
    return table.is_private and notice.to == CHAT


def _who_read(notice: Notice, table: LoadedTable, seats: Collection[Seat]) -> frozenset[Seat]:
    # Those of the seats whose players read along in the chat that is told.
    players = table.match.players
    return frozenset(seat for seat in seats if notices.chat_of(players[seat]) == notice.to)


def is_computers_move(table: LoadedTable, number: int) -> bool:
    """Whether this entry of the log is the computer's move: told together with the one before."""
    if not 0 < number < table.version:
        return False
    entry = table.record.log[number]
    is_computers = entry.seat is not None and bool(table.computer_level(entry.seat))
    return is_computers and entry.act is Act.MOVE


def _untold(table: LoadedTable, shown: int, before: int | None = None) -> Sequence[int]:
    # The entries of the log that no board has told, of those that boards tell of: a move that the
    # computer answers at once, or one whose board was parked and is overtaken by a later one.
    # `shown` is the version of the last board. `before`: only those before this entry.
    log = table.record.log[:before]
    return [n for n in range(shown, len(log)) if log[n].act not in _WITHOUT_BOARD]


def _with_offers(table: LoadedTable, shown: int) -> Sequence[int]:
    # The entries that a board tells of with offers under it: those of the position, which may have
    # been told, and the last offers.
    last = table.version - 1
    while last > 0 and table.record.log[last].act in _WITHOUT_BOARD:
        last -= 1
    offers = range(max(last + 1, table.version - _MOST_OFFERS), table.version)
    return (*_untold(table, shown, last), last, *offers)


def _knows_without_board(table: LoadedTable, seat: Seat) -> bool:
    # Whether somebody has been told of their decision at a table that has no board for everybody.
    is_here = notices.chat_of(table.match.players[seat]) == CHAT
    return is_here and table.is_private and table.clock.is_reached(seat)


def _call_marks(notice: Notice, seats: Sequence[Seat]) -> Sequence[str]:
    # What notes that a board of an act asks these, whose private chats are closed.
    if notice.kind is not NoticeKind.TURN:
        return ()
    return [told_of(f"{CHAT}-{seat}", NoticeKind.CALL) for seat in seats]


def _not_called_yet(
    notice: Notice, table: LoadedTable, seats: Sequence[Seat], shown: int
) -> Sequence[Seat]:
    # Those of the seats who weren't called to their present decision by the last board.
    # A player who was there when they got it needs no call: a board is made that asks them.
    if notice.kind is NoticeKind.CALL:
        return [seat for seat in seats if not table.clock.is_reached(seat)]
    if notice.kind is not NoticeKind.TURN or table.match.status is not Status.PLAYING:
        return seats
    return [seat for seat in seats if table.match.decision_version[seat] > shown]
