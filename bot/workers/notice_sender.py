"""One notice, told: made into a post, and handed to its platform's messenger.

Messages are projections of the log: a notice says which table, which version and whom to tell, and
the words are made when it is delivered. What chats are told: `bot.workers.chat_notices`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.application import notices, profile
from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.message_refs import board_of, card_of, noted_messages, told_of
from bot.application.model import Address, Post, level_of
from bot.application.profile import NOTICE_DAYS
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from bot.messages import absence_posts, challenge_card, missed, news, posts
from bot.messages.messenger import Messenger, Page, PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.workers import delivery_order
from bot.workers.chat_notices import ChatNotices, is_computers_move
from bot.workers.follower_notices import FollowerNotices
from bot.workers.judged_notices import JudgedNotices
from bot.workers.overdue import is_reminded_by
from bot.workers.own_notices import OwnNotices
from bot.workers.pinned_list import PinnedList
from bot.workers.place_notices import PlaceNotices
from bot.workers.post_sender import PostSender
from bot.workers.puzzle_notices import PUZZLE_KINDS, PuzzleNotices
from bot.workers.readers import Readers
from bot.workers.result_notices import ResultNotices
from bot.workers.talk_notices import TalkNotices
from bot.workers.tournament_teller import TOURNAMENT_KINDS, TournamentTeller
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Seat
from storage.base import CHAT, CHAT_AT, Notice, NoticeKind, StoreAwayError, TableKey

_Teller = (
    PinnedList
    | OwnNotices
    | TalkNotices
    | PlaceNotices
    | ResultNotices
    | FollowerNotices
    | JudgedNotices
    | PuzzleNotices
    | TournamentTeller
)

_SOON: Final = 1  # seconds after one's own act, in whole ones
_QUIET_DELAY: Final = 0.3  # seconds for a message that isn't sent: about what one takes


class NoticeSender:
    """Tells one notice after the other. Holds no state."""

    def __init__(
        self,
        *,
        tables: Tables,
        messengers: Mapping[str, Messenger],
        quiet_delay: float = _QUIET_DELAY,
        notice_days: float = NOTICE_DAYS,
        page_url: str = "",
        page: Page | None = None,
    ) -> None:
        """`messengers`: by platform. `quiet_delay`: seconds for a message that isn't sent.

        `notice_days`: after which somebody silent is deleted who was asked. `page_url`: where the
        page is, if it can be reached from outside. `page`: where tables of chats can be open.
        """
        self.tables = tables
        self.messengers = messengers
        self.quiet_delay = quiet_delay
        self._out = out = PostSender(
            store=tables.store, aliases=tables.aliases, messengers=messengers, page=page
        )
        self._page = page
        self._readers = readers = Readers(tables=tables)
        self._pinned_lists = PinnedList(tables=tables, readers=readers, out=out)
        self._chats = ChatNotices(tables=tables, readers=readers, out=out)
        own = OwnNotices(tables=tables, readers=readers, out=out, notice_days=notice_days)
        of_tournaments = TournamentTeller(
            tables=tables,
            readers=readers,
            out=out,
            tournaments=Tournaments(tables),
            page_url=page_url,
        )
        # By kind; all others tell of a table as it stands.
        self._tellers: Mapping[NoticeKind, _Teller] = {
            NoticeKind.PINNED_LIST: self._pinned_lists,
            NoticeKind.DIGEST: own,
            NoticeKind.HELLO: own,
            NoticeKind.STAYING: own,
            NoticeKind.SAID: TalkNotices(tables=tables, readers=readers, out=out),
            NoticeKind.PLACE_LEFT: PlaceNotices(tables=tables, readers=readers, out=out),
            NoticeKind.RESULT: ResultNotices(tables=tables, readers=readers, out=out),
            NoticeKind.JUDGED: JudgedNotices(tables=tables, readers=readers, out=out),
            NoticeKind.FOLLOWED: FollowerNotices(tables=tables, readers=readers, out=out),
            **dict.fromkeys(TOURNAMENT_KINDS, of_tournaments),
            **dict.fromkeys(PUZZLE_KINDS, PuzzleNotices(tables=tables, readers=readers, out=out)),
        }

    async def whom(self, notice: Notice) -> Address:
        """The player or the chat that is told; a chat as it is called now."""
        if not notice.is_to_chat:
            return Address.parse(notice.to)
        return await self._chat_of(notice.table, notice.to)

    async def _chat_of(self, key: TableKey, to: str) -> Address:
        then = Address(platform=key.platform, id=key.chat)
        if to != CHAT:
            then = Address.parse(to.removeprefix(CHAT_AT))
        return replace(then, id=await self.tables.store.chat_now(then.platform, then.id))

    async def computer_answered(self, notice: Notice) -> None:
        """Return when the computer has answered the act that is told, if it thinks here and is
        quick: then both are told together.
        """
        known = self.tables.known(notice.table)
        if known is None or not any(map(level_of, known.match.players)):
            return
        if not self.tables.next_acts.computers_are_here:
            return
        with (
            self.tables.next_acts.awaited(notice.table) as acts,
            suppress(StoreAwayError, NoTableError, DamagedTableError),
        ):
            table = await self.tables.load(notice.table)
            if table.version == notice.version:
                await self.tables.next_acts.computer_answered(
                    acts, table, within=delivery_order.PATIENCE
                )

    async def answered(self, notice: Notice) -> None:
        """Return when its recipient has the answers that are under way: they may say it all."""
        if not notice.is_to_chat:
            await self.tables.answers.finished(notice.to)

    async def send(self, notice: Notice, whom: Address) -> float:
        """Tell it, if it is still to be told. Seconds for which it should seem to take longer.

        `whom` is what `whom` has said. The table is read once, with what is noted of its messages.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        if teller := self._tellers.get(notice.kind):
            await teller.tell(notice, whom)
            return 0.0
        reader = "" if notice.is_to_chat else notice.to  # whose lists are put right, if need be
        table = await self.tables.load(notice.table, asker=reader, has_noted=True)
        if self._page:
            await self._page.changed(table.key, self.tables.aliases.code(table.key), table.version)
        if notice.is_to_chat:
            await self.tables.lists.note_waiting(table, at=self.tables.now())
            await self._pinned_lists.note_change(table)
            await self._chats.tell(notice, table, whom)
            await self._out.outdate(notice, table.noted)
        elif _is_to_be_told(notice, table):
            identity = await self._readers.identity_to_tell(table, notice.to)
            if identity != notice.to:  # of the same person, who hears there what they hear
                await self.tables.store.enqueue([replace(notice, to=identity)])
                return 0.0
            player = table.match.players[seat] if (seat := table.seat_of(notice.to)) else None
            noted = table.noted.read_by(player, table.key, whom.platform)
            return await self._tell_player(notice, replace(table, noted=noted), whom)
        return 0.0  # an older private notice is told with the newer one behind it in the outbox

    async def _tell_player(self, notice: Notice, table: LoadedTable, who: Address) -> float:
        settings = table.asker_profile  # it was loaded for them
        perspective = await self._readers.player(table, notice.to, settings)
        seat, now = perspective.seat, self.tables.now()
        if not profile.is_worth_a_try(settings, table.last_act_of(seat)):
            await self._call_after_board(notice, table, seat)
            return 0.0
        is_reminder = notice.kind in notices.REMINDERS
        if is_reminder and not is_reminded_by(notice, table, seat, settings, now):
            return 0.0
        if table.automatic_answer(seat) and notice.kind is not NoticeKind.OFFER:
            # They aren't asked. The channel is told after them, no sooner than if they had been;
            # their clock runs as if they had.
            reached = table.reached_now(notice.to, now + self.quiet_delay)
            await self.tables.store.note_reached(notice.table, reached)
            return self.quiet_delay
        if notice.kind is NoticeKind.TURN and _has_been_asked(notice, perspective):
            if reached := table.reached_now(notice.to, now):
                await self.tables.store.note_reached(notice.table, reached)
            return 0.0  # they may be in the middle of their answer, and the chat says what is new
        try:
            is_greeted = await self._show(notice, perspective, who, settings)
        except PrivateChatClosedError as refused:
            await self._readers.note_closed(notice.to, refused)
            await self._call_after_board(notice, table, seat)
        else:
            await self._readers.note_open(notice.to, settings, is_greeted=is_greeted)
        return 0.0

    async def _show(
        self, notice: Notice, perspective: Perspective, who: Address, settings: Mapping[str, str]
    ) -> bool:
        # Send it; whether they know by now that they hear from us in their private chat.
        table, is_greeted = perspective.table, profile.GREETED in settings
        if table.match.status is Status.CLOSED:
            await self._tell_of_closing(notice, perspective, who)
            return is_greeted
        post = self._private_post(notice, perspective)
        if notice.kind is NoticeKind.TURN and not is_greeted:
            post = replace(post, lines=(*post.lines, perspective.say("reach-here")))
        await self._out.send(
            notice,
            who,
            post,
            noted=table.noted,
            under=card_of(notice.to) if notice.kind is NoticeKind.CARD else notice.to,
            reaching=lambda: table.reached_now(notice.to, self.tables.now()),
            marks=[told_of(notice.to, notice.kind)] if notice.kind in notices.MARKED else (),
        )
        return is_greeted or notice.kind is NoticeKind.TURN

    def _private_post(self, notice: Notice, perspective: Perspective) -> Post:
        # What a player is shown of a challenge that is open, or of a match.
        table, seat = perspective.table, perspective.seat
        if notice.kind is NoticeKind.CARD:
            return replace(challenge_card.card(perspective), mentions=())
        if seat is None:
            return absence_posts.left(perspective)
        is_for_him = seat in notices.whom_it_concerns(table.record, table.match, notice.kind)
        post = posts.turn(perspective)
        if notice.kind in notices.REMINDERS:
            time = news.of_time(perspective, seat, self.tables.now())
            return replace(post, lines=(time, *post.lines))
        if notice.kind is NoticeKind.MISSED:
            return replace(post, is_silent=True)
        if notice.kind is NoticeKind.OFFER:
            return replace(post, is_silent=not is_for_him)
        if notice.kind is NoticeKind.TURN and _is_still_there(table, seat):
            told = table.replayed.events[_last_own_act(table, seat) :]
            lines = perspective.narrate(event for events in told for event in events)
            return replace(posts.turn(perspective, lines=lines), is_silent=True)
        return missed.in_motion(perspective, post)

    async def _tell_of_closing(
        self, notice: Notice, perspective: Perspective, who: Address
    ) -> None:
        # Their own copy of the card is brought up to date; who didn't answer themselves is told.
        table, seat = perspective.table, perspective.seat
        if table.noted.last(card_of(notice.to)):
            card = replace(challenge_card.card(perspective), mentions=(), is_silent=True)
            await self._out.send(notice, who, card, noted=table.noted, under=card_of(notice.to))
        if seat and seat in notices.whom_it_concerns(table.record, table.match, notice.kind):
            line = perspective.post(lines=(news.of_challenge(perspective, seat),), is_silent=False)
            under = f"{notice.to}-closing"
            await self._out.send_line(notice, who, line, noted=table.noted, under=under)

    async def _call_after_board(
        self, notice: Notice, table: LoadedTable, seat: Seat | None
    ) -> None:
        # Have somebody mentioned if the board was told before it was known that they can't be told.
        # A board that is yet to be told mentions them itself; it may have been told meanwhile.
        if seat is None:
            return
        noted = await noted_messages(self.tables.store, notice.table)
        to = notices.chat_of(table.match.players[seat])
        is_told = noted.has(board_of(to), notice.version) or (table.is_private and to == CHAT)
        if is_told or await self._chats.is_shut(await self._chat_of(table.key, to)):
            await self._chats.call(table, seat)


def _has_been_asked(notice: Notice, perspective: Perspective) -> bool:
    # Whether they were shown this very decision before: another chose in secret beside them.
    table, seat = perspective.table, perspective.seat
    if seat is None or seat not in table.match.active:
        return False
    return table.noted.has(notice.to, table.match.decision_version[seat])


def _is_to_be_told(notice: Notice, table: LoadedTable) -> bool:
    # Whether no newer notice tells them more. A player who has lost their seat is told that alone.
    if table.match.state is not None and table.seat_of(notice.to) is None:
        return table.record.log[notice.version - 1].act is Act.SUBSTITUTE
    return notice.version >= table.version or notice.kind in notices.REMINDERS


def _last_own_act(table: LoadedTable, seat: Seat | None) -> int:
    own = (number for number, entry in enumerate(table.record.log) if entry.actor is seat)
    return max(own, default=0)


def _is_still_there(table: LoadedTable, seat: Seat | None) -> bool:
    # Whether it is the computer that has answered, so soon that they still look on.
    is_computers = is_computers_move(table, table.version - 1)
    return is_computers and table.at - table.last_act_of(seat) <= _SOON
